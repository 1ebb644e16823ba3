"""Each step of the Prime Minister states its reason: a rule of the ledger, the candidates, the tie-break."""

import pytest
from tests.terracotta.golden import GAMES

from tianxia.games.terracotta import GAME
from tianxia.kernel.event import Event
from tianxia.kernel.rng import stream

# His steps without a choice; every other event of his is a choice, with its candidates and its tie-break.
NO_CHOICE = {
    "dice", "supervisor", "goes-on", "places-apprentice", "places-artisan", "resolves", "coins", "pay-coins",
    "clay", "pay-clay", "points", "compensation", "decree-roll", "decree-moved", "rotates", "decree",
    "decrees-cleared", "weapon", "uses-weapon", "trains", "copies", "inspector-stays", "takes-pile",
    "discards-pile", "spends-clay", "shapes", "skips-specialist", "places-specialist",
}  # fmt: skip
CHOICES = {
    "leftmost", "inspector", "pile", "types", "type", "group", "narrows", "narrows-round", "asks",
    "specialist", "asks-specialist", "new-master",
}  # fmt: skip
# Other events of a solo game: the person's actions, and rules for both.
OF_BOTH = (
    "event-score-",
    "event-contest-",
    "event-workers-return",
    "event-round",
    "event-final-",
    "event-over",
)


def told_in(options: dict[str, bool], seed: int) -> list[Event]:
    """Every event of a random solo game."""
    state = GAME.new(1, options, seed)
    rng = stream(seed, "reasons")
    found: list[Event] = []
    while not state.over:
        actions = state.actions()
        events = state.listen()
        state.take(actions[rng.below(len(actions))])
        found += events
    return found


def without_reason(events: list[Event]) -> list[Event]:
    """His steps that name no rule, and choices without their candidates or their criterion."""
    wrong = []
    for event in events:
        kind = event.key.removeprefix("event-minister-")
        if event.args.get("rule") not in GAME.ledger.rules:
            wrong.append(event)
        elif kind in CHOICES:
            left, tie = event.args.get("left"), str(event.args.get("tie"))
            if not isinstance(left, list) or not left or not tie.startswith("@tie-"):
                wrong.append(event)
        elif kind not in NO_CHOICE:
            wrong.append(event)
    return wrong


@pytest.mark.parametrize("name", [name for name, golden in GAMES.items() if golden.seats == 1])
def test_no_step_of_his_is_without_a_reason(name: str) -> None:
    told = told_in(GAMES[name].options, GAMES[name].seed)
    his = [event for event in told if event.key.startswith("event-minister-")]
    assert len(his) > 200
    assert without_reason(his) == []
    for event in told:  # none of his steps has another key
        if event not in his and not event.key.startswith(OF_BOTH):
            assert event.args.get("seat") != "#1"


def test_a_step_without_a_reason_would_be_noticed() -> None:
    plain = Event("event-minister-coins", {"seat": "#1", "amount": 2}, -1, [], [])
    unknown = Event("event-minister-coins", {"rule": "terracotta.solo.nothing"}, -1, [], [])
    choice = Event("event-minister-type", {"rule": "terracotta.solo.shape.most_vp", "left": []}, -1, [], [])
    assert without_reason([plain, unknown, choice]) == [plain, unknown, choice]
