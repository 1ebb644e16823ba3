"""The game's words as numbers and back: regions, Officials, aspects, Court actions, cards."""

from __future__ import annotations

from typing import Final

REGIONS: Final[list[str]] = ["chu", "wei", "zhao", "qi", "yan"]
OFFICIALS: Final[list[str]] = ["alchemist", "architect", "general"]
ALCHEMIST: Final = 0
ARCHITECT: Final = 1
GENERAL: Final = 2

# The aspects of the Unification are the suits of the cards; Alchemist and Master cards are a fourth kind.
ASPECTS: Final[list[str]] = ["writing", "currency", "laws"]
ALCHEMIST_CARD: Final = 3

# Court actions; the first three want a lower card at Court, the others a higher one.
COURT: Final[list[str]] = ["recruit", "elixir", "governor", "hire", "palace", "wall"]
RECRUIT: Final = 0
ELIXIR: Final = 1
GOVERNOR: Final = 2
HIRE: Final = 3
PALACE: Final = 4
WALL: Final = 5

SITES: Final[list[str]] = ["a", "b", "c"]
SECTIONS: Final[list[str]] = ["a-left", "a-right", "b-left", "b-right", "c-left", "c-right"]

# What a spot of the Mausoleum is about: a region, a site, or the Elixir.
PLACES: Final[list[str]] = [*REGIONS, "site-a", "site-b", "site-c", "elixir"]
FIRST_SITE: Final = 5
ELIXIR_PLACE: Final = 8

# Cards 1 to 120 bear their number; 121 to 125 are a seat's Alchemists, 126 to 130 the Masters.
LAST_NUMBER: Final = 120
FIRST_ALCHEMIST: Final = 121
FIRST_MASTER: Final = 126
LAST_CARD: Final = 130
CARDS: Final[list[str]] = [
    "",
    *[str(n) for n in range(1, LAST_NUMBER + 1)],
    *[f"a{n}" for n in range(1, 6)],
    *[f"m{n}" for n in range(1, 6)],
]

# Where points were scored during play, kept apart so that the running score can be audited.
POINTS: Final[list[str]] = ["palaces", "palace-tiles", "mausoleum", "cards", "governor-tiles"]
FROM_PALACES: Final = 0
FROM_PALACE_TILES: Final = 1
FROM_MAUSOLEUM: Final = 2
FROM_CARDS: Final = 3
FROM_GOVERNOR_TILES: Final = 4
