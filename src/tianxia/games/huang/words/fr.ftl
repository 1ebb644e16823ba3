title = Huang
tagline = Sept royaumes, cinq couleurs : c’est la plus faible qui compte.
how-won-short = Seule compte votre couleur la plus faible ; qui y a le plus de points gagne.
how-won = Seule compte votre couleur la plus faible : qui y a le plus de points gagne.
rulebook-language = fr

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

# Lieux, nommés d’après une capitale : dedans, à côté (et de quel côté), dans son royaume, dans les parages, plus loin
on = à { $of }
by = à côté de { $of }
in = dans le royaume de { $of }
near = près de { $of }
lands = les terres près de { $of }
by-ne = à côté de { $of }, au nord-est
by-e = à côté de { $of }, à l’est
by-se = à côté de { $of }, au sud-est
by-sw = à côté de { $of }, au sud-ouest
by-w = à côté de { $of }, à l’ouest
by-nw = à côté de { $of }, au nord-ouest
off-n = au nord de { $of }
off-ne = au nord-est de { $of }
off-e = à l’est de { $of }
off-se = au sud-est de { $of }
off-s = au sud de { $of }
off-sw = au sud-ouest de { $of }
off-w = à l’ouest de { $of }
off-nw = au nord-ouest de { $of }

# What is asked
prompt-action = { $left ->
    [one] Choisissez votre dernière action : une tuile ou un meneur, ou une autre de la liste.
   *[other] Choisissez une action (encore { $left }) : une tuile ou un meneur, ou une autre de la liste.
 }
prompt-action-picked-hand = Que faites-vous de ces tuiles ?
prompt-action-picked-leader = Que faites-vous de ce meneur ?
prompt-action-picked-place = Que faites-vous { $place } ?
prompt-action-now = Choisissez d’abord une tuile de votre main ou un de vos meneurs, ou une ligne de la liste.
prompt-leader = Où va votre { $leader } ?
prompt-leader-now = Choisissez une case éclairée pour votre { $leader }, ou une autre pièce.
prompt-tile = Où va la { $tile } ?
prompt-tile-now = Choisissez une case éclairée pour la { $tile }, ou une autre pièce.
prompt-pagoda = La tuile { $place } permet de bâtir une pagode, sans dépenser d’action. La bâtissez-vous ?
prompt-pagoda-now = Bâtissez d’abord, ou non : les boutons sont sous la question.
prompt-chain = Poser une autre tuile bleue à côté de la dernière ?
prompt-chain-now = Choisissez une case de fleuve éclairée pour une autre tuile bleue, ou arrêtez-vous là.
prompt-market = Prendre une tuile au marché ?
prompt-market-now = Choisissez d’abord une tuile du marché, ou ne prenez rien.
prompt-riot = Quelle tuile les paysans arrachent-ils ?
prompt-riot-now = Choisissez une des tuiles éclairées : les paysans l’arrachent.
prompt-build = Où bâtissez-vous ?
prompt-build-now = Choisissez une des tuiles éclairées pour y bâtir.
prompt-shape = Sur lequel de ces emplacements bâtissez-vous ?
prompt-shape-now = Choisissez un des emplacements éclairés pour bâtir.
prompt-move-pagoda = Il n’y a plus de { $pagoda } en réserve : laquelle vient ici ?
prompt-move-pagoda-now = Choisissez une des pagodes éclairées : elle vient ici.
prompt-replace = { $count ->
    [0] Quelles tuiles remplacez-vous ?
    [one] { $count } tuile mise de côté. Une autre ?
   *[other] { $count } tuiles mises de côté. Une autre ?
 }
prompt-replace-now = Choisissez des tuiles de votre main, puis remplacez-les avec le bouton.
prompt-revolt-commit = Révolte des meneurs { $colour }s, { $attack } contre { $defence } : combien de tuiles jaunes engagez-vous ?
prompt-revolt-commit-now = Choisissez d’abord combien de tuiles jaunes vous engagez dans la révolte.
prompt-war-commit = Guerre : { $sides }, forces { $strengths }. Combien de tuiles rouges engagez-vous ?
prompt-war-commit-now = Choisissez d’abord combien de tuiles rouges vous engagez dans la guerre.
prompt-war-side = Quel royaume soutenez-vous ?
prompt-war-side-now = Choisissez un des royaumes en guerre.
prompt-war-winner = Les royaumes les plus forts sont à égalité. Lequel gagne ?
prompt-war-winner-now = Choisissez un des royaumes à égalité : il gagne.
prompt-lose = { $count ->
    [one] Choisissez une tuile rouge à perdre.
   *[other] Choisissez une tuile rouge à perdre : { $count } en tout.
 }
prompt-collect = Récolter les greniers du royaume de votre meneur bleu ? Il doit en rester un.
prompt-collect-now = Choisissez le grenier qui reste, ou laissez-les tous.

# What can be done
action-tile = Poser une { $tile }
action-tile-hex = Poser la { $tile } { $place }
action-leader = Positionner votre { $leader }
action-leader-hex = Le { $leader }, { $place }
action-withdraw = Reprendre votre { $leader }
action-riot = Émeute : défausser deux tuiles bleues
action-riot-leader = Émeute : défausser une tuile bleue, avec l’aide de votre meneur bleu
action-riot-hex = Arracher la { $tile } { $place }
action-hex = { $place }
action-build = Bâtir : défausser deux tuiles vertes
action-build-leader = Bâtir : défausser une tuile verte, avec l’aide de votre meneur vert
action-replace = Remplacer des tuiles
action-pass = Passer
action-discard = Mettre de côté une { $tile }
action-done = { $count ->
    [one] Remplacer { $count } tuile
   *[other] Remplacer { $count } tuiles
 }
action-take = Prendre une { $tile }
action-take-nothing = Ne rien prendre
action-pagoda = Bâtir { $place }
action-no-pagoda = Ne pas bâtir
action-shape-up = Pagode : la tuile { $place } et les deux en dessous
action-shape-down = Pagode : la tuile { $place }, sa voisine de droite et celle sous les deux
action-shape-palace-upright = Palais : debout, son sommet { $place }
action-shape-palace-left = Palais : penché à gauche, son sommet { $place }
action-shape-palace-right = Palais : penché à droite, son sommet { $place }
action-move-pagoda = Déplacer la pagode { $place }
action-chain = Une autre tuile bleue, { $place }
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
action-war-side = Soutenir { $kingdom } (force { $strength })
action-war-winner = Victoire de { $kingdom } (force { $strength })
action-lose = Perdre la tuile rouge { $place }
action-collect = { $count ->
    [one] Prendre { $count } grenier et laisser celui { $place }
   *[other] Prendre { $count } greniers et laisser celui { $place }
 }
action-collect-nothing = Laisser les greniers

# What happened
event-turn = { $seat } commence son tour.
event-pass = { $seat } passe une action.
event-tile = { $seat } pose une { $tile } { $place }.
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
event-leader-placed = { $seat } pose son { $leader } { $place }.
event-leader-moved = { $seat } déplace son { $leader } : il est maintenant { $place }.
event-leader-withdrawn = { $seat } reprend son { $leader }, qui était { $place }.
event-leader-returned = Le { $leader } de { $seat } { $place } retourne devant son paravent.
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
event-riot = { $seat } défausse deux tuiles bleues : une émeute arrache la { $tile } { $place }.
event-riot-leader = { $seat } défausse une tuile bleue, avec l’aide du meneur bleu : une émeute arrache la { $tile } { $place }.
event-build = { $seat } défausse { $count } tuiles vertes pour bâtir.
event-build-leader = { $seat } défausse { $count } tuile verte pour bâtir, avec l’aide du meneur vert.
event-pagoda-built = { $seat } bâtit une { $pagoda } { $place }.
event-pagoda-moved = { $seat } déplace une { $pagoda } : elle est maintenant { $place }.
event-pagoda-lost = La { $pagoda } { $place } tombe.
event-palace-built = { $seat } bâtit le palais { $place }.
event-palace-moved = { $seat } déplace le palais : il est maintenant { $place }.
event-palace-lost = Le palais { $place } tombe.
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
event-revolt-won = { $tie ->
    [0] { $seat } gagne la révolte, { $strength } contre { $other }.
   *[other] { $seat } gagne la révolte, { $strength } partout : l’égalité est pour qui défend.
 }
event-war = { $seat } déclenche une guerre { $place } : { $sides }, forces { $strengths } ; meneurs en guerre : { $colours }.
event-war-abstain = { $seat } reste hors de la guerre.
event-war-commit = { $how ->
    [leader] { $seat } prête son meneur rouge à { $kingdom }.
    [both] { $seat } engage { $count ->
        [one] une tuile rouge
       *[other] { $count } tuiles rouges
    } pour { $kingdom }, et prête son meneur rouge.
   *[tiles] { $seat } engage { $count ->
        [one] une tuile rouge
       *[other] { $count } tuiles rouges
    } pour { $kingdom }.
 }
event-war-won = Guerre gagnée par { $kingdom }, { $strength } contre { $highest }.
event-war-over = La guerre est finie.
event-lose = { $count ->
    [one] Une tuile rouge est perdue.
   *[other] { $count } tuiles rouges sont perdues.
 }
event-bandits = { $count ->
    [one] { $seat } attaque le bandit { $place }, { $reds } contre { $count }.
   *[other] { $seat } attaque les bandits { $place }, { $reds } contre { $count }.
 }
event-bandits-beaten = Les bandits { $place } sont battus.
event-collect = { $count ->
    [one] { $seat } prend { $count } grenier et laisse celui { $place }.
   *[other] { $seat } prend { $count } greniers et laisse celui { $place }.
 }
event-end-refill = Le sac est vide et une main ne peut être regarnie : la partie est finie.
event-end-market = Le sac est vide et le marché ne peut être regarni : la partie est finie.
event-end-replace = Le sac est vide et les tuiles ne peuvent être remplacées : la partie est finie.
event-end-stall = Aucune tuile n’a bougé depuis quatre tours de table : la partie est finie.

# Results: what each side put in, who gained what
outcome-revolt-around = { $count ->
    [0] aucune tuile jaune autour du meneur
    [one] une tuile jaune autour du meneur
   *[other] { $count } tuiles jaunes autour du meneur
 }
outcome-revolt-committed = { $how ->
    [leader] le meneur jaune
    [both] { $count ->
        [one] une tuile jaune de la main
       *[other] { $count } tuiles jaunes de la main
    } et le meneur jaune
   *[tiles] { $count ->
        [one] une tuile jaune de la main
       *[other] { $count } tuiles jaunes de la main
    }
 }
outcome-war-board = { $count ->
    [0] aucune tuile rouge sur le plateau
    [one] une tuile rouge sur le plateau
   *[other] { $count } tuiles rouges sur le plateau
 }
outcome-war-committed = { $how ->
    [leader] { $seat } : le meneur rouge
    [both] { $seat } : { $count ->
        [one] une tuile rouge
       *[other] { $count } tuiles rouges
    } et le meneur rouge
   *[tiles] { $seat } : { $count ->
        [one] une tuile rouge
       *[other] { $count } tuiles rouges
    }
 }
outcome-bandits-kingdom = { $count ->
    [one] { $kingdom } : une tuile rouge
   *[other] { $kingdom } : { $count } tuiles rouges
 }
outcome-points = +{ $count } { $colour }
outcome-granaries = { $count ->
    [one] +{ $count } grenier
   *[other] +{ $count } greniers
 }
outcome-leader-lost = perd le { $leader }
outcome-colours = couleur la plus basse { $first }, puis { $rest }

# The score sheet
category-yellow = Jaune
category-red = Rouge
category-blue = Bleu
category-green = Vert
category-granaries = Greniers (bleu)
category-white = Blanc (toute couleur)
category-result = Couleur la plus faible
note-whites = { $count ->
    [one] Le point blanc de { $seat } compte pour la couleur la plus basse : jaune +{ $yellow }, rouge +{ $red }, bleu +{ $blue }, vert +{ $green }.
   *[other] Les { $count } points blancs de { $seat } comptent pour les couleurs les plus basses : jaune +{ $yellow }, rouge +{ $red }, bleu +{ $blue }, vert +{ $green }.
 }
note-shared = { $seats } sont à égalité dans les quatre couleurs et partagent la victoire.
note-tie = { $seats } sont à égalité dans la couleur la plus basse, { $lowest } partout. La suivante décide : { $place ->
    [2] deuxième couleur la plus basse
    [3] troisième couleur la plus basse
   *[other] plus haute couleur
 } à { $number } pour { $seat }, contre { $other }.

# Ce que le navigateur dit des choses sur la table
glance-score = Couleur la plus faible
glance-hidden = points cachés
glance-hidden-short = cachés
glance-lowest = { $colours }
glance-leaders = { $count ->
    [one] { $count } meneur posé
   *[other] { $count } meneurs posés
}
glance-leaders-short = { $count ->
    [one] { $count } meneur
   *[other] { $count } meneurs
}
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
ui-leader-out = { $leader } de { $seat }, sur le plateau
ui-leader-support = { $count ->
    [one] { $count } tuile jaune adjacente
   *[other] { $count } tuiles jaunes adjacentes
 }
ui-points-own = Vos points
ui-points-lowest = Votre couleur la plus faible décide.
ui-points-least = La plus faible en ce moment : { $colours } ({ $count }).
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
ui-building = { $building }, { $place }
ui-supply = À côté du plateau : { $buildings }
ui-joining = Cette tuile a uni les royaumes
ui-war-side = Guerre : force { $strength } pour le royaume { $place }
ui-revolt-side = Révolte : force { $strength } pour { $seat }
ui-odds-revolt = { $attack }{ $attacking ->
    [0] { "" }
   *[other] { $attacker ->
        [own] { " " }+ { $attacking } au plus
       *[hidden] { " " }+ { $attacking } au plus, inconnu
    }
 } contre { $defence }{ $defending ->
    [0] { "" }
   *[other] { $defender ->
        [own] { " " }+ { $defending } au plus
       *[hidden] { " " }+ { $defending } au plus, inconnu
    }
 }
ui-odds-war = Forces { $strengths } : { $own ->
    [0] les autres peuvent ajouter { $others } au plus
   *[other] vous pouvez ajouter { $own } au plus, les autres { $others ->
        [0] rien
       *[other] { $others } au plus
    }
 }
ui-odds-war-own = { $strength }{ $own ->
    [0] { "" }
   *[other] { " " }+ { $own } au plus de votre main
 } contre { $enemies }{ $others ->
    [0] { "" }
   *[other] { " " }+ { $others } au plus, inconnu
 }
ui-actions-left = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
 }

# The legend
legend-tile-yellow = Gouverneur, jaune : les meneurs se tiennent à côté, et il décide des révoltes
legend-tile-red = Soldat, rouge : il décide des guerres et bat les bandits
legend-tile-blue = Agriculteur, bleu : sur les fleuves seulement, plusieurs en une action ; deux de la main font une émeute
legend-tile-green = Commerçant, vert : apporte une tuile du marché ; deux de la main paient une pagode
legend-tile-white = Artisan, blanc : à la fin, ses points comptent pour n’importe quelle couleur
legend-capital = La capitale d’un royaume : une tuile jaune dès le début
legend-leader = Un meneur, avec l’animal de sa dynastie et la forme de sa place : gagne les points de sa couleur dans son royaume ; le jaune, aussi ceux que nul autre ne gagne
legend-pagoda = Une pagode, sur trois tuiles de sa couleur : un point par tour pour le meneur de cette couleur dans son royaume
legend-palace = Le Palais royal, règle optionnelle : sur quatre tuiles jaunes, pour une septième tuile en main
legend-granary = Un grenier, sur le plateau des Dix-huit Royaumes : deux points bleus quand il est récolté
legend-bandits = Des bandits, règle optionnelle, et combien de tuiles rouges il faut pour les battre
legend-kingdom = Un royaume : des tuiles et des meneurs qui se touchent, dont au moins un meneur
legend-banner = Dans un conflit : la force d’un camp
legend-back = Une tuile cachée derrière un paravent

# Chapters of the rules, by the middle of a rule’s id.
chapter-board = La carte
chapter-kingdom = Royaumes
chapter-leader = Meneurs
chapter-tile = Tuiles
chapter-green = Tuiles vertes
chapter-blue = Tuiles bleues
chapter-pagoda = Pagodes
chapter-riot = Émeutes
chapter-build = Bâtir
chapter-replace = Remplacer des tuiles
chapter-endturn = Fin d’un tour
chapter-revolt = Révoltes
chapter-war = Guerres
chapter-bandits = Bandits
chapter-eighteen = Dix-huit royaumes
chapter-palace = Le palais royal
chapter-dragon = La dynastie du Dragon

# La première partie guidée
lesson-leader = Les meneurs rapportent vos points. Placez le rouge à côté de la ville de Han.
lesson-leader-done = Un meneur se tient près d’une ville ou tuile jaune. Ce qui se touche forme un royaume.
lesson-leader-other = Permis, mais ici on commence par le meneur rouge, sur la case marquée près de Han.
lesson-tile = Une tuile rapporte un point au meneur de sa couleur dans son royaume. Posez une tuile rouge à côté de Han.
lesson-tile-done = Un point rouge : votre meneur rouge est dans ce royaume.
lesson-tile-other = Permis, mais seule une tuile rouge sur la case marquée rapporte un point à votre meneur rouge.
lesson-tile-far = Près de Han, votre meneur marque le point : choisissez la case marquée.
lesson-kingdom = Vous avez deux actions par tour, et votre main se complète toute seule. Posez une autre tuile rouge sur la case marquée, contre la première.
lesson-kingdom-done = Les tuiles qui se touchent forment un seul royaume : votre meneur marque encore.
lesson-kingdom-other = Permis, mais nous bâtissons un triangle de tuiles rouges : choisissez la case marquée.
lesson-pagoda = Trois tuiles d’une couleur en triangle peuvent porter une pagode. Fermez le triangle et construisez-la.
lesson-pagoda-done = La pagode rapporte un point rouge à la fin de vos tours, tant que votre meneur reste.
lesson-pagoda-other = Permis, mais fermez d’abord le triangle sur la case marquée, puis construisez : elle rapporte à chaque tour.
lesson-yellow = Le meneur jaune marque pour les tuiles dont la couleur n’a pas de meneur dans son royaume. Amenez le vôtre à Han.
lesson-yellow-done = Les tuiles vertes, bleues et jaunes de Han vous rapportent désormais.
lesson-yellow-other = Permis, mais le meneur jaune marque plus de couleurs : amenez-le sur la case marquée.
lesson-market = Une tuile verte apporte aussi une tuile du marché. Posez la verte, puis prenez la bleue.
lesson-market-done = Un point vert grâce au meneur jaune, et une tuile bleue en main.
lesson-market-other = Permis, mais d’abord le vert sur la case marquée, puis le bleu du marché.
lesson-revolt = Un second meneur jaune dans votre royaume : révolte. Chacun a une tuile jaune voisine, le rival en a ajouté une : 2 contre 1. À égalité, vous gagnez. Ajoutez-en une.
lesson-revolt-done = Deux contre deux : vous défendiez, l’autre meneur s’en va et vous gagnez un point jaune.
lesson-revolt-other = C’est inutile : une tuile jaune fait deux contre deux, et vous défendez.
lesson-revolt-nothing = Deux contre un : votre meneur devrait partir.
lesson-river = Les tuiles bleues vont sur les rivières, plusieurs en une action, chacune à côté de la précédente. Posez-en deux.
lesson-river-done = Chacune des deux tuiles a rapporté un point bleu.
lesson-river-other = Permis, mais deux tuiles bleues sur les cases de rivière marquées rapportent deux points en une action.
lesson-blue = Le jaune a marqué votre bleu comme remplaçant. Quel meneur le marque lui-même ? Amenez-le à Han.
lesson-blue-done = Les points bleus iront au meneur bleu ; le jaune ne remplace qu’un meneur absent.
lesson-blue-other = Le jaune ne remplace que le meneur absent. Lequel manque pour le bleu ?
lesson-war = Deux meneurs d’une même couleur dans un royaume réuni : c’est la guerre. Vous avez trois tuiles rouges, Wei une. Comblez le vide en jaune.
lesson-war-done = Les deux meneurs rouges sont dans un seul royaume : la guerre. Wei s’engage d’abord.
lesson-war-other = Permis, mais la tuile jaune dans le vide marqué réunit Han et Wei : vous gagnez la guerre.
lesson-cost = Vous gagnez, mais la victoire coûte une tuile rouge. Engagez-en une de votre main pour Han : la pagode garde les siennes.
lesson-cost-done = Le meneur rouge et la tuile rouge de Wei sont partis : un point rouge. Le reste demeure.
lesson-cost-other = Votre meneur est à Han : engagez exactement une tuile, pour Han.
lesson-cost-nothing = Vous gagneriez aussi, mais une tuile rouge du plateau paierait, et la pagode tomberait.
lesson-lowest = Votre couleur la plus faible décide de la partie. Augmentez l’une des plus faibles.
lesson-lowest-done = Voilà tout le secret : votre couleur la plus faible est votre score.
lesson-lowest-other = Permis, mais cela n’augmente pas l’une de vos plus faibles : le jaune ou le vert.
lesson-lowest-red = Le rouge est déjà votre meilleure couleur. Cherchez la plus faible.
lesson-end = Un débutant joue contre vous. La partie finit quand le sac est vide. Les meneurs aussi peuvent réunir des royaumes : surveillez votre couleur la plus faible.

# Chapitres de la page des règles
rules-winning = Gagner
rules-board = Plateau et royaumes
rules-turn = Un tour
rules-leaders = Les meneurs
rules-tiles = Tuiles et points
rules-pagodas = Les pagodes
rules-revolt = Les révoltes
rules-war = Les guerres
rules-other = Émeutes et remplacement de tuiles
rules-end = La fin, et ce qui est caché
rules-options = Règles optionnelles
rules-setup = Matériel et mise en place

# La page de présentation du jeu
page-about = Vous menez une dynastie des Royaumes combattants. Ses meneurs s’installent près des villes, et les royaumes qui grandissent autour d’eux rapportent des points de quatre couleurs.
page-win = Seule votre couleur la plus faible compte. Qui y a le plus de points gagne.
page-turn = Deux actions par tour : placer un meneur, poser une tuile, construire une pagode, provoquer une émeute ou remplacer des tuiles. Puis votre main se complète.
page-pieces = Les tuiles de cinq couleurs forment les royaumes. Les bleues vont sur les rivières, les autres sur terre. Les points blancs comptent à la fin pour la couleur de votre choix.
page-points = Une tuile rapporte un point au meneur de sa couleur dans son royaume. S’il n’y en a pas, le meneur jaune le prend. Deux meneurs d’une couleur dans un royaume s’affrontent : une révolte, ou une guerre si une tuile réunit deux royaumes.
page-miss-1 = Nourrir la meilleure couleur. Seule la plus faible décide.
page-miss-2 = Poser une tuile là où le meneur d’un autre marque le point.
page-miss-3 = Oublier que le meneur jaune marque pour les couleurs sans meneur.
page-miss-4 = Gagner une guerre avec les tuiles rouges de sa propre pagode.
page-miss-5 = Sortir tous ses meneurs. Chez lui, le jaune aide dans les révoltes, le rouge dans les guerres.
page-picture-points = Rouge 7, bleu 2, jaune et vert 1 : seule la plus faible compte, cela vaut donc 1.
page-picture-leader = Le meneur rouge près de Han, une tuile rouge dans son royaume : un point rouge.
page-picture-pagoda = Trois tuiles rouges en triangle portent une pagode : un point à la fin de chacun de vos tours.
page-picture-yellow = Aucun meneur vert ici : le jaune a marqué le point vert.
page-picture-war = Si une tuile comble le vide, deux meneurs rouges sont dans un seul royaume : c’est la guerre.
page-picture-river = Deux tuiles bleues sur la rivière en une action, un point chacune.

# Parties de l'évaluation des bots
part-won = victoire

# Parts de l’évaluation.
part-lowest = la couleur la plus faible
part-second = deuxième couleur la plus faible
part-third = troisième couleur la plus faible
part-highest = autres couleurs
part-leaders = les chefs sur le plateau
part-support = tuiles jaunes à côté des dirigeants
part-pairs = les paires qui attendent une troisième tuile
part-pagodas = les pagodes qui paieront encore
part-useful-tiles = tuiles en main pour les dirigeants
part-conflict-tiles = tuiles jaunes et rouges en main
part-reserve = dirigeants en réserve

# Lines of help in a first game
help-tile = Le point d’une tuile va au meneur de sa couleur dans ce royaume ; s’il n’y en a pas, au meneur jaune du lieu.
help-lowest = { $count ->
    [one] Seule votre couleur la plus faible compte : { $colours }, { $count } point.
   *[other] Seule votre couleur la plus faible compte : { $colours }, { $count } points.
 }
help-pagoda = Une pagode ({ $colours }) vous donne un point à la fin de chacun de vos tours, tant que votre meneur reste dans son royaume.
help-bag = { $turns ->
    [one] Encore { $count } tuiles dans le sac : environ un tour chacun, puis la partie finit.
   *[other] Encore { $count } tuiles dans le sac : environ { $turns } tours chacun, puis la partie finit.
 }
help-revolt = Un meneur de cette couleur ({ $colour }) est déjà là : révolte, { $attack } contre { $defence } avant les tuiles des mains. Le défenseur gagne à égalité.
help-war = Réunir deux royaumes qui ont chacun un meneur ({ $colours }) : c’est la guerre, { $first } contre { $second } avant les tuiles des mains.
help-commit = Ce que vous engagez est perdu, que vous gagniez ou non.
# La position dessinée en texte.
drawing-kingdoms = Royaumes
drawing-kingdom = { $name } ({ $hexes } cases, { $red } rouges) : { $rulers }
drawing-sign-leader = R0 meneur rouge de la place 0
drawing-sign-river = ~ fleuve
drawing-sign-capital = * capitale
drawing-sign-pagoda = ^ pagode
drawing-sign-palace = # palais
drawing-sign-bandits = x2 bandits
drawing-sign-granary = + grenier
drawing-sign-marker = ! tuile de jonction
drawing-sign-choose = [e7] peut être choisie
drawing-revolt = Révolte, { $colour } : { $attacker } attaque avec { $attack }, { $defender } défend avec { $defence }
drawing-war = Guerre ({ $colours }) : le royaume en { $hex } a une force de { $strength }
drawing-support = { $leader ->
    [true] { $seat } +{ $tiles } et un meneur
   *[other] { $seat } +{ $tiles }
 }
drawing-pagodas-left = Pagodes restantes
drawing-hand = { $tiles }/{ $limit } tuiles
drawing-own-hand = Votre main

# Exemples dessinés dans les règles.
example-bandits = Deux bandits. Une tuile dans le vide les relie à Wei, qui a deux tuiles rouges, juste assez : les bandits partent, les deux rouges aussi, et le propriétaire du meneur rouge marque deux points rouges. Aucun meneur ne peut être voisin de bandits.
example-earners = Trois meneurs autour de Han. Une tuile rouge ici rapporte un point au propriétaire du meneur rouge, une verte à celui du vert. Aucun meneur bleu : le bleu va au propriétaire du jaune.
example-kingdoms = Les pièces qui se touchent forment une chaîne ; avec un meneur, c’est un royaume. En voici deux. Une tuile dans le vide les réunit : leurs meneurs sont de couleurs différentes, donc pas de guerre.
example-pagoda = Trois tuiles vertes portent une pagode verte. Le meneur jaune marque les points des nouvelles tuiles vertes, mais jamais ceux de la pagode : ils ne vont qu’à un meneur vert.
example-palace = Quatre tuiles jaunes en losange portent le palais. Il ne donne pas de points, mais le propriétaire du meneur jaune de son royaume complète sa main à sept tuiles au lieu de six.
example-revolt = Un meneur rouge arrive près de Han, où un autre règne déjà : révolte. Chacun compte les tuiles jaunes à côté de lui, 1 contre 2. Le nouveau en ajoute deux de sa main, gagne 3 à 2 et marque un point rouge. Avec une seule, égalité : le défenseur resterait.
example-war = Une tuile verte dans le vide réunit deux royaumes à meneurs rouges : guerre. Wei compte 4 tuiles rouges, Han 2. Wei gagne et marque un point rouge, mais perd autant de rouges que Han en avait, deux : d’abord celles engagées de sa main. Sans elles, le plateau paie, et la pagode tombe.

# Problèmes faits à la main.
puzzle-lowest = Jaune 4, rouge 6, bleu 1, vert 2. Il reste une action. Quelle tuile aide le plus ?
puzzle-lowest-title = La plus faible
puzzle-lowest-why = Seule votre couleur la plus faible compte : le bleu. Une tuile bleue sur la rivière rapporte un point à votre meneur jaune, car aucun meneur bleu n’est là : la plus faible vaut alors 2. Le rouge nourrit votre meilleure couleur, et le vert marque pour le meneur rival.
puzzle-keep = Vous gagnez cette guerre 3 à 2 : le rival n’a rien engagé. Comment gagner et garder votre pagode ?
puzzle-keep-title = Garder la pagode
puzzle-keep-why = Le vainqueur perd autant de rouges que le perdant en avait, deux : d’abord les tuiles engagées, puis celles du plateau, et toutes les vôtres portent la pagode. Engagez-en donc deux pour votre camp. Avec une ou aucune, la pagode tombe.
puzzle-revolt = Les quatre tuiles du rival sont connues : aucune jaune. Chassez de Han son meneur bleu avec le vôtre.
puzzle-revolt-title = Révolte
puzzle-revolt-why = Dans une révolte, chaque meneur compte les tuiles jaunes à côté de lui. Près de Han et de la deuxième tuile jaune, vous comptez 2 contre 1. Près de Han seul, c’est 1 contre 1, et l’égalité va au défenseur.
