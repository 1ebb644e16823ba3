"""The full-screen program, driven by Textual's pilot: whole games, keys, people who share a keyboard."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Identifier, Message
from tests.cli.keyboard import at_the_keyboard
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import tianxia
from tianxia.bots import BOTS
from tianxia.cli import main
from tianxia.cli.session import Session, bot_name, new_session, resume_session
from tianxia.cli.terminal.app import COMMANDS, PlayApp, PlayScreen
from tianxia.cli.terminal.narrowing import narrow
from tianxia.cli.terminal.screens import HandOver, Hints, Rules, Sheet
from tianxia.cli.terminal.thinking import Thinker
from tianxia.kernel.options import list_options
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.kernel.words import words
from tianxia.table.header import Header
from tianxia.table.match import Match, fold
from tianxia.table.offer import offer

LAST = 12  # decisions before the end of a game, where the pilot takes over


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """Thinks in a thread: a process takes a second to start."""
    with ThreadPoolExecutor(1) as executor:
        yield Thinker(executor)


def near_the_end(title: str, seats: int, options: dict[str, Any]) -> State:
    """A position of a random game, some decisions before its end."""
    state = tianxia.game(title).new(seats, options, seed=3)
    rng = stream(3, "players")
    last: deque[State] = deque(maxlen=LAST)
    while not state.over:
        last.append(state.copy())
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    return last[0]


def late_session(
    title: str, seats: int, file: Path | None = None, options: dict[str, Any] | None = None
) -> Session:
    """A match that begins near the end: seat 0 is a person, chance plays the others."""
    options = options or {}
    state = near_the_end(title, seats, options)
    game = state.game
    header = Header(
        "test", title, game.rules, game.pack.digest, seats, options, "3", start=game.to_json(state)
    )
    bots = {seat: "random" for seat in range(1, state.seats) if seat != state.automa}
    return Session(Match(game, header), bots, {0: "秦 Anne"}, file)


def drive(
    session: Session,
    thinker: Thinker,
    act: Callable[[Pilot[None], PlayScreen], Coroutine[Any, Any, None]],
    size: tuple[int, int] = (80, 24),
    language: str = "en",
) -> None:
    """Run the program without a terminal and let `act` use it."""

    async def run() -> None:
        app = PlayApp(session, language, thinker)
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            screen = app.screen_stack[1]
            assert isinstance(screen, PlayScreen)
            await act(pilot, screen)
        assert not app.return_code

    asyncio.run(run())


async def settled(pilot: Pilot[None]) -> None:
    """Wait until no bot is thinking and everything is drawn."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def top(pilot: Pilot[None]) -> object:
    """The screen that has the keys."""
    return pilot.app.screen


def shown(screen: PlayScreen, name: str) -> str:
    return str(screen.query_one(f"#{name}", Static).render())


def typed(screen: PlayScreen) -> str:
    return screen.query_one("#typed", Input).value


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        *((title, tianxia.game(title).seats_by_default(), {}) for title in tianxia.titles()),
        ("zhanguo", 1, {"li_si": 3}),
        ("terracotta", 1, {"decree_every_turn": True, "two_masters": True, "typed_decrees": True}),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, dict) else str(value),
)
@pytest.mark.slow
def test_a_game_is_played_to_its_end(
    title: str, seats: int, options: dict[str, Any], thinker: Thinker, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    session = late_session(title, seats, file, options)
    assert (session.match.state.automa >= 0) == (seats == 1)
    assert session.people == [0]

    async def play(pilot: Pilot[None], screen: PlayScreen) -> None:
        for step in range(200):
            if session.match.over:
                break
            if step % 5 == 1:
                await pilot.resize_terminal(*((120, 40), (80, 24), (60, 15))[step % 3])
            assert screen.offer is not None
            assert screen.query_one("#choices", OptionList).option_count
            await pilot.press("down", "enter")
            await settled(pilot)
        assert session.match.over
        assert "Winner" in shown(screen, "board") or "draw" in shown(screen, "board")
        assert shown(screen, "question") == "The game is over."

    drive(session, thinker, play)
    assert main(["verify", str(file)]) == 0
    resumed = resume_session(file, file.read_text(encoding="utf-8"), None)
    assert resumed.match.over
    assert (resumed.bots, resumed.own_names) == (session.bots, session.own_names)


AUTOMAS = [
    *(("zhanguo", {"li_si": level}) for level in range(1, 5)),
    *(
        ("terracotta", {option.name: True})
        for option in list_options(tianxia.game("terracotta").options_type)
    ),
]


@pytest.mark.parametrize(
    ("title", "options"),
    AUTOMAS,
    ids=lambda value: str(value) if isinstance(value, str) else str(*value.items()),
)
def test_every_automa_can_be_played_against(title: str, options: dict[str, Any]) -> None:
    session = new_session(tianxia.game(title), 1, options, 3, [0], ["random"])
    assert session.names(words("en", session.game.folder)) == ["Player", "Li Si"]
    assert session.bots == {}
    draw = stream(3, "person")
    for _ in range(12):
        actions = session.match.state.actions()
        state = session.match.state
        phrase = session.game.read(state, [actions[draw.below(len(actions))]], 0).text
        assert session.submit(0, phrase) is None
    assert session.asked() == 0
    resumed = fold(session.game, session.match.header, session.match.entries)
    assert resumed.state == session.match.state


@pytest.mark.parametrize("name", [*BOTS, "search-20", "rollouts-20"])
def test_every_bot_can_sit_down(name: str) -> None:
    """Bots that think for a long time are left out."""
    session = new_session(tianxia.game("royaumes"), 3, {}, 3, [2], [name])
    spoken = words("fr")
    assert session.bots == {0: name, 1: name}
    assert session.names(spoken)[0] == f"{bot_name(name, spoken)} 0"
    if name in ("novice", "adept", "greedy", "random", "search-20", "rollouts-20"):
        while session.bot_to_move():
            session.play(session.asked(), session.bot_phrase())
        assert session.asked() == 2
        assert session.match.version >= 1


# --- languages --------------------------------------------------------------------------------------------


def tokens(text: str) -> set[str]:
    """The words of a text, without ids of rules."""
    text = re.sub(r"\b[a-z_]+(\.[a-z_0-9]+)+\b", "", text)
    return set(re.findall(r"[^\W\d_]{3,}", text.casefold()))


def of_language(language: str, title: str) -> set[str]:
    """All words of the sentences of a language."""
    game = tianxia.game(title)
    found = words(language, game.folder)
    rules = tokens("\n".join(game.ledger.text(rule, language) for rule in game.ledger.rules))
    serialize = FluentSerializer().serialize_entry
    return rules | tokens(
        "\n".join(serialize(Message(Identifier("x"), pattern)) for pattern in found.messages.values())
    )


OURS = [title for title in tianxia.titles() if title != "toy"]  # the toy of the tests has no French


@pytest.mark.parametrize("title", OURS)
@pytest.mark.slow
def test_a_game_in_french_says_nothing_in_english(title: str) -> None:
    """Except for notation, which is the same in every language."""
    english = of_language("en", title) - of_language("fr", title)
    said: dict[str, str] = {}

    async def look(pilot: Pilot[None], screen: PlayScreen) -> None:
        language = screen.spoken.language
        texts = []
        for _ in range(3):
            assert screen.narrowed is not None
            texts += [shown(screen, name) for name in ("board", "question", "log", "status", "keys")]
            texts += [screen.label(screen.narrowed.ask, choice) for choice in screen.narrowed.choices]
            await pilot.press("down", "enter")
            await settled(pilot)
        for key in ("f1", "f2", "f3"):
            await pilot.press(key)
            await settled(pilot)
            here = pilot.app.screen
            texts += [str(one.render()) for one in here.query(Static)]
            texts += [one.placeholder for one in here.query(Input)]
            await pilot.press("escape")
        said[language] = "\n".join(texts)

    for language in ("en", "fr"):
        session = new_session(tianxia.game(title), 2, {}, 3, [0], ["random"], ["Anne"])
        drive(session, Thinker(ThreadPoolExecutor(1)), look, (150, 50), language)
    commands = set(COMMANDS) | tokens("tianxia play --resume tile red")
    assert tokens(said["fr"]) & english - commands == set()
    assert len(tokens(said["en"]) & english) > 20


# --- keys ---------------------------------------------------------------------------------------------------


def huang(thinker: Thinker, people: list[int], file: Path | None = None) -> Session:
    return new_session(tianxia.game("huang"), 2, {}, 3, people, ["random"], ["Anne", "Bo"], file)


def first_seat() -> int:
    return tianxia.game("huang").new(2, seed=3).decision.seat


@pytest.mark.slow
def test_typing_narrows_choices_and_marks_their_places(thinker: Thinker, tmp_path: Path) -> None:
    session = huang(thinker, [first_seat()], tmp_path / "match.txt")

    async def play(pilot: Pilot[None], screen: PlayScreen) -> None:
        choices = screen.query_one("#choices", OptionList)
        every = choices.option_count
        await pilot.press(*"leader r")
        assert (choices.option_count, every > 1) == (1, True)
        await pilot.press("enter")
        assert typed(screen) == "leader red "
        assert screen.narrowed is not None
        places = {choice.move for choice in screen.narrowed.choices}
        place = min(places)
        assert f"[{place:3}]" in shown(screen, "board")
        await pilot.press(place[0])
        assert {choice.move for choice in screen.narrowed.choices} == {
            one for one in places if one[0] == place[0]
        }
        assert "[m7 ]" not in shown(screen, "board")
        await pilot.press("escape")
        assert typed(screen) == ""
        await pilot.press("enter")
        assert session.match.version == 0, "Enter alone plays nothing"
        await pilot.press(*"leader", "enter")
        assert "type more" in shown(screen, "status")
        await pilot.press("escape", *"leader red a2", "enter")
        assert "[huang.leader." in shown(screen, "status"), "the rule that forbids it"
        assert session.match.version == 0
        await pilot.press("escape", *f"leader red {place}", "enter")
        await settled(pilot)
        assert session.match.version == 1
        assert "1 move" not in shown(screen, "status")
        await pilot.press("f5")
        assert shown(screen, "status").startswith("Taken back")
        assert session.match.moves() == []

    drive(session, thinker, play)
    assert [entry.kind for entry in session.match.entries] == ["move", "undo"]
    assert main(["verify", str(tmp_path / "match.txt")]) == 0


@pytest.mark.slow
def test_every_key_opens_and_closes(thinker: Thinker) -> None:
    session = huang(thinker, [first_seat()])

    async def play(pilot: Pilot[None], screen: PlayScreen) -> None:
        for key, kind in (("f1", Sheet), ("f4", Sheet), ("f3", Rules)):
            await pilot.press(key)
            assert isinstance(top(pilot), kind)
            await pilot.press("escape")
            assert top(pilot) is screen
        await pilot.press("?")
        assert isinstance(top(pilot), Sheet)
        await pilot.press("escape", "f3", *"tie")
        assert "huang.revolt" in str(pilot.app.screen.query_one("#found", Static).render())
        await pilot.press("escape", "f3", "pagedown")
        assert pilot.app.screen.query_one(VerticalScroll).scroll_y == 10
        await pilot.press("escape", "f2")
        await settled(pilot)
        assert isinstance(top(pilot), Hints)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert narrow(offer(session.match.state, session.asked()), typed(screen), lambda *_: "").meant()  # type: ignore[arg-type]
        await pilot.press("f7")
        assert "Écrivez" in shown(screen, "status")
        await pilot.press("escape", *"log", "enter")
        assert isinstance(top(pilot), Sheet)

    drive(session, thinker, play, (120, 40))


def test_bots_of_one_level_are_told_apart() -> None:
    session = new_session(tianxia.game("huang"), 4, {}, 3, [1], ["novice", "novice", "adept"], ["Anne"])
    assert session.names(words("en")) == ["Novice 0", "Anne", "Novice 2", "Adept"]
    assert session.players() == ["novice", "Anne", "novice", "adept"]


def test_people_at_one_keyboard_see_no_hand_of_others(thinker: Thinker) -> None:
    session = huang(thinker, [0, 1])
    first = first_seat()

    async def play(pilot: Pilot[None], screen: PlayScreen) -> None:
        assert isinstance(top(pilot), HandOver)
        assert "Your hand" not in shown(screen, "board")
        await pilot.press(str(1 - first), "enter")
        assert isinstance(top(pilot), HandOver), "not the number of the seat"
        await pilot.press(str(first), "enter")
        await pilot.pause()
        assert top(pilot) is screen
        own = session.match.state.drawing(first).partition("Your hand")[2]
        assert own.strip(": \n") in shown(screen, "board")
        await pilot.press(*"pass", "enter", *"pass", "enter")
        await pilot.pause()
        assert session.asked() == 1 - first
        assert isinstance(top(pilot), HandOver)
        assert "Your hand" not in shown(screen, "board")
        await pilot.press("f2")
        assert isinstance(top(pilot), HandOver)

    drive(session, thinker, play)


def test_narrowing_follows_whole_phrases() -> None:
    state = tianxia.game("huang").new(2, seed=3)
    found = offer(state, state.decision.seat)
    assert found is not None
    for phrase, last in list(found.phrases())[::40]:
        narrowed = narrow(found, phrase, lambda *_: "")
        assert narrowed.meant() == last
        assert narrowed.phrase(last) == phrase
    assert narrow(found, "  tile   red ", lambda *_: "").words == "tile red"
    assert narrow(found, "nonsense", lambda *_: "").choices == []
    by_label = narrow(found, "soldier", lambda ask, choice: f"Soldier {choice.move}")
    assert len(by_label.choices) == len(found.choices())


@pytest.mark.slow
def test_a_bot_thinks_in_another_process(tmp_path: Path) -> None:
    """Uses a process as `tianxia play` does; leaving does not wait for the bot."""
    session = huang(Thinker(ThreadPoolExecutor(1)), [1 - first_seat()])
    session.bots[first_seat()] = "novice"
    thinker = Thinker()

    async def play(pilot: Pilot[None], screen: PlayScreen) -> None:
        assert screen.offer is not None
        assert session.match.version >= 2

    drive(session, thinker, play)


# --- a real terminal ----------------------------------------------------------------------------------------


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The command in the environment of a usual terminal."""
    monkeypatch.setenv("PYTHONPATH", str(Path(tianxia.__file__).parent.parent))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    return [sys.executable, "-m", "tianxia", "play", "huang", "--seed", "3", "--language", "en"]


@pytest.mark.slow
@pytest.mark.parametrize("leave", ["\x11", "quit\r"], ids=["Ctrl+Q", "quit"])
def test_the_command_opens_the_full_screen_and_quits(terminal: list[str], leave: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    command = [*terminal, "--seat", str(first_seat()), "--save", str(file)]
    steps = [("\x1b[?1049h", ""), ("Kingdoms", ""), ("F1 help", leave), ("\x1b[?1049l", "")]
    code, last = at_the_keyboard(command, steps, (150, 45))
    assert code == 0
    assert f"tianxia play --resume {file}" in last
    assert "Traceback" not in last
    assert resume_session(file, file.read_text(encoding="utf-8"), None).match.version == 0


@pytest.mark.slow
def test_the_command_asks_in_plain_lines_where_nothing_else_can_be_shown(
    terminal: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for command, kind in ((terminal, "dumb"), ([*terminal, "--plain"], os.environ["TERM"])):
        monkeypatch.setenv("TERM", kind)
        code, last = at_the_keyboard([*command, "--seat", str(first_seat())], [("> ", "q\n")])
        assert code == 0
        assert "\x1b[?1049h" not in last
