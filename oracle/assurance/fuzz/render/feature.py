"""A case as a scenario: its position and moves in existing phrases, its outcomes from the reference.

The written scenario is checked: its plan must be the same case, pass on the reference, and, for a difference, fail on
the engine. Cases without such a scenario raise `NotExpressible`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.render.expected import asked_steps, change_steps, end_steps, reply_steps, seen_step
from oracle.assurance.fuzz.render.given import given_steps, same_position
from oracle.engines.base import Engine
from oracle.kernel.errors import UnfitChance
from oracle.profiles import PROFILES
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.phrases.move import Move
from oracle.suite.plan import Plan, setup_params
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.reading.locate import load_steps
from oracle.suite.run.single_run import begin
from oracle.suite.run.verdict import run_plan
from oracle.suite.table.checks import Row

FILE = "found.feature"
"""The name of an unwritten scenario in errors."""


class NotExpressible(Exception):
    """No phrase can express a part of the case, so there is no scenario; the text names it."""


class Heading(Struct, frozen=True, kw_only=True):
    """The lines above the steps of a scenario."""

    feature: str
    scenario: str
    case: str
    clauses: tuple[str, ...]
    edition: str
    remarks: tuple[str, ...] = ()
    """Lines of comment at the top of the file."""
    row: Row | None = None
    """The row of the difference, included even if the reference changes nothing.

    A player's view is a last step; refusals are then written without their clause, which is not the difference.
    """

    @property
    def seen(self) -> str:
        """The step for a card that a player sees in only one of the two."""
        return "" if self.row is None else seen_step(self.row)


class Judge(Struct, frozen=True, kw_only=True):
    """An engine on which a scenario must fail."""

    engine: Engine
    info: EngineInfo


def write_feature(case: Case, heading: Heading, reference: Engine, judge: Judge | None = None) -> str:
    """The text of a feature file with one scenario, which passes on the reference and fails on the judge's engine.

    Raises NotExpressible, and EngineFault if the engine breaks the protocol.
    """
    load_steps()
    game = PROFILES[case.setup.game]
    given, moves = given_steps(case.setup), [move.step(game) for move in case.moves]
    if not moves:
        return _settled(given, case, heading, reference, judge)
    draft = _plan(given, [(text, []) for text in moves], heading, draft=True)
    _check_same(case, draft)
    info = reference.initialize()
    ways = _ways(draft, reference, info, () if judge is None else _capabilities(judge, case), heading.row)
    if heading.seen:
        ways = ([*told[:-1], [*told[-1], heading.seen]] for told in ways)
    why = ""
    for told in ways:
        steps = list(zip(moves, told, strict=True))
        try:
            plan = _plan(given, steps, heading)
        except NotExpressible as error:
            why = str(error)
            continue
        why = _judged(plan, reference, info, judge)
        if not why:
            return _text(given, steps, heading)
    raise NotExpressible(why)


def expressible(case: Case) -> bool:
    """Whether existing phrases can express the position and the moves of a case."""
    load_steps()
    game = PROFILES[case.setup.game]
    heading = Heading(feature="x", scenario="x", case="x", clauses=("1",), edition=case.setup.edition)
    try:
        plan = _plan(given_steps(case.setup), [(move.step(game), []) for move in case.moves], heading, draft=True)
        _check_same(case, plan)
    except NotExpressible:
        return False
    return True


# --- what is expected ---------------------------------------------------------------------------------------


def _ways(
    plan: Plan, reference: Engine, info: EngineInfo, capabilities: Iterable[str], row: Row | None
) -> Iterator[list[list[str]]]:
    """The Then steps of every move, once for each way to state the outcome of the last one."""
    edition, by_clause = plan.editions[0], row is None or not seen_step(row)
    try:
        world = begin(plan, reference, edition, info)
        world.may_be_over = True  # the reference's behavior is not judged, but written down
        told: list[list[str]] = []
        for call in plan.calls:
            if call.is_when:
                world.run(call, watch=True)
                world.look()
                told.append([*reply_steps(world, by_clause=by_clause), *asked_steps(world), *end_steps(world)])
                world.refusal = None
    except Failed as failed:
        raise NotExpressible(f"the suite gets another result on the reference: {failed.actual}") from None
    except Unsupported as error:
        raise NotExpressible(f"the reference leaves it open: {error}") from None
    except UnfitChance as error:
        raise NotExpressible(f"without looking in between chance comes in another order: {error}") from None
    *first, last = told
    if world.last_reply().status != "accepted":
        yield told
        return
    # State that nobody is asked only if nothing else shows the difference.
    for ending in ([], ["nobody is asked"]) if world.pending() is None else ([],):
        for changes in change_steps(world, tuple(capabilities), row):
            yield [*first, [last[0], *changes, *(step for step in last[1:] if step not in changes), *ending]]


def _settled(given: list[str], case: Case, heading: Heading, reference: Engine, judge: Judge | None) -> str:
    """A scenario of a position without moves."""
    info = reference.initialize()
    states = [f"{card.ref} is {' and '.join(sorted(card.states))}" for card in case.setup.position.cards if card.states]
    steps = [("", ["nobody is asked", *states, *([heading.seen] if heading.seen else [])])]
    plan = _plan(given, steps, heading)
    if not same_position(case.setup, setup_params(plan, heading.edition)):
        raise NotExpressible("existing phrases cannot express the position")
    if why := _judged(plan, reference, info, judge):
        raise NotExpressible(why)
    return _text(given, steps, heading)


def _judged(plan: Plan, reference: Engine, info: EngineInfo, judge: Judge | None) -> str:
    """The error of a plan as a scenario of the difference; empty if there is none."""
    edition = plan.editions[0]
    held = run_plan(plan, reference, edition, info)
    if held.verdict != "pass":
        return f"the scenario does not hold on the reference: {held.verdict}, {held.message}"
    if judge is None:
        return ""
    failed = run_plan(plan, judge.engine, edition, judge.info)
    if failed.verdict in ("fail", "error"):
        return ""
    return f"no phrase shows the difference: written as a scenario it ends in {failed.verdict} {failed.message}".strip()


def _capabilities(judge: Judge, case: Case) -> tuple[str, ...]:
    support = judge.info.games.get(case.setup.game)
    return support.capabilities if support is not None else ()


# --- text and plan ------------------------------------------------------------------------------------------


def _text(given: Sequence[str], steps: Sequence[tuple[str, list[str]]], heading: Heading) -> str:
    """The file. Raises NotExpressible if a name would end its line, or hide something on it."""
    tags = [f"@case:{heading.case}", *(f"@clause:{name}" for name in heading.clauses), f"@edition:{heading.edition}"]
    lines = [*(f"# {remark}" for remark in heading.remarks), f"Feature: {heading.feature}", ""]
    lines += [f"  {' '.join(tags)}", f"  Scenario: {heading.scenario}"]
    lines += _block("Given", given)
    for when, then in steps:
        lines += _block("When", [when] if when else [])
        lines += _block("Then", then)
    if hidden := [line for line in lines if not line.isprintable()]:
        raise NotExpressible(f"a line would contain hidden characters: {shown(hidden[0])}")
    return "\n".join(lines) + "\n"


def _block(keyword: str, steps: Sequence[str]) -> Iterator[str]:
    """Steps of one kind; a line that begins with spaces belongs to the step above it."""
    word = keyword
    for step in steps:
        if step.startswith(" "):
            yield f"    {step}"
        else:
            yield f"    {word} {step}"
            word = "And"


def _plan(
    given: Sequence[str], steps: Sequence[tuple[str, list[str]]], heading: Heading, *, draft: bool = False
) -> Plan:
    """The compiled scenario. Raises NotExpressible with its error."""
    told = [*steps, ("", ["nobody is asked"])] if draft else steps
    problems = Problems(FILE)
    scenarios = read_feature(_text(given, told, heading), problems)
    plan = compile_scenario(scenarios[0], problems) if len(scenarios) == 1 and not problems.errors else None
    if plan is None or problems.errors:
        raise NotExpressible("; ".join(error.text for error in problems.errors) or "it is not one scenario")
    return plan


def moves_of(plan: Plan) -> tuple[Move, ...]:
    """The moves in the When steps of a plan; a case has exactly the answers that were asked for."""
    moves = (call.move for call in plan.calls)
    return tuple(replace(move, takes_back=False) for move in moves if move is not None and not move.if_asked)


def _check_same(case: Case, plan: Plan) -> None:
    """Raise NotExpressible if a plan differs from its case."""
    if not same_position(case.setup, setup_params(plan, case.setup.edition)):
        raise NotExpressible("existing phrases cannot express the position")
    for move, said in zip(case.moves, moves_of(plan), strict=True):
        if move != said:
            raise NotExpressible(f"no phrase expresses this move: {move.step(PROFILES[case.setup.game])}")
