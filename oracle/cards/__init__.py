"""Compiles printed card text into card definitions: the parts shared by all games, and their statistics."""
