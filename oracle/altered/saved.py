"""A game of Altered at any moment, also in the middle of an action, as one JSON text, and back."""

from __future__ import annotations

from oracle.altered.cards.language import Definition
from oracle.altered.cards.library import PRINTED
from oracle.altered.editions import EDITIONS
from oracle.altered.game import Altered
from oracle.altered.state import State
from oracle.altered.tasks import AnyTask
from oracle.kernel.saved import Archive, Saved

_ARCHIVE = Archive("altered", 1, Saved[Definition, State, AnyTask], editions=EDITIONS, printed=PRINTED, match=Altered)
save = _ARCHIVE.save
load = _ARCHIVE.load
