"""A revolt or a war while it lasts: who fights, how strong, and what each seat put in."""

from __future__ import annotations


class Revolt:
    """Two leaders of one colour in a kingdom: the one that came attacks, the one that was there defends.

    Index 0 is the attacker, 1 the defender.
    """

    def __init__(self, colour: int, seats: list[int], strengths: list[int], lent: list[int]) -> None:
        self.colour = colour
        self.seats = seats
        self.strengths = strengths
        self.lent = lent  # 1 if its yellow leader supports that side

    def copy(self) -> Revolt:
        return Revolt(self.colour, self.seats, self.strengths[:], self.lent[:])


class War:
    """Kingdoms joined by a tile, with leaders of the same colour.

    A side is named by its first yellow tile: every kingdom has one, and no war removes it.
    """

    def __init__(
        self,
        colours: int,
        sides: list[int],
        strengths: list[int],
        backed: list[int],
        tiles: list[int],
        lent: list[int],
    ) -> None:
        self.colours = colours  # bit mask of the colours in conflict
        self.sides = sides
        self.strengths = strengths  # of each side: red tiles, commitments and lent leaders
        self.backed = backed  # by seat: the side supported, or -1
        self.tiles = tiles  # by seat: red tiles committed
        self.lent = lent  # by seat: 1 if its red leader supports that side

    def copy(self) -> War:
        return War(self.colours, self.sides, self.strengths[:], self.backed[:], self.tiles[:], self.lent[:])

    def committed_to(self, side: int) -> int:
        """How many tiles all seats committed to a side."""
        return sum([self.tiles[seat] for seat in range(len(self.tiles)) if self.backed[seat] == side])

    def added_to(self, side: int) -> int:
        """By how much all seats made a side stronger, with tiles and leaders."""
        lent = sum([self.lent[seat] for seat in range(len(self.lent)) if self.backed[seat] == side])
        return self.committed_to(side) + lent
