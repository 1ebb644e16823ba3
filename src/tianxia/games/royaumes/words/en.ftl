title = Royaumes Combattants
tagline = Thirty-six commanderies, secret command and marching armies: become the first emperor.
how-won-short = Your secret objective, or else the most points.
how-won = Reach the objective on your secret card and you win at once; else the most points after the last turn: one for each commandery, and those of your card.
rulebook-language = fr

# Optional rules
option-surplus_bids = Surplus bids
option-surplus_bids-help = A hand may hold too many markers: the lowest ones in excess do not count, and all are lost.
option-card6_sum = Card 6 adds up
option-card6_sum-help = The figures 5, 12 and 21 of card 6 are added instead of being totals.
option-literal_start_table = Literal start table
option-literal_start_table-help = Start kingdoms as the printed table reads line by line.
option-rank_variant = Rank variant
option-rank_variant-help = Another reading of the map: 33 is II and 8 is I.
option-split_variant = Split variant
option-split_variant-help = Another reading of the map: CHU is 28, 31, 32, 33 and starts in 32; YUE is 35, 36.

# Kingdoms, phases, cards
kingdom-qin = QIN
kingdom-zhao = ZHAO
kingdom-qi = QI
kingdom-liang = LIANG
kingdom-chu = CHU
kingdom-yan = YAN
kingdom-ba = BA
kingdom-yue = YUE
kingdom-zhongshan = ZHONGSHAN
kingdom-han = HAN
kingdom-song = SONG
kingdom-wey = WEY
phase-command = command
phase-recruit = recruitment
phase-place = placement
phase-spring = spring move
phase-autumn = autumn move
phase-march = forced march
phase-reorganise = reorganisation
phase-authority = authority
objective-1 = QI, BA and HAN, and another major kingdom
objective-2 = ZHONGSHAN, CHU and LIANG, and any other kingdom
objective-3 = QIN, WEY and YUE, and another major kingdom
objective-4 = SONG, YAN and ZHAO, and any other kingdom
objective-5 = any five kingdoms
objective-6 = four commanderies of rank III
objective-7 = nine commanderies of rank II
objective-8 = twelve commanderies of rank I
objective-9 = SONG, HAN and WEY, and another major kingdom
proposal-peace = peace
proposal-passage = free passage
proposal-attack = a joint attack
proposal-words = a promise

# What is asked
prompt-income = Your command is worth { $total }: choose its markers.
prompt-income-now = Choose markers of the supply first, worth { $total } together.
prompt-income-more = Your command is worth { $total }: which marker next?
prompt-recruit = Recruit a general?
prompt-recruit-now = Recruit a general first, or no more generals.
prompt-pay-general = Pay for the general: { $paid } so far.
prompt-pay-general-picked = { $picked }: { $paid } paid.
prompt-place = { $count ->
    [one] Where does your last recruit go?
   *[other] Where does the next of your { $count } recruits go?
 }
prompt-place-general = Bring a general onto the board?
prompt-place-general-now = Choose a lit town for a general first, or let the others wait.
prompt-spring = Spring: choose an army to move.
prompt-spring-now = Choose one of your lit armies first.
prompt-autumn = Autumn: choose an army to move.
prompt-autumn-now = Choose one of your lit armies first.
prompt-spring-first = Choose one of your armies first: { $places }.
prompt-autumn-first = Choose one of your armies first: { $places }.
prompt-move-to = From { $place } to where?
prompt-move-to-now = Choose a lit place for the army of { $place }, or another army.
prompt-move-organised = From { $place } to { $to }: how many organised troops?
prompt-move-disorganised = From { $place } to { $to }: how many disorganised troops?
prompt-move-payment = The river of { $to }: pay to keep { $count } in order? { $paid } so far.
prompt-move-generals = From { $place } to { $to }: which generals?
prompt-march = A forced march? Choose the army.
prompt-march-now = Choose one of your lit armies for a forced march first.
prompt-march-first = Choose one of your armies for a forced march first: { $places }.
prompt-march-to = A forced march from { $place } to where?
prompt-march-to-now = Choose a lit place for the army of { $place }, or another army.
prompt-march-troops = Forced march from { $place } to { $to }: how many organised troops?
prompt-march-payment = The river on the way to { $to }: { $count } to pay, { $paid } so far.
prompt-march-generals = Forced march from { $place } to { $to }: which generals lead it?
prompt-bid = Combat in { $place }: which markers do you bid? At most { $most } count.
prompt-bid-now = Choose the markers of your bid first, or bid none.
prompt-handicap = { $count ->
    [one] One handicap: which troops are left?
   *[other] { $count } handicaps: which troops are left?
 }
prompt-attacker-decides = Combat in { $place }, { $strength } against { $enemy }: fight, or withdraw?
prompt-defender-decides = Combat in { $place }, { $strength } against { $enemy }: fight, or withdraw?
prompt-retreat = Where does your army withdraw to from { $place }?
prompt-retreat-now = Choose a lit place to which your army withdraws.
prompt-retreat-payment = The river of { $to }: pay to keep { $count } in order? { $paid } so far.
prompt-reorganise = Reorganise troops in a commandery?
prompt-reorganise-now = Choose one of your lit commanderies to reorganise first.
prompt-reorganise-payment = { $place } has { $count } to reorganise: { $paid } paid so far.
prompt-restore = Your authority costs { $debt }: pay with markers or troops.
prompt-give-organised = Which organised troop do you give up?
prompt-give-disorganised = Which disorganised troop do you give up?

# What can be done
action-marker = A marker of { $value }
action-marker-part = A marker of { $value }: { $paid } of { $cost } paid
action-marker-exact = A marker of { $value }, the exact price
action-marker-over = A marker of { $value }: { $cost } needed, { $lost } lost
action-enough = Pay no more
action-recruit = Recruit the general of power { $power }, for { $power }
action-recruit-done = No more generals
action-place = A recruit in { $place }
action-place-general = The general of power { $power } to { $place }
action-place-general-done = The others wait
action-move = Move from { $place }
action-move-done = Everybody else stays
action-move-to = To { $place }
action-organised-count = { $count ->
    [0] No organised troops
    [one] { $count } organised troop
   *[other] { $count } organised troops
 }
action-disorganised-count = { $count ->
    [0] No disorganised troops
    [one] { $count } disorganised troop
   *[other] { $count } disorganised troops
 }
action-no-general = Without a general
action-generals = { $count ->
    [one] The general of power { $powers }
   *[other] The generals of power { $powers }
 }
action-march = March from { $place }
action-march-done = No more marches
action-march-to = To { $place }
action-close-hand = Bid no more
action-keep = { $organised } organised, { $disorganised } disorganised
action-fight = Fight
action-withdraw = Withdraw
action-retreat = Withdraw to { $place }
action-reorganise = Reorganise in { $place }
action-reorganise-done = Reorganise no more
action-give-organised = An organised troop, for 1
action-give-disorganised = Disorganised troops, two for 1
action-give-troop = The troop in { $place }

# What happened
event-turn = Turn { $turn }: { $seat } plays first.
event-phase = Phase: { $phase }.
event-income = { $seat } receives command worth { $total }.
event-income-own = { $seat } receives command worth { $total }: { $markers }.
event-pay = { $seat } discards a marker of { $value }.
event-recruit = { $count ->
    [one] { $seat } recruits { $count } troop.
   *[other] { $seat } recruits { $count } troops.
 }
event-recruit-general = { $seat } recruits a general.
event-recruit-general-own = { $seat } recruits the general of power { $power }.
event-place = { $seat } places a troop in { $place }.
event-place-general = { $seat } places a general in { $place }.
event-place-general-own = { $seat } places the general of power { $power } in { $place }.
event-move = { $seat } moves from { $place } to { $to }{ $organised ->
    [0] { "" }
    [one] , { $organised } organised
   *[other] , { $organised } organised
 }{ $disorganised ->
    [0] { "" }
    [one] , { $disorganised } disorganised
   *[other] , { $disorganised } disorganised
 }{ $generals ->
    [0] { "" }
    [one] , { $generals } general
   *[other] , { $generals } generals
 }.
event-march = { $seat } marches from { $place } to { $to }{ $organised ->
    [0] { "" }
    [one] , { $organised } organised
   *[other] , { $organised } organised
 }{ $disorganised ->
    [0] { "" }
    [one] , { $disorganised } disorganised
   *[other] , { $disorganised } disorganised
 }{ $generals ->
    [0] { "" }
    [one] , { $generals } general
   *[other] , { $generals } generals
 }.
event-general-killed = { $count ->
    [one] A general of { $seat } is killed in { $place }.
   *[other] { $count } generals of { $seat } are killed in { $place }.
 }
event-combat = { $seat } attacks { $defender } in { $place }.
event-bid = { $count ->
    [0] { $seat } opens an empty hand{ $markers }.
   *[other] { $seat } opens a hand with { $markers }.
 }
event-generals-shown = { $count ->
    [one] { $seat } shows a general of power { $powers } in { $place }.
   *[other] { $seat } shows generals of power { $powers } in { $place }.
 }
event-manoeuvres = Manoeuvres in { $place }: { $first } { $number }, { $second } { $against }.
event-handicaps = { $count ->
    [one] { $seat } takes { $count } handicap in { $place }.
   *[other] { $seat } takes { $count } handicaps in { $place }.
 }
event-kept = { $seat } is left with { $organised } organised and { $disorganised } disorganised in { $place }.
event-destroyed = The army of { $seat } in { $place } is destroyed.
event-fight = { $seat } fights on in { $place }.
event-no-retreat = { $seat } has no place to retreat to from { $place } and must fight.
event-clash = Clash in { $place }: { $first } { $number }, { $second } { $against }.
event-withdraw = { $seat } withdraws from { $place } to { $to }{ $organised ->
    [0] { "" }
    [one] , { $organised } organised
   *[other] , { $organised } organised
 }{ $disorganised ->
    [0] { "" }
    [one] , { $disorganised } disorganised
   *[other] , { $disorganised } disorganised
 }.
event-reorganise = { $count ->
    [one] { $seat } reorganises { $count } troop in { $place }.
   *[other] { $seat } reorganises { $count } troops in { $place }.
 }
event-progress = { $count ->
    [one] { $seat } holds { $count } commandery.
   *[other] { $seat } holds { $count } commanderies.
 }
event-contest = The commanderies are compared with those at the start of the turn.
event-authority = The authority of { $seat } falls to { $level }.
event-cannot-pay = { $seat } cannot pay { $debt } and gives up everything.
event-give-up = { $seat } gives up a troop in { $place }.
event-defeated = { $seat } has no troop left and is defeated.
ui-defeated = You are defeated in turn { $turn }: you have no troop left.
ui-defeated-at = You are defeated in turn { $turn }: your last army fell in { $place }.
event-end-objective = The objective is met: { $seats }.
event-end-survivor = Only one is left: { $seats }.
event-end-points = The last turn is over; most points: { $seats }.
event-end-nobody = Nobody is left. A draw: nobody wins.

# Results on the board
outcome-markers = markers worth { $total }
outcome-general = a general of power { $power }
outcome-organised = { $count } organised
outcome-disorganised = { $count } disorganised
outcome-handicaps = { $count ->
    [one] { $count } handicap
   *[other] { $count } handicaps
 }
outcome-destroyed = the army is destroyed
outcome-before = { $count } at the start of the turn
outcome-authority = authority falls to { $level }
outcome-commanderies = { $count ->
    [one] { $count } commandery
   *[other] { $count } commanderies
 }
outcome-objective = { $count } for the objective

# The score sheet
category-commanderies = Commanderies
category-objective = Objective
category-points = Points
category-authority = Authority
category-organised = Organised troops
category-troops = Troops
category-markers = Value of markers
note-card = Objective of { $seat }: { $objective }.
note-objective = { $count ->
    [1] { $seats } has met an objective at the end of a turn: that wins, whatever the points of the others.
   *[other] { $seats } have met their objectives at the end of a turn: points decide between them alone.
 }
note-tie = { $seats } have { $points } points each. { $category } decides: { $number } for { $seat }, against { $other }.
note-shared = { $seats } are equal in all that breaks a tie, and share the victory.
note-nobody = A draw: { $seats } fell together, the last ones in the game. Nobody wins.

# What the browser says of the things on the table
ui-reconstructed = The original board is lost: this map is a reconstruction.
ui-reconstruction = a reconstructed map
glance-score = Commanderies
glance-out = defeated
glance-authority = authority { $level }
glance-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
glance-authority-short = 權 { $level }
glance-troops-short = 兵 { $count }
ui-map = Campaign map
ui-commandery = { $place } ({ $number }), commandery { $rank } of { $kingdom }
ui-campfire = { $count ->
    [one] { $count } recruit at its campfire
   *[other] { $count } recruits at its campfire
 }
ui-link-plain = Road { $place }
ui-link-river = Ford { $place }: a river crosses the road
ui-link-wall = Wall { $place }: no troops pass
ui-army = { $seat }: { $organised } organised, { $disorganised } disorganised
ui-army-moved = { $count } moved already
ui-generals = { $count ->
    [one] { $count } general of { $seat }: in combat its power, 1, 2 or 4, is added to the bid
   *[other] { $count } generals of { $seat }: in combat the power of the best, 1, 2 or 4, is added to the bid
 }
ui-generals-known = { $count ->
    [one] the general of power { $powers } of { $seat }: in combat its power is added to the bid
   *[other] the generals of power { $powers } of { $seat }: in combat the power of the best is added to the bid
 }
ui-wheel = Turn { $turn } of { $turns }, phase: { $phase }
ui-progress = { $seat } holds { $count ->
    [one] 1 commandery
   *[other] { $count } commanderies
}, { $progress } at the start of the turn
ui-authority = Authority of { $seat }: { $level }; { $debt } to pay at the end of the turn as things stand
ui-forecast = { $debt } to pay for authority at the end of this turn, as things stand
ui-order-back = Take back the order { $place } → { $to }, and those after it
ui-tracks = Phases, authority and progress
ui-who-goes = Who goes?
ui-all-go = All go
ui-general-goes = The general of power { $power } goes
ui-general-stays = The general of power { $power } stays
ui-combat = Combat: { $place }
ui-attacker = Attacker
ui-defender = Defender
ui-choosing = choosing …
ui-closed = has bid
ui-strength = strength { $strength }
ui-bid-open = { $count ->
    [0] an empty hand{ $markers }
   *[other] bid { $markers }
 }
ui-bid-closed = a secret bid
ui-bid-these = { $count ->
    [0] Bid nothing
    [one] Bid { $count } marker, worth { $total }
   *[other] Bid { $count } markers, worth { $total }
 }
ui-pay-these = { $count ->
    [0] Pay nothing
   *[other] Pay these, worth { $total }
 }
ui-screen = The screen of { $seat }
ui-screen-hides = The screen of { $seat } hides its markers and its objective
ui-markers-of = Markers of { $seat }, worth { $total }
ui-markers = Your markers, worth { $total }
ui-no-marker = No marker of { $value }
ui-take-marker = Marker { $number } of { $value } from the supply
ui-generals-own = Your generals
ui-general-reserve = The general of power { $power } is in reserve
ui-general-hand = The general of power { $power } waits in your hand
ui-general-bought = The general of power { $power } is being recruited
ui-general-field = The general of power { $power } is on the map
ui-objective = Your secret objective
ui-objective-kingdoms = { $held } of { $of } kingdoms
ui-objective-places = { $held } of { $of } commanderies
ui-progress-held = Commanderies: { $now } now, { $before } when last counted
ui-progress-authority = Authority { $level }: it falls at the end of a turn in which you have gained no commandery, and never rises
ui-goal = { $place }: your secret objective asks for it
ui-goal-held = { $place }: your secret objective asks for it, and you hold it
ui-slip-held = held
ui-slip-authority = authority
ui-slip-debt = debt
ui-odds = { $own } + { $markers ->
    [0] no marker
    [one] 1 marker
   *[other] up to { $markers } markers
}{ $power ->
    [0] { "" }
   *[other] { " " }+ { $power } for a general
} against { $enemy } + { $others ->
    [0] no marker
    [one] 1 marker
   *[other] up to { $others } markers
}{ $generals ->
    [0] { "" }
    [one] { " " }+ a general
   *[other] { " " }+ the best of { $generals } generals
}
ui-objective-of = Objective of { $seat }
ui-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
} on the map, { $supply } in supply
ui-generals-away = Generals beside the map: { $hand } in hand, { $reserve } in reserve
ui-holds = { $count ->
    [one] { $count } commandery
   *[other] { $count } commanderies
 }
ui-hidden = Markers and objective are hidden.
legend-rank = { $rank ->
    [1] A commandery I: one tower, one warrior
    [2] A commandery II: two towers, two warriors
   *[3] A commandery III: three towers, three warriors
 }
legend-campfire = A campfire where recruits have come
legend-organised = Organised troops, upright: 2 strength each
legend-disorganised = Disorganised troops, scattered: 1 strength each
legend-army = An army: organised on the left of its tag, disorganised on the right
legend-general-down = A general, face down
legend-general-up = A general with its power
legend-marker = Command markers of 4, 2 and 1
legend-road = A road: a space between two commanderies
legend-ford = A ford: organised troops pay or fall into disorder, others cannot enter
legend-wall = A wall, its gate shut: only generals pass
legend-slips = A seat’s bamboo slip: commanderies, the count at the start of the turn, authority, the debt that threatens
legend-wheel = The wheel of phases, the present one lit
legend-arrow = An order given in this phase; its cross takes it back
phase-order = player order
wheel-order = Order
wheel-command = Command
wheel-recruit = Recruit
wheel-place = Place
wheel-spring = Spring
wheel-autumn = Autumn
wheel-march = March
wheel-reorganise = Reorganise
wheel-authority = Authority

# Chapters of the rules, by the middle of a rule’s id.
chapter-goal = How the game is won
chapter-players = Players
chapter-material = Pieces
chapter-map = The map
chapter-notion = Armies and control
chapter-marker = Command markers
chapter-order = Order of play
chapter-command = Command
chapter-recruit = Recruitment
chapter-place = Placement
chapter-move = Movement
chapter-march = Forced march
chapter-general = Generals
chapter-combat = Combat
chapter-clash = Fight or withdraw
chapter-retreat = Withdrawal
chapter-reorganise = Reorganisation
chapter-authority = Authority
chapter-objective = Secret objectives
chapter-diplomacy = Diplomacy

# The guided first game
lesson-command = You are Qi, the novice is Liang. Your secret card: hold five kingdoms and win. Your command is 2: take two small markers, to spend in two places.
lesson-command-done = Two markers of 1. You can spend them in two places.
lesson-command-other = Choose two markers of 1: two small ones can be spent in two places.
lesson-command-two = A marker is spent whole: one of 2 serves in one place only.
lesson-recruit = Each town you hold, a commandery, brings a troop by itself. Generals lead forced marches; buy none today: “No more generals”.
lesson-recruit-done = A second troop in Linzi.
lesson-recruit-other = A general would cost your markers. Today do without one: “No more generals”.
lesson-spring = In spring armies move onto a road. Send one troop toward Pinglu; everybody else stays and keeps Linzi.
lesson-spring-done = One troop on the road, one in Linzi.
lesson-spring-other = Allowed, but here one troop goes toward Pinglu, and the other keeps Linzi.
lesson-spring-town = Road in spring, town in autumn: choose the road to Pinglu.
lesson-spring-empty = Linzi would be empty, and no longer yours.
lesson-autumn = In autumn armies move from the road into a town. Go into Pinglu; everybody else stays.
lesson-autumn-done = Pinglu is yours: two commanderies.
lesson-autumn-other = Allowed, but the troop on the road should enter Pinglu: then it is yours.
lesson-authority = You hold more than before, so your authority stays. Liang stood still. On the bamboo slips above the wheel, tap the authority marker that fell.
lesson-authority-done = Liang fell to −1 and paid a troop. Authority never rises: take a town every turn.
lesson-authority-other = Not there. Look at the two bamboo slips above the wheel: one authority marker fell.
lesson-big = In a fight you bid markers, at most one for each organised troop, so big ones hit harder. Take a 2, and no more generals.
lesson-big-done = One marker of 2.
lesson-big-other = Allowed, but one marker of 2 hits harder in the fight to come; no general today.
lesson-place = Two recruits. A turn brings a town at most as many as it has towers. Place one in Pinglu, then one in Linzi.
lesson-place-done = Two troops in each town.
lesson-place-other = Place one recruit in Pinglu first, then one in Linzi.
lesson-grow = Grow again: from Linzi one troop onto the road to Gaotang, in autumn into the town. The other keeps Linzi.
lesson-grow-done = Three commanderies. Your authority stays.
lesson-grow-other = Allowed, but a third town keeps your authority: one troop from Linzi to Gaotang.
lesson-gather = Liang took Puyang. Take a 2, no more generals, then gather: two recruits in Pinglu, one in Linzi.
lesson-gather-done = Your army in Pinglu is strong enough to attack.
lesson-gather-other = The fight needs a marker of 2, no general, two recruits in Pinglu, one in Linzi.
lesson-together = Who moves together fights together. From Pinglu three troops toward Puyang, from Linzi one toward Ju; everybody else stays.
lesson-together-done = Both armies are on the road.
lesson-together-other = Three leave Pinglu toward Puyang together; from Linzi one goes toward Ju.
lesson-attack = Autumn: go into Ju, which is empty, then with all three into Puyang. That is a fight.
lesson-attack-done = Three troops against two.
lesson-attack-other = First the troop into Ju, then all three into Puyang: fewer would be weaker.
lesson-bid = Both sides bid in secret. Each point of difference disorganises a troop of the lower side: 1 instead of 2. Bid a 2 and a 1, and no more.
lesson-bid-done = You bid 3, Liang 1: the difference, 2, disorganises both its troops.
lesson-bid-other = Bid exactly a 2 and a 1, and no more.
lesson-bid-none = Then a single marker of Liang would disorganise you.
lesson-fight = An organised troop counts 2, a disorganised one 1: six against two. Fight.
lesson-fight-done = Liang is beaten.
lesson-fight-other = You are six against two: withdrawing would give Puyang away. Fight.
lesson-hits = The winner pays the loser’s strength, 2, in handicaps: losing a troop pays 2, disorganising one pays 1. Keep two organised; everybody else stays.
lesson-hits-done = Puyang is yours.
lesson-hits-other = Keep two organised troops, and leave everybody else where they stand.
lesson-hits-keep = Three troops would stay, two of them disorganised. Keep two organised today.
lesson-end = All Qi is yours: 4 more command each turn. Four kingdoms to go, against a beginner.

# Chapters of the rules page
rules-winning = Winning
rules-map = The map
rules-turn = A turn
rules-command = Command
rules-recruiting = Recruiting
rules-movement = Movement
rules-march = Forced march and generals
rules-combat = Combat
rules-retreat = Retreat
rules-authority = Reorganising and authority
rules-diplomacy = Diplomacy
rules-setup = Pieces and set-up

# The page that introduces the game
page-about = Each player rules one of the Warring States, with armies on a map of thirty-six commanderies and a secret goal.
page-win = Fulfil your secret card at the end of a turn and you are emperor. Otherwise commanderies and card points decide after the last turn.
page-turn = A turn is a year. Take command markers, recruit, then move: in spring from a town onto a road, in autumn from the road into a town. Fight where armies meet.
page-pieces = Organised troops count 2 in a fight, disorganised ones 1. Markers of command pay for bids, fords, generals, reorganising and authority, and are spent whole.
page-points = Each commandery is a point, and your card gives more. A whole kingdom brings extra command every turn. Whoever does not grow loses authority.
page-miss-1 = Standing still for a turn: authority falls and never rises again.
page-miss-2 = Marching everybody out of a town, which is then nobody’s.
page-miss-3 = Taking only big markers, or only small ones.
page-miss-4 = Attacking in two groups, which fight one after the other.
page-miss-5 = Forgetting the river: crossing it costs command, or order.
page-picture-card = The secret card: the goal that only you know.
page-picture-road = Spring: one troop on the road, one stays and keeps the town.
page-picture-town = Autumn: the army goes into the next town, and it is yours.
page-picture-gather = Recruits gather in a town: no more than it has towers.
page-picture-fight = Three troops march on a town held by two: who moves together fights together.
page-picture-kingdom = A whole kingdom is yours: more command each turn.

# Parts of the bots' evaluation
part-won = victory
part-land = commanderies held
part-claims = land within reach

# Parts of the evaluation.
part-kingdoms = whole kingdoms
part-progress = more commanderies than before
part-authority = authority
part-objective = the own objective
part-troops = troops
part-generals = generals
part-markers = markers

# Lines of help in a first game
help-markers = Small markers for rivers and many fights, big ones for few troops: a marker is spent whole, and organised troops limit how many you bid.
help-general = A general adds his power in a fight and leads forced marches. You may do without.
help-placing = A town takes at most as many recruits as it has towers.
help-spring = Onto a road now, into the town in autumn.
help-leaving = { $place } would be empty, and no longer yours.
help-ford = { $count ->
    [one] A river: pay 1 for each troop, or it is disorganised. { $count } troop would be.
   *[other] A river: pay 1 for each troop, or it is disorganised. { $count } troops would be.
 }
help-bid = { $most ->
    [0] No organised troop: no marker may be bid.
    [one] At most one marker, for your one organised troop. What is bid is spent, won or lost.
   *[other] At most { $most } markers, one for each organised troop. What is bid is spent, won or lost.
 }
help-authority = { $now ->
    [one] 1 commandery
   *[other] { $now } commanderies
} now, { $before } when last counted: hold one more, or your authority falls to { $level }.
# The position drawn as text.
drawing-signs = 0 3+1-g2*: seat 0, 3 organised and 1 disorganised troops, 2 generals, a campfire
drawing-order = Order of play
drawing-on-roads = On roads
drawing-roads = Roads (~ across a river, # barred by a wall):
drawing-side = { $organised } organised, { $disorganised } disorganised, generals: { $generals }
drawing-column-kingdom = kingdom
drawing-column-commanderies = land (before)
drawing-column-authority = authority
drawing-column-troops = troops
drawing-column-generals = hand+reserve
drawing-column-controls = controls
drawing-stock = markers
drawing-chosen = in hand
drawing-general-at = general { $power } at { $place }
drawing-general-reserve = general { $power } in reserve
drawing-general-hand = general { $power } in hand
drawing-general-bought = general { $power } being recruited
drawing-general-gone = general { $power } out of the game

# Examples drawn in the rules.
example-authority = Nine towns at the start of the turn, nine now: no progress. Authority falls from 0 to −1 and costs one: a marker of 1, or a troop. It never rises again.
example-fight = Four troops with general 1 attacked Yiyang: markers 9 and 1 make 10. The defender reached 5 and 2, so 7, and took three handicaps. Now each troop in order counts 2, in disorder 1: 8 against 5. The attacker will win and take five handicaps.
example-march = Forced march: a general leads two troops straight from Pinglu to Puyang. They arrive in disorder. The troop in Linzi has no general, so it cannot march.
example-retreat = Yiyang was attacked from the road to Xinzheng, and its army refuses to fight. It must leave together for one of the three other roads, never for the one that the attacker came from. Roads over a river cost markers or disorder.
example-spring = Spring: from Anyi two troops went onto the road to Shangdang; in autumn each enters the town or comes back. The other side went onto a river road with one troop and paid a marker of 1. Unpaid, the troop would be in disorder.
example-whole-kingdom = Six towns: all four of Chu and both of Yue. Command of this turn: 2, and 4 for Chu, and 2 for Yue, so 8.

# Puzzles made by hand.
puzzle-command = Income 8. This year you will fight with two troops in order. Which markers bid the most with them?
puzzle-command-title = Command
puzzle-command-why = In a fight you may bid one marker for each troop in order: two. Two fours bid 8; of eight ones, six would stay unused.
puzzle-town = You began this turn with two towns, and it ends after the forced marches. Keep your authority.
puzzle-town-title = One more town
puzzle-town-why = Authority falls unless you hold more towns than at the start. General 1 leads one troop into a free town; the other keeps Pinglu. If both go, you hold two again.
puzzle-ford = Take both troops of Pinglu onto the river road to the west, in order.
puzzle-ford-title = Ford
puzzle-ford-why = A river costs markers worth 1 for each troop. Both ones pay for both troops; for each unpaid point a troop is in disorder, and counts 1 instead of 2.
