"""Then, if editions and readings differ or a book leaves a question open: tables of outcomes."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.profiles import Profile
from oracle.suite.errors import InvalidWordsError
from oracle.suite.feature_file import Table
from oracle.suite.phrases.calls import checks_of, columns, outcome_call
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.editions import editions_named
from oracle.suite.phrases.registry import phrase
from oracle.suite.plan import Outcome
from oracle.suite.table.checks import AnyOf, Check
from oracle.suite.table.checks import Outcome as Told

Outcomes = tuple[Outcome, ...]


def _readings(table: Table, context: Context) -> Outcomes:
    found = []
    step = context.line
    for line, cells in columns(table, ("reading", "outcome")):
        context.line = line
        names = tuple(name.strip() for name in cells["reading"].split(",") if name.strip())
        if not names:
            raise InvalidWordsError("a row lacks its reading")
        names = editions_named(names, context.game)
        with context.under(names):
            found.append(Outcome(call=outcome_call(cells["outcome"], line, context), editions=names))
    named = {name for outcome in found for name in outcome.editions}
    missing = [name for name in context.editions if name not in named]
    if missing:
        context.line = step
        raise InvalidWordsError(f"no row says what holds under {', '.join(missing)}, which the scenario runs under")
    return tuple(found)


@phrase("then", "by reading", example="by reading", table=_readings)
def by_reading(game: Profile, edition: str, outcomes: Outcomes) -> Iterable[Check]:
    for outcome in outcomes:
        if edition in outcome.editions:
            yield from checks_of(outcome.call, game, edition)


def _outcomes(table: Table, context: Context) -> Outcomes:
    found = []
    for line, cells in columns(table, ("outcome",)):
        context.line = line
        found.append(Outcome(call=outcome_call(cells["outcome"], line, context)))
    return tuple(found)


@phrase(
    "then",
    "the rules leave open: {question:text}",
    example="the rules leave open: who chooses the defender",
    table=_outcomes,
)
def rules_leave_open(game: Profile, edition: str, question: str, outcomes: Outcomes) -> Iterable[Check]:
    found = (Told(text=one.call.text, see=checks_of(one.call, game, edition)) for one in outcomes)
    yield AnyOf(question=question, outcomes=tuple(found))
