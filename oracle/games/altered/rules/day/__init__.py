"""The course of the game: setup, the day, checking Reactions, tiebreakers (chapter 4)."""
