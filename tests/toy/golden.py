"""The golden games of the toy: plain, and with its option."""

from tests.golden import Golden

GAMES = {
    "plain": Golden(2, {}, ("event-lay-left", "event-lay-right", "event-draw"), {"lay": 30}, seeds=50),
    "generous": Golden(3, {"generous": True}, ("event-lay-left",), best=True),
}
