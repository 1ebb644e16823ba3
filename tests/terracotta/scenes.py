"""Terracotta Army on the page: warriors and Masters move the game on."""

from tests.browser.scenes import Scenes

SCENES = Scenes(likes=("officer", "guard", "archer", "soldier", "take", "footman", "musician"), moves=40)
