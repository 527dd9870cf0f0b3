"""Definitions of cards drawn from the types of a card language, so that what the types allow can come up."""
