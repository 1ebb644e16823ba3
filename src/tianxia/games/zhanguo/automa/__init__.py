"""Li Si, the opponent of the solo game: the rules of chapter `solo`.

- `components.py`: his cards are data (zhanguo.solo.level_1 to zhanguo.solo.level_4, orders, arrows, tokens).
- `set_up.py`: his decks; the rest is the set-up of two (zhanguo.solo.two_player_setup, zhanguo.solo.pieces,
  zhanguo.solo.alchemist_set, zhanguo.solo.with_advanced_and_tableaux in the title's `set_up.py`).
- `turn.py`: his turn, Unification and Elixir cards; `buildings.py`: Governor, Palace and Wall cards;
  `soldiers.py`: his soldiers. Steps of his own stand on the stack, so he needs no Officials, workers, unrest
  or abilities (zhanguo.solo.no_officials_no_unrest, zhanguo.solo.never_recruits_hires,
  zhanguo.solo.no_abilities), and tries the options of a card from the top (zhanguo.solo.topmost_option).
- `scoring.py`: his scoring cards; lines and leftover soldiers score as for a person
  (zhanguo.solo.scoring_rest).
- `view.py`, `position.py`: what is seen and saved of him.

Decided where a person's turn is: zhanguo.solo.level_choice in the Game, zhanguo.solo.no_starting_tile in
`set_up.py`, zhanguo.solo.rewards and zhanguo.solo.rewards_after_pass in `decisions/rewards.py`,
zhanguo.solo.token_limit in `decisions/phase3.py`.
"""


# Rules of this chapter that other files decide:
# - `data/li_si.toml`: zhanguo.solo.level_2, zhanguo.solo.level_3
