title = Royaumes Combattants
tagline = Trente-six commanderies, un commandement secret et des armées en marche : devenez le premier empereur.
how-won-short = Votre objectif secret gagne aussitôt ; sinon, le plus de points.
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
objective-6 = quatre commanderies III
objective-7 = neuf commanderies II
objective-8 = douze commanderies I
objective-9 = SONG, HAN et WEY, et un autre royaume majeur
proposal-peace = la paix
proposal-passage = le libre passage
proposal-attack = une attaque commune
proposal-words = une parole donnée

# Ce qui est demandé
prompt-income = Votre commandement vaut { $total } : choisissez ses marqueurs.
prompt-income-more = Votre commandement vaut { $total } : quel marqueur ensuite ?
prompt-recruit = Recruter un général ?
prompt-pay-general = Payez le général : { $paid } jusqu’ici.
prompt-place = { $count ->
    [one] Où va votre dernière recrue ?
   *[other] Où va la prochaine de vos { $count } recrues ?
 }
prompt-place-general = Amener un général sur le plateau ?
prompt-spring = Printemps : quels pions se déplacent ?
prompt-autumn = Automne : quels pions se déplacent ?
prompt-move-to = De { $place } vers où ?
prompt-move-organised = De { $place } vers { $to } : combien de troupes organisées ?
prompt-move-organised-others = De { $place } vers { $to } : combien de troupes organisées ?
prompt-move-disorganised = De { $place } vers { $to } : combien de troupes désorganisées ?
prompt-move-disorganised-others = De { $place } vers { $to } : combien de troupes désorganisées ?
prompt-move-payment = Le fleuve de { $to } : payer pour en garder { $count } en ordre ? { $paid } jusqu’ici.
prompt-move-generals = De { $place } vers { $to } : quels généraux ?
prompt-march = Une marche forcée ?
prompt-march-to = Une marche forcée de { $place } vers où ?
prompt-march-troops = Marche forcée de { $place } vers { $to } : combien de troupes organisées ?
prompt-march-troops-others = Marche forcée de { $place } vers { $to } : combien de troupes organisées ?
prompt-march-payment = Le fleuve sur la route de { $to } : { $count } à payer, { $paid } jusqu’ici.
prompt-march-generals = Marche forcée de { $place } vers { $to } : quels généraux la mènent ?
prompt-bid = Combat à { $place } : quels marqueurs misez-vous ? Au plus { $most } comptent.
prompt-handicap = { $count ->
    [one] Un handicap : quelles troupes restent ?
   *[other] { $count } handicaps : quelles troupes restent ?
 }
prompt-attacker-decides = Combat à { $place }, { $strength } contre { $enemy } : attaquer ou repartir ?
prompt-defender-decides = Combat à { $place }, { $strength } contre { $enemy } : combattre ou battre en retraite ?
prompt-retreat = Où votre armée se retire-t-elle de { $place } ?
prompt-retreat-payment = Le fleuve de { $to } : payer pour en garder { $count } en ordre ? { $paid } jusqu’ici.
prompt-reorganise = Réorganiser des troupes dans une commanderie ?
prompt-reorganise-payment = { $place } en a { $count } à réorganiser : { $paid } payés jusqu’ici.
prompt-restore = Votre autorité coûte { $debt } : payez en marqueurs ou en troupes.
prompt-give-organised = Quelle troupe organisée cédez-vous ?
prompt-give-disorganised = Quelle troupe désorganisée cédez-vous ?

# Ce qu’on peut faire
action-marker = Un marqueur de { $value }
action-enough = Ne rien payer de plus
action-recruit = Recruter le général de puissance { $power }
action-recruit-done = Ne plus recruter
action-place = Une recrue à { $place }
action-place-general = Le général de puissance { $power } à { $place }
action-place-general-done = Les autres attendent
action-move = Partir de { $place }
action-others = Les autres …
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
action-close-hand = Fermer la main
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
event-contest = Qui tient plus de commanderies qu’au début du tour ?
event-authority = L’autorité de { $seat } tombe à { $level }.
event-cannot-pay = { $seat } ne peut payer { $debt } et cède tout.
event-give-up = { $seat } cède une troupe à { $place }.
event-defeated = { $seat } n’a plus de troupe et est vaincu.
event-end-objective = L’objectif est rempli : { $seats }.
event-end-survivor = Il n’en reste qu’un : { $seats }.
event-end-points = Le dernier tour est fini ; le plus de points : { $seats }.
event-end-nobody = Il ne reste personne : partie nulle entre { $seats }.

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
note-objective = { $count ->
    [1] { $seats } a atteint son objectif à la fin d’un tour : cela suffit pour gagner, quels que soient les points des autres.
   *[other] { $seats } ont atteint leur objectif à la fin d’un tour : les points ne départagent qu’eux.
 }
note-tie = { $seats } ont { $points } points chacun. Ce qui départage : { $category }, { $number } pour { $seat }, contre { $other }.
note-shared = { $seats } sont à égalité en tout ce qui départage et partagent la victoire.
note-nobody = { $seats } sont tombés ensemble, les derniers en jeu : personne ne reste pour gagner seul.

# Ce que le navigateur dit des choses sur la table
ui-reconstructed = Le plateau d’origine est perdu : cette carte est une reconstitution.
ui-reconstruction = carte reconstituée
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
    [one] { $count } général de { $seat }
   *[other] { $count } généraux de { $seat }
 }
ui-generals-known = { $count ->
    [one] le général de puissance { $powers } de { $seat }
   *[other] les généraux de puissance { $powers } de { $seat }
 }
ui-wheel = Tour { $turn } sur { $turns }, phase : { $phase }
ui-progress = { $seat } tient { $count } commanderies, { $progress } au début du tour
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
ui-closed = main fermée
ui-strength = force { $strength }
ui-bid-open = { $count ->
    [0] une main vide{ $markers }
   *[other] mise { $markers }
 }
ui-bid-closed = une main fermée
ui-bid-these = { $count ->
    [0] Fermer une main vide
    [one] Fermer la main sur { $count } marqueur, valeur { $total }
   *[other] Fermer la main sur { $count } marqueurs, valeur { $total }
 }
ui-pay-these = { $count ->
    [0] Ne rien payer
   *[other] Payer ceux-ci, valeur { $total }
 }
ui-screen = Le paravent de { $seat }
ui-screen-hides = Le paravent de { $seat } cache ses marqueurs et son objectif
ui-markers = Vos marqueurs, valeur { $total }
ui-no-marker = Aucun marqueur de { $value }
ui-take-marker = Marqueur { $number } de { $value } de la réserve
ui-generals-own = Vos généraux
ui-general-reserve = Le général de puissance { $power } est en réserve
ui-general-hand = Le général de puissance { $power } attend dans votre main
ui-general-bought = Le général de puissance { $power } est en cours de recrutement
ui-general-field = Le général de puissance { $power } est sur la carte
ui-objective = Votre objectif secret
ui-troops = { $count } troupes sur la carte, { $supply } en réserve
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
