# Words of every title.
seat-number = Seat { $number }
waiting-for = Waiting for { $seat }.
game-over = The game is over.
category-total = Total
winners = Winner: { $seats }
terminal-help = Type a move in words (a phrase may go on: tile red f7) or its number; q leaves.

# What a match itself tells.
event-colour = { $seat } chooses the { $colour }.
event-rematch = { $seat } sets the table again.
colour-of-0 = orange circle
colour-of-1 = blue square
colour-of-2 = green triangle
colour-of-3 = purple diamond
colour-of-4 = golden hexagon
colour-of-5 = grey cross
colour-of-6 = crimson pentagon
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
event-terms-no-diplomacy = This table records no agreements.
event-terms-long-thought = Grandmasters think long at this table.
agreement-terms = { $what }{ $count ->
    [0] {""}
   *[other] {" "}({ $places })
 }{ $until ->
    [0] {""}
   *[other] , until turn { $until }
 }
agreement-said = { $said ->
    [0] {""}
   *[other] {" "}{ $words }
 }
event-agreement-offered = { $seat } offers { $with }: { agreement-terms }.{ agreement-said }
event-agreement-accepted = { $seat } agrees with { $with }: { agreement-terms }.
event-agreement-declined = { $seat } declines: { agreement-terms }.
event-agreement-withdrawn = { $seat } withdraws the offer: { agreement-terms }.
event-agreement-ended = { $seat } ends the agreement with { $with }: { agreement-terms }.
event-agreement-over = The time of an agreement is over ({ $with }): { agreement-terms }.
event-agreement-broken = { $seat } breaks the agreement with { $with }: { agreement-terms }.
bot-novice = Novice
bot-novice-help = Glances at a few moves and takes the best of them.
bot-adept = Adept
bot-adept-help = Looks at a dozen moves and takes the best.
bot-master = Master
bot-master-help = Looks at dozens of moves, and at some answers to them.
bot-grandmaster = Grandmaster
bot-grandmaster-help = Looks at every move, and plays the best of them on in its head; longer at a table that lets it.
bot-grandmaster-long = Grandmaster, thinking long
bot-grandmaster-long-help = Tries its best moves more often than usual, or plays them on further, for up to three seconds.
bot-greedy = Minister
bot-greedy-help = Looks one move ahead and takes the best.
bot-random = Chance
bot-random-help = Plays any legal move.

# What a bot thinks of a position.
hint-asked = { $seat }: after { $simulations } positions
hint-move = { $number }. { $move } (played on { $visits } times)
hint-expects = expected share of victory: { $shares }
hint-over = The game is over: there is nothing to decide.

# How far a move can be taken back.
undo-free = You can take your move back.
undo-learned = No further back: something was revealed since.
undo-others = No further back: somebody else has moved since.
undo-start = Nothing to take back yet.
undo-often = Enough taken back this turn: the others must be able to answer.

# What the server could not do.
trouble-storage = The server cannot reach its database. Nothing that was confirmed is lost; your move will be sent again.
trouble-disk = The server’s disk is full. Nothing that was confirmed is lost; your move will be sent again.
trouble-gone = The server’s database was taken away while it was running. Nothing more is kept until it is started again.
refusal-full = This match has as many entries as one can have: agree to end it, or resign.
refusal-fault = The server failed over this, and nothing was done. The fault is in its log.

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
ui-colon = {": "}
ui-play-now = Play now
ui-play-now-help = Against bots, at once
ui-solo = Solo
ui-solo-level = Level { $level }
ui-solo-against = Alone against the automa
ui-more-ways = Friends and options
ui-my-games = My games
ui-my-games-none = No game yet. “Play now” starts one.
ui-my-games-over = Finished games
ui-my-games-no-other = No other game is under way.
ui-my-games-waiting = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
 }
ui-name-ask = What shall we call you at the table?
ui-name-ok = That is me
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
ui-join-title = A seat is kept for you
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

# What to do about the match itself.
ui-menu = Table
ui-my-colour = My colour
ui-propose = Propose
ui-propose-undo = Ask to take my last move back
ui-propose-undo-ask = Ask everybody to go back to before your last move?
ui-undo-alone = Take my last move back, in any case
ui-undo-alone-ask = Go back to before your last move, even past what was revealed?
ui-propose-end = Propose to end the game
ui-propose-end-ask = Propose to everybody to end the game now, without a winner?
ui-end-alone = End the game now
ui-end-alone-ask = End the game now, without a winner?
ui-leave = Leave my seat to a bot
ui-leave-ask = { $bot } plays on for you, for good. Leave your seat?
ui-leave-yes = Leave my seat
ui-resign = Resign
ui-resign-ask-two = Resign? The game ends, and your opponent wins.
ui-resign-ask-more = Resign? { $bot } plays on, and your seat ranks last.
ui-resign-yes = Resign
ui-delete = Delete this table
ui-delete-ask = Nobody has moved yet. Delete this table for good?
ui-delete-yes = Delete it
ui-report = Report a fault
ui-report-done = Saved as { $name }. It tells nothing that anybody hides.
ui-proposal = A proposal
ui-proposal-asked = { $seat } proposes { $what }.
ui-proposal-mine = You propose { $what }. Still to answer: { $seats }.
ui-agree = Agree
ui-agree-seat = { $seat } agrees
ui-decline = Decline
ui-withdraw = Withdraw
ui-vacant = A player is away
ui-vacant-since = { $minutes ->
    [0] { $seat } is away.
   *[other] { $seat } has been away for { $minutes } min.
 }
ui-vacant-sit = Take this seat
ui-vacant-sit-ask = Sit down in { $seat }’s place and play on?
ui-vacant-bot = { $bot } plays on
ui-vacant-bot-ask = Give { $seat }’s seat to { $bot }, for good?
ui-vacant-who = If a player vanishes
ui-vacant-who-help = Who may take a seat whose player stays away.
ui-vacant-nobody = the seat stays theirs
ui-vacant-players = the others may let a bot play
ui-vacant-anybody = anybody may sit down
ui-vacant-after-label = After how long
ui-vacant-after = { $minutes ->
    [60] after an hour
    [1440] after a day
   *[other] after { $minutes } min
 }

# Bots that take their time.
ui-long-thought = Grandmasters think long
ui-long-thought-help = They take up to three seconds for a move.

# Agreements between seats.
ui-diplomacy = Agreements
ui-diplomacy-help = The table records what players promise each other, and notes when it is broken.
ui-agreements = Agreements
ui-agreements-offered = On offer
ui-agreements-now = In force
ui-agreements-none = Nothing was agreed.
ui-agreements-past = Before
ui-agreements-nobody = Bots make no agreements.
ui-agreement-mine = You offer: { $what }. Still to answer: { $seats }.
ui-agreement-asked = { $seat } offers: { $what }.
ui-agreement-seat = { $seat }
ui-agreement-land = { $land }
ui-agreement-secret = only they know
ui-agreement-declined = Declined
ui-agreement-lapsed = Withdrawn, or too late
ui-agreement-ended = Ended
ui-agreement-broken = Broken by { $seat }
ui-agreement-end = End it
ui-agreement-end-ask = End this agreement? Everybody who knows of it is told.
ui-agreement-new = A new agreement
ui-agreement-what = What
ui-agreement-with = With whom
ui-agreement-where = { $count ->
    [0] Where: anywhere
    [one] Where: one place
   *[other] Where: { $count } places
 }
ui-agreement-until = Until
ui-agreement-no-end = no end
ui-agreement-turn = turn { $turn }
ui-agreement-known = Known to
ui-agreement-known-all = everybody
ui-agreement-known-us = only us
ui-agreement-words = In your own words
ui-agreement-draft = You offer: { $what }.
ui-agreement-free = It binds nobody; breaking it is noted.
ui-agreement-offer = Offer it

# Steps.
ui-since-short = { $count ->
    [one] One step
   *[other] { $count } steps
 }
ui-since = { $count ->
    [one] Since your turn: one step
   *[other] Since your turn: { $count } steps
 }
ui-log-earlier = Earlier lines
ui-section-table = Table
ui-hand-area = In your hand
ui-places = { $places }: { $count ->
    [one] one place
   *[other] { $count } places
 }
ui-places-all = All places
ui-coordinates = Coordinates on the map
ui-coordinates-help = Letters and numbers along its edge, where a map has them.
around = Around { $of }
ui-won = How the game is won
ui-won-now = Rules that matter now
ui-rules-book = From the { $language ->
    [fr] French
   *[other] English
 } rulebook
ui-rules-ruling = Our ruling
ui-outcome = Result
ui-outcome-side = { $name }
ui-outcome-won = won
ui-outcome-gain = { $seat }: { $gain }
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
ui-steps-offer-more = More than { $count } things happened since you left.
ui-steps-skipped = { $count ->
    [one] One earlier move is in the log only.
   *[other] { $count } earlier moves are in the log only.
}
ui-steps-show = Show me, step by step

# The end.
ui-sheet = Score sheet
ui-sheet-place = Place
ui-sheet-category = Category
ui-sheet-win = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
ui-ending-agreed = All agreed to end it; nobody wins.
ui-ending-nobody = Nobody wins.
ui-ending-resigned = The game was given up.
ui-sheet-board = See the board
ui-sheet-show = See the score sheet
ui-rematch = Play again
ui-rematch-join = Play again: the table is set
ui-rematch-watch = Watch the rematch
ui-next-game = Your turn in { $title }
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
ui-replay-silent = Nothing shows: somebody declines, or chooses in secret.
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
ui-theme = Day or night
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
ui-sound = A soft bell when it becomes my turn
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
ui-key-pause = pause what is told, or go on
ui-key-skip = to the present
ui-key-step = a step back or on in what is told
ui-key-won = how the game is won, and the rules that matter now
ui-key-help = this help
ui-legend = On the board
ui-how = How to play here
ui-how-glow = Everything you may use now glows. Click it and the choice narrows; when one move is left, click again or confirm.
ui-how-order = The order does not matter: hand first or board first.
ui-how-why = Click something that does not glow, and the rule that forbids it answers.

# Chapters of the rules, by the middle of a rule’s id.
chapter-components = Components
chapter-setup = Setting up
chapter-turn = A turn
chapter-round = The round
chapter-end = End of the game
chapter-score = Scoring
chapter-scoring = Scoring
chapter-hidden = What is hidden
chapter-solo = Alone
