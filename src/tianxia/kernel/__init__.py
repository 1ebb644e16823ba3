"""The contract of a game, and the code that all games share. It imports no title."""
