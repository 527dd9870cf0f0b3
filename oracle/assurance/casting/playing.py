"""Casting for one engine: each scenario is played with the cards that the engine has, if it is the same rule so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from oracle.assurance.casting.casting import MADE_UP, PLAIN, Cast, roles_of
from oracle.assurance.casting.library import Casts, known
from oracle.assurance.casting.search import Judge
from oracle.assurance.faults.dictionary import digest_of_case
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result
from oracle.suite.jobs import Run
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan

Mode = Literal["printed", "auto"]
"""With printed cards alone; as it is written where the engine has the cards, else with others."""


class Casting:
    """Chooses casts for the engine that is checked, and learns which cards it lacks from what it answers.

    Implements `oracle.suite.runner.Casting`.
    """

    def __init__(self, mode: Mode) -> None:
        self._mode = mode
        self._lacking: dict[str, set[str]] = {}
        """Game → printed cards that the engine does not know."""
        self._unplayed: dict[str, set[str]] = {}
        """Case → its made-up cards that the engine cannot play."""
        self._made_up: frozenset[str] = frozenset()
        """Games in which it plays made-up cards."""
        self._written: Sequence[Run] = ()

    def begin(self, info: EngineInfo, runs: Sequence[Run]) -> list[Run]:
        """The runs with the casts that are tried first, in the same order."""
        self._made_up = frozenset(game for game, of in info.games.items() if MADE_UP in of.capabilities)
        self._written = runs
        return [(self._cast(plan, edition), edition) for plan, edition in runs]

    def again(self, runs: Sequence[Run], results: Sequence[Result]) -> Iterator[tuple[int, Run]]:
        """Places of runs that lack a card, with another cast for each that has one."""
        for (plan, _), result in zip(runs, results, strict=True):
            there = {card.card for card in plan.position.cards if card.card is not None} & set(result.lacking)
            self._lacking.setdefault(plan.game, set()).update(there - plan.definitions.keys())
            self._unplayed.setdefault(plan.case, set()).update(there & plan.definitions.keys())
        for place, ((plan, edition), result) in enumerate(zip(self._written, results, strict=True)):
            if result.verdict == "unsupported" and result.lacking:
                other = self._cast(plan, edition)
                if other.position != runs[place][0].position:
                    yield place, (other, edition)

    def _cast(self, plan: Plan, edition: str) -> Plan:
        roles = roles_of(plan)
        made_up = self._mode == "auto" and plan.game in self._made_up
        lacking, unplayed = self._lacking.get(plan.game, set()), self._unplayed.get(plan.case, set())
        missed = [
            role for role in roles if (not made_up or role in unplayed if role in plan.definitions else role in lacking)
        ]
        library = known(plan.game) if missed else None
        kept = None if library is None else library.cases.get(plan.case)
        if kept is None or kept.digest != digest_of_case(plan):
            return plan
        judge: Judge | None = None
        for cast in _casts(kept, missed, lacking, made_up=made_up):
            judge = judge or Judge(plan, edition)
            found = judge.accepts(cast, strict=False)
            if found is not None:
                return _titled(found, plan, cast)
        return plan


def _casts(kept: Casts, missed: Sequence[str], lacking: set[str], *, made_up: bool) -> Iterator[Cast]:
    """The casts that give every missed role a card that the engine has, as far as is known: the fewest changes first.

    A whole cast was tried as such; where made-up cards may stay, the roles that are not missed may keep theirs.
    """
    plain = {role: PLAIN for role in missed if made_up and role in kept.plain}
    casts = [cast for cast in kept.casts if not lacking & set(cast.values())]
    if made_up:
        for cast in (plain, *({role: cast[role] for role in missed if role in cast} | plain for cast in casts)):
            if set(missed) <= cast.keys():
                yield cast
    yield from (cast for cast in casts if set(missed) <= cast.keys())


def _titled(found: Plan, plan: Plan, cast: Cast) -> Plan:
    told = ", ".join(f"{card or 'a plain card'} for {role}" for role, card in sorted(cast.items()))
    return bind(replace(data_of(found), scenario=f"{plan.scenario} (played by {told})"))
