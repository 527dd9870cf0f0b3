"""Casting: other cards play the roles of a scenario, so that an engine can run it with the cards that it has."""
