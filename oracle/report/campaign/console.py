"""Prints the results of a campaign: engines side by side, findings by cause, coverage, its growth, checks, mutants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from oracle.assurance.fuzz.difference import Cause
from oracle.campaign.parts.checking import Checked
from oracle.campaign.parts.fuzzing import EnginePlayed, Finding
from oracle.campaign.parts.growth import Unseen
from oracle.campaign.running import Told
from oracle.engines import reference_books as books
from oracle.report.output.rows import show_rows
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import both_ends, one_line

MOST = 20
"""Maximum rows of a table unless all are requested."""
MOST_POINTS = 7
WORDS = 160
VERDICTS = ("pass", "fail", "error", "unsupported", "disputed")
PAYS = 0.05
"""From this share of tasks with something new, more games are reported as worthwhile."""


def show(found: Told, out: Terminal, *, verbose: bool = False) -> None:
    """Print everything; `verbose` shows every row."""
    most = None if verbose else MOST
    _checks(found.checks, out, most)
    for level in found.levels:
        verdict = ("reached", "green") if level.reached else ("not reached", "bold red")
        why = f": {one_line(level.missing[0], WORDS)}" if level.missing else ""
        out.print(Text.assemble(f"{level.level} ({level.edition}), {level.engine}: ", verdict, why), soft_wrap=True)
    _mutants(found, out, most)
    if found.fuzz:
        _findings(found, out, most)
        _played(found, out)
        _growth(found, out)
        if verbose:
            _never(found, out)
    for task in found.unfinished[:most]:
        told = f"{task.part}, task {task.task}: {task.kind}: {one_line(task.why, WORDS)}"
        out.print(Text.assemble(("not done: ", "bold red"), told), soft_wrap=True)
    if found.unfinished:
        out.print(f"{len(found.unfinished):,} tasks are left; the same command with --db and --resume tries them again")


def _checks(checks: Sequence[Checked], out: Terminal, most: int | None) -> None:
    if not checks:
        return
    rows = [
        (one.part, one.engine, one.report.engine.version, *(f"{one.report.summary[name]:,}" for name in VERDICTS))
        for one in checks
    ]
    _table(out, "Checks", ("part", "engine", "version", *VERDICTS), rows)
    causes = [
        (one.engine, cause.game, cause.name, one_line(cause.title, 60), f"{len(cause.results):,}", cause.shortest)
        for one in checks
        for cause in one.report.causes
    ]
    _table(out, "Likely causes", ("engine", "game", "cause", "title", "failures", "shortest"), causes, most)


def _mutants(found: Told, out: Terminal, most: int | None) -> None:
    rows = [
        (one.part, game.game, *(f"{count:,}" for count in game.counts.values()), f"{game.rate:.1%}")
        for one in found.mutants
        for game in one.matrix.games
    ]
    if rows:
        names = tuple(found.mutants[0].matrix.games[0].counts)
        _table(out, "Mutants", ("part", "game", *names, "killed"), rows)
        idle = [(tag.game, tag.scenario, tag.clause) for one in found.mutants for tag in one.matrix.idle_tags]
        if idle:
            _table(out, "Idle clause tags", ("game", "scenario", "clause"), idle, most)
    for signs in found.signs:
        told = (
            f"{signs.part}, {signs.game}: {signs.mutants:,} mutants, {signs.entries:,} pairs with a case that notices"
        )
        out.print(f"{told}; {len(signs.unnoticed):,} unnoticed, {len(signs.deviations):,} unlike the dictionary")


def _findings(found: Told, out: Terminal, most: int | None) -> None:
    engines = tuple(dict.fromkeys(one.engine for part in found.fuzz for one in part.engines))
    first = {one.cause: one for part in reversed(found.fuzz) for one in reversed(part.findings)}
    new = sum(bool(row.new) for row in found.findings)
    rows = [
        (
            _cause(row.cause),
            *(_times(row.times.get(one, 0), new=one in row.new) for one in engines),
            _words(first[row.cause]),
        )
        for row in sorted(found.findings, key=lambda row: (-sum(row.times.values()), row.cause))
    ]
    _table(out, f"Findings: {len(rows)}, {new} of them new", ("cause", *engines, "difference"), rows, most)


def _cause(cause: Cause) -> str:
    title = books.title_of(cause.game, cause.name) if _is_clause(cause) else cause.kind
    return one_line(f"{cause.game} {cause.name} {title}" if _is_clause(cause) else f"{cause.game} {title}", 60)


def _is_clause(cause: Cause) -> bool:
    return cause.kind == "clause" and books.has_clause(cause.game, cause.name)


def _times(count: int, *, new: bool) -> str:
    return f"{count:,}{' new' if new else ''}" if count else "–"


def _words(one: Finding) -> str:
    told = one.difference
    return one_line(
        f"{told.did or 'set-up'}: {told.what}: {both_ends(told.reference, 40)}; got {both_ends(told.engine, 40)}", WORDS
    )


def _played(found: Told, out: Terminal) -> None:
    rows = [
        (
            part.part, one.engine, one.version, f"{one.games:,}", f"{one.actions:,}", f"{one.lacking:,}",
            f"{one.clauses:,} of {one.clauses_of:,}", f"{one.cards:,} of {one.cards_of:,}", f"{one.decks:,}",
        )
        for part in found.fuzz
        for one in part.engines
    ]  # fmt: skip
    columns = ("part", "engine", "version", "games", "actions", "lacking", "clauses", "cards", "decks")
    _table(out, "Games", columns, rows)


def _growth(found: Told, out: Terminal) -> None:
    rows = []
    for part in found.fuzz:
        for one in part.engines:
            for point in one.growth[-MOST_POINTS:]:
                figures = (point.findings, point.clauses, point.cards, point.decks)
                rows.append((part.part, one.engine, f"{point.games:,}", *(f"{figure:,}" for figure in figures)))
    _table(out, "Growth", ("part", "engine", "games", "causes", "clauses", "cards", "decks"), rows)
    for part in found.fuzz:
        for one in part.engines:
            for line in pays(one):
                out.print(Text(f"{part.part}, {one.engine}: {line}"), soft_wrap=True)


def pays(one: EnginePlayed) -> Iterable[str]:
    """Whether more games are worthwhile, for each kind of thing seen."""
    for unseen in one.unseen:
        if unseen.chance is not None and unseen.last:
            yield _unseen(unseen, one.games)


def _unseen(one: Unseen, games: int) -> str:
    what = {"findings": "cause of differences", "clauses": "clause", "cards": "card", "decks": "deck"}[one.thing]
    chance = one.chance or 0.0
    verdict = "more games pay" if chance >= PAYS else "more of the same is hardly worthwhile"
    return (
        f"the last new {what} came by game {one.last:,} of {games:,}; a further task has a new one with a chance of "
        f"about {chance:.0%}: {verdict}"
    )


def _never(found: Told, out: Terminal) -> None:
    for part in found.fuzz:
        for one in part.engines:
            out.print(Text(f"{part.part}, {one.engine}, never used: {', '.join(one.never) or 'none'}"), soft_wrap=True)


def _table(
    out: Terminal, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], most: int | None = None
) -> None:
    show_rows(title if rows else f"{title}: none", columns, rows, out, most)
