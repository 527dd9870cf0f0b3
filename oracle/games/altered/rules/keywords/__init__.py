"""Keyword actions and keyword abilities (chapter 7)."""
