"""Scenarios for engines that play only games from decks: games that lead to the positions of scenarios."""
