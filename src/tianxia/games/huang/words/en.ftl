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
    [one] Choose your last action: a tile or a leader, or one of the list.
   *[other] Choose an action ({ $left } left): a tile or a leader, or one of the list.
 }
prompt-action-picked-hand = What do you do with these tiles?
prompt-action-picked-leader = What do you do with this leader?
prompt-action-picked-place = What do you do { $place }?
prompt-action-now = Choose a tile of your hand or one of your leaders first, or a line of the list.
prompt-leader = Where does your { $leader } go?
prompt-leader-now = Choose a lit space for your { $leader }, or another piece.
prompt-tile = Where does the { $tile } go?
prompt-tile-now = Choose a lit space for the { $tile }, or another piece.
prompt-pagoda = The tile { $place } lets you build a pagoda, without using an action. Build it?
prompt-pagoda-now = Build first, or do not build: the buttons are under the question.
prompt-chain = Place another blue tile next to the last one?
prompt-chain-now = Choose a lit river space for another blue tile, or no more blue tiles.
prompt-market = Take a tile from the market?
prompt-market-now = Choose a tile of the market first, or take nothing.
prompt-riot = Which tile do the peasants tear down?
prompt-riot-now = Choose one of the lit tiles: the peasants tear it down.
prompt-build = Where do you build?
prompt-build-now = Choose one of the lit tiles to build there.
prompt-shape = Which of these do you build on?
prompt-shape-now = Choose one of the lit places to build.
prompt-move-pagoda = No { $pagoda } is left: which one moves here?
prompt-move-pagoda-now = Choose one of the lit pagodas: it moves here.
prompt-replace = { $count ->
    [0] Which tiles do you replace?
    [one] { $count } tile put aside. Another?
   *[other] { $count } tiles put aside. Another?
 }
prompt-replace-now = Choose tiles of your hand, then replace them with the button.
prompt-revolt-commit = Revolt of the { $colour } leaders, { $attack } against { $defence }: how many yellow tiles do you commit?
prompt-revolt-commit-now = Choose how many yellow tiles you commit to the revolt first.
prompt-war-commit = War: { $sides }, strengths { $strengths }. How many red tiles do you commit?
prompt-war-commit-now = Choose how many red tiles you commit to the war first.
prompt-war-side = Which kingdom do you support?
prompt-war-side-now = Choose one of the kingdoms at war.
prompt-war-winner = The strongest kingdoms are equal. Which one wins?
prompt-war-winner-now = Choose one of the equal kingdoms: it wins.
prompt-lose = { $count ->
    [one] Choose a red tile to give up.
   *[other] Choose a red tile to give up: { $count } in all.
 }
prompt-collect = Collect the granaries of your blue leader’s kingdom? One must stay.
prompt-collect-now = Choose the granary that stays, or leave them all.

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
glance-score = Lowest colour
glance-hidden = points hidden
glance-hidden-short = hidden
glance-lowest = { $colours }
glance-leaders = { $count ->
    [one] 1 leader out
   *[other] { $count } leaders out
}
glance-leaders-short = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
}
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
ui-points-least = Lowest now: { $colours } ({ $count }).
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
ui-odds-revolt = { $attack }{ $attacking ->
    [0] { "" }
   *[other] { $attacker ->
        [own] { " " }+ up to { $attacking }
       *[hidden] { " " }+ up to { $attacking } unknown
    }
 } against { $defence }{ $defending ->
    [0] { "" }
   *[other] { $defender ->
        [own] { " " }+ up to { $defending }
       *[hidden] { " " }+ up to { $defending } unknown
    }
 }
ui-odds-war = Strengths { $strengths }: { $own ->
    [0] the others can add up to { $others }
   *[other] you can add up to { $own }, the others { $others ->
        [0] nothing
       *[other] up to { $others }
    }
 }
ui-odds-war-own = { $strength }{ $own ->
    [0] { "" }
   *[other] { " " }+ up to { $own } from your hand
 } against { $enemies }{ $others ->
    [0] { "" }
   *[other] { " " }+ up to { $others } unknown
 }
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

# The guided first game
lesson-leader = Leaders earn your points. Put the red one beside the city of Han.
lesson-leader-done = A leader stands beside a city or yellow tile. Touching pieces form a kingdom: Han.
lesson-leader-other = Allowed, but this game begins with the red leader on the marked space beside Han.
lesson-tile = A tile earns a point for the leader of its colour in its kingdom. Place a red tile beside Han.
lesson-tile-done = One red point: your red leader stands in this kingdom.
lesson-tile-other = Allowed, but only a red tile on the marked space earns your red leader a point.
lesson-tile-far = Beside Han your leader earns the point: choose the marked space.
lesson-kingdom = You have two actions a turn, and your hand refills by itself. Place another red tile on the marked space, touching the first.
lesson-kingdom-done = Tiles that touch belong to one kingdom, so your leader earns again.
lesson-kingdom-other = Allowed, but we are building a triangle of red tiles: choose the marked space.
lesson-pagoda = Three tiles of a colour in a triangle can carry a pagoda. Close the triangle and build it.
lesson-pagoda-done = The pagoda pays a red point at the end of each of your turns.
lesson-pagoda-other = Allowed, but first close the triangle on the marked space, then build: it pays every turn.
lesson-yellow = The yellow leader earns for tiles whose colour has no leader in its kingdom. Bring yours to Han.
lesson-yellow-done = Green, blue and yellow tiles in Han are now worth something to you.
lesson-yellow-other = Allowed, but the yellow leader earns more colours: bring it to the marked space.
lesson-market = A green tile also brings a tile from the market. Place green, then take blue.
lesson-market-done = A green point by your yellow leader, and a blue tile in hand.
lesson-market-other = Allowed, but first green on the marked space, then blue from the market.
lesson-revolt = A second yellow leader in your kingdom: a revolt. Each has one yellow tile beside it; the rival added one: 2 against 1. You defend and win ties. Add one.
lesson-revolt-done = A tie: the defender wins. The other leader goes, you gain a yellow point.
lesson-revolt-other = That is not needed: one yellow tile makes two against two, and you defend.
lesson-revolt-nothing = Two against one: your leader would have to go.
lesson-river = Blue tiles lie on rivers, several in one action, each beside the last. Place two.
lesson-river-done = Each of the two tiles earned a blue point.
lesson-river-other = Allowed, but two blue tiles on the marked river spaces earn two points in one action.
lesson-blue = Yellow earned your blue points as a stand-in. Which leader earns them itself? Bring it to Han.
lesson-blue-done = Blue points now go to the blue leader; yellow only stands in.
lesson-blue-other = Yellow steps in only for a missing leader. Which one is missing for blue?
lesson-war = Two leaders of one colour in a joined kingdom mean war. You have three red tiles, Wei one. Fill the gap with a yellow tile.
lesson-war-done = Both red leaders are in one kingdom now: war. Wei commits first.
lesson-war-other = Allowed, but yellow in the marked gap joins Han and Wei: a war you win.
lesson-cost = You win, but a victory costs a red tile. Commit one from your hand for Han, so that your pagoda keeps its tiles.
lesson-cost-done = Wei’s red leader and red tile are gone: a red point. Its other pieces stay.
lesson-cost-other = Your leader stands in Han: commit exactly one tile, for Han.
lesson-cost-nothing = You would win, but a red tile of the board would pay: the pagoda falls.
lesson-lowest = Your lowest colour decides the game. Raise one of your lowest.
lesson-lowest-done = That is the whole secret: the weakest colour is your score.
lesson-lowest-other = Allowed, but it does not raise one of your lowest colours: yellow or green.
lesson-lowest-red = Red is your best colour already. Look for the lowest.
lesson-end = A beginner plays against you now. The game ends when the bag is empty. Leaders, too, can join kingdoms: watch your lowest colour.

# Chapters of the rules page
rules-winning = Winning
rules-board = Board and kingdoms
rules-turn = A turn
rules-leaders = Leaders
rules-tiles = Tiles and points
rules-pagodas = Pagodas
rules-revolt = Revolts
rules-war = Wars
rules-other = Riots and replacing tiles
rules-end = The end, and what is hidden
rules-options = Optional rules
rules-setup = Pieces and set-up

# The page that introduces the game
page-about = You lead a dynasty of the Warring States. Its leaders settle beside cities, and the kingdoms that grow around them bring points in four colours.
page-win = Only your weakest colour counts. Whoever is highest there wins.
page-turn = Two actions a turn: place a leader, place a tile, build a pagoda, start a riot, or replace tiles. Then your hand fills up again.
page-pieces = Tiles in five colours make kingdoms. Blue tiles lie on rivers, all others on land. White points count for any colour you choose at the end.
page-points = A tile earns a point for the leader of its colour in its kingdom. If there is none, the yellow leader earns it. Two leaders of one colour in a kingdom fight: a revolt, or a war if a tile joins two kingdoms.
page-miss-1 = Feeding the best colour. Only the lowest decides.
page-miss-2 = Placing a tile where another player’s leader earns the point.
page-miss-3 = Forgetting that the yellow leader earns colours that have no leader there.
page-miss-4 = Winning a war with the red tiles under one’s own pagoda.
page-miss-5 = Bringing every leader out. A yellow leader at home helps in revolts, a red one in wars.
page-picture-points = Red 7, blue 2, yellow and green 1: only the lowest counts, so this is worth 1.
page-picture-leader = The red leader beside Han, a red tile in its kingdom: one red point.
page-picture-pagoda = Three red tiles in a triangle carry a pagoda: a point at the end of each of your turns.
page-picture-yellow = No green leader is here, so the yellow one earned the green point.
page-picture-war = If a tile fills the gap, two red leaders stand in one kingdom: war.
page-picture-river = Two blue tiles on the river in one action, a point each.

# Parts of the bots' evaluation
part-won = victory

# Parts of the evaluation.
part-lowest = the weakest colour
part-second = second lowest colour
part-third = third lowest colour
part-highest = further colours
part-leaders = leaders on the board
part-support = yellow tiles beside leaders
part-pairs = pairs that want a third tile
part-pagodas = pagodas still to pay
part-useful-tiles = tiles for leaders in hand
part-conflict-tiles = yellow and red tiles in hand
part-reserve = leaders kept in reserve

# Lines of help in a first game
help-tile = A tile’s point goes to the leader of its colour in that kingdom; if there is none, to the yellow leader there.
help-lowest = { $count ->
    [one] Only your lowest colour counts: { $colours }, { $count } point.
   *[other] Only your lowest colour counts: { $colours }, { $count } points.
 }
help-pagoda = A pagoda ({ $colours }) pays you a point at the end of each of your own turns, while your leader stays in its kingdom.
help-bag = { $turns ->
    [one] { $count } tiles left in the bag: about one turn each, then the game ends.
   *[other] { $count } tiles left in the bag: about { $turns } turns each, then the game ends.
 }
help-revolt = A { $colour } leader rules here: revolt, { $attack } against { $defence } before tiles from hand. The defender wins a tie.
help-war = Joining two kingdoms with { $colours } leaders means war: { $first } against { $second } before tiles from hand.
help-commit = What you commit is gone, won or lost.
# The position drawn as text.
drawing-kingdoms = Kingdoms
drawing-kingdom = { $name } ({ $hexes } hexes, { $red } red): { $rulers }
drawing-sign-leader = R0 red leader of seat 0
drawing-sign-river = ~ river
drawing-sign-capital = * capital
drawing-sign-pagoda = ^ pagoda
drawing-sign-palace = # palace
drawing-sign-bandits = x2 bandits
drawing-sign-granary = + granary
drawing-sign-marker = ! joining tile
drawing-sign-choose = [e7] may be chosen
drawing-revolt = Revolt, { $colour }: { $attacker } attacks with { $attack }, { $defender } defends with { $defence }
drawing-war = War ({ $colours }): the kingdom at { $hex } has strength { $strength }
drawing-support = { $leader ->
    [true] { $seat } +{ $tiles } and a leader
   *[other] { $seat } +{ $tiles }
 }
drawing-pagodas-left = Pagodas left
drawing-hand = { $tiles }/{ $limit } tiles
drawing-own-hand = Your hand

# Examples drawn in the rules.
example-bandits = Two bandits. A tile in the gap joins them to Wei, which has two red tiles, just enough: the bandits leave, the two reds too, and the owner of the red leader gets two red points. No leader may stand beside bandits.
example-earners = Three leaders around Han. A red tile here earns a point for the red leader’s owner, a green one for the green leader’s. There is no blue leader: blue goes to the yellow one’s owner.
example-kingdoms = Pieces that touch form a chain; with a leader in it, it is a kingdom. Here are two. A tile in the gap joins them: their leaders differ in colour, so there is no war.
example-pagoda = Three green tiles carry a green pagoda. The yellow leader earns the points of new green tiles here, but never those of the pagoda: only a green leader gets them.
example-palace = Four yellow tiles in a rhombus carry the palace. It gives no points, but the owner of the yellow leader in its kingdom refills to seven tiles instead of six.
example-revolt = A red leader has come to Han, where another one already rules: a revolt. Each counts the yellow tiles beside it, 1 against 2. The newcomer adds two from hand, wins 3 to 2 and earns a red point. With only one it would be a tie, and the defender would stay.
example-war = A green tile in the gap joins two kingdoms with red leaders: war. Wei counts 4 red tiles, Han 2. Wei wins and earns a red point, but loses as many reds as Han had, two: first those it commits from hand. If it commits none, tiles of the board go, and the pagoda falls.

# Puzzles made by hand.
puzzle-lowest = Yellow 4, red 6, blue 1, green 2. One action is left. Which tile helps most?
puzzle-lowest-title = Lowest
puzzle-lowest-why = Only your lowest colour counts: blue. A blue tile on the river earns a point for your yellow leader, as no blue leader is here: now the lowest is 2. Red feeds your best colour, and green scores for the rival’s leader.
puzzle-keep = You win this war 3 to 2: the rival committed nothing. How do you win it and keep your pagoda?
puzzle-keep-title = Keep the pagoda
puzzle-keep-why = The winner loses as many reds as the loser had, two: committed tiles first, then tiles on the board, and all yours carry the pagoda. So commit two for your side. With one or none, the pagoda falls.
puzzle-revolt = The rival’s four tiles are known: none is yellow. Drive his blue leader away from Han with yours.
puzzle-revolt-title = Revolt
puzzle-revolt-why = In a revolt each leader counts the yellow tiles beside it. Beside Han and the second yellow tile you count 2 against 1. Beside Han alone it is 1 against 1, and the defender wins ties.
