"""Decks: lists of cards read, judged by the rules of their game, and drawn by chance."""
