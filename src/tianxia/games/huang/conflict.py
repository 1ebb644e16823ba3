"""A revolt or a war in progress: the sides, their strengths, and the commitment of each seat."""

from __future__ import annotations


class Revolt:
    """Two leaders of one colour in a kingdom: the newcomer attacks (index 0), the other one defends (index
    1).
    """

    def __init__(self, colour: int, seats: list[int], strengths: list[int], lent: list[int]) -> None:
        self.colour = colour
        self.seats = seats
        self.strengths = strengths
        self.lent = lent  # 1 if the seat's yellow leader supports that side

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
        self.strengths = strengths  # by side: the strength of its red tiles, commitments and lent leaders
        self.backed = backed  # by seat: the side that it supports, or -1
        self.tiles = tiles  # by seat: how many red tiles it has committed
        self.lent = lent  # 1 if the seat's red leader supports that side, by seat

    def copy(self) -> War:
        return War(self.colours, self.sides, self.strengths[:], self.backed[:], self.tiles[:], self.lent[:])

    def committed_to(self, side: int) -> int:
        """The number of tiles that all seats committed to a side."""
        return sum([self.tiles[seat] for seat in range(len(self.tiles)) if self.backed[seat] == side])

    def added_to(self, side: int) -> int:
        """The strength that all seats added to a side with tiles and leaders."""
        lent = sum([self.lent[seat] for seat in range(len(self.lent)) if self.backed[seat] == side])
        return self.committed_to(side) + lent
