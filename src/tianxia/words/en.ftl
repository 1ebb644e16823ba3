# Words of every title.
seat-number = Seat { $number }
waiting-for = Waiting for { $seat }.
game-over = The game is over.
category-total = Total
