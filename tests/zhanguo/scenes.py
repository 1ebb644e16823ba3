"""Zhanguo on the page: a picture at the beginning of the fourth round, with cards in hand and played."""

from tests.browser.scenes import Scenes

SCENES = Scenes(moves=49)
