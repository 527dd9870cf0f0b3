"""Selects the scenarios to run, and their editions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from oracle.book.citing import cited
from oracle.engines import reference_books as books
from oracle.profiles import PROFILES, Profile
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.games import game_named
from oracle.suite.plan import Plan

ALL = "all"


class ClauseChoice(Struct, frozen=True):
    """A clause of one game, or a statement `reading:number`, with everything below it."""

    number: str
    game: str

    def holds(self, game: str, clause: str) -> bool:
        """Whether a clause of a game is this one or below it: 4.3 selects 4.3.2 but not 4.30."""
        below = (f"{self.number}.", f"{self.number}-")
        return self.game == game and (clause == self.number or clause.startswith(below))


def among(choices: Sequence[ClauseChoice], game: str, clause: str) -> bool:
    """Whether a clause of a game is one of those selected, or below one; with an empty selection, all are."""
    return not choices or any(choice.holds(game, clause) for choice in choices)


class Selection(Struct, frozen=True, kw_only=True):
    """What to run; omitted fields mean everything, except that omitted editions mean each game's current one."""

    game: str | None = None
    editions: tuple[str, ...] = ()
    """Edition names, or `all`, optionally for one game only: `altered/1.x`, `altered/all`."""
    clauses: tuple[ClauseChoice, ...] = ()
    cases: tuple[str, ...] = ()

    def runs(self, plans: Iterable[Plan]) -> tuple[tuple[Plan, str], ...]:
        """Scenario and edition of every run, by feature, line and edition."""
        found = [
            (plan, edition)
            for plan in plans
            if self._chosen(plan)
            for edition in plan.editions
            if self._under(plan, edition)
        ]
        return tuple(sorted(found, key=lambda run: (run[0].feature, run[0].line, run[1])))

    def _chosen(self, plan: Plan) -> bool:
        if self.game is not None and plan.game != self.game:
            return False
        if self.clauses and not any(among(self.clauses, plan.game, name) for name in plan.clauses):
            return False
        return not self.cases or any(plan.case == case or plan.case.startswith(case + "/") for case in self.cases)

    def _under(self, plan: Plan, edition: str) -> bool:
        if not self.editions:
            return edition == PROFILES[plan.game].current
        return any(name in self.editions for name in (ALL, edition, f"{plan.game}/{ALL}", f"{plan.game}/{edition}"))


def select(
    *,
    plans: Iterable[Plan],
    game: str | None = None,
    editions: Iterable[str] = (),
    clauses: Iterable[str] = (),
    cases: Iterable[str] = (),
) -> Selection:
    """A selection from user input; `InvalidWordsError` names unknown words and the closest known ones."""
    plans = tuple(plans)
    chosen = None if game is None else game_named(game)
    return Selection(
        game=None if chosen is None else chosen.id,
        editions=tuple(_edition(name, chosen) for name in editions),
        clauses=tuple(choice for text in clauses for choice in clause_choices(text, chosen)),
        cases=tuple(_case(name, plans) for name in cases),
    )


def tag_words(game: str | None, clauses: Iterable[str], cases: Iterable[str]) -> tuple[str, ...]:
    """Words found in every feature file that this selection can use; empty if any file may match.

    Raises InputError and InvalidWordsError as `select` does, except for cases.
    """
    chosen = None if game is None else game_named(game)
    choices = [choice for text in clauses for choice in clause_choices(text, chosen)]
    if choices:
        return tuple(sorted({f"@clause:{choice.number}" for choice in choices}))
    return tuple(sorted({f"@case:{case.partition('/')[0]}" for case in cases}))


def clause_choices(text: str, game: Profile | None = None) -> tuple[ClauseChoice, ...]:
    """The clauses selected by user input: `4.3`, `altered/5.1.2`, `lorcana/2.1:4.6.6.1`, `seed-guide:4`.

    Scenarios are tagged with current numbers, so numbers of an earlier edition are translated. A statement of another
    document selects the scenarios tagged with it, or with the statement it repeats, and the book's clauses too if they
    are equivalent. Raises InputError for an unknown clause, naming the closest ones.
    """
    found: list[ClauseChoice] = []
    for one in cited(text, [known for known in books.PLAYED if game is None or known == game.id], books.catalogue):
        if one.statement is not None:
            found.append(ClauseChoice(f"{one.edition}:{one.number}", one.game))
            if one.statement.repeats is not None:
                found.append(ClauseChoice(one.statement.repeats, one.game))
        if one.statement is None or one.statement.agrees != "outcome":
            found += [ClauseChoice(clause.number, one.game) for clause in one.clauses]
    return tuple(found)


def _edition(name: str, game: Profile | None) -> str:
    names = [(one.id, edition) for one in PROFILES.values() if game in (None, one) for edition in (ALL, *one.editions)]
    known = {edition for _, edition in names}
    if name not in known and name not in {f"{one}/{edition}" for one, edition in names}:
        raise InvalidWordsError(f'there is no edition or reading "{name}"{nearest(name, known)}')
    return name


def _case(name: str, plans: tuple[Plan, ...]) -> str:
    known = {plan.case for plan in plans} | {plan.case.partition("/")[0] for plan in plans}
    if name not in known:
        raise InvalidWordsError(f'there is no case "{name}"{nearest(name, known)}')
    return name
