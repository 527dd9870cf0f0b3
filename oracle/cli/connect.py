"""`tcg-oracle connect`: leads the author of an adapter from the handshake to the most useful next steps."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated

import typer

from oracle.assurance.casting.playing import Casting
from oracle.assurance.faults import dictionary
from oracle.cli import engine_options as options
from oracle.cli.errors import ENGINE, FAILED, HELD
from oracle.cli.outputs import Outputs, file_option
from oracle.cli.suite import load_checked_suite
from oracle.engines.base import Engine, EngineFault
from oracle.protocol.declared import WHOLE_GAMES
from oracle.protocol.messages import EngineInfo
from oracle.report.connecting import console
from oracle.report.output.terminal import Terminal
from oracle.suite.connecting.findings import PLAYED, Connected, Finding, Task
from oracle.suite.connecting.openings import Heard, heard, manners, mends
from oracle.suite.connecting.positions import try_positions
from oracle.suite.connecting.stages import judge_handshake, probing_of, tried, try_cards, under_official
from oracle.suite.connecting.watched import Enough, Watched
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.intent import wanted
from oracle.suite.jobs import Run
from oracle.suite.plan import Plan

SECONDS = 30.0
"""The time that the engine's calls may take in all."""
UNTIL_POSITIONS, UNTIL_TRIED, UNTIL_MANNERS = 0.25, 0.85, 0.92
"""The share of that time after which each part must end; the rest is for finding out what the engine lacks."""


def connect(
    engine: options.EngineOption,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
    json: Annotated[Path | None, file_option("Write the findings as JSON.")] = None,
) -> None:
    """Connect an engine step by step: show what works, what does not, and the next three things to do.

    The calls to your engine take half a minute in all at most; the output lists what was not reached. Correct the
    faults it names, then run it again: nothing is stored between runs. Exit code 0: nothing is wrong; 1: something is;
    2: usage error; 3: the engine could not be run.
    """
    outputs = Outputs({"--json": json})
    out, limits = outputs.screen(), options.limits_of(timeout, start_timeout, memory, total)
    with closing(open_engine(engine, limits)) as subject, closing(open_engine(REFERENCE)) as reference:
        found = Connecting(subject, reference, out).run(load_checked_suite().plans)
    outputs.json("--json", found)
    code = HELD if found.held else ENGINE if found.engine is None else FAILED
    raise typer.Exit(outputs.code(code))


class Connecting:
    """Connects one engine, and prints each stage when it is finished."""

    def __init__(self, engine: Engine, reference: Engine, out: Terminal, seconds: float = SECONDS) -> None:
        self._engine, self._reference, self._out, self._seconds = Watched(engine), reference, out, seconds

    def run(self, plans: Sequence[Plan]) -> Connected:
        """Connect the engine and return all findings."""
        self._engine.allowed = self._seconds
        try:
            info = self._engine.initialize()
        except EngineFault as fault:
            finding = Finding(stage="handshake", state="wrong", what="initialize", text=f"{fault.kind}: {fault}")
            console.show_stage("handshake", [finding], self._out)
            return self._ended(None, [finding], tuple(mends([finding], ())))
        console.show_engine(info, self._out)
        found = list(judge_handshake(info)) or list(try_cards(plans, self._engine, info))
        console.show_stage("handshake", found, self._out)
        if found:
            return self._ended(info, found, tuple(mends(found, ())))
        caster, written = Casting("auto"), under_official(plans, info)
        runs = caster.begin(self._engine, info, written)
        return self._tried(info, caster, [plan for plan, _ in written], runs)

    def _tried(self, info: EngineInfo, caster: Casting, plans: list[Plan], runs: list[Run]) -> Connected:
        sent = tried(runs, info)
        games = [game for game in info.games if any(plan.game == game for plan, _ in sent)]
        found: list[Finding] = []
        for done, game in enumerate(games, 1):
            self._allow(UNTIL_POSITIONS * done / len(games))
            found += try_positions([run for run in sent if run[0].game == game], self._engine, info)
        console.show_stage("positions", found, self._out)
        good = [game for game in games if not any(one.state == "wrong" for one in found if one.game == game)]
        probings = probing_of(
            [run for run in sent if run[0].game in good], self._engine, info, self._reference, noticed
        )
        played: list[Finding] = []
        for done, probing in enumerate(probings, 1):
            self._allow(UNTIL_POSITIONS + (UNTIL_TRIED - UNTIL_POSITIONS) * done / len(probings))
            played += probing.findings()
        wanted.save()
        self._allow(UNTIL_MANNERS)
        declare: list[Task] = []
        with suppress(Enough):
            declare += manners([run for probing in probings for run in probing.failed], self._engine, info)
        self._allow(1.0)
        # With so many mends to do, further suggestions can wait.
        busy = sum(one.state == "wrong" for one in (*found, *played)) + len(declare) >= console.MOST_NEXT
        could = heard(runs, self._engine, info, {} if busy else {game: _untaken(played, game) for game in good})
        found += (one for probing in probings for one in probing.again(could.taken))
        wanted.save()
        for stage in PLAYED if good else ():
            console.show_stage(stage, [one for one in found if one.stage == stage], self._out)
        found += could.wrong
        if could.wrong:
            console.show_stage("set-ups", could.wrong, self._out)
        to_do = (*mends(found, sent), *declare, *self._lacks(info, caster, plans, runs, could))
        return self._ended(info, found, to_do, (could.asked, could.of))

    def _lacks(self, info: EngineInfo, caster: Casting, plans: list[Plan], runs: list[Run], could: Heard) -> list[Task]:
        """Everything that is missing, the most useful first and whole games last."""
        for (plan, _), result in zip(runs, could.results, strict=True):
            if result.lacking:
                caster.stocks[plan.game].learn_from(plan, result)
        unlocks = caster.plan(plans, list(caster.ended(could.results)), info)
        lacks = [Task(kind=one.kind, game=one.game, names=one.names, cases=one.cases) for one in unlocks]
        return sorted(lacks, key=lambda one: WHOLE_GAMES.issuperset(one.names))

    def _allow(self, share: float) -> None:
        self._engine.allowed = share * self._seconds

    def _ended(
        self, info: EngineInfo | None, found: list[Finding], to_do: tuple[Task, ...], sampled: tuple[int, int] = (0, 0)
    ) -> Connected:
        connected = Connected(
            engine=info,
            findings=tuple(found),
            next=to_do,
            calls=self._engine.calls,
            seconds=round(self._engine.seconds, 1),
            sampled=sampled,
        )
        console.show_end(connected, self._out)
        return connected


def noticed(plan: Plan) -> frozenset[str]:
    """The known faults that a scenario detects."""
    known = dictionary.known(plan.game)
    rows = None if known is None else known.cases.get(plan.case)
    return frozenset() if rows is None else frozenset(rows.signs)


def _untaken(found: Sequence[Finding], game: str) -> frozenset[str]:
    """The kinds of actions that the engine reported as unsupported."""
    of = (one for one in found if (one.game, one.stage, one.state) == (game, "actions", "unsupported"))
    return frozenset(one.what for one in of)
