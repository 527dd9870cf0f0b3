"""A report by card on a terminal: a table, the failures, and the cards without a finding."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from oracle.protocol.card_results import CardResult, Shown
from oracle.protocol.results import Verdict
from oracle.report.output.grid import Grid
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import clean, one_line
from oracle.report.run.wording import SIGNS

MOST_ROWS = 40
"""The maximum number of cards in the table; beyond them, only failures and cards without a verdict."""
MOST_TOLD = 600
"""The maximum number of characters of a failure's text."""
MOST_NAMED = 12
"""The maximum number of cards named in one line."""
STYLES: dict[Verdict, str] = {"pass": "green", "fail": "bold red", "unsupported": "bright_black"}


def verdict_of(card: CardResult) -> Verdict:
    """Whether the card failed, whether anything about it passed, or nothing was judged."""
    return "fail" if card.failed else "pass" if card.met else "unsupported"


def show(cards: Sequence[CardResult], console: Terminal, *, verbose: bool = False) -> None:
    """Print the results of these cards. `verbose` prints a row for each, and the names of the scenarios."""
    if not cards:
        return
    # For cards without results there is nothing to count.
    rows = [one for one in cards if not one.stopped]
    if len(rows) > MOST_ROWS and not verbose:
        rows = [one for one in rows if verdict_of(one) != "pass"]
    if rows:
        console.print(_table(rows))
    for card in cards if verbose else ():
        if card.scenarios:
            met = ", ".join(dict.fromkeys(one.case for one in card.scenarios))
            console.print(
                Padding(Text(f"{one_line(card.name)} occurs in {one_line(met, MOST_TOLD)}", "dim"), (0, 0, 0, 2))
            )
    for card in cards:
        if card.failed:
            _failures(card, console)
    for told in remarks(cards, len(cards) if verbose else MOST_NAMED):
        console.print(Padding(Text(clean(told, 10 * MOST_TOLD)), (0, 0, 0, 2), expand=False))
    console.print(Text(headline(cards), STYLES["fail" if any(card.failed for card in cards) else "pass"]))


def _table(cards: Sequence[CardResult]) -> Grid:
    table = Grid(*HEADS)
    for card in cards:
        style = STYLES[verdict_of(card)]
        name, *rest = row(card)
        table.add(Text(f"{SIGNS[verdict_of(card)]} {name}", style), *rest)
    return table


HEADS = ("Card", "scenarios", "situations", "our definition")


def row(card: CardResult) -> tuple[str, str, str, str]:
    """The card, its scenarios and situations that did not fail, and the origin of our definition."""
    scenarios = [one.verdict not in ("fail", "error") for one in card.scenarios]
    situations = [one.judgement != "fail" for one in card.shown]
    return one_line(card.name), _of(scenarios), _of(situations), card.origin


def _of(held: Sequence[bool]) -> str:
    return f"{sum(held)} of {len(held)}" if held else ""


def _failures(card: CardResult, console: Terminal) -> None:
    console.print()
    console.print(Text(f"{SIGNS['fail']} {one_line(card.name)} (our definition: {card.origin})", STYLES["fail"]))
    cases = [one.case for one in card.scenarios if one.verdict in ("fail", "error")]
    if cases:
        console.print(Padding(Text(f"in scenarios: {one_line(', '.join(cases), MOST_TOLD)}"), (0, 0, 0, 2)))
    for one in card.shown:
        if one.judgement == "fail":
            console.print(Padding(Text(situation_words(one)), (0, 0, 0, 2)))
            for line in one.played.splitlines():
                console.print(Text(f"    {one_line(line, MOST_TOLD)}", "dim"), soft_wrap=True)


def situation_words(one: Shown) -> str:
    """The failure of a situation, on one line."""
    does = "does something" if one.does else "does nothing"
    clause = f" ({one_line(one.clause, 40)})" if one.clause else ""
    return f"{one_line(one.ability)} {does}{clause}: {clean(one.message, MOST_TOLD)}"


def headline(cards: Sequence[CardResult]) -> str:
    """The number of cards met, and the share of their abilities that was shown."""
    failed, met = sum(card.failed for card in cards), sum(card.met for card in cards)
    abilities = sum(len(card.abilities) for card in cards)
    shown = abilities - sum(len(card.silent if card.reached else card.abilities) for card in cards)
    wrong = f"{failed:,} of {len(cards):,} cards failed" if failed else "No card failed"
    return f"{wrong}; {met:,} of {len(cards):,} were tested, {shown:,} of {abilities:,} abilities had an effect."


def remarks(cards: Sequence[CardResult], most: int = MOST_NAMED) -> list[str]:
    """Cards that were not tested and abilities without a situation, grouped by reason, each group on one line."""
    never: dict[str, list[str]] = {}
    for card in cards:
        if card.stopped:
            never.setdefault("their text is not understood", []).append(f"{card.name} (at {card.stopped!r})")
        elif not card.known:
            never.setdefault("the engine does not know them", []).append(card.name)
        elif not card.reached:
            never.setdefault("--total ran out before their situations were searched", []).append(card.name)
        elif not card.met:
            why = next((one.message for one in card.shown if one.message), "")
            reason = "they have no text, and no scenario has them" if not card.abilities else "nothing was judged"
            never.setdefault(reason, []).append(f"{card.name} ({why})" if why else card.name)
    told = [f"not tested, since {why}: {_named(names, most)}" for why, names in never.items()]
    silent = [f"{card.name}: {name}" for card in cards for name in card.silent if card.met]
    return [
        *told,
        *([f"no situation was found in which this has an effect: {_named(silent, most)}"] if silent else []),
    ]


def _named(names: Sequence[str], most: int) -> str:
    shown = "; ".join(one_line(name, MOST_TOLD) for name in names[:most])
    return f"{shown}; and {len(names) - most:,} more" if len(names) > most else shown
