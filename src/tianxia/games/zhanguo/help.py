"""Lines of help for a first game (kernel/help.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tianxia.games.zhanguo.tables import ASPECTS, OFFICIALS
from tianxia.kernel.event import Sentence, word_arg
from tianxia.kernel.help import Moment

ASLEEP = 3  # zhanguo.unrest.three_blocks_cards
LARGE = 2  # zhanguo.components.token_values


def lines(moment: Moment) -> Iterator[Sentence]:
    board = moment.position["boards"][moment.seat]
    if moment.kind == "offer" or (moment.kind == "play" and len(board["hand"]) == 1):
        yield from rewards(moment)
    if moment.kind != "play":
        return
    for land in board["regions"]:
        if land["unrest"] >= ASLEEP and land["cards"]:
            yield Sentence("help-asleep", {"region": region(land), "count": land["unrest"]})
            break
    for land in board["regions"]:
        lacking = [kind for kind in range(3) if not land["officials"][kind]]
        if len(lacking) == 1:
            official = word_arg(f"official-{OFFICIALS[lacking[0]]}")
            yield Sentence("help-governor", {"region": region(land), "official": official})
            break
    cards = [card for land in board["regions"] for card in land["cards"]]
    awake = [card for land in board["regions"] if land["unrest"] < ASLEEP for card in land["cards"]]
    alchemists = [card for card in cards if card["suit"] == "alchemist"]
    value = moment.position["ship_track"]["values"][board["ship"]]
    if alchemists:
        yield Sentence("help-ship", {"value": value, "count": len(alchemists)})
    pile = moment.position["court"]["pile"]
    if pile and cards:
        yield Sentence("help-court", {"card": pile[-1]["id"], "count": len(awake)})
    yield Sentence("help-ways", {})


def region(land: dict[str, Any]) -> str:
    return word_arg(f"region-{land['region']}")


def warnings(moment: Moment) -> Iterator[Sentence]:
    """The effect of one more card in a land."""
    board = moment.position["boards"][moment.seat]
    was = moment.before["boards"][moment.seat]
    for before, after in zip(was["regions"], board["regions"], strict=True):
        if len(after["cards"]) > len(before["cards"]):
            args = {
                "number": len(after["cards"]),
                "region": region(after),
                "tokens": sum(board["tokens"]) - sum(was["tokens"]),
                "unrest": after["unrest"] - before["unrest"],
            }
            yield Sentence("help-land", args)


def rewards(moment: Moment) -> Iterator[Sentence]:
    """The aspect in which the seat leads most: its reward may be bought at the end of the round."""
    best: tuple[int, int, str] | None = None
    for number, aspect in enumerate(ASPECTS):
        values = [
            board["tokens"][number] + LARGE * (aspect in board["large"])
            for board in moment.position["boards"]
        ]
        mine = values.pop(moment.seat)
        lead = mine - max(values, default=0)
        if lead > 0 and (best is None or lead > best[0] - best[1]):
            best = mine, mine - lead, aspect
    if best is not None:
        mine, other, aspect = best
        yield Sentence("help-reward", {"aspect": word_arg(f"aspect-{aspect}"), "mine": mine, "other": other})
