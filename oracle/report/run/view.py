"""Prepares a report for the HTML page: groups, counts, links, boards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from markupsafe import escape

from oracle.profiles import PROFILES
from oracle.protocol.messages import Fact, Observation, Turn
from oracle.protocol.results import VERDICTS, ClauseSummary, Report, Result, Verdict, as_expected, summarize, wrong
from oracle.report.output.text import one_line
from oracle.report.run.decided import decided_words
from oracle.report.run.expected import entry_words
from oracle.report.run.wording import (
    cast_words,
    cause_words,
    details_of,
    document_of,
    edition_of,
    flaky_words,
    in_book_order,
    message_beside_steps,
    ordered,
    worst,
)
from oracle.report.tables.board import Board, lay_out
from oracle.report.tables.table import board_of, differences, zones

MOST_BOARDS = 300
"""The most failures with drawings; thousands of boards make a page slow, and no one looks at the last ones."""
MOST_INK = 20_000_000
"""The approximate number of characters for all drawings of a page; it may stop the drawing of huge boards."""
_SHAPE = 400
"""The characters of one shape without its title."""
MOST_FIRST = 12
MOST_PRINTED = 20
"""The maximum number of failures on paper, without their boards: a few pages."""
MOST_CHANGES = 200
MOST_NOTES = 12

_KEYWORD = re.compile(r"(Given|When|Then|And|But|\*)\s+(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A step with its keyword separated."""

    keyword: str
    text: str
    line: int
    status: str
    expected: str
    actual: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A board, and the facts that a drawing cannot show."""

    name: str
    turn: str
    board: Board
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One result as it appears on the page."""

    anchor: str
    result: Result
    edition: str
    """The edition, preceded by the game if the report is about several."""
    message: str
    wavers: str
    """For a flaky result, the result of the rerun."""
    decided: str
    """The decisions that require its outcome."""
    recast: str
    """The evidence from the same scenario with other cards."""
    steps: tuple[Step, ...]
    pictures: tuple[Picture, ...]
    undrawn: bool
    tags: tuple[tuple[str, str], ...]
    """The clause, and the anchor of its row if there is one."""

    @property
    def brief(self) -> bool:
        """Whether a line says everything about it."""
        found = self.result
        more = (
            self.steps,
            self.pictures,
            self.undrawn,
            self.wavers,
            self.decided,
            self.recast,
            found.changes,
            found.stderr,
        )
        return not wrong(found) and not any((*more, found.played))


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownCause:
    """The likely cause of some failures."""

    words: str
    details: tuple[str, ...]
    """Its evidence, the look of its failures, and further reading."""
    says: str
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Cases of one feature."""

    name: str
    game: str
    cases: tuple[Case, ...]
    counts: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Folded:
    """The cases that one entry of a baseline expects."""

    by: str
    reason: str
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One clause with the cases that rest on it."""

    anchor: str
    summary: ClauseSummary
    verdict: Verdict
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """Clauses with a common beginning of their numbers (4.3), with the cases of all of them."""

    game: str
    number: str
    title: str
    counts: dict[str, int]
    verdict: Verdict
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """Sections with a common beginning of their numbers (4)."""

    game: str
    number: str
    title: str
    sections: tuple[Section, ...]


def cases_of(report: Report) -> tuple[Case, ...]:
    """Every result, ready to show, in the order of the feature files."""
    rows = {(one.game, one.clause): anchor for one, anchor in _clause_anchors(report)}
    taken: set[str] = set()
    several = len({result.game for result in report.results}) > 1
    results = ordered(report.results)
    drawings = _drawings(results)
    return tuple(
        Case(
            anchor=anchor_of(f"case-{result.case}-{result.edition}", taken),
            result=result,
            edition=edition_of(result) if several else result.edition,
            message=message_beside_steps(result),
            wavers=flaky_words(result),
            decided=decided_words(result),
            recast=cast_words(result),
            steps=tuple(_step(one.text, one.line, one.status, one.expected, one.actual) for one in result.steps),
            pictures=drawings.get(place, ()),
            undrawn=_drawable(result) and place not in drawings,
            tags=tuple((clause, rows.get((result.game, clause), "")) for clause in result.clauses),
        )
        for place, result in enumerate(results)
    )


def _drawable(result: Result) -> bool:
    return result.verdict in ("fail", "error") and bool(result.before or result.after)


def _drawings(results: Sequence[Result]) -> dict[int, tuple[Picture, ...]]:
    """The boards of as many failures as a page can hold, by index; expected failures come last."""
    found: dict[int, tuple[Picture, ...]] = {}
    ink = MOST_INK
    wanted = [place for place, result in enumerate(results) if _drawable(result)]
    for place in sorted(wanted, key=lambda place: not wrong(results[place])):
        if len(found) == MOST_BOARDS or ink <= 0:
            break
        result = results[place]
        found[place] = pictures_of(result.before, result.after, result.game)
        ink -= sum(_ink(picture.board) for picture in found[place])
    return found


def causes_shown(report: Report, cases: Iterable[Case]) -> tuple[ShownCause, ...]:
    """The causes of the failures with their cases, the one to read first at the front."""
    known = {(case.result.game, f"{case.result.case} ({case.result.edition})"): case for case in cases}
    found = []
    for cause in report.causes:
        own = [known[cause.game, name] for name in cause.results if (cause.game, name) in known]
        own.sort(key=lambda case: case.result.case != cause.shortest)
        found.append(ShownCause(words=cause_words(cause), details=details_of(cause), says=cause.says, cases=tuple(own)))
    return tuple(found)


def features_of(cases: Iterable[Case]) -> tuple[Group, ...]:
    """Cases by feature file."""
    groups: dict[str, list[Case]] = {}
    for case in cases:
        groups.setdefault(case.result.feature, []).append(case)
    return tuple(
        Group(
            name=name,
            game=group[0].result.game,
            cases=tuple(group),
            counts=summarize(tuple(case.result for case in group)),
        )
        for name, group in groups.items()
    )


def entries_of(cases: Iterable[Case]) -> tuple[Folded, ...]:
    """The cases that ended as expected, by the entry that expects them; the most frequent come first."""
    groups: dict[tuple[str, str], list[Case]] = {}
    for case in cases:
        if as_expected(case.result):
            groups.setdefault(entry_words(case.result), []).append(case)
    most_first = sorted(groups.items(), key=lambda one: (-len(one[1]), one[0]))
    return tuple(Folded(by=by, reason=reason, cases=tuple(group)) for (by, reason), group in most_first)


def chapters_of(report: Report, cases: Sequence[Case]) -> tuple[Chapter, ...]:
    """Clauses by chapter and section, in the book's order."""
    resting: dict[tuple[str, str], list[Case]] = {}
    for case in cases:
        for number in dict.fromkeys(case.result.clauses):
            resting.setdefault((case.result.game, number), []).append(case)
    titles = {(one.game, one.clause): one.title for one in report.clauses}
    sections: dict[tuple[str, str], list[Clause]] = {}
    for one, anchor in _clause_anchors(report):
        document, number = document_of(one.clause)
        if number.count(".") < 2 and not sum(one.counts.values()):
            continue  # Only a heading.
        found = tuple(resting.get((one.game, one.clause), ()))
        clause = Clause(anchor=anchor, summary=one, verdict=worst(one.counts), cases=found)
        sections.setdefault((one.game, _within(document, ".".join(number.split(".")[:2]))), []).append(clause)
    chapters: dict[tuple[str, str], list[Section]] = {}
    for (game, number), clauses in sections.items():
        section = _section(game, number, titles.get((game, number), ""), clauses)
        document, own = document_of(number)
        chapters.setdefault((game, _within(document, own.split(".")[0])), []).append(section)
    return tuple(
        Chapter(game=game, number=number, title=titles.get((game, number), ""), sections=tuple(group))
        for (game, number), group in chapters.items()
    )


def _within(document: str, number: str) -> str:
    """The number in the form in which that document's clauses are cited."""
    return f"{document}:{number}" if document else number


def _section(game: str, number: str, title: str, clauses: Sequence[Clause]) -> Section:
    distinct = {case.anchor: case.result for clause in clauses for case in clause.cases}
    counts = summarize(tuple(distinct.values()))
    return Section(game=game, number=number, title=title, counts=counts, verdict=worst(counts), clauses=tuple(clauses))


def _clause_anchors(report: Report) -> list[tuple[ClauseSummary, str]]:
    taken: set[str] = set()
    rows = sorted(report.clauses, key=in_book_order)
    return [(one, anchor_of(f"clause-{one.game}-{one.clause}", taken)) for one in rows]


def anchor_of(wish: str, taken: set[str]) -> str:
    """A unique id for the page, made from `wish`: plain characters only."""
    plain = re.sub(r"[^A-Za-z0-9]+", "-", wish[:120]).strip("-").lower()
    anchor, number = plain, 2
    while anchor in taken:
        anchor, number = f"{plain}-{number}", number + 1
    taken.add(anchor)
    return anchor


def _step(text: str, line: int, status: str, expected: str, actual: str) -> Step:
    match = _KEYWORD.match(text)
    keyword, rest = match.groups() if match else ("", text)
    return Step(keyword=keyword, text=rest, line=line, status=status, expected=expected, actual=actual)


def pictures_of(
    one: Observation | None, other: Observation | None, game: str, names: tuple[str, str] = ("Before", "After")
) -> tuple[Picture, ...]:
    """Two tables side by side, with their differences marked; a table without a name is not drawn."""
    first, second = (seen.position if seen else None for seen in (one, other))
    board, changed = board_of(game), differences(first, second)
    rows = zones(board, first, second)
    turn = PROFILES[game].turn_number.removesuffix(" number") if game in PROFILES else "turn"
    return tuple(
        Picture(
            name=name,
            turn=f"{turn} {_turn_words(seen.position.turn)}",
            board=lay_out(seen.position, rows, changed, board),
            notes=tuple(_notes(seen)),
        )
        for name, seen in zip(names, (one, other), strict=True)
        if name and seen is not None
    )


def _ink(board: Board) -> int:
    """The approximate number of characters of the drawing."""
    rows = [row for band in board.bands for row in band.rows]
    titles = [tile.title for row in rows if row.block is not None for tile in row.block.tiles]
    titles += [chip.title for row in rows for chip in row.chips]
    return sum(_SHAPE + len(escape(title)) for title in titles)


def _turn_words(turn: Turn) -> str:
    counters = "".join(f" · {one_line(what, 24)} {count}" for what, count in sorted(turn.counters.items())[:4])
    return f"{turn.number}, {one_line(turn.phase, 24)}{counters}"


def _notes(seen: Observation) -> list[str]:
    """The state of the game beyond the cards: the pending question, waiting effects, the result."""
    notes = []
    if seen.decision is not None:
        asked = seen.decision
        most = f"{asked.least}" if asked.least == asked.most else f"{asked.least} to {asked.most}"
        options = ", ".join(one_line(option, 60) for option in asked.options[:MOST_NOTES])
        more = " …" if len(asked.options) > MOST_NOTES else ""
        notes.append(f"{one_line(asked.player)} is asked ({one_line(asked.kind, 24)}): {most} of {options}{more}")
    for waiting in seen.waiting[:MOST_NOTES]:
        ability = f", {one_line(waiting.ability)}" if waiting.ability else ""
        notes.append(f"Waits to resolve: {one_line(waiting.source, 60)}{ability} ({one_line(waiting.player)})")
    if len(seen.waiting) > MOST_NOTES:
        notes.append(f"and {len(seen.waiting) - MOST_NOTES} more waiting")
    if seen.result is not None:
        winner = f"{one_line(seen.result.winner)} won" if seen.result.winner else "nobody won"
        reason = f" ({one_line(seen.result.reason)})" if seen.result.reason else ""
        notes.append(f"The game is over: {winner}{reason}")
    return notes + [_earlier(fact) for fact in seen.position.happened[:MOST_NOTES]]


def _earlier(fact: Fact) -> str:
    details = [fact.player, fact.card or "", fact.ability, f"{fact.times} times" if fact.times != 1 else ""]
    return f"Earlier: {one_line(fact.what)} ({', '.join(one_line(detail) for detail in details if detail)})"


def share(counts: dict[str, int], width: float) -> tuple[tuple[str, float, float], ...]:
    """A bar of `width`, divided by counts: verdict, left edge, width of each part above zero."""
    total = sum(counts.get(verdict, 0) for verdict in VERDICTS)
    parts, left = [], 0.0
    for verdict in VERDICTS:
        if count := counts.get(verdict, 0):
            part = width * count / total
            parts.append((str(verdict), round(left, 2), round(part, 2)))
            left += part
    return tuple(parts)
