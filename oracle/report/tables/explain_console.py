"""Prints a scenario step by step on a terminal: verdicts, rules, events, questions, and the table before and after."""

from __future__ import annotations

from collections.abc import Callable

from rich.padding import Padding
from rich.text import Text

from oracle.profiles import PROFILES, Profile, spoken
from oracle.protocol.messages import Card, Observation, Player
from oracle.protocol.results import Verdict
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line
from oracle.report.run.console import STYLES
from oracle.report.tables.resting import show_resting
from oracle.report.tables.table import MOST_REGIONS, Changed, differences, zones
from oracle.report.tables.trace import trace_lines
from oracle.suite.play.failure import REFUSED
from oracle.suite.run.follow import Asking, Followed, StepSeen
from oracle.suite.table.wording import decision_words, marks_of, region_words, result_words, waiting_words

LONG = 2_000
CHANGED = "bold yellow"
MOST_NAMED = 40
TOLD_ELSEWHERE = ("question", "waiting abilities")
"""Changes that other lines show already."""
ENDINGS = {
    "accepted": "green",
    "refused": "bold red",
    "needs an answer": "yellow",
    "undecided": "bold yellow",
    "unsupported": "bright_black",
    "nothing to answer": "bold red",
}
WORDS: dict[Verdict, str] = {
    "pass": "every step holds",
    "fail": "fails",
    "disputed": "the rules leave something open",
    "unsupported": "cannot be played",
    "error": "error",
}


def show(found: Followed, out: Terminal, title: Callable[[str], str]) -> None:
    """Print a scenario; `title` gives the title of a clause."""
    game = PROFILES[found.game]
    out.print(Text(one_line(found.scenario), "bold"))
    place = f"{one_line(found.feature)}:{found.line} · {one_line(found.case)} · {game.name} {found.edition}"
    _line(out, place + ("" if found.written else " (not written for this edition)"), "dim")
    for clause in found.clauses:
        _line(out, f"{clause} {title(clause)}", "dim")
    out.print()
    _given(found, game, out)
    for step in found.steps:
        if step.keyword == "when":
            _when(step, game, out, title)
        elif step.keyword == "then":
            _then(step, out)
    out.print()
    told = f"{WORDS[found.verdict]}{': ' if found.message else ''}{one_line(found.message, LONG)}"
    out.print(Text(f"Under {found.edition}: {told}", STYLES[found.verdict]))
    show_resting(found.conflicts, found.edition, out)


def _given(found: Followed, game: Profile, out: Terminal) -> None:
    for step in found.steps:
        if step.keyword == "given":
            out.print(Text(one_line(step.text, LONG), "dim"))
    if found.start is not None:
        _table(found.start, Changed(), game, out)


def _when(step: StepSeen, game: Profile, out: Terminal, title: Callable[[str], str]) -> None:
    out.print()
    ending = f"{step.ending} by {step.clause}" if step.clause else step.ending
    status = ("not reached", "dim") if step.status == "skipped" else (ending, ENDINGS[step.ending])
    out.print(Text.assemble((one_line(step.text, LONG), "bold cyan"), (f"  line {step.line}  ", "dim"), status))
    if step.status == "failed":
        _failure(step, out)
    for index, call in enumerate(step.calls):
        _call(call, out, title, forced=index > 0)
    if step.status == "skipped" or step.before is None or step.after is None:
        return
    for change in step.changes:
        if change.what in TOLD_ELSEWHERE:
            continue
        words = f"{change.what}: {change.before} → {change.after}"
        out.print(Padding(Text(one_line(words, LONG), CHANGED), (0, 0, 0, 2)))
    if step.changes:
        _table(step.after, differences(step.before.position, step.after.position), game, out)
    else:
        _line(out, "nothing has changed", "dim")


def _call(call: Asking, out: Terminal, title: Callable[[str], str], *, forced: bool) -> None:
    if forced:
        _line(out, f"{call.player} {call.did}, the only answer there is")
    for line in trace_lines(call.rules, [event.says for event in call.events], title):
        out.print(line)
    if call.reply.status == REFUSED and call.reply.code:
        _line(out, f"refused by {call.reply.code} {one_line(title(call.reply.code))}: {call.reply.message}", "bold red")
    if call.reply.decision is not None:
        _line(out, f"asked ({call.reply.decision.kind}): {decision_words(call.reply.decision)}", "yellow")


def _then(step: StepSeen, out: Terminal) -> None:
    sign, style = {"passed": ("✓", "green"), "failed": ("✗", "bold red"), "skipped": ("·", "dim")}[step.status]
    out.print(Text.assemble((f"{sign} {one_line(step.text, LONG)}", style), (f"  line {step.line}", "dim")))
    for row in step.rows:
        _line(out, row, style)
    if step.status == "failed":
        _failure(step, out)


def _failure(step: StepSeen, out: Terminal) -> None:
    _line(out, f"expected: {step.expected}", "green")
    _line(out, f"got: {step.actual}", "red")


# --- the table -------------------------------------------------------------------------------------------


def show_table(seen: Observation, game: Profile, out: Terminal) -> None:
    """Print a table: players, their zones, what waits, the result."""
    _table(seen, Changed(), game, out)


def _table(seen: Observation, changed: Changed, game: Profile, out: Terminal) -> None:
    position = seen.position
    for player in position.players:
        _player(seen, player, changed, game, out)
        for zone in zones(game.board, position):
            cards = [
                one for one in position.cards if (one.controller or one.player) == player.name and one.zone == zone
            ]
            if cards:
                out.print(Padding(_zone(zone, cards, changed, game), (0, 0, 0, 4)))
    if position.regions and (changed.regions or changed == Changed()):
        told = "; ".join(region_words(region) for region in position.regions[:MOST_REGIONS])
        out.print(Padding(Text(f"regions  {told}", CHANGED if changed.regions else "dim"), (0, 0, 0, 2)))
    notes = [("waiting", waiting_words(one.source for one in seen.waiting)), ("result", result_words(seen.result))]
    for what, words in notes:
        if words not in ("nothing", "none"):
            _line(out, f"{what}: {words}")


def _player(seen: Observation, player: Player, changed: Changed, game: Profile, out: Terminal) -> None:
    turn = seen.position.turn
    own = {name: player.counters.get(name, 0) for name in (*game.player_counters, *sorted(player.counters))}
    counters = ", ".join(_counter(name, count, game) for name, count in own.items())
    active = (
        f", {game.turn_number.removesuffix(' number')} {turn.number}, {turn.phase}"
        if turn.player == player.name
        else ""
    )
    active += ", first player" if turn.first == player.name else ""
    style = CHANGED if player.name in changed.players else "dim"
    out.print(Padding(Text.assemble((player.name, "bold"), (f"  {counters}{active}", style)), (0, 0, 0, 2)))


def _counter(name: str, count: int, game: Profile) -> str:
    """`3 lore`, `hero expedition at 3`, `has passed`."""
    if name in game.player_marks:
        return game.player_marks[name][bool(count)]
    words = game.player_counters.get(name, name)
    return f"{words} at {count}" if spoken(name) != words else f"{count} {one_line(words, 40)}"


def _zone(zone: str, cards: list[Card], changed: Changed, game: Profile) -> Text:
    line = Text.assemble((f"{one_line(spoken(zone), 24):<9} ", "dim"))
    if game.board.looks.get(zone) == "pips":
        return line + _counted(cards, changed, game)
    for index, card in enumerate(cards[:MOST_NAMED]):
        line.append("; " if index else "")
        line.append(_card(card, game), CHANGED if card.ref in changed.refs else "")
    if len(cards) > MOST_NAMED:
        line.append(f"; and {len(cards) - MOST_NAMED} more", "dim")
    return line


def _counted(cards: list[Card], changed: Changed, game: Profile) -> Text:
    spent = sum(game.board.turned in card.states for card in cards)
    style = CHANGED if any(card.ref in changed.refs for card in cards) else ""
    return Text(f"{len(cards) - spent} ready, {spent} {game.spent}", style)


def _card(card: Card, game: Profile) -> str:
    """The ref, the card's name if it differs, and its states."""
    name = "" if card.card is None or card.card in (card.ref, "a card") else f" ({one_line(card.card, 60)})"
    states = ", ".join(marks_of(card, game))
    return one_line(card.ref, 40) + name + (f" {states}" if states else "")


def _line(out: Terminal, text: str, style: str = "") -> None:
    out.print(Padding(Text(one_line(text, LONG), style), (0, 0, 0, 2)))
