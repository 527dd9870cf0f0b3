"""Checks that every part of an Altered card definition has a meaning."""

from oracle.games.altered.language.strict.grammar import GRAMMAR, check_sense, first_fault

__all__ = ["GRAMMAR", "check_sense", "first_fault"]
