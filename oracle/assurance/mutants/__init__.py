"""Mutants: the reference with one clause broken on purpose, and whether the suite notices."""
