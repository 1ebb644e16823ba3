# Terracotta Army.
title = Terracotta Army
tagline = Build the emperor’s silent army beneath the mountain.
how-won-short = The most points win: for placing, each round, and at the end.
how-won = The most points win: for warriors as they are placed, for what the inspectors see, and for who dominates at the end.
rulebook-language = fr

option-decree_every_turn = A decree every turn
option-decree_every_turn-help = The Prime Minister makes a decree roll in each of his turns that had none.
option-rich_compensation = Rich Compensations
option-rich_compensation-help = Each Compensation gives the Prime Minister 3 points more.
option-cheap_surprise = Cheap surprises
option-cheap_surprise-help = Surprise shaping takes place from 6 coins or clay on, and costs only 3.
option-two_masters = Two Masters
option-two_masters-help = The Prime Minister starts with two Masters instead of one.
option-trained_start = A trained start
option-trained_start-help = The Prime Minister starts with an artisan and 4 clay more.
option-inspector_edge = Friends among the Inspectors
option-inspector_edge-help = The Prime Minister counts one warrior more in each inspected line.
option-tile_edge = Friends at court
option-tile_edge-help = The Prime Minister counts one coin, clay or warrior more for the scoring tiles.
option-cheap_shaping = Cheap shaping
option-cheap_shaping-help = A warrior shaped with clay always costs the Prime Minister 2.
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
item-shape = Shape a warrior
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
prompt-turn = Place a worker, or first pay to turn a disc.
prompt-place = Place a worker.
prompt-act = { $ring }: { name-item }. Perform it, or give it up for a coin or a clay.
prompt-warrior-space = { $type }: choose an empty space.
prompt-weapon = Use the { $weapon }, or keep it active?
prompt-solo-resource = Take a coin or a clay.
prompt-rider = Choose the warrior that gets the Horse.
prompt-horse = Choose the direction of the Horse.
prompt-kneeling = Choose a space next to one of your warriors.
prompt-facing = Choose the warrior it faces.
prompt-figure-space = { $specialist }: choose an empty space.
prompt-minister-space = The Prime Minister places: { $type }. You choose among his spaces.
prompt-minister-figure = The Prime Minister places: { $specialist }. You choose among his spaces.
prompt-minister-facing = Choose which of his warriors his Kneeling Archer faces.

# What can be answered.
action-space = { $space }
action-apprentice = Apprentice to segment { $segment }: { name-central }, { name-middle }, { name-outer }
action-artisan = Artisan to segment { $segment }: { name-central }, { name-middle }, { name-outer }
action-turn = Turn the { $disc } for { $coins ->
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
}, the Inspectors stay
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
event-weapon-active = { $seat }: { $weapon } active.
event-weapon-inactive = { $seat }: { $weapon } inactive.
event-moisten = { $seat } moistens { $amount } clay.
event-train = { $seat } trains an artisan on segment { $segment }.
event-spend-clay = { $seat } spends { $amount } clay; some dries in the Warehouse: { $warehouse }.
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

# The Prime Minister, step by step, with his reasons.
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
event-minister-weapon = { $seat }: { $weapon } active.
event-minister-leftmost = Of { $left } the { $tie } is the { $weapon }.
event-minister-uses-weapon = { $seat } uses the { $weapon }: it goes to the front of his row and turns inactive.
event-minister-trains = { $seat } trains an artisan on segment { $segment }.
event-minister-copies = { $seat } repeats the Central action.
event-minister-inspector = { $seat } moves the { $inspector } by { $steps } to { $line }: a gap of { $gain ->
    [one] 1 point
   *[other] { $gain } points
} more ({ $tie }, among: { $left }).
event-minister-inspector-stays = No move of an Inspector widens the gap: both stay.
event-minister-pile = Equal piles ({ $left }): drawn { $tie }, { $warehouse }.
event-minister-takes-pile = { $seat } takes { $amount } clay, wet, from the Warehouse: { $warehouse }.
event-minister-discards-pile = The next largest pile is discarded: { $amount } clay of the Warehouse: { $warehouse }.
event-minister-types = Types he looks at: { $left } ({ $tie }).
event-minister-type = He shapes: { $type } ({ $tie }, among { $left }).
event-minister-spends-clay = { $seat } spends { $amount } clay; some dries in the Warehouse: { $warehouse }.
event-minister-group = { $groups ->
    [0] No group to extend ({ $tie }): { $left }.
    [one] One group fits ({ $tie }): { $left }.
   *[other] { $groups } groups fit ({ $tie }): { $left }.
}
event-minister-narrows = Left by { $tie }: { $left }.
event-minister-asks = { $type }: several spaces are left ({ $left }); { $tie }.
event-minister-shapes = { $seat } shapes: { $type } on { $space }.
event-minister-specialist = { $seat } wants: { $specialist }, for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and the { $weapon } ({ $tie }, among { $left }).
event-minister-skips-specialist = { $seat } shapes no { $specialist }.
event-minister-asks-specialist = { $specialist }: several spaces are left ({ $left }); { $tie }.
event-minister-places-specialist = { $seat } shapes: { $specialist } on { $space }.
event-minister-new-master = { $seat } places a token, drawn { $tie } among { $left }: { $master }.

tie-gap = widest gap
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
ui-board-whole = The workshop above, the tomb below
ui-wheel = The action wheel
ui-mausoleum = The mausoleum
ui-workshop = Rack, Warehouses and specialists
ui-masters = Masters
ui-tiles = Scoring tiles
ui-order = Turn order
ui-minister = Prime Minister
ui-my-workshop = My workshop
ui-tabs = Parts of the table
ui-tab-mine = Mine
ui-tab-wheel = Wheel
ui-tab-tomb = Tomb
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
ui-supervisor = The Prime Minister’s Supervisor, on segment { $segment }
ui-seat-count = { $seat } { $count }
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
    [0] A die of the Prime Minister
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
legend-supervisor = Supervisor: where he stops, the Prime Minister works.
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
