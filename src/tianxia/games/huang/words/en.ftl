title = Huang
tagline = Seven kingdoms, five colours: the weakest one counts.
how-won-short = Your lowest colour decides: the highest of them wins.
how-won = Only your weakest colour counts: whoever has the most points there wins.
rulebook-language = fr

# Optional rules
option-short_two_player = Short game
option-short_two_player-help = Two players: 24 unseen tiles are left out.
option-renegade_bandits = Renegade Bandits
option-renegade_bandits-help = Five bands of bandits hold the country until red tiles beat them.
option-eighteen_kingdoms = Eighteen Kingdoms
option-eighteen_kingdoms-help = The other side of the board: nineteen capitals, each with a granary.
option-royal_palace = Royal Palace
option-royal_palace-help = Four yellow tiles in a rhombus can carry the palace: a seventh tile in hand.
option-dragon = Dragon
option-dragon-help = A fifth dynasty, for five players.

# Colours and pieces
colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
colour-white = white
tile-yellow = yellow tile
tile-red = red tile
tile-blue = blue tile
tile-green = green tile
tile-white = white tile
leader-yellow = yellow leader
leader-red = red leader
leader-blue = blue leader
leader-green = green leader
leader-white = white leader
pagoda-yellow = yellow pagoda
pagoda-red = red pagoda
pagoda-blue = blue pagoda
pagoda-green = green pagoda
pagoda-white = white pagoda
person-yellow = Governor
person-red = Soldier
person-blue = Farmer
person-green = Merchant
person-white = Artisan
building-yellow = Court
building-red = Garrison
building-blue = Barn
building-green = Market
building-white = Workshop
points-yellow = Order
points-red = Power
points-blue = Food
points-green = Trade
points-white = Wealth
palace = Royal Palace
market = Market
bag = Bag
granary = Granary
bandits = Bandits
dynasty-tiger = Tiger
dynasty-rabbit = Rabbit
dynasty-rat = Rat
dynasty-goat = Goat
dynasty-dragon = Dragon

# Rivers and capitals
river-yellow_river = Yellow River
river-yangtze = Yangtze
capital-qin = Qin
capital-zhao = Zhao
capital-yan = Yan
capital-qi = Qi
capital-wei = Wei
capital-han = Han
capital-chu = Chu
capital-western-chu = Western Chu
capital-han4 = Hàn
capital-yong = Yong
capital-sai = Sai
capital-di = Di
capital-hengshan = Hengshan
capital-han2 = Hán
capital-dai = Dai
capital-henan = Henan
capital-changshan = Changshan
capital-yin = Yin
capital-western-wei = Western Wei
capital-jiujiang = Jiujiang
capital-linjiang = Linjiang
capital-liaodong = Liaodong
capital-jiaodong = Jiaodong
capital-jibei = Jibei

# Places, called after a capital: at it, next to it (and on which side), in its kingdom, somewhere near, further off
on = in { $of }
by = next to { $of }
in = in { $of }’s kingdom
near = near { $of }
lands = the lands near { $of }
by-ne = next to { $of }, to the north-east
by-e = next to { $of }, to the east
by-se = next to { $of }, to the south-east
by-sw = next to { $of }, to the south-west
by-w = next to { $of }, to the west
by-nw = next to { $of }, to the north-west
off-n = north of { $of }
off-ne = north-east of { $of }
off-e = east of { $of }
off-se = south-east of { $of }
off-s = south of { $of }
off-sw = south-west of { $of }
off-w = west of { $of }
off-nw = north-west of { $of }

# What is asked
prompt-action = { $left ->
    [one] Choose your last action.
   *[other] Choose an action: { $left } left.
 }
prompt-leader = Where does your { $leader } go?
prompt-tile = Where does the { $tile } go?
prompt-pagoda = The tile { $place } makes a building possible. Build?
prompt-chain = Place another blue tile next to the last one?
prompt-market = Take a tile from the market?
prompt-riot = Which tile do the peasants tear down?
prompt-build = Where do you build?
prompt-shape = Which of these do you build on?
prompt-move-pagoda = No { $pagoda } is left: which one moves here?
prompt-replace = { $count ->
    [0] Which tiles do you replace?
    [one] { $count } tile put aside. Another?
   *[other] { $count } tiles put aside. Another?
 }
prompt-revolt-commit = Revolt of the { $colour } leaders, { $attack } against { $defence }: how many yellow tiles do you commit?
prompt-war-commit = War between { $sides }, strengths { $strengths }: how many red tiles do you commit?
prompt-war-side = Which kingdom do you support?
prompt-war-winner = The strongest kingdoms are equal. Which one wins?
prompt-lose = { $count ->
    [one] Choose a red tile to give up.
   *[other] Choose a red tile to give up: { $count } in all.
 }
prompt-collect = Collect the granaries of your blue leader’s kingdom? One must stay.

# What can be done
action-tile = Place a { $tile }
action-tile-hex = Place the { $tile } { $place }
action-leader = Position your { $leader }
action-leader-hex = The { $leader }, { $place }
action-withdraw = Withdraw your { $leader }
action-riot = Riot: discard two blue tiles
action-riot-leader = Riot: discard one blue tile, helped by your blue leader
action-riot-hex = Tear down the { $tile } { $place }
action-hex = { $place }
action-build = Build: discard two green tiles
action-build-leader = Build: discard one green tile, helped by your green leader
action-replace = Replace tiles of your hand
action-pass = Pass
action-discard = Put aside a { $tile }
action-done = { $count ->
    [one] Replace { $count } tile
   *[other] Replace { $count } tiles
 }
action-take = Take a { $tile }
action-take-nothing = Take nothing
action-pagoda = Build { $place }
action-no-pagoda = Do not build
action-shape-up = Pagoda: the tile { $place } and the two below it
action-shape-down = Pagoda: the tile { $place }, its right neighbour and the one below both
action-shape-palace-upright = Palace: upright, its top { $place }
action-shape-palace-left = Palace: leaning left, its top { $place }
action-shape-palace-right = Palace: leaning right, its top { $place }
action-move-pagoda = Move the pagoda { $place }
action-chain = Another blue tile, { $place }
action-stop = No more blue tiles
action-commit = { $count ->
    [0] Commit nothing
    [one] Commit { $count } { $colour } tile
   *[other] Commit { $count } { $colour } tiles
 }
action-commit-leader = { $count ->
    [0] Commit your { $colour } leader only
    [one] Commit { $count } { $colour } tile and your { $colour } leader
   *[other] Commit { $count } { $colour } tiles and your { $colour } leader
 }
action-war-side = Support { $kingdom } (strength { $strength })
action-war-winner = { $kingdom } wins (strength { $strength })
action-lose = Give up the red tile { $place }
action-collect = { $count ->
    [one] Take { $count } granary, leaving the one { $place }
   *[other] Take { $count } granaries, leaving the one { $place }
 }
action-collect-nothing = Leave the granaries

# What happened
event-turn = { $seat } begins a turn.
event-pass = { $seat } passes an action.
event-tile = { $seat } places a { $tile } { $place }.
event-points-tile = { $seat } gains { $count } { $colour } for the tile.
event-points-pagoda = { $seat } gains { $count } { $colour } for a pagoda.
event-points-revolt = { $seat } gains { $count } { $colour } for the revolt.
event-points-war = { $seat } gains { $count } { $colour } for the war.
event-points-bandits = { $seat } gains { $count } { $colour } for the bandits.
event-leader-placed = { $seat } places the { $leader } { $place }.
event-leader-moved = { $seat } moves the { $leader }; it now stands { $place }.
event-leader-withdrawn = { $seat } withdraws the { $leader } that stood { $place }.
event-leader-returned = The { $leader } of { $seat } { $place } goes home to the screen.
event-market = { $seat } takes a { $tile } from the market.
event-market-refilled = { $count ->
    [one] New in the market: { $tiles }.
   *[other] New in the market, { $count } tiles: { $tiles }.
 }
event-draw = { $count ->
    [one] { $seat } draws { $count } tile.
   *[other] { $seat } draws { $count } tiles.
 }
event-draw-own = { $count ->
    [one] { $seat } draws { $count } tile: { $tiles }.
   *[other] { $seat } draws { $count } tiles: { $tiles }.
 }
event-replace = { $count ->
    [one] { $seat } replaces { $count } tile.
   *[other] { $seat } replaces { $count } tiles.
 }
event-riot = { $seat } discards two blue tiles: a riot tears down the { $tile } { $place }.
event-riot-leader = { $seat } discards a blue tile, helped by the blue leader: a riot tears down the { $tile } { $place }.
event-build = { $seat } discards { $count } green tiles to build.
event-build-leader = { $seat } discards { $count } green tile to build, helped by the green leader.
event-pagoda-built = { $seat } builds a { $pagoda } { $place }.
event-pagoda-moved = { $seat } moves a { $pagoda }; it now stands { $place }.
event-pagoda-lost = The { $pagoda } { $place } falls.
event-palace-built = { $seat } builds the palace { $place }.
event-palace-moved = { $seat } moves the palace; it now stands { $place }.
event-palace-lost = The palace { $place } falls.
event-revolt = { $seat } revolts against { $defender }: { $colour } leaders, { $attack } against { $defence }.
event-revolt-commit = { $how ->
    [nothing] { $seat } commits nothing.
    [tiles] { $seat } commits { $count ->
        [one] one yellow tile
       *[other] { $count } yellow tiles
    }.
    [leader] { $seat } lends the yellow leader.
   *[both] { $seat } commits { $count ->
        [one] one yellow tile
       *[other] { $count } yellow tiles
    }, and lends the yellow leader.
 }
event-revolt-won = { $tie ->
    [0] { $seat } wins the revolt, { $strength } against { $other }.
   *[other] { $seat } wins the revolt, { $strength } each: a tie, for the defender.
 }
event-war = { $seat } starts a war { $place }: { $sides }, strengths { $strengths }; leaders at war: { $colours }.
event-war-abstain = { $seat } stays out of the war.
event-war-commit = { $how ->
    [leader] { $seat } lends the red leader to { $kingdom }.
    [both] { $seat } commits { $count ->
        [one] one red tile
       *[other] { $count } red tiles
    } to { $kingdom }, and lends the red leader.
   *[tiles] { $seat } commits { $count ->
        [one] one red tile
       *[other] { $count } red tiles
    } to { $kingdom }.
 }
event-war-won = { $kingdom } wins the war, { $strength } against { $highest }.
event-war-over = The war is over.
event-lose = { $count ->
    [one] A red tile is lost.
   *[other] { $count } red tiles are lost.
 }
event-bandits = { $count ->
    [one] { $seat } attacks the bandit { $place }, { $reds } against { $count }.
   *[other] { $seat } attacks the bandits { $place }, { $reds } against { $count }.
 }
event-bandits-beaten = The bandits { $place } are beaten.
event-collect = { $count ->
    [one] { $seat } takes { $count } granary, leaving the one { $place }.
   *[other] { $seat } takes { $count } granaries, leaving the one { $place }.
 }
event-end-refill = The bag is empty and a hand cannot be refilled: the game ends.
event-end-market = The bag is empty and the market cannot be refilled: the game ends.
event-end-replace = The bag is empty and the tiles cannot be replaced: the game ends.
event-end-stall = No tile has moved for four rounds: the game ends.

# Results: what each side put in, who gained what
outcome-revolt-around = { $count ->
    [0] no yellow tile around the leader
    [one] one yellow tile around the leader
   *[other] { $count } yellow tiles around the leader
 }
outcome-revolt-committed = { $how ->
    [leader] the yellow leader
    [both] { $count ->
        [one] one yellow tile of the hand
       *[other] { $count } yellow tiles of the hand
    } and the yellow leader
   *[tiles] { $count ->
        [one] one yellow tile of the hand
       *[other] { $count } yellow tiles of the hand
    }
 }
outcome-war-board = { $count ->
    [0] no red tile on the board
    [one] one red tile on the board
   *[other] { $count } red tiles on the board
 }
outcome-war-committed = { $how ->
    [leader] { $seat }: the red leader
    [both] { $seat }: { $count ->
        [one] one red tile
       *[other] { $count } red tiles
    } and the red leader
   *[tiles] { $seat }: { $count ->
        [one] one red tile
       *[other] { $count } red tiles
    }
 }
outcome-bandits-kingdom = { $count ->
    [one] { $kingdom }: one red tile
   *[other] { $kingdom }: { $count } red tiles
 }
outcome-points = +{ $count } { $colour }
outcome-granaries = { $count ->
    [one] +{ $count } granary
   *[other] +{ $count } granaries
 }
outcome-leader-lost = loses the { $leader }
outcome-colours = lowest colour { $first }, then { $rest }

# The score sheet
category-yellow = Yellow
category-red = Red
category-blue = Blue
category-green = Green
category-granaries = Granaries (blue)
category-white = White (any colour)
category-result = Lowest colour
note-whites = { $count ->
    [one] { $seat }’s white point counts for the lowest colour: yellow +{ $yellow }, red +{ $red }, blue +{ $blue }, green +{ $green }.
   *[other] { $seat }’s { $count } white points count for the lowest colours: yellow +{ $yellow }, red +{ $red }, blue +{ $blue }, green +{ $green }.
 }
note-shared = { $seats } are equal in all four colours and share the victory.
note-tie = { $seats } are equal in the lowest colour, { $lowest } each. The next lowest decides: { $place ->
    [2] second lowest
    [3] third lowest
   *[other] highest
 } { $number } for { $seat }, against { $other }.

# What the browser says of the things on the table
ui-map = Map of the kingdoms
ui-market-slot = Market, place { $number }: { $tile }
ui-market-gap = taken
ui-bag = { $count ->
    [0] The bag is empty
    [one] Bag: { $count } tile
   *[other] Bag: { $count } tiles
 }
ui-hand = Your tiles
ui-hand-tiles = Your hand: { $count } × { $tile }, { $person }
ui-leaders = Leaders
ui-leader-of = { $leader } of { $seat }
ui-leader-home = { $leader } of { $seat }, in front of the screen
ui-leader-out = { $leader } of { $seat }, on the board
ui-leader-support = { $count ->
    [one] { $count } yellow tile next to it
   *[other] { $count } yellow tiles next to it
 }
ui-points-own = Your points
ui-points-lowest = Your lowest colour decides.
ui-points-hidden = Points: hidden
ui-screen = { $dynasty }: the screen of { $seat }
ui-screen-tiles = { $count ->
    [one] { $count } tile behind it
   *[other] { $count } tiles behind it
 }
ui-granaries = { $count ->
    [one] { $count } granary
   *[other] { $count } granaries
 }
ui-capital = capital of { $capital }
ui-land = land
ui-river = river
ui-bandits = { $count ->
    [one] { $count } bandit
   *[other] { $count } bandits
 }
ui-kingdom = { $count ->
    [0] kingdom without red tiles
    [one] kingdom with { $count } red tile
   *[other] kingdom with { $count } red tiles
 }
ui-building = { $building }, { $place }
ui-supply = Beside the board: { $buildings }
ui-joining = This tile joined the kingdoms
ui-war-side = War: strength { $strength } for the kingdom { $place }
ui-revolt-side = Revolt: strength { $strength } for { $seat }
ui-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
 }

# The legend
legend-tile-yellow = Governor, yellow: leaders stand next to one, and they decide revolts
legend-tile-red = Soldier, red: they decide wars and beat bandits
legend-tile-blue = Farmer, blue: on rivers only, several in one action; two from the hand make a riot
legend-tile-green = Merchant, green: brings a tile from the market; two from the hand pay for a pagoda
legend-tile-white = Artisan, white: at the end its points count for any colour
legend-capital = The capital of a kingdom: a yellow tile from the start
legend-leader = A leader, with its dynasty’s animal and its seat’s shape: gains the points of its colour in its kingdom; the yellow one also those that no other gains
legend-pagoda = A pagoda, on three tiles of its colour: a point each turn for the leader of that colour in its kingdom
legend-palace = The Royal Palace, an optional rule: on four yellow tiles, for a seventh tile in hand
legend-granary = A granary, on the board of the Eighteen Kingdoms: worth two blue points when it is collected
legend-bandits = Bandits, an optional rule, and how many red tiles it takes to beat them
legend-kingdom = A kingdom: tiles and leaders that touch, with a leader among them
legend-banner = In a conflict: a side’s strength
legend-back = A tile that is hidden behind a screen

# Chapters of the rules, by the middle of a rule’s id.
chapter-board = The map
chapter-kingdom = Kingdoms
chapter-leader = Leaders
chapter-tile = Tiles
chapter-green = Green tiles
chapter-blue = Blue tiles
chapter-pagoda = Pagodas
chapter-riot = Riots
chapter-build = Building
chapter-replace = Replacing tiles
chapter-endturn = End of a turn
chapter-revolt = Revolts
chapter-war = Wars
chapter-bandits = Bandits
chapter-eighteen = Eighteen kingdoms
chapter-palace = The royal palace
chapter-dragon = The Dragon dynasty
