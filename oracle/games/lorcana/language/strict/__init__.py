"""Checks that every part of a Lorcana card definition has a meaning."""

from oracle.games.lorcana.language.strict.grammar import GRAMMAR, first_fault

__all__ = ["GRAMMAR", "first_fault"]
