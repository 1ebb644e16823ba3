# Words of every title.
language-name = English
seat-number = Seat { $number }
waiting-for = Waiting for { $seat }.
game-over = The game is over.
category-total = Total
drawing-seat = { $seat } { $name }
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
event-terms-lesson = This is a guided first game.
event-terms-practice = This match counts for nothing.
event-terms-hints = Everybody may ask for hints at this table.
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
hint-fewer = { $asked } were asked for; there was nothing more to look at
hint-move = { $number }. { $move } ({ $visits ->
    [0] looked at, not played on
    [one] played on once
   *[other] played on { $visits } times
 })
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
refusal-entries = You have made as many proposals and changes in this match as one seat can: play on, agree to end it, or resign.
refusal-undos = You have taken back as many moves in this match as one seat can.
refusal-fault = The server failed over this, and nothing was done. The fault is in its log.

# Why a move or a command was refused.
refusal-over = The game is over.
refusal-not-asked = { $seat } is not asked anything now (waiting for { $waiting })
refusal-what-if = Nobody has to decide anything there.
refusal-no-puzzle = There is no such puzzle.
refusal-hint = This table allows no hints.
refusal-hint-late = Somebody has moved meanwhile.
refusal-empty-move = an empty move; legal here: { refusal-legal }
refusal-no-action = an empty move: a list of at least one action is expected
refusal-draft-ends = nothing can be planned after { $move }: it cannot be taken back
refusal-move-ends = the move ends before { $rest }: play that afterwards
refusal-other-question = { $move } does not answer what is asked; legal here: { refusal-legal }
refusal-unknown-move = { $move } is no move here; legal: { refusal-legal }
refusal-action-number = { $game } has no action { $action }
refusal-by-rule = { $move } is not legal here
refusal-not-legal = { $move } is not legal here; legal: { refusal-legal }
refusal-legal = { $more ->
    [0] { $legal }
   *[other] { $legal }, … ({ $count } in all)
}
refusal-id-taken = This command id was used by another seat.
refusal-undo = You cannot go back that far. { $limit }
refusal-colour-unknown = There is no such colour.
refusal-colour-taken = Somebody else has that colour.
refusal-resigned = You have resigned already.
refusal-no-bot = There is no bot { $bot } here. Choose one of: { $bots }.
refusal-proposal-kind = A proposal begins with its kind.
refusal-proposal-word = A proposal cannot contain { $word }.
refusal-proposal-unknown = { $kind } cannot be proposed here. Possible: { $kinds }.
refusal-proposal-again = You have proposed that already.
refusal-proposal-enough = You have proposed that already, or have too many open proposals.
refusal-proposal-version = That is not a point of this game to go back to.
refusal-proposal-closed = This proposal is no longer open.
refusal-proposal-not-yours = This proposal is not yours to withdraw.
refusal-proposal-not-asked = This proposal does not ask you.
refusal-agreement-over = This agreement is not in force.
refusal-agreement-not-yours = This agreement is not yours to end.
refusal-agreement-alone = An agreement needs another player.
refusal-agreement-no-answer = Nobody can answer at the seat of { $seat }.
refusal-agreement-place = An agreement cannot name { $place }.
refusal-agreement-places = An agreement names at most { $most } places.
refusal-agreement-until = An agreement can last until turn { $turn } to { $last }.
refusal-agreement-long = At most { $most } characters of free text.
refusal-agreement-empty = Write what you promise.
refusal-agreement-known = There is no such seat.
refusal-terms = { $text } is not a known term of a table.
refusal-terms-seconds = { $text } is not a number of seconds up to { $most }.
refusal-request = The server did not understand this request.
refusal-options = These options or seats cannot be played together.
refusal-no-game = There is no such game on this server, or its components are missing.
refusal-no-language = There are no words in { $language }. Choose one of: { $languages }.
refusal-no-match = There is no such match.
refusal-no-lesson = There is no such lesson: { $lesson }.
refusal-unplayable = This match cannot be played on this server.
refusal-deleted = This table was deleted.
refusal-no-version = The match has only { $version } entries.
refusal-no-guest = The server does not know this browser yet. Reload the page.
refusal-not-your-seat = This seat is not yours.
refusal-spectator = Spectators can only watch.
refusal-many-guests = Too many new guests from your address. Try again later.
refusal-many-matches = Too many new matches. Play one of them first.
refusal-many-practices = Too many puzzles and attempts within an hour. Take a break.
refusal-many-unfinished = You have { $count } unfinished matches. Finish one of them first.
refusal-many-bot-matches = { $count } matches between bots are running for you. Wait until one ends.
refusal-many-listed = { $count } of your tables are waiting in the lobby. Wait until somebody sits down.
refusal-many-public = { $count } tables from your address are waiting in the lobby. Sit down at one of them.
refusal-nobody-plays = Nobody would play at this table.
refusal-seed-chosen = Whoever chooses the seed knows everything hidden, so it cannot be chosen where others may sit down.
refusal-seated = You already sit at this table.
refusal-no-seat = This invitation has been used, or there is no free seat.
refusal-file-hidden = The match is not over: its file would reveal what is hidden.
refusal-position-hidden = The match is not over: the text of a position would reveal what is hidden.
refusal-not-over = The match is not over.
refusal-not-played = Only those who played can play again.
refusal-delete-started = The match has started. Resign, leave your seat to a bot, or propose to end it.
refusal-delete-others = Only somebody who sits alone at a table can delete it.
refusal-take-nobody = There is no other player at this seat.
refusal-take-off = At this table nobody may take the seat of a player who is away.
refusal-take-players = At this table only the other players may give away the seat of a player who is away.
refusal-take-bot-only = You play already, so you can only give this seat to a bot.
refusal-take-early = A seat can be taken when its player has been away for { $seconds } seconds.
refusal-no-answer = The server does not answer.
refusal-status-404 = There is nothing at this address.
refusal-status-413 = This is too large.
refusal-status-421 = This server does not answer to that name.
refusal-other-site = This request comes from another site.
refusal-status-429 = Too many requests. Wait a moment.
ui-reload = This page is older than the server.
ui-reload-now = Reload

# The shell.
ui-name = Tianxia
ui-slogan = Four board games of Warring States China, at one table.
ui-lobby = Lobby
ui-rules = Rules
ui-preferences = Preferences
ui-language = Language
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
ui-weight = Difficulty { $weight } of 5
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
ui-bot-levels = How the bots play
ui-kind-of = Who sits at seat { $number }
ui-options = Optional rules
ui-option-value = { $option } ({ $value })
ui-option-seats = Only with { $counts } players.
ui-option-apart = Not together with “{ $option }”.
ui-option-needed = { $count } players need it.
ui-components = Components
ui-components-help = Somebody who owns the game has corrected its components: choose which to play with.
ui-components-show = Look at them
ui-pack-built-in = Built-in components
ui-pack-earlier = Components of an earlier version
ui-pack-corrected = Corrected components: { $name }
ui-start = Set the table
ui-refused = This table cannot be set: { $message }
ui-invite = Invite friends
ui-invite-help = Send each friend one of these links. Whoever takes the seat first has it.
ui-invite-seat = Link to seat { $number }
ui-to-table = To the table
ui-join-title = A seat is kept for you
ui-join-by = { $seat } invites you to { $title }
ui-join-plain = Without optional rules.
ui-join-here = You already sit at this table.
ui-join-phone = To play on your phone, scan this code.
ui-sit-down-as = Sit down as { $name }
ui-qr = QR code for a phone
ui-qr-of = QR code of this link
ui-join-failed = This invitation cannot be used: { $message }
ui-public = Open table
ui-public-help = Listed in the lobby: anybody may take a free seat.
ui-open-seat = Free seat

# The table.
ui-strip = Scores
ui-strip-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ui-board = Board
ui-board-none = This game has no drawn board yet: play from the list of actions.
ui-mine = My side
ui-opponents = Players
ui-panel-open = More of { $seat }
ui-panel-close = Less of { $seat }
ui-actions = Actions
ui-actions-none = Nothing to do now.
ui-actions-told = First see what happened.
ui-defeat-watch = Watch on
ui-defeat-skip = Skip to the end
ui-log-short = Log
ui-fold = Actions, players and log
ui-answers-more = { $count ->
    [one] one more…
   *[other] { $count } more…
}
ui-answers-board = { $count ->
    [one] one more on the board
   *[other] { $count } more on the board
}
ui-actions-more = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
ui-confirm = Confirm
ui-confirm-this = Confirm: { $move }
ui-waiting-open = Waiting for somebody to sit down.
ui-confirm-next = Confirm, next player
ui-foresee-open = You see the rest after you confirm.
ui-draft-changed = The table has changed: { $count ->
    [one] your last step no longer fits and was dropped.
   *[other] your last { $count } steps no longer fit and were dropped.
}
ui-draft-line = Not sent yet: only you see this.
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
ui-fairness = Verify the shuffle
ui-fairness-open = Seed { $seed }; its seal { $hash } was public from the start.
ui-seed-chosen = Chosen seed
ui-seed-chosen-help = The seed of this game was chosen, not drawn: whoever set the table may know what is hidden.

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
ui-screen-open = The table for a shared screen
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
ui-hints = Hints for everybody
ui-hints-help = Any player may ask a bot for the best moves. Those who sit down agree to it.
ui-hint = Hint
ui-hint-title = What a bot would think of
ui-hint-wait = A bot is thinking…
ui-hint-chance = Chance of winning, by its estimate: { $share }
ui-hint-why = Against the other good moves: { $parts }
ui-hint-alike = Much like the others.
ui-hint-show = Show on the board
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
ui-first-help = Lines of help in a first game
ui-first-help-help = One line under the question until you have finished a game of that title, or after a guided game.
ui-first-help-close = Close this line for good
ui-coordinates-help = Letters and numbers along its edge, where a map has them.
around = Around { $of }
ui-won = How the game is won
ui-won-now = Rules that matter now
ui-won-own = Your own progress
ui-won-sheet = If the game ended now
ui-won-sheet-points = Your points
ui-outcome = Result
ui-outcome-side = { $name }
ui-outcome-won = won
ui-outcome-gain = { $seat }: { $gain }
ui-steps-left = Since you left
ui-steps-title = What happens
ui-steps-pause = Pause
ui-steps-on = Go on
ui-steps-at = { $at }/{ $count }
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
ui-sheet-difficulty = Difficulty
ui-sheet-plain = the usual one
ui-sheet-place = Place
ui-sheet-category = Category
ui-sheet-win = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
ui-ending-agreed = All agreed to end it; nobody wins.
ui-ending-drawn = A draw: nobody wins.
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
ui-rule-rulebook = Rulebook
ui-rule-deduced = Deduced
ui-rule-ruling = Our ruling
ui-rule-help-rulebook = Stated in the rulebook; the words are ours.
ui-rule-help-deduced = Not stated, but it follows from what the rulebook says.
ui-rule-help-ruling = The rulebook is silent, unclear or was not at hand: we decided.
ui-rule-figures = figures reconstructed by us
ui-rule-figures-help = The printed ones are not known. A pack with the printed ones can be used instead.
ui-rule-count-rulebook = { $count } from the rulebook
ui-rule-count-deduced = { $count } deduced
ui-rule-count-ruling = { $count ->
    [one] 1 ruling of ours
   *[other] { $count } rulings of ours
}
ui-rules-all = All
ui-rules-help = Every rule in our own words, each with the kind of truth it is.
ui-rules-book = Chapters are those of the { $language ->
    [fr] French
   *[other] English
 } rulebook.
ui-rules-kinds = Kinds of rules
ui-rules-none = No rule has all these words.
ui-rules-option = Only with: { $option }
ui-components-of = Components of { $title }
ui-table-differs = not as built in
ui-rules-components = Where the components come from
ui-rules-components-help = The rulebooks came without their figures. What could not be read was deduced or drawn up anew; whoever owns the game can correct it.
ui-source-rulebook = read in the rulebook
ui-source-deduced = follows from the rulebook
ui-source-public = from public sources
ui-source-reconstructed = reconstructed by us

# About: whose the games are, and what is known of them.
ui-about = About
ui-notice = An unofficial fan work. The games, their names and their rules belong to their authors and publishers, who have nothing to do with it.
ui-about-notice = An unofficial fan work
ui-about-owners = The games, their names and their rules belong to their authors and publishers, who have nothing to do with this project and do not endorse it. Whoever likes a game here should buy it.
ui-about-drawn = There is no publisher’s art and no rulebook text here: everything drawn is drawn by us, and the rules are told in our own words.
ui-about-code = The program is free software under the MIT licence.
ui-about-truth = What comes from the rulebooks, and what from us
ui-about-truth-help = The rules are whole; boards, cards and numbers that were not at hand are reconstructed. Every rule says what kind of truth it is:
ui-about-reconstructed = Rules whole; components reconstructed in { $count } of { $all } tables.
ui-about-known = Rules whole; no components reconstructed.

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
ui-confirmations = What I confirm
ui-confirmations-help = A step that can be taken back stays on this page until something is final.
ui-confirm-final = Only what cannot be taken back
ui-confirm-each = Every step
ui-confirm-nothing = Nothing
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
ui-key-hint = a hint, where the table allows it
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

# Guided games
lesson-other = Possible, but this step asks for something else: see the sentence below.
ui-learn = Learn in five minutes
ui-learn-new = New here? Learn in five minutes
ui-learn-of = { $title }: learn in five minutes
ui-learn-about = What it is about
ui-learn-win = How you win
ui-learn-turn = Your turn
ui-learn-pieces = The pieces
ui-learn-points = Where points come from
ui-learn-miss = Five things beginners miss
ui-learn-none = There is no introduction to this game yet. The rules are all there.
ui-learn-print = Print
ui-lesson = Guided first game
ui-lesson-step = Step { $number } of { $count }
ui-lesson-begin = Your guided first game: do what it says. A wrong click costs nothing.
ui-lesson-wait = Watch what happens on the board.
ui-lesson-again = Not there. Look again.
ui-lesson-why = Why?
ui-lesson-hint = Hint
ui-lesson-skip = Skip step
ui-lesson-steps = Steps
ui-lesson-repeat = Repeat from a step:
ui-lesson-leave = Leave
ui-lesson-play-on = Play on
ui-lesson-first = Play your first game, step by step
ui-rules-contents = Contents
ui-rules-sources = Show sources and ids
refusal-lesson = The lesson asks for another move: { $moves }.
part-score = score

# Review of a finished match.
part-points = points
part-rival = what the rivals have
part-victory = victory
review-title = How it was decided
review-of = { $title }: how it was decided
review-chances = What the bots gave each seat
review-chances-note = The share of the victory that bots expected after each turn, knowing only what the seat knew that was to move. The shade is the 95 % interval over redeals; the line ends with the result.
review-score = Points over time
review-moments = Moments
review-moments-note = At most twelve moves that mattered, thought about at length. A difference is in points of the bot’s evaluation, from its 95 % interval.
review-none = No move was worth a long thought.
review-moment = Move { $version }: { $seat }
review-played = Played: { $move }
review-best = The bot: { $move }
review-same = The bot would have played the same.
review-equal = About equal: { $mean } ({ $low } to { $high }).
review-better = The bot’s move is worth { $mean } more ({ $low } to { $high }).
review-worse = What was played is worth { $mean } more ({ $low } to { $high }).
review-parts = Most in: { $parts }
review-part = { $part } { $value }
review-chance = Expected share of the victory: { $played } as played, { $best } as the bot.
review-move-number = move { $version }

# Review and puzzles on the page.
ui-review-making = Bots are going through the match. You may leave and come back: it goes on while somebody looks.
ui-story = Why? The story of this game
ui-story-short = Its story
ui-review-category = Category
ui-review-all = all
ui-review-before = The board before
ui-review-after = The board after
ui-what-if = What if…
ui-puzzle = Puzzle
ui-puzzles = Puzzles
ui-puzzles-of = { $title }: puzzles
ui-puzzles-about = Positions in which one move is best. Play it; the table then says why.
ui-puzzles-by-hand = One rule each
ui-puzzles-found = From games between bots
ui-puzzles-none = There are no puzzles yet.
ui-puzzle-today = Puzzle of the day
ui-puzzle-number = Puzzle { $number }
ui-puzzle-give-up = Show the answer
ui-puzzle-solved = That is it!
ui-puzzle-second = Well seen: the second-best move.
ui-puzzle-other = A legal move; there is a better one.
ui-puzzle-answer = The best move: { $move }
ui-puzzle-why = It is worth { $lead } more than the second best ({ $second }).
ui-puzzle-rule = The rule that asks
ui-puzzle-decides = The rule that decides
ui-puzzle-again = Once more
ui-puzzle-more = More puzzles
puzzle-best = One move is clearly best. Which? Play it on the board.

# A moment shown to others.
ui-share = Share
ui-share-now = Share this position
ui-share-title = Share this moment
ui-share-picture = What others will see
ui-share-seen = Seen by
ui-share-everybody = everybody (no hands)
ui-share-running = The match is still running: others see what a spectator may see, and nothing that is hidden.
ui-share-link = Link to the board
ui-share-embed = For your own site
ui-share-picture-copy = Copy the picture
ui-share-picture-copied = The picture is copied.
ui-share-picture-save = Save the picture
ui-share-text = Copy as text
ui-share-text-copied = The text of the position is copied.
ui-share-no-clipboard = This browser does not let the page copy. Select the line and copy it yourself.
ui-embed-missing = There is no such moment here, or its match still hides it.
ui-embed-open = Open it on the board
# The terminal program.
terminal-player = { $number ->
    [0] Player
   *[other] Player { $number }
 }
terminal-type = Type, or choose with ↑ ↓; Enter plays. Page Up, Page Down: the board.
terminal-keys = F1 help  F2 hint  F3 rules  F4 log  F5 undo  F7 français  ^Q quit
terminal-thinking = { $seat } is thinking …
terminal-several = { $count } choices begin like this: type more, or choose with ↑ ↓.
terminal-undone = Taken back.
terminal-over = The game is over.
terminal-hand-over = Pass the keyboard to { $name }. { $name }: type the number of your seat ({ $number }) and press Enter.
terminal-help-full = Type a part of a choice: the list shrinks to what goes on with it, and the board marks the places.
    Enter plays a choice that is alone or highlighted; Tab only writes it out.
    ↑ ↓ highlight a choice; Escape clears what is typed; Backspace goes back one question.
    Page Up, Page Down scroll the board.
    A whole move may be typed at once, as in: tile red f7

    F1, ? help   F2 hint   F3 rules   F4 log   F5 undo   F7 English or French   Ctrl+Q quit
    The words help, hint, rules, log, undo, quit do the same.

    Seats are numbered from 0. In brackets: what may be chosen now.
    The match is saved after every step; tianxia play --resume FILE goes on with it.
