"""Decks in words."""
