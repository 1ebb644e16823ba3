title = Jouet
tagline = Douze cartes et une mise secrète : pour les tests.
how-won-short = Le plus de points gagne.
how-won = Le plus de points gagne.
rulebook-language = en
option-generous = Généreux
option-generous-help = Une carte de plus dans chaque main.

prompt-bid = { $seat } : misez.
prompt-act = { $seat } : posez, piochez ou passez.
prompt-which = { $seat } : quelle carte ?
prompt-side = { $seat } : de quel côté ?
action = { $words }

event-bid-own = Vous misez { $bid }.
event-starts = { $seat } mise le plus ({ $bid }) et commence.
event-draw = { $seat } pioche une carte.
event-draw-own = Vous piochez { $card }.
event-pass = { $seat } passe.
event-lay-left = { $seat } pose { $card } à gauche.
event-lay-right = { $seat } pose { $card } à droite.

category-left = Gauche
category-right = Droite

chapter-bid = L’enchère
chapter-lay = Poser une carte

part-lead = avance en points
part-hand = cartes en main
