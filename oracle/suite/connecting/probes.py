"""Plays scenarios on an engine, each chosen to tell as much as possible. A failure is named after the step that fails.

Plain cards come before printed ones. Then come scenarios without anything known not to work, then those that would
notice the most faults per call. Everything a scenario has shown is not tried again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from oracle.engines.base import Engine
from oracle.profiles import PROFILES
from oracle.protocol.declared import NEEDED_FOR, WHOLE_GAMES, declared_for
from oracle.protocol.messages import ACTIONS, QUESTIONS, EngineInfo
from oracle.protocol.results import JudgedKind, Result
from oracle.protocol.simple_cards import needs_with
from oracle.suite.connecting.cards import SentCards
from oracle.suite.connecting.findings import Finding, Stage, State
from oracle.suite.connecting.kinds import (
    GAMES,
    REFUSAL,
    Aim,
    acted,
    aims_of,
    asked_at,
    is_of_whole_games,
    left_out,
    parts_of,
)
from oracle.suite.connecting.positions import OUT_OF_TIME, printed_in
from oracle.suite.connecting.watched import Enough, Watched, Went
from oracle.suite.intent.wanted import wanted_line
from oracle.suite.jobs import Run
from oracle.suite.judging.judge import Judge
from oracle.suite.judging.sampling import NEEDED, Point, Sampling, points
from oracle.suite.judging.words import judged_words
from oracle.suite.phrases.madeup import FILLER
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_once

TRIES, SET_UPS = 3, 12
"""Maximum scenarios tried for one thing: with a position that the engine supports, and in all."""
MOST_FAULTS = 6
"""After this many faults, nothing more is tried."""
ALWAYS_ASKED = ("setup", "act", "observe")
"""Methods that every scenario needs."""
RESET = "reset"
JUDGED: dict[str, JudgedKind] = {**{need: kind for kind, need in NEEDED.items()}, RESET: "reset"}
"""Declared name → the kind of judgment besides the steps of a scenario."""
DECLARED = {kind: name for name, kind in JUDGED.items()}
AN_ANSWER, A_QUESTION, SET_UP = "an answer", "a question", "`setup`"
_ALWAYS, _EACH = 2, 2
"""The calls that every scenario needs, and those for each When step."""
_AIM = 20
"""Trying something new is worth this many noticed faults, the average for one scenario."""

Tells = Callable[[Plan], frozenset[str]]
"""Scenario → the known faults that it would notice."""


def tells_nothing(plan: Plan) -> frozenset[str]:  # noqa: ARG001 - the shape of `Tells`
    """For games without known faults."""
    return frozenset()


class Probing:
    """Tries one game of an engine, and keeps what is known so far."""

    def __init__(
        self, game: str, runs: Sequence[Run], engine: Watched, info: EngineInfo, reference: Engine, tells: Tells
    ) -> None:
        """`runs`: the scenarios the engine can be sent. `info`: the engine's own."""
        self.game, self.info, self.engine, self.tells = game, info, engine, tells
        self.runs = [run for run in runs if run[0].game == game]
        self.found: dict[Aim, Finding] = {}
        """Everything that holds, is wrong or is unsupported."""
        self.failed: list[Run] = []
        """Scenarios in which a step failed."""
        self._reference = reference
        self._reference_info = reference.initialize()
        self._takes_plain = any(plan.definitions.keys() - {FILLER} for plan, _ in self.runs)
        self._cards = SentCards()
        self._why: dict[Aim, Finding] = {}
        """Why a thing could not be tried."""
        self._told: set[str] = set()
        self._faults: list[Went] = []
        self._parts: dict[str, frozenset[str]] = {}
        self._needed: dict[str, frozenset[str]] = {}
        self._acted = {plan.case: acted(plan) for plan, _ in self.runs}

    def findings(self) -> list[Finding]:
        """The result for each thing that some scenario has."""
        ended = ""
        for aim in self._aims():
            closed = ended or self._closed(aim)
            try:
                if not closed:
                    self._try(aim)
            except Enough:
                closed = ended = OUT_OF_TIME
            if closed and aim not in self.found:
                self._why.setdefault(aim, self._finding(aim, "untried", text=closed))
        return [*self.found.values(), *(one for aim, one in self._why.items() if aim not in self.found)]

    def again(self, runs: Sequence[Run]) -> list[Finding]:
        """As `findings`, after what could not be tried before has been tried with these scenarios.

        `runs`: scenarios that the engine has set up. One that knows a few cards has few of them among thousands.
        """
        self.runs = [run for run in runs if run[0].game == self.game]
        return self.findings()

    def _aims(self) -> Iterator[Aim]:
        capabilities = self.info.games[self.game].capabilities
        yield from (Aim("actions", kind) for kind in ACTIONS[self.game])
        without_parts = {name for names in self._acted.values() for name in names} - ACTIONS[self.game].keys()
        yield from (Aim("actions", name) for name in sorted(without_parts))
        yield Aim("actions", REFUSAL)
        yield from (Aim("questions", form) for form in QUESTIONS)
        judged = [name for name in JUDGED if name in (*capabilities, RESET)]
        others = [name for name in capabilities if name not in (*judged, *WHOLE_GAMES)]
        yield from (Aim("declared", name) for name in (*judged, *others))
        if any(map(is_of_whole_games, (plan for plan, _ in self.runs))):
            yield from (Aim("games", part) for part in GAMES)

    def _closed(self, aim: Aim) -> str:
        """Why something is no longer tried; empty if it still is."""
        if len(self._faults) >= MOST_FAULTS:
            return f"it had ended in {len(self._faults)} scenarios"
        dead = self._dead.intersection((*ALWAYS_ASKED, "decide") if aim.stage == "questions" else ALWAYS_ASKED)
        return f"`{min(dead)}` was answered in no scenario" if dead else ""

    @property
    def _dead(self) -> set[str]:
        """Methods that failed twice in the same way and were never answered."""
        again = {one.method for number, one in enumerate(self._faults) if one.same_as(self._faults[:number])}
        return {method for method in again if not self.engine.answered[method]}

    # --- choosing ----------------------------------------------------------------------------------------

    def _try(self, aim: Aim) -> None:
        left = [run for run in self.runs if self._may_have(run, aim)] if aim not in self.found else []
        if aim.stage == "games":
            left = [run for run in left if self._has(run, aim)]
        played = 0
        for _ in range(SET_UPS):
            left.sort(key=self._fewest_parts if aim.stage == "games" else self._rank(aim.stage))
            run = next((one for one in left if self._has(one, aim)), None)
            if run is None:
                return
            self._probe(run, aim)
            played += self.engine.lacking is None
            if aim in self.found or self._closed(aim) or played == TRIES:
                return
            left = left[left.index(run) + 1 :]

    def _rank(self, stage: Stage) -> Callable[[Run], tuple[bool, int, int, tuple[int, int], float, str]]:
        """The sort key of scenarios by everything known now, the best first.

        For actions and questions, scenarios that need nothing unproven come first; among equals, those of cards that
        the engine does not lack.
        """
        known = {aim.what for aim in self.found}
        bad = {aim.what for aim, one in self.found.items() if one.state != "held"}
        mute = "decide" in self._dead

        def rank(run: Run) -> tuple[bool, int, int, tuple[int, int], float, str]:
            plan = run[0]
            needs = self._declared(plan)
            has = self._acted[plan.case] | needs
            # Whatever an action leaves out comes after the same kind of action with all its parts.
            unproven = 0 if stage == "declared" else len((has - ACTIONS[self.game].keys()) - known)
            new = _AIM * len(has - known) + len(self.tells(plan) - self._told) + 1
            calls = _ALWAYS + _EACH * sum(call.is_when for call in plan.calls)
            hindered = len(bad & has) + (mute and any(call.answers for call in plan.calls))
            printed = self._takes_plain and printed_in(plan)
            doubted, unknown = self._cards.doubts(plan)
            # A judgment besides the steps is worth more with much on the table.
            doubts = doubted, 0 if stage == "declared" else unknown
            return printed, hindered, unproven, doubts, -new / calls, plan.case

        return rank

    def _fewest_parts(self, run: Run) -> tuple[int, int, str]:
        """The sort key for whole games: any step may fail because of the beginning, so the fewest parts come first."""
        plan = run[0]
        return len(self._parts.get(plan.case, ())), len(plan.position.cards), plan.case

    def _may_have(self, run: Run, aim: Aim) -> bool:
        """A cheap test that rules most scenarios out; see `_has`."""
        plan = run[0]
        if aim.stage == "games" or is_of_whole_games(plan):
            return (aim.stage == "games" or aim.what == "begin") and is_of_whole_games(plan)
        if aim.stage == "declared":
            return aim.what in self._declared(plan) if aim.what not in JUDGED else _is_judged_well(plan)
        if aim.stage == "questions":
            return any(call.answers or call.asks for call in plan.calls)
        return aim.what == REFUSAL or aim.what in self._acted[plan.case]

    def _has(self, run: Run, aim: Aim) -> bool:
        if aim.stage == "games":
            plan, edition = run
            if plan.case not in self._parts:
                self._parts[plan.case] = parts_of(plan, edition, self._reference, self._reference_info)
            return aim.what in self._parts[plan.case]
        if aim.stage == "declared":
            return wanted_line(*run).whole
        return aim in aims_of(*run)

    def _declared(self, plan: Plan) -> frozenset[str]:
        """The engine's own declarations that a scenario needs: `keyword-cards` if that is enough."""
        if plan.case not in self._needed:
            capabilities = self.info.games[self.game].capabilities
            needs = needs_with(plan.game, plan.needs, plan.definitions)
            self._needed[plan.case] = frozenset(declared_for(need, capabilities) for need in needs) - {""}
        return self._needed[plan.case]

    # --- trying ------------------------------------------------------------------------------------------

    def _probe(self, run: Run, aim: Aim) -> None:
        """Play a scenario and keep its results."""
        plan, edition = run
        drawn = list(self._judged(run)) if aim.what in JUDGED else []
        judge = Judge(plan, edition, drawn)
        self.engine.forget()
        result = run_once(plan, self.engine, edition, self.info, judge=judge).result
        if self.engine.went is None:
            lacking = self.engine.lacking
            self._cards.learn(plan, None if lacking is None else " ".join((*lacking.unsupported, lacking.message)))
        if self.engine.went is not None and result.verdict == "error":
            self._faults.append(self.engine.went)
        if result.verdict in ("pass", "disputed"):
            self._told |= self.tells(plan)
            for one in self._shown(run, aim):
                self.found.setdefault(one, self._finding(one, "held", plan.case))
            for point in drawn if judge.found is None and not judge.stopped else ():
                one = Aim("declared", DECLARED[point.kind])
                self.found.setdefault(one, self._finding(one, "held", plan.case))
        if judge.found is not None and result.verdict in ("pass", "disputed"):
            blamed = Aim("declared", DECLARED.get(judge.found.kind, aim.what))
            told = judged_words(judge.found, PROFILES[self.game])
            self.found[blamed] = self._finding(blamed, "wrong", plan.case, told)
        elif result.verdict not in ("pass", "disputed"):
            self._blame(run, aim, result)

    def _judged(self, run: Run) -> Iterator[Point]:
        """Everything that is declared and not judged yet, at one place of the scenario each."""
        plan, edition = run
        for point in points(plan, edition, self.info.games[self.game].capabilities, Sampling(full=True)):
            if point.kind in DECLARED and Aim("declared", DECLARED[point.kind]) not in self.found:
                yield point

    def _shown(self, run: Run, aim: Aim) -> Iterator[Aim]:
        yield from aims_of(*run)
        yield from (Aim("declared", name) for name in self._declared(run[0]) if name not in JUDGED)
        if aim.stage == "games":
            yield from (Aim("games", part) for part in self._parts[run[0].case])

    def _blame(self, run: Run, aim: Aim, result: Result) -> None:
        plan = run[0]
        place = next((at for at, one in enumerate(result.steps[len(plan.given) :]) if one.status != "passed"), None)
        step = "" if place is None else result.steps[len(plan.given) + place].text
        state: State = "unsupported" if result.verdict == "unsupported" else "wrong"
        blamed = self._blamed(run, place, result)
        self.failed += [run] if result.verdict == "fail" else []
        if aim.stage == "games" and blamed is not None:
            blamed = aim
        told = _told(result)
        known = None if blamed is None else self.found.get(blamed)
        if blamed is None or (state == "unsupported" and known is not None):
            # A position that cannot be set up, or a single card, says nothing about the aim.
            self._why[aim] = self._finding(aim, "untried" if known is None else state, plan.case, told)
            return
        if known is None or known.state != "wrong":
            self.found[blamed] = self._finding(blamed, state, plan.case, told, step)
        if blamed != aim:
            self._why[aim] = self._finding(aim, "untried", plan.case, f"{blamed.what} goes before it")

    def _blamed(self, run: Run, place: int | None, result: Result) -> Aim | None:
        """The reason why a scenario fails or is unsupported; None if the position cannot be set up."""
        if result.verdict == "unsupported":
            return Aim("actions", self.engine.untaken) if self.engine.untaken else None
        method, _, about = (result.verdict == "error" and self.engine.went) or Went("", "")
        if result.fault == "questions":
            return Aim("questions", A_QUESTION)
        if place is None or method == "setup" or result.fault == "set-up":
            return Aim("actions", SET_UP)
        if method == "act":
            return self._or_its_part(Aim("actions", about), run[0], place)
        if method == "decide":
            return Aim("questions", asked_at(*run, place) or AN_ANSWER)
        if method == "observe" and about:
            return Aim("declared", DECLARED["view"])
        if method in (*NEEDED_FOR, RESET):
            return Aim("declared", NEEDED_FOR.get(method, RESET))
        return self._or_its_part(_at(run, place), run[0], place)

    def _or_its_part(self, aim: Aim, plan: Plan, place: int) -> Aim:
        """What the last action leaves out, if such an action is known to hold with it; else `aim`."""
        begun = [call.move.action for call in plan.calls[: place + 1] if call.move is not None and call.move.action]
        missing = list(left_out(begun[-1], self.game)) if begun and begun[-1].kind == aim.what else []
        return Aim(aim.stage, missing[0]) if missing and self._holds(aim) else aim

    def _holds(self, aim: Aim) -> bool:
        return aim in self.found and self.found[aim].state == "held"

    def _finding(self, aim: Aim, state: State, case: str = "", text: str = "", step: str = "") -> Finding:
        return Finding(stage=aim.stage, state=state, what=aim.what, game=self.game, case=case, step=step, text=text)


def _is_judged_well(plan: Plan) -> bool:
    """Whether a scenario suits all judgments besides its steps: it has hidden cards, an action, and does not end the
    game, after which nothing but the result is judged.
    """
    hidden = PROFILES[plan.game].hidden_zones
    kinds = acted(plan)
    ends = "concede" in kinds or any(call.ends for call in plan.calls)
    return bool(kinds) and not ends and any(card.zone in hidden for card in plan.position.cards)


def _at(run: Run, place: int) -> Aim:
    """The move or the check of a step."""
    plan, edition = run
    call = plan.calls[place]
    shown = next((need for need in call.needs if need in JUDGED), None)
    if call.answers or call.asks:
        return Aim("questions", asked_at(plan, edition, place) or (AN_ANSWER if call.is_when else A_QUESTION))
    if shown is not None:
        return Aim("declared", shown)
    begun = [at for at, one in enumerate(plan.calls[: place + 1]) if one.is_when and not one.answers]
    unit = wanted_line(plan, edition).unit_at(begun[-1]) if begun else None
    move = plan.calls[begun[-1]].move if begun else None
    if move is None or move.action is None:
        return Aim("actions", SET_UP)
    return Aim("actions", REFUSAL if unit is not None and unit.refused else move.action.kind)


def _told(result: Result) -> str:
    """The message; for a failed step only the expected and the actual value."""
    failed = next((step for step in result.steps if step.status == "failed"), None)
    return result.message if failed is None else f"expected {failed.expected}; got {failed.actual}"
