"""Plays one game on the reference and on an engine side by side."""
