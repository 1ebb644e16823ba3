"""Golden games of two rules versions; all of them are replayed by tests/test_golden.py."""

from tests.golden import folder

import tianxia
from tianxia.kernel.record import read_record, verify


def test_a_match_is_replayed_with_the_rules_it_was_played_with() -> None:
    """In a game of rules 1 Li Si unlocks soldiers before the person; with rules 2 this game cannot be
    replayed.
    """
    text = (folder("zhanguo") / "li-si-unlocks-in-turn-order.txt").read_text(encoding="utf-8")
    as_new = read_record(text.replace("rules: 1", "rules: 2"), tianxia.game)
    assert verify(tianxia.game("zhanguo"), as_new) != []
