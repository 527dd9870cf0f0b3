"""The language of cards: what texts say, as inspectable data. JSON in and out, no code."""

# ruff: noqa: F403, I001
# Effects come before abilities: the two describe each other.

from oracle.altered.cards.language.filters import *
from oracle.altered.cards.language.tokens import *
from oracle.altered.cards.language.effects import *
from oracle.altered.cards.language.abilities import *
