# Zhanguo : Le Premier Empire.
title = Zhanguo : Le Premier Empire
tagline = Unifiez l’écriture, la monnaie et les lois, et servez un empereur qui veut vivre à jamais.
how-won-short = Le plus de points après cinq manches gagne.
how-won = Le plus de points après cinq manches gagne : quelques-uns tout de suite, la plupart à la fin pour ce que vous avez bâti.
rulebook-language = en

option-tableau = Tableau d’Unification
option-tableau-help = Les récompenses des cinq manches : celles du plateau, d’une face de la tuile, ou tirées au sort.
option-tableau-board = Celui du plateau
option-tableau-side_1 = Tuile, face 1
option-tableau-side_2 = Tuile, face 2
option-tableau-random = Tiré au sort
option-advanced = Mode avancé
option-advanced-help = Neuf jetons mélangent ce que demande chaque emplacement du Mausolée.
option-li_si = Li Si
option-li_si-help = La force de l’adversaire solo, de 1 à 4.
option-governor_both_halves = Les deux moitiés d’une tuile Gouverneur
option-governor_both_halves-help = La règle ne dit pas si un Gouverneur prend une moitié de sa tuile ou les deux ; nous en jouons une.
option-soldier_price_by_count = Un Soldat coûte trois jetons
option-soldier_price_by_count-help = Un Soldat coûte trois jetons de toute taille, au lieu de jetons d’une valeur de trois.

# Noms.
region-chu = Chu
region-wei = Wei
region-zhao = Zhao
region-qi = Qi
region-yan = Yan
official-alchemist = Alchimiste
official-architect = Architecte
official-general = Général
worker-one = Ouvrier
aspect-writing = Écriture
aspect-currency = Monnaie
aspect-laws = Lois
court-recruit = Recruter
court-elixir = Élixir
court-governor = Gouverneur
court-hire = Engager
court-palace = Palais
court-wall = Muraille
section-a-left = A, gauche
section-a-right = A, droite
section-b-left = B, gauche
section-b-right = B, droite
section-c-left = C, gauche
section-c-right = C, droite
place-chu = Chu
place-wei = Wei
place-zhao = Zhao
place-qi = Qi
place-yan = Yan
place-site-a = site de Muraille A
place-site-b = site de Muraille B
place-site-c = site de Muraille C
place-elixir = l’Élixir
site-a = A
site-b = B
site-c = C

# Le nom d’une carte vient de son type, de son numéro, de son déclencheur et de sa capacité.
suit-writing = Rouleau
suit-currency = Pièce
suit-laws = Édit
suit-alchemist = Alchimiste
suit-master = Maître
card-called = { $suit }{ $card ->
    [none] {""}
   *[other] {" "}{ $card }
}
card-name = { card-called } ({ $trigger } : { $ability })
short-ship-1 = Bateau +1
short-ship-2 = Bateau +2
short-ship-3 = Bateau +3
short-ship-4 = Bateau +4
short-ship-7 = Bateau +7
short-recruit-alchemist = Alchimiste
short-recruit-architect = Architecte
short-recruit-general = Général
short-recruit-any = Officiel
short-recruit-any-in-chu = Officiel à Chu
short-recruit-any-anywhere = Officiel
short-recruit-two-any = deux Officiels
short-recruit-two-alchemists = deux Alchimistes
short-recruit-two-architects = deux Architectes
short-recruit-two-generals = deux Généraux
short-recruit-two-architects-in-chu = deux Architectes à Chu
short-recruit-two-generals-in-chu = deux Généraux à Chu
short-recruit-architect-general-in-wei = Architecte et Général à Wei
short-move-officials-2 = 2 déplacements d’Officiels
short-move-officials-3 = 3 déplacements d’Officiels
short-move-officials-4 = 4 déplacements d’Officiels
short-move-worker = déplacer un Ouvrier
short-move-workers-2 = 2 déplacements d’Ouvriers
short-calm-1 = calmer une région
short-calm-2 = calmer deux régions
short-calm-here-then-any = calmer ici et ailleurs
short-token-any = un jeton
short-unrest-tokens-writing-currency = agitation pour Écriture et Monnaie
short-unrest-tokens-writing-laws = agitation pour Écriture et Lois
short-unrest-tokens-currency-laws = agitation pour Monnaie et Lois
short-unrest-tokens-any-2 = agitation pour 2 jetons
short-worker-here = Ouvrier ici
short-unrest-worker = agitation pour un Ouvrier
short-unrest-workers-2 = agitation pour 2 Ouvriers
short-worker = un Ouvrier
short-workers-2 = 2 Ouvriers
short-workers-2-in-wei = 2 Ouvriers à Wei
short-vp-writing = points d’Écriture
short-vp-currency = points de Monnaie
short-vp-laws = points de Lois
short-vp-alchemist-cards = points d’Alchimistes
short-vp-governors = points de Gouverneurs
short-vp-palaces = points de Palais
short-vp-walls = points de Murailles
short-vp-2-alchemist-cards-here = points d’Alchimistes ici
short-vp-soldiers = points de Soldats
short-vp-round = points de la manche
short-unrest-vp-writing = agitation pour points d’Écriture
short-unrest-vp-currency = agitation pour points de Monnaie
short-unrest-vp-laws = agitation pour points de Lois
short-unlock-1 = un Soldat
short-unlock-2 = 2 Soldats

# Ce que fait un effet, en entier.
effect-ship-1 = Votre Bateau avance de 1 case
effect-ship-2 = Votre Bateau avance de 2 cases
effect-ship-3 = Votre Bateau avance de 3 cases
effect-ship-4 = Votre Bateau avance de 4 cases
effect-ship-7 = Votre Bateau avance de 7 cases
effect-recruit-alchemist = Recruter un Alchimiste ici
effect-recruit-architect = Recruter un Architecte ici
effect-recruit-general = Recruter un Général ici
effect-recruit-any = Recruter un Officiel au choix ici
effect-recruit-any-in-chu = Recruter un Officiel au choix à Chu
effect-recruit-any-anywhere = Recruter un Officiel au choix dans une région
effect-recruit-two-any = Recruter deux Officiels au choix dans une même région
effect-recruit-two-alchemists = Recruter deux Alchimistes dans une même région
effect-recruit-two-architects = Recruter deux Architectes dans une même région
effect-recruit-two-generals = Recruter deux Généraux dans une même région
effect-recruit-two-architects-in-chu = Recruter deux Architectes à Chu
effect-recruit-two-generals-in-chu = Recruter deux Généraux à Chu
effect-recruit-architect-general-in-wei = Recruter un Architecte et un Général à Wei
effect-move-officials-2 = Jusqu’à 2 déplacements d’Officiels
effect-move-officials-3 = Jusqu’à 3 déplacements d’Officiels
effect-move-officials-4 = Jusqu’à 4 déplacements d’Officiels
effect-move-worker = Déplacer un Ouvrier vers une région voisine
effect-move-workers-2 = Jusqu’à 2 déplacements d’Ouvriers
effect-calm-1 = Agitation −1 dans une région
effect-calm-2 = Agitation −1 dans deux régions
effect-calm-here-then-any = Agitation −1 ici, puis −1 dans une région au choix
effect-token-any = Gagner un petit jeton au choix
effect-unrest-tokens-writing-currency = Agitation +1 ici : un jeton Écriture et un jeton Monnaie
effect-unrest-tokens-writing-laws = Agitation +1 ici : un jeton Écriture et un jeton Lois
effect-unrest-tokens-currency-laws = Agitation +1 ici : un jeton Monnaie et un jeton Lois
effect-unrest-tokens-any-2 = Agitation +1 ici : deux petits jetons au choix
effect-worker-here = Un Ouvrier ici, sans agitation
effect-unrest-worker = Agitation +1 ici : un Ouvrier ici
effect-unrest-workers-2 = Agitation +1 ici : deux Ouvriers ici
effect-worker = Un Ouvrier dans une région au choix, sans agitation
effect-workers-2 = Deux Ouvriers dans une même région, sans agitation
effect-workers-2-in-wei = Deux Ouvriers à Wei, sans agitation
effect-vp-writing = 1 point par carte Écriture sur votre plateau
effect-vp-currency = 1 point par carte Monnaie sur votre plateau
effect-vp-laws = 1 point par carte Lois sur votre plateau
effect-vp-alchemist-cards = 1 point par carte Alchimiste sur votre plateau
effect-vp-governors = 1 point par Gouverneur installé
effect-vp-palaces = 1 point par Palais construit
effect-vp-walls = 1 point par Muraille construite
effect-vp-2-alchemist-cards-here = 2 points par carte Alchimiste ici
effect-vp-soldiers = 1 point par Soldat que vous avez au Mausolée
effect-vp-round = Autant de points que le numéro de la manche
effect-unrest-vp-writing = Agitation +1 ici : 1 point par carte Écriture sur votre plateau
effect-unrest-vp-currency = Agitation +1 ici : 1 point par carte Monnaie sur votre plateau
effect-unrest-vp-laws = Agitation +1 ici : 1 point par carte Lois sur votre plateau
effect-unlock-1 = Débloquer un Soldat
effect-unlock-2 = Débloquer deux Soldats
effect-alchemist-card = Placer une carte Alchimiste dans une région au choix
effect-alchemist-cards-2 = Placer jusqu’à deux cartes Alchimiste dans des régions au choix
effect-reset-2 = Agitation à 0 dans deux régions au plus
effect-reset-3 = Agitation à 0 dans trois régions au plus
effect-governor = Un Gouverneur gratuit dans une région au choix
effect-governor-in-chu-or-wei = Un Gouverneur gratuit à Chu ou à Wei
effect-governor-in-zhao-or-qi = Un Gouverneur gratuit à Zhao ou à Qi
effect-palace = Un Palais gratuit dans une région au choix
effect-wall = Une Muraille gratuite
effect-soldier = Placer un Soldat sur une tuile Mausolée au choix
effect-unlock-1-then-soldier = Débloquer un Soldat, puis en placer un sur une tuile Mausolée au choix

palace-writing = 3 points par carte Écriture dans la région
palace-currency = 3 points par carte Monnaie dans la région
palace-laws = 3 points par carte Lois dans la région
palace-alchemist = 3 points par carte Alchimiste dans la région
palace-unrest = agitation +1, 2 points par carte dans la région
condition-architect = régions avec votre Architecte
condition-alchemist-official = régions avec votre Alchimiste
condition-general = régions avec votre Général
condition-worker = régions avec votre Ouvrier
condition-two-same-cards = régions avec deux cartes d’un même type
condition-sets-wcla = séries Écriture, Monnaie, Lois et carte Alchimiste
condition-palace = régions avec votre Palais
condition-governor = régions avec votre Gouverneur
condition-writing-card = régions avec une carte Écriture
condition-currency-card = régions avec une carte Monnaie
condition-laws-card = régions avec une carte Lois
condition-alchemist-card = régions avec une carte Alchimiste
condition-no-unrest = régions sans agitation
condition-officials-ge-unrest = régions avec des Officiels, au moins autant que d’agitation

# Ce qui est demandé.
prompt-starting-tile = Gardez une de vos deux tuiles de Départ.
prompt-starting-card = Choisissez la carte Alchimiste qui va à Chu.
prompt-play = Jouez une carte : unifiez une région, ou allez à la Cour.
prompt-unify-card = Choisissez la carte à placer sur votre plateau.
prompt-court-card = Choisissez la carte à jouer à la Cour.
prompt-unify-region = Choisissez la région de cette carte.
prompt-court-action = Choisissez une action Cour.
prompt-official = Choisissez un Officiel et sa région.
prompt-official-region = Choisissez la région des deux Officiels.
prompt-hire-region = Choisissez où engager deux Ouvriers.
prompt-governor-region = Choisissez où installer un Gouverneur.
prompt-governor-space = Choisissez une tuile Gouverneur ou la zone.
prompt-governor-bonus = Choisissez une moitié de la tuile Gouverneur.
prompt-palace-region = Choisissez où construire un Palais.
prompt-palace-pay = Choisissez d’où vient le troisième Ouvrier.
prompt-palace-tile = Choisissez une tuile Palais de la région.
prompt-large-token = Prenez un grand jeton.
prompt-wall-section = Choisissez une section de la Muraille.
prompt-wall-slot = Choisissez un emplacement.
prompt-wall-pay = Choisissez les régions d’où viennent vos Ouvriers.
prompt-emperor-card = Posez la tuile Empereur ({ $new }) sur une de vos cartes.
prompt-after-action = Activez des capacités, déplacez un Officiel, ou terminez votre action.
prompt-more-abilities = Activer une autre capacité ?
prompt-ability = Choisissez une carte à activer.
prompt-symbol-choice = Débloquez un Soldat, ou placez une carte Alchimiste.
prompt-master-choice = Choisissez un Maître Alchimiste.
prompt-card-region = Choisissez la région de cette carte Alchimiste.
prompt-aside-card = Choisissez une carte Alchimiste à placer.
prompt-move-officials = Déplacez un Officiel, ou arrêtez.
prompt-official-to = Choisissez où il va.
prompt-move-workers = Déplacez un Ouvrier.
prompt-worker-to = Choisissez où il va.
prompt-calm = Choisissez une région à calmer.
prompt-reset = Choisissez une région dont l’agitation revient à 0, ou arrêtez.
prompt-token = Choisissez un jeton.
prompt-worker-region = Choisissez la région des nouveaux Ouvriers.
prompt-post-soldier = Placer un Soldat au Mausolée ?
prompt-free-soldier = Placez un Soldat sur une tuile du Mausolée au choix.
prompt-offer = { $aspect } : prendre la récompense ? { $reward }.
prompt-buy-soldier = Débloquer un Soldat contre des jetons ?
prompt-pay-token = Choisissez un jeton pour payer.
prompt-return-token = Vous pouvez garder cinq petits jetons : rendez-en { $excess }.

# Ce qui peut être répondu.
action-card = { card-name }
action-region = { $region }
action-official = { $piece } à { $region }
action-move = Déplacer : { $piece } de { $region }
action-section = Section { $section }
action-slot = Emplacement { $slot } : { $price ->
    [one] 1 Ouvrier
   *[other] { $price } Ouvriers
}
action-from = Ouvriers de { $regions }
action-small = { $aspect }
action-large = Grand jeton { $aspect }
action-court-action = { $action }
action-unify = Unifier une région
action-court = Aller à la Cour
action-nothing = Aucune action n’est possible
action-activate = Activer une capacité
action-pass = Passer
action-accept = Accepter
action-unlock = Débloquer un Soldat
action-area = La zone de la région
action-space = Tuile : { $first } / { $second }
action-space-blank = Tuile vide
action-bonus = { $effect }
action-palace-tile = { $tile } ({ $points })
action-palace-tile-gone = La tuile n’est plus là
action-spot = { $place } : { $points } points
action-keep-soldiers = Les garder à l’entrée
action-start = { $parts }
start-general = Général à Chu
start-alchemist = Alchimiste à Chu
start-architect = Architecte à Chu
start-unrest-chu = agitation à Chu
start-unrest-wei = agitation à Wei
start-unrest-zhao = agitation à Zhao
start-unrest-qi = agitation à Qi
start-unrest-yan = agitation à Yan
start-token-writing = jeton Écriture
start-token-currency = jeton Monnaie
start-token-laws = jeton Lois
start-soldier = débloquer un Soldat
start-worker = Ouvrier à Chu
start-card = carte Alchimiste à Chu
start-ship = Bateau +1 case

# Ce qui s’est passé.
event-start = { $seat } commence avec : { $parts }.
event-round = La manche { $round } commence.
event-draw = { $seat } pioche { $cards }.
event-draw-hidden = { $seat } pioche deux cartes de chaque type.
event-unify = { $seat } place { card-name } à { $region }.
event-court = { $seat } joue { card-name } à la Cour : { $action }.
event-court-nothing = { $seat } pose { card-name } sur la pile ; aucune action n’est possible.
event-ability = { $seat } active { card-name }.
event-recruit = { $seat } recrute : { $official } à { $region }.
event-unrest = { $seat } : l’agitation à { $region } est maintenant de { $level }.
event-workers = { $seat } : { $amount ->
    [one] 1 Ouvrier
   *[other] { $amount } Ouvriers
} à { $region }.
event-tokens = { $seat } gagne { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
} { $aspect }.
event-unlock = { $seat } débloque un Soldat.
event-points = { $seat } marque { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
event-place-card = { $seat } place { card-name } à { $region }.
event-move = { $seat } déplace : { $piece } de { $from } à { $to }.
event-ship = { $seat } : le Bateau avance de { $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
}, jusqu’à { $space }.
event-symbol-lost = { $seat } ne peut rien faire de ce symbole.
event-master = { $seat } prend { card-name }.
event-governor = { $seat } installe un Gouverneur à { $region }.
event-palace = { $seat } construit un Palais à { $region }.
event-palace-tile = { $seat } prend la tuile Palais : { $tile }.
event-large-token = { $seat } prend le grand jeton { $aspect }.
event-wall = { $seat } construit une Muraille : section { $section }, emplacement { $slot }.
event-emperor = { $seat } : une tuile Empereur sur { card-name }, dont le déclencheur devient { $new }.
event-soldier = { $seat } place un Soldat : { $place }, emplacement { $spot }.
event-reward = { $seat } prend la récompense { $aspect } : { $reward }.
event-reward-pass = { $seat } laisse la récompense { $aspect }.
event-reward-impossible = { $seat } ne peut pas prendre toute la récompense { $aspect }.
event-reward-lost = Personne ne prend la récompense { $aspect }.
event-order = Nouvel ordre du tour : { $order }.
event-large-returned = { $seat } rend le grand jeton { $aspect }.
event-token-returned = { $seat } rend un jeton : { $aspect }.
# Results: what each side had, who gained what.
outcome-tokens = { $amount ->
    [0] aucun petit jeton
    [one] 1 petit jeton
   *[other] { $amount } petits jetons
}
outcome-large-token = le grand jeton, qui compte pour 2
outcome-category = { $category } : { $count }

event-over = La cinquième manche est terminée.

category-track = Marqués en cours de partie
category-governors = Gouverneurs
category-elixir = Élixir
category-lines = Mausolée
category-walls = Murailles
category-soldiers = Soldats restants
note-shared = { $seats } ont le même total et partagent la victoire : rien ne départage.

# Li Si.
li-si-unify = Unification
prompt-li-si-tile = Li Si remplit plus de tuiles qu’il n’a de Soldats : choisissez celle qu’il valide.
event-li-si-card = { $seat } révèle la carte Action { $number } : { $kind }.
event-li-si-removed = La carte Action { $number } ne sert qu’une fois et quitte le jeu.
event-li-si-order = Il cherche une place dans cet ordre : { $order }.
event-li-si-wanted = { $place } l’intéresse : sa tuile Mausolée demande { $asked }, il a { $have }.
event-li-si-skip-enough = { $place } est passé : sa tuile Mausolée demande { $asked }, il a { $have }.
event-li-si-skip-soldier = { $place } est passé : son Soldat est déjà sur sa tuile Mausolée.
event-li-si-site-full = { $place } est passé : il ne peut construire dans aucune de ses sections.
event-li-si-fallback-governor = Aucune région ne l’intéresse : { $region } est la première où il n’est pas en tête.
event-li-si-fallback-palace = Aucune région ne l’intéresse : il construit dans la première de sa carte, { $region }.
event-li-si-fallback-wall = Aucun site ne l’intéresse : il construit dans une section sans Muraille à lui, { $section }.
event-li-si-no-piece = Il n’a plus de pièce de ce type, ou plus de place pour elle : rien ne se passe.
event-li-si-first-slot = C’est la première place libre jusqu’à { $last }, la région de cette manche : { $count ->
    [1] première carte
    [2] deuxième carte
   *[other] troisième carte
} à cet endroit.
event-li-si-court = Toutes les places jusqu’à { $last } sont prises : { card-name } va à la Cour, et il prend un jeton de chaque aspect.
event-li-si-branch-cards = Un de ses Soldats attend à l’entrée : { $symbols ->
    [one] le symbole place une carte
   *[other] { $symbols } symboles placent des cartes
} Alchimiste.
event-li-si-branch-soldiers = Aucun de ses Soldats n’attend à l’entrée : { $symbols ->
    [one] le symbole en débloque un
   *[other] { $symbols } symboles en débloquent un chacun
}.
event-li-si-no-room = { $region } est plein : le symbole débloque un Soldat à la place.
event-li-si-no-cards = Il n’a plus de carte Alchimiste : le symbole débloque un Soldat à la place.
event-li-si-all-unlocked = Tous ses Soldats sont débloqués : le symbole est sans effet.
event-li-si-emperor = { $seat } retire du jeu la tuile Empereur du site ({ $trigger }).
event-li-si-reward = { $seat } vous prend la récompense { $aspect } ; il ne gagne rien.
event-li-si-pays = { $seat } paie un Soldat : { $tokens }.

# Ce que la table dit à l’écran à côté de ses pièces.
ui-tabs = Parties de la table
ui-tab-court = Cour
ui-tab-hand = Main
ui-tab-mine = Plateau
ui-tab-regions = Régions
ui-tab-wall = Muraille
ui-tab-elixir = Élixir
ui-tab-rewards = Récompenses
ui-tab-mausoleum = Mausolée
ui-scroll = L’empire sur un rouleau peint
ui-court = La Cour de l’Empereur
ui-hand = Ma main
ui-my-board = Mon plateau
ui-regions = Régions du plateau principal
ui-wall = La Grande Muraille
ui-elixir = La recherche de l’Élixir
ui-rewards = Récompenses d’Unification
ui-mausoleum = Mausolée
ui-masters = Maîtres Alchimistes disponibles
ui-hand-empty = Aucune carte en main.
ui-starting = Tuiles de Départ
ui-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
ui-card = { card-called }. { $trigger } : { $ability }.
ui-card-emperor = { card-called }. Par une tuile Empereur, { $trigger } : { $ability }.
ui-card-lower = Plus bas que la pile : capacités après Recruter, Élixir ou Gouverneur
ui-card-higher = Plus haut que la pile : capacités après Engager, Palais ou Muraille
ui-pile = Dessus de la pile ({ $count }) : { $card }
ui-pile-empty = Personne n’est encore venu à la Cour : la première carte vaut plus bas et plus haut
ui-lower-than = Sous { $number } : capacités activées
ui-higher-than = Plus de { $number } : capacités activées
ui-any-number = Tout numéro active les capacités
ui-deck = Cartes { $aspect } à piocher : { $count }
ui-court-action = { $action } : { $help }
ui-help-recruit = un Officiel de votre réserve dans une de vos régions.
ui-help-elixir = votre Bateau avance de 3 cases ; chaque symbole passé débloque un Soldat ou place une carte Alchimiste.
ui-help-governor = un Officiel de chaque type quitte une région pour un Gouverneur ; l’agitation y retombe à 0.
ui-help-hire = deux Ouvriers dans une région avec un Général ; l’agitation y monte de 1.
ui-help-palace = avec un Architecte, deux Ouvriers de là et un d’ailleurs : 6 points, une tuile Palais et un grand jeton.
ui-help-wall = un à trois Ouvriers de régions différentes ; la première d’une section prend une tuile Empereur.
ui-main-region = { $region } sur le plateau principal
ui-space = Tuile Gouverneur : { $bonus }
ui-space-taken = Gouverneur de { $seat } sur cette tuile : { $bonus }
ui-bonus = { $first } / { $second }
ui-bonus-none = aucun bonus
ui-governors = Gouverneurs à { $region } : la majorité rapporte à la fin
ui-governors-of = { $seat } : { $count ->
    [one] { $count } Gouverneur
   *[other] { $count } Gouverneurs
}
ui-palaces = Palais à { $region }
ui-palaces-of = { $seat } : { $count } Palais
ui-palace-tile = Tuile Palais : { $tile }
ui-palace-tile-gone = Cette tuile Palais est prise
ui-site = Site de Muraille { $site }
ui-section = Section { $section }. Les Murailles rapportent à la fin : { $condition }
ui-slot = Section { $section } : { $price ->
    [one] 1 Ouvrier
   *[other] { $price } Ouvriers de régions différentes
} ; à la fin { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $condition }
ui-slot-built = Muraille de { $seat }, section { $section } : à la fin { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $condition }
ui-emperor = Tuile Empereur pour la première Muraille d’une section : le déclencheur d’une carte devient { $trigger }
ui-emperor-none = Il n’y a plus de tuile Empereur ici
ui-spot = Mausolée, { $place } : { $need }. Points à partir du haut : { $points }.{ $count ->
    [0] {""}
   *[other] {" "}Soldats : { $seats }.
}
ui-need-region = { $governors ->
    [0] {""}
    [one] { $governors } Gouverneur
   *[other] { $governors } Gouverneurs
}{ $both ->
    [1] {" "}et{" "}
   *[other] {""}
}{ $palaces ->
    [0] {""}
   *[other] { $palaces } Palais
} à cet endroit
ui-need-wall = { $walls ->
    [one] { $walls } Muraille à cet endroit
   *[other] { $walls } Murailles à cet endroit
}
ui-need-ship = un Bateau à la valeur { $value } ou plus
ui-line = Une ligne ou une colonne pleine de ses Soldats : 10 points à la fin
ui-line-of = Une ligne complète de { $seat }
ui-entrance-help = Soldats débloqués qui attendent une tuile ; à la fin 1, 2, 3 ou plus d’entre eux valent 2, 5, 9 points
ui-entrance-of = Soldats de { $seat } à l’entrée : { $count }
ui-space-of-track = Case { $space } ; à la fin, valeur { $value } par carte Alchimiste.
ui-symbol = { $count ->
    [one] Débloquer un Soldat ou placer une carte Alchimiste.
   *[other] { $count } fois : débloquer un Soldat ou placer une carte Alchimiste.
}
ui-master-space = Prendre un Maître Alchimiste.
ui-ship = Bateau de { $seat } : case { $space }, valeur { $value }
ui-tokens-left = Jetons { $aspect } dans la réserve : { $count }
ui-large = Grand jeton { $aspect }, de valeur 2, pour qui construit un Palais
ui-large-held = Grand jeton { $aspect }, de valeur 2 : { $seat }
ui-order-help = L’ordre du tour départage aussi les récompenses
ui-order-of = { $seat } : place { $place }
ui-round = Manche { $round } sur 5
ui-reward = { $aspect }, manche { $round } : { $reward }
ui-reward-taken = Prise par { $seat }
ui-land = { $region } : agitation { $unrest }, cartes { $cards }, Ouvriers { $workers }
ui-unrest = Agitation { $level } sur 3{ $level ->
    [3] {" "}: les cartes se taisent ici
   *[other] {""}
}
ui-silent = Muette, l’agitation est à 3.
ui-place = La prochaine carte ici : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, agitation +{ $unrest }
ui-officials = { $official }, { $region } : { $count }
ui-workers = Ouvriers, { $region } : { $count }
ui-tokens = Jetons { $aspect } : { $count }
ui-soldiers = Soldats : { $entrance } débloqués à l’entrée, { $locked } bloqués
ui-left = { $piece }, en réserve : { $count }
ui-piece-governor = Gouverneurs
ui-piece-palace = Palais
ui-piece-wall = Murailles
ui-backs = En main : { $writing } × Écriture, { $currency } × Monnaie, { $laws } × Lois
ui-aside = Cartes Alchimiste mises de côté : { $count }
ui-li-si-level = Niveau { $level }
ui-li-si-left = Encore à venir
ui-li-si-discard = Jouées
ui-li-si-removed = Hors du jeu
ui-li-si-card = Carte Action { $number } : { $kind }
ui-scoring = Comment il marque à la fin
ui-scoring-walls = Chaque Muraille selon sa case : { $points } points
ui-scoring-walls-a = 2, 4 ou 6
ui-scoring-walls-b = 4, 6 ou 8
ui-scoring-walls-c = 5, 7 ou 9
ui-scoring-walls-d = 3, 5 ou 7
ui-scoring-palaces = Les tuiles Palais de son plateau
ui-scoring-line-a = Majorité de Gouverneurs dans une région : 10 points, 5 chacun à égalité
ui-scoring-line-b = Majorité de Gouverneurs dans une région : 10 points, et il gagne les égalités
ui-scoring-line-c = Ses cartes Alchimiste fois la valeur de son Bateau
ui-scoring-line-d = Ses cartes Alchimiste fois la valeur de son Bateau plus 2
automa = Li Si

# The legend: every figure and sign of the board.
legend-soldier = Soldat : attend à l’entrée, puis se tient dans le Mausolée
legend-governor = Gouverneur : prend une tuile et compte pour la majorité dans sa région
legend-general = Général : un Officiel, nécessaire pour engager
legend-architect = Architecte : un Officiel, nécessaire pour un Palais
legend-alchemist = Alchimiste : un Officiel ; sur la mer, un symbole que rencontre le Bateau qui passe
legend-worker = Ouvrier : bâtit les Palais et la Muraille
legend-wall = Muraille : marque à la fin selon ce que compte sa section
legend-palace = Palais : 6 points, une tuile et un grand jeton
legend-ship = Bateau : part chercher l’Élixir
legend-official = Un Officiel quelconque
legend-recruit = Recruter un Officiel
legend-hire = Engager des Ouvriers
legend-unrest = Agitation : à 3, les cartes de la région se taisent
legend-tokens = Jetons et cartes d’Écriture, de Monnaie et de Lois
legend-any = Un jeton au choix
legend-elixir = Carte Alchimiste
legend-master = Maître Alchimiste
legend-emperor = Tuile Empereur : donne un autre déclencheur à une carte
legend-points = Points
legend-each = Points pour chaque élément de ce genre
legend-lower = Une carte inférieure à la pile
legend-higher = Une carte supérieure à la pile
legend-adjacent = Vers une région voisine
legend-arrow = Sur une tuile quelconque du Mausolée
legend-round = Le numéro de la manche
legend-card = Toute carte de la région
legend-sites = Les sites A, B et C de la Muraille

# Chapters of the rules, by the middle of a rule’s id.
chapter-starting = Tuiles de départ
chapter-unify = Unifier
chapter-unrest = L’agitation
chapter-court = La Cour
chapter-recruit = Recruter
chapter-elixir = Élixir
chapter-governor = Gouverneur
chapter-hire = Engager
chapter-palace = Palais
chapter-wall = La Grande Muraille
chapter-ability = Capacités
chapter-alchemist = Alchimistes
chapter-mausoleum = Le Mausolée
chapter-rewards = Récompenses d’unification
chapter-tableau = Tableaux de récompenses
chapter-reward = Chaque récompense
chapter-phase3 = Fin d’une manche
