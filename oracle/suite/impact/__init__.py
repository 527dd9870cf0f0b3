"""Compares two editions or readings of a game."""
