"""Li Si, the opponent of the solo game: the rules of chapter `solo`.

Files:

- `components.py`: his cards are data: zhanguo.solo.level_1 to zhanguo.solo.level_4, orders, arrows, tokens.
- `set_up.py`: his decks. The title's `set_up.py` does the rest like a set-up of two:
  zhanguo.solo.two_player_setup, zhanguo.solo.pieces, zhanguo.solo.alchemist_set,
  zhanguo.solo.with_advanced_and_tableaux.
- `turn.py`: his turn, Unification and Elixir cards. He tries the options of a card from the top:
  zhanguo.solo.topmost_option.
- `buildings.py`: Governor, Palace and Wall cards.
- `soldiers.py`: his soldiers.
- `scoring.py`: his scoring cards. Lines and leftover soldiers score as for a person:
  zhanguo.solo.scoring_rest.
- `view.py`, `position.py`: what is seen and saved of him.

His turn has steps of its own on the stack, so he needs no Officials, workers, unrest or abilities:
zhanguo.solo.no_officials_no_unrest, zhanguo.solo.never_recruits_hires, zhanguo.solo.no_abilities.

Rules decided in the title's files:

- the Game: zhanguo.solo.level_choice
- `set_up.py`: zhanguo.solo.no_starting_tile
- `decisions/rewards.py`: zhanguo.solo.rewards, zhanguo.solo.rewards_after_pass
- `decisions/phase3.py`: zhanguo.solo.token_limit
"""


# Rules of this chapter that other files decide:
# - `data/li_si.toml`: zhanguo.solo.level_2, zhanguo.solo.level_3
