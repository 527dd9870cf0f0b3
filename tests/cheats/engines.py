"""Engines without any rules: they have recorded the suite once on the reference, and repeat the answers.

`ByHeart` knows a position when it is the very same; `UpToNames` when it is the same by any names of cards and players.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.sameness import word
from oracle.protocol.messages import (
    Action,
    Characteristics,
    EngineInfo,
    Legal,
    Observation,
    Position,
    Reply,
    SetupParams,
    SetupResult,
)

T = TypeVar("T")
Names = Mapping[str, str]


def renamed(value: T, names: Names) -> T:
    """A message with other names wherever a whole word is one; cards keep theirs."""
    plain = _renamed(msgspec.to_builtins(value), names)
    return msgspec.convert(plain, type(value))


def _renamed(value: Any, names: Names) -> Any:
    if isinstance(value, str):
        # Expeditions are told by their player: `Ann's hero expedition`.
        owner, mark, rest = value.partition("'s ")
        return f"{names[owner]}{mark}{rest}" if mark and owner in names else word(value, names)
    if isinstance(value, list | tuple):
        return [_renamed(one, names) for one in value]
    if isinstance(value, dict):
        return {key: one if key == "definitions" else _renamed(one, names) for key, one in value.items()}
    return value


class ByHeart:
    """Repeats the answer to the same message in the same place. It accepts anything else, and forgets it."""

    def __init__(self) -> None:
        self.teacher: ReferenceEngine | None = ReferenceEngine()
        """The reference, as long as it learns."""
        self.known: dict[str, Any] = {}
        self.strange = 0
        """Positions it did not know."""
        self.position: Position | None = None
        self.names: Names = {}
        self.back: Names = {}
        self.said: list[str] = []
        self.info = self.teacher.initialize()

    def names_of(self, position: Position) -> Names:
        """What it calls cards and players; nothing for those it calls by their names."""
        return {}

    def initialize(self) -> EngineInfo:
        return self.info

    def setup(self, params: SetupParams) -> SetupResult:
        self.position = params.position
        self.names = self.names_of(params.position)
        self.back = {own: name for name, own in self.names.items()}
        self.said = [_key("setup", renamed(params, self.names))]
        if self.teacher is not None:
            self.known[" ".join(self.said)] = self.teacher.setup(params)
        elif " ".join(self.said) not in self.known:
            self.strange += 1
        return SetupResult(status="ok")

    def act(self, player: str, action: Action) -> Reply:
        self.said.append(_key("act", renamed(player, self.names), renamed(action, self.names)))
        return self._told(lambda teacher: teacher.act(player, action), Reply(status="accepted"))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        self.said.append(_key("decide", renamed(player, self.names), list(renamed(answer, self.names))))
        return self._told(lambda teacher: teacher.decide(player, decision, answer), Reply(status="accepted"))

    def observe(self, viewer: str | None = None) -> Observation:
        assert self.position is not None
        here = self.said
        self.said = [*here, _key("observe", renamed(viewer, self.names))]
        seen = self._told(lambda teacher: teacher.observe(viewer), Observation(position=self.position))
        self.said = here
        return seen

    def characteristics(self, ref: str) -> Characteristics:
        here = self.said
        self.said = [*here, _key("characteristics", renamed(ref, self.names))]
        found = self._told(lambda teacher: teacher.characteristics(ref), Characteristics())
        self.said = here
        return found

    def legal(self) -> Legal:
        return Legal(actions=())

    def snapshot(self) -> str:
        return ""

    def restore(self, snapshot: str) -> None: ...

    def close(self) -> None: ...

    def _told(self, ask: Any, else_: T) -> T:
        key = " ".join(self.said)
        if self.teacher is not None:
            answer: T = ask(self.teacher)
            self.known[key] = renamed(answer, self.names)
            return answer
        known = self.known.get(key)
        return else_ if known is None else renamed(known, self.back)


class UpToNames(ByHeart):
    """Calls players by their seats and cards by their places, so it knows a position by whatever names."""

    def names_of(self, position: Position) -> Names:
        seats = {one.name: f"player-{place}" for place, one in enumerate(position.players)}
        return seats | {card.ref: f"card-{place}" for place, card in enumerate(position.cards)}


def _key(*words: Any) -> str:
    return json.dumps(msgspec.to_builtins(list(words)), sort_keys=True)


__all__ = ["ByHeart", "UpToNames"]
