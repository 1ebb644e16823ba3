"""Huang on the page: tiles and leaders move the game on."""

from tests.browser.scenes import Scenes

SCENES = Scenes(likes=("tile", "leader"), short={"short_two_player": True}, moves=26)
