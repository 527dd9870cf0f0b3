"""Which kinds of actions, questions and whole games scenarios have, found by playing them on the reference."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.protocol.messages import (
    Action,
    EngineInfo,
    Reply,
    SetupParams,
    SetupResult,
)
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan

What = Literal["actions", "questions", "refusals", "games"]
REFUSAL = "a refusal"
"""The one kind of refusal: whatever is refused, nothing changes by it."""
STARTER, DECKS, CHOSEN = "the starting player of chance", "decks as chance orders them", "cards chosen as it begins"
"""Of games that begin."""
ROUND, LEAVES = "turns of {} players", "one of {} players leaves"
SEATED = {3: "three", 4: "four"}
GAMES = (STARTER, DECKS, CHOSEN, *(words.format(seats) for seats in SEATED.values() for words in (ROUND, LEAVES)))
"""What is asked of whole games, of engines that declare that they play them."""


class Listening(Wrapper):
    """An engine, and the kinds of what was done and asked since the last setup."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.acts: list[str] = []
        self.asks: list[str] = []
        self.refused = self.chosen = False

    def setup(self, params: SetupParams) -> SetupResult:
        self.acts, self.asks, self.refused, self.chosen = [], [], False, False
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        if reply.status == "accepted":
            self.acts.append(action.kind)
        self.refused = self.refused or reply.status == "refused"
        return self._asked(reply)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        reply = super().decide(player, decision, answer)
        self.chosen = self.chosen or (reply.status == "accepted" and bool(answer))
        return self._asked(reply)

    def _asked(self, reply: Reply) -> Reply:
        if reply.decision is not None:
            self.asks.append(reply.decision.kind)
        return reply


class Unasking(Wrapper):
    """An engine that begins games without asking anybody anything."""

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        while action.kind == "begin" and reply.decision is not None:
            asked = reply.decision
            reply = super().decide(asked.player, asked.id, asked.options[: asked.least])
        return reply


class Heard(Struct):
    """Scenarios by the kinds of their actions, their questions and their games; played as far as was asked for."""

    runs: Iterator[tuple[Plan, str]]
    reference: Listening
    info: EngineInfo
    known: list[tuple[Plan, str, dict[What, frozenset[str]]]] = field(default_factory=list)

    def having(self, what: What, kind: str, most: int) -> Iterator[tuple[Plan, str]]:
        """The first scenarios that have an action, a question, a refusal or a game of this kind."""
        place = count = 0
        while count < most and (place < len(self.known) or self._play_on()):
            if place == len(self.known):
                continue
            plan, edition, kinds = self.known[place]
            place += 1
            if kind in kinds[what]:
                count += 1
                yield plan, edition

    def _play_on(self) -> bool:
        run = next(self.runs, None)
        if run is None:
            return False
        verdict = run_plan(run[0], self.reference, run[1], self.info).verdict
        if verdict == "pass":
            acts, asks = frozenset(self.reference.acts), frozenset(self.reference.asks)
            refusals = frozenset([REFUSAL] if self.reference.refused else [])
            games = frozenset(self._games(*run))
            self.known.append((*run, {"actions": acts, "questions": asks, "refusals": refusals, "games": games}))
        return True

    def _games(self, plan: Plan, edition: str) -> Iterator[str]:
        """What of whole games a scenario has that the reference has just played to its end."""
        position, played = plan.position, self.reference
        names = [player.name for player in position.players]
        seats = SEATED.get(len(names))
        if seats is not None:
            table = played.observe()
            left = table.result is None and any(player.counters.get("left") for player in table.position.players)
            yield from [ROUND.format(seats)] if played.acts.count("end-turn") >= len(names) - 1 else []
            yield from [LEAVES.format(seats)] if left else []
        if position.turn.phase == "setup" and "begin" in played.acts:
            chosen = played.chosen
            # A scenario that would hold all the same does not show that an engine does this.
            yield from [STARTER] if self._fails(_another_starts(plan, names), edition, played) else []
            yield from [DECKS] if self._fails(_decks_turned_over(plan), edition, played) else []
            yield from [CHOSEN] if chosen and self._fails(plan, edition, Unasking(played)) else []

    def _fails(self, plan: Plan, edition: str, engine: Engine) -> bool:
        return run_plan(plan, engine, edition, self.info).verdict != "pass"


def _another_starts(plan: Plan, names: list[str]) -> Plan:
    starting, *rest = plan.chance or ((),)
    others = [name for name in names if name not in starting]
    return replace(plan, chance=((others[0],), *rest)) if starting and starting[0] in names else plan


def _decks_turned_over(plan: Plan) -> Plan:
    return replace(plan, chance=tuple(outcome[::-1] for outcome in plan.chance))


def heard(runs: list[tuple[Plan, str]], reference: Engine) -> Heard:
    """What these scenarios, in their order, have on the reference."""
    return Heard(runs=iter(runs), reference=Listening(reference), info=reference.initialize())
