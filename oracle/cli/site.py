"""`tcg-oracle site DIR`: writes clauses, scenarios, conflicts, documents, editions, cards and rulings as a website."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from oracle.certify import bundle
from oracle.certify.certifying import Expected, Verified
from oracle.certify.certifying import verify as judged
from oracle.certify.errors import NotVerified
from oracle.certify.keys import need_libraries
from oracle.certify.levels import level_named
from oracle.cli import certificates
from oracle.cli.databases import HELP, opened
from oracle.cli.decisions import DateOption, DecisionsOption, decisions_of
from oracle.cli.docket import open_docket
from oracle.cli.errors import UsageError
from oracle.cli.look_up import outcomes_seen, scenarios_by_clause, statements_seen
from oracle.cli.outputs import existing_path, named_path
from oracle.cli.suite import load_checked_suite
from oracle.engines import reference_books as books
from oracle.history.found import EngineHistory, Wanted
from oracle.report.output.bar import bar
from oracle.report.output.errors import ReportError
from oracle.report.output.files import try_out
from oracle.report.output.terminal import Terminal
from oracle.report.site import build
from oracle.report.site.engines import MOST_RUNS
from oracle.report.site.material import Material
from oracle.suite.decisions.taking import Decisions
from oracle.suite.docket.entries import Entry
from oracle.suite.games import game_named
from oracle.suite.reading.load import Suite

FolderArgument = Annotated[
    Path,
    typer.Argument(
        metavar="DIR",
        help="Where to write: a folder that does not exist yet, is empty, or contains a site.",
        parser=named_path,
        show_default=False,
    ),
]
CertificateOption = Annotated[
    list[Path] | None,
    typer.Option(metavar="FILE", parser=existing_path, help="A certificate to show; it is verified first."),
]


def site(
    folder: FolderArgument,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    history: Annotated[
        str | None, typer.Option(metavar="URL", help=f"Show the engines of this history (`check --db`). {HELP}")
    ] = None,
    certificate: CertificateOption = None,
    decisions: DecisionsOption = None,
    date: DateOption = None,
) -> None:
    """Write a static site: every clause, scenario, conflict, document, edition, printed card and ruling, cross-linked.

    It needs no server and no network: open DIR/index.html. Exit code 0: written; 2: usage error, or not written.
    """
    _try_folder(folder)
    started = time.perf_counter()
    games = books.PLAYED if game is None else (game_named(game).id,)
    suite = load_checked_suite()
    engines = () if history is None else _engines(history)
    ruled = decisions_of(decisions, date)
    verified = [_verified(path, suite, ruled) for path in certificate or ()]
    entries = open_docket()
    with bar("playing the scenarios of conflicts and documents") as tell:
        materials = [material_of(suite, one, engines, verified, entries) for one in games]
        told = ruled.told(ruled.settle(suite.plans))
        materials = [replace(one, decisions=told) for one in materials]

        def progress(done: int, total: int, what: str) -> None:
            tell(done, total, what)

        try:
            built = build.write(materials, folder, progress)
        except ReportError as error:
            raise UsageError(str(error)) from error
    out = Terminal()
    out.print(
        f"{built.pages:,} pages, {built.files:,} files, {built.bytes / 1e6:,.1f} MB; open index.html in a browser"
    )
    out.print(f"{time.perf_counter() - started:.1f} s", style="dim")


def material_of(
    suite: Suite,
    game: str,
    engines: Sequence[EngineHistory] = (),
    verified: Sequence[Verified] = (),
    entries: Sequence[Entry] = (),
) -> Material:
    """The contents of the site of a game; this plays the scenarios of its conflicts and documents.

    `entries`: the docket of this suite; without it the consequences of decisions are those of the written scenarios.
    """
    witnesses = {case for conflict in books.catalogue(game).conflicts for case in conflict.witness}
    shown = Suite(plans=tuple(plan for plan in suite.plans if plan.case in witnesses), features=0)
    return Material(
        game=game,
        plans=tuple(plan for plan in suite.plans if plan.game == game),
        seen=outcomes_seen(shown, game),
        ends=statements_seen(suite, game, scenarios_by_clause(suite, game)),
        engines=tuple(one for one in engines if any(trend.game == game for trend in one.chapters)),
        entries=tuple(one for one in entries if one.game == game),
        certificates=tuple(one for one in verified if level_named(one.statement.ours.level).game == game),
    )


def _engines(url: str) -> tuple[EngineHistory, ...]:
    database = opened(url, write=False)
    from oracle.history.questions import histories

    return histories(database, Wanted(last=MOST_RUNS))


def _verified(path: Path, suite: Suite, ruled: Decisions) -> Verified:
    """A verified certificate, made under these decisions or without any. Raises UsageError if it is not valid."""
    need_libraries()
    ways = [(ruled.settle(suite.plans), ruled.digests), (suite.plans, {})] if ruled.taken else [(suite.plans, {})]
    for plans, decisions in ways:
        try:
            with certificates.playing("judging again") as tick:
                return judged(bundle.read(path), plans, Expected(decisions=decisions), tick)
        except NotVerified as error:
            refused = error
            if error.reason != "other-decisions":
                break
    raise UsageError(f"{path} is not valid: {refused}; `tcg-oracle verify` gives the details") from refused


def _try_folder(folder: Path) -> None:
    try:
        build.refuse_strangers(folder)
        try_out(folder / build.MANIFEST)
    except ReportError as error:
        raise UsageError(str(error)) from error
