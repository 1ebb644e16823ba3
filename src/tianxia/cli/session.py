"""One match on this computer: people who share it, bots, and a match file that is written at every step.

Moves and undo are judged by the table, as on a server. `tianxia play` shows a session.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import tianxia
from tianxia.bots import bot
from tianxia.bots.driver import choose
from tianxia.bots.own import find_bot
from tianxia.kernel.errors import BadOptions, TianxiaError
from tianxia.kernel.event import Event
from tianxia.kernel.game import Game
from tianxia.kernel.record import Record, game_of, read_record
from tianxia.kernel.words import Words
from tianxia.server.operations.settings import data_folder
from tianxia.table.command import Back, Move, Refused
from tianxia.table.header import Header
from tianxia.table.judge import judge
from tianxia.table.match import Match, Played, fold
from tianxia.table.undo import undo_reach


class Session:
    """A match, who plays it, and the file it is saved in (none: it is not saved)."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, str],
        names: dict[int, str],
        file: Path | None,
        carry_pack: bool = False,
    ) -> None:
        self.match = match
        self.game: Game = match.game
        self.bots = bots  # the name of each seat's bot
        self.own_names = names  # of people
        self.file = file
        self.carry_pack = carry_pack
        self.commands = 0
        self.trouble = ""  # why the match is not saved where it should be
        state = match.state
        self.people = [seat for seat in range(state.seats) if seat not in bots and seat != state.automa]

    # --- who ------------------------------------------------------------------------------------------

    def asked(self) -> int:
        """The seat to move now; in simultaneous secret choices, the first that has not answered. -1 at the
        end."""
        return -1 if self.match.over else self.match.state.decision.seat

    def bot_to_move(self) -> str:
        """The name of the bot that moves now; empty if a person does, or nobody."""
        return self.bots.get(self.asked(), "")

    def names(self, spoken: Words) -> list[str]:
        """The name of each seat in a language. Bots of one name also get the number of their seat."""
        found = []
        for seat in range(self.match.state.seats):
            if seat in self.own_names:
                found.append(self.own_names[seat])
            elif seat == self.match.state.automa:
                found.append(spoken.format("automa", {}))
            elif seat in self.bots:
                name = bot_name(self.bots[seat], spoken)
                several = list(self.bots.values()).count(self.bots[seat]) > 1
                found.append(f"{name} {seat}" if several else name)
            else:
                number = self.people.index(seat) + 1 if len(self.people) > 1 else 0
                found.append(spoken.format("terminal-player", {"number": number}))
        return found

    def players(self) -> list[str]:
        """The names that the match file keeps: a bot's own name, so that the match can go on with it."""
        seats = range(self.match.state.seats)
        return [self.bots.get(seat) or self.own_names.get(seat, "") for seat in seats]

    # --- what happens ---------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> list[Event]:
        """Play a phrase of a seat and save. Returns the events; IllegalMove if the phrase is refused."""
        return self.add(self.match.move(seat, text))

    def submit(self, seat: int, text: str) -> Refused | None:
        """Play a person's phrase, judged by the table. Returns the refusal, if there is one."""
        self.commands += 1
        return self.keep(judge(self.match, Move(f"t{self.commands}", self.match.version, seat, text)))

    def undo(self, seat: int) -> str:
        """Take back the last move of a seat. Returns the translation key of the reason why not, or
        `undo-free`.
        """
        reach = undo_reach(self.match, seat)
        if reach.reason == "undo-free":
            self.commands += 1
            self.keep(judge(self.match, Back(f"t{self.commands}", self.match.version, seat, reach.step)))
        return reach.reason

    def bot_phrase(self) -> str:
        """The phrase of the bot that is asked, computed in this process."""
        seat, state = self.asked(), self.match.state
        actions = choose(
            find_bot(self.bots[seat]), state, seat, int(self.match.header.seed), self.match.version
        )
        return self.game.read(state, actions, seat).text

    def keep(self, judged: Any) -> Refused | None:
        if isinstance(judged, Played):
            self.add(judged)
        return judged if isinstance(judged, Refused) else None

    def add(self, played: Played) -> list[Event]:
        self.match.add(played)
        self.save()
        return played.events

    # --- the file ---------------------------------------------------------------------------------------

    def record(self) -> Record:
        return self.match.record(self.players(), self.carry_pack)

    def save(self) -> None:
        """Write the match file. If that fails, use the temporary folder from now on, and note why."""
        if self.file is None:
            return
        text = self.record().text()
        try:
            write(self.file, text)
        except OSError as error:
            if self.trouble:
                raise
            with NamedTemporaryFile(prefix="tianxia-", suffix=".txt", delete=False) as other:
                pass
            lost, self.file = self.file, Path(other.name)
            write(self.file, text)
            self.trouble = f"{lost}: {error.strerror or error}; the match is saved as {self.file}"


def write(file: Path, text: str) -> None:
    """Write a file so that an interruption leaves the old or the new text."""
    if file.exists() and not file.is_file():  # /dev/stdout, a pipe
        file.write_text(text, encoding="utf-8")
        return
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(file)


def bot_name(name: str, spoken: Words) -> str:
    """The name of a bot for people."""
    key = f"bot-{name}"
    return spoken.format(key, {}) if key in spoken.messages else name


def new_session(
    game: Game,
    seats: int | None,
    options: dict[str, Any],
    seed: int,
    people: Sequence[int],
    bots: Sequence[str],
    names: Sequence[str] = (),
    file: Path | None = None,
    carry_pack: bool = False,
) -> Session:
    """A new match. The last bot also plays all remaining seats; the names are those of the people."""
    for name in bots:
        find_bot(name)
    state = game.new(seats, options, seed)
    there = [seat for seat in range(state.seats) if seat != state.automa]
    for seat in people:
        if seat not in there:
            free = f"seats {there[0]} to {there[-1]}" if len(there) > 1 else f"seat {there[0]} only"
            raise BadOptions(f"there is no seat {seat} for you; this game has {free}")
    if len(set(people)) < len(people):
        raise BadOptions("--seat: the same seat is there twice")
    asked_for = seats if seats is not None else state.seats
    header = Header("terminal", game.name, game.rules, game.pack.digest, asked_for, options, str(seed))
    others = [seat for seat in there if seat not in people]
    chosen = {seat: bots[min(at, len(bots) - 1)] for at, seat in enumerate(others)}
    match = Match(game, header)
    session = Session(match, chosen, dict(zip(people, names, strict=False)), file, carry_pack)
    session.save()
    return session


def resume_session(file: Path, text: str, data: Path | None, bots: Sequence[str] = ()) -> Session:
    """Continue a match from its file; TianxiaError names the file and the error.

    `bots` replace the bots of the file. A file must never make us import a bot, so `module:Class` must be
    given here.
    """
    try:
        record = read_record(text, tianxia.game)
        game = game_of(tianxia.game(record.game, data=data), record)
        header = Header(
            "terminal",
            record.game,
            record.rules,
            record.data,
            record.seats,
            record.options,
            str(record.seed),
            record.format,
            record.start,
        )
        match = fold(game, header, record.entries)
    except TianxiaError as error:
        raise TianxiaError(f"{file}: {error}") from None
    seats = range(match.state.seats)
    players = [*record.players, *[""] * match.state.seats][: match.state.seats]
    players = [match.takeovers.get(seat, players[seat]) for seat in seats]
    played = [
        seat
        for seat in seats
        if seat != match.state.automa and (is_bot(players[seat]) or ":" in players[seat])
    ]
    chosen = {seat: players[seat] for seat in played}
    if bots:
        chosen = {seat: bots[min(at, len(bots) - 1)] for at, seat in enumerate(played)}
    for seat, name in chosen.items():
        if ":" in name and name not in bots:
            raise TianxiaError(f"{file}: seat {seat} was played by {name}; name the bots with --bots")
        find_bot(name)
    people = {seat: players[seat] for seat in seats if players[seat] and seat not in chosen}
    people.pop(match.state.automa, None)
    return Session(match, chosen, people, file, bool(record.pack))


def is_bot(name: str) -> bool:
    """Is that the name of a built-in bot?"""
    with suppress(TianxiaError):
        bot(name)
        return True
    return False


def new_file(game: Game) -> Path:
    """A new file, in the user's folder for data, for a match without a given file."""
    folder = data_folder() / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    numbers = ["", *(f"-{number}" for number in range(2, 1000))]
    return next(file for number in numbers if not (file := folder / f"{stem}{number}.txt").exists())
