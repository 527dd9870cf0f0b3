"""Saves a game of Lorcana as one JSON text at any moment, even in the middle of an action, and loads it."""

from __future__ import annotations

from typing import Union

from oracle.games.lorcana.cards import PRINTED
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.rules import tasks
from oracle.games.lorcana.rules.editions import EDITIONS
from oracle.games.lorcana.rules.game import Lorcana
from oracle.games.lorcana.rules.state import State
from oracle.kernel.saved import Archive, Saved

AnyTask = Union[
    tasks.PlayCard,
    tasks.InkCard,
    tasks.Quest,
    tasks.Challenge,
    tasks.Move,
    tasks.UseAbility,
    tasks.Begin,
    tasks.EndTurn,
    tasks.Concede,
    tasks.ResolveAction,
    tasks.ResolveAbility,
    tasks.ResolveTriggered,
    tasks.Check,
    tasks.Bag,
    tasks.ChallengeDamage,
    tasks.EndChallenge,
    tasks.EndEffects,
    tasks.PassTurn,
    tasks.ReadyStep,
    tasks.SetStep,
    tasks.DrawStep,
    tasks.MainPhase,
]
"""Everything that can be on the agenda."""

ARCHIVE = Archive("lorcana", 1, Saved[Definition, State, AnyTask], editions=EDITIONS, printed=PRINTED, match=Lorcana)
