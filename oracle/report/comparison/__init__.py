"""Comparisons of two runs."""
