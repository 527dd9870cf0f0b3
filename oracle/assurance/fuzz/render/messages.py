"""A case as the messages sent and received, for people: shown if no phrase can express a difference."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.lockstep.replay import replies
from oracle.engines.base import Engine, EngineFault
from oracle.engines.traced import Exchange, Traced
from oracle.kernel.errors import BREAKDOWNS
from oracle.profiles import PROFILES
from oracle.protocol.display import shown
from oracle.protocol.messages import Observation
from oracle.suite.table.wording import decision_words, describe, told_in_full

LONGEST = 400
"""The maximum number of characters of one message."""


class Heard(Traced):
    """An engine that records every call, and answers it at once."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine, self._note)
        self.exchanges: list[Exchange] = []

    def _note(self, one: Exchange) -> None:
        if one.method == "setup":
            # After another setup, the messages begin anew.
            self.exchanges.clear()
        self.exchanges.append(one)


def conversation(
    case: Case, play: Callable[[Case, Engine], Difference | None], engine: Engine, reference: Engine
) -> tuple[str, ...]:
    """The messages of a case line by line: the position, then the calls and answers, and the place where the two
    differ.

    `play` plays the case with an engine so that it shows its difference.
    """
    heard = Heard(engine)
    play(case, heard)
    beside = list(_alone(case, reference))
    return (*_position(case), *_told(heard.exchanges, beside, case))


def _alone(case: Case, reference: Engine) -> Iterator[Exchange]:
    """The reference's replies to the moves of a case."""
    heard = Heard(reference)
    try:
        heard.setup(case.setup)
        asked = heard.observe().decision
        for move in case.moves:
            list(replies(move, heard, asked))
            asked = heard.observe().decision
    except (EngineFault, *BREAKDOWNS):
        # Only its earlier messages can be compared.
        pass
    yield from heard.exchanges


def _position(case: Case) -> Iterator[str]:
    setup, game = case.setup, PROFILES[case.setup.game]
    turn = setup.position.turn
    yield f"{game.name} {setup.edition}, {turn.player}'s turn"
    for player in setup.position.players:
        counters = ", ".join(game.player_counters.get(name, name) + f" {n}" for name, n in player.counters.items())
        if counters:
            yield f"  {player.name}: {counters}"
    for card in setup.position.cards:
        yield f"  {card.ref}: {shown(card.card or 'unknown')}, {describe(card, game)}"
    for name, definition in setup.definitions.items():
        yield f"  {shown(name)} = {_short(definition)}"
    for outcome in setup.chance:
        yield f"  chance: {', '.join(outcome)}"


def _told(exchanges: Sequence[Exchange], beside: Sequence[Exchange], case: Case) -> Iterator[str]:
    """The messages of the engine, each with the reference's answer."""
    others = iter(beside)
    last: Exchange | None = None
    for one in exchanges:
        if one.method == "observe":
            last = one
            continue
        yield f"→ {one.method}" + ("" if one.method == "setup" else f" {_short(one.params)}")
        yield f"← {shown(one.fault, LONGEST) if one.fault else _short(one.result)}"
        other = next((each for each in others if each.method == one.method), None)
        if other is not None and _gist(one) != _gist(other):
            yield f"≠ reference {_short(other.result)}"
    if last is not None:
        yield from _tables(last, next((each for each in reversed(beside) if each.method == "observe"), None), case)


def _tables(last: Exchange, other: Exchange | None, case: Case) -> Iterator[str]:
    """The last observation of the table: its differences from the reference."""
    yield "→ observe"
    if last.fault:
        yield f"← {shown(last.fault, LONGEST)}"
        return
    seen = msgspec.convert(last.result, Observation)
    yield f"← {len(seen.position.cards)} cards; asked: {shown(decision_words(seen.decision), LONGEST)}"
    if other is None or other.fault:
        return
    ours = msgspec.convert(other.result, Observation)
    rows = [(row.what, row.before, row.after) for row in told_in_full(ours, seen, PROFILES[case.setup.game])]
    asked = decision_words(ours.decision), decision_words(seen.decision)
    if asked[0] != asked[1] and not any(what == "question" for what, _, _ in rows):
        rows.append(("question", *asked))
    for what, reference, engine in rows:
        yield f"≠ {shown(what)}: reference: {shown(reference, LONGEST)}; engine: {shown(engine, LONGEST)}"


def _gist(one: Exchange) -> tuple[object, ...]:
    """The part of a reply that must be equal: its status, the player who is asked, and the options."""
    result = one.result or {}
    asked = result.get("decision") or {}
    return bool(one.fault), result.get("status"), asked.get("player"), sorted(asked.get("options", ()))


def _short(value: object) -> str:
    return shown(msgspec.json.encode(value), LONGEST)
