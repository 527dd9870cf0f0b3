"""Levels that engines reach, and certificates of them that can be checked again."""
