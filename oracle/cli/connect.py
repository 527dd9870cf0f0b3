"""`tcg-oracle connect`: leads the author of an adapter from the handshake to what is worth doing next."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from oracle.cli import engine_options as options
from oracle.cli.errors import ENGINE, FAILED, HELD
from oracle.cli.outputs import Outputs, file_option
from oracle.cli.suite import load_checked_suite
from oracle.engines.base import Engine, EngineFault
from oracle.protocol.messages import EngineInfo
from oracle.report.connecting import console
from oracle.report.output.bar import bar
from oracle.report.output.files import write_json
from oracle.report.output.terminal import Terminal
from oracle.suite.connecting.openings import Opening, openings
from oracle.suite.connecting.stages import (
    Connected,
    Finding,
    judge_handshake,
    tried,
    try_actions,
    try_cards,
    try_positions,
)
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.plan import Plan
from oracle.suite.runner import run_suite


def connect(
    engine: Annotated[str, typer.Option(help='The command that starts your engine: --engine "python my_engine.py".')],
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
    json: Annotated[Path | None, file_option("Write what was found as JSON.")] = None,
) -> None:
    """Connect an engine step by step: see what works, the first thing that does not, and what to do next.

    It remembers nothing: correct what it names and run it again. Exit code 0: nothing is wrong; 1: something is;
    2: wrong use; 3: the engine could not be started or spoken to.
    """
    outputs = Outputs({"--json": json})
    out, limits = Terminal(), options.limits_of(timeout, start_timeout, memory, total)
    with closing(open_engine(engine, limits)) as subject, closing(open_engine(REFERENCE)) as reference:
        found = _connected(subject, reference, out)
    outputs.write("--json", lambda path: write_json(path, found))
    code = HELD if found.held else ENGINE if found.engine is None else FAILED
    raise typer.Exit(outputs.code(code))


def _connected(engine: Engine, reference: Engine, out: Terminal) -> Connected:
    plans = load_checked_suite().plans
    info, found = looked_at(plans, engine, reference, out)
    following: tuple[Opening, ...] = ()
    if info is not None and not any(one.state == "wrong" and one.stage in ("handshake", "positions") for one in found):
        with bar("running scenarios") as tell:
            results = run_suite(plans, engine, progress=lambda done, all_, one: tell(done, all_, one.feature)).results
        following = openings(plans, results, engine, info)
    console.show_next(found, following, out)
    return Connected(engine=info, findings=tuple(found), next=following)


def looked_at(
    plans: tuple[Plan, ...], engine: Engine, reference: Engine, out: Terminal
) -> tuple[EngineInfo | None, list[Finding]]:
    """What an engine says of itself, if it says anything, and what came of each stage; all of it is printed."""
    try:
        info = engine.initialize()
    except EngineFault as fault:
        finding = Finding(stage="handshake", state="wrong", what="initialize", text=f"{fault.kind}: {fault}")
        console.show_stage("handshake", [finding], out)
        return None, [finding]
    console.show_engine(info, out)
    return info, list(_stages(plans, engine, reference, info, out))


def _stages(
    plans: tuple[Plan, ...], engine: Engine, reference: Engine, info: EngineInfo, out: Terminal
) -> Iterator[Finding]:
    """Stage by stage, each printed when it is over; what is wrong ends it, but for single actions and questions."""
    found = list(judge_handshake(info)) or list(try_cards(plans, engine, info))
    console.show_stage("handshake", found, out)
    yield from found
    if found:
        return
    runs = tried(plans, info)
    found = list(try_positions(runs, engine, info))
    console.show_stage("positions", found, out)
    yield from found
    if any(one.state == "wrong" for one in found):
        return
    found = list(try_actions(runs, engine, info, reference))
    for stage in ("actions", "questions", "games"):
        console.show_stage(stage, [one for one in found if one.stage == stage], out)
    yield from found
