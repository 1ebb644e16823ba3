"""Docstrings are available at run time, also in the compiled engine."""

import inspect
import runpy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tianxia

SETUP = runpy.run_path("setup.py")
SOURCES: list[str] = SETUP["engine_sources"]()


@pytest.mark.parametrize("source", SOURCES)
def test_docstrings_survive_compilation(source: str) -> None:
    module = import_module(source.removeprefix("src/").removesuffix(".py").replace("/", "."))
    for name, doc in SETUP["docstrings"](Path(source)):
        found: Any = module
        for part in name.split(".") if name else ():
            found = inspect.getattr_static(found, part)
        assert inspect.getdoc(found) == doc, name


def test_a_docstring_goes_behind_the_signature() -> None:
    """Characters that need escaping in C are preserved."""
    row = '{"take", (PyCFunction)CPyPy_m___take, METH_FASTCALL, PyDoc_STR("take(n=\\"1\\")\\n--\\n\\n")},'
    text = SETUP["put_docstring"](row, "m", "take", 'Say "é"\nor ??/ \\ n.')
    assert text.startswith(row.removesuffix('")},'))
    assert text.endswith('Say \\042\\303\\251\\042\\012or \\077\\077/ \\134 n.")},')


@pytest.mark.skipif(tianxia.engine() != "compiled", reason="the engine is not compiled")
def test_compiled_signatures_can_still_be_read() -> None:
    from tianxia.kernel.rng import Rng, stream

    assert str(inspect.signature(stream)) == "(seed, name='game')"
    assert str(inspect.signature(Rng)) == "(a, b, c, counter)"
