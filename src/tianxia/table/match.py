"""A match as a fold: header and entries in, the position, events and seats of every version out."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable
from functools import reduce
from operator import or_

import msgspec

from tianxia.kernel.errors import BadRecord, IllegalMove, TianxiaError
from tianxia.kernel.event import EVERYONE, Event, Watch, seat_arg, word_arg
from tianxia.kernel.game import Game
from tianxia.kernel.reader import Reading, read
from tianxia.kernel.record import STRIDE, Entry, Record, fingerprint
from tianxia.kernel.state import State
from tianxia.table.agreement import EVENTS, Remark, remarks_on, run_out
from tianxia.table.agreement import told as told_of_agreement
from tianxia.table.header import Header
from tianxia.table.offer import Offer, offer
from tianxia.table.proposal import OF_EVERY_TABLE, Proposal
from tianxia.table.proposals import ANSWERS, Proposals
from tianxia.table.result import Result, result_of
from tianxia.table.terms import Terms, read_terms

COLOURS = 7  # each with a shape of its own: six seats and an automa

TOLD = {
    "propose": "offered",
    "accept": "accepted",
    "decline": "declined",
    "lapse": "withdrawn",
    "end": "ended",
}


class Played(msgspec.Struct, frozen=True):
    """An entry together with what it leads to, worked out before anybody promised to keep it."""

    entry: Entry
    source: int
    position: State
    events: list[Event]
    remarks: list[Remark] = []  # what it makes of agreements


class Match:
    """One match. Entries are added, never erased; a position once made is never changed.

    `source[v]` is the version whose move made the position of version v: an undo leads back to an
    older one, entries of other kinds leave it as it was.
    """

    def __init__(self, game: Game, header: Header, entries: Iterable[Entry] = ()) -> None:
        if header.rules != game.rules or header.data != game.pack.digest:
            raise BadRecord(f"match {header.id} was played with other rules or components than these")
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self.events: list[list[Event]] = [[]]
        self.seen_by: list[int] = [0]  # whoever may see something of what happened, by version
        self.source: list[int] = [0]
        self.commands: dict[str, int] = {}
        self.takeovers: dict[int, str] = {}
        self.resigned: list[int] = []  # in the order in which they did
        self.chosen_colours: dict[int, int] = {}
        self.rematch = ""  # the match that was set up after this one
        self.proposals = Proposals()
        self.terms = Terms()
        self.positions: dict[int, State] = {0: game.new(header.seats, header.options, int(header.seed))}
        self.result: Result | None = None  # winners and ranking, when the match is over
        for entry in entries:
            self.add(self.follow(entry))

    def __repr__(self) -> str:
        return f"<match {self.header.id} of {self.game.name} at version {self.version}>"

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    @property
    def state(self) -> State:
        """The present position. Never to be changed: `copy()` it."""
        return self.position(self.version)

    @property
    def over(self) -> bool:
        """Has the match ended, with its game or before?"""
        return self.result is not None

    def result_after(self, played: Played) -> Result | None:
        """The result the match will have when that entry is kept, if it ends it."""
        entry = played.entry
        resigned = [*self.resigned, entry.seat] if entry.kind == "resign" else self.resigned
        return result_of(played.position, resigned, self.proposals.ends_with(entry))

    def due(self) -> Entry | None:
        """What the table itself has to add before anybody else does anything."""
        return None if self.over else self.proposals.due(self.version)

    # --- the fold -------------------------------------------------------------------------------

    def move(self, seat: int, move: str | list[int], command: str = "") -> Played:
        """The next entry, if it is this move of a seat; one that is refused raises IllegalMove."""
        number = self.version + 1
        reading = read(self.state, move, seat)
        noted = number % STRIDE == 0 or reading.position.over
        check = fingerprint(reading.position) if noted else ""
        entry = Entry(number, "move", seat, reading.text, command=command, check=check)
        return self.remarked(entry, reading)

    def follow(self, entry: Entry) -> Played:
        """What the next entry leads to. Nothing is changed; a move that is refused raises IllegalMove."""
        if entry.number != self.version + 1:
            raise BadRecord(f"entry {entry.number} does not follow entry {self.version}")
        if entry.kind == "move":
            reading = self.read(self.state, entry)
            if entry.check and fingerprint(reading.position) != entry.check:
                raise BadRecord("it leads to another position than when it was played")
            return self.remarked(entry, reading)
        if entry.kind == "undo":
            if not 0 <= entry.to < entry.number:
                raise BadRecord(f"entry {entry.number} goes back to version {entry.to}")
            told = Event("event-undo", {"seat": seat_arg(entry.seat), "to": entry.to}, EVERYONE, [], [])
            return Played(entry, self.source[entry.to], self.position(entry.to), [told])
        return Played(entry, self.source[-1], self.state, self.told(entry))

    def remarked(self, entry: Entry, reading: Reading) -> Played:
        """A move with what it makes of agreements."""
        events, remarks = self.remarks(reading.events, reading.position)
        return Played(entry, entry.number, reading.position, events, remarks)

    def remarks(self, events: list[Event], after: State | None) -> tuple[list[Event], list[Remark]]:
        """What happens next, with what it makes of agreements. `after` is where it ends, if that is known."""
        holding = self.proposals.in_force()
        offered = [one for one in self.proposals.offered() if one.agreement]
        if not holding and not offered:
            return events, []
        told: list[Event] = []
        remarks: list[Remark] = []
        for event in events:
            told.append(event)
            for remark in remarks_on(self.game, holding, event):
                holding = [one for one in holding if one.number != remark.number]
                remarks.append(remark)
                told.append(self.told_of(self.proposals.made[remark.number], "broken", remark.seat))
        if after is not None:
            over = run_out(self.game, [*holding, *offered], after)
            remarks += over
            told += [self.told_of(self.proposals.made[remark.number], "over", -1) for remark in over]
        return told, remarks

    def told_of(self, agreement: Proposal, what: str, seat: int) -> Event:
        return told_of_agreement(self.game, self.state, agreement, what, seat)

    def told(self, entry: Entry) -> list[Event]:
        """What an entry that moves nothing tells, and to whom; IllegalMove if it makes no sense."""
        args: dict[str, object] = {"seat": seat_arg(entry.seat)}
        seen_by = EVERYONE
        key = f"event-{entry.kind}"
        if entry.kind == "propose" or entry.kind in ANSWERS:
            proposal = self.proposals.check(entry)
            if proposal.agreement:
                return [self.told_of(proposal, TOLD[entry.kind], entry.seat)]
            args["what"] = word_arg(f"proposal-{proposal.kind}")
            seen_by = proposal.seen_by()
        elif entry.kind == "terms":
            terms = read_terms(entry.text)
            args = {"minutes": terms.after // 60}
            told = [Event(f"event-terms-{terms.vacant}", args, EVERYONE, [], [])]
            if self.game.agreements and not terms.diplomacy:
                told.append(Event("event-terms-no-diplomacy", {}, EVERYONE, [], []))
            if terms.long_thought:
                told.append(Event("event-terms-long-thought", {}, EVERYONE, [], []))
            return told
        elif entry.kind == "sit":
            args["name"] = entry.text
        elif entry.kind == "colour":
            if entry.text not in map(str, range(COLOURS)):
                raise IllegalMove("", f"there is no colour {entry.text!r}")
            args["colour"] = word_arg(f"colour-of-{entry.text}")
        elif entry.kind == "takeover" or (entry.kind == "resign" and entry.text):
            key += "-bot" if entry.kind == "resign" else ""
            args["bot"] = word_arg(f"bot-{entry.text}")
        return [Event(key, args, seen_by, [], [])]

    def add(self, played: Played) -> None:
        """Keep an entry that was worked out on the present version."""
        entry = played.entry
        assert entry.number == self.version + 1
        self.entries.append(entry)
        self.events.append(played.events)
        self.seen_by.append(reduce(or_, (event.seen_by for event in played.events), 0))
        self.source.append(played.source)
        self.positions[played.source] = played.position
        if entry.command:
            self.commands[entry.command] = entry.number
        self.proposals.add(entry)
        for remark in played.remarks:
            self.proposals.made[remark.number].settle_by_move(remark.status, entry.number, remark.seat)
        if entry.kind == "undo":
            self.proposals.take_back({move.number for move in self.moves()})
        if entry.kind in ("takeover", "resign") and entry.text:
            self.takeovers[entry.seat] = entry.text
        elif entry.kind == "sit":
            self.takeovers.pop(entry.seat, None)
        elif entry.kind == "terms":
            self.terms = read_terms(entry.text)
        elif entry.kind == "colour":
            self.chosen_colours[entry.seat] = int(entry.text)
        elif entry.kind == "rematch":
            self.rematch = entry.text
        if entry.kind == "resign":
            self.resigned.append(entry.seat)
        self.result = result_of(played.position, self.resigned, self.proposals.agreed_to_end())
        old = played.source - STRIDE
        if old > 0 and old % STRIDE:
            self.positions.pop(old, None)

    def position(self, version: int) -> State:
        """The position of any version, folded from the nearest one that is kept."""
        played = []
        number = self.source[version]
        while number not in self.positions:
            played.append(self.entries[number - 1])
            number = self.source[number - 1]
        position = self.positions[number]
        if played:
            for entry in reversed(played):
                position = self.read(position, entry).position
        return position

    def read(self, position: State, entry: Entry, watch: Watch | None = None) -> Reading:
        """A stored move, as it was read when it was played."""
        return read(position, entry.text, entry.seat, watch, format=self.header.format)

    def offer(self, seat: int) -> Offer | None:
        """What a seat may do now. It takes a while to work out: whoever needs it twice keeps it."""
        return None if self.over else offer(self.state, seat)

    def started(self) -> bool:
        """Has anybody moved?"""
        return any(entry.kind == "move" for entry in self.entries)

    def colours(self) -> list[int]:
        """The colour of each seat: its choice, else its own number, else the first that is left."""
        seats = range(self.state.seats + (self.state.automa >= 0))
        found = {seat: self.chosen_colours[seat] for seat in seats if seat in self.chosen_colours}
        for seat in seats:
            left = [seat, *range(COLOURS)]
            found.setdefault(seat, next(one for one in left if one not in found.values()))
        return [found[seat] for seat in seats]

    def free_colours(self, seat: int, people: Collection[int]) -> list[int]:
        """What a seat may wear: bots give theirs away, people do not."""
        worn = [colour for other, colour in enumerate(self.colours()) if other != seat and other in people]
        return [colour for colour in range(COLOURS) if colour not in worn]

    def kinds_of_proposals(self) -> list[str]:
        """What can be proposed at this table."""
        agreements = self.game.agreements if self.terms.diplomacy else ()
        return [*OF_EVERY_TABLE, *agreements]

    def tells(self, version: int, seat: int) -> bool:
        """May a seat see anything of what happened then? Much may have happened that it may not."""
        mask = self.seen_by[version]
        return self.result is not None or (mask < 0 if seat < 0 else mask >> seat & 1 == 1)

    def visible(self, event: Event, seat: int) -> bool:
        """May a seat see what happened? Agreements come to light at the end."""
        return event.visible_to(seat) or (self.result is not None and event.key.startswith(EVENTS))

    # --- what else follows from the entries ---------------------------------------------------------

    def moves(self, version: int | None = None) -> list[Entry]:
        """The moves that led to a version, without those that were taken back."""
        found = []
        number = self.source[self.version if version is None else version]
        while number > 0:
            found.append(self.entries[number - 1])
            number = self.source[number - 1]
        return found[::-1]

    def record(self, players: list[str], carry_pack: bool = False) -> Record:
        """The match as a match file has it, every entry included."""
        state = self.state
        record = self.header.record(self.game, self.entries, players)
        record.pack = self.game.pack.to_json() if carry_pack else ""
        if state.over:
            record.scores = state.scores()
            record.winners = state.winners()
        return record


def fold(game: Game, header: Header, entries: Iterable[Entry]) -> Match:
    """The match of a header and its entries; BadRecord names the entry that does not fit."""
    work = folding(game, header, entries)
    while True:
        try:
            next(work)
        except StopIteration as done:
            match: Match = done.value
            return match


def folding(game: Game, header: Header, entries: Iterable[Entry]) -> Generator[None, None, Match]:
    """The same, one entry at a time, for whoever has other things to do between."""
    match = Match(game, header)
    for entry in entries:
        try:
            match.add(match.follow(entry))
        except TianxiaError as error:
            raise BadRecord(f"match {header.id}, entry {entry.number}: {error}") from None
        yield
    return match
