# Mots communs à tous les titres.
seat-number = Place { $number }
waiting-for = En attente de { $seat }.
game-over = La partie est terminée.
category-total = Total
winners = Vainqueur : { $seats }
terminal-help = Écrivez un coup en toutes lettres (une phrase peut continuer : tile red e7) ou son numéro ; q pour quitter.
