"""Casting: the roles of a scenario are played by other cards, so that an engine hears it with the cards it has."""
