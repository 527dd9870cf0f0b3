"""Scenarios reached by play: games from decks that lead to the position of a scenario. A trial, for Lorcana alone."""
