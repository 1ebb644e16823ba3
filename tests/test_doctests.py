"""Examples in the docstrings of public names run, with either engine."""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"

# Public names in docs and README; each must have an example.
OF_GAME = "new variant with_data options takes list_options notate parse read drawing to_dict from_json"
OF_STATE = "actions waiting actions_for describe play listen redeal view drawing key to_json"
PUBLIC = {
    "tianxia": [""],
    "tianxia._engine": ["engine"],
    "tianxia.games": ["titles", "game"],
    "tianxia.kernel.game": [f"Game.{name}" for name in OF_GAME.split()],
    "tianxia.kernel.playout": ["playout"],
    "tianxia.kernel.shape": ["shape_faults"],
    "tianxia.kernel.state": ["State", *(f"State.{name}" for name in OF_STATE.split())],
    "tianxia.kernel.rng": ["stream"],
    "tianxia.bots": ["bot", "bots_for"],
    "tianxia.bots.own": ["find_bot"],
    "tianxia.bots.hint": ["hint"],
}


def docstrings(module: str) -> dict[str, str]:
    """The docstrings of a module by name, read from its source: a compiled class hides them from doctest."""
    place = SOURCE / module.replace(".", "/")
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = {"": ast.get_docstring(tree) or ""}
    for outer in tree.body:
        if isinstance(outer, (ast.ClassDef, ast.FunctionDef)):
            found[outer.name] = ast.get_docstring(outer) or ""
        if isinstance(outer, ast.ClassDef):
            methods = [inner for inner in outer.body if isinstance(inner, ast.FunctionDef)]
            found |= {f"{outer.name}.{method.name}": ast.get_docstring(method) or "" for method in methods}
    return found


@pytest.mark.parametrize("module", PUBLIC)
def test_public_names_have_examples_that_run(module: str) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    failures: list[str] = []
    names = set()
    for name, text in docstrings(module).items():
        test = parser.get_doctest(text, dict(vars(import_module(module))), name, None, 0)
        if test.examples:
            names.add(name)
            runner.run(test, out=failures.append)
    assert failures == [], "".join(failures)
    assert set(PUBLIC[module]) <= names
