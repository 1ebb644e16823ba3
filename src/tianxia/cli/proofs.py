"""Which tests prove a rule: finds the `@rule("...")` marks in the source of a checkout's tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import tianxia

NOT_HERE = "the tests that prove it come with the sources; this is an installed package"


def folder_of_tests() -> Path | None:
    """The folder of tests of this checkout; None for an installed package."""
    checkout = Path(tianxia.__file__).parent.parent.parent
    return checkout / "tests" if (checkout / "tests" / "ledger.py").is_file() else None


def proofs(rule: str, tests: Path) -> list[str]:
    """The tests that prove a rule, as `tests/huang/test_war.py::test_a_tie`, in the order of the files."""
    found = []
    for file in sorted(tests.rglob("test_*.py")):
        for name, marks in marked_tests(file):
            if any(mark.fullmatch(rule) for mark in marks):
                found.append(f"{file.relative_to(tests.parent).as_posix()}::{name}")
    return found


@cache
def marked_tests(file: Path) -> list[tuple[str, list[re.Pattern[str]]]]:
    """Each test of a file with the rules that its marks name."""
    text = file.read_text(encoding="utf-8")
    if "rule" not in text:
        return []
    module = ast.parse(text)
    said = {name: list(marks_in(node)) for node in module.body for name in names_of(node)}
    return [
        (node.name, marks)
        for node in module.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        if (marks := [mark for decorator in node.decorator_list for mark in marks_of(decorator, said)])
    ]


def names_of(node: ast.stmt) -> list[str]:
    """The names that a statement of a module defines."""
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def marks_of(decorator: ast.expr, said: dict[str, list[re.Pattern[str]]]) -> Iterator[re.Pattern[str]]:
    """The marks in a decorator, and in the lists and functions that it refers to."""
    yield from marks_in(decorator)
    for node in ast.walk(decorator):
        if isinstance(node, ast.Name):
            yield from said.get(node.id, ())


def marks_in(node: ast.AST) -> Iterator[re.Pattern[str]]:
    """The rules that `rule(...)` names in an expression; `.*` stands for parts inserted at run time."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func).rpartition(".")[2] == "rule":
            for argument in call.args:
                parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
                yield re.compile("".join(map(pattern, parts)))


def pattern(part: ast.expr) -> str:
    if isinstance(part, ast.Constant) and isinstance(part.value, str):
        return re.escape(part.value)
    return r"\w+"
