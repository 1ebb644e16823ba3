"""The version of the wire between server and browser.

Raise it with every change that pages of the version before would not understand. A page with another
version than the server asks the player to reload.
"""

from typing import Final

WIRE: Final = 4
