"""A random match and a match between bots, in ten lines each."""

import tianxia

huang = tianxia.game("huang")
state = huang.new(seats=3, seed=7)
rng = tianxia.stream(7, "players")
decisions, real, offered = tianxia.playout(state, rng)
print("random:", decisions, "decisions, scores", state.scores())

state = tianxia.game("royaumes").new(seats=2, seed=7)
bots = [tianxia.bot("adept"), tianxia.bot("random")]
while not state.over:
    seat = state.decision.seat
    position = state.redeal(seat, rng)  # a bot never sees the real position
    state.play(bots[seat].choose(position, seat, rng.split("choose")), seat)
    rng.next32()
print("search:", state.scores(), "won by", state.winners())
