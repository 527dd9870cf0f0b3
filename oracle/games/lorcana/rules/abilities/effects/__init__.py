"""What each verb of the effect language does as it resolves, by what it is done to. Importing this registers them."""

from oracle.games.lorcana.rules.abilities.effects import cards, hidden, permanents, players, structure

__all__ = ["cards", "hidden", "permanents", "players", "structure"]
