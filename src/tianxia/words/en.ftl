# Words of every title.
seat-number = Seat { $number }
waiting-for = Waiting for { $seat }.
game-over = The game is over.
category-total = Total
winners = Winner: { $seats }
terminal-help = Type a move in words (a phrase may go on: tile red e7) or its number; q leaves.
