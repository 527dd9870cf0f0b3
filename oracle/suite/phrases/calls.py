"""Turns a matched step into a call: function and arguments, ready to run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from oracle.profiles import Profile
from oracle.protocol.messages import capabilities_of
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.feature_file import Table
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.registry import Match
from oracle.suite.plan import Added, Call, Outcome
from oracle.suite.table.checks import Check, Is, IsNot, Not


def make_call(
    match: Match, table: Table | None, doc: str | None, text: str, line: int, context: Context, added: Added = ""
) -> Call:
    """The call of a When or Then step; `InvalidWordsError` if a word in it is meaningless."""
    phrase = match.phrase
    context.line = line
    arguments, negative = phrase.apart(phrase.convert(match.raw, table, doc, context))
    needs: set[str] = set()
    if phrase.needs is not None:
        needs = set(phrase.needs(*arguments)).intersection(capabilities_of(context.game.id))
    if phrase.keyword == "when":
        move = phrase.function(*arguments)
        return Call(move=move, text=text, line=line, needs=tuple(sorted(needs)), added=added)
    compares: set[str] = {phrase.compares} if phrase.compares else set()
    for outcome in _outcomes(arguments):
        needs.update(outcome.call.needs)
        compares.update(outcome.call.compares)
    return Call(
        function=phrase.function,
        negative=negative,
        arguments=arguments,
        text=text,
        line=line,
        asks=phrase.asks and not negative,
        compares=tuple(sorted(compares)),
        looks=phrase.looks,
        ends=not negative and phrase.ends is not None and phrase.ends(*arguments),
        needs=tuple(sorted(needs)),
    )


def outcome_call(text: str, line: int, context: Context) -> Call:
    """The call of a Then phrase inside a table."""
    match = context.registry.match("then", text, context.game.id)
    if match.phrase.table is not None or match.phrase.doc:
        raise InvalidWordsError(f'"{text}" needs a table of its own, so it cannot be used in a table')
    return make_call(match, None, None, text, line, context)


def rows_under(call: Call, edition: str) -> tuple[str, ...]:
    """The rows of an outcome table that apply in this edition; empty for a step without a table."""
    return tuple(row.text for row in rows_of(call, edition) if row is not call)


def rows_of(call: Call, edition: str) -> tuple[Call, ...]:
    """The steps that a Then step expands to in this edition: the rows of its outcome table, else itself."""
    rows = tuple(_outcomes(call.arguments))
    return tuple(row.call for row in rows if not row.editions or edition in row.editions) if rows else (call,)


def parts_of(call: Call, edition: str) -> tuple[Call, ...]:
    """The steps that must all hold in this edition: those of its table by reading, else itself."""
    return tuple(row.call for row in _outcomes(call.arguments) if edition in row.editions) or (call,)


def checks_of(call: Call, game: Profile, edition: str) -> tuple[Check, ...]:
    """The checks of a Then step under this edition; all must hold."""
    checks = () if call.function is None else tuple(call.function(game, edition, *call.arguments))
    return opposite(checks) if call.negative else checks


def opposite(checks: tuple[Check, ...]) -> tuple[Check, ...]:
    """The check that not all of these hold."""
    if len(checks) != 1 or not isinstance(checks[0], Is):
        return (Not(see=checks),)
    other = Is if isinstance(checks[0], IsNot) else IsNot
    return (other(at=checks[0].at, values=checks[0].values, viewer=checks[0].viewer),)


def watched(calls: Iterable[Call]) -> tuple[Call, ...]:
    """The calls, with `watch` set if a later step compares with the table before them."""
    found: list[Call] = []
    wanted: set[str] = set()
    for call in reversed(tuple(calls)):
        move = call.move
        if move is None:
            wanted.update(call.compares)
            found.append(call)
            continue
        watch = "call" in wanted or ("action" in wanted and not move.answers)
        found.append(msgspec.structs.replace(call, watch=True) if watch else call)
        if move.takes_back and "call" in wanted:
            wanted.add("action")
        wanted.discard("call")
        if not move.answers:
            wanted.discard("action")
    return tuple(reversed(found))


def columns(
    table: Table, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> Iterator[tuple[int, dict[str, str]]]:
    """Each row of a table as (line, column → cell); `InvalidWordsError` if the columns do not match."""
    known = (*required, *optional)
    for name in table.header:
        if name not in known:
            raise InvalidWordsError(f'the table has no column "{name}"{nearest(name, known)}')
    for name in required:
        if name not in table.header:
            raise InvalidWordsError(f'the table lacks the column "{name}"; its columns are {" | ".join(known)}')
    if len(set(table.header)) < len(table.header):
        raise InvalidWordsError("the table has a column twice")
    if not table.rows:
        raise InvalidWordsError("the table has no rows")
    for row in table.rows:
        yield row.line, dict(zip(table.header, row.cells, strict=True))


def _outcomes(arguments: tuple[object, ...]) -> Iterator[Outcome]:
    for argument in arguments:
        if isinstance(argument, tuple):
            yield from (row for row in argument if isinstance(row, Outcome))
