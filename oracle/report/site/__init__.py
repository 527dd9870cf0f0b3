"""A website: every clause, scenario, conflict, card, document and ruling of a game, each with its own address."""
