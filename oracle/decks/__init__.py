"""Decks: reads lists of cards, judges them by the rules of their game, and draws random ones."""
