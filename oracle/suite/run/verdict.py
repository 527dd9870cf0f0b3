"""Runs one plan on one engine under one edition and returns the verdict, with details for failures."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.engines.base import Engine, EngineFault
from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result
from oracle.suite.intent.parts import WITH_ACTION
from oracle.suite.intent.path import MOST_RUNS, Path
from oracle.suite.intent.search import Search, TooManyRuns
from oracle.suite.intent.telling import tells_all_apart, wants_with_action
from oracle.suite.intent.wanted import wanted_line
from oracle.suite.judging.judge import Judge
from oracle.suite.judging.sampling import Sampling, points
from oracle.suite.phrases.calls import rows_of
from oracle.suite.plan import Plan
from oracle.suite.run.apart import Apart
from oracle.suite.run.beside import beside_its_steps
from oracle.suite.run.repetition import Ended, alike, as_flaky, judged
from oracle.suite.run.result import result_of
from oracle.suite.run.single_run import play_once
from oracle.suite.run.support import lacks
from oracle.suite.table.changes import difference
from oracle.suite.table.normalise import support_of


def run_plan(
    plan: Plan,
    engine: Engine,
    edition: str,
    info: EngineInfo,
    *,
    repeat: int = 1,
    apart: Apart | None = None,
    sampling: Sampling | None = None,
) -> Result:
    """The verdict on a scenario. Nothing an engine does raises; its faults give the verdict `error`.

    A failure is rerun once to detect flaky engines, and once `apart` to detect state carried between scenarios;
    anything else is run `repeat` times in all. With `sampling` the engine is also judged besides the steps, by its
    declarations.
    """
    lacking = lacks(plan, edition, info)
    if lacking:
        return result_of(plan, edition, "unsupported", lacking)

    def once(watch: bool, judge: Judge | None = None) -> Ended:
        return run_once(plan, engine, edition, info, watch=watch, judge=judge)

    def plain(before: Ended | None = None) -> Result:
        return judged(once, PROFILES[plan.game], repeat, apart, before)

    drawn = () if sampling is None else points(plan, edition, info.games[plan.game].capabilities, sampling)
    if not drawn or repeat > 1:
        return plain()
    return beside_its_steps(plan, edition, lambda judge: once(False, judge), plain, lambda: Judge(plan, edition, drawn))


def run_once(
    plan: Plan, engine: Engine, edition: str, info: EngineInfo, *, watch: bool = False, judge: Judge | None = None
) -> Ended:
    """The result of a scenario, without reruns to detect flakiness.

    Word for word first, as most engines ask like the reference; otherwise by the scenario's wishes.
    """

    def play(path: Path | None = None) -> Ended:
        ended = play_once(plan, engine, edition, info, watch=watch, path=path, judge=judge)
        if judge is not None and _is_bad(ended):
            judge.take_back()
        return ended

    literal = None if _told_with_action(plan, edition, info) else play()
    if literal is not None and not _may_ask_otherwise(plan, edition, literal):
        return literal
    game = PROFILES[plan.game]
    search = Search(
        play,
        _is_bad,
        lambda one, other: not difference(one, other, game),
    )
    try:
        found = search.end()
    except TooManyRuns:
        text = f"the engine asks so much that {MOST_RUNS} runs do not try every answer"
        return Ended(replace(result_of(plan, edition, "error", f"questions: {text}"), fault="questions"), None)
    if literal is None:
        return found
    if _is_bad(found):
        if found.result.verdict != "fail" or not _is_bad(literal):
            return found
        return max(literal, found, key=_came_to)
    # A flaky engine may fail word for word and hold later; one whose questions differ always does.
    again = play()
    if judge is not None and judge.tried is not None:
        # It may have failed word for word because of extra requests, which only that run made.
        return found if _is_bad(again) else literal
    return found if alike(literal, again, game) else as_flaky(literal, again)


def _came_to(ended: Ended) -> tuple[int, bool]:
    """How many steps held: the run that got further is more informative; on a tie, the run word for word.

    An exception is a run that found an option missing.
    """
    return sum(step.status == "passed" for step in ended.result.steps), ended.met.misses


def _told_with_action(plan: Plan, edition: str, info: EngineInfo) -> bool:
    """Whether the scenario omits a part of an action that this engine needs."""
    try:
        manners = support_of(info, plan.game).manners
    except EngineFault:
        # The run itself reports unknown declarations.
        return False
    if tells_all_apart(plan.game, manners):
        return False
    units = wanted_line(plan, edition).units
    if WITH_ACTION in manners and any(unit.alone for unit in units):
        return True
    return any(wants_with_action(fact, manners) for unit in units for fact in unit.facts)


def _may_ask_otherwise(plan: Plan, edition: str, ended: Ended) -> bool:
    """Whether the result word for word could change if questions are answered from wishes.

    A check that held while the engine had an additional question open has held too early.
    """
    met = ended.met
    if met.left and ended.result.verdict in ("pass", "disputed"):
        line = wanted_line(plan, edition)
        return not all(
            line.leaves_open(len(plan.calls) if at is None else plan.calls.index(at)) for at in ended.met.left
        )
    if ended.result.verdict in ("pass", "disputed"):
        return _offers_less(plan, edition, ended)
    if ended.result.verdict != "fail" and ended.result.fault != "engine-error":
        return False
    line = wanted_line(plan, edition)
    if not line.whole and line.undecided is None:
        # The wishes are unknown if the reference itself fails word for word.
        return False
    return met.asked or any(call.answers or any(row.asks for row in rows_of(call, edition)) for call in plan.calls)


def _offers_less(plan: Plan, edition: str, ended: Ended) -> bool:
    """Whether a question answered word for word offered less than the reference does."""
    if not ended.met.chosen:
        return False
    own = {fact.place: fact.question for unit in wanted_line(plan, edition).units for fact in unit.facts}
    places = {id(call): place for place, call in enumerate(plan.calls)}
    asked = ((own.get(places.get(id(call), -1)), question) for call, question in ended.met.chosen)
    return any(one is not None and set(question.options) < set(one.options) for one, question in asked)


def _is_bad(ended: Ended) -> bool:
    return ended.result.verdict in ("fail", "error")
