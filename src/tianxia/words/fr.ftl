# Mots communs à tous les titres.
seat-number = Place { $number }
waiting-for = En attente de { $seat }.
game-over = La partie est terminée.
category-total = Total
winners = Vainqueur : { $seats }
terminal-help = Écrivez un coup en toutes lettres (une phrase peut continuer : tile red f7) ou son numéro ; q pour quitter.

# Ce que raconte une partie.
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
bot-random = Novice
bot-random-help = Joue n’importe quel coup permis.
bot-greedy = Ministre
bot-greedy-help = Regarde un coup plus loin et prend le meilleur.

# Jusqu’où l’on peut revenir.
undo-free = Vous pouvez reprendre votre coup.
undo-learned = Pas plus loin : quelqu’un a appris quelque chose depuis.
undo-others = Pas plus loin : quelqu’un d’autre a joué depuis.
undo-start = Rien à reprendre pour l’instant.

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
ui-play-now = Jouer
ui-play-now-help = Contre des robots, tout de suite
ui-solo = Solo
ui-solo-level = Niveau { $level }
ui-solo-against = Seul contre l’automate
ui-more-ways = Amis et options
ui-my-games = Mes parties
ui-my-games-none = Aucune partie encore. « Jouer » en lance une.
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

# Pas à pas.
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
ui-steps-show = Montrer, pas à pas

# La fin.
ui-sheet = Feuille de score
ui-sheet-category = Catégorie
ui-sheet-win = { $count ->
    [one] Victoire de { $seats }.
   *[other] { $seats } se partagent la victoire.
}
ui-ending-agreed = Tous ont accepté de la terminer ; personne ne gagne.
ui-sheet-board = Voir le plateau
ui-sheet-show = Voir la feuille de score
ui-again = Rejouer
ui-replay = Revoir
ui-replay-of = Revoir { $title }
ui-replay-at = Coup { $at } sur { $count }
ui-replay-first = Premier coup
ui-replay-before = Un coup en arrière
ui-replay-after = Un coup en avant
ui-replay-last = Dernier coup
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-start = Avant le premier coup
ui-replay-file = Fichier de la partie

# La page des règles.
ui-rules-of = Règles de { $title }
ui-rules-search = Chercher dans les règles
ui-rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
ui-rules-none = Aucune règle ne contient tous ces mots.
ui-rules-option = Seulement avec : { $option }
ui-rules-ref = Livret : { $ref }
ui-components-of = Matériel de { $title }
ui-table-differs = diffère de l’origine
ui-rules-components = D’où vient le matériel
ui-rules-components-help = Les livrets nous sont parvenus sans leurs figures. Ce qui n’a pu être lu a été déduit ou recomposé ; qui possède le jeu peut le corriger.
ui-source-rulebook = lu dans le livret
ui-source-deduced = découle du livret
ui-source-public = de sources publiques
ui-source-reconstructed = reconstitué par nous

# Préférences.
ui-your-name = Votre nom à la table
ui-theme = Lumière
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
ui-key-pause = Arrêter le récit, ou le reprendre
ui-key-skip = Au présent
ui-key-step = Un pas en arrière ou en avant dans le récit
ui-key-help = cette aide
ui-legend = Sur le plateau
ui-how = Comment jouer ici
ui-how-glow = Tout ce que vous pouvez utiliser brille. Un clic restreint le choix ; quand un seul coup reste, cliquez encore ou confirmez.
ui-how-order = L’ordre n’importe pas : la main d’abord ou le plateau d’abord.
ui-how-why = Cliquez sur ce qui ne brille pas, et la règle qui l’interdit répond.
