"""Games that an engine plays alone, from decks of printed cards, as records."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from random import Random

from msgspec.structs import replace

from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.whole_games import begun_with, drawn
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Outcome, Plan
from oracle.assurance.records.model import Line, Start
from oracle.assurance.records.writing import Recording
from oracle.engines.base import Engine, EngineFault
from oracle.engines.games import binding
from oracle.engines.limits import Limits
from oracle.kernel.errors import BREAKDOWNS
from oracle.protocol.messages import Action, Decision, capabilities_of
from oracle.suite.engines import open_engine
from oracle.suite.games import SEATS


def recorded(engine: Engine, game: str, seed: str, moves: int = 120) -> tuple[Line, ...]:
    """One game of at most this many moves; a reference, correct or faulty, lists the legal actions."""
    chance = Random(seed)  # noqa: S311 - nothing is secret
    kept: list[tuple[Line, ...]] = []
    engine = Recording(engine, kept.append, views=True)
    engine.initialize()
    offered = Offered(capabilities=frozenset(capabilities_of(game)))
    edition = next(iter(binding(game).editions))
    setup = begun_with(game, edition, [drawn(game, offered, f"{seed}/{player}") for player in SEATS[:2]])
    engine.setup(setup)
    try:
        engine.act(SEATS[0], Action(kind="begin"))
        for _ in range(moves):
            table = engine.observe()
            if table.result is not None:
                break
            if table.decision is not None:
                engine.decide(table.decision.player, table.decision.id, answer(table.decision, chance))
            else:
                listed = engine.legal().actions
                player = table.position.turn.player
                rest = [one for one in listed if one.kind not in ("concede",)]
                if not rest:
                    break
                ends = [one for one in rest if one.kind in ("end-turn", "pass")]
                others = [one for one in rest if one not in ends]
                action = chance.choice(others if others and chance.random() < 0.85 else rest)
                engine.act(player, action)
    except (*BREAKDOWNS, EngineFault):
        pass  # a faulty engine may break down
    drawn_by_chance = engine.unscripted() if hasattr(engine, "unscripted") else ()
    engine.close()
    if not kept:
        return ()
    start, *steps = kept[-1]
    assert isinstance(start, Start)
    return (replace(start, setup=replace(start.setup, chance=drawn_by_chance)), *steps)


def answer(decision: Decision, chance: Random) -> tuple[str, ...]:
    """Any that is right by its number."""
    most = min(decision.most, len(decision.options))
    count = chance.randint(min(decision.least, most), most)
    return tuple(chance.sample(decision.options, count))


def by_plain_engine(game: str, count: int, number: int = 0) -> list[tuple[Line, ...]]:
    """Games of the plain engine: half of them whole ones, the others from positions that are made."""
    found: list[tuple[Line, ...]] = []
    edition = next(iter(binding(game).editions))
    engine = open_engine(f"{sys.executable} examples/engines/python/plain_engine.py", Limits())
    recording = Recording(engine, found.append, views=True)
    wanted = (count + 1) // 2
    try:
        for decks in (((), ()), ()):
            before = len(found)
            plan = Plan(seed=number, editions={game: (edition,)}, decks=decks)
            Job(plan, recording).run(None, partial(_enough, found, before + wanted), lambda _: None)
    finally:
        recording.close()
    return found[:count]


def of_positions(engine: Engine, game: str, count: int, number: int = 0) -> list[tuple[Line, ...]]:
    """Games that differential play makes up for an engine."""
    found: list[tuple[Line, ...]] = []
    recording = Recording(engine, found.append, views=True)
    plan = Plan(seed=number, editions={game: (next(iter(binding(game).editions)),)})
    Job(plan, recording).run(count, lambda: False, lambda _: recording.finish())
    return found


def _enough(found: Sequence[object], wanted: int) -> bool:
    return len(found) >= wanted


def with_difference(engine: Engine, game: str, games: int, number: int = 0) -> tuple[Line, ...]:
    """The first game in which differential play finds that an engine is wrong; nothing if it finds none."""
    found: list[tuple[Line, ...]] = []
    differing: list[tuple[Line, ...]] = []
    recording = Recording(engine, found.append, views=True)

    def tell(outcome: Outcome) -> None:
        recording.finish()
        if outcome.difference is not None and found:
            differing.append(found[-1])

    edition = next(iter(binding(game).editions))
    plan = Plan(seed=number, editions={game: (edition,)})
    Job(plan, recording).run(games, lambda: bool(differing), tell)
    return differing[0] if differing else ()
