# Zhanguo : Le Premier Empire.
title = Zhanguo : Le Premier Empire
tagline = Unifiez l’écriture, la monnaie et les lois, et servez un empereur qui veut vivre à jamais.
how-won-short = Le plus de points après cinq manches gagne.
how-won = Le plus de points après cinq manches gagne : quelques-uns tout de suite, la plupart à la fin pour ce que vous avez bâti.
rulebook-language = en

solo-hardness = La difficulté a été mesurée avec un robot qui ne voit qu’un coup d’avance.
option-tableau = Tableau d’Unification
option-tableau-help = Les récompenses des cinq manches : celles du plateau, d’une face de la tuile, ou tirées au sort.
option-tableau-board = Celui du plateau
option-tableau-side_1 = Tuile, face 1
option-tableau-side_2 = Tuile, face 2
option-tableau-random = Tiré au sort
option-advanced = Mode avancé
option-advanced-help = Neuf jetons mélangent ce que demande chaque emplacement du Mausolée.
option-li_si = Li Si
option-li_si-help = La force de l’adversaire solo, de 1 à 4. Par notre décision, il passe aussi les régions où il a déjà ce que la tuile Mausolée demande à la carte, ce qui le rend plus fort.
option-li_si-1 = 1, facile
option-li_si-2 = 2, difficile
option-li_si-3 = 3, très difficile
option-li_si-4 = 4, extrêmement difficile
option-li_si-hardness-1 = Facile : le robot gagne six parties sur sept, d’environ 22 points.
option-li_si-hardness-2 = Difficile : le robot gagne environ une partie sur trois.
option-li_si-hardness-3 = Très difficile : le robot n’a gagné aucune de 300 parties ; il avait environ 67 points de retard.
option-li_si-hardness-4 = Extrêmement difficile : le robot n’a gagné aucune de 300 parties ; il avait environ 153 points de retard.
option-governor_both_halves = Les deux moitiés d’une tuile Gouverneur
option-governor_both_halves-help = La règle ne dit pas si un Gouverneur prend une moitié de sa tuile ou les deux ; nous en jouons une.
option-soldier_price_by_count = Un Soldat coûte trois jetons
option-soldier_price_by_count-help = Un Soldat coûte trois jetons de toute taille, au lieu de jetons d’une valeur de trois.
option-english_text = Règle anglaise
option-english_text-help = Là où les deux livrets divergent, nous suivons le français ; avec cette option, l’anglais prévaut : deux Ouvriers ou Officiels d’une récompense peuvent aller dans des régions différentes, une tuile Gouverneur déplace deux Ouvriers différents, et une tuile Muraille compte les régions calmes sans Officiel.

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
section-a-left = A 甲, gauche
section-a-right = A 甲, droite
section-b-left = B 乙, gauche
section-b-right = B 乙, droite
section-c-left = C 丙, gauche
section-c-right = C 丙, droite
place-chu = Chu
place-wei = Wei
place-zhao = Zhao
place-qi = Qi
place-yan = Yan
place-site-a = site de Muraille A 甲
place-site-b = site de Muraille B 乙
place-site-c = site de Muraille C 丙
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
short-recruit-two-any-apart = deux Officiels, où l’on veut
short-recruit-two-alchemists = deux Alchimistes
short-recruit-two-alchemists-apart = deux Alchimistes, où l’on veut
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
short-move-workers-apart-2 = 2 Ouvriers se déplacent
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
short-workers-apart-2 = 2 Ouvriers, où l’on veut
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
effect-recruit-two-any-apart = Recruter deux Officiels au choix, chacun dans n’importe quelle région
effect-recruit-two-alchemists = Recruter deux Alchimistes dans une même région
effect-recruit-two-alchemists-apart = Recruter deux Alchimistes, chacun dans n’importe quelle région
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
effect-move-workers-apart-2 = Déplacer jusqu’à 2 Ouvriers différents, chacun vers une région adjacente
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
effect-workers-apart-2 = Deux Ouvriers, chacun dans n’importe quelle région, sans agitation
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
condition-officials-ge-unrest-or-none = régions avec au moins autant d’Officiels que d’agitation, y compris calmes et vides

# Ce qui est demandé.
prompt-starting-tile = Gardez une de vos deux tuiles de Départ.
prompt-starting-card = Choisissez la carte Alchimiste qui va à Chu.
prompt-play = Jouez une carte : unifiez une région, ou allez à la Cour.
prompt-play-picked = { $picked } : unifier, ou quelle action de la Cour ?
prompt-play-now = Choisissez d’abord une carte de votre main, puis une région ou une action de la Cour.
prompt-unify-card = Choisissez la carte à placer sur votre plateau.
prompt-court-card = Choisissez la carte à jouer à la Cour.
prompt-unify-region = Choisissez la région de cette carte.
prompt-unify-region-picked = { $picked } : dans quelle région ?
prompt-unify-region-now = Choisissez une région éclairée de votre plateau pour cette carte, ou une autre carte.
prompt-court-action = Choisissez une action Cour.
prompt-court-action-picked = { $picked } : quelle action de la Cour ?
prompt-court-action-now = Choisissez une action éclairée de la Cour pour cette carte, ou une autre carte.
prompt-official = Choisissez un Officiel et sa région.
prompt-official-region = Choisissez la région des deux Officiels.
prompt-officials-apart = Choisissez un Officiel et sa région.
prompt-hire-region = Choisissez où engager deux Ouvriers.
prompt-governor-region = Choisissez où installer un Gouverneur.
prompt-governor-space = Choisissez une tuile Gouverneur ou la zone.
prompt-governor-bonus = Choisissez une moitié de la tuile Gouverneur.
prompt-palace-region = Choisissez où construire un Palais.
prompt-palace-pay = Choisissez d’où vient le troisième Ouvrier.
prompt-palace-tile = Choisissez une tuile Palais de la région.
prompt-large-token = Choisissez le grand jeton que vous prenez.
prompt-wall-section = Choisissez une section de la Muraille.
prompt-wall-slot = Choisissez un emplacement de la section : son prix est en Ouvriers.
prompt-wall-pay = Choisissez les régions d’où viennent vos Ouvriers.
prompt-emperor-card = Posez la tuile Empereur ({ $new }) sur une de vos cartes.
prompt-after-action = Activez des capacités, ou déplacez un Officiel, ou terminez votre action.
prompt-after-action-now = Choisissez une carte ou un Officiel éclairé, ou terminez votre action.
prompt-after-action-move = Déplacez un Officiel, ou terminez votre action.
prompt-after-action-move-now = Choisissez un de vos Officiels éclairés, ou terminez votre action.
prompt-after-action-ability = Activez des capacités, ou terminez votre action.
prompt-after-action-ability-now = Choisissez une de vos cartes éclairées, ou terminez votre action.
prompt-more-abilities = Activer une autre capacité ?
prompt-more-abilities-now = Choisissez une autre carte éclairée à activer, ou plus aucune.
prompt-ability = Choisissez une carte à activer.
prompt-symbol-choice = Débloquez un Soldat, ou placez une carte Alchimiste.
prompt-master-choice = Choisissez un Maître Alchimiste.
prompt-card-region = Choisissez la région de cette carte Alchimiste.
prompt-aside-card = Choisissez une carte Alchimiste à placer.
prompt-move-officials = Déplacez un Officiel, ou arrêtez.
prompt-move-officials-now = Choisissez un de vos Officiels éclairés, ou arrêtez-vous là.
prompt-official-to = Choisissez la région où va l’Officiel.
prompt-move-workers = Déplacez un Ouvrier.
prompt-worker-to = Choisissez la région où va l’Ouvrier.
prompt-move-two-workers = Déplacez un Ouvrier qui n’a pas encore bougé, ou arrêtez.
prompt-one-worker-to = Choisissez la région où va l’Ouvrier.
prompt-calm = Choisissez une région à calmer.
prompt-reset = Choisissez une région dont l’agitation revient à 0, ou arrêtez.
prompt-token = Choisissez le jeton que vous gagnez.
prompt-worker-region = Choisissez la région des nouveaux Ouvriers.
prompt-workers-apart = Choisissez la région d’un nouvel Ouvrier.
prompt-post-soldier = Placer un Soldat au Mausolée ?
prompt-post-soldier-now = Choisissez une tuile éclairée du Mausolée pour un Soldat, ou gardez-les à l’entrée.
prompt-free-soldier = Placez un Soldat sur une tuile du Mausolée au choix.
prompt-offer = { $aspect } : prendre la récompense ? { $reward }.
prompt-offer-now = Prenez d’abord la récompense, ou laissez-la.
prompt-buy-soldier = { $number ->
    [0] Débloquer un Soldat contre des jetons valant { $price } ?
   *[other] Débloquer un Soldat contre { $price } jetons ?
}
prompt-buy-soldier-now = Débloquez d’abord un Soldat, ou gardez les jetons.
prompt-pay-token = Le Soldat coûte { $price }, payé jusqu’ici { $number } : choisissez un jeton.
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
action-large-over = Grand jeton { $aspect }, qui vaut un de plus que ce qui manque
action-court-action = { $action }
action-unify = Unifier une région
action-court = Aller à la Cour
action-nothing = Aucune action n’est possible
action-activate = Activer une capacité
action-pass = Passer
action-end = Terminer l’action
action-no-more = Plus aucune
action-stop = S’arrêter là
action-leave = Laisser la récompense
action-keep-tokens = Garder les jetons
action-accept = Prendre la récompense
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
start-general-2 = deux Généraux à Chu
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
start-ship-2 = Bateau +2 cases

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
event-soldier = { $seat } place un Soldat au Mausolée : { $place }.
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
event-li-si-skip-enough = { $place } est passé : sa tuile Mausolée demande { $asked }, il a { $have } (notre décision).
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
glance-score = Points
glance-tokens = Écriture { $writing }, Monnaie { $currency }, Lois { $laws }
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
ui-unrest = Agitation { $level } sur 3 : { $level ->
    [3] les cartes se taisent ici tant qu’elle n’est pas calmée
   *[other] à 3, les cartes se taisent ici
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

# La première partie guidée
lesson-start = Chacun commence avec des Officiels. Prenez cette tuile : un Général et un Architecte à Chu.
lesson-start-done = Vos Officiels sont à Chu.
lesson-start-other = Les autres tuiles se valent, mais ici il faut un Général et un Architecte.
lesson-unify = Pour unifier une région, glissez une carte dessous. Prenez la carte 88, puis Chu sur votre propre plateau, la rangée du bas : un jeton maintenant, une capacité plus tard.
lesson-unify-done = Un jeton de Lois. La capacité de 88 dort jusqu’à ce que vous la réveilliez à la Cour.
lesson-unify-other = Permis, mais ici c’est la carte 88, sous Chu sur votre propre plateau.
lesson-unify-court = D’abord une carte sous une région : à la Cour, rien ne peut encore se réveiller.
lesson-unify-map = C’est le plateau commun. Votre propre Chu est dans la rangée du bas.
lesson-court = À la Cour, n’importe quelle carte paie une des six actions. Recrutez un Alchimiste à Chu avec 54.
lesson-court-done = Trois Officiels différents à Chu. Et 54 est plus petit que 103, la carte d’avant.
lesson-court-other = Permis, mais avec 54 à la Cour, un Alchimiste complète les trois Officiels de Chu.
lesson-wake = Colonne de gauche : une carte plus petite que la dernière réveille vos cartes de cette action. Appuyez sur « Activer une capacité » : 88 se réveille.
lesson-wake-done = Votre Bateau avance : à la fin, il multiplie vos cartes Alchimiste, marquées 丹.
lesson-wake-button = Oui, cette carte : appuyez sur « Activer une capacité », et elle se réveille.
lesson-wake-other = Alors 88 dormirait encore. Appuyez sur « Activer une capacité ».
lesson-second = La deuxième carte sous une région donne deux jetons et une agitation. Glissez 48 sous Chu.
lesson-second-done = Deux jetons de Monnaie ; Chu s’agite.
lesson-second-other = Permis, mais ici la carte 48 va sous Chu : la deuxième carte y donne deux jetons.
lesson-second-land = Ce serait la première carte de cette région : un seul jeton.
lesson-hire = Engager est à droite : une carte plus grande que la dernière, 54, réveille votre carte Engager, 48. Engagez à Chu avec 110, puis réveillez 48.
lesson-hire-done = Deux Ouvriers, et la carte 48 a agi.
lesson-hire-other = Permis, mais 110 à la Cour dépasse 54 : engagez à Chu, et 48 se réveille.
lesson-hire-lower = Des Ouvriers, oui, mais 30 est plus petit que la dernière carte : 48 dort.
lesson-governor = Trois Officiels différents font un Gouverneur. Jouez 30 à la Cour : Gouverneur, sur la tuile blanche de Chu. Elle offre un cadeau : prenez l’Ouvrier, placez-le à Wei.
lesson-governor-done = Chu est calme. À la fin, le plus de Gouverneurs dans une région vaut dix points.
lesson-governor-other = Permis, mais Chu a les trois Officiels : jouez 30 à la Cour pour y nommer un Gouverneur.
lesson-governor-half = C’est l’autre cadeau, deux Généraux. Prenez l’Ouvrier, dessous.
lesson-governor-wei = Placez-le à Wei : les Murailles chères veulent des régions différentes, et Chu en a deux.
lesson-governor-area = Sans la tuile, pas de cadeau. Choisissez la tuile blanche au-dessus de cette place.
lesson-soldier = Votre Gouverneur ouvre la chambre de Chu au Mausolée. Le premier soldat y vaut le plus. Envoyez-en un.
lesson-soldier-done = La meilleure place de cette chambre est à vous.
lesson-soldier-other = À l’entrée, il ne rapporte rien. Dans la chambre marquée, il donne cinq points.
lesson-last = Il reste la carte 10. À la Cour, bâtissez pour un Ouvrier en C 丙, droite (2 points par région avec Ouvrier), ou prenez l’Élixir : le Bateau avance.
lesson-last-done = Bien. La manche est finie : voici les récompenses.
lesson-last-other = Permis, mais choisissez à la Cour une Muraille en C 丙, droite, ou l’Élixir.
lesson-reward = Qui a le plus de jetons d’un aspect peut acheter sa récompense avec tous. La Monnaie est à vous : prenez-la.
lesson-reward-done = Toute votre Monnaie pour deux Généraux.
lesson-reward-other = Prenez la récompense : vous menez en Monnaie.
lesson-reward-pass = C’est permis, mais vous menez en Monnaie : prenez ce qu’elle achète.
lesson-again = Deuxième manche. 51 est à la Cour. Sous Chu dort votre carte Engager, 48. Quelle carte de votre main, jouée pour engager à Chu, la réveille ?
lesson-again-done = Plus grande que 51, colonne de droite : 48 se réveille encore.
lesson-again-other = 48 ne se réveille que par une carte plus grande que 51 qui engage, ici à Chu.
lesson-again-lower = Cette carte est plus petite que 51 : rien ne se réveille à droite.
lesson-end = Encore quatre manches, contre un débutant. Les points viennent surtout à la fin : bâtissez pour les Murailles et régions que vous avez.

# Chapitres de la page des règles
rules-winning = Gagner
rules-turn = Un tour
rules-unify = Les cartes sous vos régions
rules-court = La Cour et les cartes qui se réveillent
rules-officials = Officiels et Gouverneurs
rules-buildings = Ouvriers, Palais, Muraille
rules-ship = Le bateau et les Alchimistes
rules-mausoleum = Le Mausolée
rules-round = La fin d’une manche
rules-solo = Seul contre Li Si
rules-setup = Matériel et mise en place

# La page de présentation du jeu
page-about = Cinq manches de six cartes. Vous unissez les régions du Premier Empire, et chaque carte gouverne vos régions ou achète un ordre à la Cour.
page-win = Le plus de points après cinq manches. Beaucoup viennent à la fin : majorités, bateau, Murailles et lignes complètes du Mausolée.
page-turn = Jouez une carte. Sous l’une de vos cinq régions, elle apporte des jetons et une capacité pour plus tard. À la Cour, elle paie une des six actions.
page-pieces = Officiels, Ouvriers, Palais, Murailles et soldats se tiennent dans vos régions et sur le plateau commun. Les jetons des trois aspects achètent les récompenses à la fin d’une manche.
page-points = À la fin, une région paie 10 à 20 points à qui y a le plus de Gouverneurs, une Muraille selon ce que vous avez, le bateau selon vos cartes Alchimiste. Un Palais donne 6 tout de suite, un soldat 3 à 10.
page-miss-1 = Jouer une carte à la Cour sans regarder la dernière.
page-miss-2 = Empiler trois cartes sous une région : à trois d’agitation, toutes ses cartes dorment.
page-miss-3 = Oublier qu’un Gouverneur retire toute l’agitation.
page-miss-4 = Amasser des jetons : on n’en garde que cinq d’une manche à l’autre.
page-miss-5 = Laisser des soldats à l’entrée du Mausolée.
page-picture-card = Une carte sous Chu : un jeton tout de suite, sa capacité dort.
page-picture-court = La Cour : à gauche une carte plus petite réveille, à droite une plus grande.
page-picture-wake = Deux cartes sous Chu. Une action de Cour de leur sorte les réveille.
page-picture-unrest = L’agitation croît avec les cartes d’une région. À trois, ses cartes dorment.
page-picture-governor = Un Officiel de chaque sorte est devenu Gouverneur, et Chu est calme.
page-picture-mausoleum = Le premier soldat d’une chambre a la meilleure place.

# Parties de l'évaluation des bots
part-won = victoire

# Parts de l’évaluation.
part-officials = les Officiels
part-kinds = Officiels différents dans une région
part-workers = les ouvriers
part-unrest = l’agitation
part-palaces = les Palais
part-cards = les cartes sous les régions
part-abilities = les cartes qui s’éveillent
part-tokens = les jetons
part-walls = les Murailles
part-lines = les lignes du Mausolée
part-alchemists = cartes Alchimiste
part-ship = le bateau et les cartes d’Alchimiste
part-soldiers = les soldats à l’entrée

# Lines of help in a first game
help-ways = Une carte sous une région : des jetons tout de suite, une capacité pour plus tard. Une carte à la Cour : une action tout de suite.
help-court = { $count ->
    [one] Dernière carte à la Cour : { $card }. Plus petite, une carte réveille les vôtres d’une action de gauche ; plus grande, de droite. { $count } peut s’éveiller.
   *[other] Dernière carte à la Cour : { $card }. Plus petite, une carte réveille les vôtres d’une action de gauche ; plus grande, de droite. { $count } peuvent s’éveiller.
 }
help-land = { $unrest ->
    [0] Première carte de cette région ({ $region }) : un jeton, pas d’agitation.
    [1] Deuxième carte de cette région ({ $region }) : { $tokens } jetons, agitation +1.
   *[other] Carte { $number } de cette région ({ $region }) : { $tokens } jetons, agitation +{ $unrest }.
 }
help-asleep = Agitation { $count } à { $region } : ses cartes dorment. Un Gouverneur ou une action qui calme les réveille.
help-governor = { $region } : il ne manque qu’un Officiel pour un Gouverneur, { $official }.
help-reward = Vous menez en { $aspect }, { $mine } à { $other }. La récompense peut être à vous et coûte tous ces jetons.
help-ship = { $count ->
    [one] À la fin : valeur du bateau { $value } × { $count } carte alchimiste posée.
   *[other] À la fin : valeur du bateau { $value } × { $count } cartes alchimistes posées.
 }
# La position dessinée en texte.
drawing-order = Ordre du tour
drawing-court = Cour
drawing-rewards = Récompenses (manche suivante)
drawing-tokens = Jetons restants
drawing-masters = Maîtres
drawing-blank = vierge
drawing-regions = Régions (tuiles Gouverneur -> place ; Gouverneurs et Palais par place ; tuiles Palais)
drawing-wall = La Muraille (ouvriers : place, points, ce qui compte)
drawing-emperors = Tuiles Empereur par site
drawing-mausoleum = Le Mausolée (demande G Gouverneurs, P Palais, W Murailles, V valeur du Bateau ; points ; soldats)
drawing-ships = Bateaux
drawing-symbols = symboles (M Maître)
drawing-values = valeur
drawing-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
drawing-supply = réserve
drawing-unrest = agitation
drawing-workers = Ouvriers
drawing-hand = Votre main
drawing-palace-tiles = Tuiles Palais
drawing-tile-writing = Écriture
drawing-tile-currency = Monnaie
drawing-tile-laws = Lois
drawing-tile-alchemist = Alchimiste
drawing-tile-unrest = agitation

# Exemples dessinés dans les règles.
example-governor = Wei a un Alchimiste, un Architecte et un Général. Par une action de Cour, tous trois repartent et un Gouverneur arrive dans le Wei ; son agitation tombe de 2 à 0.
example-palace = Un Palais dans le Qi demande un Architecte sur place, qui reste, deux ouvriers du Qi et un d’une autre région. Il donne 6 points, et cette tuile 3 de plus pour une carte Écriture.
example-rewards = Qui a le plus de jetons d’un aspect peut acheter la récompense de la manche, et les paie tous. Vous avez trois jetons Écriture contre un : on vous demande d’abord. Si vous passez, le rival peut.
example-ship = Le bateau avance de trois cases. Pour l’alchimiste dépassé, une carte Alchimiste vient dans une région qui a un Alchimiste. À l’étoile, où il s’arrête, il choisit un Maître.
example-soldiers = Cette chambre demande un Gouverneur et un Palais dans le Wei. Le rival était premier, à lui les 7 points ; votre soldat peut prendre les 5. La chambre voisine demande une Muraille : fermée pour vous.
example-tokens = Une deuxième carte sous Wei rapporte deux jetons et une agitation. Une troisième sous Zhao ajouterait deux agitations à ses deux : plus de trois n’est pas possible, c’est donc interdit.
example-wake = Un Palais est bâti avec la carte 61 ; la carte d’avant était la 30. Le Palais est dans la colonne de droite : 61 est plus grande, donc les deux cartes Palais sous Wei s’éveillent, dans l’ordre voulu. Celle sous Zhao dort : Zhao a trois agitations.

# Problèmes faits à la main.
puzzle-wake = La dernière carte à la Cour est la 60. Bâtissez une Muraille de façon à réveiller vos deux cartes du Wei.
puzzle-wake-title = Deux réveils
puzzle-wake-why = La Muraille est dans la colonne de droite : il faut une carte plus grande que 60. La tuile Empereur d’une Muraille couvre le signe de la carte où elle se pose : posez-la sur la carte du Qi, et les deux cartes du Wei gardent leur signe Muraille.
puzzle-where = Sous quelle région la carte 50 rapporte-t-elle deux jetons ?
puzzle-where-title = Où ?
puzzle-where-why = Le Zhao a une carte : la deuxième rapporte deux jetons et une agitation. Le Qi et le Yan sont vides : un jeton. Le Wei en a déjà deux et il en faudrait deux de plus, le Chu est plein : les deux sont interdits.
puzzle-governor = Le Wei et le Qi ont chacun un Officiel de chaque sorte. Quel Gouverneur rapporte cinq points à ce tour ?
puzzle-governor-title = Gouverneur
puzzle-governor-why = La chambre du Wei ne demande qu’un Gouverneur : votre soldat y entre le premier et marque 5. Celle du Qi demande un Palais : un Gouverneur n’y ouvre rien.
