"""Renegade bandits: a tile that connects them with enough red tiles beats them.

Rules decided elsewhere:

- `data/pieces.toml`, `data/board.toml`: huang.bandits.ten_tiles, huang.bandits.strengths,
  huang.bandits.spots
- `set_up.py`: huang.bandits.setup_pairs, huang.bandits.five_in_play, huang.bandits.setup_partition
- `Huang.check_options`: huang.bandits.not_with_eighteen
- `leader.py`: huang.bandits.no_leader_adjacent
- `riot.py`: huang.bandits.not_riot_target
- `blue.py`: huang.bandits.not_later_in_chain
- `place_tile`, which returns before it scores or offers anything: huang.bandits.joining_tile_no_vp,
  huang.bandits.joining_tile_no_bonus, huang.bandits.fight_ends_blue_chain
- nobody is asked to commit tiles: huang.bandits.hand_reds_do_not_count
- `war.py` removes red tiles, and the pagodas on them: huang.bandits.red_pagoda_falls
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.buildings import recompute_open_sites
from tianxia.games.huang.decisions.war import demand, waits_for_losses
from tianxia.games.huang.elements import colour_arg, screen
from tianxia.games.huang.kingdoms import (
    clear,
    kingdoms_next_to,
    red_tiles,
    regroup,
    repeated,
    ruler,
)
from tianxia.games.huang.place_names import kingdom_arg, place_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import EMPTY, RED, TILE
from tianxia.kernel.decision import Step
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg, word_arg


def barred_by_bandits(state: HuangState) -> vec[bool]:
    """By hex: are bandits next to it? Then tiles are forbidden there."""
    cells, group = state.cells, state.group
    barred = vec[bool]([False] * state.map.size)
    reds = vec[i64]([0] * state.map.size)  # red tiles of each group
    hex: i64
    for hex in range(len(cells)):
        if cells[hex] == TILE + RED:
            reds[group[hex]] += 1
    for bandit in state.bandits:
        for near in state.map.near[bandit]:
            if cells[near] == EMPTY and not can_fight(state, near, reds):
                barred[near] = True
    return barred


def can_fight(state: HuangState, hex: int, reds: vec[i64]) -> bool:
    """May a tile be placed on this empty hex next to bandits?"""
    strength = strengths = 0
    for near in state.map.near[hex]:
        if state.is_bandit(near):
            strength = state.bandits_on(near)
            strengths += 1
    if strengths > 1:
        return False
    kingdoms = kingdoms_next_to(state, hex)
    for name in kingdoms:  # huang.bandits.tile_only_to_fight, huang.bandits.several_kingdoms_count_together
        strength -= reds[name]
    return strength <= 0 and not repeated(state, kingdoms)


def fight_refusal(state: HuangState, colour: int, hex: int) -> str:
    """The rule that keeps a tile off an empty hex next to bandits; empty if it may fight them."""
    bandits = [near for near in state.map.near[hex] if state.is_bandit(near)]
    if not bandits:
        return ""
    if len(bandits) > 1:
        return "huang.bandits.not_two_at_once"
    kingdoms = kingdoms_next_to(state, hex)
    if repeated(state, kingdoms):
        return "huang.bandits.no_war_at_once"
    strength = state.bandits_on(bandits[0])
    reds = sum([len(red_tiles(state, name)) for name in kingdoms])
    if reds >= strength:
        return ""
    if colour == RED and reds + 1 >= strength:
        return "huang.bandits.joining_tile_not_counted"
    if reds + leaderless_reds(state, hex, kingdoms) >= strength:
        return "huang.bandits.leaderless_not_enough"
    return "huang.bandits.tile_only_to_fight"


def leaderless_reds(state: HuangState, hex: int, kingdoms: list[int]) -> int:
    """Red tiles in groups without a leader next to a hex."""
    names = {state.group[near] for near in state.map.near[hex]} - {-1, *kingdoms}
    return sum([len(red_tiles(state, name)) for name in names])


def fight(state: HuangState, seat: int, hex: int, kingdoms: list[int]) -> None:
    """Reward the owner of the red leader, let the tile player remove red tiles, and remove the bandits."""
    bandit = state.bandit_next_to(hex)
    strength = state.bandits_on(bandit)
    state.marker = hex  # huang.bandits.marker
    if state.log is not None:
        tell_fight(state, seat, hex, kingdoms)
    for name in kingdoms:
        scorer = ruler(state, name, RED)
        if scorer >= 0:  # huang.bandits.red_leader_reward, huang.bandits.no_red_leader_no_reward
            state.gain(scorer, RED, strength, "bandits", [screen(scorer)])
    state.stack.append(EndFight())  # runs after the red tiles are removed: huang.bandits.reds_lost
    demand(state, sorted([hex for name in kingdoms for hex in red_tiles(state, name)]), strength)


def tell_fight(state: HuangState, seat: int, hex: int, kingdoms: list[int]) -> None:
    """Log the strength of both sides and the owner of the reward."""
    bandit = state.bandit_next_to(hex)
    strength = state.bandits_on(bandit)
    reds = [len(red_tiles(state, name)) for name in kingdoms]
    parts = [
        Sentence("outcome-bandits-kingdom", {"kingdom": kingdom_arg(state, kingdoms[i]), "count": reds[i]})
        for i in range(len(kingdoms))
    ]
    sides = [Side(seat_arg(seat), sum(reds), parts, True), Side(word_arg("bandits"), strength, [], False)]
    gains: list[tuple[int, Sentence]] = []
    for name in kingdoms:
        scorer = ruler(state, name, RED)
        if scorer >= 0:
            points: dict[str, object] = {"count": strength, "colour": colour_arg(RED)}
            gains.append((scorer, Sentence("outcome-points", points)))
    args: dict[str, object] = {
        "seat": seat_arg(seat),
        "place": place_arg(state, bandit),
        "count": strength,
        "reds": sum(reds),
    }
    touches = [state.hex_of(bandit), state.hex_of(hex)]
    outcome = Outcome(sides, "huang.bandits.tile_only_to_fight", gains)
    state.emit("event-bandits", args, touches, outcome=outcome)


class EndFight(Step):
    """Ends the fight: the bandit tile leaves the game (huang.bandits.tile_discarded), the marker leaves the
    board, and the joining tile links the pieces around it."""

    kind: ClassVar[str] = "end-fight"

    def misfit(self, state: HuangState, at: int) -> str:
        if state.war is not None or state.marker < 0 or state.bandit_next_to(state.marker) < 0:
            return "there is no fight with bandits"
        return waits_for_losses(state, at)

    def run(self, state: HuangState) -> None:
        bandit = state.bandit_next_to(state.marker)
        state.bandits = [hex for hex in state.bandits if hex != bandit]
        clear(state, bandit)
        state.marker = -1
        regroup(state)
        recompute_open_sites(state)
        if state.log is not None:
            state.emit("event-bandits-beaten", {"place": place_arg(state, bandit)}, [state.hex_of(bandit)])
