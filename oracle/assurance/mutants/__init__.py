"""Mutants: the reference with one clause broken on purpose, to see whether the suite notices."""
