title = Royaumes Combattants
tagline = Trente-six commanderies, un commandement secret et des armées en marche : devenez le premier empereur.
how-won-short = Votre objectif secret, ou sinon le plus de points.
how-won = Atteignez l’objectif de votre carte secrète et vous gagnez aussitôt ; sinon, le plus de points après le dernier tour : un par commanderie, et ceux de votre carte.
rulebook-language = fr

# Règles optionnelles
option-surplus_bids = Mises en surnombre
option-surplus_bids-help = Une main peut contenir trop de marqueurs : les plus faibles en trop ne comptent pas, et tous sont perdus.
option-card6_sum = Carte 6 additionnée
option-card6_sum-help = Les chiffres 5, 12 et 21 de la carte 6 s’additionnent au lieu d’être des totaux.
option-literal_start_table = Tableau de départ littéral
option-literal_start_table-help = Les royaumes de départ comme le tableau imprimé se lit ligne par ligne.
option-rank_variant = Variante de rangs
option-rank_variant-help = Une autre lecture de la carte : 33 est II et 8 est I.
option-split_variant = Variante de répartition
option-split_variant-help = Une autre lecture de la carte : CHU est 28, 31, 32, 33 et part de 32 ; YUE est 35, 36.

# Royaumes, phases, cartes
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
phase-command = commandement
phase-recruit = recrutement
phase-place = placement
phase-spring = déplacement de printemps
phase-autumn = déplacement d’automne
phase-march = marche forcée
phase-reorganise = réorganisation
phase-authority = autorité
objective-1 = QI, BA et HAN, et un autre royaume majeur
objective-2 = ZHONGSHAN, CHU et LIANG, et un autre royaume quelconque
objective-3 = QIN, WEY et YUE, et un autre royaume majeur
objective-4 = SONG, YAN et ZHAO, et un autre royaume quelconque
objective-5 = cinq royaumes quelconques
objective-6 = quatre commanderies de rang III
objective-7 = neuf commanderies de rang II
objective-8 = douze commanderies de rang I
objective-9 = SONG, HAN et WEY, et un autre royaume majeur
proposal-peace = la paix
proposal-passage = le libre passage
proposal-attack = une attaque commune
proposal-words = une parole donnée

# Ce qui est demandé
prompt-income = Votre commandement vaut { $total } : choisissez ses marqueurs.
prompt-income-now = Choisissez d’abord des marqueurs de la réserve, d’une valeur totale de { $total }.
prompt-income-more = Votre commandement vaut { $total } : quel marqueur ensuite ?
prompt-recruit = Recruter un général ?
prompt-recruit-now = Recrutez d’abord un général, ou plus aucun.
prompt-pay-general = Payez le général : { $paid } jusqu’ici.
prompt-pay-general-picked = { $picked } : { $paid } payés.
prompt-place = { $count ->
    [one] Où va votre dernière recrue ?
   *[other] Où va la prochaine de vos { $count } recrues ?
 }
prompt-place-general = Amener un général sur le plateau ?
prompt-place-general-now = Choisissez d’abord une ville éclairée pour un général, ou laissez attendre les autres.
prompt-spring = Printemps : choisissez une armée à déplacer.
prompt-spring-now = Choisissez d’abord une de vos armées éclairées.
prompt-autumn = Automne : choisissez une armée à déplacer.
prompt-autumn-now = Choisissez d’abord une de vos armées éclairées.
prompt-spring-first = Choisissez d’abord une de vos armées : { $places }.
prompt-autumn-first = Choisissez d’abord une de vos armées : { $places }.
prompt-move-to = De { $place } vers où ?
prompt-move-to-now = Choisissez un lieu éclairé pour l’armée de { $place }, ou une autre armée.
prompt-move-organised = De { $place } vers { $to } : combien de troupes organisées ?
prompt-move-disorganised = De { $place } vers { $to } : combien de troupes désorganisées ?
prompt-move-payment = Le fleuve de { $to } : payer pour en garder { $count } en ordre ? { $paid } jusqu’ici.
prompt-move-generals = De { $place } vers { $to } : quels généraux ?
prompt-march = Une marche forcée ? Choisissez l’armée.
prompt-march-now = Choisissez d’abord une de vos armées éclairées pour une marche forcée.
prompt-march-first = Choisissez d’abord une de vos armées pour une marche forcée : { $places }.
prompt-march-to = Une marche forcée de { $place } vers où ?
prompt-march-to-now = Choisissez un lieu éclairé pour l’armée de { $place }, ou une autre armée.
prompt-march-troops = Marche forcée de { $place } vers { $to } : combien de troupes organisées ?
prompt-march-payment = Le fleuve sur la route de { $to } : { $count } à payer, { $paid } jusqu’ici.
prompt-march-generals = Marche forcée de { $place } vers { $to } : quels généraux la mènent ?
prompt-bid = Combat à { $place } : quels marqueurs misez-vous ? Au plus { $most } comptent.
prompt-bid-now = Choisissez d’abord les marqueurs que vous misez, ou aucun.
prompt-handicap = { $count ->
    [one] Un handicap : quelles troupes restent ?
   *[other] { $count } handicaps : quelles troupes restent ?
 }
prompt-attacker-decides = Combat à { $place }, { $strength } contre { $enemy } : combattre ou battre en retraite ?
prompt-defender-decides = Combat à { $place }, { $strength } contre { $enemy } : combattre ou battre en retraite ?
prompt-retreat = Où votre armée se retire-t-elle de { $place } ?
prompt-retreat-now = Choisissez un lieu éclairé où votre armée se retire.
prompt-retreat-payment = Le fleuve de { $to } : payer pour en garder { $count } en ordre ? { $paid } jusqu’ici.
prompt-reorganise = Réorganiser des troupes dans une commanderie ?
prompt-reorganise-now = Choisissez d’abord une de vos commanderies éclairées à réorganiser.
prompt-reorganise-payment = { $place } en a { $count } à réorganiser : { $paid } payés jusqu’ici.
prompt-restore = Votre autorité coûte { $debt } : payez en marqueurs ou en troupes.
prompt-give-organised = Quelle troupe organisée cédez-vous ?
prompt-give-disorganised = Quelle troupe désorganisée cédez-vous ?

# Ce qu’on peut faire
action-marker = Un marqueur de { $value }
action-marker-part = Un marqueur de { $value } : { $paid } sur { $cost } payés
action-marker-exact = Un marqueur de { $value }, le prix exact
action-marker-over = Un marqueur de { $value } : { $cost } suffisent, { $lost } perdus
action-enough = Ne rien payer de plus
action-recruit = Recruter le général de puissance { $power }, pour { $power }
action-recruit-done = Ne plus recruter
action-place = Une recrue à { $place }
action-place-general = Le général de puissance { $power } à { $place }
action-place-general-done = Les autres attendent
action-move = Partir de { $place }
action-move-done = Tous les autres restent
action-move-to = Vers { $place }
action-organised-count = { $count ->
    [0] Aucune troupe organisée
    [one] { $count } troupe organisée
   *[other] { $count } troupes organisées
 }
action-disorganised-count = { $count ->
    [0] Aucune troupe désorganisée
    [one] { $count } troupe désorganisée
   *[other] { $count } troupes désorganisées
 }
action-no-general = Sans général
action-generals = { $count ->
    [one] Le général de puissance { $powers }
   *[other] Les généraux de puissance { $powers }
 }
action-march = Marcher depuis { $place }
action-march-done = Ne plus marcher
action-march-to = Vers { $place }
action-close-hand = Ne plus miser
action-keep = { $organised ->
    [one] { $organised } organisée
   *[other] { $organised } organisées
 }, { $disorganised ->
    [one] { $disorganised } désorganisée
   *[other] { $disorganised } désorganisées
 }
action-fight = Combattre
action-withdraw = Battre en retraite
action-retreat = Se retirer vers { $place }
action-reorganise = Réorganiser à { $place }
action-reorganise-done = Ne plus réorganiser
action-give-organised = Une troupe organisée, pour 1
action-give-disorganised = Des troupes désorganisées, deux pour 1
action-give-troop = La troupe à { $place }

# Ce qui s’est passé
event-turn = Tour { $turn } : { $seat } joue en premier.
event-phase = Phase : { $phase }.
event-income = { $seat } reçoit un commandement de { $total }.
event-income-own = { $seat } reçoit un commandement de { $total } : { $markers }.
event-pay = { $seat } défausse un marqueur de { $value }.
event-recruit = { $count ->
    [one] { $seat } recrute { $count } troupe.
   *[other] { $seat } recrute { $count } troupes.
 }
event-recruit-general = { $seat } recrute un général.
event-recruit-general-own = { $seat } recrute le général de puissance { $power }.
event-place = { $seat } place une troupe à { $place }.
event-place-general = { $seat } place un général à { $place }.
event-place-general-own = { $seat } place le général de puissance { $power } à { $place }.
event-move = { $seat } va de { $place } à { $to }{ $organised ->
    [0] { "" }
    [one] , { $organised } organisée
   *[other] , { $organised } organisées
 }{ $disorganised ->
    [0] { "" }
    [one] , { $disorganised } désorganisée
   *[other] , { $disorganised } désorganisées
 }{ $generals ->
    [0] { "" }
    [one] , { $generals } général
   *[other] , { $generals } généraux
 }.
event-march = { $seat } marche de { $place } à { $to }{ $organised ->
    [0] { "" }
    [one] , { $organised } organisée
   *[other] , { $organised } organisées
 }{ $disorganised ->
    [0] { "" }
    [one] , { $disorganised } désorganisée
   *[other] , { $disorganised } désorganisées
 }{ $generals ->
    [0] { "" }
    [one] , { $generals } général
   *[other] , { $generals } généraux
 }.
event-general-killed = { $count ->
    [one] Un général de { $seat } est tué à { $place }.
   *[other] { $count } généraux de { $seat } sont tués à { $place }.
 }
event-combat = { $seat } attaque { $defender } à { $place }.
event-bid = { $count ->
    [0] { $seat } ouvre une main vide{ $markers }.
   *[other] { $seat } ouvre une main avec { $markers }.
 }
event-generals-shown = { $count ->
    [one] { $seat } montre un général de puissance { $powers } à { $place }.
   *[other] { $seat } montre des généraux de puissance { $powers } à { $place }.
 }
event-manoeuvres = Manœuvres à { $place } : { $first } { $number }, { $second } { $against }.
event-handicaps = { $count ->
    [one] { $seat } reçoit { $count } handicap à { $place }.
   *[other] { $seat } reçoit { $count } handicaps à { $place }.
 }
event-kept = Il reste à { $seat } { $organised ->
    [one] { $organised } organisée
   *[other] { $organised } organisées
 } et { $disorganised ->
    [one] { $disorganised } désorganisée
   *[other] { $disorganised } désorganisées
 } à { $place }.
event-destroyed = L’armée de { $seat } à { $place } est détruite.
event-fight = { $seat } poursuit le combat à { $place }.
event-no-retreat = { $seat } n’a aucun lieu où se retirer de { $place } et doit se battre.
event-clash = Affrontement à { $place } : { $first } { $number }, { $second } { $against }.
event-withdraw = { $seat } se retire de { $place } vers { $to }{ $organised ->
    [0] { "" }
    [one] , { $organised } organisée
   *[other] , { $organised } organisées
 }{ $disorganised ->
    [0] { "" }
    [one] , { $disorganised } désorganisée
   *[other] , { $disorganised } désorganisées
 }.
event-reorganise = { $count ->
    [one] { $seat } réorganise { $count } troupe à { $place }.
   *[other] { $seat } réorganise { $count } troupes à { $place }.
 }
event-progress = { $count ->
    [one] { $seat } tient { $count } commanderie.
   *[other] { $seat } tient { $count } commanderies.
 }
event-contest = Les commanderies sont comparées à celles du début du tour.
event-authority = L’autorité de { $seat } tombe à { $level }.
event-cannot-pay = { $seat } ne peut payer { $debt } et cède tout.
event-give-up = { $seat } cède une troupe à { $place }.
event-defeated = { $seat } n’a plus de troupe et est vaincu.
ui-defeated = Vous êtes vaincu au tour { $turn } : il ne vous reste aucune troupe.
ui-defeated-at = Vous êtes vaincu au tour { $turn } : votre dernière armée est tombée à { $place }.
event-end-objective = L’objectif est rempli : { $seats }.
event-end-survivor = Il n’en reste qu’un : { $seats }.
event-end-points = Le dernier tour est fini ; le plus de points : { $seats }.
event-end-nobody = Il ne reste personne. Partie nulle : personne ne gagne.

# Résultats sur le plateau
outcome-markers = marqueurs de valeur { $total }
outcome-general = un général de puissance { $power }
outcome-organised = { $count ->
    [one] { $count } organisée
   *[other] { $count } organisées
 }
outcome-disorganised = { $count ->
    [one] { $count } désorganisée
   *[other] { $count } désorganisées
 }
outcome-handicaps = { $count ->
    [one] { $count } handicap
   *[other] { $count } handicaps
 }
outcome-destroyed = l’armée est détruite
outcome-before = { $count } au début du tour
outcome-authority = l’autorité tombe à { $level }
outcome-commanderies = { $count ->
    [one] { $count } commanderie
   *[other] { $count } commanderies
 }
outcome-objective = { $count } pour l’objectif

# La feuille de score
category-commanderies = Commanderies
category-objective = Objectif
category-points = Points
category-authority = Autorité
category-organised = Troupes organisées
category-troops = Troupes
category-markers = Valeur des marqueurs
note-card = Objectif de { $seat } : { $objective }.
note-objective = { $count ->
    [1] { $seats } a atteint son objectif à la fin d’un tour : cela suffit pour gagner, quels que soient les points des autres.
   *[other] { $seats } ont atteint leur objectif à la fin d’un tour : les points ne départagent qu’eux.
 }
note-tie = { $seats } ont { $points } points chacun. Ce qui départage : { $category }, { $number } pour { $seat }, contre { $other }.
note-shared = { $seats } sont à égalité en tout ce qui départage et partagent la victoire.
note-nobody = Partie nulle : { $seats } sont tombés ensemble, les derniers en jeu. Personne ne gagne.

# Ce que le navigateur dit des choses sur la table
ui-reconstructed = Le plateau d’origine est perdu : cette carte est une reconstitution.
ui-reconstruction = carte reconstituée
glance-score = Commanderies
glance-out = vaincu
glance-authority = autorité { $level }
glance-troops = { $count ->
    [one] { $count } troupe
   *[other] { $count } troupes
}
glance-authority-short = 權 { $level }
glance-troops-short = 兵 { $count }
ui-map = Carte de campagne
ui-commandery = { $place } ({ $number }), commanderie { $rank } de { $kingdom }
ui-campfire = { $count ->
    [one] { $count } recrue à son feu de camp
   *[other] { $count } recrues à son feu de camp
 }
ui-link-plain = Route { $place }
ui-link-river = Gué { $place } : un fleuve coupe la route
ui-link-wall = Muraille { $place } : aucune troupe ne passe
ui-army = { $seat } : { $organised ->
    [one] { $organised } organisée
   *[other] { $organised } organisées
 }, { $disorganised ->
    [one] { $disorganised } désorganisée
   *[other] { $disorganised } désorganisées
 }
ui-army-moved = { $count } déjà déplacées
ui-generals = { $count ->
    [one] { $count } général de { $seat } : au combat, sa puissance, 1, 2 ou 4, s’ajoute à la mise
   *[other] { $count } généraux de { $seat } : au combat, la puissance du meilleur, 1, 2 ou 4, s’ajoute à la mise
 }
ui-generals-known = { $count ->
    [one] le général de puissance { $powers } de { $seat } : au combat, sa puissance s’ajoute à la mise
   *[other] les généraux de puissance { $powers } de { $seat } : au combat, la puissance du meilleur s’ajoute à la mise
 }
ui-wheel = Tour { $turn } sur { $turns }, phase : { $phase }
ui-progress = { $seat } tient { $count ->
    [one] { $count } commanderie
   *[other] { $count } commanderies
}, { $progress } au début du tour
ui-authority = Autorité de { $seat } : { $level } ; { $debt } à payer à la fin du tour si rien ne change
ui-forecast = { $debt } à payer pour l’autorité à la fin de ce tour, si rien ne change
ui-order-back = Reprendre l’ordre { $place } → { $to } et les suivants
ui-tracks = Phases, autorité et progression
ui-who-goes = Qui part ?
ui-all-go = Tous
ui-general-goes = Le général de puissance { $power } part
ui-general-stays = Le général de puissance { $power } reste
ui-combat = Combat : { $place }
ui-attacker = Attaquant
ui-defender = Défenseur
ui-choosing = choisit …
ui-closed = a misé
ui-strength = force { $strength }
ui-bid-open = { $count ->
    [0] une main vide{ $markers }
   *[other] mise { $markers }
 }
ui-bid-closed = une mise secrète
ui-bid-these = { $count ->
    [0] Ne rien miser
    [one] Miser { $count } marqueur, valeur { $total }
   *[other] Miser { $count } marqueurs, valeur { $total }
 }
ui-pay-these = { $count ->
    [0] Ne rien payer
   *[other] Payer ceux-ci, valeur { $total }
 }
ui-screen = Le paravent de { $seat }
ui-screen-hides = Le paravent de { $seat } cache ses marqueurs et son objectif
ui-markers-of = Marqueurs de { $seat }, valeur { $total }
ui-markers = Vos marqueurs, valeur { $total }
ui-no-marker = Aucun marqueur de { $value }
ui-take-marker = Marqueur { $number } de { $value } de la réserve
ui-generals-own = Vos généraux
ui-general-reserve = Le général de puissance { $power } est en réserve
ui-general-hand = Le général de puissance { $power } attend dans votre main
ui-general-bought = Le général de puissance { $power } est en cours de recrutement
ui-general-field = Le général de puissance { $power } est sur la carte
ui-objective = Votre objectif secret
ui-objective-kingdoms = { $held ->
    [0] 0 royaume
    [one] { $held } royaume
   *[other] { $held } royaumes
 } sur { $of }
ui-objective-places = { $held ->
    [0] 0 commanderie
    [one] { $held } commanderie
   *[other] { $held } commanderies
 } sur { $of }
ui-progress-held = Commanderies : { $now } maintenant, { $before } au dernier compte
ui-progress-authority = Autorité { $level } : elle baisse à la fin d’un tour où vous n’avez gagné aucune commanderie, et ne remonte jamais
ui-goal = { $place } : votre objectif secret la demande
ui-goal-held = { $place } : votre objectif secret la demande, et vous la tenez
ui-slip-held = villes
ui-slip-authority = autorité
ui-slip-debt = dette
ui-odds = { $own } + { $markers ->
    [0] aucun marqueur
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs au plus
}{ $power ->
    [0] { "" }
   *[other] { " " }+ { $power } par un général
} contre { $enemy } + { $others ->
    [0] aucun marqueur
    [one] { $others } marqueur
   *[other] { $others } marqueurs au plus
}{ $generals ->
    [0] { "" }
    [one] { " " }+ un général
   *[other] { " " }+ le meilleur de { $generals } généraux
}
ui-objective-of = Objectif de { $seat }
ui-troops = { $count ->
    [one] { $count } troupe
   *[other] { $count } troupes
} sur la carte, { $supply } en réserve
ui-generals-away = Généraux hors de la carte : { $hand } en main, { $reserve } en réserve
ui-holds = { $count ->
    [one] { $count } commanderie
   *[other] { $count } commanderies
 }
ui-hidden = Marqueurs et objectif sont cachés.
legend-rank = { $rank ->
    [1] Une commanderie I : une tour, un guerrier
    [2] Une commanderie II : deux tours, deux guerriers
   *[3] Une commanderie III : trois tours, trois guerriers
 }
legend-campfire = Un feu de camp où des recrues sont arrivées
legend-organised = Troupes organisées, debout : force 2 chacune
legend-disorganised = Troupes désorganisées, éparses : force 1 chacune
legend-army = Une armée : organisées à gauche de l’étiquette, désorganisées à droite
legend-general-down = Un général, face cachée
legend-general-up = Un général avec sa puissance
legend-marker = Marqueurs de commandement de 4, 2 et 1
legend-road = Une route : un espace entre deux commanderies
legend-ford = Un gué : les troupes organisées paient ou se désorganisent, les autres n’y entrent pas
legend-wall = Une muraille, porte close : seuls les généraux passent
legend-slips = La latte de bambou d’un joueur : commanderies, nombre au début du tour, autorité, dette qui menace
legend-wheel = La roue des phases, la présente allumée
legend-arrow = Un ordre donné dans cette phase ; sa croix le reprend
phase-order = ordre des joueurs
wheel-order = Ordre
wheel-command = Commander
wheel-recruit = Recruter
wheel-place = Placer
wheel-spring = Printemps
wheel-autumn = Automne
wheel-march = Marche
wheel-reorganise = Réorganiser
wheel-authority = Autorité

# Chapters of the rules, by the middle of a rule’s id.
chapter-goal = But du jeu
chapter-players = Joueurs
chapter-material = Matériel
chapter-map = La carte
chapter-notion = Armées et contrôle
chapter-marker = Marqueurs de commandement
chapter-order = Ordre du tour
chapter-command = Commandement
chapter-recruit = Recrutement
chapter-place = Placement
chapter-move = Déplacements
chapter-march = Marche forcée
chapter-general = Généraux
chapter-combat = Combats
chapter-clash = Poursuivre ou se retirer
chapter-retreat = Retraite
chapter-reorganise = Réorganisation
chapter-authority = Autorité
chapter-objective = Objectifs secrets
chapter-diplomacy = Diplomatie

# La première partie guidée
lesson-command = Vous êtes Qi, le novice est Liang. Votre carte secrète : tenez cinq royaumes. Votre commandement est de 2 : prenez deux petits marqueurs, pour deux usages.
lesson-command-done = Deux marqueurs de 1 : vous pouvez les dépenser à deux endroits.
lesson-command-other = Choisissez deux marqueurs de 1 : deux petits servent à deux endroits.
lesson-command-two = Un marqueur se dépense entier : un 2 ne sert qu’à un seul endroit.
lesson-recruit = Chaque ville tenue, une commanderie, apporte une troupe. Un général mène des marches forcées ; aujourd’hui aucun : ne plus recruter.
lesson-recruit-done = Une deuxième troupe à Linzi.
lesson-recruit-other = Un général coûterait vos marqueurs. Aujourd’hui, faites sans : ne plus recruter.
lesson-spring = Au printemps, les armées vont sur une route. Envoyez une troupe vers Pinglu ; tous les autres restent et gardent Linzi.
lesson-spring-done = Une troupe sur la route, une à Linzi.
lesson-spring-other = Permis, mais ici une troupe va vers Pinglu, et l’autre garde Linzi.
lesson-spring-town = La route au printemps, la ville en automne : choisissez la route de Pinglu.
lesson-spring-empty = Linzi serait vide, et ne serait plus à vous.
lesson-autumn = En automne, les armées passent de la route dans une ville. Entrez à Pinglu ; tous les autres restent.
lesson-autumn-done = Pinglu est à vous : deux commanderies.
lesson-autumn-other = Permis, mais la troupe de la route doit entrer à Pinglu : elle sera à vous.
lesson-authority = Vous tenez plus qu’avant : votre autorité reste. Liang n’a pas progressé. Sur les lamelles de bambou au-dessus de la roue, touchez le marqueur d’autorité qui a baissé.
lesson-authority-done = Liang tombe à −1 et paie une troupe. L’autorité ne remonte jamais : prenez une ville par tour.
lesson-authority-other = Pas là. Regardez les deux lamelles de bambou au-dessus de la roue : un marqueur a baissé.
lesson-big = Au combat, on mise des marqueurs, un au plus par troupe organisée : les gros frappent plus fort. Prenez un 2, puis ne plus recruter.
lesson-big-done = Un marqueur de 2.
lesson-big-other = Permis, mais un marqueur de 2 frappe plus fort au combat ; pas de général aujourd’hui.
lesson-place = Deux recrues. Par tour, une ville en reçoit au plus autant qu’elle a de tours. Placez-en une à Pinglu, puis une à Linzi.
lesson-place-done = Deux troupes dans chaque ville.
lesson-place-other = Placez d’abord une recrue à Pinglu, puis une à Linzi.
lesson-grow = Grandissez encore : de Linzi, une troupe sur la route de Gaotang, en automne dans la ville. L’autre garde Linzi.
lesson-grow-done = Trois commanderies. Votre autorité reste.
lesson-grow-other = Permis, mais une troisième ville garde votre autorité : une troupe de Linzi à Gaotang.
lesson-gather = Liang a pris Puyang. Prenez un 2, ne plus recruter, puis rassemblez : deux recrues à Pinglu, une à Linzi.
lesson-gather-done = Votre armée de Pinglu peut attaquer.
lesson-gather-other = Il faut un marqueur de 2, aucun général, deux recrues à Pinglu, une à Linzi.
lesson-together = Qui marche ensemble combat ensemble. De Pinglu, trois troupes vers Puyang, de Linzi une vers Ju ; tous les autres restent.
lesson-together-done = Les deux armées sont en route.
lesson-together-other = Trois quittent ensemble Pinglu vers Puyang ; de Linzi, une va vers Ju.
lesson-attack = L’automne : entrez à Ju, qui est vide, puis à trois dans Puyang. C’est un combat.
lesson-attack-done = Trois troupes contre deux.
lesson-attack-other = D’abord la troupe à Ju, puis les trois à Puyang : moins serait plus faible.
lesson-bid = Les deux camps misent en secret. Chaque point d’écart désorganise une troupe du plus faible : 1 au lieu de 2. Misez un 2 et un 1, pas plus.
lesson-bid-done = Vous misez 3, Liang 1 : la différence, 2, désorganise ses deux troupes.
lesson-bid-other = Misez exactement un 2 et un 1, pas plus.
lesson-bid-none = Un seul marqueur de Liang vous désorganiserait alors.
lesson-fight = Une troupe organisée compte 2, désorganisée 1 : six contre deux. Combattez.
lesson-fight-done = Liang est battu.
lesson-fight-other = Vous êtes six contre deux : se retirer céderait Puyang. Combattez.
lesson-hits = Le vainqueur paie la force du vaincu, 2, en handicaps : une troupe perdue paie 2, désorganisée 1. Gardez-en deux organisées ; tous les autres restent.
lesson-hits-done = Puyang est à vous.
lesson-hits-other = Gardez deux troupes organisées, et laissez tous les autres sur place.
lesson-hits-keep = Trois troupes resteraient, dont deux désorganisées. Gardez-en deux organisées aujourd’hui.
lesson-end = Tout Qi est à vous : 4 commandements de plus par tour. Encore quatre royaumes, contre un débutant.

# Chapitres de la page des règles
rules-winning = Gagner
rules-map = La carte
rules-turn = Un tour
rules-command = Le commandement
rules-recruiting = Le recrutement
rules-movement = Le mouvement
rules-march = Marche forcée et généraux
rules-combat = Le combat
rules-retreat = La retraite
rules-authority = Réorganisation et autorité
rules-diplomacy = La diplomatie
rules-setup = Matériel et mise en place

# La page de présentation du jeu
page-about = Chacun dirige l’un des Royaumes combattants, avec des armées sur une carte de trente-six commanderies et un but secret.
page-win = Remplissez votre carte secrète à la fin d’un tour et vous êtes empereur. Sinon, commanderies et points de carte décident après le dernier tour.
page-turn = Un tour est une année. Prenez des marqueurs de commandement, recrutez, puis bougez : au printemps de la ville à la route, en automne de la route à la ville. On combat où les armées se rencontrent.
page-pieces = Une troupe organisée compte 2 au combat, désorganisée 1. Les marqueurs de commandement paient mises, gués, généraux, réorganisation et autorité ; ils se dépensent entiers.
page-points = Chaque commanderie vaut un point, et votre carte en donne d’autres. Un royaume entier apporte du commandement à chaque tour. Qui ne grandit pas perd de l’autorité.
page-miss-1 = Ne pas progresser un tour : l’autorité baisse et ne remonte jamais.
page-miss-2 = Faire sortir toutes les troupes d’une ville, qui n’est alors à personne.
page-miss-3 = Ne prendre que de gros marqueurs, ou que des petits.
page-miss-4 = Attaquer en deux groupes, qui combattent l’un après l’autre.
page-miss-5 = Oublier le fleuve : le passer coûte du commandement, ou l’ordre.
page-picture-card = La carte secrète : le but que vous seul connaissez.
page-picture-road = Le printemps : une troupe sur la route, l’autre garde la ville.
page-picture-town = L’automne : l’armée entre dans la ville voisine, qui est à vous.
page-picture-gather = Les recrues se rassemblent dans une ville : pas plus qu’elle n’a de tours.
page-picture-fight = Trois troupes marchent sur une ville tenue par deux : qui marche ensemble combat ensemble.
page-picture-kingdom = Un royaume entier est à vous : plus de commandement à chaque tour.

# Parties de l'évaluation des bots
part-won = victoire
part-land = commanderies tenues
part-claims = terres à portée

# Parts de l’évaluation.
part-kingdoms = les royaumes entiers
part-progress = plus de commanderies qu’avant
part-authority = l’autorité
part-objective = l’objectif personnel
part-troops = troupes
part-generals = généraux
part-markers = les marqueurs

# Lines of help in a first game
help-markers = De petits marqueurs pour les rivières et les combats nombreux, de gros pour peu de troupes : un marqueur se dépense entier, et les troupes organisées limitent la mise.
help-general = Un général ajoute sa puissance au combat et mène les marches forcées. On peut s’en passer.
help-placing = Une ville reçoit au plus autant de recrues qu’elle a de tours.
help-spring = Sur une route maintenant, dans la ville en automne.
help-leaving = { $place } serait vide, et ne serait plus à vous.
help-ford = { $count ->
    [one] Une rivière : payez 1 par troupe, sinon elle est désorganisée. Ici, { $count } troupe.
   *[other] Une rivière : payez 1 par troupe, sinon elle est désorganisée. Ici, { $count } troupes.
 }
help-bid = { $most ->
    [0] Aucune troupe organisée : aucun marqueur à miser.
    [one] Un marqueur au plus, pour votre troupe organisée. La mise est dépensée, gagnée ou perdue.
   *[other] { $most } marqueurs au plus, un par troupe organisée. La mise est dépensée, gagnée ou perdue.
 }
help-authority = Commanderies : { $now } maintenant, { $before } au dernier compte. Une de plus, ou votre autorité tombe à { $level }.
# La position dessinée en texte.
drawing-signs = 0 3+1-g2* : place 0, 3 troupes organisées, 1 désorganisée, 2 généraux, un feu
drawing-order = Ordre de jeu
drawing-on-roads = Sur les routes
drawing-roads = Routes (~ à travers un fleuve, # barrée par un mur) :
drawing-side = { $organised } organisées, { $disorganised } désorganisées, généraux : { $generals }
drawing-column-kingdom = royaume
drawing-column-commanderies = terres (avant)
drawing-column-authority = autorité
drawing-column-troops = troupes
drawing-column-generals = main+réserve
drawing-column-controls = contrôle
drawing-stock = marqueurs
drawing-chosen = en main
drawing-general-at = général { $power } en { $place }
drawing-general-reserve = général { $power } en réserve
drawing-general-hand = général { $power } en main
drawing-general-bought = général { $power } en cours de recrutement
drawing-general-gone = général { $power } hors du jeu

# Exemples dessinés dans les règles.
example-authority = Neuf villes au début du tour, neuf maintenant : pas de progrès. L’autorité tombe de 0 à −1 et coûte un : un marqueur de 1, ou une troupe. Elle ne remonte jamais.
example-fight = Quatre troupes et le général 1 ont attaqué Yiyang : marqueurs 9 plus 1, soit 10. Le défenseur a fait 5 plus 2, soit 7, et subi trois handicaps. Une troupe organisée compte 2, désorganisée 1 : 8 contre 5. L’attaquant gagnera en subissant cinq handicaps.
example-march = Marche forcée : un général mène deux troupes d’un trait de Pinglu à Puyang. Elles arrivent en désordre. La troupe de Linzi n’a pas de général : elle ne peut pas marcher.
example-retreat = Yiyang est attaquée depuis la route de Xinzheng, et son armée refuse le combat. Elle doit partir ensemble vers l’une des trois autres routes, jamais vers celle d’où venait l’attaquant. Passer un fleuve coûte des marqueurs ou le désordre.
example-spring = Printemps : d’Anyi, deux troupes sont allées sur la route de Shangdang ; à l’automne, chacune entre dans la ville ou revient. L’autre camp est entré sur une route de fleuve avec une troupe et a payé un marqueur de 1. Sans payer, elle serait en désordre.
example-whole-kingdom = Six villes : les quatre du Chu et les deux du Yue. Commandement de ce tour : 2, plus 4 pour le Chu, plus 2 pour le Yue, soit 8.

# Problèmes faits à la main.
puzzle-command = Revenu 8. Cette année vous combattrez avec deux troupes organisées. Quels marqueurs permettent la plus forte mise ?
puzzle-command-title = Commandement
puzzle-command-why = Au combat, on mise un marqueur par troupe organisée : deux. Deux 4 misent 8 ; de huit 1, six resteraient inutiles.
puzzle-town = Vous avez commencé ce tour avec deux villes, et il finit après les marches forcées. Gardez votre autorité.
puzzle-town-title = Une ville de plus
puzzle-town-why = L’autorité baisse si vous ne tenez pas plus de villes qu’au début. Le général 1 mène une troupe dans une ville libre ; l’autre garde Pinglu. Si les deux partent, vous en tenez encore deux.
puzzle-ford = Menez les deux troupes de Pinglu sur la route de fleuve à l’ouest, sans désordre.
puzzle-ford-title = Gué
puzzle-ford-why = Un fleuve coûte des marqueurs valant 1 par troupe. Les deux 1 paient pour les deux troupes ; pour chaque point impayé, une troupe est en désordre, et compte 1 au lieu de 2.
