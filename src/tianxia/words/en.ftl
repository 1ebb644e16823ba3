# Words of every title.
seat-number = Seat { $number }
waiting-for = Waiting for { $seat }.
game-over = The game is over.
category-total = Total
winners = Winner: { $seats }
terminal-help = Type a move in words (a phrase may go on: tile red e7) or its number; q leaves.

# Undo, and seats left to bots
undo-free = You can take this back.
undo-learned = Somebody has learned something since: it cannot be taken back.
undo-others = Another player has moved since: it cannot be taken back.
undo-start = There is nothing to take back.
event-undo = { $seat } takes back the last choice.
event-takeover = { $seat } leaves the seat to a bot: { $bot }.
bot-random = Random
bot-random-help = Plays any legal move.
bot-greedy = Greedy
bot-greedy-help = Looks one move ahead and takes what looks best.
