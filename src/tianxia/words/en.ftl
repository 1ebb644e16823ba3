# Words of every title.
seat-number = Seat { $number }
waiting-for = Waiting for { $seat }.
game-over = The game is over.
category-total = Total
winners = Winner: { $seats }
terminal-help = Type a move in words (a phrase may go on: tile red f7) or its number; q leaves.

# What a match itself tells.
event-undo = { $seat } took the last move back.
event-takeover = { $seat } is played by { $bot } from now on.
event-resign = { $seat } resigns.
event-resign-bot = { $seat } resigns; { $bot } plays on.
event-sit = { $name } takes the place of { $seat }.
event-propose = { $seat } proposes { $what }.
event-accept = { $seat } agrees { $what }.
event-decline = { $seat } declines { $what }.
event-lapse = { $seat } no longer proposes { $what }.
event-terms-players = The other players may leave a seat to a bot when its player has been away for { $minutes } min.
event-terms-anybody = Anybody may take a seat whose player has been away for { $minutes } min.
event-terms-nobody = Nobody may take the seat of a player who is away.
proposal-end = to end the game now
proposal-undo = to take moves back
bot-random = Novice
bot-random-help = Plays any legal move.
bot-greedy = Minister
bot-greedy-help = Looks one move ahead and takes the best.

# How far a move can be taken back.
undo-free = You can take your move back.
undo-learned = No further back: something was revealed since.
undo-others = No further back: another seat has moved since.
undo-start = Nothing to take back yet.

# The shell.
ui-name = Tianxia
ui-slogan = Four board games of Warring States China, at one table.
ui-lobby = Lobby
ui-rules = Rules
ui-preferences = Preferences
ui-language = Language
ui-language-en = English
ui-language-fr = Français
ui-help = Help
ui-close = Close
ui-copy = Copy
ui-copied = Copied
ui-loading = Fetching the table…
ui-unreachable = The server does not answer.
ui-try-again = Try again
ui-not-found = There is no such page, game or match here.
ui-unplayable = This server keeps this match but cannot play it.
ui-skip = To the content
ui-yes = Yes
ui-no = No

# The lobby.
ui-games = Games
ui-players = { $from ->
    [one] 1 player
   *[other] { $from } players
}
ui-players-range = { $from }–{ $to } players
ui-minutes = { $from } min
ui-minutes-range = { $from }–{ $to } min
ui-weight = Weight { $weight } of 5
ui-play-now = Play now
ui-play-now-help = Against bots, at once
ui-solo = Solo
ui-solo-level = Level { $level }
ui-solo-against = Alone against the automa
ui-more-ways = Friends and options
ui-my-games = My games
ui-my-games-none = No game yet. “Play now” starts one.
ui-open-tables = Open tables
ui-open-tables-none = No table is waiting for players.
ui-your-turn = Your turn
ui-their-turn = { $seat } to move
ui-won-by = Won by { $seats }
ui-continue = Continue
ui-look = Look
ui-watch = Watch
ui-sit-down = Sit down
ui-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}

# Setting a table.
ui-new = A new table
ui-who-plays = Who plays?
ui-way-bots = Against bots
ui-way-hotseat = Friends at this screen
ui-way-online = Friends elsewhere
ui-way-solo = Alone
ui-way-bots-help = You and the bots, at once.
ui-way-hotseat-help = One screen goes round; a curtain hides each hand.
ui-way-online-help = Each friend gets a link to a seat.
ui-way-solo-help = You against the game’s own opponent.
ui-player-count = Players
ui-kind-me = Me
ui-kind-friend = At this screen
ui-kind-open = By invitation
ui-kind-bot = Bot
ui-name-of = Name of seat { $number }
ui-bot-of = Bot at seat { $number }
ui-kind-of = Who sits at seat { $number }
ui-options = Optional rules
ui-components = Components
ui-components-help = Somebody who owns the game has corrected its components: choose which to play with.
ui-components-show = Look at them
ui-pack-built-in = Built-in components
ui-pack-earlier = Components of an earlier version
ui-pack-corrected = Corrected components: { $name }
ui-start = Set the table
ui-refused = This table cannot be set: { $message }
ui-invite = Invite friends
ui-invite-help = Send each friend one of these links. Whoever opens it first sits down.
ui-invite-seat = Link to seat { $number }
ui-to-table = To the table
ui-join = Taking your seat…
ui-join-failed = This invitation cannot be used: { $message }
ui-public = Open table
ui-public-help = Listed in the lobby: anybody may take a free seat.
ui-open-seat = Free seat

# The table.
ui-board = Board
ui-board-none = This game has no drawn board yet: play from the list of actions.
ui-mine = My side
ui-opponents = Players
ui-panel-open = More of { $seat }
ui-panel-close = Less of { $seat }
ui-actions = Actions
ui-actions-none = Nothing to do now.
ui-log-short = Log
ui-fold = Actions, players and log
ui-answers-more = { $count ->
    [one] one more…
   *[other] { $count } more…
}
ui-actions-more = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
ui-confirm = Confirm
ui-confirm-this = Confirm: { $move }
ui-waiting-open = Waiting for somebody to sit down.
ui-held = Your last move of this turn: { $move }
ui-end-turn = End my turn
ui-go-ahead = Go ahead
ui-foresee-open = What comes then is not known yet.
ui-sent = Sent: { $move }
ui-sent-undo = Taking back…
ui-take-back = Step back
ui-undo = Undo
ui-undo-all = Undo all of it
ui-thinking = { $seat } is thinking…
ui-spectator = You are watching.
ui-offline = away
ui-winner = Winner
ui-to-move = to move
ui-log = What happened
ui-log-none = Nothing yet.
ui-log-go = Look at this moment
ui-why = Not possible here
ui-why-none = This plays no part in what is asked now.
ui-why-rule = Read the rule
ui-why-asked = Why am I asked this?
ui-lost = The connection is lost. Trying to come back… Nothing is lost; you can go on choosing.
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-invite-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
ui-curtain = { $seat }, it is your turn
ui-curtain-help = Pass the screen on. Hands stay hidden until you lift the curtain.
ui-curtain-lift = I am { $seat }
ui-fairness-open = Seed { $seed }; its seal { $hash } was public from the start.

# Steps.
ui-steps-left = Since you left
ui-steps-title = What happens
ui-steps-pause = Pause
ui-steps-on = Go on
ui-steps-at = { $at } of { $count }
ui-steps-next = Next
ui-steps-back = Previous
ui-steps-end = To the present
ui-steps-offer = { $count ->
    [one] One thing happened since you left.
   *[other] { $count } things happened since you left.
}
ui-steps-show = Show me, step by step

# The end.
ui-sheet = Score sheet
ui-sheet-category = Category
ui-sheet-win = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
ui-ending-agreed = All agreed to end it; nobody wins.
ui-sheet-board = See the board
ui-sheet-show = See the score sheet
ui-again = Play again
ui-replay = Replay
ui-replay-of = Replay of { $title }
ui-replay-at = Move { $at } of { $count }
ui-replay-first = First move
ui-replay-before = One move back
ui-replay-after = One move on
ui-replay-last = Last move
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-start = Before the first move
ui-replay-file = Match file

# The rules page.
ui-rules-of = Rules of { $title }
ui-rules-search = Search the rules
ui-rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
ui-rules-none = No rule has all these words.
ui-rules-option = Only with: { $option }
ui-rules-ref = Rulebook: { $ref }
ui-components-of = Components of { $title }
ui-table-differs = not as built in
ui-rules-components = Where the components come from
ui-rules-components-help = The rulebooks came without their figures. What could not be read was deduced or drawn up anew; whoever owns the game can correct it.
ui-source-rulebook = read in the rulebook
ui-source-deduced = follows from the rulebook
ui-source-public = from public sources
ui-source-reconstructed = reconstructed by us

# Preferences.
ui-your-name = Your name at the table
ui-theme = Light
ui-theme-auto = Like the system
ui-theme-light = Day
ui-theme-dark = Night
ui-palette = Colours
ui-palette-usual = Silk and bronze
ui-palette-strong = Strong contrast, for colour-blind eyes
ui-pace = Telling what happens
ui-pace-calm = Calm
ui-pace-brisk = Brisk
ui-pace-once = At once
ui-hold = The last move of a turn waits until I end the turn
ui-hold-help = Until then it can be taken back, and nobody else moves.
ui-confirmations = Confirm each move
ui-confirmations-help = When it is off, the click that leaves one move plays it.
ui-saved = Saved on this machine.

# Keys.
ui-keys = Keys
ui-key-number = pick a line of the actions
ui-key-arrows = go along the list, or from one glowing place to the next
ui-key-enter = choose; confirm the proposed move
ui-key-escape = step back
ui-key-undo = undo
ui-key-list = to the list of actions
ui-key-board = to the board
ui-key-pause = Pause what is told, or go on
ui-key-skip = To the present
ui-key-step = A step back or on in what is told
ui-key-help = this help
ui-legend = On the board
ui-how = How to play here
ui-how-glow = Everything you may use now glows. Click it and the choice narrows; when one move is left, click again or confirm.
ui-how-order = The order does not matter: hand first or board first.
ui-how-why = Click something that does not glow, and the rule that forbids it answers.
