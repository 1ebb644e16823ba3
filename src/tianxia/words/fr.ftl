# Mots communs à tous les titres.
language-name = Français
seat-number = Place { $number }
waiting-for = En attente de { $seat }.
game-over = La partie est terminée.
category-total = Total
drawing-seat = { $seat } { $name }
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
event-terms-lesson = C’est une première partie guidée.
event-terms-practice = Cette partie ne compte pas.
event-terms-hints = À cette table, chacun peut demander un indice.
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
hint-fewer = { $asked } demandées ; il n’y avait rien d’autre à examiner
hint-move = { $number }. { $move } ({ $visits ->
    [0] examiné, non poursuivi
   *[other] poursuivi { $visits } fois
 })
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
refusal-entries = Vous avez fait dans cette partie autant de propositions et de changements qu’une place le permet : continuez à jouer, convenez d’y mettre fin, ou abandonnez.
refusal-undos = Vous avez repris dans cette partie autant de coups qu’une place le permet.
refusal-fault = Le serveur a échoué là-dessus, et rien n’a été fait. La faute est dans son journal.

# Pourquoi un coup ou une commande a été refusé.
refusal-over = La partie est terminée.
refusal-not-asked = Rien n’est demandé à { $seat } maintenant (on attend { $waiting })
refusal-what-if = Personne n’a rien à décider à ce moment.
refusal-no-puzzle = Ce problème n’existe pas.
refusal-hint = Cette table ne permet pas d’indice.
refusal-hint-late = Quelqu’un a joué entre-temps.
refusal-empty-move = un coup vide ; possible ici : { refusal-legal }
refusal-no-action = un coup vide : il faut une liste d’au moins une action
refusal-draft-ends = rien ne peut être prévu après { $move } : cela ne se reprend pas
refusal-move-ends = le coup s’arrête avant { $rest } : jouez cela ensuite
refusal-other-question = { $move } ne répond pas à la question posée ; possible ici : { refusal-legal }
refusal-unknown-move = { $move } n’est pas un coup ici ; possible : { refusal-legal }
refusal-action-number = { $game } n’a pas d’action { $action }
refusal-by-rule = { $move } n’est pas permis ici
refusal-not-legal = { $move } n’est pas permis ici ; possible : { refusal-legal }
refusal-legal = { $more ->
    [0] { $legal }
   *[other] { $legal }, … ({ $count } en tout)
}
refusal-id-taken = Cet identifiant de commande a servi à un autre siège.
refusal-undo = Vous ne pouvez pas revenir si loin. { $limit }
refusal-colour-unknown = Cette couleur n’existe pas.
refusal-colour-taken = Quelqu’un d’autre a cette couleur.
refusal-resigned = Vous avez déjà abandonné.
refusal-no-bot = Il n’y a pas de robot { $bot } ici. Choisissez parmi : { $bots }.
refusal-proposal-kind = Une proposition commence par son genre.
refusal-proposal-word = Une proposition ne peut pas contenir { $word }.
refusal-proposal-unknown = { $kind } ne peut pas être proposé ici. Possible : { $kinds }.
refusal-proposal-again = Vous l’avez déjà proposé.
refusal-proposal-enough = Vous l’avez déjà proposé, ou vous avez trop de propositions en attente.
refusal-proposal-version = Ce n’est pas un moment de cette partie où l’on peut revenir.
refusal-proposal-closed = Cette proposition n’attend plus de réponse.
refusal-proposal-not-yours = Cette proposition n’est pas de vous.
refusal-proposal-not-asked = Cette proposition ne s’adresse pas à vous.
refusal-agreement-over = Cet accord n’est pas en vigueur.
refusal-agreement-not-yours = Cet accord n’est pas le vôtre.
refusal-agreement-alone = Un accord se conclut avec quelqu’un.
refusal-agreement-no-answer = Personne ne peut répondre à la place de { $seat }.
refusal-agreement-place = Un accord ne peut pas nommer { $place }.
refusal-agreement-places = Un accord nomme au plus { $most } lieux.
refusal-agreement-until = Un accord peut durer jusqu’au tour { $turn } à { $last }.
refusal-agreement-long = Au plus { $most } caractères de texte libre.
refusal-agreement-empty = Écrivez ce que vous promettez.
refusal-agreement-known = Ce siège n’existe pas.
refusal-terms = { $text } n’est pas une condition de table connue.
refusal-terms-seconds = { $text } n’est pas un nombre de secondes jusqu’à { $most }.
refusal-request = Le serveur n’a pas compris cette demande.
refusal-options = Ces options ou ces sièges ne vont pas ensemble.
refusal-no-game = Ce jeu n’existe pas sur ce serveur, ou son matériel manque.
refusal-no-language = Il n’y a pas de textes en { $language }. Choisissez parmi : { $languages }.
refusal-no-match = Cette partie n’existe pas.
refusal-no-lesson = Cette leçon n’existe pas : { $lesson }.
refusal-unplayable = Cette partie ne peut pas être jouée sur ce serveur.
refusal-deleted = Cette table a été supprimée.
refusal-no-version = La partie n’a que { $version } entrées.
refusal-no-guest = Le serveur ne connaît pas encore ce navigateur. Rechargez la page.
refusal-not-your-seat = Ce siège n’est pas le vôtre.
refusal-spectator = Les spectateurs ne peuvent que regarder.
refusal-many-guests = Trop de nouveaux invités depuis votre adresse. Réessayez plus tard.
refusal-many-matches = Trop de nouvelles parties. Jouez-en d’abord une.
refusal-many-practices = Trop de problèmes et d’essais en une heure. Faites une pause.
refusal-many-unfinished = Vous avez { $count } parties en cours. Terminez-en d’abord une.
refusal-many-bot-matches = { $count } parties entre robots tournent pour vous. Attendez que l’une se termine.
refusal-many-listed = { $count } de vos tables attendent à l’accueil. Attendez que quelqu’un s’y installe.
refusal-many-public = { $count } tables de votre adresse attendent à l’accueil. Installez-vous à l’une d’elles.
refusal-nobody-plays = Personne ne jouerait à cette table.
refusal-seed-chosen = Qui choisit la graine connaît tout ce qui est caché : impossible là où d’autres peuvent s’asseoir.
refusal-seated = Vous êtes déjà à cette table.
refusal-no-seat = Cette invitation a déjà servi, ou il n’y a plus de place.
refusal-file-hidden = La partie n’est pas terminée : son fichier révélerait ce qui est caché.
refusal-position-hidden = La partie n’est pas terminée : le texte d’une position révélerait ce qui est caché.
refusal-not-over = La partie n’est pas terminée.
refusal-not-played = Seuls ceux qui ont joué peuvent rejouer.
refusal-delete-started = La partie a commencé. Abandonnez, laissez votre place à un robot ou proposez d’y mettre fin.
refusal-delete-others = Seul celui qui est seul à une table peut la supprimer.
refusal-take-nobody = Il n’y a pas d’autre joueur à ce siège.
refusal-take-off = À cette table, personne ne peut prendre le siège d’un joueur absent.
refusal-take-players = À cette table, seuls les autres joueurs peuvent céder le siège d’un absent.
refusal-take-bot-only = Vous jouez déjà : vous ne pouvez donner ce siège qu’à un robot.
refusal-take-early = Un siège peut être repris quand son joueur est absent depuis { $seconds } secondes.
refusal-no-answer = Le serveur ne répond pas.
refusal-status-404 = Il n’y a rien à cette adresse.
refusal-status-413 = C’est trop volumineux.
refusal-status-421 = Ce serveur ne répond pas à ce nom.
refusal-other-site = Cette demande vient d’un autre site.
refusal-status-429 = Trop de demandes. Attendez un instant.
ui-reload = Cette page est plus ancienne que le serveur.
ui-reload-now = Recharger

# Le cadre.
ui-name = Tianxia
ui-slogan = Quatre jeux de la Chine des Royaumes combattants, à une même table.
ui-lobby = Accueil
ui-rules = Règles
ui-preferences = Préférences
ui-language = Langue
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
ui-weight = Difficulté { $weight } sur 5
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
ui-bot-levels = Comment jouent les robots
ui-kind-of = Qui occupe la place { $number }
ui-options = Règles facultatives
ui-option-value = { $option } ({ $value })
ui-option-seats = Seulement à { $counts } joueurs.
ui-option-apart = Incompatible avec « { $option } ».
ui-option-needed = Indispensable à { $count } joueurs.
ui-components = Matériel
ui-components-help = Quelqu’un qui possède le jeu en a corrigé le matériel : choisissez avec lequel jouer.
ui-components-show = Voir
ui-pack-built-in = Matériel d’origine
ui-pack-earlier = Matériel d’une version antérieure
ui-pack-corrected = Matériel corrigé : { $name }
ui-start = Dresser la table
ui-refused = Cette table est impossible : { $message }
ui-invite = Inviter des amis
ui-invite-help = Envoyez un de ces liens à chaque ami. La place est au premier qui s’assied.
ui-invite-seat = Lien vers la place { $number }
ui-to-table = À la table
ui-join-title = Un siège vous est réservé
ui-join-by = { $seat } vous invite à jouer à « { $title } »
ui-join-plain = Sans règle facultative.
ui-join-here = Vous êtes déjà à cette table.
ui-join-phone = Pour jouer sur votre téléphone, scannez ce code.
ui-sit-down-as = S’asseoir en tant que { $name }
ui-qr = Code QR pour un téléphone
ui-qr-of = Code QR de ce lien
ui-join-failed = Cette invitation ne peut pas servir : { $message }
ui-public = Table ouverte
ui-public-help = Affichée à l’accueil : chacun peut prendre une place libre.
ui-open-seat = Place libre

# La table.
ui-strip = Scores
ui-strip-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
ui-board = Plateau
ui-board-none = Ce jeu n’a pas encore de plateau dessiné : jouez depuis la liste des actions.
ui-mine = Mon côté
ui-opponents = Joueurs
ui-panel-open = Plus sur { $seat }
ui-panel-close = Moins sur { $seat }
ui-actions = Actions
ui-actions-none = Rien à faire pour l’instant.
ui-actions-told = Voyez d’abord ce qui s’est passé.
ui-defeat-watch = Regarder la suite
ui-defeat-skip = Aller à la fin
ui-log-short = Journal
ui-fold = Actions, joueurs et journal
ui-answers-more = { $count ->
    [one] encore une…
   *[other] encore { $count }…
}
ui-answers-board = { $count ->
    [one] une de plus sur le plateau
   *[other] { $count } de plus sur le plateau
}
ui-actions-more = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
ui-confirm = Confirmer
ui-confirm-this = Confirmer : { $move }
ui-waiting-open = On attend que quelqu’un s’assoie.
ui-confirm-next = Confirmer, joueur suivant
ui-foresee-open = La suite se voit après la confirmation.
ui-draft-changed = La table a changé : { $count ->
    [one] votre dernière étape ne convient plus et a été retirée.
   *[other] vos { $count } dernières étapes ne conviennent plus et ont été retirées.
}
ui-draft-line = Pas encore envoyé : vous seul le voyez.
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
ui-fairness = Vérifier le tirage
ui-fairness-open = Graine { $seed } ; son sceau { $hash } était public dès le début.
ui-seed-chosen = Graine choisie
ui-seed-chosen-help = La graine de cette partie a été choisie et non tirée au sort : qui a ouvert la table peut connaître ce qui est caché.

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
ui-screen-open = La table pour un écran partagé
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
ui-hints = Des indices pour tous
ui-hints-help = Chacun peut demander à un robot les meilleurs coups. Qui s’assied l’accepte.
ui-hint = Indice
ui-hint-title = À quoi un robot penserait
ui-hint-wait = Un robot réfléchit…
ui-hint-chance = Chances de gagner, selon lui : { $share }
ui-hint-why = Par rapport aux autres bons coups : { $parts }
ui-hint-alike = À peu près comme les autres.
ui-hint-show = Montrer sur le plateau
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
ui-first-help = Des lignes d’aide dans une première partie
ui-first-help-help = Une ligne sous la question, jusqu’à ce que vous ayez fini une partie de ce jeu, ou après une partie guidée.
ui-first-help-close = Fermer cette ligne pour de bon
ui-coordinates-help = Des lettres et des chiffres au bord, quand la carte en a.
around = Autour de { $of }
ui-won = Comment on gagne
ui-won-now = Les règles du moment
ui-won-own = Où vous en êtes
ui-won-sheet = Si la partie s’arrêtait maintenant
ui-won-sheet-points = Vos points
ui-outcome = Résultat
ui-outcome-side = { $name }
ui-outcome-won = gagne
ui-outcome-gain = { $seat } : { $gain }
ui-steps-left = Depuis votre départ
ui-steps-title = Ce qui se passe
ui-steps-pause = Pause
ui-steps-on = Continuer
ui-steps-at = { $at }/{ $count }
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
ui-sheet-difficulty = Difficulté
ui-sheet-plain = celle d’origine
ui-sheet-place = Rang
ui-sheet-category = Catégorie
ui-sheet-win = { $count ->
    [one] Victoire de { $seats }.
   *[other] { $seats } se partagent la victoire.
}
ui-ending-agreed = Tous ont accepté de la terminer ; personne ne gagne.
ui-ending-drawn = Partie nulle : personne ne gagne.
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
ui-rule-rulebook = Livret
ui-rule-deduced = Déduite
ui-rule-ruling = Notre décision
ui-rule-help-rulebook = Énoncée dans le livret ; les mots sont de nous.
ui-rule-help-deduced = Non énoncée, mais elle découle de ce que dit le livret.
ui-rule-help-ruling = Le livret se tait, manque de clarté ou nous manquait : nous avons tranché.
ui-rule-figures = chiffres reconstitués par nous
ui-rule-figures-help = Ceux qui sont imprimés ne sont pas connus. Un jeu de données qui les contient peut les remplacer.
ui-rule-count-rulebook = { $count ->
    [one] { $count } énoncée dans le livret
   *[other] { $count } énoncées dans le livret
}
ui-rule-count-deduced = { $count ->
    [one] { $count } déduite
   *[other] { $count } déduites
}
ui-rule-count-ruling = { $count ->
    [one] { $count } décidée par nous
   *[other] { $count } décidées par nous
}
ui-rules-all = Toutes
ui-rules-help = Toutes les règles avec nos mots, chacune avec la sorte de vérité dont elle relève.
ui-rules-book = Les chapitres sont ceux du livret { $language ->
    [fr] français
   *[other] anglais
 }.
ui-rules-kinds = Sortes de règles
ui-rules-none = Aucune règle ne contient tous ces mots.
ui-rules-option = Seulement avec : { $option }
ui-components-of = Matériel : { $title }
ui-table-differs = diffère de l’origine
ui-rules-components = D’où vient le matériel
ui-rules-components-help = Les livrets nous sont parvenus sans leurs figures. Ce qui n’a pu être lu a été déduit ou recomposé ; qui possède le jeu peut le corriger.
ui-source-rulebook = lu dans le livret
ui-source-deduced = découle du livret
ui-source-public = de sources publiques
ui-source-reconstructed = reconstitué par nous

# À propos : à qui sont les jeux, et ce qu’on en sait.
ui-about = À propos
ui-notice = Une œuvre de fans, non officielle. Les jeux, leurs noms et leurs règles appartiennent à leurs auteurs et éditeurs, qui n’y sont pour rien.
ui-about-notice = Une œuvre de fans, non officielle
ui-about-owners = Les jeux, leurs noms et leurs règles appartiennent à leurs auteurs et éditeurs, qui sont étrangers à ce projet et ne le cautionnent pas. Si un jeu vous plaît ici, achetez-le.
ui-about-drawn = Vous ne trouverez ici ni illustration d’éditeur ni texte de livret : tous les dessins sont de nous, et les règles sont dites avec nos mots.
ui-about-code = Le programme est un logiciel libre, sous licence MIT.
ui-about-truth = Ce qui vient des livrets, et ce qui vient de nous
ui-about-truth-help = Les règles sont complètes ; les plateaux, cartes et nombres qui nous manquaient sont reconstitués. Chaque règle dit de quelle sorte de vérité elle relève :
ui-about-reconstructed = Règles complètes ; matériel reconstitué dans { $count } tables sur { $all }.
ui-about-known = Règles complètes ; aucun matériel reconstitué.

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
ui-confirmations = Ce que je confirme
ui-confirmations-help = Une étape qui se reprend reste sur cette page jusqu’à ce que quelque chose soit définitif.
ui-confirm-final = Seulement ce qui ne se reprend pas
ui-confirm-each = Chaque étape
ui-confirm-nothing = Rien
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
ui-key-hint = un indice, si la table le permet
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

# Parties guidées
lesson-other = C’est possible, mais cette étape demande autre chose : voyez la phrase ci-dessous.
ui-learn = Apprendre en cinq minutes
ui-learn-new = Nouveau ici ? Apprenez en cinq minutes
ui-learn-of = { $title } : apprendre en cinq minutes
ui-learn-about = De quoi il s’agit
ui-learn-win = Comment on gagne
ui-learn-turn = Votre tour
ui-learn-pieces = Le matériel
ui-learn-points = D’où viennent les points
ui-learn-miss = Cinq erreurs de débutants
ui-learn-none = Il n’y a pas encore d’introduction à ce jeu. Les règles y sont toutes.
ui-learn-print = Imprimer
ui-lesson = Première partie guidée
ui-lesson-step = Étape { $number } sur { $count }
ui-lesson-begin = Votre première partie guidée : faites ce qui est écrit. Un mauvais clic ne coûte rien.
ui-lesson-wait = Regardez ce qui se passe sur le plateau.
ui-lesson-again = Pas là. Regardez encore.
ui-lesson-why = Pourquoi ?
ui-lesson-hint = Indice
ui-lesson-skip = Passer
ui-lesson-steps = Étapes
ui-lesson-repeat = Reprendre à une étape :
ui-lesson-leave = Quitter
ui-lesson-play-on = Continuer la partie
ui-lesson-first = Jouer sa première partie, pas à pas
ui-rules-contents = Sommaire
ui-rules-sources = Montrer sources et identifiants
refusal-lesson = La leçon demande un autre coup : { $moves }.
part-score = score

# Analyse d’une partie finie.
part-points = les points
part-rival = ce qu’ont les rivaux
part-victory = la victoire
review-title = Comment la partie s’est jouée
review-of = { $title } : comment la partie s’est jouée
review-chances = Ce que les robots donnaient à chaque joueur
review-chances-note = La part de victoire que les robots attendaient après chaque tour, en ne sachant que ce que savait le joueur au trait. L’ombre est l’intervalle à 95 % sur plusieurs distributions ; la ligne finit au résultat.
review-score = Les points au fil du temps
review-moments = Moments
review-moments-note = Au plus douze coups qui ont compté, réfléchis longuement. Un écart est en points de l’évaluation du robot, avec son intervalle à 95 %.
review-none = Aucun coup ne méritait une longue réflexion.
review-moment = Coup { $version } : { $seat }
review-played = Joué : { $move }
review-best = Le robot : { $move }
review-same = Le robot aurait joué la même chose.
review-equal = À peu près égal : { $mean } (de { $low } à { $high }).
review-better = Le coup du robot vaut { $mean } de plus (de { $low } à { $high }).
review-worse = Le coup joué vaut { $mean } de plus (de { $low } à { $high }).
review-parts = Surtout : { $parts }
review-part = { $part } { $value }
review-chance = Part de victoire attendue : { $played } avec le coup joué, { $best } avec celui du robot.
review-move-number = coup { $version }

# Analyse et problèmes sur la page.
ui-review-making = Des robots parcourent la partie. Vous pouvez partir et revenir : le travail avance tant que quelqu’un regarde.
ui-story = Pourquoi ? L’histoire de cette partie
ui-story-short = Son histoire
ui-review-category = Catégorie
ui-review-all = toutes
ui-review-before = Le plateau avant
ui-review-after = Le plateau après
ui-what-if = Et si…
ui-puzzle = Problème
ui-puzzles = Problèmes
ui-puzzles-of = { $title } : problèmes
ui-puzzles-about = Des positions où un coup est le meilleur. Jouez-le ; la table dit ensuite pourquoi.
ui-puzzles-by-hand = Une règle chacun
ui-puzzles-found = De parties entre robots
ui-puzzles-none = Il n’y a pas encore de problème.
ui-puzzle-today = Problème du jour
ui-puzzle-number = Problème { $number }
ui-puzzle-give-up = Montrer la réponse
ui-puzzle-solved = C’est cela !
ui-puzzle-second = Bien vu : c’est le deuxième meilleur coup.
ui-puzzle-other = Un coup légal ; il y en a un meilleur.
ui-puzzle-answer = Le meilleur coup : { $move }
ui-puzzle-why = Il vaut { $lead } de plus que le deuxième ({ $second }).
ui-puzzle-rule = La règle qui pose la question
ui-puzzle-decides = La règle qui décide
ui-puzzle-again = Encore une fois
ui-puzzle-more = D’autres problèmes
puzzle-best = Un coup est nettement le meilleur. Lequel ? Jouez-le sur le plateau.

# Un moment montré à d’autres.
ui-share = Partager
ui-share-now = Partager cette position
ui-share-title = Partager ce moment
ui-share-picture = Ce que les autres verront
ui-share-seen = Vu par
ui-share-everybody = tout le monde (sans les mains)
ui-share-running = La partie est encore en cours : les autres voient ce qu’un spectateur peut voir, et rien de ce qui est caché.
ui-share-link = Lien vers le plateau
ui-share-embed = Pour votre propre site
ui-share-picture-copy = Copier l’image
ui-share-picture-copied = L’image est copiée.
ui-share-picture-save = Enregistrer l’image
ui-share-text = Copier en texte
ui-share-text-copied = Le texte de la position est copié.
ui-share-no-clipboard = Ce navigateur ne laisse pas la page copier. Sélectionnez la ligne et copiez-la vous-même.
ui-embed-missing = Il n’y a pas de tel moment ici, ou sa partie le cache encore.
ui-embed-open = L’ouvrir sur le plateau
# Le programme en plein écran.
terminal-player = { $number ->
    [0] Joueur
   *[other] Joueur { $number }
 }
terminal-type = Écrivez, ou choisissez avec ↑ ↓ ; Entrée joue. Page préc., suiv. : plateau.
terminal-keys = F1 aide  F2 conseil  F3 règles  F4 journal  F5 annuler  F7 English  ^Q quitter
terminal-thinking = { $seat } réfléchit…
terminal-several = { $count } choix commencent ainsi : écrivez davantage, ou choisissez avec ↑ ↓.
terminal-undone = Coup repris.
terminal-over = La partie est terminée.
terminal-hand-over = Passez le clavier à { $name }. { $name } : écrivez le numéro de votre place ({ $number }) et appuyez sur Entrée.
terminal-help-full = Écrivez une partie d’un choix : la liste se réduit à ce qui convient, et le plateau marque les lieux.
    Entrée joue un choix qui est seul ou en surbrillance ; Tab ne fait que l’écrire.
    ↑ ↓ mettent un choix en surbrillance ; Échap efface ; Retour arrière revient d’une question.
    Page préc. et Page suiv. font défiler le plateau.
    Un coup entier peut s’écrire d’un trait, comme : tile red f7

    F1, ? aide   F2 conseil   F3 règles   F4 journal   F5 annuler   F7 français ou anglais   Ctrl+Q quitter
    Les mots help, hint, rules, log, undo, quit font de même.

    Les places sont numérotées à partir de 0. Entre crochets : ce qui peut être choisi.
    La partie est enregistrée à chaque pas ; tianxia play --resume FICHIER la continue.
