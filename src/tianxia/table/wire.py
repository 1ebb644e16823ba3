"""The version of the wire between server and browser.

Raise it with every change that a page of the version before would not understand. A page that meets
another version than its own tells the player to reload.
"""

from typing import Final

WIRE: Final = 4
