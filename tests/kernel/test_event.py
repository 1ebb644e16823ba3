"""Who may see an event."""

from tianxia.kernel.event import EVERYONE, Event, Outcome, Sentence, Side, all_but, only


def seen(mask: int) -> list[int]:
    """The seats of a table of three, and the spectator -1, that see an event."""
    event = Event("event", {}, mask, [], [])
    return [seat for seat in (-1, 0, 1, 2) if event.visible_to(seat)]


def test_masks() -> None:
    assert seen(EVERYONE) == [-1, 0, 1, 2]
    assert seen(only(1)) == [1]
    assert seen(all_but(1)) == [-1, 0, 2]


def test_a_result_goes_with_its_event() -> None:
    outcome = Outcome(
        [Side("#0", 3, [Sentence("tiles", {"count": 3})], True)], "toy.rule", [(1, Sentence("gain", {}))]
    )
    assert Event("event", {}, EVERYONE, [], [], outcome).to_dict()["outcome"] == {
        "sides": [
            {"name": "#0", "number": 3, "parts": [{"key": "tiles", "args": {"count": 3}}], "won": True}
        ],
        "rule": "toy.rule",
        "gains": [{"seat": 1, "key": "gain", "args": {}}],
    }
    assert "outcome" not in Event("event", {}, EVERYONE, [], []).to_dict()
    assert [sentence.key for sentence in outcome.sentences()] == ["tiles", "gain"]
