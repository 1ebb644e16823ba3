"""Matches in memory: commands, bot turns, presence, notices between servers, maintenance."""
