"""A game of Altered at any moment, also in the middle of an action, as one JSON text, and back."""

from __future__ import annotations

from oracle.games.altered.cards import PRINTED
from oracle.games.altered.language import Definition
from oracle.games.altered.rules.editions import EDITIONS
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.state import State
from oracle.games.altered.rules.tasks import AnyTask
from oracle.kernel.saved import Archive, Saved

ARCHIVE = Archive("altered", 1, Saved[Definition, State, AnyTask], editions=EDITIONS, printed=PRINTED, match=Altered)
