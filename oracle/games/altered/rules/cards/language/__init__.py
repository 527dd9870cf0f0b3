"""The language of cards: what texts say, as inspectable data. JSON in and out, no code."""

# ruff: noqa: F403, I001
# Effects come before abilities: the two describe each other.

from oracle.games.altered.rules.cards.language.filters import *
from oracle.games.altered.rules.cards.language.tokens import *
from oracle.games.altered.rules.cards.language.which import *
from oracle.games.altered.rules.cards.language.payments import *
from oracle.games.altered.rules.cards.language.effects import *
from oracle.games.altered.rules.cards.language.abilities import *
