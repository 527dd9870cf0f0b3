"""The dictionary of faults: every case on every mutant of a game, and how each of them shows."""
