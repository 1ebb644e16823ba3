"""Royaumes Combattants on the page: only a few moves, because a random player soon loses its armies."""

from tests.browser.scenes import Scenes

SCENES = Scenes(moves=8)
