"""What can go wrong with a history, told so that a user knows what to do next."""

from __future__ import annotations


class HistoryError(Exception):
    """The database cannot be used; the text says which one (never its password), why, and what to do."""
