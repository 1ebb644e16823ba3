"""One match: seats, entries, undo, offers and frames. Pure: no clock, no storage, no network."""
