"""A report on a terminal: a table by clause, the failures, and a one-line summary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO

from rich.padding import Padding
from rich.text import Text

from oracle.protocol.results import (
    VERDICTS,
    Cause,
    ClauseSummary,
    Report,
    Result,
    StepResult,
    Unlock,
    Verdict,
    as_expected,
)
from oracle.report.output.grid import GAP, Grid
from oracle.report.output.marked import Piece, joined, marked
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import both_ends, clean, one_line
from oracle.report.run import by_card
from oracle.report.run.decided import decided_words, decision_lines
from oracle.report.run.expected import by_entry, expectation_of, what_is_wrong
from oracle.report.run.wording import (
    SIGNS,
    at_depth,
    cast_words,
    cause_words,
    details_of,
    document_of,
    edition_of,
    flaky_words,
    headline,
    in_book_order,
    label,
    mask_words,
    message_beside_steps,
    message_of,
    ordered,
    overall,
    tally,
    unlock_words,
    unprinted_words,
    worst,
)

STYLES: dict[Verdict, str] = {
    "pass": "green",
    "fail": "bold red",
    "unsupported": "bright_black",
    "error": "magenta",
    "disputed": "yellow",
}
FLAKY = "bold yellow"
_PLAIN_SIGNS: dict[Verdict, str] = {"pass": "+", "fail": "x", "unsupported": "-", "error": "!", "disputed": "?"}
_HEADS: dict[Verdict, str] = {"unsupported": "unsup."}
"""The headings of columns too wide for a narrow terminal."""
ALWAYS: tuple[Verdict, ...] = ("pass", "fail")
"""Verdicts that always have a column."""
MOST_LISTED = 3
"""The most disputed or unsupported cases listed one by one; beyond it, only their number is printed."""
MOST_IN_FULL = 3
"""The maximum number of failures shown in full; beyond it, failures are shown by cause."""
MOST_CAUSES, LEAST_CAUSES = 6, 3
"""How many causes are shown: the most, and the least however long the rest of the screen is."""
SCREEN = 39
"""The lines of the first screen. `check` adds the time."""
MOST_UNLOCKS = 2
"""The maximum number of additions shown after failures."""
MOST_ENTRIES = 8
"""The maximum number of entries of a baseline listed one by one."""
MOST_ROWS = 30
"""The maximum number of rows of the table; beyond it, rows are sections or chapters."""
MOST_CHANGES = 8
MOST_CHANGES_OF_ONE = 3
"""The maximum number of changes of the failure that is shown before all causes."""
MESSAGE, BRIEF = 600, 300
"""The maximum number of characters of a message, and of one above the likely causes; with `verbose`, ten times as many.
"""


def show(report: Report, console: Terminal, *, verbose: bool = False) -> None:
    """Print a report.

    Many failures are shown by cause, one line each, and the table fills at most one screen. `verbose` prints every
    clause, every step of a failure, every change, and the whole lists of disputed and unsupported cases.
    """
    most = MOST_CAUSES
    while not verbose and most > LEAST_CAUSES and _height(report, console.width, most) > SCREEN:
        most -= 1
    _Printer(console, verbose, most).show(report)


def _height(report: Report, width: int, most_causes: int) -> int:
    """The number of lines of a report."""
    out = StringIO()
    _Printer(Terminal(width=width, file=out), verbose=False, most_causes=most_causes).show(report)
    return out.getvalue().count("\n")


def show_case(result: Result, console: Terminal) -> None:
    """Print one result: scenario, case, clauses, expected and actual values, changes."""
    _Printer(console, verbose=False).problem(result)


def show_causes(causes: Sequence[Cause], console: Terminal) -> None:
    """Print the likely causes, without the hints about options of `check`."""
    _Printer(console, verbose=False).causes(causes)


class _Printer:
    def __init__(self, console: Terminal, verbose: bool, most_causes: int = MOST_CAUSES) -> None:
        self.console = console
        self.verbose = verbose
        self.signs = SIGNS if self._can_write("".join(SIGNS.values())) else _PLAIN_SIGNS
        self.limit = MESSAGE * (10 if verbose else 1)
        self.changes = MOST_CHANGES
        self.most_causes = most_causes
        self.brief = False
        """Whether only one failure is shown, with the likely causes of all."""

    def show(self, report: Report) -> None:
        results = ordered(report.results)
        # With a baseline only the deviations matter; a full table would push them off the screen.
        if report.clauses and (report.baseline is None or self.verbose):
            self.console.print(self._table(report))
        expected = [result for result in results if as_expected(result)]
        told = [result for result in results if self.verbose or not as_expected(result)]
        bad = [result for result in told if result.verdict in ("fail", "error")]
        grouped = bool(report.causes) and len(bad) > MOST_IN_FULL
        first = [result for result in bad if grouped and result.case == report.causes[0].shortest][:1]
        self.brief = grouped and not self.verbose
        self.changes = MOST_CHANGES_OF_ONE if grouped else MOST_CHANGES
        self._problems(bad if self.verbose or not grouped else first)
        for mask in report.masks:
            self.console.print()
            self._line(mask_words(mask), FLAKY, 0)
        if grouped:
            self.causes(report.causes)
            if not self.verbose:
                hidden = len(report.causes) - self.most_causes
                more = f", {hidden:,} more causes" if hidden > 1 else ", 1 more cause" if hidden == 1 else ""
                self._line(f"{len(bad):,} failing cases{more}; --case CASE shows one, --verbose shows all", "dim", 0)
        for verdict in ("disputed", "unsupported"):
            self._list(verdict, [result for result in told if result.verdict == verdict], brief=grouped)
        if expected:
            self._expected(expected)
        for game, fault in report.unlisted.items():
            self._line(f"answer about known cards ({game}): {one_line(fault, MESSAGE)}", STYLES["error"], 0)
        by_card.show(report.cards, self.console, verbose=self.verbose)
        self._unlocks(report.unlocks)
        self._summary(report)

    def _table(self, report: Report) -> Grid:
        shown = [name for name in VERDICTS if name in ALWAYS or any(one.counts.get(name) for one in report.clauses)]
        table = Grid("Clause", "Title", *(_HEADS.get(verdict, verdict) for verdict in shown))
        rows = sorted(self._clauses(report), key=in_book_order)
        books = {(one.game, document_of(one.clause)[0]) for one in rows}
        above: tuple[str, str] | None = None
        for one in rows:
            document, number = document_of(one.clause)
            if len(books) > 1 and above != (one.game, document):
                above = (one.game, document)
                table.add("", Text(one_line(f"{one.game} {document}".strip()), "bold"), *[""] * len(shown))
            judged = worst(one.counts) if sum(one.counts.values()) else None
            sign = self.signs[judged] if judged else " "
            table.add(
                Text(f"{sign} {one_line(number, 40)}", STYLES[judged] if judged else ""),
                one_line(one.title),
                *(self._count(name, one.counts.get(name, 0)) for name in shown),
            )
        return table

    def _clauses(self, report: Report) -> Sequence[ClauseSummary]:
        """The groups with a row: clauses, sections, or chapters, whichever first fits one screen."""
        rows: Sequence[ClauseSummary] = report.clauses
        for depth in () if self.verbose else (2, 1):
            if len(rows) > MOST_ROWS:
                rows = at_depth(report, depth)
        return rows

    def causes(self, causes: Sequence[Cause]) -> None:
        """Each cause with its evidence and the case to read first, the most frequent causes first."""
        self.console.print()
        self.console.print(Text("Likely causes, with the number of cases that fail by each:", "bold"))
        shown = causes if self.verbose else causes[: self.most_causes]
        width = max(len(f"{len(one.results):,}") for one in shown)
        table = Grid()
        for cause in shown:
            table.add(f"{len(cause.results):>{width},}", one_line(cause_words(cause)), style=STYLES["fail"])
            table.add("", Text(self._detail(cause, self.console.width - width - GAP), "dim"))
        self.console.print(table)
        if len(causes) > len(shown) and not self.brief:
            rest = sum(len(cause.results) for cause in causes[len(shown) :])
            self._line(f"and {len(causes) - len(shown):,} more causes of {rest:,} cases", "dim", 0)

    def _detail(self, cause: Cause, width: int) -> str:
        """The evidence of a cause and the case to read; unless `verbose`, evidence other than known faults only if
        both fit on a line.
        """
        read = f"read {cause.shortest}"
        if self.verbose:
            return clean("; ".join((*details_of(cause), read)), self.limit)
        detail = one_line(next(iter(details_of(cause)), ""), self.limit)
        fits = cause.known is not None or len(f"{detail}; {read}") <= width
        return f"{detail}; {read}" if detail and fits else read

    def _count(self, verdict: Verdict, count: int) -> Text:
        return Text(f"{self.signs[verdict]} {count:,}", STYLES[verdict]) if count else Text("")

    def _problems(self, results: Sequence[Result]) -> None:
        """Each in full; of those skipped after the engine gave up, only the first."""
        unasked = [] if self.verbose else [result for result in results if result.fault == "given-up"][1:]
        skipped = {id(result) for result in unasked}
        for result in results:
            if id(result) not in skipped:
                self.problem(result)
        if unasked:
            self.console.print()
            count = f"{len(unasked):,} more" if len(unasked) > 1 else "1 more"
            self._line(f"{count} with the same error: the engine was not asked (shown with verbose output)", "dim")

    def problem(self, result: Result) -> None:
        style = STYLES[result.verdict]
        title = Text.assemble(
            Text(f"{self.signs[result.verdict]} {result.verdict.upper()} ", style),
            Text("FLAKY " if result.flaky else "", FLAKY),
            Text(one_line(result.scenario), "bold"),
        )
        self.console.print()
        self.console.print(title)
        clauses = ", ".join(one_line(clause, 40) for clause in result.clauses[:12])
        place = (
            f"{one_line(result.feature)}:{result.line} · {one_line(result.case)} · {one_line(edition_of(result), 60)}"
        )
        self._line(f"{place} · clauses {clauses}" if clauses else place, "dim")
        if message := message_beside_steps(result):
            self._line(message if self.verbose else both_ends(message, BRIEF if self.brief else self.limit))
        if words := flaky_words(result):
            self._line(words, FLAKY)
        if words := decided_words(result):
            self._line(words, "bold")
        if words := expectation_of(result):
            self._line(f"baseline: {words}", "dim" if as_expected(result) else "bold")
        for step in result.steps:
            self._step(step)
        for change in result.changes if self.verbose else result.changes[: self.changes]:
            what, before, after = (one_line(part) for part in (change.what, change.before, change.after))
            self._line(f"changed: {what}: {before} → {after}")
        if words := cast_words(result):
            self._line(words, "bold")
        if result.played and not self.brief:
            self._line("as it was played, ready to save and run:", "dim")
            for line in result.played.splitlines():
                self.console.print(Text(f"    {one_line(line, MESSAGE)}", "dim"), soft_wrap=True)
        for line in result.stderr.splitlines():
            self._line(f"stderr: {line}", "dim")
        if not self.verbose and len(result.changes) > self.changes:
            self._line(f"changed: {len(result.changes) - self.changes} more (shown with verbose output)", "dim")

    def _step(self, step: StepResult) -> None:
        failed = step.status == "failed"
        if failed or self.verbose:
            sign = {"passed": self.signs["pass"], "failed": self.signs["fail"], "skipped": " "}[step.status]
            self._line(f"{sign} {step.text} (line {step.line})", "bold" if failed else "dim")
        expected, actual = (clean(text, self.limit) for text in (step.expected, step.actual))
        sides = ((Piece(expected, False),), (Piece(actual, False),)) if self.verbose else marked(expected, actual)
        for which, pieces, style in zip(("expected: ", "got:      "), sides, ("green", "red"), strict=True):
            if joined(pieces):
                words = Text(which, style)
                for piece in pieces:
                    words.append(piece.text, "bold underline" if piece.differs else "")
                self.console.print(Padding(words, (0, 0, 0, 4), expand=False))

    def _list(self, verdict: Verdict, results: Sequence[Result], *, brief: bool) -> None:
        """The cases with this verdict; `brief`: only if the summary does not count them, or there is room."""
        if results and (self.verbose or not brief or len(results) <= MOST_LISTED):
            self._rows(label(verdict, len(results)).capitalize(), STYLES[verdict], results, message_of)

    def _expected(self, results: Sequence[Result]) -> None:
        """The cases that a baseline expects: a few one by one; of more, the count per entry."""
        listed = self.verbose or len(results) <= MOST_LISTED
        self.console.print()
        title = f"Expected by the baseline: {len(results):,}{'' if listed else ' (--verbose lists them)'}"
        self.console.print(Text(title, STYLES["unsupported"]))
        for one in results if listed else ():
            # Without the sign of its verdict, which marks cases that need attention.
            self._line(f"{one_line(one.case)} ({one_line(edition_of(one), 60)}): {what_is_wrong(one)}", "dim")
        entries = [] if listed else by_entry(results)
        for by, reason, count in entries[:MOST_ENTRIES]:
            self._line(f"{count:>6,}  {one_line(by)}{f': {one_line(reason, 200)}' if reason else ''}", "dim")
        if rest := entries[MOST_ENTRIES:]:
            self._line(f"{sum(count for _, _, count in rest):>6,}  by {len(rest):,} more", "dim")

    def _rows(self, title: str, style: str, results: Sequence[Result], why_of: Callable[[Result], str]) -> None:
        self.console.print()
        many = len(results) > MOST_LISTED and not self.verbose
        hint = " (--verbose lists them)" if many else ""
        self.console.print(Text(f"{title}: {len(results):,}{hint}", style))
        for result in () if many else results:
            why = f": {both_ends(why_of(result), 200)}" if why_of(result) else ""
            edition = one_line(edition_of(result), 60)
            self._line(f"{self.signs[result.verdict]} {one_line(result.case)} ({edition}){why}")

    def _unlocks(self, unlocks: Sequence[Unlock]) -> None:
        """What would let the engine run more; after failures the first few."""
        shown = unlocks[:MOST_UNLOCKS] if self.brief else unlocks
        if not shown:
            return
        rest = "; `tcg-oracle connect` shows all" if len(shown) < len(unlocks) else ", each with all before it"
        self.console.print()
        self.console.print(Text(f"What would let the engine run more{rest}:"))
        for unlock in shown:
            self._line(unlock_words(unlock))

    def _summary(self, report: Report) -> None:
        engine = f"{one_line(report.engine.name, 60)} {one_line(report.engine.version, 40)}".strip()
        verdict = overall(report)
        broken = report.baseline is None and bool(report.summary.get("fail") or report.summary.get("error"))
        others = tally({name: count for name, count in report.summary.items() if name not in ("fail", "error")})
        counts = f" {others[:1].upper()}{others[1:]}." if broken and others else ""
        self.console.print()
        for line in decision_lines(report):
            self._line(f"decision {line}", STYLES["disputed"], 0)
        self.console.print(Text(f"{self.signs[verdict]} {engine}: {headline(report)}{counts}", STYLES[verdict]))
        if words := unprinted_words(report):
            self._line(words, "dim")

    def _line(self, text: str, style: str = "", indent: int = 2) -> None:
        self.console.print(Padding(Text(clean(text, self.limit), style), (0, 0, 0, indent), expand=False))

    def _can_write(self, text: str) -> bool:
        try:
            text.encode(self.console.encoding)
        except UnicodeEncodeError:
            return False
        return True
