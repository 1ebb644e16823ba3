"""Game: the constants of one title, and the functions that create, read and write its positions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from tianxia.kernel.arguments import instance, seat_number, shown, whole
from tianxia.kernel.arguments import text as checked_text
from tianxia.kernel.components import Pack, read_earlier_packs, read_pack
from tianxia.kernel.decision import Decision, Step
from tianxia.kernel.errors import BadArgument, BadOptions, BadPosition, WrongType
from tianxia.kernel.event import Event
from tianxia.kernel.ledger import Ledger, read_ledger
from tianxia.kernel.options import OptionInfo, list_options, make_options
from tianxia.kernel.position import POSITION_FORMAT, read_position
from tianxia.kernel.reader import Lexicon, Reading, read
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State

MOST_WORDS = 8  # of one notation


class AgreementPlace(msgspec.Struct, frozen=True):
    """A place that agreements may name: its notation, its name, and the land to which it belongs.

    Name and land are arguments of a sentence.
    """

    id: str
    name: str
    land: str


class Game:
    """One title. Subclasses fill in the class attributes and `set_up`, `load` and `read_components`.

    There is one object for each pack and rules version; `tianxia.game` finds it.
    """

    name: ClassVar[str]
    folder: ClassVar[Path]  # holds data/, words/, rules.toml; earlier/ where the built-in pack has changed
    rules_version: ClassVar[int] = 1  # the newest version; older ones stay playable behind named switches
    seat_counts: ClassVar[Sequence[int]]  # 1 means the solo game against its automa
    usual_seats: ClassVar[int] = 0  # for a quick start; 0: the fewest
    minutes: ClassVar[tuple[int, int]]  # shortest and longest duration in minutes, as on the box
    weight: ClassVar[int]  # 1 light to 5 heavy
    options_type: ClassVar[type[msgspec.Struct]]
    hidden: ClassVar[bool] = True  # False if everything is public and only future chance is unknown
    places: int = 0  # actions below this number are bare places, written after the decision's verb
    agreements: ClassVar[Sequence[str]] = ()  # kinds of agreements that tables of this title record

    def __init__(self, pack: Pack | None = None, rules: int | None = None) -> None:
        """The title with a pack (default: its own components) and a rules version (default: the newest)."""
        self.rules = self.rules_version if rules is None else whole(rules, "the version of the rules")
        if not 1 <= self.rules <= self.rules_version:
            raise BadOptions(f"{self.name} has rules 1 to {self.rules_version}, not {rules}")
        if pack is None:
            pack = read_pack(self.folder / "data")
        self.pack = instance(pack, Pack, "a pack is expected, as read_pack(folder) gives one")
        self.tables = self.read_components(self.pack)
        self.notations: list[str] = self.notation_table()
        self.variants: dict[tuple[str, int], Game] = {(self.pack.digest, self.rules): self}
        self.lexicons: dict[str, Lexicon] = {}
        self.observers: dict[tuple[int, int], Any] = {}  # kept by kernel/observation.py
        assert len(set(self.notations)) == len(self.notations), "two actions share one notation"

    def variant(self, pack: Pack | None = None, rules: int | None = None) -> Game:
        """The same title with another pack or older rules; the same object each time.

        >>> import tianxia
        >>> tianxia.game("zhanguo").variant(rules=1).rules
        1
        """
        pack = self.pack if pack is None else pack
        key = pack.digest, self.rules if rules is None else whole(rules, "the version of the rules")
        if key not in self.variants:
            made = type(self)(pack, key[1])
            made.variants = self.variants
            self.variants[key] = made
        return self.variants[key]

    def with_data(self, digest: str) -> Game | None:
        """The title with these rules and the built-in pack (of any release) with this digest; None if
        there is none.

        >>> import tianxia
        >>> huang = tianxia.game("huang")
        >>> huang.with_data(huang.pack.digest) is huang
        True
        """
        if digest == self.pack.digest:
            return self
        pack = built_in_packs(type(self)).get(digest)
        return None if pack is None else self.variant(pack)

    @cached_property
    def steps(self) -> Mapping[str, type[Step]]:
        """Every decision and step by its kind: those of the title's decisions/ and automa/."""
        return collect_steps(type(self).__module__)

    def missing(self, method: str, what: str) -> TypeError:
        """The error for a method that a title does not implement: which method, and where it belongs."""
        own, file = type(self).__name__, self.folder / "__init__.py"
        return TypeError(f"{self.name}: {own}.{method} is not implemented ({what}); write it in {file}")

    # --- methods of a title ----------------------------------------------------------------------

    def read_components(self, pack: Pack) -> Any:
        """The pack as the title's native tables. Raises BadComponents with every error."""
        raise self.missing("read_components(pack)", "the pack as the title's tables")

    def notation_table(self) -> list[str]:
        """The action table: the notation of action 0, 1, 2, ... Never reordered within a rules version."""
        raise self.missing("notation_table()", "the notation of each action")

    def other_words(self, action: int) -> list[str]:
        """Other notations that are accepted for an action: `from zhao wei` for `from wei zhao`."""
        return []

    def check_options(self, seats: int, options: Any) -> None:
        """Raise BadOptions, with the rule, for seats and options that cannot be combined."""

    def set_up(self, seats: int, options: Any, rng: Rng) -> State:
        """A new position that asks its first decision. `seats` is 1 for the solo game."""
        raise self.missing("set_up(seats, options, rng)", "a new position")

    def load(self, saved: dict[str, Any], options: Any, kernel: State) -> State:
        """The position whose `save()` this was; copy the kernel part from `kernel`. Raises BadPosition
        with every reason if the data is malformed.
        """
        raise self.missing("load(saved, options, kernel)", "the position that save() wrote")

    def turn_order(self, state: State) -> list[int]:
        """The seats of a new game in the order of their first turns.

        Override it if play does not go clockwise from the first seat that is asked.
        """
        first = state.decision.seat
        return [(first + place) % state.seats for place in range(state.seats)]

    # --- agreements: not binding, without effect on the position; a table records them ---------------

    def agreement_places(self, state: State) -> list[AgreementPlace]:
        """The places that an agreement may name."""
        return []

    def agreement_turns(self, state: State) -> tuple[int, int]:
        """The numbers of the current and the last turn; an agreement may end with any turn in this range."""
        return 0, 0

    def agreement_breaker(self, kind: str, seats: list[int], places: list[str], event: Event) -> int:
        """The seat that breaks this agreement by this event, or -1."""
        return -1

    # --- playing ----------------------------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | msgspec.Struct | None = None,
        seed: int = 0,
    ) -> State:
        """A new game. The same seats, options and seed give the same game for these rules and components.

        >>> import tianxia
        >>> zhanguo = tianxia.game("zhanguo")
        >>> zhanguo.new(seats=2, seed=7) == zhanguo.new(seats=2, seed=7)
        True
        >>> zhanguo.new(options={"advanced": True}).options.advanced
        True
        """
        seed = whole(seed, "a seed")
        seats = self.seats_by_default() if seats is None else whole(seats, "the number of seats")
        chosen = self.options(options)
        self.check(seats, chosen)
        state = self.set_up(seats, chosen, stream(seed))
        self.check_position(state)
        state.settle()
        return state

    def check_position(self, state: Any) -> None:
        """Raise TypeError if `set_up` forgot something; the message names it."""
        where = f"{self.name}: set_up(seats, options, rng) in {self.folder}"
        if not isinstance(state, State):
            raise TypeError(f"{where} returns {shown(state)} instead of a State")
        if not hasattr(state, "stack"):
            raise TypeError(f"{where} does not call state.begin(self, seats, automa, rng)")
        if not hasattr(state, "options"):
            raise TypeError(f"{where} does not set state.options")
        if not state.stack and not state.over:
            raise TypeError(f"{where} puts no decision on state.stack")

    def seats_by_default(self) -> int:
        """The default number of seats."""
        return self.usual_seats or next(n for n in self.seat_counts if n > 1)

    def options(self, values: Mapping[str, object] | msgspec.Struct | None = None) -> Any:
        """The title's options from names and values; BadOptions for unknown names and bad values.

        >>> import tianxia
        >>> tianxia.game("zhanguo").options({"advanced": True}).advanced
        True
        """
        if isinstance(values, msgspec.Struct):
            if not isinstance(values, self.options_type):
                raise BadOptions(f"these are no options of {self.name}: {values!r}")
            return values
        if values is not None and not isinstance(values, Mapping):
            raise WrongType(f"options are names and values ({{'name': True}}), not {shown(values)}")
        return make_options(self.name, self.options_type, values)

    def check(self, seats: int, options: Any) -> None:
        """Refuse seats and options that do not go together."""
        if whole(seats, "the number of seats") not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise BadOptions(f"{self.name} takes {counts} seats, not {seats}")
        self.check_options(seats, options)

    def takes(self, seats: int, values: dict[str, Any]) -> bool:
        """Can that many play with these options?

        >>> import tianxia
        >>> tianxia.game("zhanguo").takes(2, {"advanced": True}), tianxia.game("zhanguo").takes(9, {})
        (True, False)
        """
        try:
            self.check(seats, self.options(values))
        except BadOptions:
            return False
        return True

    def list_options(self) -> list[OptionInfo]:
        """Each option with its kind, choices and default, for menus and help.

        >>> import tianxia
        >>> option = tianxia.game("zhanguo").list_options()[0]
        >>> option.name, option.kind, option.default
        ('tableau', 'choice', 'board')
        """
        return list_options(self.options_type)

    # --- notation ---------------------------------------------------------------------------------

    def notation(self, decision: Decision, action: int) -> str:
        """An answer to a decision in words: `lose e7`."""
        words = self.notations[action]
        return f"{decision.verb} {words}" if decision.verb and action < self.places else words

    def notate(self, state: State, action: int) -> str:
        """An action of the position's decision in words; `parse` is the inverse.

        >>> import tianxia
        >>> huang = tianxia.game("huang")
        >>> state = huang.new(seats=2, seed=1)
        >>> huang.notate(state, state.actions()[0])
        'tile yellow'
        >>> huang.parse(state, "tile yellow") == state.actions()[0]
        True
        """
        decision = self.own(state).decision
        return self.notation(decision, self.answer(decision, action))

    def parse(self, state: State, text: str) -> int | None:
        """The action of the position's decision with this notation, legal or not; None if there is none.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> state.game.parse(state, "tile yellow") in state.actions(), state.game.parse(state, "castle")
        (True, None)
        """
        words = checked_text(text, "a notation")
        return self.lexicon(self.own(state).decision).action_of.get(" ".join(words.split()))

    def answer(self, decision: Decision, action: int) -> int:
        """An action that a decision might offer, whether legal now or not; BadArgument for any other
        action.
        """
        if type(action) is int and action in self.lexicon(decision).notations:
            return action
        if not 0 <= whole(action, "an action") < len(self.notations):
            raise BadArgument(f"{self.name} has no action {action}: they are 0 to {len(self.notations) - 1}")
        raise BadArgument(f"action {action} ({self.notations[action]!r}) is no answer to {decision.kind!r}")

    def own(self, state: State) -> State:
        """A position of this title; BadArgument for one of another."""
        found = instance(state, State, "a position is expected, as game.new() gives one")
        if type(found.game) is not type(self):
            raise BadArgument(f"this is a position of {found.game.name}, not of {self.name}")
        return found

    def lexicon(self, decision: Decision) -> Lexicon:
        """The notations of a class of decisions."""
        found = self.lexicons.get(decision.kind)
        if found is None:
            found = self.lexicons[decision.kind] = Lexicon(self, decision)
        return found

    @cached_property
    def answers(self) -> frozenset[str]:
        """Every notation of any decision."""
        places = self.notations[: self.places]
        spoken = [f"{verb} {place}" for verb in self.verbs for place in places]
        others = [words for action in range(len(self.notations)) for words in self.other_words(action)]
        return frozenset([*self.notations, *spoken, *others])

    def begins_an_answer(self, tokens: list[str], at: int) -> bool:
        """Could the words from `at` on answer some decision?"""
        most = range(1, min(len(tokens) - at, MOST_WORDS) + 1)
        return any(" ".join(tokens[at : at + length]) in self.answers for length in most)

    @cached_property
    def verbs(self) -> frozenset[str]:
        """The verbs that decisions write before a place."""
        return frozenset(
            step.verb for step in self.steps.values() if issubclass(step, Decision) and step.verb
        )

    def read(
        self, state: State, move: int | str | Sequence[int], seat: int = -1, finish: bool = True
    ) -> Reading:
        """The meaning of a move and its result (see kernel/reader.py). The position is not changed.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> reading = state.game.read(state, "tile yellow", finish=False)
        >>> reading.text, reading.actions == [state.game.parse(state, "tile yellow")]
        ('tile yellow', True)
        """
        return read(self.own(state), move, seat, finish=finish)

    # --- text in and out ----------------------------------------------------------------------------

    def drawing(
        self, view: dict[str, Any], language: str = "en", width: int = 100, colour: bool = False
    ) -> str:
        """A view of this title (`State.view`) drawn as text; see `State.drawing`.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> state.game.drawing(state.view(-1)).splitlines()[0]
        'Huang'
        """
        from tianxia.kernel.drawing import draw  # not needed to play

        return draw(self, view, language, whole(width, "the width"), colour)

    @cached_property
    def ledger(self) -> Ledger:
        """The title's rules, read from its `rules.toml` at the first use."""
        return read_ledger(self.folder / "rules.toml")

    def to_json(self, state: State) -> str:
        """A position as text, with every secret; `from_json` reads it."""
        return msgspec.json.encode(self.to_dict(state)).decode()

    def to_dict(self, state: State) -> dict[str, Any]:
        """The whole position as JSON values.

        >>> import tianxia
        >>> position = tianxia.game("huang").to_dict(tianxia.game("huang").new(seats=2, seed=1))
        >>> position["game"], position["seats"], position["over"]
        ('huang', 2, False)
        """
        self.own(state)
        return {
            "tianxia": POSITION_FORMAT,
            "game": self.name,
            "rules": state.rules,
            "data": self.pack.digest,
            "seats": state.seats,
            "automa": state.automa,
            "options": msgspec.to_builtins(self.options_of(state)),
            "rng": state.rng.words(),
            "learned": state.learned,
            "over": state.over,
            "stack": [[step.kind, step.seat, *step.args()] for step in state.stack],
            "state": state.save(),
        }

    def key_of(self, state: State, seat: Any) -> str:
        """The text that `State.key` returns."""
        if seat is not None:
            seat = seat_number(seat, state.seats, "a spectator")
        known = self.to_dict(state) if seat is None else [state.view(seat), state.actions_for(seat)]
        text = json.dumps(known, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def options_of(self, state: Any) -> Any:
        """The options of a position."""
        return state.options

    def from_json(self, text: str | Mapping[str, Any]) -> State:
        """A position from its text. One that cannot exist is refused with every reason.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> tianxia.game("huang").from_json(state.to_json()) == state
        True
        """
        return read_position(self, text)

    def step(self, kind: str, seat: int, args: list[int]) -> Step:
        """Read a decision or step from its text; BadPosition if its kind is unknown."""
        found = self.steps.get(kind)
        if found is None:
            raise BadPosition([f"stack: {self.name} has no step {kind!r}"])
        if len(args) != len(found.fields):
            names = ", ".join(field.name for field in found.fields) or "no numbers"
            raise BadPosition([f"stack: {kind!r} takes {names}, not {len(args)} numbers"])
        wrong = [
            f"stack: {kind!r} has {field.name} from {field.least} to {field.most}, not {value}"
            for field, value in zip(found.fields, args, strict=True)
            if not field.least <= value <= field.most
        ]
        if wrong:
            raise BadPosition(wrong)
        make: Any = found
        step: Step = make(seat, *args) if issubclass(found, Decision) else make(*args)
        return step

    def __reduce__(self) -> Any:
        plain = self.pack.digest == own_pack(type(self)).digest
        return find_variant, (type(self), None if plain else self.pack, self.rules)

    def __repr__(self) -> str:
        return f"<tianxia game {self.name}>"


def collect_steps(title: str) -> dict[str, type[Step]]:
    """The classes with a kind in a title's module and in those of its decisions/ and automa/."""
    modules = [import_module(title)]
    for part in ("decisions", "automa"):
        spec = find_spec(f"{title}.{part}")
        for folder in spec.submodule_search_locations or [] if spec else []:
            # a compiled file may remain from a source that was deleted
            sources = sorted(Path(folder).glob("*.py"))
            modules += [import_module(f"{title}.{part}.{source.stem}") for source in sources]
    found: dict[str, type[Step]] = {}
    for module in modules:
        for step in vars(module).values():
            own = isinstance(step, type) and step.__module__ == module.__name__
            if own and issubclass(step, Step) and step.kind:
                known = found.setdefault(step.kind, step)
                assert known is step, f"two steps are called {step.kind!r}"
    return found


def own_pack(title: type[Game]) -> Pack:
    """The components that are shipped with a title."""
    return the_game(title).pack


def built_in_packs(title: type[Game]) -> dict[str, Pack]:
    """The components that this and earlier releases shipped with a title, by digest."""
    own = own_pack(title)
    return {own.digest: own} | {pack.digest: pack for pack in read_earlier_packs(title.folder / "earlier")}


def the_game(title: type[Game]) -> Game:
    """The title with its own components and its newest rules: `GAME` of its module."""
    game: Game = import_module(title.__module__).GAME
    return game


def find_variant(title: type[Game], pack: Pack | None, rules: int) -> Game:
    """The game that a pickle names."""
    return the_game(title).variant(pack, rules)
