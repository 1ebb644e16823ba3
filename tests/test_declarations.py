"""The declarations of a title's steps are correct: fields, offers, rules; without duplicates."""

import ast
from pathlib import Path

import pytest

import tianxia
from tianxia.kernel.conformance import check_declarations


@pytest.mark.parametrize("title", tianxia.titles())
def test_steps_are_made_with_what_they_declare(title: str) -> None:
    check_declarations(tianxia.game(title))


@pytest.mark.parametrize("title", tianxia.titles())
def test_no_constructor_stands_twice_and_no_args_is_written_by_hand(title: str) -> None:
    folder = Path(tianxia.game(title).folder)
    places: dict[str, list[str]] = {}
    for file in sorted([*folder.glob("decisions/*.py"), *folder.glob("automa/*.py")]):
        for owner in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(owner, ast.ClassDef):
                continue
            for method in owner.body:
                if isinstance(method, ast.FunctionDef) and method.name in ("__init__", "args"):
                    assert method.name != "args", f"{file.name}: {owner.name} writes its args by hand"
                    places.setdefault(ast.dump(method), []).append(f"{file.name}: {owner.name}")
    assert [where for where in places.values() if len(where) > 1] == []
