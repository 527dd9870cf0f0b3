"""A plain engine for Disney Lorcana and Altered, speaking protocol 1 over stdin and stdout, or over WebSocket.

This file is the adapter, on the kit `oracle.adapter`; each game stands in a folder of `plain` beside it and knows
nothing of the kit but in `position.py` and `language.py`. Copy it and put your own engine in their place.
Run it with `python plain_engine.py`, or with the address where it shall call in behind it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import msgspec
from plain import base
from plain.altered import position as altered
from plain.lorcana import position as lorcana

from oracle.adapter import Adapter, Game, Refused, Side, Unsupported, serve
from oracle.protocol.messages import Action, Decision, Observation, SetupParams


@contextmanager
def in_words_of_the_kit() -> Iterator[None]:
    """What the rules raise, as the kit knows it."""
    try:
        yield
    except base.Refused as no:
        raise Refused(str(no), no.code) from no
    except base.Unsupported as lack:
        raise Unsupported(str(lack)) from lack


class Playing(Game):
    """A game of either folder; `position` is its module of that name."""

    def __init__(self, position: Any, params: SetupParams) -> None:
        self.position = position
        # What no script says comes alike each time, for the kit goes back by playing the calls again.
        random.seed(0)
        with in_words_of_the_kit():
            self.rules = position.start(params)

    def act(self, player: str, action: Action) -> None:
        with in_words_of_the_kit():
            self.rules.act(player, msgspec.to_builtins(action))

    def decide(self, answer: tuple[str, ...]) -> None:
        with in_words_of_the_kit():
            self.rules.decide(list(answer))

    def look(self) -> Observation:
        seen: Observation = self.position.show(self.rules)
        return seen

    def question(self) -> Decision | None:
        asked: base.Decision | None = self.rules.decision
        if asked is None:
            return None
        options, source = tuple(asked.options), asked.source
        return Decision(
            id="", player=asked.player, kind=asked.kind, options=options, least=asked.least, most=asked.most,
            source=source, text=asked.text,
        )  # fmt: skip

    def known(self, viewer: str) -> Collection[str]:
        seen: set[str] = self.position.known(self.rules, viewer)
        return seen


def side(position: ModuleType) -> Side:
    return Side(
        editions=position.EDITIONS,
        start=lambda params: Playing(position, params),
        capabilities=tuple(position.CAPABILITIES.split()),
        manners=position.MANNERS,
        language=position.NEWEST_LANGUAGE,
        hidden=position.HIDDEN,
    )


ADAPTER = Adapter("plain-engine", "0.4.0", {"lorcana": side(lorcana), "altered": side(altered)})
answer = ADAPTER.answer
"""Line in, line out, for who asks it in process."""

if __name__ == "__main__":
    if sys.argv[1:] and sys.argv[1].startswith("ws:"):
        from oracle.adapter.calling import call_in

        call_in(ADAPTER.answer, sys.argv[1])
    else:
        serve(ADAPTER)
