"""Li Si, the Prime Minister. Each part of the ledger's chapter `solo` has a file with its name here.

Other parts, and rules of options:

- `solo.scoring` and `solo.final` are the same for everybody (`scoring.py`, `final.py`) except for the
  winner: terracotta.solo.final.strictly_more, in `scoring.py`
- `solo.maintenance` is in `maintenance.py` except for the new Master, in `master.py`
- `solo.option` is next to the rules that options change: `setup.py`, `decree.py`, `compensation.py`,
  `surprise.py` and `shape.py` here, `inspector.py` and `tile.py` of the title

`inspector.py` here moves an Inspector, by Master or by Sword; `reasons.py` logs his steps.
"""


# Rules of this chapter that other files decide:
# - `scoring.py`: terracotta.solo.scoring.normal
# - `maintenance.py`: terracotta.solo.maintenance.no_income, terracotta.solo.maintenance.order_kept
# - `decisions/flow.py`: terracotta.solo.maintenance.no_master_last
# - `final.py`: terracotta.solo.final.leftover
# - `__init__.py`: terracotta.solo.option.any_mix
# - `data/minister.toml`: terracotta.solo.option.inspector_edge_empty,
#   terracotta.solo.option.tile_edge_scope
# - `tile.py`: terracotta.solo.option.tile_edge
# - `final.py`: terracotta.solo.final.groups
