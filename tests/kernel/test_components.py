"""Data packs: faults are reported with file, table and reason, all of them."""

from pathlib import Path

import msgspec
import pytest

from tianxia.kernel.components import export_pack, read_pack
from tianxia.kernel.errors import BadComponents, TianxiaError


class Tiles(msgspec.Struct):
    red: int


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_knows_its_sources(tmp_path: Path) -> None:
    pack = read_pack(write(tmp_path, tiles='[tiles]\nsource = "rulebook"\nnote = "p. 2"\nred = 36\n'))
    assert pack.sources == {"tiles": "rulebook"}
    assert pack.notes == {"tiles": "p. 2"}
    assert pack.table("tiles", Tiles) == Tiles(36)


def test_the_digest_is_of_the_content(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    (tmp_path / "c").mkdir()
    text = '[tiles]\nsource = "rulebook"\nred = 36\n'
    one = read_pack(write(tmp_path / "a", tiles=text))
    same = read_pack(write(tmp_path / "b", other=text.replace("rulebook", "public") + "\n# a remark\n"))
    changed = read_pack(write(tmp_path / "c", tiles=text.replace("36", "35")))
    assert one.digest == same.digest != changed.digest


def test_every_fault_is_reported(tmp_path: Path) -> None:
    write(tmp_path, a="loose = 1\n[one]\nred = 1\n", b="not toml at all", c='[two]\nsource = "hearsay"\n')
    with pytest.raises(BadComponents) as caught:
        read_pack(tmp_path)
    text = str(caught.value)
    assert len(caught.value.problems) == 4
    assert "a.toml: loose stands outside any table" in text
    assert "a.toml [one]: source must be one of" in text
    assert "b.toml: " in text
    assert "c.toml [two]: source must be one of" in text


def test_a_wrong_value_names_file_table_and_reason(tmp_path: Path) -> None:
    pack = read_pack(write(tmp_path, tiles='[tiles]\nsource = "rulebook"\nred = "many"\n'))
    with pytest.raises(BadComponents, match=r"tiles\.toml \[tiles\]: red: expected int, got str"):
        pack.table("tiles", Tiles)
    with pytest.raises(BadComponents, match=r"table \[pagodas\] is missing"):
        pack.table("pagodas", Tiles)


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"no \.toml file here"):
        read_pack(tmp_path)


def test_export_never_overwrites(tmp_path: Path) -> None:
    (tmp_path / "from").mkdir()
    pack = read_pack(write(tmp_path / "from", tiles='[tiles]\nsource = "rulebook"\nred = 36\n'))
    files = export_pack(pack, tmp_path / "to")
    assert [file.name for file in files] == ["tiles.toml"]
    assert read_pack(tmp_path / "to").digest == pack.digest
    with pytest.raises(TianxiaError, match="exists already"):
        export_pack(pack, tmp_path / "to")
