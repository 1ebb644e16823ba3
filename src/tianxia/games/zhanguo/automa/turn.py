"""Li Si's turns, step by step, each logged with its reason: his Action card, Unification and Elixir."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo.automa.base import LI_SI, misplaced_li_si, say
from tianxia.games.zhanguo.automa.buildings import install_governors, raise_palace, raise_wall
from tianxia.games.zhanguo.automa.set_up import shuffle_actions
from tianxia.games.zhanguo.automa.soldiers import LiSiSoldiers
from tianxia.games.zhanguo.decisions.alchemist import place_card
from tianxia.games.zhanguo.decisions.elixir import advance, take_master
from tianxia.games.zhanguo.decisions.mausoleum import unlock
from tianxia.games.zhanguo.decisions.unify import gain_tokens
from tianxia.games.zhanguo.elements import card_args, region_arg, tell
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import CARDS, COURT, ELIXIR, GOVERNOR, NONE, PALACE, aside_cards, at_region
from tianxia.kernel.decision import Field, Step
from tianxia.kernel.event import word_arg


class LiSiTurn(Step):
    """Reveals and performs his top Action card."""

    kind = "li-si-turn"
    waits = False

    def run(self, state: ZhanguoState) -> None:
        state.learn()
        if not state.action_deck:
            shuffle_actions(state)
        number = state.action_deck.pop()  # zhanguo.solo.turn
        card = state.tables.solo_cards[number - 1]
        if state.log is not None:
            kind = "li-si-unify" if card.kind == NONE else "court-" + COURT[card.kind]
            say(state, "card", {"number": number, "kind": word_arg(kind)})
        if card.once:  # zhanguo.solo.one_shot
            say(state, "removed", {"number": number})
        else:
            state.action_discard.append(number)
        state.stack.append(LiSiSoldiers())
        if card.kind == NONE:
            unify(state)
        elif card.kind == ELIXIR:
            search_elixir(state, card.steps)
        elif card.kind == GOVERNOR:
            install_governors(state, card)
        elif card.kind == PALACE:
            raise_palace(state, card)
        else:
            raise_wall(state, card)


def unify(state: ZhanguoState) -> None:
    """His top Unification card goes to the first free slot in regions up to the round's, or to Court."""
    card = state.scrolls.pop()
    for region in range(state.round):  # zhanguo.solo.unify_place, zhanguo.solo.unify_region_of_round
        if state.card_count[at_region(LI_SI, region)] < 3:
            count = state.tuck(LI_SI, region, card)
            if state.log is not None:
                args = card_args(state, card)
                args["region"] = region_arg(region)
                tell(state, "unify", LI_SI, args, [f"tucked:{LI_SI}:{CARDS[card]}"], f"board:{LI_SI}")
                say(state, "first-slot", {"last": region_arg(state.round - 1), "count": count})
            gain_tokens(state, LI_SI, state.tables.suit_of[card], count)  # zhanguo.solo.unify_tokens
            return
    state.court = [*state.court, card]  # zhanguo.solo.unify_court, zhanguo.solo.court_first_card
    if state.log is not None:
        args = card_args(state, card)
        args["last"] = region_arg(state.round - 1)
        say(state, "court", args)
    for aspect in range(3):
        gain_tokens(state, LI_SI, aspect, 1)


def search_elixir(state: ZhanguoState, steps: int) -> None:
    """Move his ship. Only a soldier that waits at the start counts, before any symbol or tile is resolved."""
    start = advance(state, LI_SI, steps)  # zhanguo.solo.elixir_steps
    waiting = 1 if state.entrance[LI_SI] > 0 else 0  # zhanguo.solo.elixir_branch_once
    symbols = 0
    for space in range(state.ships[LI_SI], start, -1):  # pushed last is resolved first
        if state.tables.masters[space]:
            state.stack.append(LiSiMaster())
        for _ in range(state.tables.symbols[space]):
            state.stack.append(LiSiSymbol(waiting))
            symbols += 1
    if symbols > 0:
        say(state, "branch-cards" if waiting == 1 else "branch-soldiers", {"symbols": symbols})
    state.stack.append(LiSiSoldiers())


class LiSiSymbol(Step):
    """Resolves a symbol: an Alchemist card if a soldier was waiting and there is room, else a soldier."""

    kind = "li-si-symbol"
    fields: ClassVar[list[Field]] = [Field("waiting", 0, 1)]

    def __init__(self, waiting: int) -> None:
        self.seat = -1
        self.waiting = waiting

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_li_si(state, at, ["li-si-soldiers", "li-si-symbol", "li-si-master"])

    def run(self, state: ZhanguoState) -> None:
        region = state.round - 1
        cards = aside_cards(state.aside[LI_SI])
        if self.waiting == 1:
            if cards and state.card_count[at_region(LI_SI, region)] < 3:  # zhanguo.solo.elixir_card
                state.learn()
                place_card(state, LI_SI, region, cards[state.rng.below(len(cards))])
                return
            # zhanguo.solo.elixir_card_impossible
            say(state, "no-room" if cards else "no-cards", {"region": region_arg(region)})
        if state.locked[LI_SI] > 0:  # zhanguo.solo.elixir_no_soldier
            unlock(state, LI_SI)
            state.stack.append(LiSiSoldiers())
        else:
            say(state, "all-unlocked", {})  # zhanguo.solo.elixir_all_unlocked


class LiSiMaster(Step):
    """At the Masters' symbol one comes to him at random (zhanguo.solo.elixir_master)."""

    kind = "li-si-master"

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_li_si(state, at, ["li-si-soldiers", "li-si-symbol", "li-si-master"])

    def run(self, state: ZhanguoState) -> None:
        cards = aside_cards(state.masters)
        if cards:
            state.learn()
            take_master(state, LI_SI, cards[state.rng.below(len(cards))])
