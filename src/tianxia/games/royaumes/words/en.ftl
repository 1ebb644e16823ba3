title = Royaumes Combattants
tagline = Thirty-six commanderies, secret command and marching armies: become the first emperor.
how-won-short = Your secret objective wins at once; else the most points.
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
objective-6 = four commanderies III
objective-7 = nine commanderies II
objective-8 = twelve commanderies I
objective-9 = SONG, HAN and WEY, and another major kingdom
proposal-peace = peace
proposal-passage = free passage
proposal-attack = a joint attack
proposal-words = a promise

# What is asked
prompt-income = Your command is worth { $total }: choose its markers.
prompt-income-more = Your command is worth { $total }: which marker next?
prompt-recruit = Recruit a general?
prompt-pay-general = Pay for the general: { $paid } so far.
prompt-place = { $count ->
    [one] Where does your last recruit go?
   *[other] Where does the next of your { $count } recruits go?
 }
prompt-place-general = Bring a general onto the board?
prompt-spring = Spring: which pieces move?
prompt-autumn = Autumn: which pieces move?
prompt-move-to = From { $place } to where?
prompt-move-organised = From { $place } to { $to }: how many organised troops?
prompt-move-organised-others = From { $place } to { $to }: how many organised troops?
prompt-move-disorganised = From { $place } to { $to }: how many disorganised troops?
prompt-move-disorganised-others = From { $place } to { $to }: how many disorganised troops?
prompt-move-payment = The river of { $to }: pay to keep { $count } in order? { $paid } so far.
prompt-move-generals = From { $place } to { $to }: which generals?
prompt-march = A forced march?
prompt-march-to = A forced march from { $place } to where?
prompt-march-troops = Forced march from { $place } to { $to }: how many organised troops?
prompt-march-troops-others = Forced march from { $place } to { $to }: how many organised troops?
prompt-march-payment = The river on the way to { $to }: { $count } to pay, { $paid } so far.
prompt-march-generals = Forced march from { $place } to { $to }: which generals lead it?
prompt-bid = Combat in { $place }: which markers do you bid? At most { $most } count.
prompt-handicap = { $count ->
    [one] One handicap: which troops are left?
   *[other] { $count } handicaps: which troops are left?
 }
prompt-attacker-decides = Combat in { $place }, { $strength } against { $enemy }: attack, or go back?
prompt-defender-decides = Combat in { $place }, { $strength } against { $enemy }: fight, or withdraw?
prompt-retreat = Where does your army withdraw to from { $place }?
prompt-retreat-payment = The river of { $to }: pay to keep { $count } in order? { $paid } so far.
prompt-reorganise = Reorganise troops in a commandery?
prompt-reorganise-payment = { $place } has { $count } to reorganise: { $paid } paid so far.
prompt-restore = Your authority costs { $debt }: pay with markers or troops.
prompt-give-organised = Which organised troop do you give up?
prompt-give-disorganised = Which disorganised troop do you give up?

# What can be done
action-marker = A marker of { $value }
action-enough = Pay no more
action-recruit = Recruit the general of power { $power }
action-recruit-done = No more generals
action-place = A recruit in { $place }
action-place-general = The general of power { $power } to { $place }
action-place-general-done = The others wait
action-move = Move from { $place }
action-others = The others …
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
action-close-hand = Close your hand
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
event-contest = Who holds more than at the start of the turn?
event-authority = The authority of { $seat } falls to { $level }.
event-cannot-pay = { $seat } cannot pay { $debt } and gives up everything.
event-give-up = { $seat } gives up a troop in { $place }.
event-defeated = { $seat } has no troop left and is defeated.
event-end-objective = The objective is met: { $seats }.
event-end-survivor = Only one is left: { $seats }.
event-end-points = The last turn is over; most points: { $seats }.
event-end-nobody = Nobody is left: a draw between { $seats }.

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
note-objective = { $count ->
    [1] { $seats } has met an objective at the end of a turn: that wins, whatever the points of the others.
   *[other] { $seats } have met their objectives at the end of a turn: points decide between them alone.
 }
note-tie = { $seats } have { $points } points each. { $category } decides: { $number } for { $seat }, against { $other }.
note-shared = { $seats } are equal in all that breaks a tie, and share the victory.
note-nobody = { $seats } fell together, the last ones in the game: nobody is left to win alone.

# What the browser says of the things on the table
ui-reconstructed = The original board is lost: this map is a reconstruction.
ui-reconstruction = a reconstructed map
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
    [one] { $count } general of { $seat }
   *[other] { $count } generals of { $seat }
 }
ui-generals-known = { $count ->
    [one] the general of power { $powers } of { $seat }
   *[other] the generals of power { $powers } of { $seat }
 }
ui-wheel = Turn { $turn } of { $turns }, phase: { $phase }
ui-progress = { $seat } holds { $count } commanderies, { $progress } at the start of the turn
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
ui-closed = hand closed
ui-strength = strength { $strength }
ui-bid-open = { $count ->
    [0] an empty hand{ $markers }
   *[other] bid { $markers }
 }
ui-bid-closed = a closed hand
ui-bid-these = { $count ->
    [0] Close an empty hand
    [one] Close the hand on { $count } marker, worth { $total }
   *[other] Close the hand on { $count } markers, worth { $total }
 }
ui-pay-these = { $count ->
    [0] Pay nothing
   *[other] Pay these, worth { $total }
 }
ui-screen = The screen of { $seat }
ui-screen-hides = The screen of { $seat } hides its markers and its objective
ui-markers = Your markers, worth { $total }
ui-no-marker = No marker of { $value }
ui-take-marker = Marker { $number } of { $value } from the supply
ui-generals-own = Your generals
ui-general-reserve = The general of power { $power } is in reserve
ui-general-hand = The general of power { $power } waits in your hand
ui-general-bought = The general of power { $power } is being recruited
ui-general-field = The general of power { $power } is on the map
ui-objective = Your secret objective
ui-troops = { $count } troops on the map, { $supply } in supply
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
