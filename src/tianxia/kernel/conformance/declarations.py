"""Declarations of steps: they must match the constructor and the actions that are offered."""

from __future__ import annotations

from tianxia.kernel.conformance.fault import hold
from tianxia.kernel.decision import Decision
from tianxia.kernel.game import Game


def check_declarations(game: Game) -> None:
    """Check that every step is constructed from exactly its declared fields, and every decision declares
    actions and a rule.
    """
    for kind, step_type in game.steps.items():
        lowest = [field.least for field in step_type.fields]
        hold(all(field.least <= field.most for field in step_type.fields), f"{kind}: an empty range")
        for at in range(len(lowest) + 1):  # in each round one field differs from its lowest value
            args = [field.most if i == at else field.least for i, field in enumerate(step_type.fields)]
            step = game.step(kind, 0, args)
            made = [getattr(step, field.name) for field in step_type.fields]
            hold(made == args == step.args(), f"{kind}: made with {args}, it holds {made}")
        if issubclass(step_type, Decision):
            decision = game.step(kind, 0, lowest)
            assert isinstance(decision, Decision)
            offers = decision.might_offer(game)
            hold(bool(offers) and offers == sorted(set(offers)), f"{kind}: offers are not sorted and unique")
            hold(offers[0] >= 0 and offers[-1] < len(game.notations), f"{kind}: offers outside the table")
            hold(decision.rule in game.ledger.rules, f"{kind}: {decision.rule!r} is no rule")
            game.lexicon(decision)
