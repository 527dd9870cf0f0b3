"""The dictionary of faults: the result of every case on every mutant of a game."""
