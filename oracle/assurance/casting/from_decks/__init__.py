"""Scenarios for engines that are played from their decks on: games that lead to the positions of scenarios."""
