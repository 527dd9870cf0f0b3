"""Compiles a scenario: Given steps to a position, the others to calls. All errors are collected."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from oracle.profiles import PROFILES
from oracle.suite.errors import InvalidWordsError, Problems
from oracle.suite.feature_file import Scenario, Step
from oracle.suite.games import game_of_step
from oracle.suite.phrases.builder import Given, PositionBuilder
from oracle.suite.phrases.calls import make_call, watched
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.move import Move
from oracle.suite.phrases.registry import REGISTRY, Match, Registry
from oracle.suite.phrases.setting import setting_of
from oracle.suite.phrases.tags import ScenarioTags, read_tags
from oracle.suite.plan import Call, Mention, Plan, PlanData, StepText, StoredStep


def compile_scenario(scenario: Scenario, problems: Problems, registry: Registry = REGISTRY) -> Plan | None:
    """The plan of a scenario, or None after reporting its errors in `problems`."""
    if not scenario.steps:
        return None
    known = len(problems.errors)
    tags = read_tags(scenario, problems)
    context, matches, builder = _begun(scenario, problems, registry)
    given = builder.finish()
    if given is None:
        return None
    context.editions = tags.run_under(context.game, problems)
    tags.check_needs(context.game, problems)
    tags.check_rulings(context.game, problems)
    _check_zones(builder, context, problems)
    calls = _calls(scenario, matches, context, problems)
    _check_shape(scenario, problems)
    if len(problems.errors) > known:
        return None
    return _plan(scenario, problems.path, tags, given, context, matches, calls)


class Asked(NamedTuple):
    """A position and moves, without any expected result."""

    game: str
    given: Given
    moves: tuple[Move, ...]


def compile_question(
    scenario: Scenario, problems: Problems, registry: Registry = REGISTRY, edition: str = ""
) -> Asked | None:
    """The position and moves of Given and When steps, or None after reporting errors in `problems`; tags are ignored.

    They have to be meaningful under every edition, or under the named one, if the game has it.
    """
    known = len(problems.errors)
    for step in scenario.steps:
        if step.keyword == "then":
            problems.add(step.line, "the outcome is computed here, not checked; leave the Then steps out")
    context, matches, builder = _begun(scenario, problems, registry)
    given = builder.finish()
    if given is None:
        return None
    context.editions = (edition,) if edition in context.game.editions else context.game.editions
    _check_zones(builder, context, problems)
    calls = _calls(scenario, matches, context, problems)
    _check_order(scenario, problems)
    if len(problems.errors) > known:
        return None
    return Asked(context.game.id, given, tuple(call.move for call in calls if call.move is not None))


def bind(data: PlanData, registry: Registry = REGISTRY) -> Plan:
    """A plan read from a cache, made ready to run. `KeyError` or `InvalidWordsError` if it no longer fits the
    phrases.
    """
    context = Context(registry, data.editions)
    context.game = PROFILES[data.game]
    context.players = tuple(player.name for player in data.position.players)
    context.cards = {card.ref: card for card in data.position.cards}
    calls = [
        make_call(
            Match(registry.get(step.keyword, step.pattern, data.game), step.raw),
            step.table,
            step.doc,
            step.text,
            step.line,
            context,
            step.added,
        )
        for step in data.steps
    ]
    return _with_calls(data, calls)


def data_of(plan: Plan) -> PlanData:
    """The part of a plan that can be stored."""
    return PlanData(**{name: getattr(plan, name) for name in PlanData.__struct_fields__})


def _with_calls(data: PlanData, calls: Iterable[Call]) -> Plan:
    fields = {name: getattr(data, name) for name in PlanData.__struct_fields__}
    return Plan(calls=watched(calls), **fields)


def _begun(
    scenario: Scenario, problems: Problems, registry: Registry
) -> tuple[Context, list[Match | None], PositionBuilder]:
    """The phrases of all steps, and the position so far."""
    context = Context(registry, ())
    builder = PositionBuilder(context, problems)
    builder.line = scenario.line
    matches = _match(scenario, problems, registry)
    _build(builder, scenario, matches, problems)
    return context, matches, builder


def _match(scenario: Scenario, problems: Problems, registry: Registry) -> list[Match | None]:
    found: list[Match | None] = []
    game = next(filter(None, (game_of_step(step.text) for step in scenario.steps)), "")
    for step in scenario.steps:
        try:
            found.append(registry.match_step(step, game))
        except InvalidWordsError as error:
            problems.add(step.line, str(error))
            found.append(None)
    return found


def _build(builder: PositionBuilder, scenario: Scenario, matches: list[Match | None], problems: Problems) -> None:
    for step, match in zip(scenario.steps, matches, strict=True):
        if match is None or match.phrase.keyword != "given":
            continue
        builder.line = builder.context.line = step.line
        try:
            arguments = match.phrase.convert(match.raw, step.table, step.doc, builder.context)
            match.phrase.function(builder, *arguments)
        except InvalidWordsError as error:
            problems.add(step.line, str(error))


def _check_zones(builder: PositionBuilder, context: Context, problems: Problems) -> None:
    for row in builder.rows.values():
        try:
            context.check_zone(row.zone)
        except InvalidWordsError as error:
            problems.add(row.line, str(error))


def _calls(scenario: Scenario, matches: list[Match | None], context: Context, problems: Problems) -> list[Call]:
    calls = []
    for step, match in zip(scenario.steps, matches, strict=True):
        if match is None or match.phrase.keyword == "given":
            continue
        try:
            calls.append(make_call(match, step.table, step.doc, step.text, step.line, context))
        except InvalidWordsError as error:
            problems.add(context.line, str(error))
    return calls


def _check_order(scenario: Scenario, problems: Problems) -> None:
    begun = False
    for step in scenario.steps:
        if step.keyword == "given" and begun:
            problems.add(step.line, "Given steps build the position, so they come before every When and Then")
        begun = begun or step.keyword in ("when", "then")


def _check_shape(scenario: Scenario, problems: Problems) -> None:
    _check_order(scenario, problems)
    _check_if_asked(scenario, problems)
    if scenario.steps and not any(step.keyword == "then" for step in scenario.steps):
        problems.add(scenario.line, f'"{scenario.title}" expects nothing; add a Then step')


_OPEN = ("the rules leave open", "by reading")


def _check_if_asked(scenario: Scenario, problems: Problems) -> None:
    """The rules determine whether somebody is asked; a scenario says `if asked` only if they leave it open."""
    for step in scenario.steps:
        if step.keyword == "when" and step.text.endswith(" if asked") and not _is_open(scenario):
            wrong = "`if asked` is for a question that need not come: `the rules leave open: …` or `by reading` says so"
            problems.add(step.line, wrong)


def _is_open(scenario: Scenario) -> bool:
    return any(step.keyword == "then" and step.text.startswith(_OPEN) for step in scenario.steps)


def _plan(
    scenario: Scenario,
    path: str,
    tags: ScenarioTags,
    given: Given,
    context: Context,
    matches: list[Match | None],
    calls: list[Call],
) -> Plan:
    pairs = [(step, match) for step, match in zip(scenario.steps, matches, strict=True) if match is not None]
    clauses = [Mention("clause", *one) for one in (*tags.clauses, *tags.midway, *tags.asked, *context.clauses)]
    conflicts = [Mention("conflict", *one) for one in tags.conflicts]
    needs = {*tags.needs, *given.needs, *(need for call in calls for need in call.needs)}
    needs |= {"tokens"} if context.tokens else set()
    needs -= setting_of(context.game.id).needless(given.position, calls) - set(tags.needs)
    data = PlanData(
        case=tags.case,
        scenario=scenario.title,
        feature=path,
        line=scenario.line,
        game=context.game.id,
        tags=tuple(dict.fromkeys(tags.all)),
        clauses=_names(tags.clauses),
        editions=context.editions,
        conflicts=_names(tags.conflicts),
        rulings=tuple(dict.fromkeys(name for name, _ in tags.rulings)),
        needs=tuple(sorted(needs)),
        midway=_names(tags.midway),
        asked=_names(tags.asked),
        position=given.position,
        definitions=given.definitions,
        chance=given.chance,
        given=tuple(StepText(step.text, step.line) for step, match in pairs if match.phrase.keyword == "given"),
        steps=tuple(_stored(step, match) for step, match in pairs if match.phrase.keyword != "given"),
        mentions=(*clauses, *conflicts, *given.mentions),
    )
    return _with_calls(data, calls)


def _names(tagged: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name, _ in tagged))


def _stored(step: Step, match: Match) -> StoredStep:
    return StoredStep(
        keyword="when" if match.phrase.keyword == "when" else "then",
        pattern=match.phrase.pattern,
        raw=match.raw,
        text=step.text,
        line=step.line,
        table=step.table,
        doc=step.doc,
    )
