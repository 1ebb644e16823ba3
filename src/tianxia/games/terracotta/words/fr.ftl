# L’Armée de Terre Cuite.
title = L’Armée de Terre Cuite
tagline = Façonnez l’armée silencieuse de l’empereur sous la montagne.
how-won-short = Points à la pose, à chaque manche et à la fin.
how-won = Le plus de points gagne : pour les guerriers posés, pour ce que voient les inspecteurs, et pour qui domine à la fin.
rulebook-language = fr

solo-hardness = La difficulté a été mesurée avec un robot qui ne voit qu’un coup d’avance : sans option, il bat Li Si dans environ deux parties sur neuf (66 sur 300).
option-decree_every_turn = Un Décret à chaque tour
option-decree_every_turn-help = Li Si fait un lancer de Décret à chacun de ses tours qui n’en a pas eu.
option-decree_every_turn-hardness = Bien plus difficile : il gagne environ 31 points sur vous, et le robot ne gagne presque jamais.
option-rich_compensation = Riches Compensations
option-rich_compensation-help = Chaque Compensation donne 3 points de plus à Li Si.
option-rich_compensation-hardness = De loin la plus difficile : il gagne environ 57 points sur vous, et le robot ne gagne jamais.
option-cheap_surprise = Surprises à bas prix
option-cheap_surprise-help = Le Façonnage Surprise a lieu dès 6 Pièces ou Argiles, et n’en coûte que 3.
option-cheap_surprise-hardness = Plus difficile : il gagne environ 12 points sur vous, et le robot gagne deux fois moins souvent.
option-two_masters = Deux Maîtres
option-two_masters-help = Li Si commence avec deux Maîtres au lieu d’un.
option-two_masters-hardness = Pas plus difficile : aucune différence mesurable.
option-trained_start = Un Artisan dès le départ
option-trained_start-help = Li Si commence avec un Artisan et 4 Argiles de plus.
option-trained_start-hardness = Pas plus difficile : aucune différence mesurable.
option-inspector_edge = Des amis chez les Inspecteurs
option-inspector_edge-help = Li Si compte un Guerrier de plus dans chaque ligne inspectée.
option-inspector_edge-hardness = Nettement plus difficile : il gagne environ 14 points sur vous, et le robot gagne quatre fois moins souvent.
option-tile_edge = Des amis à la cour
option-tile_edge-help = Li Si compte une Pièce, une Argile ou un Guerrier de plus pour les tuiles Décompte.
option-tile_edge-hardness = Un peu plus difficile : il gagne environ 5 points sur vous, et le robot gagne deux parties là où il en gagnait trois.
option-cheap_shaping = Façonnage à bas prix
option-cheap_shaping-help = Un Guerrier façonné avec de l’Argile coûte toujours 2 à Li Si.
option-cheap_shaping-hardness = Plus difficile : il gagne environ 12 points sur vous, et le robot gagne deux fois moins souvent.
option-typed_decrees = Décrets par type
option-typed_decrees-help = Autre lecture de la table des Décrets : les lignes 7 à 10 façonnent un Officier, un Garde, un Archer, un Soldat pour 3 Argiles chacun.

automa = Li Si

# Noms.
warrior-officer = Officier
warrior-guard = Garde
warrior-archer = Archer
warrior-soldier = Soldat
weapon-sword = Épée
weapon-halberd = Hallebarde
weapon-bow = Arc
weapon-spear = Lance
specialist-horse = Cheval
specialist-kneeling_archer = Archer Agenouillé
specialist-footman = Serviteur
specialist-musician = Musicien
master-shaper = Maître Façonneur
master-administrator = Maître Administrateur
master-inspector = Maître Inspecteur
master-clay_pits = Maître des Argilières
master-supervisor = Maître Superviseur
master-blacksmith = Maître Forgeron
item-coins = Pièces
item-clay = Argile
item-shape = Façonner un Guerrier, prix
item-moisten = Humidifier
item-train = Former
item-priority = Priorité
item-specialist = Spécialiste
ring-central = Disque Central
ring-middle = Disque Intermédiaire
ring-outer = Anneau extérieur
tile-officer = Officiers
tile-guard = Gardes
tile-archer = Archers
tile-soldier = Soldats
tile-nw = Guerriers au nord-ouest
tile-ne = Guerriers au nord-est
tile-sw = Guerriers au sud-ouest
tile-se = Guerriers au sud-est
tile-border = Guerriers au bord
tile-aisle = Guerriers dans l’allée
tile-coins = Pièces
tile-clay = Argile
direction-north = nord
direction-east = est
direction-south = sud
direction-west = ouest
inspector-row = Inspecteur de rangée
inspector-column = Inspecteur de colonne

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

# Ce qui est demandé.
prompt-turn = Choisissez un segment de la roue pour un Ouvrier, ou payez d’abord pour tourner un disque.
prompt-turn-picked-segment = Segment { $segment } : un Apprenti ou un Artisan ?
prompt-turn-picked-worker = Sur quel segment va cet Ouvrier ?
prompt-turn-now = Choisissez d’abord un segment éclairé de la roue pour un Ouvrier ; ses trois actions suivent.
prompt-place = Choisissez un segment de la roue pour votre Ouvrier.
prompt-place-picked-segment = Segment { $segment } : un Apprenti ou un Artisan ?
prompt-place-picked-worker = Sur quel segment va cet Ouvrier ?
prompt-place-now = Choisissez d’abord un segment éclairé de la roue pour un Ouvrier : le disque est tourné.
prompt-act = { $ring } : { name-item }. Faites l’action, ou renoncez-y.
prompt-act-shape = { $ring } : { name-item }. Touchez un Guerrier du présentoir, ou renoncez-y.
prompt-act-inspect = { $ring } : { name-item }. Touchez un Inspecteur pour le déplacer, ou renoncez-y.
prompt-act-nothing = { $ring } : { name-item }. Impossible pour l’instant : prenez une Pièce ou une Argile à la place.
prompt-act-picked = { $picked } : qu’y placez-vous ?
prompt-act-shape-picked = { $picked } : qu’y placez-vous ?
prompt-act-inspect-picked-inspector = Jusqu’où va cet Inspecteur ?
prompt-act-picked-warehouse = De cet Entrepôt seul, ou aussi d’un autre ?
prompt-act-now = { $ring } : { name-item } d’abord. Choisissez ce qui est éclairé, ou renoncez-y pour une Pièce ou une Argile.
prompt-act-shape-now = { $ring } : { name-item } d’abord. Touchez un Guerrier éclairé du présentoir, ou renoncez-y pour une Pièce ou une Argile.
prompt-act-inspect-now = { $ring } : { name-item } d’abord. Touchez un Inspecteur éclairé, ou renoncez-y pour une Pièce ou une Argile.
prompt-warrior-space = { $type } : choisissez une case vide du Mausolée.
prompt-warrior-space-now = { $type } : choisissez une case vide éclairée du Mausolée.
prompt-weapon = { $weapon } : l’utiliser, ou la garder active ?
prompt-weapon-picked-inspector = Jusqu’où va cet Inspecteur ?
prompt-weapon-now = { $weapon } : utilisez-la d’abord, ou gardez-la active.
prompt-solo-resource = Prenez une Pièce ou une Argile.
prompt-rider = Choisissez le Guerrier qui reçoit le Cheval.
prompt-rider-now = Choisissez un de vos Guerriers éclairés pour le Cheval.
prompt-horse = Choisissez la direction du Cheval.
prompt-horse-now = Choisissez une case éclairée : le Cheval se couche dans cette direction.
prompt-kneeling = Choisissez une case voisine d’un de vos Guerriers.
prompt-kneeling-now = Choisissez une case éclairée pour l’Archer Agenouillé.
prompt-facing = Choisissez le Guerrier auquel il fait face.
prompt-facing-now = Choisissez un Guerrier éclairé : l’Archer Agenouillé lui fait face.
prompt-figure-space = { $specialist } : choisissez une case vide.
prompt-figure-space-now = { $specialist } : choisissez une case vide éclairée.
prompt-minister-space = Li Si place : { $type }. Vous choisissez parmi ses cases.
prompt-minister-space-now = Choisissez une des cases éclairées : Li Si y place son Guerrier.
prompt-minister-figure = Li Si place : { $specialist }. Vous choisissez parmi ses cases.
prompt-minister-figure-now = Choisissez une des cases éclairées : Li Si y place sa figurine.
prompt-minister-facing = Choisissez auquel de ses Guerriers son Archer Agenouillé fait face.

# Ce qu’on peut répondre.
action-space = { $space }
action-apprentice = Apprenti au segment { $segment } : { name-central }, { name-middle }, { name-outer }
action-artisan = Artisan au segment { $segment } : { name-central }, { name-middle }, { name-outer }
action-turn = Tourner le { $disc } : { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
action-forgo-coin = Y renoncer pour { $amount ->
    [one] { $amount } Pièce
   *[other] { $amount } Pièces
}
action-forgo-clay = Y renoncer pour { $amount ->
    [one] { $amount } Argile
   *[other] { $amount } Argiles
}
action-resource-coin = { $amount ->
    [one] { $amount } Pièce
   *[other] { $amount } Pièces
}
action-resource-clay = { $amount ->
    [one] { $amount } Argile
   *[other] { $amount } Argiles
}
action-shape = { $type } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
action-specialist = { $specialist } pour { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
action-warehouses = De l’Entrepôt : { $warehouses } ({ $clay ->
    [one] { $clay } Argile
   *[other] { $clay } Argiles
})
action-inspect-row = Inspecteur de rangée en rangée { $line } ({ $steps })
action-inspect-column = Inspecteur de colonne en colonne { $line } ({ $steps })
action-take = { name-item }
action-hire = Engager pour { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} : { $master }
action-keep = Garder active : { $weapon }
action-shoot = Tirer, { $direction } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-use-halberd = L’utiliser : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-use-spear = L’utiliser : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
action-use-sword = L’utiliser : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et les Inspecteurs restent où ils sont
action-direction = { $direction }

# Ce qui s’est passé.
event-rotate = { $seat } tourne le { $disc }.
event-place-apprentice = { $seat } place un Apprenti au segment { $segment }.
event-place-artisan = { $seat } place un Artisan au segment { $segment }.
event-gain-coins = { $seat } gagne { $amount ->
    [one] { $amount } Pièce
   *[other] { $amount } Pièces
}.
event-pay-coins = { $seat } paie { $amount ->
    [one] { $amount } Pièce
   *[other] { $amount } Pièces
}.
event-gain-clay = { $seat } gagne { $amount ->
    [one] { $amount } Argile
   *[other] { $amount } Argiles
}.
event-pay-clay = { $seat } paie { $amount ->
    [one] { $amount } Argile
   *[other] { $amount } Argiles
}.
event-points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-weapon-active = { $seat } active son Arme : { $weapon }.
event-weapon-inactive = { $seat } rend son Arme inactive : { $weapon }.
event-moisten = { $seat } humidifie { $amount ->
    [one] { $amount } Argile
   *[other] { $amount } Argiles
}.
event-train = { $seat } forme un Artisan au segment { $segment }.
event-spend-clay = { $seat } dépense { $amount ->
    [one] { $amount } Argile
   *[other] { $amount } Argiles
} ; une part est laissée à sécher à l’Entrepôt : { $warehouse }.
event-shape = { $seat } façonne : { $type } en { $space }.
event-specialist = { $seat } façonne : { $specialist } en { $space }.
event-inspector-row = { $seat } déplace l’Inspecteur de rangée en rangée { $line }.
event-inspector-column = { $seat } déplace l’Inspecteur de colonne en colonne { $line }.
event-hire = { $seat } engage : { $master }.
event-warehouse = { $seat } prend { $amount ->
    [one] { $amount } Argile sèche
   *[other] { $amount } Argiles sèches
} à l’Entrepôt : { $warehouse }.
event-priority = { $seat } prend le jeton Priorité { $token }.
event-score-row = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en rangée { $line }.
event-score-column = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en colonne { $line }.
event-score-musician = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le Musicien en { $space }.
event-score-tile = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour : { $counts }.
event-workers-return = Tous les Ouvriers reviennent.
event-order = Nouvel ordre du tour : { $seats }.
event-income = { $seat } gagne { $amount ->
    [one] { $amount } Pièce
   *[other] { $amount } Pièces
} par ses Maîtres.
event-dry = { $seat } : { $amount ->
    [one] { $amount } Argile sèche
   *[other] { $amount } Argiles sèchent
}.
event-round = La manche { $round } commence ; disques et Inspecteurs ont avancé.
event-final-leftovers = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les Pièces et l’Argile qui restent.
event-final-footman = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} autour du Serviteur en { $space }.
event-final-isolated = Les Guerriers isolés sont retirés : { $spaces }.
event-final-group = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans un groupe de { $size } ({ $type }).
event-contest-row = { $count ->
    [0] Rangée { $line } : personne n’est seul en tête.
   *[other] { $seats } domine la rangée { $line } avec { $most }.
}
event-contest-column = { $count ->
    [0] Colonne { $line } : personne n’est seul en tête.
   *[other] { $seats } domine la colonne { $line } avec { $most }.
}
event-contest-tile = { $count ->
    [0] Tuile Décompte, { $counts } : personne n’est seul en tête.
   *[other] Tuile Décompte, { $counts } : { $seats } en a le plus, { $most }.
}
event-contest-footman = { $count ->
    [0] Personne n’a seul le plus de Guerriers autour du Serviteur en { $space }.
   *[other] { $seats } domine autour du Serviteur en { $space } avec { $most }.
}
event-contest-group = { $count ->
    [0] Personne ne domine le groupe de { $size } ({ $type }).
   *[other] { $seats } domine le groupe de { $size } ({ $type }) avec { $most }.
}
event-over = Le Mausolée est refermé.

# Résultats : ce qu’avait chacun, ce qu’il gagne.
outcome-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
outcome-warriors = { $count ->
    [one] { $count } Guerrier
   *[other] { $count } Guerriers
}
outcome-kneeling = { $count ->
    [one] un Archer Agenouillé
   *[other] Archers Agenouillés : { $count }
}
outcome-category = { $category } : { $points }

# Li Si, pas à pas, avec ses raisons.
event-minister-dice = { $seat } lance { $first } et { $second } : le Superviseur avance de { $steps }.
event-minister-supervisor = Le Superviseur va du segment { $from } au { $to }{ $count ->
    [0] .
   *[other] {" "}; sautés : { $skipped }.
}
event-minister-goes-on = Aucun Ouvrier ne va au segment { $from } : le Superviseur continue jusqu’au { $to }.
event-minister-places-apprentice = { $seat } place un Apprenti au segment { $segment }.
event-minister-places-artisan = { $seat } place un Artisan au segment { $segment }.
event-minister-resolves = { $seat }, { $ring } : { name-item }.
event-minister-coins = { $seat } gagne { $amount ->
    [one] { $amount } Pièce
   *[other] { $amount } Pièces
}.
event-minister-pay-coins = { $seat } dépense { $amount ->
    [one] { $amount } Pièce
   *[other] { $amount } Pièces
}.
event-minister-clay = { $seat } gagne { $amount ->
    [one] { $amount } Argile
   *[other] { $amount } Argiles
}.
event-minister-pay-clay = { $seat } défausse { $amount ->
    [one] { $amount } Argile
   *[other] { $amount } Argiles
}.
event-minister-points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-minister-compensation = Cela ne fait rien pour { $seat } : une Compensation.
event-minister-decree-roll = { $seat } lance un Décret : { $first } et { $second } marquent la ligne { $row }.
event-minister-decree-moved = La ligne { $total } est déjà marquée : le marqueur va à la ligne { $row }.
event-minister-rotates = Le Décret { $row } tourne le { $disc }.
event-minister-decree = Le Décret { $row } est exécuté.
event-minister-decrees-cleared = La table des Décrets est vidée.
event-minister-weapon = { $seat } active son Arme : { $weapon }.
event-minister-leftmost = Parmi { $left }, { $tie } : { $weapon }.
event-minister-uses-weapon = { $seat } utilise son Arme ({ $weapon }) : elle passe à l’avant de sa rangée, face inactive.
event-minister-trains = { $seat } forme un Artisan au segment { $segment }.
event-minister-copies = { $seat } refait l’action Centrale.
event-minister-inspector = { $seat } déplace : { $inspector }, de { $steps }, en { $line } ; il gagne { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} sur vous ({ $tie }, parmi : { $left }).
event-minister-inspector-stays = Aucun déplacement d’Inspecteur ne lui fait gagner de points sur vous : ils restent.
event-minister-pile = Piles égales ({ $left }) : { $tie }, { $warehouse }.
event-minister-takes-pile = { $seat } prend { $amount ->
    [one] { $amount } Argile, humide,
   *[other] { $amount } Argiles, humides,
} à l’Entrepôt : { $warehouse }.
event-minister-discards-pile = La plus grande pile suivante est défaussée : { $amount ->
    [one] { $amount } Argile
   *[other] { $amount } Argiles
} de l’Entrepôt : { $warehouse }.
event-minister-types = Types considérés : { $left } ({ $tie }).
event-minister-type = Il façonne : { $type } ({ $tie }, parmi { $left }).
event-minister-spends-clay = { $seat } dépense { $amount ->
    [one] { $amount } Argile
   *[other] { $amount } Argiles
} ; une part est laissée à sécher à l’Entrepôt : { $warehouse }.
event-minister-group = { $groups ->
    [0] Aucun groupe à étendre ({ $tie }) : { minister-spaces }.
    [one] Un groupe convient ({ $tie }) : { minister-spaces }.
   *[other] { $groups } groupes conviennent ({ $tie }) : { minister-spaces }.
}
event-minister-narrows = Restent, selon { $tie } : { minister-spaces }.
event-minister-narrows-round = Il vise où les Inspecteurs viendront bientôt, priorité 1 à { $worst } : { minister-spaces }.
minister-spaces = { $many ->
    [0] { $left }
   *[other] { $count } cases, éclairées dans le Mausolée
}
event-minister-asks = { $type } : plusieurs cases restent ({ minister-spaces }) ; { $tie }.
event-minister-shapes = { $seat } façonne : { $type } en { $space }.
event-minister-specialist = { $seat } veut : { $specialist }, pour { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} et une Arme : { $weapon } ({ $tie }, parmi { $left }).
event-minister-skips-specialist = { $seat } ne façonne pas : { $specialist }.
event-minister-asks-specialist = { $specialist } : plusieurs cases restent ({ minister-spaces }) ; { $tie }.
event-minister-places-specialist = { $seat } façonne : { $specialist } en { $space }.
event-minister-new-master = { $seat } place un jeton, { $tie } parmi { $left } : { $master }.

tie-gap = le meilleur déplacement
tie-least = le moindre déplacement
tie-forward = avancer avant de reculer
tie-random = tiré au sort
tie-person = à vous de choisir
tie-weapon = Armes actives d’abord
tie-override = l’un vaut bien plus que ceux dont l’Arme est active
tie-rack = le plus de points au présentoir
tie-tiles = la tuile Décompte la plus proche
tie-leftmost = la plus à gauche
tie-rightmost = de droite à gauche
tie-gain_domination = obtenir la Dominance
tie-tie_domination = égaler
tie-catch_up = rattraper
tie-challenge = vous défier
tie-extend_lead = accroître son avance
tie-grow = se développer
tie-largest = le plus grand seulement
tie-new_isolated = un nouveau Guerrier isolé
tie-round = la priorité de cette manche
tie-priority = la meilleure priorité
tie-musicians = le plus de Musiciens
tie-footman = voisine d’un Serviteur
tie-footman_closest = le Serviteur le plus disputé

# La feuille de score.
category-shaping = Façonnage
category-weapons = Armes
category-solo = Priorité, Compensations, Décrets
category-inspectors = Inspecteurs
category-musicians = Musiciens
category-tiles = Tuiles Décompte
category-leftovers = Pièces et Argile
category-footmen = Serviteurs
category-groups = Groupes
note-tie-warriors = { $seats } ont { $points } points chacun. Les Guerriers dans le Mausolée départagent : { $number } pour { $seat }, contre { $other }.
note-tie-coins = { $seats } ont { $points } points chacun, et les Guerriers ne les départagent pas. Les pièces décident : { $number } pour { $seat }, contre { $other }.
note-shared = { $seats } ont { $points } points chacun. Aussi à égalité en Guerriers et en pièces, { $winners } partagent la victoire.
note-solo-tie = { $points } points chacun : { $seat } gagne, car il vous en faut strictement plus.

# Sur le plateau.
glance-score = Points
glance-coins = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
glance-clay = { $dry ->
    [0] Argile { $wet }
   *[other] Argile { $wet }, sèche { $dry }
}
ui-board-whole = L’atelier en haut, le Mausolée en bas
ui-wheel = La roue des actions
ui-mausoleum = Le mausolée
ui-workshop = Râtelier, Entrepôts et Spécialistes
ui-masters = Maîtres
ui-tiles = Tuiles Décompte
ui-order = Ordre du tour
ui-minister = Li Si
ui-my-workshop = Mon atelier
ui-tabs = Parties de la table
ui-tab-mine = À moi
ui-tab-wheel = Roue
ui-tab-tomb = Mausolée
ui-tab-bays = Râtelier
ui-tab-masters = Maîtres
ui-tab-tiles = Tuiles
ui-apprentice = Apprenti
ui-artisan = Artisan
ui-restored = Reconstitué : les nombres imprimés ici sont perdus.
ui-segment = Segment { $segment } : { $items }
ui-placed = { $seat } : { $worker } sur le segment { $segment }
ui-turn-disc = Tourner d’un segment : { $disc }, pour { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}, avant de placer un Ouvrier
ui-supervisor = Le Superviseur de Li Si, sur le segment { $segment }
ui-seat-count = { $seat } : { $count }
ui-nobody = personne
ui-rack = { $type }, { $weapon } : { $left } au présentoir, le prochain vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-warehouse = Entrepôt, { $type } : { $clay } d’Argile sèche
ui-specialist = { $specialist } : { $help } Il en reste { $left }, pour { $cost ->
    [one] { $cost } Pièce
   *[other] { $cost } Pièces
} et une arme active ({ $weapon })
ui-short-horse = Cheval
ui-short-kneeling_archer = Agenouillé
ui-short-footman = Serviteur
ui-short-musician = Musicien
ui-help-horse = porte un de vos Guerriers, qui occupe alors trois cases.
ui-help-kneeling_archer = renforce le Guerrier auquel il fait face ; un par groupe.
ui-help-footman = rapporte à la fin selon les Guerriers autour de lui.
ui-help-musician = rapporte à chaque manche selon les Guerriers de sa ligne et de sa colonne.
ui-short-shaper = Façonneur
ui-short-administrator = Administrateur
ui-short-inspector = Inspecteur
ui-short-clay_pits = Argilières
ui-short-supervisor = Superviseur
ui-short-blacksmith = Forgeron
ui-master = { $master } : { $help } { $side }
ui-help-shaper = façonne un Guerrier pour autant de Pièces que la manche, sans points ni bonus.
ui-help-administrator = répète l’action du Disque Central.
ui-help-inspector = avance un Inspecteur.
ui-help-clay_pits = apporte de l’Argile humide.
ui-help-supervisor = vide des Entrepôts à votre profit.
ui-help-blacksmith = rend toutes vos armes actives.
ui-side-coins = Son jeton rapporte des Pièces entre les manches.
ui-side-wet = Son jeton garde de l’Argile humide entre les manches.
ui-token = { $seat } a engagé : { $master }
ui-tile = Tuile Décompte de la manche { $round } : { $counts }. { $domination } pour le plus grand nombre, { $presence } pour les autres. À présent : { $now }
ui-row = Rangée { $line }
ui-column = Colonne { $line }
ui-inspector = { $inspector }, en { $line } : { $domination } pour le plus de Guerriers alignés, { $presence } pour les autres. À présent : { $now }
ui-group = Groupe de { $size } ({ $type }) : { $who }. Force : { $strength }. Points à la fin : { $points }.
ui-group-alone = Isolé : il part avant le décompte des groupes.
ui-group-dominated = dominé par { $seat }
ui-group-tied = personne ne le domine
ui-group-worth = un groupe de { $size } : { $most } pour le plus fort, { $some } pour les autres
ui-stands = { $space } : { $type } de { $seat }.
ui-stands-mounted = { $space } : { $type } à cheval de { $seat }, un seul Guerrier sur trois cases.
ui-stands-kneeling = { $space } : Archer Agenouillé qui renforce { $seat } en { $faces }.
ui-stands-footman = { $space } : Serviteur. À la fin : { $now }
ui-stands-musician = { $space } : Musicien. À chaque manche : { $now }
ui-space-empty = { $space } : vide
ui-priority-free = Jeton de priorité { $token } : qui le prend joue plus tôt à la manche suivante
ui-priority-held = Jeton de priorité { $token } : { $seat }
ui-board-of = { $seat } : socles pour { $bases ->
    [one] encore { $bases } Guerrier
   *[other] encore { $bases } Guerriers
}
ui-score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-coins = { $seat } : { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
ui-clay = { $seat } : { $wet } d’Argile humide, { $dry } de sèche
ui-apprentices = { $seat } : { $count ->
    [one] { $count } Apprenti
   *[other] { $count } Apprentis
} à placer
ui-artisans = { $seat } : { $count ->
    [one] { $count } Artisan
   *[other] { $count } Artisans
} à placer, { $reserve } à former encore
ui-bases = { $seat } : socles pour { $count ->
    [one] encore { $count } Guerrier
   *[other] encore { $count } Guerriers
}
ui-weapon-active = { $seat } : { $weapon }, face active
ui-weapon-inactive = { $seat } : { $weapon }, face inactive
ui-warriors = { $seat } : { $type }, { $count } dans le mausolée
ui-hiring = prochain Maître : { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
ui-die = { $value ->
    [0] Un dé de Li Si
   *[other] Dé : { $value }
}
ui-decree = Décret { $row } : { $what }{ $turns }
ui-decree-marked = Décret { $row }, marqué : { $what }{ $turns }
ui-decree-weapon = active l’arme : { $weapon }
ui-decree-compensation = une Compensation
ui-compensation-short = Compensation
ui-decree-shape = façonne un Guerrier pour { $number } d’Argile
ui-decree-officer = façonne un Officier pour { $number } d’Argile
ui-decree-guard = façonne un Garde pour { $number } d’Argile
ui-decree-archer = façonne un Archer pour { $number } d’Argile
ui-decree-soldier = façonne un Soldat pour { $number } d’Argile
ui-decree-leftmost = active son arme inactive la plus à gauche
ui-decree-vp = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
ui-decree-turns-none = .
ui-decree-turns-central = ; le Disque Central tourne.
ui-decree-turns-middle = ; le Disque Intermédiaire tourne.
ui-decree-turns-both = ; les deux disques tournent.

legend-warrior = { $type } : un Guerrier d’Argile, sur un socle de la couleur et de la forme de son propriétaire.
legend-apprentice = Apprenti : ne va que sur les segments vides.
legend-artisan = Artisan : va partout où il n’y a pas d’autre Artisan, et ferme le segment.
legend-inspector = Inspecteur : à la fin de la manche on décompte sa ligne ou sa colonne.
legend-supervisor = Superviseur : là où il s’arrête, Li Si travaille.
legend-weapon = { $weapon } : active, elle sert ou paie un Spécialiste ; renversée, elle est inactive.
legend-coins = Pièces.
legend-clay = Argile humide, pour façonner.
legend-dry = Argile sèche : il faut d’abord l’humidifier.
legend-shape = Façonner un Guerrier pour autant d’Argile.
legend-moisten = Humidifier : toute votre Argile sèche redevient humide.
legend-train = Former : votre Apprenti placé là devient Artisan.
legend-priority = Priorité : une meilleure place à la manche suivante.
legend-specialist = Façonner un Spécialiste pour des Pièces et une arme.

# Chapters of the rules, by the middle of a rule’s id.
chapter-flow = Déroulement
chapter-worker = Ouvriers
chapter-wheel = La roue
chapter-action = Actions des disques
chapter-priority = Priorité
chapter-master = Maîtres
chapter-mausoleum = Le mausolée
chapter-rack = Le présentoir
chapter-bonus = Bonus des guerriers
chapter-group = Groupes
chapter-majority = Majorités
chapter-inspector = Inspecteurs
chapter-specialist = Spécialistes
chapter-tile = Tuiles de décompte
chapter-maintenance = Entretien
chapter-final = Décompte final
chapter-info = Ce que chacun sait
chapter-gap = Nos décisions

# La première partie guidée
lesson-worker = Un Ouvrier reçoit les trois actions de son segment, celle de l’intérieur d’abord. Placez un Apprenti au segment marqué, le numéro 5.
lesson-worker-done = D’abord l’anneau intérieur : façonner un guerrier.
lesson-worker-other = Pas ce segment : touchez le numéro 5, entouré d’or.
lesson-worker-icon = Pas ce segment : touchez le numéro 5, entouré d’or.
lesson-officer = Façonnez un Officier pour deux argiles, là où regardent les deux Inspecteurs : colonne a, rangée 1.
lesson-officer-done = Cinq points, et il compte pour la colonne et pour la ligne.
lesson-officer-other = Permis, mais un Officier sur la case marquée a1 compte pour les deux Inspecteurs.
lesson-officer-space = Permis, mais il ne compte pour les deux lignes qu’à leur croisement.
lesson-master = Engagez ce Maître pour une pièce ; il servira la prochaine fois. Il apporte une pièce par manche.
lesson-master-done = Un Maître travaille pour vous dès la manche suivante.
lesson-master-other = Permis, mais engagez le Maître : il donne une pièce par manche.
lesson-clay = Un spécialiste veut une arme, et vous n’en avez pas. Une action impossible donne une pièce ou de l’argile. Prenez l’argile.
lesson-clay-done = Une argile humide. Votre tour est fini.
lesson-clay-other = Prenez l’argile : il en faut pour le guerrier suivant.
lesson-fetch = Un Apprenti veut un segment vide. Au numéro 2, prenez l’argile, puis les pièces ; cédez la troisième action contre une argile.
lesson-fetch-done = Quatre pièces et quatre argiles humides.
lesson-fetch-other = Permis, mais allez au segment 2 : argile, puis pièces, puis encore une argile.
lesson-fetch-icon = Pas ce segment : touchez le numéro 2, entouré d’or.
lesson-tie = La colonne a est à égalité : personne ne la domine. Placez un Apprenti où façonner coûte trois, et façonnez-y un Officier de plus.
lesson-tie-done = Deux contre un : la colonne a est à vous.
lesson-tie-other = Permis, mais le segment 9 façonne pour trois argiles : un Officier en colonne a.
lesson-tie-icon = Celui-là ne façonne pas pour trois : cherchez le numéro 9.
lesson-tie-row = La colonne a resterait à égalité. Choisissez n’importe quelle case libre de la colonne a.
lesson-sword = Engagez un second Maître pour deux pièces : il garde une argile humide. Puis prenez l’épée, l’arme des Officiers.
lesson-sword-done = Un Maître et une épée.
lesson-sword-other = Permis, mais prenez les deux : le Maître pour deux pièces, puis l’épée.
lesson-train = Formez au segment 1 : un Artisan pour toujours, qui peut rejoindre un segment pris. Le Maître coûte trois pièces, l’épée est à vous : prenez pièce, puis argile.
lesson-train-done = Votre Artisan peut travailler à côté d’un Apprenti.
lesson-train-other = Permis, mais allez au segment 1, entouré d’or : former, une pièce, de l’argile.
lesson-train-icon = Pas ce segment : touchez le numéro 1, entouré d’or.
lesson-turn = Le façonnage bon marché est pris. Pour deux pièces, tournez le Disque Central d’un cran : il passe devant un segment vide. Placez-y un Apprenti.
lesson-turn-done = La roue a tourné, et le segment offre ce que vous voulez.
lesson-turn-other = Permis, mais tournez le Disque Central d’un cran, puis placez un Apprenti au segment 6.
lesson-turn-icon = Tournez d’abord le Disque Central, puis touchez le numéro 6, entouré d’or.
lesson-row = Gagnez la rangée 1 avec un Officier de plus en b1 : le troisième façonné vaut 4. Utilisez aussi votre épée, pour deux points.
lesson-row-done = La rangée 1 est à vous, et l’épée a payé. Il faudra la reprendre.
lesson-row-other = Cela ne gagne pas la rangée 1 : un Officier en b1, et utilisez l’épée.
lesson-row-column = La colonne a est déjà gagnée. Regardez la rangée 1.
lesson-scoring = La manche est comptée : une ligne 5, une colonne 5, les Officiers 3. Touchez une ligne ou colonne que vous dominez.
lesson-scoring-done = 29 points contre 14.
lesson-scoring-other = Pas là. Les Inspecteurs regardaient la colonne a et la rangée 1 : qui y domine ?
lesson-end = L’argile a séché, sauf une. Les Inspecteurs ont avancé, la roue a tourné. Encore quatre manches ; à la fin, les groupes paient le plus.

# Chapitres de la page des règles
rules-winning = Gagner
rules-round = Une manche
rules-workers = Ouvriers et roue
rules-actions = Les actions
rules-masters = Maîtres et priorité
rules-weapons = Les armes
rules-tomb = Le Mausolée et les Inspecteurs
rules-tiles = Les tuiles de score
rules-specialists = Les spécialistes
rules-solo = Seul contre Li Si
rules-details = Détails
rules-setup = Matériel et mise en place

# La page de présentation du jeu
page-about = Vous façonnez l’armée d’argile du premier empereur. Les Ouvriers vont à la roue de l’atelier, les guerriers au Mausolée.
page-win = Cinq manches. Dominez les lignes que regardent les Inspecteurs, et gardez ensemble les guerriers d’une sorte : les groupes paient le plus à la fin.
page-turn = Placez un Ouvrier sur un segment de la roue et faites ses trois actions, celle de l’intérieur d’abord. Ce qui est impossible donne une pièce ou de l’argile.
page-pieces = L’argile humide devient guerrier. Les Maîtres aident à chaque manche, les armes paient quand vous façonnez leurs guerriers, les Artisans rejoignent un segment pris.
page-points = Un guerrier façonné vaut des points tout de suite. À la fin d’une manche, une ligne inspectée paie 5 points à qui y a seul le plus de guerriers, et 2 aux autres présents. À égalité, tous marquent 2.
page-miss-1 = Laisser sécher l’argile : ce qui reste humide à la fin de la manche est perdu pour façonner.
page-miss-2 = Disperser les sortes dans le Mausolée : les guerriers seuls s’en vont à la fin.
page-miss-3 = Oublier qu’une égalité ne domine rien.
page-miss-4 = Oublier la pièce ou l’argile d’une action non utilisée.
page-miss-5 = Ne jamais tourner la roue : deux pièces ouvrent parfois le bon segment.
page-picture-lines = Les Inspecteurs regardent la colonne a et la rangée 1. À leur croisement, un guerrier compte pour les deux : une fois dans la rangée, une fois dans la colonne.
page-picture-segment = Un segment, trois actions, de l’intérieur vers l’extérieur.
page-picture-clay = Pièces, argile humide, et ce qui sèche à la fin de la manche.
page-picture-tie = Un contre un dans la colonne a : égalité, personne ne la domine.
page-picture-domination = Deux contre un : la colonne a est dominée.
page-picture-masters = Un Maître s’engage une fois et aide dès la manche suivante.

# Parties de l'évaluation des bots
part-won = victoire
part-lines = lignes inspectées
part-next-lines = lignes inspectées à la prochaine manche

# Parts de l’évaluation.
part-musicians = les Musiciens
part-tile = tuile de score de la manche
part-later-tiles = tuiles de score à venir
part-wet = argile humide
part-dry = sèche
part-coins = les pièces
part-weapons = les armes
part-artisans = les artisans
part-masters = les Maîtres
part-token = le jeton de priorité

# Lines of help in a first game
help-worker = Un ouvrier donne les trois actions de son segment, celle de l’intérieur d’abord.
help-instead = Ce que vous ne pouvez ou ne voulez pas faire donne une Pièce ou une Argile à la place.
help-shape = Ce qui rapporte le plus maintenant : { $types }, { $points } points. Les suivants d’un type rapportent moins.
help-space = Les lignes éclairées marquent cette manche, rangée { $row } et colonne { $column } ; la tuile aussi : { $tile }.
help-weapon = { $points ->
    [0] { $weapon } : votre arme est prête. Façonnez un guerrier de son type ({ $type }) et tournez-la pour des points. Puis il faudra la reprendre.
   *[other] { $weapon } : votre arme est prête. Façonnez un guerrier de son type ({ $type }) et tournez-la pour { $points } points. Puis il faudra la reprendre.
 }
help-master = { $cost ->
    [0] Engagez ce Maître maintenant, sans payer ; il servira quand vous reviendrez ici.
    [one] Engagez ce Maître maintenant, pour { $cost } Pièce ; il servira quand vous reviendrez ici.
   *[other] Engagez ce Maître maintenant, pour { $cost } Pièces ; il servira quand vous reviendrez ici.
 }
help-drying = Votre dernier ouvrier : { $count } Argile humide séchera si vous ne l’utilisez pas.
help-alone = { $count ->
    [one] Dernière manche : à la fin, un guerrier seul de son type s’en va. { $count } des vôtres.
   *[other] Dernière manche : à la fin, les guerriers seuls de leur type s’en vont. { $count } des vôtres.
 }
# La position dessinée en texte.
drawing-round = Manche { $round } sur { $rounds }, tour { $turn }
drawing-left = reste
drawing-worth = vaut
drawing-dry = sèche
drawing-shape = Façonner
drawing-groups = Groupes
drawing-scoring = Décomptes (plus/autres : à présent, par place)
drawing-weapons = armes, depuis la gauche (- inactive)
drawing-column-points = points
drawing-column-coins = pièces
drawing-column-clay = argile+sèche
drawing-column-bases = socles
drawing-column-hiring = Maître
drawing-column-weapons = armes actives

# Exemples dessinés dans les règles.
example-artisan = Un apprenti est déjà à ce segment : aucun autre apprenti ne peut venir. Un artisan peut l’y rejoindre et obtient les trois mêmes actions.
example-groups = À la fin : quatre Gardes groupés donnent 10 points à qui en a le plus, la moitié à l’autre. Deux Soldats en donnent 4. L’Archer est seul et ne donne rien.
example-lines = Les Inspecteurs regardent la rangée 2 et la colonne b. La rangée 2 a deux des vôtres : vous marquez 5. Dans la colonne b, un contre un : personne ne domine, chacun marque 2.
example-shape = Un Soldat pour trois argiles humides : 5 points tout de suite. Son arme, la lance, est utilisée pour deux points de plus : 7. Il faudra aller la rechercher.
example-specialists = Le Serviteur regarde les huit cases autour de lui : deux guerriers contre un, donc 8 points et 3 à la fin. Le Musicien paie à chaque manche un point par guerrier de sa rangée et de sa colonne : deux et un.

# Problèmes faits à la main.
puzzle-ties = Les Inspecteurs regardent la rangée 2 et la colonne b : égalité dans les deux. Vous avez trois argiles humides et façonnez un guerrier. Où ?
puzzle-ties-title = Deux égalités
puzzle-ties-why = Au croisement, un guerrier compte dans les deux lignes : vous dominez la rangée 2 et la colonne b, 10 points au lieu de 4. Ailleurs, au moins une égalité demeure.
puzzle-last = Votre dernier ouvrier de la manche, quatre argiles humides, aucune pièce. Où travaille-t-il ?
puzzle-last-title = Dernier ouvrier
puzzle-last-why = L’argile humide sèche à la fin de la manche. Deux segments libres façonnent un guerrier pour quatre argiles : tout sert, pour 5 points. Les deux autres humidifient, et votre argile sécherait.
puzzle-join = La dernière manche : deux paires de vos Gardes, quatre argiles humides. Façonnez un guerrier. Lequel, et où ?
puzzle-join-title = Réunir
puzzle-join-why = Un Garde entre les paires les réunit en un groupe de cinq : 13 points à la fin, au lieu de 4 par paire. Un autre type ne les réunit pas.
