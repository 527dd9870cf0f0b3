"""Runs one plan on one engine under one edition: a verdict, and on failure what a reader needs to understand it."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.engines.base import Engine, EngineFault
from oracle.kernel.errors import InputError, OracleError, UnfitChance
from oracle.profiles import PROFILES
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import ORACLE, Change, Result, StepResult, Verdict
from oracle.suite.intent.following import Follower
from oracle.suite.intent.kept import wanted_line
from oracle.suite.intent.path import MOST_RUNS, Path
from oracle.suite.intent.saying import tells_all_apart, wants_with_action
from oracle.suite.intent.trying import Search, TooManyRuns
from oracle.suite.phrases.calls import rows_of
from oracle.suite.plan import Call, Plan, setup_params
from oracle.suite.play.again import Ended, alike, judged, wavering
from oracle.suite.play.apart import Apart
from oracle.suite.play.difference import difference, every_difference
from oracle.suite.play.ending import ends_with
from oracle.suite.play.manners import manners_of
from oracle.suite.play.set_up import judge_set_up
from oracle.suite.play.support import lacks, refused_support
from oracle.suite.play.world import Failed, Unsupported, World

MOST_CHANGES = 500
"""Changes kept of one failure."""
LONGEST_CHANGE = 500
"""Most characters of each of their texts."""


def run_plan(
    plan: Plan, engine: Engine, edition: str, info: EngineInfo, *, repeat: int = 1, apart: Apart | None = None
) -> Result:
    """The verdict on a scenario. Nothing an engine does raises; its faults are the verdict `error`.

    What failed is run once more, to tell an engine that wavers, and once `apart`, to tell one that carries state from
    scenario to scenario; what did not fail is run `repeat` times in all.
    """
    lacking = lacks(plan, edition, info)
    if lacking:
        return _result(plan, edition, "unsupported", lacking)

    def run(watch: bool) -> Ended:
        return _attempt(plan, engine, edition, info, watch=watch)

    return judged(run, PROFILES[plan.game], repeat, apart)


def begin(plan: Plan, engine: Engine, edition: str, info: EngineInfo, path: Path | None = None) -> World:
    """Set the engine up and see that it is; with a path, to answer its questions from what the scenario wants.

    Raises `Unsupported` when it lacks something, `EngineFault`.
    """
    support = info.games[plan.game]
    game, manners = PROFILES[plan.game], manners_of(info, plan.game)
    if path is None:
        world = World(engine, game, edition, support.capabilities, manners)
    else:
        world = Follower(engine, edition, support, plan=plan, line=wanted_line(plan, edition), path=path)
    world.ends_with = ends_with(plan.calls, edition)
    params = setup_params(plan, edition)
    answer = engine.setup(params)
    if answer.status != "ok":
        names = ", ".join(answer.unsupported)
        text = answer.message or (f"the engine lacks {names}" if names else "the engine does not say what it lacks")
        if answer.message and names:
            text += f" ({names})"
        raise Unsupported(answer.unsupported, text, answer.message)
    judge_set_up(params, world.look().observation, world.manners)
    return world


def finish(world: World) -> str:
    """What is left to check after the last step; returns the open questions met.

    A game that goes on by the scenario must not be over, even where no step has looked at the table.
    """
    world.close()
    if not world.may_be_over:
        world.look()
        world.leave(None)
    return " ".join(world.open_questions)


def _attempt(plan: Plan, engine: Engine, edition: str, info: EngineInfo, *, watch: bool) -> Ended:
    """To the letter first: most engines ask as the reference does. Else by what the scenario wants."""
    literal = None if _told_with_action(plan, edition, info) else _once(plan, engine, edition, info, watch=watch)
    if literal is not None and not _may_ask_otherwise(plan, edition, literal):
        return literal
    game = PROFILES[plan.game]
    search = Search(
        lambda path: _once(plan, engine, edition, info, watch=watch, path=path),
        _is_bad,
        lambda one, other: not difference(one, other, game),
    )
    try:
        found = search.end()
    except TooManyRuns:
        text = f"the engine asks so much that {MOST_RUNS} runs do not try every answer"
        return Ended(replace(_result(plan, edition, "error", f"questions: {text}"), fault="questions"), None)
    if literal is None:
        return found
    if _is_bad(found):
        return max(found, literal, key=_came_to) if found.result.verdict == "fail" else found
    # An engine that wavers fails to the letter and holds later; one that asks otherwise always does.
    again = _once(plan, engine, edition, info, watch=watch)
    return found if alike(literal, again, game) else wavering(literal, again)


def _came_to(ended: Ended) -> int:
    """How many steps held: the run that came further says more about what is wrong."""
    return sum(step.status == "passed" for step in ended.result.steps)


def _told_with_action(plan: Plan, edition: str, info: EngineInfo) -> bool:
    """Whether the scenario leaves out of an action what this engine must be told with it."""
    try:
        manners = manners_of(info, plan.game)
    except EngineFault:
        # The run itself tells that the engine declares what there is not.
        return False
    if tells_all_apart(manners):
        return False
    facts = (fact for unit in wanted_line(plan, edition).units for fact in unit.facts)
    return any(wants_with_action(fact, manners) for fact in facts)


def _may_ask_otherwise(plan: Plan, edition: str, ended: Ended) -> bool:
    """Whether what came to the letter may not be what comes where questions are answered by what is wanted.

    What held while a question was open that the reference does not leave open has held too early.
    """
    if ended.left and ended.result.verdict in ("pass", "disputed"):
        line = wanted_line(plan, edition)
        return not all(line.leaves_open(len(plan.calls) if at is None else plan.calls.index(at)) for at in ended.left)
    if ended.result.verdict != "fail" and ended.result.fault != "engine-error":
        return False
    return ended.asked or any(call.answers or any(row.asks for row in rows_of(call, edition)) for call in plan.calls)


def _is_bad(ended: Ended) -> bool:
    return ended.result.verdict in ("fail", "error")


def _once(
    plan: Plan, engine: Engine, edition: str, info: EngineInfo, *, watch: bool, path: Path | None = None
) -> Ended:
    world: World | None = None
    try:
        world = begin(plan, engine, edition, info, path)
        for call in plan.calls:
            world.run(call, watch)
        question = finish(world)
    except Failed as failed:
        result = _failure(plan, edition, failed, world)
    except Unsupported as error:
        here = None if world is None else world.call
        verdict, text = refused_support(error, plan, edition, info.games[plan.game].capabilities, here)
        result = replace(_result(plan, edition, verdict, text), fault="lie" if verdict == "error" else "")
    except EngineFault as fault:
        result = _error(plan, edition, world, fault.kind, str(fault))
    except UnfitChance as error:
        # The script fits what the rules leave to chance; this engine leaves something else to it.
        result = _failure(plan, edition, Failed("what the scenario leaves to chance", str(error)), world)
    except InputError as error:
        result = _error(plan, edition, world, "request", str(error))
    except OracleError as error:
        text = f"{error}; this is a bug of the reference, please report it"
        result = _error(plan, edition, world, ORACLE, text)
    else:
        result = _result(plan, edition, "disputed" if question else "pass", question)
    if world is None:
        return Ended(result, None)
    return Ended(result, world.reply, world.asked, tuple(world.left))


def _error(plan: Plan, edition: str, world: World | None, kind: str, text: str) -> Result:
    steps = _steps(plan, world, "skipped")
    return replace(_result(plan, edition, "error", f"{kind}: {text}", steps), fault=kind)


def _failure(plan: Plan, edition: str, failed: Failed, world: World | None) -> Result:
    blamed = failed.call or (world.call if world is not None else None)
    steps = _steps(plan, world, "failed", failed)
    place = f"{blamed.text}: " if blamed is not None else ""
    message = f"{place}expected {failed.expected}; got {failed.actual}"
    before = after = None
    changes: tuple[Change, ...] = ()
    if world is not None:
        table = world.before_action or world.before_call
        before = None if table is None else table.observation
        world.may_be_over = True  # a table to show, not to judge
        try:
            after = world.look().observation
        except EngineFault as fault:
            if fault.kind == "order":
                # What failed may have been the answer to another question, or to none.
                return _error(plan, edition, world, fault.kind, str(fault))
            # The failure is told already; a table that cannot be seen adds nothing to it.
            after = None
        if before is not None and after is not None:
            changes = _shortened_changes(every_difference(before, after, world.game, told=True))
    return Result(
        case=plan.case,
        feature=plan.feature,
        scenario=plan.scenario,
        line=plan.line,
        game=plan.game,
        edition=edition,
        clauses=plan.clauses,
        verdict="fail",
        message=message,
        steps=steps,
        before=before,
        after=after,
        changes=changes,
    )


def _shortened_changes(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Changes fit to be kept; where there are too many, the last one says how many more."""
    found = [
        Change(
            what=shown(change.what, LONGEST_CHANGE),
            before=shown(change.before, LONGEST_CHANGE),
            after=shown(change.after, LONGEST_CHANGE),
        )
        for change in changes[:MOST_CHANGES]
    ]
    if len(changes) > MOST_CHANGES:
        found.append(Change(what=f"{len(changes) - MOST_CHANGES:,} more", before="", after=""))
    return tuple(found)


def _steps(plan: Plan, world: World | None, end: str, failed: Failed | None = None) -> tuple[StepResult, ...]:
    """Every step with what became of it; the running one fails, or is where an engine's fault ended the run."""
    running = None if world is None else world.call
    blamed: Call | None = running if failed is None else (failed.call or running)
    words = Keywords()
    steps = [StepResult(text=words.said("Given", step.text), line=step.line, status="passed") for step in plan.given]
    over = world is None or running is None
    for call in plan.calls:
        text = words.said("When" if call.is_when else "Then", call.text)
        if failed is not None and call is blamed:
            expected, actual = failed.expected, failed.actual
            steps.append(StepResult(text=text, line=call.line, status="failed", expected=expected, actual=actual))
        else:
            here = over or (end == "skipped" and call is running)
            steps.append(StepResult(text=text, line=call.line, status="skipped" if here else "passed"))
        over = over or call is running
    return tuple(steps)


class Keywords:
    """Puts its keyword before each step, `And` where it stays the same."""

    def __init__(self) -> None:
        self.last = ""

    def said(self, keyword: str, text: str) -> str:
        word, self.last = ("And" if keyword == self.last else keyword), keyword
        return f"{word} {text}"


def _result(
    plan: Plan, edition: str, verdict: Verdict, message: str = "", steps: tuple[StepResult, ...] = ()
) -> Result:
    return Result(
        case=plan.case,
        feature=plan.feature,
        scenario=plan.scenario,
        line=plan.line,
        game=plan.game,
        edition=edition,
        clauses=plan.clauses,
        verdict=verdict,
        message=message,
        steps=steps,
    )
