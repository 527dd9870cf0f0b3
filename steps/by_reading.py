"""Then, where editions and readings differ or a book leaves a question open: tables of outcomes."""

from __future__ import annotations

from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.calls import columns, outcome_call
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.registry import phrase
from oracle.suite.plan import Outcome
from oracle.suite.play.failure import Failed
from oracle.suite.play.world import World
from oracle.suite.reading.editions import editions_named
from oracle.suite.reading.feature_file import Table
from oracle.suite.vectors import as_data

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


@phrase("then", "by reading", example="by reading", table=_readings, seen=as_data.by_reading)
def by_reading(world: World, outcomes: Outcomes) -> None:
    for outcome in outcomes:
        if world.edition not in outcome.editions:
            continue
        try:
            outcome.call.function(world, *outcome.call.arguments)
        except Failed as failed:
            raise Failed(f"{outcome.call.text} (under {world.edition})", failed.actual) from None


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
    seen=as_data.left_open,
)
def rules_leave_open(world: World, question: str, outcomes: Outcomes) -> None:
    expected, actual = [], []
    refusal, about_it = world.refusal, False
    for outcome in outcomes:
        try:
            outcome.call.function(world, *outcome.call.arguments)
        except Failed as failed:
            # An outcome that does not hold has not acknowledged a refusal either.
            about_it = about_it or world.refusal is not refusal
            world.refusal = refusal
            expected.append(outcome.call.text)
            actual.append(failed.actual)
        else:
            world.open_questions.append(f"{question} (seen: {outcome.call.text})")
            return
    told = "; ".join(dict.fromkeys(actual))
    # Where an outcome speaks of the refusal, that something was refused is no cause of what does not hold.
    raise Failed(" or ".join(expected), told, world.call if about_it else None)
