"""The course of the game: set-up, the day, checking Reactions, tiebreakers (chapter 4)."""
