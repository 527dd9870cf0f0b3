"""Scenarios as played with casts, with the reference's results cached on disk.

The cache is stored with the compiled plans, valid while the rules, the cards and the scenario stay the same.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.casting.adapting.adapter import Adapter
from oracle.assurance.casting.adapting.told import Changes
from oracle.assurance.casting.casting import Cast
from oracle.assurance.casting.from_decks.judging import Reaching
from oracle.assurance.casting.from_decks.told import Game
from oracle.assurance.casting.search import Judge
from oracle.assurance.faults.dictionary import digest_of_case
from oracle.suite.files.kept import Kept
from oracle.suite.intent.wanted import learn, told
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan, PlanData
from oracle.suite.reading.sources import fingerprint


class _Played(Struct, array_like=True, frozen=True):
    plan: PlanData | None
    """None if the rule is no longer the same with this cast."""
    wanted: bytes = b""
    """The wishes in the scenario, so that the reference need not play it again."""


class PlayedCasts:
    """The scenarios of one game with their casts."""

    def __init__(self, game: str) -> None:
        self._kept = Kept[dict[str, _Played]]("casts", dict[str, _Played], fingerprint(), (game,))
        self._played = self._kept.read() or {}
        self._changed = False
        self._judge: Judge | None = None

    def of(
        self, plan: Plan, edition: str, cast: Cast, changes: Changes | None = None, game: Game | None = None
    ) -> Plan | None:
        """The scenario played with a cast, by name; None if the rule is no longer the same.

        `changes`: for an adaptation, what changes besides the cards. `game`: the game from decks that leads to it.
        """
        # The reference shows whether a rule stays the same, but a decision may contradict the reference.
        settled, plan = plan.settled, replace(plan, settled={})
        told = msgspec.json.encode(
            (sorted(cast.items()), *(() if changes is None else (changes,)), *(() if game is None else (game,)))
        ).decode()
        key = " ".join((edition, plan.case, digest_of_case(plan), told))
        known = self._played.get(key)
        if known is None:
            known = self._played[key] = self._tried(plan, edition, cast, changes, game)
            self._changed = True
        if known.plan is None:
            return None
        found = bind(known.plan)
        learn(found, edition, known.wanted)
        return replace(found, settled=settled) if settled else found

    def save(self) -> None:
        """Store the new findings; does nothing if that fails."""
        if self._changed:
            self._kept.write(self._played)
            self._changed = False

    def _tried(self, plan: Plan, edition: str, cast: Cast, changes: Changes | None, game: Game | None) -> _Played:
        if self._judge is None or (self._judge.plan, self._judge.edition) != (plan, edition):
            self._judge = Judge(plan, edition)
        found = with_cast(self._judge, cast, changes) if cast or game is None else plan
        if found is not None and game is not None:
            found = Reaching(found, edition).led_by(game)
        if found is None:
            return _Played(None)
        return _Played(data_of(titled(found, plan, cast, adapted=changes is not None, game=game)), told(found, edition))


def with_cast(judge: Judge, cast: Cast, changes: Changes | None) -> Plan | None:
    """The scenario played with a cast or an adaptation; None if the rule is no longer the same."""
    if changes is None:
        return judge.accepts(cast, strict=False)
    return Adapter(judge.plan, judge.edition).kept(cast, changes)


def titled(found: Plan, plan: Plan, cast: Cast, *, adapted: bool = False, game: Game | None = None) -> Plan:
    """The scenario played with a cast; its title names the cards, and mentions the game that leads to it."""
    others = [(role, card) for role, card in sorted(cast.items()) if role != card]
    says = [] if game is None else [f"after a game of {len(game.moves)} moves"]
    if others:
        says += [", ".join(f"{card or 'a plain card'} for {role}" for role, card in others)]
        says[-1] = f"{'adapted, played by' if adapted else 'played by'} {says[-1]}"
    if not says:
        # Every card plays itself.
        return found
    return bind(replace(data_of(found), scenario=f"{plan.scenario} ({', '.join(says)})"))
