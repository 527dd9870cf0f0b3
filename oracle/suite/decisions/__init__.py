"""Decisions of a committee on open conflicts: read, checked against the register, and applied to scenarios."""
