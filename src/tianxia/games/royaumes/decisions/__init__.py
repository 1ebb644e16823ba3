"""The decisions and steps of Royaumes Combattants: one file for each chapter that asks a player."""
