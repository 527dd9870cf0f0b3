"""Prints clause coverage on a terminal: a table by clause, then unreached and untagged clauses, then errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from oracle.assurance.coverage.summary import NO_HOME, Coverage, GameCoverage, OneSided, Row
from oracle.assurance.mutants.sides import Side
from oracle.profiles import PROFILES
from oracle.report.output.grid import Grid
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line

_SIDES: dict[Side, str] = {"permits": "let something happen", "forbids": "keep something from happening"}
COLUMNS = ("applied", "refused", "overridden", "tagged")


def show(coverage: Coverage, console: Terminal, *, pairs: int = 0) -> None:
    """Print the coverage of each game, with this many of the most frequent pairs of clauses."""
    for game in coverage.games:
        _show_game(game, console, pairs)
    _show_wrong(coverage, console)


def _show_game(game: GameCoverage, console: Terminal, pairs: int) -> None:
    console.print(Text(f"{PROFILES[game.game].name} {game.edition}", "bold"))
    console.print(_table(game.rows))
    console.print(headline(game))
    _show_list("Never reached", [f"{row.clause} {row.title}" for row in game.never], console)
    _show_list("Reached only while a position is set up or observed", [row.clause for row in game.only_looked], console)
    _show_list("Reached, but by no scenario tagged with it", [row.clause for row in game.untagged], console)
    kinds = Counter(one.kind for one in game.left_out if one.reason != NO_HOME)
    cannot = [f"{kind}: {count}" for kind, count in sorted(kinds.items())]
    _show_list("Kinds of clauses that cannot be executed", cannot, console)
    without = [f"{one.clause} {one.title}" for one in game.left_out if one.reason == NO_HOME]
    _show_list("Could be executed, but have no code of their own", without, console)
    _show_sides(game, console)
    met = [f"{pair.first} and {pair.second}: {pair.scenarios}" for pair in game.pairs[:pairs]]
    if met:
        _show_list("Most frequent pairs", met, console)
    console.print()


def _show_sides(game: GameCoverage, console: Terminal) -> None:
    if game.one_sided is None:
        return
    book = [row for row in game.rows if ":" not in row.clause]
    for side, words in _SIDES.items():
        those = [one for one in game.one_sided if one.side == side]
        console.print(
            f"Clauses with a scenario in which they {words}: {len(book) - _without(those):,} of {len(book):,}."
        )
        _show_list(
            "None possible, according to the catalogue",
            _listed(one for one in those if one.reason and not one.shown_by),
            console,
        )
        _show_list("None, without a reason", _listed(one for one in those if not one.reason), console)
        _show_list(
            "None possible according to the catalogue, but there is one",
            _listed(one for one in those if one.shown_by),
            console,
        )


def _without(those: Iterable[OneSided]) -> int:
    return sum(not one.shown_by for one in those)


def _listed(those: Iterable[OneSided]) -> list[str]:
    return [": ".join(filter(None, (one.clause, one.reason, one.shown_by))) for one in those]


def headline(game: GameCoverage) -> str:
    """The figures of a game in two sentences."""
    book = [row for row in game.rows if ":" not in row.clause]
    readings = [row for row in game.rows if ":" in row.clause]
    own = f", and {_of(readings)} statements of readings with rules of their own" if readings else ""
    return (
        f"{game.scenarios:,} scenarios, {game.runs:,} runs. {game.clauses:,} clauses and headings; "
        f"{game.executable:,} can be executed, {len(book):,} have code of their own. "
        f"Reached: {_of(book)} clauses{own}. {len(game.pairs):,} pairs of clauses occur together in a scenario."
    )


def _of(rows: list[Row]) -> str:
    return f"{sum(row.reached for row in rows):,} of {len(rows):,}"


def _table(rows: Iterable[Row]) -> Grid:
    table = Grid("clause", "title", *COLUMNS)
    for row in rows:
        cells = (str(getattr(row, name) or "–") for name in COLUMNS)
        table.add(row.clause, one_line(row.title), *cells, style="" if row.reached else "red")
    return table


def _show_list(title: str, items: list[str], console: Terminal) -> None:
    console.print(Text(f"{title}: {len(items) or 'none'}", "bold"))
    if items:
        console.print(Text("  " + "; ".join(items)))


def _show_wrong(coverage: Coverage, console: Terminal) -> None:
    for failed in coverage.failed:
        console.print(Text.assemble(("does not hold: ", "bold red"), one_line(failed, 400)), soft_wrap=True)
    for tag in coverage.wrong_tags:
        console.print(Text.assemble(("wrong tag: ", "bold red"), tag.message), soft_wrap=True)
    if coverage.failed:
        console.print(f"{len(coverage.failed)} runs fail on the reference; tcg-oracle check shows why.")
    if not coverage.wrong_tags:
        console.print("Every tag is confirmed by what its scenario reaches.")
    else:
        console.print(f"{len(coverage.wrong_tags)} tags are not confirmed by anything their scenarios reach.")
