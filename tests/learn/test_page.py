"""The page of a title and the order of its rules: complete, in every language, without secrets of others."""

import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import tianxia
from tianxia.kernel.words import COMPLETE, words
from tianxia.learn import example, page
from tianxia.learn.chapters import BadChapters, read_chapters, reconstructed, sections_of
from tianxia.learn.claim import Claim
from tianxia.learn.example import BadExample, draw, read_examples
from tianxia.learn.page import MISTAKES, BadPage, Picture, Section, learning, read_pictures

TITLES = ("huang", "royaumes", "terracotta", "zhanguo")
DRAWN = {  # chapters of the rules with a drawn example
    "huang": {"board", "tiles", "pagodas", "revolt", "war", "options"},
    "zhanguo": {"unify", "court", "officials", "buildings", "ship", "mausoleum", "round"},
    "royaumes": {"map", "movement", "march", "combat", "retreat", "authority"},
    "terracotta": {"winning", "workers", "actions", "tomb", "specialists"},
}


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_stands_in_exactly_one_chapter(title: str) -> None:
    ledger = tianxia.game(title).ledger
    listed = Counter(section for chapter in read_chapters(title) for section in chapter.sections)
    assert all(listed[rule.split(".")[1]] == 1 for rule in ledger.rules)
    assert sorted(listed) == sorted(sections_of(ledger))


@pytest.mark.parametrize("title", TITLES)
def test_every_reconstructed_table_says_which_rules_rest_on_it(title: str) -> None:
    game = tianxia.game(title)
    listed = tomllib.loads((game.folder / "chapters.toml").read_text(encoding="utf-8"))["figures"]
    tables = [one["table"] for one in listed]
    assert len(tables) == len(set(tables))
    assert {name for name, source in game.pack.sources.items() if source == "reconstructed"} <= set(tables)
    marked = reconstructed(title)
    assert marked
    assert set(marked) <= game.ledger.rules.keys()
    assert learning(title).reconstructed == marked


@pytest.mark.parametrize("title", TITLES)
def test_winning_is_taught_first_and_pieces_last(title: str) -> None:
    chapters = [chapter.id for chapter in read_chapters(title)]
    assert (chapters[0], chapters[-1]) == ("winning", "setup")


def test_a_title_without_chapters_or_page_still_works() -> None:
    found = learning("toy")
    assert [chapter.id for chapter in found.chapters] == sections_of(tianxia.game("toy").ledger)
    assert (found.pictures, found.lessons) == ([], [])


def test_a_chapter_file_that_forgets_a_section_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tianxia.game("toy")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    (tmp_path / "rules.toml").write_text("rule = []")
    (tmp_path / "chapters.toml").write_text('[[chapter]]\nid = "x"\nsections = ["nowhere"]\n')
    read_chapters.cache_clear()
    try:
        with pytest.raises(BadChapters, match="must stand in one chapter"):
            read_chapters("toy")
    finally:
        read_chapters.cache_clear()


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("title", TITLES)
def test_every_text_of_a_page_is_there(title: str, language: str) -> None:
    spoken = words(language, tianxia.game(title).folder)
    keys = [f"page-{section}" for section in Section.__args__]  # type: ignore[attr-defined]
    keys += [f"page-miss-{number + 1}" for number in range(MISTAKES)]
    keys += [f"page-picture-{picture.id}" for picture in read_pictures(title)]
    keys += [f"rules-{chapter.id}" for chapter in read_chapters(title)]
    assert [key for key in keys if key not in spoken.own] == []
    text = " ".join(spoken.format(key, {}) for key in keys)
    assert len(text.split()) < 500  # five minutes


@pytest.mark.parametrize("title", TITLES)
def test_a_page_has_five_or_six_pictures_as_the_learner_sees_them(title: str) -> None:
    found = learning(title)
    assert len(found.pictures) in (5, 6)
    for one in found.pictures:
        assert one.view["seat"] == 0
        assert json.loads(json.dumps(one.view)) == one.view


def test_a_picture_beyond_the_lesson_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    late = Picture("x", "win", 99, "board", [], [])
    monkeypatch.setattr(page, "read_pictures", lambda _: [late])
    learning.cache_clear()
    with pytest.raises(BadPage, match="12 steps"):
        learning("huang")
    learning.cache_clear()


@pytest.mark.parametrize("title", TITLES)
def test_examples_of_the_rules_say_what_the_engine_does(title: str) -> None:
    examples = read_examples(title)
    assert {one.chapter for one in examples} == DRAWN[title]
    assert {one.id: one.faults() for one in examples if one.faults()} == {}
    for one in examples:
        assert one.claim, one.id
        assert any(claim.brings for claim in one.claim), one.id
        assert draw(one).view["seat"] == one.seat
        for language in COMPLETE:
            spoken = words(language, tianxia.game(title).folder)
            assert f"example-{one.id}" in spoken.own
            assert 12 <= len(spoken.format(f"example-{one.id}", {}).split()) <= 70


def test_a_wrong_claim_is_noticed() -> None:
    state = tianxia.game("huang").new(2, {}, 3369)
    there = Claim(["leader red h6"], {"players.0.leaders.red": "h7", "players.9": True})
    assert there.faults(state, 0) == [
        "leader red h6: players.0.leaders.red is 'h6', not 'h7'",
        "leader red h6: players.9 is False, not True",
    ]
    assert "is legal" in Claim(["leader red h6"], refused="huang.leader.not_on_river").faults(state, 0)[0]
    other = Claim(["leader red g5"], refused="huang.leader.one_each").faults(state, 0)
    assert "huang.leader.not_on_river" in other[0]
    early = Claim(["leader red g5", "pass"], refused="huang.leader.not_on_river").faults(state, 0)
    assert "leader red g5" in early[0]


def test_a_file_that_is_no_example_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "examples"
    folder.mkdir()
    monkeypatch.setattr(example, "read_chapters", lambda _: [])
    monkeypatch.setattr(type(tianxia.game("toy")), "folder", tmp_path)
    (folder / "one.toml").write_text('chapter = "x"', encoding="utf-8")
    with pytest.raises(BadExample, match=r"toy/examples/one.toml: .*part"):
        read_examples("toy")
    (folder / "one.toml").write_text('chapter = "x"\npart = "board"\nposition = "{}"', encoding="utf-8")
    with pytest.raises(BadExample, match="no chapter 'x'"):
        read_examples("toy")
