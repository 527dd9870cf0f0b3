"""Reads feature files: found, read, kept compiled, chosen."""
