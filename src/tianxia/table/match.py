"""A match as a fold over its entries: position, events and seats of every version."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Sequence
from functools import reduce
from operator import or_

import msgspec

from tianxia.kernel.errors import BadRecord, IllegalMove, TianxiaError
from tianxia.kernel.event import EVERYONE, Event, Watch, seat_arg, word_arg
from tianxia.kernel.game import Game
from tianxia.kernel.phrase import is_final
from tianxia.kernel.reader import Reading, read
from tianxia.kernel.record import STRIDE, Entry, Record, fingerprint, play_entry
from tianxia.kernel.state import State
from tianxia.table.agreement import EVENTS, Remark, log_event, remarks_on, run_out
from tianxia.table.free_text import clean_text
from tianxia.table.header import Header
from tianxia.table.offer import Offer, encoded_offer, offer
from tianxia.table.proposal import OF_EVERY_TABLE, Proposal
from tianxia.table.proposals import ANSWERS, Proposals
from tianxia.table.result import Result, result_of
from tianxia.table.terms import Terms, read_terms

LONGEST_NAME = 40  # characters
COLOURS = 7  # every colour has its own shape: six seats and an automa

LOG_WORDS = {
    "propose": "offered",
    "accept": "accepted",
    "decline": "declined",
    "lapse": "withdrawn",
    "end": "ended",
}


class Played(msgspec.Struct, frozen=True):
    """An entry with its computed result, before it is stored."""

    entry: Entry
    source: int
    position: State
    events: list[Event]
    remarks: list[Remark] = []  # effects on agreements
    draft: list[Played] = []  # moves of the same command that come before it

    def entries(self) -> list[Entry]:
        """The entries of the command, to be stored together."""
        return [*(one.entry for one in self.draft), self.entry]


class Match:
    """One match. Entries are only appended; positions are never changed.

    `source[v]` is the version whose move created the position of version v. An undo points to an older
    version; other entries without a move keep the one before.
    """

    def __init__(self, game: Game, header: Header, entries: Iterable[Entry] = ()) -> None:
        if header.rules != game.rules or header.data != game.pack.digest:
            raise BadRecord(f"match {header.id} was played with other rules or components than these")
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self.events: list[list[Event]] = [[]]
        self.seen_by: list[int] = [0]  # by version: a mask of the seats that may see any of its events
        self.source: list[int] = [0]
        self.commands: dict[str, int] = {}
        self.takeovers: dict[int, str] = {}
        self.resigned: list[int] = []  # in order of resignation
        self.chosen_colours: dict[int, int] = {}
        self.rematch = ""  # the match that was set up after this one
        self.proposals = Proposals()
        self.terms = Terms()
        self.positions: dict[int, State] = {0: header.first_position(game)}
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
        """The current position. Do not change it; use `copy()`."""
        return self.position(self.version)

    @property
    def over(self) -> bool:
        """Has the match ended? It may end before its game does."""
        return self.result is not None

    def result_after(self, played: Played) -> Result | None:
        """The result after that entry, if the entry ends the match."""
        entry = played.entry
        resigned = [*self.resigned, entry.seat] if entry.kind == "resign" else self.resigned
        return result_of(played.position, resigned, self.proposals.ends_with(entry))

    def due(self) -> Entry | None:
        """The entry that the table itself must add next, if any."""
        return None if self.over else self.proposals.due(self.version)

    # --- the fold -------------------------------------------------------------------------------

    def move(self, seat: int, move: str | list[int], command: str = "", draft: Sequence[str] = ()) -> Played:
        """The entry for a seat's move at the current version, after the moves of its draft.

        IllegalMove if a move is refused, or if a move of the draft cannot be taken back.
        """
        played: list[Played] = []
        for text in draft:
            before = played[-1].position if played else self.state
            played.append(self.next_move(seat, text, played, f"draft/{self.version + len(played) + 1}"))
            if is_final(before.learned, played[-1].position, seat):
                raise IllegalMove("", "refusal-draft-ends", {"move": repr(text)})
        last = self.next_move(seat, move, played, command)
        return msgspec.structs.replace(last, draft=played)

    def next_move(self, seat: int, move: str | list[int], draft: Sequence[Played], command: str) -> Played:
        """The entry for a seat's move after those of a draft."""
        number = self.version + len(draft) + 1
        reading = read(draft[-1].position if draft else self.state, move, seat)
        noted = number % STRIDE == 0 or reading.position.over
        check = fingerprint(reading.position) if noted else ""
        entry = Entry(number, "move", seat, reading.text, command=command, check=check)
        return self.with_remarks(entry, reading.position, reading.events, draft)

    def follow(self, entry: Entry) -> Played:
        """Compute the result of the next entry without changing the match; IllegalMove if it is refused."""
        if entry.number != self.version + 1:
            raise BadRecord(f"entry {entry.number} does not follow entry {self.version}")
        position, events = play_entry(entry, self.state, self.position, self.header.format)
        if entry.kind == "move":
            return self.with_remarks(entry, position, events)
        if entry.kind == "undo":
            undone = Event("event-undo", {"seat": seat_arg(entry.seat), "to": entry.to}, EVERYONE, [], [])
            return Played(entry, self.source[entry.to], position, [undone])
        return Played(entry, self.source[-1], position, self.events_of(entry))

    def with_remarks(
        self, entry: Entry, position: State, events: list[Event], draft: Sequence[Played] = ()
    ) -> Played:
        """A move together with its effect on agreements."""
        events, remarks = self.remarks(events, position, draft)
        return Played(entry, entry.number, position, events, remarks)

    def remarks(
        self, events: list[Event], after: State | None, draft: Sequence[Played] = ()
    ) -> tuple[list[Event], list[Remark]]:
        """Add remarks on agreements to the events of a move. `after`: the final position, if known."""
        settled = {remark.number for played in draft for remark in played.remarks}
        holding = [one for one in self.proposals.in_force() if one.number not in settled]
        offered = [one for one in self.proposals.offered() if one.agreement and one.number not in settled]
        if not holding and not offered:
            return events, []
        found: list[Event] = []
        remarks: list[Remark] = []
        for event in events:
            found.append(event)
            for remark in remarks_on(self.game, holding, event):
                holding = [one for one in holding if one.number != remark.number]
                remarks.append(remark)
                found.append(self.agreement_event(self.proposals.made[remark.number], "broken", remark.seat))
        if after is not None:
            over = run_out(self.game, [*holding, *offered], after)
            remarks += over
            found += [self.agreement_event(self.proposals.made[remark.number], "over", -1) for remark in over]
        return found, remarks

    def agreement_event(self, agreement: Proposal, what: str, seat: int) -> Event:
        return log_event(self.game, self.state, agreement, what, seat)

    def events_of(self, entry: Entry) -> list[Event]:
        """The events of an entry without a move, and the seats that may see them; IllegalMove if the entry
        is invalid.
        """
        args: dict[str, object] = {"seat": seat_arg(entry.seat)}
        seen_by = EVERYONE
        key = f"event-{entry.kind}"
        if entry.kind == "propose" or entry.kind in ANSWERS:
            proposal = self.proposals.check(entry)
            if proposal.agreement:
                return [self.agreement_event(proposal, LOG_WORDS[entry.kind], entry.seat)]
            args["what"] = word_arg(f"proposal-{proposal.kind}")
            seen_by = proposal.seen_by()
        elif entry.kind == "terms":
            terms = read_terms(entry.text)
            if terms.lesson:
                return [Event("event-terms-lesson", {}, EVERYONE, [], [])]
            args = {"minutes": terms.after // 60}
            events = [Event(f"event-terms-{terms.vacant}", args, EVERYONE, [], [])]
            if self.game.agreements and not terms.diplomacy:
                events.append(Event("event-terms-no-diplomacy", {}, EVERYONE, [], []))
            if terms.long_thought:
                events.append(Event("event-terms-long-thought", {}, EVERYONE, [], []))
            if terms.practice:
                events.append(Event("event-terms-practice", {}, EVERYONE, [], []))
            if terms.hints:
                events.append(Event("event-terms-hints", {}, EVERYONE, [], []))
            return events
        elif entry.kind == "sit":
            args["name"] = clean_text(entry.text, LONGEST_NAME)  # match files are untrusted
        elif entry.kind == "colour":
            if entry.text not in map(str, range(COLOURS)):
                raise IllegalMove("", "refusal-colour-unknown")
            args["colour"] = word_arg(f"colour-of-{entry.text}")
        elif entry.kind == "takeover" or (entry.kind == "resign" and entry.text):
            key += "-bot" if entry.kind == "resign" else ""
            args["bot"] = word_arg(f"bot-{entry.text}")
        return [Event(key, args, seen_by, [], [])]

    def add(self, played: Played) -> None:
        """Append an entry that was computed at the current version, after the entries of its draft."""
        for one in played.draft:
            self.add(one)
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
            self.proposals.settle_by_move(remark.number, remark.status, entry.number, remark.seat)
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
        """The position of any version, recomputed from the nearest one in memory."""
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
        """Read a stored move with the rules of its format."""
        return read(position, entry.text, entry.seat, watch, format=self.header.format)

    def offer(self, seat: int) -> Offer | None:
        """The legal moves of a seat. This is expensive; callers should cache it."""
        return None if self.over else offer(self.state, seat)

    def encoded_offer(self, seat: int) -> bytes | None:
        """The same as JSON, in less time."""
        return None if self.over else encoded_offer(self.state, seat)

    def started(self) -> bool:
        """Has anybody moved?"""
        return any(entry.kind == "move" for entry in self.entries)

    def colours(self) -> list[int]:
        """The colour of each seat: its choice, else its seat number, else the first free one."""
        seats = range(self.state.seats + (self.state.automa >= 0))
        found = {seat: self.chosen_colours[seat] for seat in seats if seat in self.chosen_colours}
        for seat in seats:
            left = [seat, *range(COLOURS)]
            found.setdefault(seat, next(one for one in left if one not in found.values()))
        return [found[seat] for seat in seats]

    def free_colours(self, seat: int, people: Collection[int]) -> list[int]:
        """The colours a seat may choose: all except the colours of other people."""
        worn = [colour for other, colour in enumerate(self.colours()) if other != seat and other in people]
        return [colour for colour in range(COLOURS) if colour not in worn]

    def kinds_of_proposals(self) -> list[str]:
        """The kinds of proposals at this table."""
        agreements = self.game.agreements if self.terms.diplomacy else ()
        return [*OF_EVERY_TABLE, *agreements]

    def tells(self, version: int, seat: int) -> bool:
        """May a seat see any event of that version?"""
        mask = self.seen_by[version]
        return self.result is not None or (mask < 0 if seat < 0 else mask >> seat & 1 == 1)

    def visible(self, event: Event, seat: int) -> bool:
        """May a seat see this event? Agreements become visible at the end."""
        return event.visible_to(seat) or (self.result is not None and event.key.startswith(EVENTS))

    # --- what else follows from the entries ---------------------------------------------------------

    def moves(self, version: int | None = None) -> list[Entry]:
        """The moves that led to a version, without those taken back."""
        found = []
        number = self.source[self.version if version is None else version]
        while number > 0:
            found.append(self.entries[number - 1])
            number = self.source[number - 1]
        return found[::-1]

    def record(self, players: list[str], carry_pack: bool = False) -> Record:
        """The match file's record with every entry."""
        state = self.state
        record = self.header.record(self.game, self.entries, players)
        record.pack = self.game.pack.to_json() if carry_pack else ""
        if state.over:
            record.scores = state.scores()
            record.winners = state.winners()
        return record


def fold(game: Game, header: Header, entries: Iterable[Entry]) -> Match:
    """Build a match from a header and entries; BadRecord names an entry that is invalid."""
    work = folding(game, header, entries)
    while True:
        try:
            next(work)
        except StopIteration as done:
            match: Match = done.value
            return match


def folding(game: Game, header: Header, entries: Iterable[Entry]) -> Generator[None, None, Match]:
    """`fold` as a generator that yields after each entry."""
    match = Match(game, header)
    for entry in entries:
        try:
            match.add(match.follow(entry))
        except TianxiaError as error:
            raise BadRecord(f"match {header.id}, entry {entry.number}: {error}") from None
        yield
    return match
