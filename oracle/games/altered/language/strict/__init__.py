"""Whether a definition of Altered's card language means something in all its parts."""

from oracle.games.altered.language.strict.grammar import GRAMMAR, check_sense, first_fault

__all__ = ["GRAMMAR", "check_sense", "first_fault"]
