"""Measures which clauses the reference applies, refuses by and overrides while the suite runs."""
