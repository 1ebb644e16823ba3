# Zhanguo: The First Empire.
title = Zhanguo: The First Empire
tagline = Unify writing, currency and laws, and serve an emperor who wants to live for ever.
how-won-short = The most points after five rounds win.
how-won = The most points after five rounds win: some now, most of them for what you have built at the end.
rulebook-language = en

solo-hardness = Difficulty was measured with a bot that looks one move ahead.
option-tableau = Unification tableau
option-tableau-help = Which rewards the five rounds offer: those of the board, one side of the tile, or drawn by lot.
option-tableau-board = The board’s
option-tableau-side_1 = Tile, side 1
option-tableau-side_2 = Tile, side 2
option-tableau-random = Drawn by lot
option-advanced = Advanced mode
option-advanced-help = Nine tokens shuffle what each spot of the Mausoleum is about.
option-li_si = Li Si
option-li_si-help = How strong the solo opponent is, from 1 to 4. By our ruling he also skips regions where he has what the Mausoleum tile asks of the card, which makes him stronger.
option-li_si-1 = 1, easy
option-li_si-2 = 2, hard
option-li_si-3 = 3, very hard
option-li_si-4 = 4, extremely hard
option-li_si-hardness-1 = Easy: the bot wins six games of seven, by about 22 points.
option-li_si-hardness-2 = Hard: the bot wins about one game of three.
option-li_si-hardness-3 = Very hard: the bot never won in 300 games; it was about 67 points behind.
option-li_si-hardness-4 = Extremely hard: the bot never won in 300 games; it was about 153 points behind.
option-governor_both_halves = Both halves of a Governor tile
option-governor_both_halves-help = The rulebook does not say whether a Governor takes one half of its tile or both; we play one.
option-soldier_price_by_count = Soldiers cost three tokens
option-soldier_price_by_count-help = A soldier costs three tokens of any size, instead of tokens worth three.
option-english_text = English rulebook
option-english_text-help = Where the two rulebooks play differently, we follow the French one; with this option the English one holds: two workers or Officials of a reward may go to different regions, a Governor tile moves two different workers, and a wall tile counts calm regions without Officials.

# Names.
region-chu = Chu
region-wei = Wei
region-zhao = Zhao
region-qi = Qi
region-yan = Yan
official-alchemist = Alchemist
official-architect = Architect
official-general = General
worker-one = worker
aspect-writing = Writing
aspect-currency = Currency
aspect-laws = Laws
court-recruit = Recruit
court-elixir = Elixir
court-governor = Governor
court-hire = Hire
court-palace = Palace
court-wall = Wall
section-a-left = A 甲, left
section-a-right = A 甲, right
section-b-left = B 乙, left
section-b-right = B 乙, right
section-c-left = C 丙, left
section-c-right = C 丙, right
place-chu = Chu
place-wei = Wei
place-zhao = Zhao
place-qi = Qi
place-yan = Yan
place-site-a = wall site A 甲
place-site-b = wall site B 乙
place-site-c = wall site C 丙
place-elixir = the Elixir
site-a = A
site-b = B
site-c = C

# A card’s name is made of its suit, number, trigger and ability.
suit-writing = Scroll
suit-currency = Coin
suit-laws = Edict
suit-alchemist = Alchemist
suit-master = Master
card-called = { $suit }{ $card ->
    [none] {""}
   *[other] {" "}{ $card }
}
card-name = { card-called } ({ $trigger }: { $ability })
short-ship-1 = ship +1
short-ship-2 = ship +2
short-ship-3 = ship +3
short-ship-4 = ship +4
short-ship-7 = ship +7
short-recruit-alchemist = Alchemist
short-recruit-architect = Architect
short-recruit-general = General
short-recruit-any = Official
short-recruit-any-in-chu = Official in Chu
short-recruit-any-anywhere = Official
short-recruit-two-any = two Officials
short-recruit-two-any-apart = two Officials, anywhere
short-recruit-two-alchemists = two Alchemists
short-recruit-two-alchemists-apart = two Alchemists, anywhere
short-recruit-two-architects = two Architects
short-recruit-two-generals = two Generals
short-recruit-two-architects-in-chu = two Architects in Chu
short-recruit-two-generals-in-chu = two Generals in Chu
short-recruit-architect-general-in-wei = Architect and General in Wei
short-move-officials-2 = 2 moves of Officials
short-move-officials-3 = 3 moves of Officials
short-move-officials-4 = 4 moves of Officials
short-move-worker = move a worker
short-move-workers-2 = 2 moves of workers
short-move-workers-apart-2 = 2 workers move
short-calm-1 = calm one region
short-calm-2 = calm two regions
short-calm-here-then-any = calm here and elsewhere
short-token-any = a token
short-unrest-tokens-writing-currency = unrest for Writing and Currency
short-unrest-tokens-writing-laws = unrest for Writing and Laws
short-unrest-tokens-currency-laws = unrest for Currency and Laws
short-unrest-tokens-any-2 = unrest for 2 tokens
short-worker-here = worker here
short-unrest-worker = unrest for a worker
short-unrest-workers-2 = unrest for 2 workers
short-worker = a worker
short-workers-2 = 2 workers
short-workers-apart-2 = 2 workers, anywhere
short-workers-2-in-wei = 2 workers in Wei
short-vp-writing = points for Writing
short-vp-currency = points for Currency
short-vp-laws = points for Laws
short-vp-alchemist-cards = points for Alchemists
short-vp-governors = points for Governors
short-vp-palaces = points for Palaces
short-vp-walls = points for Walls
short-vp-2-alchemist-cards-here = points for Alchemists here
short-vp-soldiers = points for soldiers
short-vp-round = points for the round
short-unrest-vp-writing = unrest for Writing points
short-unrest-vp-currency = unrest for Currency points
short-unrest-vp-laws = unrest for Laws points
short-unlock-1 = a soldier
short-unlock-2 = 2 soldiers

# What an effect does, in full.
effect-ship-1 = Your ship moves 1 space
effect-ship-2 = Your ship moves 2 spaces
effect-ship-3 = Your ship moves 3 spaces
effect-ship-4 = Your ship moves 4 spaces
effect-ship-7 = Your ship moves 7 spaces
effect-recruit-alchemist = Recruit an Alchemist here
effect-recruit-architect = Recruit an Architect here
effect-recruit-general = Recruit a General here
effect-recruit-any = Recruit any Official here
effect-recruit-any-in-chu = Recruit any Official in Chu
effect-recruit-any-anywhere = Recruit any Official in any region
effect-recruit-two-any = Recruit any two Officials in one region
effect-recruit-two-any-apart = Recruit any two Officials, each in any region
effect-recruit-two-alchemists = Recruit two Alchemists in one region
effect-recruit-two-alchemists-apart = Recruit two Alchemists, each in any region
effect-recruit-two-architects = Recruit two Architects in one region
effect-recruit-two-generals = Recruit two Generals in one region
effect-recruit-two-architects-in-chu = Recruit two Architects in Chu
effect-recruit-two-generals-in-chu = Recruit two Generals in Chu
effect-recruit-architect-general-in-wei = Recruit an Architect and a General in Wei
effect-move-officials-2 = Up to 2 moves with Officials
effect-move-officials-3 = Up to 3 moves with Officials
effect-move-officials-4 = Up to 4 moves with Officials
effect-move-worker = Move a worker to a neighbouring region
effect-move-workers-2 = Up to 2 moves with workers
effect-move-workers-apart-2 = Move up to 2 different workers, each to an adjacent region
effect-calm-1 = Unrest −1 in one region
effect-calm-2 = Unrest −1 in two regions
effect-calm-here-then-any = Unrest −1 here, then −1 in any region
effect-token-any = Gain a small token of your choice
effect-unrest-tokens-writing-currency = Unrest +1 here: gain a Writing and a Currency token
effect-unrest-tokens-writing-laws = Unrest +1 here: gain a Writing and a Laws token
effect-unrest-tokens-currency-laws = Unrest +1 here: gain a Currency and a Laws token
effect-unrest-tokens-any-2 = Unrest +1 here: gain two small tokens of your choice
effect-worker-here = A worker here, without unrest
effect-unrest-worker = Unrest +1 here: a worker here
effect-unrest-workers-2 = Unrest +1 here: two workers here
effect-worker = A worker in any region, without unrest
effect-workers-2 = Two workers in one region, without unrest
effect-workers-apart-2 = Two workers, each in any region, without unrest
effect-workers-2-in-wei = Two workers in Wei, without unrest
effect-vp-writing = 1 point per Writing card on your board
effect-vp-currency = 1 point per Currency card on your board
effect-vp-laws = 1 point per Laws card on your board
effect-vp-alchemist-cards = 1 point per Alchemist card on your board
effect-vp-governors = 1 point per Governor you installed
effect-vp-palaces = 1 point per Palace you built
effect-vp-walls = 1 point per Wall you built
effect-vp-2-alchemist-cards-here = 2 points per Alchemist card here
effect-vp-soldiers = 1 point per soldier you have in the Mausoleum
effect-vp-round = As many points as the number of the round
effect-unrest-vp-writing = Unrest +1 here: 1 point per Writing card on your board
effect-unrest-vp-currency = Unrest +1 here: 1 point per Currency card on your board
effect-unrest-vp-laws = Unrest +1 here: 1 point per Laws card on your board
effect-unlock-1 = Unlock a soldier
effect-unlock-2 = Unlock two soldiers
effect-alchemist-card = Place an Alchemist card in any region
effect-alchemist-cards-2 = Place up to two Alchemist cards in any regions
effect-reset-2 = Unrest back to 0 in up to two regions
effect-reset-3 = Unrest back to 0 in up to three regions
effect-governor = A Governor for free in any region
effect-governor-in-chu-or-wei = A Governor for free in Chu or Wei
effect-governor-in-zhao-or-qi = A Governor for free in Zhao or Qi
effect-palace = A Palace for free in any region
effect-wall = A Wall for free
effect-soldier = Place a soldier on any Mausoleum tile
effect-unlock-1-then-soldier = Unlock a soldier, then place one on any Mausoleum tile

palace-writing = 3 points per Writing card in the region
palace-currency = 3 points per Currency card in the region
palace-laws = 3 points per Laws card in the region
palace-alchemist = 3 points per Alchemist card in the region
palace-unrest = unrest +1, 2 points per card in the region
condition-architect = regions with your Architect
condition-alchemist-official = regions with your Alchemist
condition-general = regions with your General
condition-worker = regions with your worker
condition-two-same-cards = regions with two cards of one kind
condition-sets-wcla = sets of Writing, Currency, Laws and Alchemist card
condition-palace = regions with your Palace
condition-governor = regions with your Governor
condition-writing-card = regions with a Writing card
condition-currency-card = regions with a Currency card
condition-laws-card = regions with a Laws card
condition-alchemist-card = regions with an Alchemist card
condition-no-unrest = regions without unrest
condition-officials-ge-unrest = regions with Officials, at least as many as unrest
condition-officials-ge-unrest-or-none = regions with at least as many Officials as unrest, calm empty ones included

# What is asked.
prompt-starting-tile = Keep one of your two Starting tiles.
prompt-starting-card = Choose the Alchemist card that goes to Chu.
prompt-play = Play a card: unify a region, or go to Court.
prompt-play-picked = { $picked }: unify, or which Court action?
prompt-play-now = Choose a card of your hand first, then a region or an action of the Court.
prompt-unify-card = Choose the card to place on your board.
prompt-court-card = Choose the card to play at Court.
prompt-unify-region = Choose the region for this card.
prompt-unify-region-picked = { $picked }: in which region?
prompt-unify-region-now = Choose a lit region of your board for this card, or another card.
prompt-court-action = Choose a Court action.
prompt-court-action-picked = { $picked }: which Court action?
prompt-court-action-now = Choose a lit action of the Court for this card, or another card.
prompt-official = Choose an Official and its region.
prompt-official-region = Choose the region for both Officials.
prompt-officials-apart = Choose an Official and its region.
prompt-hire-region = Choose where to hire two workers.
prompt-governor-region = Choose where to install a Governor.
prompt-governor-space = Choose a Governor tile or the area.
prompt-governor-bonus = Choose one half of the Governor tile.
prompt-palace-region = Choose where to build a Palace.
prompt-palace-pay = Choose where the third worker comes from.
prompt-palace-tile = Choose a Palace tile of the region.
prompt-large-token = Choose the large token you take.
prompt-wall-section = Choose a section of the Wall.
prompt-wall-slot = Choose a slot of the section: its price is in workers.
prompt-wall-pay = Choose the regions your workers come from.
prompt-emperor-card = Put the Emperor tile ({ $new }) on one of your cards.
prompt-after-action = Activate abilities, or move one Official, or end your action.
prompt-after-action-now = Choose a lit card or Official, or end your action.
prompt-after-action-move = Move one Official, or end your action.
prompt-after-action-move-now = Choose one of your lit Officials, or end your action.
prompt-after-action-ability = Activate abilities, or end your action.
prompt-after-action-ability-now = Choose one of your lit cards, or end your action.
prompt-more-abilities = Activate another ability?
prompt-more-abilities-now = Choose another lit card to activate, or no more.
prompt-ability = Choose a card to activate.
prompt-symbol-choice = Unlock a soldier, or place an Alchemist card.
prompt-master-choice = Choose a Master Alchemist.
prompt-card-region = Choose the region for this Alchemist card.
prompt-aside-card = Choose an Alchemist card to place.
prompt-move-officials = Move an Official, or stop.
prompt-move-officials-now = Choose one of your lit Officials, or stop here.
prompt-official-to = Choose the region the Official moves to.
prompt-move-workers = Move a worker.
prompt-worker-to = Choose the region the worker moves to.
prompt-move-two-workers = Move a worker that has not moved yet, or stop.
prompt-one-worker-to = Choose the region the worker moves to.
prompt-calm = Choose a region to calm.
prompt-reset = Choose a region whose unrest goes back to 0, or stop.
prompt-token = Choose the token you gain.
prompt-worker-region = Choose the region for the new workers.
prompt-workers-apart = Choose the region for a new worker.
prompt-post-soldier = Place a soldier in the Mausoleum?
prompt-post-soldier-now = Choose a lit tile of the Mausoleum for a soldier, or keep them at the entrance.
prompt-free-soldier = Place a soldier on any tile of the Mausoleum.
prompt-offer = { $aspect }: take the reward? { $reward }.
prompt-offer-now = Take the reward first, or leave it.
prompt-buy-soldier = { $number ->
    [0] Unlock a soldier for tokens worth { $price }?
   *[other] Unlock a soldier for { $price } tokens?
}
prompt-buy-soldier-now = Unlock a soldier first, or keep the tokens.
prompt-pay-token = The soldier costs { $price }, paid so far { $number }: choose a token.
prompt-return-token = You may keep five small tokens: return { $excess }.

# What can be answered.
action-card = { card-name }
action-region = { $region }
action-official = { $piece } in { $region }
action-move = Move the { $piece } from { $region }
action-section = Section { $section }
action-slot = Slot { $slot }: { $price ->
    [one] 1 worker
   *[other] { $price } workers
}
action-from = Workers from { $regions }
action-small = { $aspect }
action-large = Large { $aspect } token
action-large-over = Large { $aspect } token, worth one more than is missing
action-court-action = { $action }
action-unify = Unify a region
action-court = Go to Court
action-nothing = No action is possible
action-activate = Activate an ability
action-pass = Pass
action-end = End the action
action-no-more = No more
action-stop = Stop here
action-leave = Leave the reward
action-keep-tokens = Keep the tokens
action-accept = Take the reward
action-unlock = Unlock a soldier
action-area = The area of the region
action-space = Tile: { $first } / { $second }
action-space-blank = Blank tile
action-bonus = { $effect }
action-palace-tile = { $tile } ({ $points })
action-palace-tile-gone = The tile is gone
action-spot = { $place }: { $points } points
action-keep-soldiers = Keep them at the entrance
action-start = { $parts }
start-general = General in Chu
start-general-2 = two Generals in Chu
start-alchemist = Alchemist in Chu
start-architect = Architect in Chu
start-unrest-chu = unrest in Chu
start-unrest-wei = unrest in Wei
start-unrest-zhao = unrest in Zhao
start-unrest-qi = unrest in Qi
start-unrest-yan = unrest in Yan
start-token-writing = Writing token
start-token-currency = Currency token
start-token-laws = Laws token
start-soldier = unlock a soldier
start-worker = worker in Chu
start-card = Alchemist card in Chu
start-ship = ship 1 space
start-ship-2 = ship 2 spaces

# What happened.
event-start = { $seat } starts with: { $parts }.
event-round = Round { $round } begins.
event-draw = { $seat } draws { $cards }.
event-draw-hidden = { $seat } draws two cards of each suit.
event-unify = { $seat } places { card-name } in { $region }.
event-court = { $seat } plays { card-name } at Court: { $action }.
event-court-nothing = { $seat } puts { card-name } on the pile; no action is possible.
event-ability = { $seat } activates { card-name }.
event-recruit = { $seat } recruits: { $official } in { $region }.
event-unrest = { $seat }: unrest in { $region } is now { $level }.
event-workers = { $seat }: { $amount ->
    [one] 1 worker
   *[other] { $amount } workers
} to { $region }.
event-tokens = { $seat } gains { $amount ->
    [one] 1 { $aspect } token
   *[other] { $amount } { $aspect } tokens
}.
event-unlock = { $seat } unlocks a soldier.
event-points = { $seat } scores { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
event-place-card = { $seat } places { card-name } in { $region }.
event-move = { $seat } moves: { $piece } from { $from } to { $to }.
event-ship = { $seat }: the ship sails { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, to { $space }.
event-symbol-lost = { $seat } can use this symbol for nothing.
event-master = { $seat } takes { card-name }.
event-governor = { $seat } installs a Governor in { $region }.
event-palace = { $seat } builds a Palace in { $region }.
event-palace-tile = { $seat } takes the Palace tile: { $tile }.
event-large-token = { $seat } takes the large { $aspect } token.
event-wall = { $seat } builds a Wall: section { $section }, slot { $slot }.
event-emperor = { $seat }: an Emperor tile on { card-name }, whose trigger is now { $new }.
event-soldier = { $seat } posts a soldier in the Mausoleum: { $place }.
event-reward = { $seat } takes the reward for { $aspect }: { $reward }.
event-reward-pass = { $seat } leaves the reward for { $aspect }.
event-reward-impossible = { $seat } cannot take the whole reward for { $aspect }.
event-reward-lost = Nobody takes the reward for { $aspect }.
event-order = New turn order: { $order }.
event-large-returned = { $seat } returns the large { $aspect } token.
event-token-returned = { $seat } returns a token: { $aspect }.
event-over = The fifth round is over.

# Results: what each side had, who gained what.
outcome-tokens = { $amount ->
    [0] no small token
    [one] 1 small token
   *[other] { $amount } small tokens
}
outcome-large-token = the large token, worth 2
outcome-category = { $category }: { $count }

category-track = Scored in play
category-governors = Governors
category-elixir = Elixir
category-lines = Mausoleum
category-walls = Walls
category-soldiers = Soldiers left
note-shared = { $seats } have the same total and share the victory: there is no tie-breaker.

# Li Si.
li-si-unify = Unification
prompt-li-si-tile = Li Si fulfils more tiles than he has soldiers: choose the one he validates.
event-li-si-card = { $seat } reveals Action card { $number }: { $kind }.
event-li-si-removed = Action card { $number } is used only once and leaves the game.
event-li-si-order = He looks for a place in this order: { $order }.
event-li-si-wanted = { $place } is wanted: its Mausoleum tile asks for { $asked }, he has { $have }.
event-li-si-skip-enough = { $place } is skipped: its Mausoleum tile asks for { $asked }, he has { $have } (our ruling).
event-li-si-skip-soldier = { $place } is skipped: his soldier already stands on its Mausoleum tile.
event-li-si-site-full = { $place } is skipped: he can build in neither of its sections.
event-li-si-fallback-governor = No region is wanted: { $region } is the first where he is not ahead.
event-li-si-fallback-palace = No region is wanted: he builds in the first of his card, { $region }.
event-li-si-fallback-wall = No site is wanted: he builds in a section without his Wall, { $section }.
event-li-si-no-piece = He has no piece of this kind left, or no place for it: nothing happens.
event-li-si-first-slot = It is the first free slot up to { $last }, the region of this round: { $count ->
    [one] first card
    [2] second card
   *[other] third card
} there.
event-li-si-court = Every slot up to { $last } is full: { card-name } goes to Court, and he takes one token of each aspect.
event-li-si-branch-cards = A soldier of his waits at the entrance: { $symbols ->
    [one] the symbol places
   *[other] { $symbols } symbols place
} Alchemist cards.
event-li-si-branch-soldiers = No soldier of his waits at the entrance: { $symbols ->
    [one] the symbol unlocks one
   *[other] { $symbols } symbols unlock one each
}.
event-li-si-no-room = { $region } is full: the symbol unlocks a soldier instead.
event-li-si-no-cards = He has no Alchemist card left: the symbol unlocks a soldier instead.
event-li-si-all-unlocked = All his soldiers are unlocked: the symbol has no effect.
event-li-si-emperor = { $seat } removes the Emperor tile of the site ({ $trigger }) from the game.
event-li-si-reward = { $seat } takes the reward for { $aspect } away from you; he gains nothing.
event-li-si-pays = { $seat } pays for a soldier: { $tokens }.

# What the table on screen says beside its pieces.
glance-score = Points
glance-tokens = Writing { $writing }, Currency { $currency }, Laws { $laws }
ui-tabs = Parts of the table
ui-tab-court = Court
ui-tab-hand = Hand
ui-tab-mine = My board
ui-tab-regions = Regions
ui-tab-wall = Wall
ui-tab-elixir = Elixir
ui-tab-rewards = Rewards
ui-tab-mausoleum = Mausoleum
ui-scroll = The empire on a painted scroll
ui-court = The Emperor’s Court
ui-hand = My hand
ui-my-board = My board
ui-regions = Regions of the main board
ui-wall = The Great Wall
ui-elixir = The search for the Elixir
ui-rewards = Unification rewards
ui-mausoleum = Mausoleum
ui-masters = Master Alchemists on display
ui-hand-empty = No cards in hand.
ui-starting = Starting tiles
ui-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
ui-card = { card-called }. { $trigger }: { $ability }.
ui-card-emperor = { card-called }. By an Emperor tile { $trigger }: { $ability }.
ui-card-lower = Lower than the pile: abilities after Recruit, Elixir or Governor
ui-card-higher = Higher than the pile: abilities after Hire, Palace or Wall
ui-pile = Top of the pile ({ $count }): { $card }
ui-pile-empty = Nobody has been at Court yet: the first card counts as lower and as higher
ui-lower-than = Below { $number } activates abilities
ui-higher-than = Above { $number } activates abilities
ui-any-number = Any number activates abilities
ui-deck = { $aspect } cards left to draw: { $count }
ui-court-action = { $action }: { $help }
ui-help-recruit = one Official from your supply to any of your regions.
ui-help-elixir = your ship moves 3 spaces; each symbol passed unlocks a soldier or places an Alchemist card.
ui-help-governor = one Official of each kind leaves a region for a Governor there; its unrest falls to 0.
ui-help-hire = two workers in a region with a General; unrest there rises by 1.
ui-help-palace = with an Architect, two workers there and one from elsewhere: 6 points, a Palace tile and a large token.
ui-help-wall = one to three workers from different regions; the first in a section takes an Emperor tile.
ui-main-region = { $region } on the main board
ui-space = Governor tile: { $bonus }
ui-space-taken = Governor of { $seat } on this tile: { $bonus }
ui-bonus = { $first } / { $second }
ui-bonus-none = no bonus
ui-governors = Governors in { $region }: the most of them score at the end
ui-governors-of = { $seat }: { $count ->
    [one] 1 Governor
   *[other] { $count } Governors
}
ui-palaces = Palaces in { $region }
ui-palaces-of = { $seat }: { $count ->
    [one] 1 Palace
   *[other] { $count } Palaces
}
ui-palace-tile = Palace tile: { $tile }
ui-palace-tile-gone = This Palace tile was taken
ui-site = Wall site { $site }
ui-section = Section { $section }. Walls score at the end: { $condition }
ui-slot = Section { $section }: { $price ->
    [one] 1 worker
   *[other] { $price } workers from different regions
}; at the end { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $condition }
ui-slot-built = Wall of { $seat }, section { $section }: at the end { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $condition }
ui-emperor = Emperor tile for the first Wall of a section: a card’s trigger becomes { $trigger }
ui-emperor-none = No Emperor tile left here
ui-spot = Mausoleum, { $place }: { $need }. Points from the top: { $points }.{ $count ->
    [0] {""}
   *[other] {" "}Soldiers: { $seats }.
}
ui-need-region = { $governors ->
    [0] {""}
    [one] 1 Governor
   *[other] { $governors } Governors
}{ $both ->
    [1] {" "}and{" "}
   *[other] {""}
}{ $palaces ->
    [0] {""}
    [one] 1 Palace
   *[other] { $palaces } Palaces
} there
ui-need-wall = { $walls ->
    [one] 1 Wall there
   *[other] { $walls } Walls there
}
ui-need-ship = a ship at value { $value } or more
ui-line = A row or column full of one’s soldiers: 10 points at the end
ui-line-of = A full line of { $seat }
ui-entrance-help = Unlocked soldiers that wait for a tile; at the end 1, 2, 3 or more of them score 2, 5, 9 points
ui-entrance-of = Soldiers of { $seat } at the entrance: { $count }
ui-space-of-track = Space { $space }; value { $value } times Alchemist cards at the end.
ui-symbol = { $count ->
    [one] Unlock a soldier or place an Alchemist card.
   *[other] { $count } times: unlock a soldier or place an Alchemist card.
}
ui-master-space = Take a Master Alchemist.
ui-ship = Ship of { $seat }: space { $space }, value { $value }
ui-tokens-left = { $aspect } tokens in the supply: { $count }
ui-large = Large { $aspect } token, worth 2, for the builder of a Palace
ui-large-held = Large { $aspect } token, worth 2: { $seat }
ui-order-help = The turn order also breaks ties for rewards
ui-order-of = { $seat }: place { $place }
ui-round = Round { $round } of 5
ui-reward = { $aspect }, round { $round }: { $reward }
ui-reward-taken = Taken by { $seat }
ui-land = { $region }: unrest { $unrest }, cards { $cards }, workers { $workers }
ui-unrest = Unrest { $level } of 3: { $level ->
    [3] the cards here stay silent until it is calmed
   *[other] at 3 the cards here fall silent
}
ui-silent = Silent, unrest is at 3.
ui-place = The next card here: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, unrest +{ $unrest }
ui-officials = { $official }, { $region }: { $count }
ui-workers = Workers, { $region }: { $count }
ui-tokens = { $aspect } tokens: { $count }
ui-soldiers = Soldiers: { $entrance } unlocked at the entrance, { $locked } locked
ui-left = { $piece }, left: { $count }
ui-piece-governor = Governors
ui-piece-palace = Palaces
ui-piece-wall = Walls
ui-backs = In hand: { $writing } × Writing, { $currency } × Currency, { $laws } × Laws
ui-aside = Alchemist cards set aside: { $count }
ui-li-si-level = Level { $level }
ui-li-si-left = May still come
ui-li-si-discard = Played
ui-li-si-removed = Out of the game
ui-li-si-card = Action card { $number }: { $kind }
ui-scoring = How he scores at the end
ui-scoring-walls = Each Wall by its slot: { $points } points
ui-scoring-walls-a = 2, 4 or 6
ui-scoring-walls-b = 4, 6 or 8
ui-scoring-walls-c = 5, 7 or 9
ui-scoring-walls-d = 3, 5 or 7
ui-scoring-palaces = The Palace tiles on his board
ui-scoring-line-a = Most Governors in a region: 10 points, 5 each in a tie
ui-scoring-line-b = Most Governors in a region: 10 points, and he wins ties
ui-scoring-line-c = His Alchemist cards times the value of his ship
ui-scoring-line-d = His Alchemist cards times the value of his ship plus 2
automa = Li Si

# The legend: every figure and sign of the board.
legend-soldier = Soldier: waits at the entrance, then stands in the Mausoleum
legend-governor = Governor: takes a tile, and counts for the majority in its region
legend-general = General: an Official, needed to hire
legend-architect = Architect: an Official, needed for a Palace
legend-alchemist = Alchemist: an Official; on the sea, a symbol that a passing ship is met by
legend-worker = Worker: builds Palaces and the Wall
legend-wall = Wall: scores at the end by what its section counts
legend-palace = Palace: 6 points, a tile and a large token
legend-ship = Ship: sails for the Elixir
legend-official = Any Official
legend-recruit = Recruit an Official
legend-hire = Hire workers
legend-unrest = Unrest: at 3 a region’s cards are silent
legend-tokens = Tokens and cards of Writing, Currency and Laws
legend-any = A token of your choice
legend-elixir = Alchemist card
legend-master = Master Alchemist
legend-emperor = Emperor tile: gives a card another trigger
legend-points = Points
legend-each = Points for each of a kind
legend-lower = A card below the pile
legend-higher = A card above the pile
legend-adjacent = To a neighbouring region
legend-arrow = To any tile of the Mausoleum
legend-round = The number of the round
legend-card = Any card in the region
legend-sites = The sites A, B and C of the Wall

# Chapters of the rules, by the middle of a rule’s id.
chapter-starting = Starting tiles
chapter-unify = Unifying
chapter-unrest = Unrest
chapter-court = The Court
chapter-recruit = Recruit
chapter-elixir = Elixir
chapter-governor = Governor
chapter-hire = Hire
chapter-palace = Palace
chapter-wall = The Great Wall
chapter-ability = Abilities
chapter-alchemist = Alchemists
chapter-mausoleum = The Mausoleum
chapter-rewards = Unification rewards
chapter-tableau = Tableaux of rewards
chapter-reward = Each reward
chapter-phase3 = End of a round

# The guided first game
lesson-start = Each seat begins with Officials. Take this tile: a General and an Architect in Chu.
lesson-start-done = Your Officials stand in Chu.
lesson-start-other = The other tiles are as good, but here take a General and an Architect.
lesson-unify = To unify a region, put a card under it. Click card 88, then Chu on your own board, the bottom row: a token now, an ability for later.
lesson-unify-done = One token of Laws. The ability of 88 sleeps until you wake it at Court.
lesson-unify-other = Allowed, but in this game it is card 88, under Chu on your own board.
lesson-unify-court = First a card under a region: at Court nothing can wake yet.
lesson-unify-map = That is the map. Your own Chu is in the row at the bottom.
lesson-court = At Court any card buys one of six actions. Recruit an Alchemist in Chu with 54.
lesson-court-done = Three different Officials in Chu. And 54 is lower than 103, the card before it.
lesson-court-other = Allowed, but with 54 at Court, an Alchemist completes the three Officials of Chu.
lesson-wake = Left column: a card lower than the last one wakes your cards of that action. Press “Activate an ability”: 88 wakes.
lesson-wake-done = Your ship sailed on: at the end it multiplies your Alchemist cards, marked 丹.
lesson-wake-button = Yes, that card: press “Activate an ability”, and it wakes.
lesson-wake-other = Then 88 would go on sleeping. Press “Activate an ability”.
lesson-second = The second card under a region gives two tokens and one unrest. Tuck 48 under Chu.
lesson-second-done = Two tokens of Currency; Chu grows restless.
lesson-second-other = Allowed, but here card 48 goes under Chu: the second card there brings two tokens.
lesson-second-land = There it would be the first card: one token only.
lesson-hire = Hire is in the right column: a card higher than the last, 54, wakes your Hire card, 48. Hire workers in Chu with 110, then wake 48.
lesson-hire-done = Two workers, and card 48 did its work.
lesson-hire-other = Allowed, but 110 at Court is higher than 54: hire in Chu, and 48 wakes.
lesson-hire-lower = Workers yes, but 30 is lower than the last card: 48 stays asleep.
lesson-governor = Three different Officials become a Governor. Play 30 at Court as Governor, on the white tile in Chu. The tile gives one gift: take the worker; put it in Wei.
lesson-governor-done = Chu is calm again. At the end, most Governors in a region score ten points.
lesson-governor-other = Allowed, but Chu has all three Officials: play 30 at Court for a Governor there.
lesson-governor-half = That is the other gift, two Generals. Take the worker, below it.
lesson-governor-wei = Put it in Wei: expensive walls need workers from different regions, and Chu has two.
lesson-governor-area = Without the tile there is no gift. Choose the white tile above that square.
lesson-soldier = Your Governor opens Chu’s chamber in the Mausoleum. The first soldier there is worth most. Send one.
lesson-soldier-done = The best place of that chamber is yours.
lesson-soldier-other = At the entrance he earns nothing yet. In the marked chamber he brings five points.
lesson-last = Your last card is 10. At Court, build a Wall for one worker at C 丙, right (2 points per region with your worker), or take Elixir: your ship sails.
lesson-last-done = Good. The round is over: now the rewards.
lesson-last-other = Allowed, but choose at Court a Wall for one worker at C 丙, right, or Elixir.
lesson-reward = The seat with the most tokens of an aspect may buy its reward with all of them. Currency is yours: take it.
lesson-reward-done = All your Currency for two Generals.
lesson-reward-other = Take the reward: you lead Currency.
lesson-reward-pass = You may, but you lead Currency: take what it buys.
lesson-again = Round two. 51 lies at Court. Under Chu your Hire card 48 sleeps. Which card in your hand, played at Court to hire in Chu, wakes 48?
lesson-again-done = Higher than 51, right column: 48 wakes again.
lesson-again-other = 48 wakes only if a card higher than 51 hires at Court, here in Chu.
lesson-again-lower = That card is lower than 51: in the right column nothing wakes.
lesson-end = Four rounds more, against a beginner. Most points come at the end: build for the walls and regions you already have.

# Chapters of the rules page
rules-winning = Winning
rules-turn = A turn
rules-unify = Cards under your regions
rules-court = The Court and cards that wake
rules-officials = Officials and Governors
rules-buildings = Workers, Palaces, the Wall
rules-ship = The ship and the Alchemists
rules-mausoleum = The Mausoleum
rules-round = The end of a round
rules-solo = Alone against Li Si
rules-setup = Pieces and set-up

# The page that introduces the game
page-about = Five rounds, six cards each. You unite the regions of the First Empire, and every card either rules your own regions or buys an order at Court.
page-win = Most points after five rounds. Many come at the end: majorities, the ship, walls, and full lines of the Mausoleum.
page-turn = Play one card. Under one of your five regions it brings tokens now and an ability for later. At Court it buys one of six actions.
page-pieces = Officials, workers, Palaces, walls and soldiers stand on your regions and on the common board. Tokens of three aspects buy the rewards at the end of a round.
page-points = At the end a region pays 10 to 20 points for most Governors, a Wall by what you own, the ship by your alchemist cards. A Palace pays 6 at once, a soldier 3 to 10.
page-miss-1 = Playing a card to Court without looking at the last one.
page-miss-2 = Piling three cards under one region: at three unrest all its cards sleep.
page-miss-3 = Forgetting that a Governor takes all unrest away.
page-miss-4 = Hoarding tokens: only five are kept from round to round.
page-miss-5 = Leaving soldiers at the entrance of the Mausoleum.
page-picture-card = A card under Chu: a token at once, its ability asleep.
page-picture-court = The Court: in the left column a lower card wakes, in the right column a higher one.
page-picture-wake = Two cards under Chu. A Court action of their kind wakes them.
page-picture-unrest = Unrest grows with cards in one region. At three its cards sleep.
page-picture-governor = One Official of each kind became a Governor, and Chu is calm.
page-picture-mausoleum = The first soldier in a chamber has the best place.

# Parts of the bots' evaluation
part-won = victory

# Parts of the evaluation.
part-officials = Officials
part-kinds = different Officials in a region
part-workers = workers
part-unrest = unrest
part-palaces = Palaces
part-cards = cards under regions
part-abilities = cards that wake
part-tokens = tokens
part-walls = Walls
part-lines = lines of the Mausoleum
part-alchemists = Alchemist cards
part-ship = ship and Alchemist cards
part-soldiers = soldiers at the entrance

# Lines of help in a first game
help-ways = A card under a region: tokens now, an ability for later. A card at Court: an action now.
help-court = { $count ->
    [one] Last card at Court: { $card }. A lower card wakes yours of a left action, a higher one of a right action. One can wake.
   *[other] Last card at Court: { $card }. A lower card wakes yours of a left action, a higher one of a right action. { $count } can wake.
 }
help-land = { $unrest ->
    [0] First card of { $region }: a token, and no unrest.
    [1] Second card of { $region }: { $tokens } tokens, unrest +1.
   *[other] Card { $number } of { $region }: { $tokens } tokens, unrest +{ $unrest }.
 }
help-asleep = Unrest { $count } in { $region }: its cards sleep. A Governor or an action that calms wakes them.
help-governor = { $region } lacks only one Official for a Governor: { $official }.
help-reward = You lead { $aspect }, { $mine } to { $other }. Its reward may be yours, and costs all of these tokens.
help-ship = { $count ->
    [one] At the end: ship value { $value } × { $count } alchemist card on your board.
   *[other] At the end: ship value { $value } × { $count } alchemist cards on your board.
 }
# The position drawn as text.
drawing-order = Turn order
drawing-court = Court
drawing-rewards = Rewards (next round)
drawing-tokens = Tokens left
drawing-masters = Masters
drawing-blank = blank
drawing-regions = Regions (Governor tiles -> seat there; Governors and Palaces by seat; Palace tiles)
drawing-wall = The Wall (workers: seat, points, what counts)
drawing-emperors = Emperor tiles by site
drawing-mausoleum = The Mausoleum (needs G Governors, P Palaces, W Walls, V ship value; points; soldiers)
drawing-ships = Ships
drawing-symbols = symbols (M Master)
drawing-values = value
drawing-score = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
drawing-supply = supply
drawing-unrest = unrest
drawing-workers = workers
drawing-hand = Your hand
drawing-palace-tiles = Palace tiles
drawing-tile-writing = Writing
drawing-tile-currency = Currency
drawing-tile-laws = Laws
drawing-tile-alchemist = Alchemist
drawing-tile-unrest = unrest

# Examples drawn in the rules.
example-governor = Wei has an Alchemist, an Architect and a General. As a Court action all three go back and one Governor comes to Wei; its unrest falls from 2 to 0.
example-palace = A Palace in Qi takes an Architect there, who stays, two workers of Qi and one of another region. It gives 6 points, and this tile 3 more for a Writing card there.
example-rewards = Who has most tokens of an aspect may buy the reward of the round, and pays all of them. You have three Writing tokens against one: you are asked first. If you pass, the rival may.
example-ship = The ship sails three spaces. For the alchemist that it passes, an Alchemist card comes to a region with an Alchemist. At the star, where it stops, it chooses a Master.
example-soldiers = This chamber needs a Governor and a Palace in Wei. The rival was first and has the 7 points; your soldier can now get the 5. The chamber beside it needs a Wall: closed to you.
example-tokens = A second card under Wei brings two tokens and one unrest. A third under Zhao would add two unrest to its two: more than three is not possible, so it is forbidden.
example-wake = A Palace is built with card 61; the card before it was 30. The Palace stands in the right column: 61 is higher, so both Palace cards under Wei wake, in any order. The one under Zhao sleeps, because Zhao has three unrest.

# Puzzles made by hand.
puzzle-wake = The last card at Court is 60. Build a Wall so that both your cards in Wei wake.
puzzle-wake-title = Wake two
puzzle-wake-why = Walls stand in the right column: the card must be higher than 60. The Emperor tile of a Wall covers the sign of the card that it lies on, so lay it on the card in Qi: both cards in Wei keep their Wall sign.
puzzle-where = Under which region does card 50 bring two tokens?
puzzle-where-title = Where?
puzzle-where-why = Zhao has one card: the second brings two tokens and one unrest. Qi and Yan are empty: one token. Wei would need two more unrest and has two already, Chu is full: both are forbidden.
puzzle-governor = Wei and Qi both have one Official of each kind. Which Governor earns five points this turn?
puzzle-governor-title = Governor
puzzle-governor-why = The chamber of Wei asks for a Governor only: your soldier enters first and earns 5. The chamber of Qi asks for a Palace: a Governor there opens nothing.
