"""Puzzles: what is shipped is legal and holds, and what is found is clear."""

from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from tests.learn.test_review import TITLES

import tianxia
from tianxia.cli import main
from tianxia.kernel.rng import stream
from tianxia.kernel.words import COMPLETE, words
from tianxia.learn.puzzle import (
    BadPuzzle,
    Puzzle,
    check,
    find,
    holds,
    keep,
    positions,
    puzzles_of,
    read_puzzle,
    solved,
)
from tianxia.server.web.practice import of_the_day


@pytest.mark.parametrize("title", TITLES)
def test_every_shipped_puzzle_is_legal(title: str) -> None:
    there = puzzles_of(title)
    assert there
    assert {one.name: check(one) for one in there if check(one)} == {}
    found = [one for one in there if one.proof is None]
    assert 2 * sum(one.fooled for one in found) >= len(found)
    for one in there:
        assert solved(one, one.answers[0])
        assert not solved(one, one.second)
        for language in COMPLETE:
            spoken = words(language, tianxia.game(title).folder)
            assert f"puzzle-{one.question}" in spoken.own
            assert {f"part-{part.name}" for part in one.parts} <= spoken.own
            if one.proof is not None:
                assert {f"puzzle-{one.name}-title", f"puzzle-{one.name}-why"} <= spoken.own
        assert one.rule == "" or one.rule in tianxia.game(title).ledger.rules


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.slow
def test_a_sample_of_answers_leads_on_other_redeals(title: str) -> None:
    there = [one for one in puzzles_of(title) if one.proof is None]
    sample = there[:: max(1, len(there) // 3)][:3]
    held = sum(holds(one, 99) for one in sample)
    assert held >= len(sample) - 1  # a 95 % interval may err


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_nearly_all_answers_lead_on_other_redeals(title: str) -> None:
    there = [one for one in puzzles_of(title) if one.proof is None]
    held = sum(holds(one, 7) for one in there)
    assert held >= 0.9 * len(there)


def test_what_is_no_puzzle_is_refused() -> None:
    one = puzzles_of("terracotta")[0]

    def wrong(**change: object) -> list[str]:
        return check(msgspec.structs.replace(one, **change))

    assert "is not asked" in wrong(seat=1 - one.seat)[0]
    assert wrong(answers=["nonsense"])
    assert wrong(second=one.answers[0]) == ["the second best move is an answer"]
    assert wrong(low=-0.1) == ["the lead may be nothing"]
    assert wrong(phrases=4) == ["only 4 legal phrases"]


def test_three_of_each_title_are_made_by_hand() -> None:
    made = {title: [one for one in puzzles_of(title) if one.proof] for title in TITLES}
    assert {title: len(there) for title, there in made.items()} == dict.fromkeys(TITLES, 3)
    for one in (one for there in made.values() for one in there):
        assert (one.question, one.lead, one.parts) == (one.name, 0.0, [])
        assert all(solved(one, answer) for answer in one.answers)


def test_any_move_that_brings_the_same_solves_one_made_by_hand() -> None:
    (ties,) = (one for one in puzzles_of("terracotta") if one.name == "ties")
    alone = msgspec.structs.replace(ties, answers=ties.answers[:1])
    assert solved(alone, "guard b2")
    assert not solved(alone, "guard b1")
    (governor,) = (one for one in puzzles_of("zhanguo") if one.name == "governor")
    assert solved(governor, "court 91 governor wei area")


def test_a_wrong_proof_is_refused() -> None:
    (ties,) = (one for one in puzzles_of("terracotta") if one.name == "ties")
    proof = ties.proof
    assert proof is not None

    def wrong(**change: object) -> list[str]:
        return check(msgspec.structs.replace(ties, proof=msgspec.structs.replace(proof, **change)))

    assert check(ties) == []
    assert "is [5, 2], not [2, 2]" in wrong(brings={"inspectors.now.row": [2, 2]})[0]
    assert wrong(others=[*proof.others, ["guard b2"]]) == ["guard b2: brings the same"]
    assert wrong(lines=proof.lines[:1]) == ["the lines of the proof do not begin with the answers"]
    assert wrong(others=[["clay"]]) == ["officer b1: not among the other moves of the proof"]


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    one = puzzles_of("royaumes")[0]
    file = tmp_path / f"{one.name}.toml"
    file.write_text(one.text(), encoding="utf-8")
    assert read_puzzle(file, "royaumes") == one
    file.write_text("seat = 0", encoding="utf-8")
    with pytest.raises(BadPuzzle, match="answers"):
        read_puzzle(file, "royaumes")


def test_half_of_them_fool_greedy() -> None:
    @dataclass
    class One:
        fooled: bool

    kept: list[One] = []
    for fooled in (False, False, True, False, False, True, True, False):
        if keep(kept, One(fooled)):  # type: ignore[arg-type]
            kept.append(One(fooled))
    assert 2 * sum(one.fooled for one in kept) >= len(kept)


def test_the_search_finds_a_puzzle_again() -> None:
    found = [one for one in puzzles_of("terracotta") if one.proof is None]
    one = min(found, key=lambda one: int(one.name.split("-")[0]))
    seed, move = map(int, one.name.split("-"))
    state = next(found for at, found in positions(tianxia.game("terracotta"), seed, 2) if at == move)
    again = find(state, one.name, stream(seed, f"puzzle {move}"))
    assert isinstance(again, Puzzle)
    assert again.answers == one.answers


def test_each_puzzle_has_its_day() -> None:
    there = puzzles_of("terracotta")
    first = 738000 // len(there) * len(there)
    days = [of_the_day(there, first + day) for day in range(len(there))]
    assert sorted(days) == sorted(one.name for one in there)
    assert of_the_day([], 5) == ""


def test_the_command_checks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "check", "terracotta"]) == 0
    assert "0 with faults" in capsys.readouterr().out
