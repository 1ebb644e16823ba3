"""The wire's types are defined in Python; those of the client and the documentation are generated."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from tianxia.table.frame import Frame
from tianxia.table.offer import Choice, SentenceOut

ROOT = Path(__file__).parent.parent.parent


def generator(name: str = "wire_types") -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["wire_types", "view_types"])
def test_generated_files_are_not_stale(name: str) -> None:
    for path, text in generator(name).wanted().items():
        assert path.read_text("utf-8") == text, f"{path.name} is stale: make web-types"


def test_every_field_of_a_frame_is_there() -> None:
    text = generator().interface(Frame)
    for field in msgspec.structs.fields(Frame):
        assert f"  {field.encode_name}: " in text
    assert "  offer: Offer | null;" in text
    assert "  view: View;" in text


def test_what_may_be_left_out_is_optional() -> None:
    text = generator().interface(Choice)
    assert "  move: string;" in text
    assert "  final?: boolean;" in text
    assert "  role?: Role;" in text
    bare = msgspec.json.encode(Choice("pass", []))
    assert bare == b'{"move":"pass","touches":[]}'


def test_a_struct_that_is_not_listed_is_noticed() -> None:
    class Strange(msgspec.Struct):
        sentence: SentenceOut

    with pytest.raises(AssertionError, match="not in the list"):
        generator().WRITER.written(Strange)
