"""Royaumes Combattants on the page: a few moves, for a hand that plays by chance soon loses its armies."""

from tests.browser.scenes import Scenes

SCENES = Scenes(moves=8)
