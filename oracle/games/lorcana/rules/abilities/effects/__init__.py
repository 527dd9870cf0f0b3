"""How each verb of the effect language resolves, grouped by what it affects. Importing this registers them."""

from oracle.games.lorcana.rules.abilities.effects import below, cards, hidden, permanents, players, structure

__all__ = ["below", "cards", "hidden", "permanents", "players", "structure"]
