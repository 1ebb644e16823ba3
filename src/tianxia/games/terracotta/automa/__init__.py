"""Li Si, the Prime Minister: a file for each part of the ledger's chapter `solo`, under its name.

Parts without a file: `solo.scoring` and `solo.final` are the same for everybody (`scoring.py`, `final.py`),
except for the winner (terracotta.solo.final.strictly_more, in `scoring.py`); `solo.maintenance` is in
`maintenance.py` except for the new Master (`master.py`); `solo.option` is next to the rules that options
change: `setup.py`, `decree.py`, `compensation.py`, `surprise.py`, `shape.py`, and `inspector.py` and
`tile.py` of the title. `inspector.py` here moves an Inspector, by Master or by Sword; `reasons.py` logs his
steps.
"""
