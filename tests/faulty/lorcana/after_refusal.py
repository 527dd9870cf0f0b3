"""Faults in going back: something of a refused play stays done."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from oracle.engines.reference import ReferenceEngine
from oracle.games.lorcana.rules.events import Exerted, Moved
from oracle.games.lorcana.rules.match import Match, Run
from oracle.games.lorcana.rules.state import HAND, INKWELL, PLAY, cards_in
from oracle.kernel import run as kernel
from oracle.kernel.position import Position
from oracle.protocol.messages import Action, Reply

Spoil = Callable[[Run, str, Action], None]


class SpoilingEngine(ReferenceEngine):
    """The reference, but for what it leaves behind after a refused play for ink."""

    def __init__(self, spoil: Spoil, name: str) -> None:
        super().__init__(name=name)
        self._spoil = spoil

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        short = reply.status == "refused" and reply.code == "1.5.3"
        if short and self._at is not None and action.kind == "play" and action.cost and action.cost.kind == "ink":
            run: Run = kernel.Run(cast("Match", self._open()[1]), self._at.base, ())
            self._spoil(run, player, action)
            self._at = Position.at(run.state)
        return reply


def ink_stays_exerted(run: Run, player: str, _action: Action) -> None:
    """The ink that was there stays exerted."""
    ready = tuple(t.id for t in cards_in(run.state, player, INKWELL) if not t.exerted)
    if ready:
        run.happen(Exerted(objects=ready, why="ink"))


def card_stays_in_play(run: Run, _player: str, action: Action) -> None:
    """The card stays in play."""
    thing = run.state.objects[run.state.where[action.card or ""]]
    if thing.zone == HAND and run.game.cards[thing.card].type != "action":
        run.happen(Moved(object=thing.id, to=PLAY, verb="play", drying=True))
