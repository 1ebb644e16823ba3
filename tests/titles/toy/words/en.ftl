title = Toy
tagline = Twelve cards and a secret bid: for tests.
how-won-short = The most points win.
how-won = The most points win.
rulebook-language = en
option-generous = Generous
option-generous-help = One card more in each hand.

prompt-bid = { $seat }: bid.
prompt-act = { $seat }: lay, draw or pass.
prompt-which = { $seat }: which card?
prompt-side = { $seat }: on which side?
action = { $words }

event-bid-own = You bid { $bid }.
event-starts = { $seat } bids highest ({ $bid }) and starts.
event-draw = { $seat } draws a card.
event-draw-own = You draw { $card }.
event-pass = { $seat } passes.
event-lay-left = { $seat } lays { $card } on the left.
event-lay-right = { $seat } lays { $card } on the right.

category-left = Left
category-right = Right

chapter-bid = The bid
chapter-lay = Laying a card

part-lead = lead in points
part-hand = cards in hand
