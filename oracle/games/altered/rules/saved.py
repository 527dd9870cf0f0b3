"""Saves a game of Altered as one JSON text at any moment, even in the middle of an action, and loads it."""

from __future__ import annotations

from oracle.games.altered.cards import PRINTED
from oracle.games.altered.language import Definition
from oracle.games.altered.rules.editions import EDITIONS
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.state import State
from oracle.games.altered.rules.tasks import AnyTask
from oracle.kernel.saved import Archive, Saved

ARCHIVE = Archive("altered", 1, Saved[Definition, State, AnyTask], editions=EDITIONS, printed=PRINTED, match=Altered)
