"""`tcg-oracle publish`: writes the reports that are stored beside the code and reviewed like code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from oracle.assurance.coverage.measure import measure
from oracle.assurance.coverage.summary import summarized
from oracle.cli import engine_options as options
from oracle.cli.errors import FAILED, HELD
from oracle.cli.look_up import outcomes_seen, scenarios_by_clause, statements_seen
from oracle.cli.outputs import Outputs, named_path
from oracle.cli.suite import load_checked_suite
from oracle.engines import reference_books as books
from oracle.engines.base import TimeUp
from oracle.engines.limits import Clock, Limits
from oracle.profiles import PROFILES
from oracle.report.assurance import engines_page
from oracle.report.cards import page as cards_page
from oracle.report.clauses import page as clause_page
from oracle.report.conflicts import page as conflicts_page
from oracle.report.documents import page as documents_page
from oracle.report.impact import editions_page as edition_page
from oracle.report.languages import page as language_page
from oracle.report.output.files import write_whole
from oracle.report.output.markdown_text import Markdown, link, paragraphs, table
from oracle.report.output.terminal import Terminal
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.impact.scenarios import impact
from oracle.suite.reading.load import Suite
from oracle.suite.reading.selection import ALL, Selection
from oracle.suite.runner import run_suite


def publish(
    folder: Annotated[Path, typer.Argument(help="Where to write the reports.", parser=named_path)] = Path("reports"),
    engine: Annotated[
        list[str] | None,
        typer.Option(help="The command of another engine for the matrix, beside the reference. May be repeated."),
    ] = None,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
) -> None:
    """Write reports as Markdown, with an index: clauses, conflicts, documents, editions, cards, and engines' verdicts.

    Exit code 0: written, whatever the verdicts; 1: --total ran out; 2: usage error; 3: an engine could not be run.
    """
    outputs = Outputs({name: folder / name for name in _names()})
    clock, limits = options.clock_of(total), options.limits_of(timeout, start_timeout, memory)
    suite = load_checked_suite()

    def write(name: str, text: Markdown) -> None:
        outputs.write(name, lambda path: write_whole(path, text.encode()))

    write(INDEX, index())
    for reached in summarized(measure(suite.plans, Selection(editions=(ALL,)))).games:
        game = reached.game
        own = [plan for plan in suite.plans if plan.game == game]
        write(f"{game}-clauses.md", clause_page.page(reached, books.catalogue(game), books.homes(game), own))
        write(f"{game}-conflicts.md", conflicts_page.page(game, outcomes_seen(suite, game), own))
        scenarios = scenarios_by_clause(suite, game)
        write(f"{game}-documents.md", documents_page.page(game, scenarios, statements_seen(suite, game, scenarios)))
        write(f"{game}-editions.md", edition_impacts(suite, game))
        write(f"{game}-language.md", language_page.page(game, own))
        write(f"{game}-cards.md", cards_page.page(game))
    code = HELD
    for game in books.PLAYED:
        try:
            write(f"{game}-engines.md", engine_matrix(suite, game, [REFERENCE, *(engine or [])], limits, clock))
        except TimeUp:
            Terminal().print(options.not_reached(clock, f"{game}-engines.md"))
            code = FAILED
    code = outputs.code(code)
    if code != HELD:
        raise typer.Exit(code)


REPORTS = {
    "clauses": "every executable clause: its code, its scenarios, and the number of scenarios that reach it",
    "conflicts": "contradictions and gaps of the documents, and the scenarios that depend on each",
    "documents": "each sentence of the documents besides the book: its clauses, its conflicts, and its scenarios",
    "editions": "the changes of each edition: clauses, and the scenarios that show the change",
    "language": "the card language: each kind of node, its fields, its clauses, and a card that a scenario plays",
    "cards": "the known printed cards, set by set, and those with texts that are not understood yet",
    "engines": "the verdicts of each engine under each edition it offers",
}
"""The reports of each game: the end of the file name → the contents."""
INDEX = "README.md"


def _names() -> Iterator[str]:
    """The files that are written."""
    yield INDEX
    yield from (f"{game}-{report}.md" for game in books.PLAYED for report in REPORTS)


def index() -> Markdown:
    """A line for each report."""
    rows = [
        (link(f"{game}-{report}.md", f"{game}-{report}.md"), PROFILES[game].name, says)
        for game in books.PLAYED
        for report, says in REPORTS.items()
    ]
    return paragraphs(
        Markdown("# Reports"),
        Markdown("Written by `tox -e reports`. The tests compare these files with the output of the current code."),
        table(("report", "game", "contents"), rows),
    )


def edition_impacts(suite: Suite, game: str) -> Markdown:
    """Each edition of a game's book, compared with the one before it."""
    editions = books.catalogue(game).book.editions
    profile = PROFILES[game]
    return edition_page.page(game, [impact(suite.plans, profile, a, b) for a, b in pairwise(editions)])


def engine_matrix(suite: Suite, game: str, engines: Sequence[str], limits: Limits, clock: Clock) -> Markdown:
    """The verdicts of every engine under every edition and reading it offers. Raises `EngineFault`, `TimeUp`."""
    runs = []
    for command in engines:
        clock.check()
        subject = open_engine(command, replace(limits, total=clock.left))
        try:
            info = subject.initialize()
            support = info.games.get(game)
            for edition in [e for e in PROFILES[game].editions if support is not None and e in support.editions]:
                report = run_suite(suite.plans, subject, Selection(game=game, editions=(edition,)))
                runs.append((info, edition, report.results))
        finally:
            subject.close()
    # Running out of time is not an engine's error.
    clock.check()
    return engines_page.page(game, runs)
