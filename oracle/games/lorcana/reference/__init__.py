"""Lorcana's side of the reference: its rules in the words of the protocol."""

from oracle.games.lorcana.reference.binding import LORCANA as BINDING

__all__ = ["BINDING"]
