"""Plans as vectors."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Action, Decision
from oracle.suite.ending import ends_with
from oracle.suite.intent.kept import swaps, wanted_line
from oracle.suite.intent.line import Fact, Line
from oracle.suite.plan import Call, Plan, setup_params
from oracle.suite.vectors.as_data import checks_of
from oracle.suite.vectors.checks import AnyOf
from oracle.suite.vectors.model import (
    FORMAT,
    Act,
    Answer,
    Decline,
    File,
    Intent,
    Question,
    See,
    Setup,
    Step,
    Vector,
    Vocabulary,
    Wish,
)

Progress = Callable[[int, int, str], None]
"""Called with how many runs are done, how many there are, and the feature."""


def vector_files(runs: Iterable[tuple[Plan, str]], progress: Progress | None = None) -> tuple[File, ...]:
    """The vectors of these scenarios and editions, a file each feature, by feature and line."""
    runs = tuple(runs)
    files: dict[str, list[Vector]] = {}
    games: dict[str, str] = {}
    for done, (plan, edition) in enumerate(runs, start=1):
        games[plan.feature] = plan.game
        _add(files.setdefault(plan.feature, []), vector_of(plan, edition))
        if progress is not None:
            progress(done, len(runs), plan.feature)
    return tuple(
        File(format=FORMAT, feature=feature, game=games[feature], vectors=tuple(found))
        for feature, found in sorted(files.items())
    )


def _add(found: list[Vector], vector: Vector) -> None:
    """Editions under which a scenario says the same share a vector."""
    for place, known in enumerate(found):
        if known.case == vector.case and replace(known, editions=vector.editions) == vector:
            found[place] = replace(known, editions=(*known.editions, *vector.editions))
            return
    found.append(vector)


def vector_of(plan: Plan, edition: str) -> Vector:
    """One scenario under one edition."""
    game, line = PROFILES[plan.game], wanted_line(plan, edition)
    params = setup_params(plan, edition)
    steps = tuple(_step(call, game, edition) for call in plan.calls)
    looked = [check for step in steps if isinstance(step, See) for check in step.checks]
    ends = ends_with(plan.calls, edition)
    return Vector(
        case=plan.case,
        editions=(edition,),
        scenario=plan.scenario,
        line=plan.line,
        clauses=plan.clauses,
        conflicts=plan.conflicts,
        rulings=plan.rulings,
        needs=plan.needs,
        asked=plan.asked,
        midway=plan.midway,
        open_questions=tuple(check.question for check in looked if isinstance(check, AnyOf)),
        setup=Setup(
            position=params.position,
            definitions=params.definitions,
            printings=params.printings,
            chance=params.chance,
        ),
        steps=steps,
        ends_in=None if ends is None else plan.calls.index(ends),
        leaves_open=tuple(place for place in _ends_of_actions(plan.calls) if line.leaves_open(place)),
        intents=_intents(plan, edition, line),
    )


def _ends_of_actions(calls: tuple[Call, ...]) -> list[int]:
    return [*(place for place, call in enumerate(calls) if call.is_when and not call.answers), len(calls)]


class _Heard:
    """In place of a `World`: keeps what a When step does."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self.steps: list[Step] = []

    def act(self, player: str, action: Action) -> None:
        self.steps.append(Act(text=self.call.text, line=self.call.line, player=player, action=action))

    def decline(self, player: str, action: Action) -> None:
        self.steps.append(Decline(text=self.call.text, line=self.call.line, player=player, action=action))

    def choose(self, player: str, answer: tuple[str, ...]) -> None:
        self.steps.append(Answer(text=self.call.text, line=self.call.line, player=player, answer=answer))


def _step(call: Call, game: Profile, edition: str) -> Step:
    if not call.is_when:
        return See(text=call.text, line=call.line, checks=checks_of(call, game, edition))
    heard = _Heard(call)
    call.function(heard, *call.arguments)
    (step,) = heard.steps
    return step


def _intents(plan: Plan, edition: str, line: Line) -> tuple[Intent, ...]:
    return tuple(
        Intent(
            step=unit.act,
            refused=unit.refused,
            wishes=tuple(_wish(plan, edition, fact) for fact in unit.facts),
        )
        for unit in line.units
    )


def _wish(plan: Plan, edition: str, fact: Fact) -> Wish:
    free = fact.answer is not None and not fact.said and swaps(plan, edition, fact) is not None
    return Wish(step=fact.place, question=_question(fact.question), answer=fact.answer, said=fact.said, free=free)


def _question(asked: Decision) -> Question:
    return Question(
        player=asked.player,
        kind=asked.kind,
        options=asked.options,
        least=asked.least,
        most=asked.most,
        source=asked.source or "",
        modes=asked.modes,
        part=asked.part,
    )


def vocabulary_of(game: Profile) -> Vocabulary:
    """What a consumer has to know of a game."""
    return Vocabulary(
        editions=game.editions,
        resource_zone=game.resource_zone,
        spent=game.spent,
        shared_zones=game.shared_zones,
        order_zones=game.order_zones,
        counts_turns=game.counts_turns,
    )
