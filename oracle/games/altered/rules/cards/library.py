"""The printed cards the rules know. So far there are none: scenarios define the cards they need."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from oracle.games.altered.rules.cards.language import Definition

PRINTED: Mapping[str, Definition] = MappingProxyType({})
"""Every printed card by its name."""
