"""Draws definitions of cards from the types of a card language, so that everything the types allow can occur."""
