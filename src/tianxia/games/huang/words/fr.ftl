title = Huang
tagline = Sept royaumes, cinq couleurs : c’est la plus faible qui compte.

# Optional rules
option-short_two_player = Partie courte
option-short_two_player-help = À deux : 24 tuiles inconnues sont écartées.
option-renegade_bandits = Bandits renégats
option-renegade_bandits-help = Cinq bandes tiennent la campagne jusqu’à ce que des tuiles rouges les battent.
option-eighteen_kingdoms = Dix-huit Royaumes
option-eighteen_kingdoms-help = Le verso du plateau : dix-neuf capitales, chacune avec un grenier.
option-royal_palace = Palais royal
option-royal_palace-help = Quatre tuiles jaunes en losange peuvent porter le palais : une septième tuile en main.
option-dragon = Dragon
option-dragon-help = Une cinquième dynastie, pour cinq joueurs.

# Colours and pieces
colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-white = blanc
tile-yellow = tuile jaune
tile-red = tuile rouge
tile-blue = tuile bleue
tile-green = tuile verte
tile-white = tuile blanche
leader-yellow = meneur jaune
leader-red = meneur rouge
leader-blue = meneur bleu
leader-green = meneur vert
leader-white = meneur blanc
pagoda-yellow = pagode jaune
pagoda-red = pagode rouge
pagoda-blue = pagode bleue
pagoda-green = pagode verte
pagoda-white = pagode blanche
person-yellow = Gouverneur
person-red = Soldat
person-blue = Agriculteur
person-green = Commerçant
person-white = Artisan
building-yellow = Cour
building-red = Garnison
building-blue = Grange
building-green = Marché
building-white = Atelier
points-yellow = Ordre
points-red = Pouvoir
points-blue = Nourriture
points-green = Commerce
points-white = Richesse
palace = Palais royal
market = Marché
bag = Sac
granary = Grenier
bandits = Bandits
dynasty-tiger = Tigre
dynasty-rabbit = Lièvre
dynasty-rat = Rat
dynasty-goat = Chèvre
dynasty-dragon = Dragon

# Rivers and capitals
river-yellow_river = Fleuve Jaune
river-yangtze = Yangtze
capital-qin = Qin
capital-zhao = Zhao
capital-yan = Yan
capital-qi = Qi
capital-wei = Wei
capital-han = Han
capital-chu = Chu
capital-western-chu = Chu occidental
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
capital-western-wei = Wei occidental
capital-jiujiang = Jiujiang
capital-linjiang = Linjiang
capital-liaodong = Liaodong
capital-jiaodong = Jiaodong
capital-jibei = Jibei

# What is asked
prompt-action = { $left ->
    [one] Choisissez votre dernière action.
   *[other] Choisissez une action : il en reste { $left }.
 }
prompt-leader = Où va votre { $leader } ?
prompt-tile = Où va la { $tile } ?
prompt-pagoda = La tuile en { $hex } permet de bâtir. Le faites-vous ?
prompt-chain = Poser une autre tuile bleue à côté de la dernière ?
prompt-market = Prendre une tuile au marché ?
prompt-riot = Quelle tuile les paysans arrachent-ils ?
prompt-build = Où bâtissez-vous ?
prompt-shape = Sur lequel de ces emplacements bâtissez-vous ?
prompt-move-pagoda = Plus de { $pagoda } en réserve : laquelle vient ici ?
prompt-replace = { $count ->
    [0] Quelles tuiles remplacez-vous ?
    [one] { $count } tuile mise de côté. Une autre ?
   *[other] { $count } tuiles mises de côté. Une autre ?
 }
prompt-revolt-commit = Révolte des meneurs { $colour }s, { $attack } contre { $defence } : combien de tuiles jaunes engagez-vous ?
prompt-war-commit = Guerre entre { $sides }, forces { $strengths } : combien de tuiles rouges engagez-vous ?
prompt-war-side = Quel royaume soutenez-vous ?
prompt-war-winner = Les royaumes les plus forts sont à égalité. Lequel gagne ?
prompt-lose = { $count ->
    [one] Choisissez une tuile rouge à perdre.
   *[other] Choisissez une tuile rouge à perdre : { $count } en tout.
 }
prompt-collect = Récolter les greniers du royaume de votre meneur bleu ? Il doit en rester un.

# What can be done
action-tile = Poser une { $tile }
action-tile-hex = Poser la { $tile } en { $hex }
action-leader = Positionner votre { $leader }
action-leader-hex = { $leader } en { $hex }
action-withdraw = Reprendre votre { $leader }
action-riot = Émeute : défausser deux tuiles bleues
action-riot-leader = Émeute : défausser une tuile bleue, avec l’aide de votre meneur bleu
action-riot-hex = Arracher la { $tile } en { $hex }
action-hex = { $hex }
action-build = Bâtir : défausser deux tuiles vertes
action-build-leader = Bâtir : défausser une tuile verte, avec l’aide de votre meneur vert
action-replace = Remplacer des tuiles de votre main
action-pass = Passer
action-discard = Mettre de côté une { $tile }
action-done = { $count ->
    [one] Remplacer { $count } tuile
   *[other] Remplacer { $count } tuiles
 }
action-take = Prendre une { $tile }
action-take-nothing = Ne rien prendre
action-pagoda = Bâtir en { $hex }
action-no-pagoda = Ne pas bâtir
action-shape-up = Pagode : { $hex } et les deux tuiles en dessous
action-shape-down = Pagode : { $hex }, sa voisine de droite et la tuile entre elles en dessous
action-shape-palace-upright = Palais : debout, { $hex } au sommet
action-shape-palace-left = Palais : penché à gauche depuis { $hex }
action-shape-palace-right = Palais : penché à droite depuis { $hex }
action-move-pagoda = Déplacer la pagode en { $hex }
action-chain = Une autre tuile bleue en { $hex }
action-stop = S’arrêter là
action-commit = { $count ->
    [0] Ne rien engager
    [one] Engager { $count } tuile { $colour }
   *[other] Engager { $count } tuiles { $colour }s
 }
action-commit-leader = { $count ->
    [0] Engager seulement votre meneur { $colour }
    [one] Engager { $count } tuile { $colour } et votre meneur { $colour }
   *[other] Engager { $count } tuiles { $colour }s et votre meneur { $colour }
 }
action-war-side = Soutenir le royaume de { $hex } (force { $strength })
action-war-winner = Le royaume de { $hex } gagne (force { $strength })
action-lose = Perdre la tuile rouge en { $hex }
action-collect = { $count ->
    [one] Prendre { $count } grenier et laisser celui de { $hex }
   *[other] Prendre { $count } greniers et laisser celui de { $hex }
 }
action-collect-nothing = Laisser les greniers

# What happened
event-turn = { $seat } commence son tour.
event-pass = { $seat } passe une action.
event-tile = { $seat } pose une { $tile } en { $hex }.
event-points-tile = { $count ->
    [one] { $seat } gagne { $count } point { $colour } pour la tuile.
   *[other] { $seat } gagne { $count } points { $colour }s pour la tuile.
 }
event-points-pagoda = { $count ->
    [one] { $seat } gagne { $count } point { $colour } pour une pagode.
   *[other] { $seat } gagne { $count } points { $colour }s pour une pagode.
 }
event-points-revolt = { $count ->
    [one] { $seat } gagne { $count } point { $colour } pour la révolte.
   *[other] { $seat } gagne { $count } points { $colour }s pour la révolte.
 }
event-points-war = { $count ->
    [one] { $seat } gagne { $count } point { $colour } pour la guerre.
   *[other] { $seat } gagne { $count } points { $colour }s pour la guerre.
 }
event-points-bandits = { $count ->
    [one] { $seat } gagne { $count } point { $colour } pour les bandits.
   *[other] { $seat } gagne { $count } points { $colour }s pour les bandits.
 }
event-leader-placed = { $seat } pose son { $leader } en { $hex }.
event-leader-moved = { $seat } déplace son { $leader } en { $hex }.
event-leader-withdrawn = { $seat } reprend son { $leader } de { $hex }.
event-leader-returned = Le { $leader } de { $seat } en { $hex } retourne devant le paravent.
event-market = { $seat } prend une { $tile } au marché.
event-market-refilled = { $count ->
    [one] Nouveau au marché : { $tiles }.
   *[other] Nouveau au marché, { $count } tuiles : { $tiles }.
 }
event-draw = { $count ->
    [one] { $seat } pioche { $count } tuile.
   *[other] { $seat } pioche { $count } tuiles.
 }
event-draw-own = { $count ->
    [one] { $seat } pioche { $count } tuile : { $tiles }.
   *[other] { $seat } pioche { $count } tuiles : { $tiles }.
 }
event-replace = { $count ->
    [one] { $seat } remplace { $count } tuile.
   *[other] { $seat } remplace { $count } tuiles.
 }
event-riot = { $seat } défausse deux tuiles bleues : une émeute arrache la { $tile } en { $hex }.
event-riot-leader = { $seat } défausse une tuile bleue, avec l’aide du meneur bleu : une émeute arrache la { $tile } en { $hex }.
event-build = { $seat } défausse { $count } tuiles vertes pour bâtir.
event-build-leader = { $seat } défausse { $count } tuile verte pour bâtir, avec l’aide du meneur vert.
event-pagoda-built = { $seat } bâtit une { $pagoda } en { $hex }.
event-pagoda-moved = { $seat } déplace une { $pagoda } en { $hex }.
event-pagoda-lost = La { $pagoda } en { $hex } tombe.
event-palace-built = { $seat } bâtit le palais en { $hex }.
event-palace-moved = { $seat } déplace le palais en { $hex }.
event-palace-lost = Le palais en { $hex } tombe.
event-revolt = { $seat } se révolte contre { $defender } : meneurs { $colour }s, { $attack } contre { $defence }.
event-revolt-commit = { $how ->
    [nothing] { $seat } n’engage rien.
    [tiles] { $seat } engage { $count ->
        [one] une tuile jaune
       *[other] { $count } tuiles jaunes
    }.
    [leader] { $seat } prête son meneur jaune.
   *[both] { $seat } engage { $count ->
        [one] une tuile jaune
       *[other] { $count } tuiles jaunes
    }, et prête son meneur jaune.
 }
event-revolt-won = { $seat } gagne la révolte, { $attack } contre { $defence }.
event-war = Guerre en { $hex }, par { $seat } : royaumes de { $sides }, forces { $strengths }, pour { $colours }.
event-war-abstain = { $seat } reste hors de la guerre.
event-war-commit = { $how ->
    [leader] { $seat } prête son meneur rouge au royaume de { $hex }.
    [both] { $seat } engage { $count ->
        [one] une tuile rouge
       *[other] { $count } tuiles rouges
    } pour le royaume de { $hex }, et prête son meneur rouge.
   *[tiles] { $seat } engage { $count ->
        [one] une tuile rouge
       *[other] { $count } tuiles rouges
    } pour le royaume de { $hex }.
 }
event-war-won = Le royaume de { $hex } gagne avec { $strength } contre { $highest }.
event-war-over = La guerre est finie.
event-lose = { $count ->
    [one] Une tuile rouge est perdue : { $hexes }.
   *[other] { $count } tuiles rouges sont perdues : { $hexes }.
 }
event-bandits = { $count ->
    [one] { $seat } attaque le bandit en { $hex }.
   *[other] { $seat } attaque les { $count } bandits en { $hex }.
 }
event-bandits-beaten = Les bandits en { $hex } sont battus.
event-collect = { $count ->
    [one] { $seat } prend { $count } grenier et laisse celui de { $hex }.
   *[other] { $seat } prend { $count } greniers et laisse celui de { $hex }.
 }
event-end-refill = Le sac est vide et une main ne peut être regarnie : la partie est finie.
event-end-market = Le sac est vide et le marché ne peut être regarni : la partie est finie.
event-end-replace = Le sac est vide et les tuiles ne peuvent être remplacées : la partie est finie.
event-end-stall = Aucune tuile n’a bougé depuis quatre tours de table : la partie est finie.

# The score sheet
category-yellow = Jaune
category-red = Rouge
category-blue = Bleu
category-green = Vert
category-granaries = Greniers (bleu)
category-white = Blanc (toute couleur)
category-result = Couleur la plus faible

# Ce que le navigateur dit des choses sur la table
ui-map = Carte des royaumes
ui-market-slot = Marché, place { $number } : { $tile }
ui-market-gap = prise
ui-bag = { $count ->
    [0] Le sac est vide
    [one] Sac : { $count } tuile
   *[other] Sac : { $count } tuiles
 }
ui-hand = Vos tuiles
ui-hand-tiles = Votre main : { $count } × { $tile }, { $person }
ui-leaders = Meneurs
ui-leader-of = { $leader } de { $seat }
ui-leader-home = { $leader } de { $seat }, devant le paravent
ui-leader-out = { $leader } de { $seat }, en { $hex }
ui-leader-support = { $count ->
    [one] { $count } tuile jaune adjacente
   *[other] { $count } tuiles jaunes adjacentes
 }
ui-points-own = Vos points
ui-points-lowest = Votre couleur la plus faible décide.
ui-points-hidden = Points : cachés
ui-screen = { $dynasty } : le paravent de { $seat }
ui-screen-tiles = { $count ->
    [one] { $count } tuile derrière
   *[other] { $count } tuiles derrière
 }
ui-granaries = { $count ->
    [one] { $count } grenier
   *[other] { $count } greniers
 }
ui-capital = capitale : { $capital }
ui-land = terre
ui-river = fleuve
ui-bandits = { $count ->
    [one] { $count } bandit
   *[other] { $count } bandits
 }
ui-kingdom = { $count ->
    [0] royaume sans tuile rouge
    [one] royaume avec { $count } tuile rouge
   *[other] royaume avec { $count } tuiles rouges
 }
ui-building = { $building } en { $hex }
ui-supply = À côté du plateau : { $buildings }
ui-joining = Cette tuile a uni les royaumes
ui-war-side = Guerre : force { $strength } pour le royaume de { $hex }
ui-revolt-side = Révolte : force { $strength } pour { $seat }
ui-actions-left = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
 }
