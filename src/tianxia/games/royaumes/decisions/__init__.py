"""The decisions and steps of Royaumes Combattants: a file per chapter in which somebody is asked."""
