"""Li Si, the Prime Minister: a file for each part of the ledger's chapter `solo`, under its name.

Parts without a file: `solo.scoring` and `solo.final` are everybody's (`scoring.py`, `final.py`), but for
who wins (terracotta.solo.final.strictly_more, in `scoring.py`); `solo.maintenance` is in `maintenance.py`
but for the new Master (`master.py`); `solo.option` is decided where the rule is that an option changes:
`setup.py`, `decree.py`, `compensation.py`, `surprise.py`, `shape.py`, and `inspector.py` and `tile.py` of
the title. How he moves an Inspector, by Master or by Sword, is in `inspector.py` here; `reasons.py` tells
his steps.
"""
