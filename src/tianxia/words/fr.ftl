# Mots communs à tous les titres.
seat-number = Place { $number }
waiting-for = En attente de { $seat }.
game-over = La partie est terminée.
category-total = Total
winners = Vainqueur : { $seats }
terminal-help = Écrivez un coup en toutes lettres (une phrase peut continuer : tile red e7) ou son numéro ; q pour quitter.

# Annuler, et places laissées à des robots
undo-free = Vous pouvez revenir en arrière.
undo-learned = Quelqu’un a appris quelque chose depuis : impossible de revenir en arrière.
undo-others = Quelqu’un d’autre a joué depuis : impossible de revenir en arrière.
undo-start = Il n’y a rien à annuler.
event-undo = { $seat } revient sur son dernier choix.
event-takeover = { $seat } laisse sa place à un robot : { $bot }.
bot-random = Hasard
bot-random-help = Joue n’importe quel coup permis.
bot-greedy = Avide
bot-greedy-help = Regarde un coup à l’avance et prend ce qui paraît le mieux.
