"""Whether a definition of Lorcana's card language means something in all its parts."""

from oracle.games.lorcana.language.strict.grammar import GRAMMAR, first_fault

__all__ = ["GRAMMAR", "first_fault"]
