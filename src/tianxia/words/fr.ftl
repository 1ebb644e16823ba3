# Mots communs à tous les titres.
seat-number = Place { $number }
waiting-for = En attente de { $seat }.
game-over = La partie est terminée.
category-total = Total
winners = Vainqueur : { $seats }
terminal-help = Écrivez un coup en toutes lettres (une phrase peut continuer : tile red f7) ou son numéro ; q pour quitter.

# Ce que raconte une partie.
event-colour = { $seat } choisit : { $colour }.
event-rematch = { $seat } remet la table.
colour-of-0 = cercle orange
colour-of-1 = carré bleu
colour-of-2 = triangle vert
colour-of-3 = losange violet
colour-of-4 = hexagone doré
colour-of-5 = croix grise
colour-of-6 = pentagone pourpre
event-undo = { $seat } a repris son dernier coup.
event-takeover = { $seat } est désormais joué par { $bot }.
event-resign = { $seat } abandonne.
event-resign-bot = { $seat } abandonne ; { $bot } continue à sa place.
event-sit = { $name } prend la place de { $seat }.
event-propose = { $seat } propose { $what }.
event-accept = { $seat } accepte { $what }.
event-decline = { $seat } refuse { $what }.
event-lapse = { $seat } ne propose plus { $what }.
event-terms-players = Les autres joueurs peuvent confier à un robot le siège d’un joueur absent depuis { $minutes } min.
event-terms-anybody = Tout le monde peut prendre le siège d’un joueur absent depuis { $minutes } min.
event-terms-nobody = Personne ne peut prendre le siège d’un joueur absent.
proposal-end = de terminer la partie maintenant
proposal-undo = de reprendre des coups
event-terms-no-diplomacy = Cette table ne note pas d’accords.
event-terms-long-thought = À cette table, les grands maîtres réfléchissent longuement.
agreement-terms = { $what }{ $count ->
    [0] {""}
   *[other] {" "}({ $places })
 }{ $until ->
    [0] {""}
   *[other] , jusqu’au tour { $until }
 }
agreement-said = { $said ->
    [0] {""}
   *[other] {" "}{ $words }
 }
event-agreement-offered = { $seat } propose à { $with } : { agreement-terms }.{ agreement-said }
event-agreement-accepted = { $seat } s’accorde avec { $with } : { agreement-terms }.
event-agreement-declined = { $seat } refuse : { agreement-terms }.
event-agreement-withdrawn = { $seat } retire son offre : { agreement-terms }.
event-agreement-ended = { $seat } met fin à l’accord avec { $with } : { agreement-terms }.
event-agreement-over = Un accord arrive à son terme ({ $with }) : { agreement-terms }.
event-agreement-broken = { $seat } rompt l’accord avec { $with } : { agreement-terms }.
bot-novice = Novice
bot-novice-help = Regarde quelques coups et prend le meilleur d’entre eux.
bot-adept = Adepte
bot-adept-help = Regarde une douzaine de coups et joue le meilleur.
bot-master = Maître
bot-master-help = Regarde des dizaines de coups, et quelques réponses.
bot-grandmaster = Grand maître
bot-grandmaster-help = Regarde tous les coups et poursuit les meilleurs de tête ; plus longtemps à une table qui le permet.
bot-grandmaster-long = Grand maître, longue réflexion
bot-grandmaster-long-help = Essaie ses meilleurs coups plus souvent que d’ordinaire, ou les poursuit plus loin, jusqu’à trois secondes.
bot-greedy = Ministre
bot-greedy-help = Regarde un coup plus loin et prend le meilleur.
bot-random = Hasard
bot-random-help = Joue n’importe quel coup permis.

# Ce qu’un robot pense d’une position.
hint-asked = { $seat } : après { $simulations } positions
hint-move = { $number }. { $move } (poursuivi { $visits } fois)
hint-expects = part de victoire attendue : { $shares }
hint-over = La partie est finie : il n’y a rien à décider.

# Jusqu’où l’on peut revenir.
undo-free = Vous pouvez reprendre votre coup.
undo-learned = Pas plus loin : quelque chose a été révélé depuis.
undo-others = Pas plus loin : quelqu’un d’autre a joué depuis.
undo-start = Rien à reprendre pour l’instant.
undo-often = Assez de reprises pour ce tour : les autres doivent pouvoir répondre.

# Ce que le serveur n’a pas pu faire.
trouble-storage = Le serveur n’atteint pas sa base de données. Rien de ce qui était confirmé n’est perdu ; votre coup sera renvoyé.
trouble-disk = Le disque du serveur est plein. Rien de ce qui était confirmé n’est perdu ; votre coup sera renvoyé.
trouble-gone = La base de données du serveur a été retirée pendant qu’il tournait. Rien n’est plus conservé avant son redémarrage.
refusal-full = Cette partie a autant d’entrées qu’il est possible : convenez d’y mettre fin, ou abandonnez.
refusal-fault = Le serveur a échoué là-dessus, et rien n’a été fait. La faute est dans son journal.

# Le cadre.
ui-name = Tianxia
ui-slogan = Quatre jeux de la Chine des Royaumes combattants, à une même table.
ui-lobby = Accueil
ui-rules = Règles
ui-preferences = Préférences
ui-language = Langue
ui-language-en = English
ui-language-fr = Français
ui-help = Aide
ui-close = Fermer
ui-copy = Copier
ui-copied = Copié
ui-loading = On apporte la table…
ui-unreachable = Le serveur ne répond pas.
ui-try-again = Réessayer
ui-not-found = Il n’y a ici ni page, ni jeu, ni partie de ce nom.
ui-unplayable = Ce serveur conserve cette partie mais ne peut pas la jouer.
ui-skip = Au contenu
ui-yes = Oui
ui-no = Non

# L’accueil.
ui-games = Jeux
ui-players = { $from ->
    [one] { $from } joueur
   *[other] { $from } joueurs
}
ui-players-range = { $from }–{ $to } joueurs
ui-minutes = { $from } min
ui-minutes-range = { $from }–{ $to } min
ui-weight = Complexité { $weight } sur 5
ui-colon = {" : "}
ui-play-now = Jouer
ui-play-now-help = Contre des robots, tout de suite
ui-solo = Solo
ui-solo-level = Niveau { $level }
ui-solo-against = Seul contre l’automate
ui-more-ways = Amis et options
ui-my-games = Mes parties
ui-my-games-none = Aucune partie encore. « Jouer » en lance une.
ui-my-games-over = Parties terminées
ui-my-games-no-other = Aucune autre partie en cours.
ui-my-games-waiting = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
 }
ui-name-ask = Comment vous appeler à la table ?
ui-name-ok = C’est moi
ui-open-tables = Tables ouvertes
ui-open-tables-none = Aucune table n’attend de joueurs.
ui-your-turn = À vous
ui-their-turn = À { $seat }
ui-won-by = Gagnée par { $seats }
ui-continue = Continuer
ui-look = Voir
ui-watch = Regarder
ui-sit-down = S’asseoir
ui-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

# Dresser une table.
ui-new = Nouvelle table
ui-who-plays = Qui joue ?
ui-way-bots = Contre des robots
ui-way-hotseat = Amis à cet écran
ui-way-online = Amis à distance
ui-way-solo = Seul
ui-way-bots-help = Vous et les robots, tout de suite.
ui-way-hotseat-help = Un seul écran passe de main en main ; un rideau cache chaque main.
ui-way-online-help = Chaque ami reçoit le lien d’une place.
ui-way-solo-help = Vous contre l’adversaire du jeu lui-même.
ui-player-count = Joueurs
ui-kind-me = Moi
ui-kind-friend = À cet écran
ui-kind-open = Sur invitation
ui-kind-bot = Robot
ui-name-of = Nom à la place { $number }
ui-bot-of = Robot à la place { $number }
ui-kind-of = Qui occupe la place { $number }
ui-options = Règles facultatives
ui-components = Matériel
ui-components-help = Quelqu’un qui possède le jeu en a corrigé le matériel : choisissez avec lequel jouer.
ui-components-show = Voir
ui-pack-built-in = Matériel d’origine
ui-pack-earlier = Matériel d’une version antérieure
ui-pack-corrected = Matériel corrigé : { $name }
ui-start = Dresser la table
ui-refused = Cette table est impossible : { $message }
ui-invite = Inviter des amis
ui-invite-help = Envoyez un de ces liens à chaque ami. Le premier qui l’ouvre s’assied.
ui-invite-seat = Lien vers la place { $number }
ui-to-table = À la table
ui-join-title = Un siège vous est réservé
ui-join = On vous installe…
ui-join-failed = Cette invitation ne peut pas servir : { $message }
ui-public = Table ouverte
ui-public-help = Affichée à l’accueil : chacun peut prendre une place libre.
ui-open-seat = Place libre

# La table.
ui-board = Plateau
ui-board-none = Ce jeu n’a pas encore de plateau dessiné : jouez depuis la liste des actions.
ui-mine = Mon côté
ui-opponents = Joueurs
ui-panel-open = Plus sur { $seat }
ui-panel-close = Moins sur { $seat }
ui-actions = Actions
ui-actions-none = Rien à faire pour l’instant.
ui-log-short = Journal
ui-fold = Actions, joueurs et journal
ui-answers-more = { $count ->
    [one] encore une…
   *[other] encore { $count }…
}
ui-actions-more = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
ui-confirm = Confirmer
ui-confirm-this = Confirmer : { $move }
ui-waiting-open = On attend que quelqu’un s’assoie.
ui-held = Votre dernier coup de ce tour : { $move }
ui-end-turn = Finir mon tour
ui-go-ahead = Continuer
ui-foresee-open = La suite n’est pas encore connue.
ui-sent = Envoyé : { $move }
ui-sent-undo = Retour en arrière…
ui-take-back = Revenir
ui-undo = Annuler
ui-undo-all = Tout annuler
ui-thinking = { $seat } réfléchit…
ui-spectator = Vous regardez la partie.
ui-offline = absent
ui-winner = Vainqueur
ui-to-move = doit jouer
ui-log = Ce qui s’est passé
ui-log-none = Rien encore.
ui-log-go = Revoir ce moment
ui-why = Impossible ici
ui-why-none = Cela ne joue aucun rôle dans ce qui est demandé.
ui-why-rule = Lire la règle
ui-why-asked = Pourquoi cette question ?
ui-lost = La connexion est coupée. On essaie de revenir… Rien n’est perdu ; vous pouvez continuer à choisir.
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-invite-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
ui-curtain = { $seat }, c’est à vous
ui-curtain-help = Passez l’écran. Les mains restent cachées tant que le rideau est baissé.
ui-curtain-lift = Je suis { $seat }
ui-fairness-open = Graine { $seed } ; son sceau { $hash } était public dès le début.

# Ce qui touche à la partie elle-même.
ui-menu = Table
ui-my-colour = Ma couleur
ui-propose = Proposer
ui-propose-undo = Demander à reprendre mon dernier coup
ui-propose-undo-ask = Demander à tous de revenir avant votre dernier coup ?
ui-undo-alone = Reprendre mon dernier coup, quoi qu’il en soit
ui-undo-alone-ask = Revenir avant votre dernier coup, même au-delà de ce qui a été révélé ?
ui-propose-end = Proposer de terminer la partie
ui-propose-end-ask = Proposer à tous de terminer la partie maintenant, sans vainqueur ?
ui-end-alone = Terminer la partie maintenant
ui-end-alone-ask = Terminer la partie maintenant, sans vainqueur ?
ui-leave = Confier mon siège à un robot
ui-leave-ask = { $bot } continue à votre place, pour de bon. Quitter votre siège ?
ui-leave-yes = Quitter mon siège
ui-resign = Abandonner
ui-resign-ask-two = Abandonner ? La partie se termine et votre adversaire gagne.
ui-resign-ask-more = Abandonner ? { $bot } continue, et votre siège est classé dernier.
ui-resign-yes = Abandonner
ui-delete = Supprimer cette table
ui-delete-ask = Personne n’a encore joué. Supprimer cette table pour de bon ?
ui-delete-yes = Supprimer
ui-report = Signaler un défaut
ui-report-done = Enregistré sous { $name }. Rien de caché n’y figure.
ui-proposal = Une proposition
ui-proposal-asked = { $seat } propose { $what }.
ui-proposal-mine = Vous proposez { $what }. Réponse attendue de : { $seats }.
ui-agree = Accepter
ui-agree-seat = { $seat } accepte
ui-decline = Refuser
ui-withdraw = Retirer
ui-vacant = Un joueur est absent
ui-vacant-since = { $minutes ->
    [0] { $seat } est absent.
   *[other] { $seat } est absent depuis { $minutes } min.
 }
ui-vacant-sit = Prendre ce siège
ui-vacant-sit-ask = S’asseoir à la place de { $seat } et continuer ?
ui-vacant-bot = { $bot } continue
ui-vacant-bot-ask = Confier le siège de { $seat } à { $bot }, pour de bon ?
ui-vacant-who = Si un joueur disparaît
ui-vacant-who-help = Qui peut prendre le siège d’un joueur qui ne revient pas.
ui-vacant-nobody = son siège lui reste
ui-vacant-players = les autres peuvent faire jouer un robot
ui-vacant-anybody = tout le monde peut s’asseoir
ui-vacant-after-label = Au bout de combien de temps
ui-vacant-after = { $minutes ->
    [60] après une heure
    [1440] après un jour
   *[other] après { $minutes } min
 }

# Des robots qui prennent leur temps.
ui-long-thought = Les grands maîtres réfléchissent longuement
ui-long-thought-help = Ils prennent jusqu’à trois secondes par coup.

# Les accords entre joueurs.
ui-diplomacy = Accords
ui-diplomacy-help = La table note ce que les joueurs se promettent, et quand une promesse est rompue.
ui-agreements = Accords
ui-agreements-offered = Proposés
ui-agreements-now = En vigueur
ui-agreements-none = Rien n’a été convenu.
ui-agreements-past = Auparavant
ui-agreements-nobody = Les robots ne concluent pas d’accord.
ui-agreement-mine = Vous proposez : { $what }. Réponse attendue de : { $seats }.
ui-agreement-asked = { $seat } propose : { $what }.
ui-agreement-seat = { $seat }
ui-agreement-land = { $land }
ui-agreement-secret = eux seuls le savent
ui-agreement-declined = Refusé
ui-agreement-lapsed = Retiré, ou trop tard
ui-agreement-ended = Terminé
ui-agreement-broken = Rompu par { $seat }
ui-agreement-end = Y mettre fin
ui-agreement-end-ask = Mettre fin à cet accord ? Tous ceux qui le connaissent l’apprennent.
ui-agreement-new = Un nouvel accord
ui-agreement-what = Quoi
ui-agreement-with = Avec qui
ui-agreement-where = { $count ->
    [0] Où : partout
    [one] Où : un lieu
   *[other] Où : { $count } lieux
 }
ui-agreement-until = Jusqu’à
ui-agreement-no-end = sans terme
ui-agreement-turn = tour { $turn }
ui-agreement-known = Connu de
ui-agreement-known-all = tous
ui-agreement-known-us = nous seuls
ui-agreement-words = Avec vos propres mots
ui-agreement-draft = Vous proposez : { $what }.
ui-agreement-free = Il n’engage personne ; s’il est rompu, c’est noté.
ui-agreement-offer = Le proposer

# Pas à pas.
ui-since-short = { $count ->
    [one] Une étape
   *[other] { $count } étapes
 }
ui-since = { $count ->
    [one] Depuis votre tour : une étape
   *[other] Depuis votre tour : { $count } étapes
 }
ui-log-earlier = Lignes précédentes
ui-section-table = Table
ui-hand-area = En main
ui-places = { $places } : { $count ->
    [one] un lieu
   *[other] { $count } lieux
 }
ui-places-all = Tous les lieux
ui-coordinates = Coordonnées sur la carte
ui-coordinates-help = Des lettres et des chiffres au bord, quand la carte en a.
around = Autour de { $of }
ui-won = Comment on gagne
ui-won-now = Les règles du moment
ui-rules-book = Du livret { $language ->
    [fr] français
   *[other] anglais
 }
ui-rules-ruling = Notre décision
ui-outcome = Résultat
ui-outcome-side = { $name }
ui-outcome-won = gagne
ui-outcome-gain = { $seat } : { $gain }
ui-steps-left = Depuis votre départ
ui-steps-title = Ce qui se passe
ui-steps-pause = Pause
ui-steps-on = Continuer
ui-steps-at = { $at } sur { $count }
ui-steps-next = Suivant
ui-steps-back = Précédent
ui-steps-end = Au présent
ui-steps-offer = { $count ->
    [one] Une chose s’est passée depuis votre départ.
   *[other] { $count } choses se sont passées depuis votre départ.
}
ui-steps-offer-more = Plus de { $count } choses se sont passées depuis votre départ.
ui-steps-skipped = { $count ->
    [one] Un coup plus ancien n’est que dans le journal.
   *[other] { $count } coups plus anciens ne sont que dans le journal.
}
ui-steps-show = Montrer, pas à pas

# La fin.
ui-sheet = Feuille de score
ui-sheet-place = Rang
ui-sheet-category = Catégorie
ui-sheet-win = { $count ->
    [one] Victoire de { $seats }.
   *[other] { $seats } se partagent la victoire.
}
ui-ending-agreed = Tous ont accepté de la terminer ; personne ne gagne.
ui-ending-nobody = Personne ne gagne.
ui-ending-resigned = La partie a été abandonnée.
ui-sheet-board = Voir le plateau
ui-sheet-show = Voir la feuille de score
ui-rematch = Rejouer
ui-rematch-join = Rejouer : la table est mise
ui-rematch-watch = Regarder la revanche
ui-next-game = À vous dans { $title }
ui-replay = Revoir
ui-replay-of = Revoir : { $title }
ui-replay-at = Coup { $at } sur { $count }
ui-replay-first = Premier coup
ui-replay-before = Un coup en arrière
ui-replay-after = Un coup en avant
ui-replay-last = Dernier coup
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-start = Avant le premier coup
ui-replay-silent = Rien ne se voit : quelqu’un renonce, ou choisit en secret.
ui-replay-file = Fichier de la partie

# La page des règles.
ui-rules-of = Règles : { $title }
ui-rules-search = Chercher dans les règles
ui-rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
ui-rules-none = Aucune règle ne contient tous ces mots.
ui-rules-option = Seulement avec : { $option }
ui-rules-ref = Livret : { $ref }
ui-components-of = Matériel : { $title }
ui-table-differs = diffère de l’origine
ui-rules-components = D’où vient le matériel
ui-rules-components-help = Les livrets nous sont parvenus sans leurs figures. Ce qui n’a pu être lu a été déduit ou recomposé ; qui possède le jeu peut le corriger.
ui-source-rulebook = lu dans le livret
ui-source-deduced = découle du livret
ui-source-public = de sources publiques
ui-source-reconstructed = reconstitué par nous

# Préférences.
ui-your-name = Votre nom à la table
ui-theme = Jour ou nuit
ui-theme-auto = Comme le système
ui-theme-light = Jour
ui-theme-dark = Nuit
ui-palette = Couleurs
ui-palette-usual = Soie et bronze
ui-palette-strong = Contraste fort, pour les daltoniens
ui-pace = Raconter ce qui se passe
ui-pace-calm = Calme
ui-pace-brisk = Vif
ui-pace-once = D’un coup
ui-hold = Le dernier coup du tour attend que je finisse le tour
ui-hold-help = Jusque-là on peut le reprendre, et personne d’autre ne joue.
ui-confirmations = Confirmer chaque coup
ui-confirmations-help = Sans cela, le clic qui ne laisse qu’un coup le joue.
ui-sound = Une cloche douce quand vient mon tour
ui-saved = Gardé sur cette machine.

# Touches.
ui-keys = Touches
ui-key-number = choisir une ligne des actions
ui-key-arrows = parcourir la liste, ou aller d’un lieu brillant au suivant
ui-key-enter = choisir ; confirmer le coup proposé
ui-key-escape = revenir d’un pas
ui-key-undo = annuler
ui-key-list = à la liste des actions
ui-key-board = au plateau
ui-key-pause = arrêter le récit, ou le reprendre
ui-key-skip = au présent
ui-key-step = un pas en arrière ou en avant dans le récit
ui-key-won = comment on gagne, et les règles du moment
ui-key-help = cette aide
ui-legend = Sur le plateau
ui-how = Comment jouer ici
ui-how-glow = Tout ce que vous pouvez utiliser brille. Un clic restreint le choix ; quand un seul coup reste, cliquez encore ou confirmez.
ui-how-order = L’ordre n’importe pas : la main d’abord ou le plateau d’abord.
ui-how-why = Cliquez sur ce qui ne brille pas, et la règle qui l’interdit répond.

# Chapitres des règles, par le milieu de leur identifiant.
chapter-components = Matériel
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-round = La manche
chapter-end = Fin de la partie
chapter-score = Décompte
chapter-scoring = Décompte
chapter-hidden = Ce qui est caché
chapter-solo = En solo
