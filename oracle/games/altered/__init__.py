"""Altered: its rules, its side of the reference, and what everybody may know of it."""
