"""Who may see an event."""

from tianxia.kernel.event import EVERYONE, Event, all_but, only


def seen(mask: int) -> list[int]:
    """The seats of a table of three, and the spectator -1, that see an event."""
    event = Event("event", {}, mask, [], [])
    return [seat for seat in (-1, 0, 1, 2) if event.visible_to(seat)]


def test_masks() -> None:
    assert seen(EVERYONE) == [-1, 0, 1, 2]
    assert seen(only(1)) == [1]
    assert seen(all_but(1)) == [-1, 0, 2]
