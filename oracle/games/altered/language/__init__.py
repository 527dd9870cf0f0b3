"""The language of cards: what texts say, as inspectable data. JSON in and out, no code."""

# ruff: noqa: F403, I001
# Effects come before abilities: the two describe each other.

from oracle.games.altered.language.filters import *
from oracle.games.altered.language.tokens import *
from oracle.games.altered.language.which import *
from oracle.games.altered.language.payments import *
from oracle.games.altered.language.effects import *
from oracle.games.altered.language.abilities import *
