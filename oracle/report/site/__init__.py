"""A site to read: every clause, scenario, conflict, card, document and ruling of a game, each with an address."""
