"""A faulty pack is refused with every error and the names that people use; a correct one can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

import tianxia
from tianxia.cli import main
from tianxia.kernel.components import export_pack
from tianxia.kernel.conformance import pack_problems
from tianxia.kernel.errors import BadComponents

# Edits of the pack's files, and the errors they cause.
BAD_PACKS = [
    (
        "huang",
        "actions = 2",
        "actions = 0",
        "pieces.toml [limits]: actions: a number from 1 to 20 is expected, not 0",
    ),
    (
        "huang",
        "market = 6",
        "market = 0",
        "pieces.toml [limits]: market: a number from 1 to 20 is expected, not 0",
    ),
    (
        "huang",
        "\nhand = 6",
        "\nhand = 8",
        "pieces.toml [limits]: hand: a number from 1 to 7 is expected, not 8",
    ),
    (
        "huang",
        "\nhand = 6",
        "\nhand = 0",
        "pieces.toml [limits]: hand: a number from 1 to 7 is expected, not 0",
    ),
    ("huang", "red = 36", f"red = {10**20}", "pieces.toml [tiles]: red: "),
    ("huang", "red = 36", "red = -1", "pieces.toml [tiles]: red: a number from 0 to 99 is expected, not -1"),
    ("huang", "red = 36", 'red = "many"', "pieces.toml [tiles]: red: expected int, got str"),
    ("huang", "yellow = 42", "yellow = 17", "pieces.toml [tiles]: yellow: 19 capitals need as many tiles"),
    ("huang", "[tiles]", "[tile]", "pieces.toml [tile]: not known here"),
    ("huang", "[tiles]", "[tile]", "table [tiles] is missing"),
    ("huang", "green = 24", "gren = 24", "pieces.toml [tiles]: gren: not known here"),
    ("huang", "green = 24", "gren = 24", "pieces.toml [tiles]: green: missing"),
    (
        "huang",
        "strengths = [1,",
        "strengths = [5,",
        "[bandits]: strength 1: a number from 1 to 4 is expected, not 5",
    ),
    (
        "huang",
        'id = "qin", hex = "g2"',
        'id = "qin", hex = 7',
        "board.toml [main]: capital qin, hex: expected str",
    ),
    ("huang", 'hex = "g2"', 'hex = "z9"', "board.toml [main]: capital 'z9' is not on the board"),
    ("huang", "[[0, 0], [-1, 1]", "[[0], [-1, 1]", "[palace]: upright 1: 2 values are expected, not 1"),
    (
        "zhanguo",
        "{ number = 2, ",
        '{ number = "two", ',
        "cards.toml [unification]: card two, number: expected int",
    ),
    ("zhanguo", "officials = 4", "officials = 0", "board.toml [pieces]: one official of each kind at least"),
    ("zhanguo", "deck = [1, 2,", "deck = [1, 1,", "li_si.toml [levels]: level 1: a deck names a card twice"),
    ("zhanguo", 'id = "a2"', 'id = "a9"', "cards.toml [alchemists]: cards are a1, a2, a3, a4, a5, in order"),
    (
        "zhanguo",
        "governors = 7",
        "governors = -7",
        "[pieces]: governors: a number from 0 to 120 is expected, not -7",
    ),
    ("zhanguo", "soldiers = 9", f"soldiers = {10**20}", "board.toml [pieces]: soldiers: "),
    ("zhanguo", "small = [9, 11, 13]", "small = [9, 11]", "[tokens]: small: 3 values are expected, not 2"),
    (
        "zhanguo",
        'kind = "elixir", steps = 2',
        'kind = "fly", steps = 2',
        "[action_cards]: card 6: 'fly' is none of",
    ),
    (
        "zhanguo",
        "a-left = [1, 3]",
        "a-left = [1, 9]",
        "[wall_slots]: with 2 seats, a-left: prices from 1 to 3",
    ),
]


def corrected(folder: Path, title: str, before: str, after: str) -> Path:
    """The title's pack with one passage replaced."""
    changed = 0
    for file in export_pack(tianxia.game(title).pack, folder):
        text = file.read_text(encoding="utf-8")
        if before in text and not changed:
            file.write_text(text.replace(before, after, 1), encoding="utf-8")
            changed += 1
    assert changed, before
    return folder


@pytest.mark.parametrize(("title", "before", "after", "fault"), BAD_PACKS)
def test_a_bad_pack_is_told_where_it_is_bad(
    tmp_path: Path, title: str, before: str, after: str, fault: str
) -> None:
    pack = corrected(tmp_path, title, before, after)
    with pytest.raises(BadComponents) as caught:
        tianxia.game(title, data=pack)
    assert fault in str(caught.value)


def test_all_faults_are_told_each_once(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "huang", "actions = 2", "actions = 0")
    for before, after in (("market = 6", "market = 0"), ("red = 36", "red = -1"), ("blue = 24", "blu = 24")):
        file = pack / "pieces.toml"
        file.write_text(file.read_text(encoding="utf-8").replace(before, after, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        tianxia.game("huang", data=pack)
    assert caught.value.problems == [
        "pieces.toml [tiles]: blu: not known here",
        "pieces.toml [tiles]: red: a number from 0 to 99 is expected, not -1",
        "pieces.toml [tiles]: blue: missing",
        "pieces.toml [limits]: market: a number from 1 to 20 is expected, not 0",
        "pieces.toml [limits]: actions: a number from 1 to 20 is expected, not 0",
    ]


def test_a_bag_too_small_for_a_start_is_refused(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "huang", "yellow = 42\nred = 36", "yellow = 20\nred = 2")
    file = pack / "pieces.toml"
    text = file.read_text(encoding="utf-8").replace(
        "blue = 24\ngreen = 24\nwhite = 12", "blue = 2\ngreen = 2\nwhite = 9"
    )
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents, match="16 are left beside 19 capitals; 43 are needed"):
        tianxia.game("huang", data=pack)


def test_a_pack_that_fails_in_play_is_told_with_its_setting(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tianxia.game("huang")

    def stumble(state: object, rng: object, every: int) -> int:
        raise IndexError("the bag is empty")

    monkeypatch.setattr("tianxia.kernel.conformance.packs.play_on", stumble)
    (problem,) = pack_problems(game)
    assert problem.startswith("a random game with 2 seats (")
    assert problem.endswith(" settings): the bag is empty")
    assert main(["data", "huang", "check"]) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("title", tianxia.titles())
def test_the_packs_we_ship_can_be_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, title: str
) -> None:
    export_pack(tianxia.game(title).pack, tmp_path)
    assert main(["data", title, "check", str(tmp_path)]) == 0
    assert "tables, sound, played with" in capsys.readouterr().out
