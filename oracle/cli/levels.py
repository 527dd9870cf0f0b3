"""`tcg-oracle levels`: the levels that can be certified, and an engine's gaps in each."""

from __future__ import annotations

from contextlib import closing
from typing import Annotated

import typer

from oracle.certify.levels import Level, all_levels, edition_of, level_named, only_for_more_players
from oracle.certify.playing import play
from oracle.certify.statement import missing
from oracle.certify.transcript import Recorder
from oracle.cli import certificates
from oracle.cli import engine_options as options
from oracle.cli.errors import FAILED, HELD
from oracle.cli.suite import load_checked_suite
from oracle.engines.limits import Limits
from oracle.report.certificates.console import show_level, show_missing, show_no_multiplayer
from oracle.report.output.terminal import Terminal
from oracle.suite.engines import open_engine
from oracle.suite.games import game_named
from oracle.suite.plan import Plan

SEED = "levels"


def levels(
    engine: Annotated[
        str | None, typer.Option(help="Show what this engine, a command as for `check`, lacks for each level.")
    ] = None,
    level: Annotated[str | None, typer.Option(help="Only this level.")] = None,
    game: Annotated[str | None, typer.Option(help="Only the levels of this game.")] = None,
    edition: certificates.EditionOption = None,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
) -> None:
    """Show the levels that can be certified; with an engine, which it reaches and what it lacks for the others.

    Exit code 0: shown, and the engine, if any, reaches every level shown; 1: it does not; 2: usage error; 3: the engine
    could not be run.
    """
    chosen = all_levels() if level is None else (level_named(level),)
    if game is not None:
        chosen = tuple(one for one in chosen if one.game == game_named(game).id)
    plans, screen = load_checked_suite().plans, Terminal()
    if level is None and edition is not None:
        # If no level has it, the error of the first level lists the editions.
        name = edition.rpartition("/")[2]
        chosen = tuple(one for one in chosen if name in one.editions) or chosen[:1]
    named = [(one, edition_of(one, edition)) for one in chosen]
    if engine is None:
        for one, under in named:
            show_level(one, under, len(one.plans(plans, under)), one.without_scenario(plans, under), screen)
        for its in dict.fromkeys(one.game for one in chosen) if level is None else ():
            clauses = only_for_more_players(its, plans)
            if clauses is not None:
                show_no_multiplayer(its, clauses, screen)
        raise typer.Exit(HELD)
    limits = options.limits_of(timeout, start_timeout, memory, total)
    lacking = [_missing(engine, plans, one, under, limits, screen) for one, under in named]
    raise typer.Exit(FAILED if any(lacking) else HELD)


def _missing(
    engine: str, plans: tuple[Plan, ...], level: Level, edition: str, limits: Limits, screen: Terminal
) -> bool:
    """Show what the engine lacks for a level; returns whether it lacks anything. Raises EngineFault."""
    with closing(open_engine(engine, limits)) as subject, certificates.playing(level.id) as tick:
        info, outcomes = play(Recorder(subject), plans, level, edition, SEED, tick)
    found = missing(level, info, outcomes)
    show_missing(level, edition, found, screen)
    return bool(found)
