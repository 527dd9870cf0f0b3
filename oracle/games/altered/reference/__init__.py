"""Altered's side of the reference: its rules in the words of the protocol."""

from oracle.games.altered.reference.binding import ALTERED as BINDING

__all__ = ["BINDING"]
