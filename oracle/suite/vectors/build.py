"""Turns plans into vectors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile

from msgspec import UNSET
from msgspec.structs import replace

from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Decision
from oracle.suite.errors import SuiteError, SuiteErrors
from oracle.suite.intent.line import Fact, Line
from oracle.suite.intent.wanted import swaps, wanted_line
from oracle.suite.phrases.calls import checks_of
from oracle.suite.plan import Call, Plan, setup_params
from oracle.suite.play.ending import ends_with
from oracle.suite.play.failure import ACCEPTED, REFUSED
from oracle.suite.table.changes import ONCE_OVER, sent_groups
from oracle.suite.table.checks import LAST_ACTION, AnyOf, Asked, Changed, Check, Is, Not, Replied
from oracle.suite.table.table import card_parts
from oracle.suite.vectors.model import (
    FORMAT,
    Act,
    Decide,
    File,
    Intent,
    Params,
    Question,
    See,
    Setup,
    Step,
    Vector,
    Vocabulary,
    Wish,
)

Progress = Callable[[int, int, str], None]
"""Called with the number of runs done, the total, and the feature."""


def vector_files(runs: Iterable[tuple[Plan, str]], progress: Progress | None = None) -> tuple[File, ...]:
    """The vectors of these scenarios and editions, one file per feature, by feature and line."""
    runs = tuple(runs)
    files: dict[str, list[Vector]] = {}
    games: dict[str, str] = {}
    for done, (plan, edition) in enumerate(runs, start=1):
        if not can_be_told(plan, edition):
            continue
        games[plan.feature] = plan.game
        _add(files.setdefault(plan.feature, []), vector_of(plan, edition))
        if progress is not None:
            progress(done, len(runs), plan.feature)
    return tuple(
        File(format=FORMAT, feature=feature, game=games[feature], vectors=tuple(found))
        for feature, found in sorted(files.items())
    )


def can_be_told(plan: Plan, edition: str) -> bool:
    """Whether a scenario has a vector under an edition.

    It has none if a consumer's moves depend on whether it is asked, or if the rules do not settle what happens and the
    scenario lists no outcomes: anything an engine does there is right, even never ending.
    """
    if any(call.if_asked and not call.added for call in plan.calls):
        return False
    return bool(plan.open_questions) or wanted_line(plan, edition).undecided is None


def _add(found: list[Vector], vector: Vector) -> None:
    """Editions under which a scenario has the same content share a vector."""
    for place, known in enumerate(found):
        if known.case == vector.case and replace(known, editions=vector.editions) == vector:
            found[place] = replace(known, editions=(*known.editions, *vector.editions))
            return
    found.append(vector)


def vector_of(plan: Plan, edition: str) -> Vector:
    """One scenario under one edition, without answers that are never asked for because no other is possible."""
    if any(call.added == "said" for call in plan.calls):
        kept = [place for place, call in enumerate(plan.calls) if call.added != "said"]
        plan = replace(
            plan, calls=tuple(plan.calls[place] for place in kept), steps=tuple(plan.steps[place] for place in kept)
        )
    line, params = wanted_line(plan, edition), setup_params(plan, edition)
    telling = _Telling(plan, edition, line)
    steps = tuple(telling.step(place) for place in range(len(plan.calls)))
    facts = [fact for unit in line.units for fact in unit.facts]
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
        open_questions=tuple(one.question for look in telling.looks for one in look if isinstance(one, AnyOf)),
        setup=Setup(
            position=params.position,
            definitions=params.definitions,
            printings=params.printings,
            chance=params.chance,
        ),
        steps=steps,
        manners=tuple(_manners(plan, telling, facts)),
        intents=_intents(plan, edition, line, telling.open_after),
    )


def _manners(plan: Plan, telling: _Telling, facts: list[Fact]) -> Iterator[str]:
    if any(fact.question.part == "target" for fact in facts):
        yield "asks-targets"
    under = {(card.ref, card.under) for card in plan.position.cards if card.under is not None}
    under |= {pair for look in telling.looks for check in look for pair in _said_under(check)}
    stacked, tops = {ref for ref, _ in under}, [over for _, over in under]
    if stacked & set(tops) or len(tops) > len(set(tops)):
        yield "stacks-in-order"


def _said_under(check: Check) -> Iterator[tuple[str, str]]:
    """For each card that a check expects under another one, now or before: both cards."""
    if isinstance(check, Not):
        return
    if isinstance(check, AnyOf):
        yield from (pair for outcome in check.outcomes for one in outcome.see for pair in _said_under(one))
    elif isinstance(check, Changed):
        cards = ((row.at[1], side) for row in check.rows if row.at[0] == "cards" for side in (row.before, row.to))
        yield from ((ref, side["under"]) for ref, side in cards if side and side.get("under"))
    elif isinstance(check, Is) and check.at[0] == "cards" and check.at[-1] == "under":
        yield from ((check.at[1], str(over)) for over in check.values)


_Open = dict[int, Fact]
"""Index of a call → the reference's question after it."""


def _open_after(calls: tuple[Call, ...], line: Line) -> _Open:
    units = {unit.act: unit for unit in line.units}
    found: _Open = {}
    facts: list[Fact] = []
    for place, call in enumerate(calls):
        if place in units:
            facts = [fact for fact in units[place].facts if not fact.said]
        still_open = next((fact for fact in facts if fact.place > place), None)
        if call.is_when and still_open is not None:
            found[place] = still_open
    return found


class _Telling:
    """A plan under one edition, call by call."""

    def __init__(self, plan: Plan, edition: str, line: Line) -> None:
        self.calls = plan.calls
        self.open_after = _open_after(plan.calls, line)
        ends = ends_with(plan.calls, edition)
        self.ends_in = len(plan.calls) if ends is None else plan.calls.index(ends)
        self.moves = {place: call.move for place, call in enumerate(plan.calls) if call.move is not None}
        self.looks = [() if call.is_when else _checks(plan, call, edition) for call in plan.calls]

    def step(self, place: int) -> Step:
        call = self.calls[place]
        if not call.is_when:
            checks = tuple(self._since(check, place) for check in self.looks[place])
            return See(text=call.text, line=call.line, checks=checks)
        may_ask = any(isinstance(check, Asked) for check in _left_open(self._looks_after(place)))
        move = self.moves[place]
        return (Decide if move.action is None else Act)(
            text=call.text,
            line=call.line,
            params=Params(player=move.player, action=move.action, answer=move.answer),
            reply=self._reply(place),
            asks=_question(self.open_after[place].question) if place in self.open_after else None,
            may_ask=may_ask,
            may_end=place >= self.ends_in,
        )

    def _looks_after(self, place: int) -> list[Check]:
        """The checks between a call and the next one."""
        after = takewhile(lambda later: not self.calls[later].is_when, range(place + 1, len(self.calls)))
        return [check for later in after for check in self.looks[later]]

    def _reply(self, place: int) -> tuple[str, ...]:
        checks = self._looks_after(place)
        if any(isinstance(check, Replied) for check in _left_open(checks)):
            return (ACCEPTED, REFUSED)
        refused = any(isinstance(check, Replied) and check.status == REFUSED for check in checks)
        return (REFUSED,) if refused else (ACCEPTED,)

    def _since(self, check: Check, place: int) -> Check:
        """The check with the step since which something has changed; an action that is taken back does not count."""
        if not isinstance(check, Changed):
            return check
        calls = [one for one in self.moves if one < place]
        begun = [one for one in calls if not self.moves[one].answers]
        action = (begun or calls[:1])[-1]
        taken_back = self.moves[calls[-1]].takes_back and self._reply(calls[-1]) == (ACCEPTED,)
        since = action if check.since == LAST_ACTION or taken_back else calls[-1]
        return replace(check, since=since, groups=ONCE_OVER if since > self.ends_in else check.groups)


def _checks(plan: Plan, call: Call, edition: str) -> tuple[Check, ...]:
    checks = checks_of(call, PROFILES[plan.game], edition)
    for check in checks:
        if isinstance(check, Changed) and any(row.before is UNSET for row in check.rows):
            wrong = 'a row has no old value: give the table a column "from"'
            raise SuiteErrors([SuiteError(plan.feature, call.line, wrong)])
    return checks


def _left_open(checks: list[Check]) -> list[Check]:
    """The open rules questions among these checks."""
    outcomes = [outcome for check in checks if isinstance(check, AnyOf) for outcome in check.outcomes]
    return [one for outcome in outcomes for check in outcome.see for one in _within(check)]


def _within(check: Check) -> tuple[Check, ...]:
    return check.see if isinstance(check, Not) else (check,)


def _intents(plan: Plan, edition: str, line: Line, open_after: _Open) -> tuple[Intent, ...]:
    return tuple(
        Intent(
            step=unit.act,
            refused=unit.refused,
            wishes=tuple(_wish(plan, edition, fact, open_after) for fact in unit.facts),
        )
        for unit in line.units
    )


def _wish(plan: Plan, edition: str, fact: Fact, open_after: _Open) -> Wish:
    asked = next((place for place, one in open_after.items() if one is fact), None)
    free = fact.answer is not None and not fact.said and swaps(plan, edition, fact) is not None
    return Wish(step=fact.place, asked=asked, answer=fact.answer, said=fact.said, free=free)


def _question(asked: Decision) -> Question:
    return Question(
        player=asked.player,
        kind=asked.kind,
        options=tuple(sorted(asked.options)),
        least=asked.least,
        most=asked.most,
        source=asked.source or "",
        modes=asked.modes,
        part=asked.part,
    )


def vocabulary_of(game: Profile) -> Vocabulary:
    """A consumer's vocabulary for a game."""
    return Vocabulary(
        editions=game.editions,
        resource_zone=game.resource_zone,
        spent=game.spent,
        zones=dict(card_parts(game)),
        implied={zone: found for zone in game.zones if (found := game.implied_in(zone))},
        order_zones=game.order_zones,
        sent=sent_groups(game),
    )
