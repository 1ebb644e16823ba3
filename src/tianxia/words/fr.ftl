# Mots communs à tous les titres.
seat-number = Place { $number }
waiting-for = En attente de { $seat }.
game-over = La partie est terminée.
category-total = Total
