"""Draws positions, definitions and moves."""
