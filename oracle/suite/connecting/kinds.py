"""The features that a scenario can test on an engine: kinds of actions and questions, refusals, parts of whole games.

They are found on the reference, mostly from the wishes of each scenario, which are cached.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from oracle.adapter.asking import IN_COST, parts_left_out
from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.protocol.messages import Action, EngineInfo, Reply, SetupParams, SetupResult
from oracle.suite.connecting.findings import Stage
from oracle.suite.intent.wanted import wanted_line
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan

REFUSAL = "a refusal"
"""All refusals are one kind: nothing may change."""
STARTER, DECKS, CHOSEN = "the starting player of chance", "decks as chance orders them", "cards chosen as it begins"
"""Kinds in games that begin."""
ROUND, LEAVES = "turns of {} players", "one of {} players leaves"
SEATED = {3: "three", 4: "four"}
GAMES = (STARTER, DECKS, CHOSEN, *(words.format(seats) for seats in SEATED.values() for words in (ROUND, LEAVES)))
"""Parts of whole games, tried with engines that declare that they play them."""


class Aim(NamedTuple):
    """One feature to try on an engine."""

    stage: Stage
    what: str


def left_out(action: Action, game: str) -> Iterator[str]:
    """The parts that an action leaves out, each with what it belongs to: ``challenge without `target` ``."""
    for part in parts_left_out(game, action):
        kind = action.cost.kind if action.cost is not None and part in IN_COST else action.kind
        yield f"{kind} without `{part}`"


def acted(plan: Plan) -> frozenset[str]:
    """The kinds of actions in a scenario, accepted or not, and the parts that they leave out."""
    actions = [call.move.action for call in plan.calls if call.move is not None and call.move.action is not None]
    return frozenset(name for action in actions for name in (action.kind, *left_out(action, plan.game)))


def asked_at(plan: Plan, edition: str, place: int) -> str:
    """The kind of question that a step answers or checks; empty if the reference asks none there."""
    for unit in wanted_line(plan, edition).units:
        for fact in unit.facts:
            if not fact.said and (fact.place == place or place in fact.looked_at):
                return fact.question.kind
    return ""


def aims_of(plan: Plan, edition: str) -> frozenset[Aim]:
    """The features that a scenario tests: accepted actions, the parts they leave out, a refusal, questions."""
    line = wanted_line(plan, edition)
    if not line.whole:
        return frozenset()
    found: set[Aim] = set()
    for unit in line.units:
        move = plan.calls[unit.act].move
        after = takewhile(lambda call: not call.is_when, plan.calls[unit.act + 1 :])
        if unit.refused:
            # Only a step that compares tables shows what a refusal leaves behind.
            found |= {Aim("actions", REFUSAL)} if any(call.compares for call in after) else set()
        elif move is not None and move.action is not None:
            found |= {Aim("actions", name) for name in (move.action.kind, *left_out(move.action, plan.game))}
        found |= {Aim("questions", fact.question.kind) for fact in unit.facts if not fact.said}
    return frozenset(found)


# --- whole games ----------------------------------------------------------------------------------------


class Listening(Wrapper):
    """An engine, with the kinds of actions accepted since the last setup, and whether anything was chosen."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.acts: list[str] = []
        self.chosen = False

    def setup(self, params: SetupParams) -> SetupResult:
        self.acts, self.chosen = [], False
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        if reply.status == "accepted":
            self.acts.append(action.kind)
        return reply

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        reply = super().decide(player, decision, answer)
        self.chosen = self.chosen or (reply.status == "accepted" and bool(answer))
        return reply


class Unasking(Wrapper):
    """An engine that begins games without asking any question."""

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        while action.kind == "begin" and reply.decision is not None:
            asked = reply.decision
            reply = super().decide(asked.player, asked.id, asked.options[: asked.least])
        return reply


def is_of_whole_games(plan: Plan) -> bool:
    """Whether a scenario begins a game, or has more than two players."""
    return plan.position.turn.phase == "setup" or len(plan.position.players) in SEATED


def parts_of(plan: Plan, edition: str, reference: Engine, info: EngineInfo) -> frozenset[str]:
    """The parts of whole games that a scenario shows; none if it does not pass on the reference.

    `info`: the reference's own.
    """
    played = Listening(reference)
    if run_plan(plan, played, edition, info).verdict != "pass":
        return frozenset()
    return frozenset(_parts(plan, edition, played, info))


def _parts(plan: Plan, edition: str, played: Listening, info: EngineInfo) -> Iterator[str]:
    def fails(other: Plan, engine: Engine) -> bool:
        return run_plan(other, engine, edition, info).verdict != "pass"

    position = plan.position
    names = [player.name for player in position.players]
    seats = SEATED.get(len(names))
    if seats is not None:
        table = played.observe()
        left = table.result is None and any(player.counters.get("left") for player in table.position.players)
        yield from [ROUND.format(seats)] if played.acts.count("end-turn") >= len(names) - 1 else []
        yield from [LEAVES.format(seats)] if left else []
    if position.turn.phase == "setup" and "begin" in played.acts:
        chosen = played.chosen
        # A scenario that passes without this does not show that an engine does it.
        yield from [STARTER] if fails(_another_starts(plan, names), played) else []
        yield from [DECKS] if fails(_decks_turned_over(plan), played) else []
        yield from [CHOSEN] if chosen and fails(plan, Unasking(played)) else []


def _another_starts(plan: Plan, names: list[str]) -> Plan:
    starting, *rest = plan.chance or ((),)
    others = [name for name in names if name not in starting]
    return replace(plan, chance=((others[0],), *rest)) if starting and starting[0] in names else plan


def _decks_turned_over(plan: Plan) -> Plan:
    return replace(plan, chance=tuple(outcome[::-1] for outcome in plan.chance))
