"""Royaumes Combattants on the page: some turns until armies stand on the map."""

from tests.browser.scenes import Scenes

SCENES = Scenes(moves=45)
