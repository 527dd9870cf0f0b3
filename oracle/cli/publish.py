"""`tcg-oracle publish`: the reports that are kept beside the code and reviewed like it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from oracle.assurance.coverage.measure import measure
from oracle.assurance.coverage.summary import summarized
from oracle.cli import engine_options as options
from oracle.cli.conflicts import collect
from oracle.cli.errors import FAILED, HELD
from oracle.cli.look_up import outcomes_seen
from oracle.cli.outputs import Outputs, named_path
from oracle.cli.suite import load_checked_suite
from oracle.engines import reference_books as books
from oracle.engines.base import TimeUp
from oracle.engines.limits import Clock, Limits
from oracle.kernel.catalogue import Catalogue, Statement, number_key
from oracle.profiles import PROFILES
from oracle.protocol.results import VERDICTS, Result
from oracle.report import coverage_page
from oracle.report.files import write_whole
from oracle.report.markdown_text import Markdown, code, paragraphs, table
from oracle.report.terminal import Terminal
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.load import Suite
from oracle.suite.plan import Plan
from oracle.suite.runner import run_suite
from oracle.suite.selection import ALL, Selection


def publish(
    folder: Annotated[Path, typer.Argument(help="Where to write the reports.", parser=named_path)] = Path("reports"),
    engine: Annotated[
        list[str] | None, typer.Option(help="Further engines for the matrix, each the command that starts it.")
    ] = None,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
) -> None:
    """Write clauses, what the scenarios reach of them, conflicts and the engines' matrix as Markdown.

    Exit code 0: written, whatever the engines do; 1: --total was over before; 2: wrong use; 3: no engine.
    """
    outputs = Outputs({name: folder / name for name in _names()})
    clock, limits = options.clock_of(total), options.limits_of(timeout, start_timeout, memory)
    suite = load_checked_suite()

    def write(name: str, text: Markdown) -> None:
        outputs.write(name, lambda path: write_whole(path, text.encode()))

    for reached in summarized(measure(suite.plans, Selection(editions=(ALL,)))).games:
        write(f"{reached.game}-coverage.md", coverage_page.page(reached))
    for game in books.PLAYED:
        write(f"{game}-clauses.md", clause_coverage(suite, game))
        write(f"{game}-conflicts.md", conflict_register(suite, game))
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


def _names() -> Iterator[str]:
    """The files that are written."""
    for game in books.PLAYED:
        yield from (f"{game}-{report}.md" for report in ("clauses", "conflicts", "coverage"))
    yield from (f"{game}-engines.md" for game in books.PLAYED)


# --- clauses --------------------------------------------------------------------------------------------


def clause_coverage(suite: Suite, game: str) -> Markdown:
    """Every clause that can be executed: its code, and how many scenarios permit and forbid by it."""
    catalogue, homes = books.catalogue(game), books.homes(game)
    permits, forbids = tallies(plan for plan in suite.plans if plan.game == game)
    executable = sorted((n for n, clause in catalogue.clauses.items() if clause.executable), key=number_key)
    written = [number for number in executable if number in homes]
    rows = [
        (
            number,
            catalogue.clauses[number].title,
            _code(homes.get(number, [])) or "–",
            str(permits[number] or "–"),
            str(forbids[number] or "–"),
        )
        for number in executable
        if number in homes or permits[number] or forbids[number]
    ]
    reasons = Counter(clause.reason for clause in catalogue.clauses.values() if clause.reason)
    return paragraphs(
        Markdown("# {} {}: clauses").format(catalogue.book.name, catalogue.book.edition),
        f"{len(catalogue.clauses)} clauses and headings; {len(executable)} can be executed, {len(written)} have code.",
        table(("clause", "title", "code", "permits", "forbids"), rows),
        Markdown("## Why the others have no code"),
        table(("reason", "clauses"), [(reason, str(count)) for reason, count in sorted(reasons.items())]),
        *_readings_with_rules(catalogue, homes, permits, forbids),
    )


def _readings_with_rules(
    catalogue: Catalogue, homes: Mapping[str, Sequence[str]], permits: Counter[str], forbids: Counter[str]
) -> Iterator[str]:
    """The statements of each document that has rules of its own."""
    for reading in catalogue.readings.values():
        if any(number.startswith(f"{reading.name}:") for number in homes):
            executable = sum(one.executable for one in reading.statements)
            yield Markdown("## {}: {}").format(reading.name, reading.title)
            yield f"{len(reading.statements)} statements; {executable} can be executed."
            rows = [_statement_row(reading.name, one, homes, permits, forbids) for one in reading.statements]
            yield table(("statement", "beside the book", "code", "permits", "forbids"), rows)


def _statement_row(
    reading: str,
    statement: Statement,
    homes: Mapping[str, Sequence[str]],
    permits: Counter[str],
    forbids: Counter[str],
) -> tuple[str, ...]:
    name = f"{reading}:{statement.number}"
    other = f"none: {statement.reason}" if statement.reason else f"that of {', '.join(statement.clauses)}"
    return (
        statement.number,
        statement.agrees,
        _code(homes.get(name, [])) or other,
        str(permits[name] or "–"),
        str(forbids[name] or "–"),
    )


def _code(places: Iterable[str]) -> Markdown:
    """The functions at these places."""
    return Markdown(", ").join(code(place.partition(" ")[2]) for place in places)


def tallies(plans: Iterable[Plan]) -> tuple[Counter[str], Counter[str]]:
    """Scenarios by clause: those in which everything is accepted, and those in which something is refused."""
    permits: Counter[str] = Counter()
    forbids: Counter[str] = Counter()
    for plan in plans:
        refused = any("refused" in step.text for step in plan.steps)
        (forbids if refused else permits).update(plan.clauses)
    return permits, forbids


# --- conflicts ------------------------------------------------------------------------------------------


def conflict_register(suite: Suite, game: str) -> Markdown:
    """Every conflict: what each document says, and how its scenarios end."""
    found = collect({game: books.catalogue(game)}, seen={game: outcomes_seen(suite, game)})
    parts: list[str] = []
    for one in found:
        rows = [
            (", ".join(side.readings), ", ".join(side.clauses), side.says, side.outcome or "–") for side in one.sides
        ]
        seen = [(row.case, ", ".join(row.readings), row.outcome) for row in one.seen]
        parts.append(Markdown("## {}. {} ({})").format(one.number, one.title, one.kind))
        parts.append(one.question)
        parts.append(table(("readings", "clauses", "says", "outcome"), rows))
        if seen:
            parts.append(table(("scenario", "under", "seen"), seen))
    return paragraphs(Markdown("# {}: conflicts between documents").format(books.catalogue(game).book.name), *parts)


# --- engines --------------------------------------------------------------------------------------------


def engine_matrix(suite: Suite, game: str, engines: Sequence[str], limits: Limits, clock: Clock) -> Markdown:
    """Verdicts of every engine under every edition and reading it offers. Raises `EngineFault`, `TimeUp`."""
    rows = []
    for command in engines:
        clock.check()
        subject = open_engine(command, replace(limits, total=clock.left))
        try:
            info = subject.initialize()
            support = info.games.get(game)
            for edition in [e for e in PROFILES[game].editions if support is not None and e in support.editions]:
                report = run_suite(suite.plans, subject, Selection(game=game, editions=(edition,)))
                rows.append((code(info.name), code(info.version), edition, *_counts(report.results)))
        finally:
            subject.close()
    # What was not reached is no error of an engine.
    clock.check()
    return paragraphs(
        Markdown("# {}: engines").format(PROFILES[game].name),
        "Unsupported counts neither as passed nor as failed.",
        table(("engine", "version", "edition", *VERDICTS), rows),
    )


def _counts(results: Sequence[Result]) -> tuple[str, ...]:
    found = Counter(result.verdict for result in results)
    return tuple(str(found[verdict]) for verdict in VERDICTS)
