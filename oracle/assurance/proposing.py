"""A proposal in play: random games under the edition and under the proposal, and the smallest position that differs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.generate.coverage_guide import CoverageGuide, InterestingCase
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.asked import asked_for
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.possible import possible
from oracle.assurance.fuzz.generate.random_walk import RandomWalk
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep, play
from oracle.assurance.fuzz.reduce.measure import length
from oracle.assurance.fuzz.reduce.reducer import Bounds, Reduced, Reducer
from oracle.assurance.fuzz.render.feature import Heading, Judge, NotExpressible, expressible, moves_of, write_feature
from oracle.assurance.own import own
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import has_clause, title_of
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo, SetupParams, SetupResult
from oracle.suite.impact.proposed import Games, Smallest, Spot
from oracle.suite.impact.proposing import Proposal
from oracle.suite.phrases.move import Move
from oracle.suite.plan import Plan, setup_params

BLOCK = 150
"""The games made from the same stock of cards."""
MADE = 20
"""The maximum number of positions drawn until one is possible."""
QUOTED = 480
"""The maximum number of characters of a remark in a feature file."""
SHRUNK = 4
"""The maximum number of differences that are shrunk; the smallest result is used."""
Tick = Callable[[int, int], None]
"""Called with the number of games done, and the total."""


class Found(NamedTuple):
    """A case in which the two differ."""

    case: Case
    difference: Difference
    scenario: str
    """The scenario that it comes from; empty for a random game."""


class _Proposed(ReferenceEngine):
    """The reference with a proposal in place of the edition; it knows no other edition."""

    def __init__(self, proposal: Proposal) -> None:
        super().__init__(name=proposal.name, asked=proposal.instead)
        self._only = proposal.edition

    def setup(self, params: SetupParams) -> SetupResult:
        if params.edition != self._only:
            return SetupResult(status="unsupported", unsupported=(params.edition,))
        return super().setup(params)


class _Heedless(set[int]):
    """Ignores the open conflicts that a game rests on: two rules are compared, and no engine is judged."""

    def add(self, _: int) -> None:
        """Forget it."""

    def update(self, *_: Iterable[int]) -> None:
        """Forget them."""

    def __ior__(self, _: object) -> _Heedless:  # type: ignore[override]
        return self


class Pair:
    """The edition and the proposal, to be played side by side."""

    def __init__(self, proposal: Proposal) -> None:
        self.proposal = proposal
        self.reference = ReferenceEngine(tracing=True)
        self.reference.rests_on = _Heedless()
        self.engine = _Proposed(proposal)
        self.info: EngineInfo = self.engine.initialize()

    def games(
        self, count: int, seed: int, tick: Tick, about: Sequence[str] = (), near: Sequence[Found] = ()
    ) -> tuple[Games, list[Found]]:
        """Random games; those in which the two differ are played up to the difference.

        `about`: the subjects of their cards, in the words of the card language. `near`: cases from which they are
        derived, with other cards and moves; without them they begin anywhere. Raises UnknownWord.
        """
        game = self.proposal.game.id
        walk, found, played, first = self._walk(about), list[Found](), 0, None
        guide = CoverageGuide([InterestingCase(case=one.case, reached=(one.scenario,)) for one in near])
        for number in range(count):
            if number % BLOCK == 0:
                walk.maker.restock(Dice(f"{seed}/{game}/{number // BLOCK}"))
            dice = Dice(f"{seed}/{number}")
            self.reference.seed = dice.between(1, 10**9)
            drawn = self._drawn(dice, walk, guide if near else None)
            if drawn is not None:
                played += 1
                case, difference = walk.play(dice, *drawn)
                if difference is not None:
                    first = walk.actions if not found else first
                    whole = replace(case, setup=replace(case.setup, chance=difference.chance))
                    found.append(Found(whole, difference, ""))
            tick(number + 1, count)
        games = Games(
            seed=seed,
            about=tuple(about),
            near=bool(near),
            games=played,
            actions=walk.actions,
            differing=len(found),
            first_after=first,
            spots=self._spots(found),
        )
        return games, found

    def _walk(self, about: Sequence[str]) -> RandomWalk:
        game = self.proposal.game.id
        support, words = self.info.games[game], own(game).words
        asked = frozenset[str]() if words is None or not about else asked_for(words, about)
        offered = Offered(capabilities=frozenset(support.capabilities), language=support.language, asked=asked)
        return RandomWalk(Lockstep(self.reference, self.engine, self.info), own(game).maker(offered), offered)

    def _drawn(
        self, dice: Dice, walk: RandomWalk, guide: CoverageGuide | None
    ) -> tuple[SetupParams, tuple[Move, ...]] | None:
        """A possible position and moves to begin with."""
        for _ in range(MADE):
            setup, moves = walk.maker.setup(dice, self.proposal.edition), tuple[Move, ...]()
            if guide is not None:
                setup, moves = guide.derived(dice, walk.maker, walk.offered)
            if (fit := possible(setup, self.reference)) is not None:
                return fit, moves
        return None

    def _spots(self, found: Iterable[Found]) -> tuple[Spot, ...]:
        """The kinds of difference, the most frequent first."""
        times = Counter((one.difference.clause, one.difference.signature.words()) for one in found)
        spots = (
            Spot(times=count, clause=clause, title=self._title(clause), what=what)
            for (clause, what), count in times.items()
        )
        return tuple(sorted(spots, key=lambda spot: (-spot.times, spot.clause, spot.what)))

    def _title(self, clause: str) -> str:
        return title_of(self.proposal.game.id, clause) if has_clause(self.proposal.game.id, clause) else ""

    def in_scenarios(self, plans: Iterable[Plan]) -> Iterator[Found]:
        """The scenarios in which the two differ when played move by move."""
        for plan in plans:
            case = Case(setup=setup_params(plan, self.proposal.edition), moves=moves_of(plan))
            difference = play(case, self.reference, self.engine, self.info)
            if difference is not None:
                yield Found(case, difference, plan.case)

    def smallest(self, found: Sequence[Found], seconds: float) -> Smallest | None:
        """The smallest position to which any of these shrinks, ready to be saved as a scenario; None if there is none.

        The shortest cases are shrunk first, one for each kind of difference.
        """
        kinds = {one.difference.signature: one for one in sorted(found, key=lambda one: -length(one.case))}
        first = sorted(kinds.values(), key=lambda one: length(one.case))[:SHRUNK]
        bounds = Bounds(seconds=seconds / max(1, len(first)))
        reducer = Reducer(self.reference, self.engine, self.info, bounds, expressible)
        shrunk = [(reducer.reduce(one.case, one.difference), one) for one in first]
        best = sorted(shrunk, key=lambda pair: (pair[0].flaky, pair[0].length))
        told = [self._told(reduced, one) for reduced, one in best]
        return next((one for one in told if one.feature), next(iter(told), None))

    def _told(self, shrunk: Reduced, one: Found) -> Smallest:
        found, setup = shrunk.difference, shrunk.case.setup
        feature, why = self._feature(shrunk)
        return Smallest(
            found_in=one.scenario,
            did=found.did,
            what=found.what,
            a=found.reference,
            b=found.engine,
            clause=found.clause,
            cards=len(setup.position.cards),
            moves=len(shrunk.case.moves),
            runs=shrunk.runs,
            feature=feature,
            no_feature=why,
        )

    def _feature(self, shrunk: Reduced) -> tuple[str, str]:
        found, proposal = shrunk.difference, self.proposal
        edition = f"{proposal.game.id}/{proposal.edition}"
        heading = Heading(
            feature=shown(f"Proposed: {proposal.title}", QUOTED),
            scenario=shown(f"{found.did or 'The position is set up'}, as {edition} has it", QUOTED),
            case=f"proposed-{re.sub('[^a-z0-9]+', '-', proposal.name.lower()).strip('-')}".strip("-"),
            clauses=(found.clause,) if has_clause(proposal.game.id, found.clause) else (),
            edition=proposal.edition,
            row=found.row,
            remarks=(
                shown(f"It holds under {edition}, and fails under the proposal {proposal.name}.", QUOTED),
                shown(f"{found.what}: {edition}: {found.reference}; {proposal.name}: {found.engine}", QUOTED),
            ),
        )
        try:
            return write_feature(shrunk.case, heading, ReferenceEngine(), Judge(engine=self.engine, info=self.info)), ""
        except NotExpressible as error:
            return "", str(error)
