"""Placing workers."""

from tests.ledger import rule
from tests.terracotta.positions import Table, legal, refused

from tianxia.games.terracotta import GAME


@rule(
    "terracotta.worker.two_slots", "terracotta.worker.artisan_joins_apprentice", "terracotta.worker.join_free"
)
def test_an_artisan_joins_an_apprentice_for_free() -> None:
    table = Table().artisans(0, 1).apprentice_at(1, 4).apprentice_at(0, 5)
    state = table.turn()
    assert {"artisan 4", "artisan 5"} <= set(legal(state))
    state.play("artisan 4")
    assert (state.coins[0], state.wet[0]) == (0, 0)
    assert (state.apprentices_at[1] >> 4 & 1, state.artisans_at[0] >> 4 & 1) == (1, 1)


@rule("terracotta.worker.apprentice_empty_only")
def test_an_apprentice_needs_an_empty_segment() -> None:
    state = Table().apprentice_at(1, 4).apprentice_at(0, 5).turn()
    assert legal(state) == [f"apprentice {segment}" for segment in range(12) if segment not in (4, 5)]
    assert refused(state, "apprentice 4") == "terracotta.worker.apprentice_empty_only"


@rule("terracotta.worker.artisan_no_artisan", "terracotta.worker.artisan_closes")
def test_an_artisan_closes_its_segment() -> None:
    state = Table().artisans(0, 1).artisan_at(1, 4).turn()
    assert "artisan 4" not in legal(state)
    assert "apprentice 4" not in legal(state)
    assert refused(state, "apprentice 4") == "terracotta.worker.artisan_closes"
    assert refused(state, "artisan 4") == "terracotta.worker.artisan_no_artisan"


@rule("terracotta.worker.choice_of_kind")
def test_who_has_both_kinds_chooses() -> None:
    state = Table().artisans(0, 2).turn()
    assert {"apprentice 7", "artisan 7"} <= set(legal(state))
    state.play("artisan 7")
    assert (state.apprentices[0], state.artisans[0]) == (3, 1)
    only = Table().artisans(0, 5).turn()
    assert all(word.startswith("artisan") for word in legal(only))


@rule("terracotta.worker.always_a_place")
def test_there_is_always_an_empty_segment_for_the_next_worker() -> None:
    assert all(seats * workers <= 12 for seats, workers in zip((2, 3, 4), GAME.tables.workers, strict=True))
    table = Table(4).apprentice_at(0, 0, 1, 2).apprentice_at(1, 3, 4, 5).apprentice_at(2, 6, 7, 8)
    state = table.apprentice_at(3, 9, 10).turn(3)
    assert legal(state) == ["apprentice 11"]
