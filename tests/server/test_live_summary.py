"""The summary that lists have of a finished match."""

from tests.golden import at_table, folder

import tianxia
from tianxia.kernel.record import read_record
from tianxia.server.matches.live_match import summarize


def test_a_list_tells_a_draw_from_a_victory() -> None:
    game = tianxia.game("royaumes")
    found = {}
    for name in ("nobody", "points"):
        record = read_record((folder("royaumes") / f"{name}.txt").read_text(encoding="utf-8"), lambda _: game)
        summary = summarize(at_table(game, record))
        found[name] = summary.ending, summary.columns()["ending"]
    assert found == {"nobody": ("drawn", "drawn"), "points": ("played", "played")}
