"""A review reports the scores exactly, judges with a seat's knowledge, and says "about equal" if it is
uncertain.
"""

import re
import time
from itertools import pairwise
from pathlib import Path

import pytest
from tests.golden import folder

import tianxia
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import Roller
from tianxia.cli import main
from tianxia.kernel.game import Game
from tianxia.kernel.reader import read
from tianxia.kernel.record import Record, read_record, replay
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.kernel.words import COMPLETE, words
from tianxia.learn import review as reviewing
from tianxia.learn import thought
from tianxia.learn.review import Reviewing, estimated, review
from tianxia.learn.story import spread, story
from tianxia.learn.thought import Comparison, Difference, estimate, mean_and_error, regret, think_about

TITLES = ("huang", "royaumes", "terracotta", "zhanguo")
SECONDS = 90  # seconds of one core, for the longest golden game of a title


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long thoughts are short."""
    monkeypatch.setattr(thought, "LONG", Roller("reviewer", 60))
    monkeypatch.setattr(reviewing, "MOMENT_REDEALS", 3)
    monkeypatch.setattr(reviewing, "ESTIMATE_REDEALS", 2)


def random_positions(title: str, seats: int, seed: int, step: int) -> list[State]:
    state, rng = tianxia.game(title).new(seats=seats, seed=seed), stream(seed, "walk")
    found = []
    for number in range(40 * step):
        if state.over:
            break
        actions = state.actions()
        if number % step == step - 1 and len(actions) > 1:
            found.append(state.copy())
        state.take(actions[rng.below(len(actions))])
    return found


def golden(title: str, name: str) -> tuple[Game, Record]:
    record = read_record((folder(title) / f"{name}.txt").read_text(encoding="utf-8"), tianxia.game)
    return tianxia.game(title), record


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_part_has_words(title: str, language: str) -> None:
    spoken, parts = words(language, tianxia.game(title).folder), evaluation(title).parts
    names = {name for state in random_positions(title, 2, 5, 20) for name, _ in parts(state, 0)}
    assert len(names) >= 6
    assert {name for name in {*names, "part-victory"} if name not in spoken.own} == set()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.slow
def test_a_review_knows_only_what_the_seat_could_know(title: str) -> None:
    """A review has the same result for the real position and for any redeal of it."""
    compared = 0
    for at, state in enumerate(random_positions(title, 2, 8, 9)[:6]):
        seat = state.waiting()[0]
        rng = stream(at, "play")
        actions = state.actions_for(seat)
        played = read(state, actions[rng.below(len(actions))], seat, finish=False).actions
        others = [state, *(state.redeal(seat, stream(number, "other")) for number in range(2))]
        assert len({tuple(estimate(one, seat, stream(1, "e"), 2).shares) for one in others}) == 1
        assert len({regret(one, seat, played, stream(1, "r")) for one in others}) == 1
        found = [think_about(one, seat, played, stream(1, "t"), 3) for one in others]
        assert found[1:] == found[:1] * 2
        compared += found[0].difference is not None
    assert compared


def test_a_move_is_not_better_where_luck_may_explain_it() -> None:
    assert mean_and_error([1.0, 3.0])[0] == 2.0
    mean, error = mean_and_error([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
    assert mean == 4.5
    assert error == pytest.approx(2.365 * 2.449 / 8**0.5, rel=0.01)
    assert not Difference(0.4, -0.1, 0.9, []).clear
    assert Difference(0.5, 0.1, 0.9, []).clear
    assert Difference(-0.5, -0.9, -0.1, []).clear


def test_the_parts_of_a_difference_add_up() -> None:
    state = tianxia.game("huang").new(seats=2, seed=4)
    actions, seat = state.actions(), state.decision.seat
    phrases = [read(state, action, seat, finish=False).actions for action in actions[:2]]
    found = Comparison(state.redeal(seat, stream(1, "a")), seat, stream(2, "b"), phrases)
    found.run(4)
    pairs = [row[0] - row[1] for row in found.values]
    assert found.difference(0, [1]).mean == pytest.approx(sum(pairs) / 4, abs=0.01)
    for values, parts in zip(found.values, found.parts, strict=True):
        assert values == pytest.approx([sum(one.values()) for one in parts])


@pytest.mark.usefixtures("quick")
@pytest.mark.slow
def test_the_story_of_a_match() -> None:
    game, record = golden("terracotta", "two-seats")
    done: list[tuple[int, int]] = []
    found = review(game, record, lambda now, total: done.append((now, total)))
    state = replay(game, record)
    assert found.points[-1].scores == record.scores == state.scores()
    assert dict(state.sheet()) == {one.key: one.values[-1] for one in found.categories}
    last = found.points[-1].chances
    assert last is not None
    assert [seat for seat, share in enumerate(last.shares) if share] == record.winners
    assert all(0.99 < sum(point.chances.shares) < 1.01 for point in found.points if point.chances is not None)
    assert 6 <= len(found.moments) <= 12
    assert [one.version for one in found.moments] == sorted({one.version for one in found.moments})
    for moment in found.moments:
        assert moment.finding.played.text.split()[0] in record.entries[moment.version - 1].text
    assert done[-1][0] == done[-1][1]
    assert done == sorted(done)
    assert review(game, record) == found
    for language in COMPLETE:
        page = story(found, words(language, game.folder))
        assert "http" not in page
        assert not re.search(r"\b(review|part|choice|category)-[a-z]", page)
        assert page.count("<svg") >= 3


def test_what_was_taken_back_is_left_out() -> None:
    game = tianxia.game("huang")
    state = game.new(seats=2, seed=1)
    first, second = (read(state, action, 0).text for action in state.actions()[:2])
    record = Record("huang", game.rules, game.pack.digest, 2, {}, 1, ["Ann", "bot greedy"])
    record.move(0, first)
    record.entries.append(read_record(record.text() + "0 *undo 0\n", tianxia.game).entries[-1])
    record.move(0, second)
    turns = Reviewing(game, record).turns
    assert [[move.version for move in turn.moves] for turn in turns] == [[3]]


def test_the_moves_of_people_are_looked_at() -> None:
    game, record = golden("huang", "refill")
    record.players = ["Ann", "bot greedy", "bot greedy"]
    assert Reviewing(game, record).people == {0}
    record.players = ["bot greedy"] * 3
    assert Reviewing(game, record).people == {0, 1, 2}


def test_many_turns_are_estimated_evenly() -> None:
    game, record = golden("royaumes", "points")
    turns = estimated(Reviewing(game, record).turns)
    assert turns[-1].estimated
    assert 40 <= sum(turn.estimated for turn in turns) <= 80


def test_names_at_the_ends_of_lines_do_not_touch() -> None:
    places = spread([5.0, 5.0, 5.0, 0.0], 0.0, 10.0)
    assert sorted(places) == sorted(set(places))
    ordered = sorted(places)
    assert all(after - before > 0.08 for before, after in pairwise(ordered))
    assert ordered[-1] <= 1.0


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_the_longest_golden_game_is_reviewed_in_time(title: str) -> None:
    if tianxia.engine() == "interpreted":
        pytest.skip("the bar is for the compiled engine")
    longest = max(folder(title).glob("*.txt"), key=lambda file: file.stat().st_size)
    game, record = golden(title, longest.stem)
    before = time.process_time()
    review(game, record)
    assert time.process_time() - before < SECONDS


@pytest.mark.usefixtures("quick")
@pytest.mark.slow
def test_the_command_writes_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (folder("huang") / "short.txt").read_text(encoding="utf-8")
    file = tmp_path / "match.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["review", str(file), "--language", "fr"]) == 0
    assert capsys.readouterr().out.strip() == str(tmp_path / "match.html")
    page = (tmp_path / "match.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in page
    assert "Comment la partie s’est jouée" in page or "comment la partie s’est jouée" in page
    file.write_text(text.split("\n\n")[0] + "\n", encoding="utf-8")
    assert main(["review", str(file)]) == 2
    assert "no moves" in capsys.readouterr().err
