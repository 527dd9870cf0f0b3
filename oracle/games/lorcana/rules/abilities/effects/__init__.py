"""What each verb of the effect language does as it resolves, by what it is done to. Importing this registers them."""

from oracle.games.lorcana.rules.abilities.effects import below, cards, hidden, permanents, players, structure

__all__ = ["below", "cards", "hidden", "permanents", "players", "structure"]
