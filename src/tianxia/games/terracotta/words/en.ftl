# Terracotta Army.
title = Terracotta Army
tagline = Build the emperor’s silent army beneath the mountain.
how-won-short = Points for placing, each round and at the end.
how-won = The most points win: for warriors as they are placed, for what the inspectors see, and for who dominates at the end.
rulebook-language = fr

solo-hardness = Difficulty was measured with a bot that looks one move ahead: without options it beats Li Si in about two games of nine (66 of 300).
option-decree_every_turn = A decree every turn
option-decree_every_turn-help = Li Si makes a decree roll in each of his turns that had none.
option-decree_every_turn-hardness = Much harder: he gains about 31 points on you, and the bot hardly ever wins.
option-rich_compensation = Rich Compensations
option-rich_compensation-help = Each Compensation gives Li Si 3 points more.
option-rich_compensation-hardness = By far the hardest: he gains about 57 points on you, and the bot never wins.
option-cheap_surprise = Cheap surprises
option-cheap_surprise-help = Surprise shaping takes place from 6 coins or clay on, and costs only 3.
option-cheap_surprise-hardness = Harder: he gains about 12 points on you, and the bot wins half as often.
option-two_masters = Two Masters
option-two_masters-help = Li Si starts with two Masters instead of one.
option-two_masters-hardness = No harder: no difference could be measured.
option-trained_start = A trained start
option-trained_start-help = Li Si starts with an artisan and 4 clay more.
option-trained_start-hardness = No harder: no difference could be measured.
option-inspector_edge = Friends among the Inspectors
option-inspector_edge-help = Li Si counts one warrior more in each inspected line.
option-inspector_edge-hardness = Clearly harder: he gains about 14 points on you, and the bot wins a quarter as often.
option-tile_edge = Friends at court
option-tile_edge-help = Li Si counts one coin, clay or warrior more for the scoring tiles.
option-tile_edge-hardness = A little harder: he gains about 5 points on you, and the bot wins two games where it won three.
option-cheap_shaping = Cheap shaping
option-cheap_shaping-help = A warrior shaped with clay always costs Li Si 2.
option-cheap_shaping-hardness = Harder: he gains about 12 points on you, and the bot wins half as often.
option-typed_decrees = Typed decrees
option-typed_decrees-help = Another reading of the decree table: rows 7 to 10 shape an Officer, a Guard, an Archer, a Soldier for 3 clay each.

automa = Li Si

# Names.
warrior-officer = Officer
warrior-guard = Guard
warrior-archer = Archer
warrior-soldier = Soldier
weapon-sword = Sword
weapon-halberd = Halberd
weapon-bow = Bow
weapon-spear = Spear
specialist-horse = Horse
specialist-kneeling_archer = Kneeling Archer
specialist-footman = Footman
specialist-musician = Musician
master-shaper = Master Shaper
master-administrator = Master Administrator
master-inspector = Master Inspector
master-clay_pits = Master of the Clay Pits
master-supervisor = Master Supervisor
master-blacksmith = Master Blacksmith
item-coins = Coins
item-clay = Clay
item-shape = Shape a warrior, price
item-moisten = Moisten
item-train = Train
item-priority = Priority
item-specialist = Specialist
ring-central = Central disc
ring-middle = Middle disc
ring-outer = Outer ring
tile-officer = Officers
tile-guard = Guards
tile-archer = Archers
tile-soldier = Soldiers
tile-nw = warriors in the north-west
tile-ne = warriors in the north-east
tile-sw = warriors in the south-west
tile-se = warriors in the south-east
tile-border = warriors on the border
tile-aisle = warriors in the aisle
tile-coins = coins
tile-clay = clay
direction-north = north
direction-east = east
direction-south = south
direction-west = west
inspector-row = row Inspector
inspector-column = column Inspector

name-central = { $central_number ->
    [0] { $central }
   *[other] { $central } { $central_number }
}
name-middle = { $middle_number ->
    [0] { $middle }
   *[other] { $middle } { $middle_number }
}
name-outer = { $outer_number ->
    [0] { $outer }
   *[other] { $outer } { $outer_number }
}
name-item = { $number ->
    [0] { $item }
   *[other] { $item } { $number }
}

# What is asked.
prompt-turn = Choose a segment of the wheel for a worker, or first pay to turn a disc.
prompt-turn-picked-segment = Segment { $segment }: an apprentice or an artisan?
prompt-turn-picked-worker = To which segment does this worker go?
prompt-turn-now = Choose a lit segment of the wheel for a worker first; its three actions follow.
prompt-place = Choose a segment of the wheel for your worker.
prompt-place-picked-segment = Segment { $segment }: an apprentice or an artisan?
prompt-place-picked-worker = To which segment does this worker go?
prompt-place-now = Choose a lit segment of the wheel for a worker first: the disc is turned.
prompt-act = { $ring }: { name-item }. Perform it, or give it up.
prompt-act-shape = { $ring }: { name-item }. Touch a warrior on the rack, or give it up.
prompt-act-inspect = { $ring }: { name-item }. Touch an Inspector to move it, or give it up.
prompt-act-nothing = { $ring }: { name-item }. It is not possible now: take a coin or a clay instead.
prompt-act-picked = { $picked }: what do you place there?
prompt-act-shape-picked = { $picked }: what do you place there?
prompt-act-inspect-picked-inspector = How far does this Inspector go?
prompt-act-picked-warehouse = From this Warehouse alone, or from another one, too?
prompt-act-now = { $ring }: { name-item } comes first. Choose what is lit, or give it up for a coin or a clay.
prompt-act-shape-now = { $ring }: { name-item } comes first. Touch a lit warrior on the rack, or give it up for a coin or a clay.
prompt-act-inspect-now = { $ring }: { name-item } comes first. Touch a lit Inspector, or give it up for a coin or a clay.
prompt-warrior-space = { $type }: choose an empty space of the Mausoleum.
prompt-warrior-space-now = Choose a lit empty space of the Mausoleum for the { $type }.
prompt-weapon = Use the { $weapon }, or keep it active?
prompt-weapon-picked-inspector = How far does this Inspector go?
prompt-weapon-now = First use the { $weapon }, or keep it active.
prompt-solo-resource = Take a coin or a clay.
prompt-rider = Choose the warrior in the Mausoleum that gets the Horse.
prompt-rider-now = Choose one of your lit warriors for the Horse.
prompt-horse = Choose the direction of the Horse.
prompt-horse-now = Choose a lit space: the Horse lies in that direction.
prompt-kneeling = Choose a space next to one of your warriors.
prompt-kneeling-now = Choose a lit space for the Kneeling Archer.
prompt-facing = Choose the warrior it faces.
prompt-facing-now = Choose a lit warrior: the Kneeling Archer faces it.
prompt-figure-space = { $specialist }: choose an empty space.
prompt-figure-space-now = Choose a lit empty space for the { $specialist }.
prompt-minister-space = Li Si places: { $type }. You choose among his spaces.
prompt-minister-space-now = Choose one of the lit spaces: Li Si places his warrior there.
prompt-minister-figure = Li Si places: { $specialist }. You choose among his spaces.
prompt-minister-figure-now = Choose one of the lit spaces: Li Si places his figure there.
prompt-minister-facing = Choose which of his warriors his Kneeling Archer faces.

# What can be answered.
action-space = { $space }
action-apprentice = Apprentice to segment { $segment }: { name-central }, { name-middle }, { name-outer }
action-artisan = Artisan to segment { $segment }: { name-central }, { name-middle }, { name-outer }
action-turn = Turn the { $disc }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
action-forgo-coin = Give it up for { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
action-forgo-clay = Give it up for { $amount } clay
action-resource-coin = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
action-resource-clay = { $amount } clay
action-shape = { $type } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
action-specialist = { $specialist } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
action-warehouses = From the Warehouse: { $warehouses } ({ $clay } clay)
action-inspect-row = Row Inspector to row { $line } ({ $steps })
action-inspect-column = Column Inspector to column { $line } ({ $steps })
action-take = { name-item }
action-hire = Hire for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $master }
action-keep = Keep the { $weapon } active
action-shoot = Shoot { $direction }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
action-use-halberd = Use it: { $points ->
    [one] 1 point
   *[other] { $points } points
}
action-use-spear = Use it: { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
action-use-sword = Use it: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and the Inspectors stay where they are
action-direction = { $direction }

# What happened.
event-rotate = { $seat } turns the { $disc }.
event-place-apprentice = { $seat } places an apprentice on segment { $segment }.
event-place-artisan = { $seat } places an artisan on segment { $segment }.
event-gain-coins = { $seat } gains { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}.
event-pay-coins = { $seat } pays { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}.
event-gain-clay = { $seat } gains { $amount } clay.
event-pay-clay = { $seat } pays { $amount } clay.
event-points = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-weapon-active = { $seat } turns the { $weapon } active.
event-weapon-inactive = { $seat } turns the { $weapon } inactive.
event-moisten = { $seat } moistens { $amount } clay.
event-train = { $seat } trains an artisan on segment { $segment }.
event-spend-clay = { $seat } spends { $amount } clay; part of it is left to dry in the Warehouse: { $warehouse }.
event-shape = { $seat } shapes: { $type } on { $space }.
event-specialist = { $seat } shapes: { $specialist } on { $space }.
event-inspector-row = { $seat } moves the row Inspector to row { $line }.
event-inspector-column = { $seat } moves the column Inspector to column { $line }.
event-hire = { $seat } hires: { $master }.
event-warehouse = { $seat } takes { $amount } dry clay from the Warehouse: { $warehouse }.
event-priority = { $seat } takes priority token { $token }.
event-score-row = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in row { $line }.
event-score-column = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in column { $line }.
event-score-musician = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the Musician on { $space }.
event-score-tile = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $counts }.
event-workers-return = All workers return.
event-order = New turn order: { $seats }.
event-income = { $seat } gains { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} from Masters.
event-dry = { $seat }: { $amount } clay dries.
event-round = Round { $round } begins; discs and Inspectors have moved on.
event-final-leftovers = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for coins and clay left.
event-final-footman = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} around the Footman on { $space }.
event-final-isolated = Isolated warriors leave: { $spaces }.
event-final-group = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in a group of { $size } ({ $type }).
event-contest-row = { $count ->
    [0] Row { $line }: nobody has most alone.
   *[other] { $seats } dominates row { $line } with { $most }.
}
event-contest-column = { $count ->
    [0] Column { $line }: nobody has most alone.
   *[other] { $seats } dominates column { $line } with { $most }.
}
event-contest-tile = { $count ->
    [0] Scoring tile, { $counts }: nobody has most alone.
   *[other] Scoring tile, { $counts }: { $seats } has most, { $most }.
}
event-contest-footman = { $count ->
    [0] Nobody has most warriors around the Footman on { $space }.
   *[other] { $seats } dominates around the Footman on { $space } with { $most }.
}
event-contest-group = { $count ->
    [0] Nobody dominates the group of { $size } ({ $type }).
   *[other] { $seats } dominates the group of { $size } ({ $type }) with { $most }.
}
event-over = The mausoleum is closed.

# Results: what each side had, who gained what.
outcome-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
outcome-warriors = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
outcome-kneeling = { $count ->
    [one] a Kneeling Archer
   *[other] Kneeling Archers: { $count }
}
outcome-category = { $category }: { $points }

# Li Si, step by step, with his reasons.
event-minister-dice = { $seat } rolls { $first } and { $second }: the Supervisor moves { $steps }.
event-minister-supervisor = The Supervisor walks from segment { $from } to { $to }{ $count ->
    [0] .
   *[other] ; skipped: { $skipped }.
}
event-minister-goes-on = No worker fits on segment { $from }: the Supervisor goes on to { $to }.
event-minister-places-apprentice = { $seat } places an apprentice on segment { $segment }.
event-minister-places-artisan = { $seat } places an artisan on segment { $segment }.
event-minister-resolves = { $seat }, { $ring }: { name-item }.
event-minister-coins = { $seat } gains { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}.
event-minister-pay-coins = { $seat } spends { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}.
event-minister-clay = { $seat } gains { $amount } clay.
event-minister-pay-clay = { $seat } discards { $amount } clay.
event-minister-points = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-minister-compensation = That does nothing for { $seat }: a Compensation.
event-minister-decree-roll = { $seat } rolls a decree: { $first } and { $second } mark row { $row }.
event-minister-decree-moved = Row { $total } is marked already: the marker goes to row { $row }.
event-minister-rotates = Decree { $row } turns the { $disc }.
event-minister-decree = Decree { $row } is carried out.
event-minister-decrees-cleared = The decree table is cleared.
event-minister-weapon = { $seat } turns the { $weapon } active.
event-minister-leftmost = Of { $left } the { $tie } is the { $weapon }.
event-minister-uses-weapon = { $seat } uses the { $weapon }: it goes to the front of his row and turns inactive.
event-minister-trains = { $seat } trains an artisan on segment { $segment }.
event-minister-copies = { $seat } repeats the Central action.
event-minister-inspector = { $seat } moves the { $inspector } by { $steps }, to { $line }: it gains him { $gain ->
    [one] 1 point
   *[other] { $gain } points
} on you ({ $tie }, of: { $left }).
event-minister-inspector-stays = No move of an Inspector gains him points on you: both stay.
event-minister-pile = Equal piles ({ $left }): drawn { $tie }, { $warehouse }.
event-minister-takes-pile = { $seat } takes { $amount } clay, wet, from the Warehouse: { $warehouse }.
event-minister-discards-pile = The next largest pile is discarded: { $amount } clay of the Warehouse: { $warehouse }.
event-minister-types = Types he looks at: { $left } ({ $tie }).
event-minister-type = He shapes: { $type } ({ $tie }, among { $left }).
event-minister-spends-clay = { $seat } spends { $amount } clay; part of it is left to dry in the Warehouse: { $warehouse }.
event-minister-group = { $groups ->
    [0] No group to extend ({ $tie }): { minister-spaces }.
    [one] One group fits ({ $tie }): { minister-spaces }.
   *[other] { $groups } groups fit ({ $tie }): { minister-spaces }.
}
event-minister-narrows = Left by { $tie }: { minister-spaces }.
event-minister-narrows-round = He looks where the Inspectors soon come, priority 1–{ $worst }: { minister-spaces }.
minister-spaces = { $many ->
    [0] { $left }
   *[other] { $count } spaces, lit in the Mausoleum
}
event-minister-asks = { $type }: several spaces are left ({ minister-spaces }); { $tie }.
event-minister-shapes = { $seat } shapes: { $type } on { $space }.
event-minister-specialist = { $seat } wants: { $specialist }, for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and the { $weapon } ({ $tie }, among { $left }).
event-minister-skips-specialist = { $seat } shapes no { $specialist }.
event-minister-asks-specialist = { $specialist }: several spaces are left ({ minister-spaces }); { $tie }.
event-minister-places-specialist = { $seat } shapes: { $specialist } on { $space }.
event-minister-new-master = { $seat } places a token, drawn { $tie } among { $left }: { $master }.

tie-gap = the best move
tie-least = least movement
tie-forward = forward before back
tie-random = by lot
tie-person = you choose
tie-weapon = active weapons first
tie-override = one is worth far more than those with an active weapon
tie-rack = most points in the rack
tie-tiles = earliest scoring tile
tie-leftmost = leftmost
tie-rightmost = from right to left
tie-gain_domination = to gain domination
tie-tie_domination = to tie
tie-catch_up = to catch up
tie-challenge = to challenge you
tie-extend_lead = to extend his lead
tie-grow = to grow
tie-largest = the largest only
tie-new_isolated = a new isolated warrior
tie-round = the priority of this round
tie-priority = best priority
tie-musicians = most Musicians
tie-footman = next to a Footman
tie-footman_closest = the closest contest around a Footman

# The score sheet.
category-shaping = Shaping
category-weapons = Weapons
category-solo = Priority, Compensations, decrees
category-inspectors = Inspectors
category-musicians = Musicians
category-tiles = Scoring tiles
category-leftovers = Coins and clay
category-footmen = Footmen
category-groups = Groups
note-tie-warriors = { $seats } have { $points } points each. Warriors in the Mausoleum decide: { $number } for { $seat }, against { $other }.
note-tie-coins = { $seats } have { $points } points each, and warriors do not tell them apart. Coins decide: { $number } for { $seat }, against { $other }.
note-shared = { $seats } have { $points } points each. Equal in warriors and coins too, { $winners } share the victory.
note-solo-tie = { $points } points each: { $seat } wins, for you need strictly more.

# On the board.
glance-score = Points
glance-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
glance-clay = { $dry ->
    [0] { $wet } clay
   *[other] { $wet } clay, { $dry } dry
}
ui-board-whole = The workshop above, the Mausoleum below
ui-wheel = The action wheel
ui-mausoleum = The mausoleum
ui-workshop = Rack, Warehouses and specialists
ui-masters = Masters
ui-tiles = Scoring tiles
ui-order = Turn order
ui-minister = Li Si
ui-my-workshop = My workshop
ui-tabs = Parts of the table
ui-tab-mine = Mine
ui-tab-wheel = Wheel
ui-tab-tomb = Mausoleum
ui-tab-bays = Rack
ui-tab-masters = Masters
ui-tab-tiles = Tiles
ui-apprentice = apprentice
ui-artisan = artisan
ui-restored = Reconstructed: the printed numbers here are lost.
ui-segment = Segment { $segment }: { $items }
ui-placed = { $seat }: { $worker } on segment { $segment }
ui-turn-disc = Turn the { $disc } by one segment for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, before placing a worker
ui-supervisor = Li Si’s Supervisor, on segment { $segment }
ui-seat-count = { $seat }: { $count }
ui-nobody = nobody
ui-rack = { $type }, { $weapon }: { $left } left in the rack, the next one is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-warehouse = Warehouse, { $type }: { $clay } dry clay
ui-specialist = { $specialist }: { $help } { $left } left, for { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
} and an active { $weapon }
ui-short-horse = Horse
ui-short-kneeling_archer = Kneeling A.
ui-short-footman = Footman
ui-short-musician = Musician
ui-help-horse = mounts one of your warriors, which then stands on three spaces.
ui-help-kneeling_archer = strengthens the warrior it faces; one for each group.
ui-help-footman = scores at the end for the warriors around it.
ui-help-musician = scores in each round for the warriors in its row and column.
ui-short-shaper = Shaper
ui-short-administrator = Administrator
ui-short-inspector = Inspector
ui-short-clay_pits = Clay Pits
ui-short-supervisor = Supervisor
ui-short-blacksmith = Blacksmith
ui-master = { $master }: { $help } { $side }
ui-help-shaper = shapes a warrior for as many coins as the round, without points or bonus.
ui-help-administrator = repeats the action of the Central disc.
ui-help-inspector = moves an Inspector forward.
ui-help-clay_pits = brings wet clay.
ui-help-supervisor = empties Warehouses for you.
ui-help-blacksmith = turns all your weapons active.
ui-side-coins = His token brings coins between rounds.
ui-side-wet = His token keeps clay wet between rounds.
ui-token = { $seat } has hired: { $master }
ui-tile = Scoring tile of round { $round }: { $counts }. { $domination } for the most, { $presence } for the others. Now: { $now }
ui-row = Row { $line }
ui-column = Column { $line }
ui-inspector = { $inspector }, at { $line }: { $domination } for the most warriors in the line, { $presence } for the others. Now: { $now }
ui-group = Group of { $size } ({ $type }): { $who }. Strength: { $strength }. Points at the end: { $points }.
ui-group-alone = Isolated: it leaves before groups are scored.
ui-group-dominated = dominated by { $seat }
ui-group-tied = nobody dominates it
ui-group-worth = a group of { $size }: { $most } for the most, { $some } for the others
ui-stands = { $space }: { $type } of { $seat }.
ui-stands-mounted = { $space }: mounted { $type } of { $seat }, one warrior on three spaces.
ui-stands-kneeling = { $space }: Kneeling Archer that strengthens { $seat } on { $faces }.
ui-stands-footman = { $space }: Footman. At the end: { $now }
ui-stands-musician = { $space }: Musician. In each round: { $now }
ui-space-empty = { $space }: empty
ui-priority-free = Priority token { $token }: first to take it, earlier in the next round
ui-priority-held = Priority token { $token }: { $seat }
ui-board-of = { $seat }: bases for { $bases ->
    [one] one more warrior
   *[other] { $bases } more warriors
}
ui-score = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-coins = { $seat }: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
ui-clay = { $seat }: { $wet } wet clay, { $dry } dry
ui-apprentices = { $seat }: { $count ->
    [one] 1 apprentice
   *[other] { $count } apprentices
} to place
ui-artisans = { $seat }: { $count ->
    [one] 1 artisan
   *[other] { $count } artisans
} to place, { $reserve } not trained yet
ui-bases = { $seat }: bases for { $count ->
    [one] one more warrior
   *[other] { $count } more warriors
}
ui-weapon-active = { $seat }: { $weapon }, active
ui-weapon-inactive = { $seat }: { $weapon }, inactive
ui-warriors = { $seat }: { $type }, { $count } in the mausoleum
ui-hiring = next Master { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
ui-die = { $value ->
    [0] A die of Li Si
   *[other] Die: { $value }
}
ui-decree = Decree { $row }: { $what }{ $turns }
ui-decree-marked = Decree { $row }, marked: { $what }{ $turns }
ui-decree-weapon = turns the { $weapon } active
ui-decree-compensation = a Compensation
ui-compensation-short = Compensation
ui-decree-shape = shapes a warrior for { $number } clay
ui-decree-officer = shapes an Officer for { $number } clay
ui-decree-guard = shapes a Guard for { $number } clay
ui-decree-archer = shapes an Archer for { $number } clay
ui-decree-soldier = shapes a Soldier for { $number } clay
ui-decree-leftmost = turns his leftmost inactive weapon active
ui-decree-vp = { $number ->
    [one] 1 point
   *[other] { $number } points
}
ui-decree-turns-none = .
ui-decree-turns-central = ; the Central disc turns.
ui-decree-turns-middle = ; the Middle disc turns.
ui-decree-turns-both = ; both discs turn.

legend-warrior = { $type }: a warrior of clay on a base of its owner’s colour and shape.
legend-apprentice = Apprentice: goes to empty segments only.
legend-artisan = Artisan: goes wherever no other artisan stands, and closes the segment.
legend-inspector = Inspector: at the end of a round his row or column is scored.
legend-supervisor = Supervisor: where he stops, Li Si works.
legend-weapon = { $weapon }: active it can be used or pay for a specialist; upside down it is inactive.
legend-coins = Coins.
legend-clay = Wet clay, to shape with.
legend-dry = Dry clay: it must be moistened first.
legend-shape = Shape a warrior for so much clay.
legend-moisten = Moisten: all your dry clay turns wet.
legend-train = Train: your apprentice there becomes an artisan.
legend-priority = Priority: an earlier place in the next round.
legend-specialist = Shape a specialist for coins and a weapon.

# Chapters of the rules, by the middle of a rule’s id.
chapter-flow = The course of the game
chapter-worker = Workers
chapter-wheel = The wheel
chapter-action = Actions of the discs
chapter-priority = Priority
chapter-master = Masters
chapter-mausoleum = The mausoleum
chapter-rack = The rack
chapter-bonus = Bonuses of warriors
chapter-group = Groups
chapter-majority = Majorities
chapter-inspector = Inspectors
chapter-specialist = Specialists
chapter-tile = Scoring tiles
chapter-maintenance = Maintenance
chapter-final = Final scoring
chapter-info = What everybody knows
chapter-gap = Our rulings

# The guided first game
lesson-worker = A worker gets the three actions of its segment, the inner one first. Place an apprentice at the marked segment, number 5.
lesson-worker-done = First the inner ring: shape a warrior.
lesson-worker-other = Not this segment: touch number 5, outlined in gold.
lesson-worker-icon = Not this segment: touch number 5, outlined in gold.
lesson-officer = Shape an Officer for two clay, where both inspectors look: column a, row 1.
lesson-officer-done = Five points, and he counts for the column and for the row.
lesson-officer-other = Allowed, but an Officer on the marked space a1 counts for both inspectors.
lesson-officer-space = Legal, but only where the two lines cross does he count for both.
lesson-master = Hire this Master for a coin, and use him next time. He brings a coin each round.
lesson-master-done = A Master works for you from the next round on.
lesson-master-other = Allowed, but hire the Master: he pays a coin every round.
lesson-clay = A specialist needs a weapon, and you have none. An action you cannot use gives a coin or clay. Take clay.
lesson-clay-done = One wet clay. Your turn is over.
lesson-clay-other = Take clay: you need it to shape the next warrior.
lesson-fetch = An apprentice needs an empty segment. At number 2 take clay, then coins; give up the third action for one more clay.
lesson-fetch-done = Four coins and four wet clay.
lesson-fetch-other = Allowed, but go to segment 2: clay, then coins, then one more clay.
lesson-fetch-icon = Not this segment: touch number 2, outlined in gold.
lesson-tie = Column a is tied, so nobody dominates it. Place an apprentice where shaping costs three, and shape one more Officer in that column.
lesson-tie-done = Two against one: column a is yours.
lesson-tie-other = Allowed, but segment 9 shapes for three clay: an Officer in column a.
lesson-tie-icon = That one does not shape for three: look for number 9.
lesson-tie-row = Column a would still be tied. Choose any free space of column a.
lesson-sword = Hire a second Master for two coins: he keeps one clay wet. Then take the sword, the Officers’ weapon.
lesson-sword-done = A Master and a sword.
lesson-sword-other = Allowed, but take both: the Master for two coins, then the sword.
lesson-train = Train at segment 1: an artisan for good, who may join a taken segment. The Master costs three coins and you have the sword: take a coin, then clay.
lesson-train-done = Your artisan may work beside any apprentice.
lesson-train-other = Allowed, but go to segment 1, outlined in gold: train, a coin, then clay.
lesson-train-icon = Not this segment: touch number 1, outlined in gold.
lesson-turn = The cheap shaping is taken. For two coins turn the Central disc one step: now it stands at an empty segment. Place an apprentice there.
lesson-turn-done = The wheel turned, and the segment offers what you want.
lesson-turn-other = Allowed, but turn the Central disc one step, then place an apprentice at segment 6.
lesson-turn-icon = First turn the Central disc, then touch number 6, outlined in gold.
lesson-row = Win row 1 with one more Officer on b1: the third one shaped is worth 4. Use your sword, too, for two points.
lesson-row-done = Row 1 is yours, and the sword paid. It must be fetched again.
lesson-row-other = That does not win row 1: an Officer on b1, and use the sword.
lesson-row-column = Column a is won already. Look at row 1.
lesson-scoring = The round was scored: a row 5, a column 5, Officers 3. Tap a line that you dominate.
lesson-scoring-done = 29 points against 14.
lesson-scoring-other = Not there. The inspectors looked at column a and row 1: who has more warriors there?
lesson-end = Clay has dried, but for one. The inspectors walked on, the wheel turned. Four rounds more, against a beginner; at the end groups pay most.

# Chapters of the rules page
rules-winning = Winning
rules-round = A round
rules-workers = Workers and the wheel
rules-actions = Actions
rules-masters = Masters and priority
rules-weapons = Weapons
rules-tomb = The Mausoleum and the inspectors
rules-tiles = Scoring tiles
rules-specialists = Specialists
rules-solo = Alone against Li Si
rules-details = Details
rules-setup = Pieces and set-up

# The page that introduces the game
page-about = You shape the clay army of the first emperor. Workers go to the wheel of the workshop, warriors go to the Mausoleum.
page-win = Five rounds. Dominate the lines where the inspectors look, and keep warriors of a kind together: groups pay most at the end.
page-turn = Place a worker at a segment of the wheel and carry out its three actions, the inner one first. What you cannot use gives a coin or clay.
page-pieces = Wet clay becomes warriors. Masters help every round, weapons pay when you shape their warriors, artisans may join a segment that is taken.
page-points = A shaped warrior is worth points at once. At the end of a round an inspected line pays 5 points to whoever alone has the most warriors there, and 2 to all others present. On a tie all present score 2.
page-miss-1 = Letting clay dry: wet clay that is left at the end of a round is lost for shaping.
page-miss-2 = Scattering kinds over the Mausoleum: lone warriors leave at the end.
page-miss-3 = Forgetting that a tie dominates nothing.
page-miss-4 = Forgetting the coin or clay for an action that was not used.
page-miss-5 = Never turning the wheel: two coins may open the segment you want.
page-picture-lines = The inspectors look along column a and row 1. Where the lines cross a warrior counts for both: once in the row, once in the column.
page-picture-segment = One segment, three actions, from the inside out.
page-picture-clay = Coins, wet clay, and what dries when the round ends.
page-picture-tie = One against one in column a: a tie, nobody dominates it.
page-picture-domination = Two against one: column a is dominated.
page-picture-masters = Masters are hired once and help from the next round on.

# Parts of the bots' evaluation
part-won = victory
part-lines = inspected lines
part-next-lines = lines inspected next round

# Parts of the evaluation.
part-musicians = Musicians
part-tile = scoring tile of this round
part-later-tiles = scoring tiles to come
part-wet = wet clay
part-dry = dry
part-coins = coins
part-weapons = weapons
part-artisans = artisans
part-masters = Masters
part-token = the priority token

# Lines of help in a first game
help-worker = A worker brings the three actions of its segment, the inside one first.
help-instead = What you cannot do, or would rather not, gives a coin or a clay instead.
help-shape = Most points on the rack now: { $types }, { $points } each. Later ones of a kind bring less.
help-space = The lit lines score this round, row { $row } and column { $column }; so does the tile: { $tile }.
help-weapon = { $points ->
    [0] Your { $weapon } is ready: shape a warrior of its kind ({ $type }) and turn it for points. Then it must be fetched again.
   *[other] Your { $weapon } is ready: shape a warrior of its kind ({ $type }) and turn it for { $points } points. Then it must be fetched again.
 }
help-master = { $cost ->
    [0] Hire this Master now, for nothing; use him the next time you come here.
    [one] Hire this Master now, for { $cost } coin; use him the next time you come here.
   *[other] Hire this Master now, for { $cost } coins; use him the next time you come here.
 }
help-drying = Your last worker: { $count } wet clay will dry if you do not use it.
help-alone = { $count ->
    [one] Last round: at the end a warrior alone of its kind leaves. { $count } of yours would.
   *[other] Last round: at the end warriors alone of their kind leave. { $count } of yours would.
 }
# The position drawn as text.
drawing-round = Round { $round } of { $rounds }, turn { $turn }
drawing-left = left
drawing-worth = worth
drawing-dry = dry
drawing-shape = Shape
drawing-groups = Groups
drawing-scoring = Scoring (for most/others: now, by seat)
drawing-weapons = weapons, from the left (- inactive)
drawing-column-points = points
drawing-column-coins = coins
drawing-column-clay = clay+dry
drawing-column-bases = bases
drawing-column-hiring = Master
drawing-column-weapons = active weapons

# Examples drawn in the rules.
example-artisan = An apprentice already stands at this segment, so no other apprentice may come. An artisan may join it and gets the same three actions.
example-groups = At the end: four Guards in a group give 10 points to whoever has more there, and half to the other. Two Soldiers give 4. The Archer stands alone and gives nothing.
example-lines = The inspectors look along row 2 and column b. Row 2 holds two of yours: you get 5. In column b it is one against one: nobody dominates, both get 2.
example-shape = A Soldier for three wet clay: 5 points at once. Its weapon, the spear, is turned for two more points: 7. Then the spear must be fetched again.
example-specialists = The Footman looks at the eight spaces around it: two warriors against one, so 8 points and 3 at the end. The Musician pays a point every round for each warrior in its row and column: two and one.

# Puzzles made by hand.
puzzle-ties = The inspectors look along row 2 and column b: both are tied. You have three wet clay and shape one warrior. Where?
puzzle-ties-title = Two ties
puzzle-ties-why = Where the lines cross, one warrior counts in both: you dominate row 2 and column b, 10 points instead of 4. Anywhere else at least one tie stays.
puzzle-last = Your last worker of the round, four wet clay, no coin. Where does it work?
puzzle-last-title = Last worker
puzzle-last-why = Wet clay dries when the round ends. Two free segments shape a warrior for four clay: all is used, for 5 points. The other two moisten clay, and you would lose yours.
puzzle-join = The last round: two pairs of your Guards, four wet clay. Shape one warrior. Which, and where?
puzzle-join-title = Join
puzzle-join-why = A Guard between the pairs joins them into a group of five: 13 points at the end, instead of 4 for each pair. Another type does not join them.
