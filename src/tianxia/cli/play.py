"""`tianxia play`: a game in the terminal against bots, or among people at one keyboard.

Full-screen where there is a terminal and the extra `terminal` is installed; in plain lines otherwise.
"""

from __future__ import annotations

import argparse
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import tianxia
from tianxia.cli.common import (
    add_bots,
    add_language,
    add_setting,
    extra,
    find_game,
    find_options,
    read_file,
    say_if_interpreted,
    title_words,
    whole,
)
from tianxia.cli.session import Session, new_file, new_session, resume_session
from tianxia.kernel.drawing import Pen, draw_board, sheet_of
from tianxia.kernel.errors import BadOptions, TianxiaError
from tianxia.kernel.event import Event
from tianxia.kernel.words import Words

SHOWN = 40


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "play", help="play in the terminal against bots, or with others at one keyboard"
    )
    parser.add_argument("game", nargs="?", help=f"one of {', '.join(tianxia.titles())}")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="play with this corrected data pack")
    add_setting(parser)
    parser.add_argument(
        "--seat",
        type=seat_numbers,
        default=[0],
        metavar="K,L",
        help="your seat, counted from 0, or the seats of several people at this keyboard",
    )
    parser.add_argument(
        "--names", default="", metavar="A,B", help="the names of the people, in order of --seat"
    )
    add_bots(parser, "random")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="write the match to this file at every step"
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="go on with this match, and save it there"
    )
    parser.add_argument("--plain", action="store_true", help="ask in plain lines even in a terminal")
    add_language(parser)
    parser.set_defaults(run=run)


def seat_numbers(text: str) -> list[int]:
    """Split a list of seats at commas."""
    return [whole()(part) for part in text.split(",")]


def run(arguments: argparse.Namespace) -> int:
    full = not arguments.plain and is_terminal()
    session = find_session(arguments, full)
    spoken = title_words(arguments.language, session.game)
    say_if_interpreted()
    try:
        if not full:
            play(session, spoken)
            return 0
        with extra("terminal"):
            from tianxia.cli.terminal.app import play_in_terminal
        play_in_terminal(session, arguments.language)
    finally:  # also after Ctrl-C or a broken pipe
        if session.trouble:
            raise TianxiaError(session.trouble)
    if session.file is not None:
        going_on = "" if session.match.over else f"; go on with: tianxia play --resume {session.file}"
        print(f"tianxia: the match is saved as {session.file}{going_on}")
    return 0


def is_terminal() -> bool:
    """Can a full-screen program run here? If only the extra `terminal` is missing, prints how to install
    it."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on the last of these
    if not all(stream.isatty() for stream in streams) or os.environ.get("TERM") in (None, "", "dumb"):
        return False
    if find_spec("textual") is None:
        print("tianxia: for the full screen: pip install 'tianxia[terminal]'", file=sys.stderr)
        return False
    return True


def find_session(arguments: argparse.Namespace, full: bool) -> Session:
    """The match to play: a new match, or the match to resume."""
    if arguments.resume:
        text = read_file(arguments.resume)
        if arguments.game is not None and f"game: {arguments.game}" not in text.splitlines():
            raise BadOptions(f"{arguments.resume}: it is not a match of {arguments.game}")
        return resume_session(arguments.resume, text, arguments.data, arguments.bots)
    if arguments.game is None:
        raise TianxiaError("play: the following arguments are required: game (or --resume FILE)")
    game = find_game(arguments)
    options = find_options(game, arguments)
    if arguments.save:
        check_target(arguments.save)
    return new_session(
        game,
        arguments.seats,
        options,
        arguments.seed,
        arguments.seat,
        arguments.bots or ["random"],
        [name.strip() for name in arguments.names.split(",") if name.strip()],
        arguments.save or (new_file(game) if full else None),
        bool(arguments.data),
    )


def check_target(file: Path) -> None:
    """Check before the first move that the match file can be written."""
    try:
        with file.open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as error:
        raise TianxiaError(f"{file}: {getattr(error, 'strerror', None) or error}") from None


# --- in plain lines ---------------------------------------------------------------------------------


def play(session: Session, spoken: Words) -> None:
    """Ask and answer until the game is over or the person leaves."""
    print(spoken.format("terminal-help", {}))
    viewer = session.people[0] if session.people else -1
    while not session.match.over:
        seat = session.asked()
        try:
            if session.bot_to_move():
                events = session.play(seat, session.bot_phrase())
            else:
                viewer = seat
                answer = ask(session, spoken)
                if answer is None:
                    break
                if answer == "undo":
                    print(f"  {spoken.format(session.undo(seat), {})}")
                    continue
                events = session.play(seat, answer)
        except TianxiaError as error:
            if session.bot_to_move():
                raise
            print(f"  {error}")
            continue
        tell(session, events, viewer, spoken)
    if session.match.over:
        view = session.match.state.view(-1)
        print("\n" + "\n".join(sheet_of(view, Pen(spoken, session.names(spoken)))))


def tell(session: Session, events: list[Event], viewer: int, spoken: Words) -> None:
    """Print the events; if several people share the keyboard, only those that all may see."""
    for event in events:
        if event.visible_to(viewer if len(session.people) == 1 else -1):
            print(f"  {spoken.format(event.key, event.args)}")


def ask(session: Session, spoken: Words) -> str | None:
    """The person's answer in notation; None to leave."""
    game, state = session.game, session.match.state
    decision = state.decision
    prompt = decision.prompt(state)
    print(f"\n{spoken.format(prompt.key, prompt.args)}")
    actions = state.actions()
    for number, action in enumerate(actions[:SHOWN], 1):
        label = state.describe(action)
        print(f"{number:4}. {game.notate(state, action):22} {spoken.format(label.key, label.args)}")
    if len(actions) > SHOWN:
        print("      " + " ".join(game.notate(state, action) for action in actions[SHOWN:]))
    while True:
        try:
            answer = input("> ").strip()
        except (EOFError, RuntimeError):  # end of input, or no standard input
            return None
        if answer in ("q", "quit"):
            return None
        if answer == "board":
            view = state.view(decision.seat)
            print("\n".join(draw_board(game, view, Pen(spoken, session.names(spoken)))))
            continue
        numbers = [str(number) for number in range(1, len(actions) + 1)]
        if answer in numbers and game.parse(state, answer) not in actions:
            return game.notate(state, actions[numbers.index(answer)])
        if answer:
            return answer
