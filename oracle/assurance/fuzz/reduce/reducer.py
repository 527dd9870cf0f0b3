"""Reduces a case to the shortest one found that still shows the same difference.

Every shortening by `measure.length` is tried: later starts, fewer moves, fewer cards, plainer cards, ordinary states
and turns, the current edition. A change that keeps the difference stays, and everything is tried again until nothing
shortens the case. The order of candidates is fixed, so the same case gives the same result, unless time runs out
first.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import product

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.generate.possible import impossible
from oracle.assurance.fuzz.lockstep.lockstep import play as to_the_letter
from oracle.assurance.fuzz.lockstep.whole_actions import play, play_by_actions
from oracle.assurance.fuzz.reduce import card_passes, case_passes, detours
from oracle.assurance.fuzz.reduce.measure import length
from oracle.assurance.fuzz.reduce.prefix import without_prefix
from oracle.assurance.fuzz.reduce.same import put_sharply, same_difference
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import BREAKDOWNS, Undecided
from oracle.protocol.messages import EngineInfo

Pass = Callable[[Case], Iterator[Case]]
Play = Callable[[Case], Difference | None]


def fewer_cards_and_answers(case: Case) -> Iterator[Case]:
    """Without a card and without an answer: if one option is left, no question is asked."""
    for fewer in case_passes.single_cards(case):
        yield from case_passes.fewer_answers(fewer)


def plainer_and_fewer_answers(case: Case) -> Iterator[Case]:
    """With a smaller text of a card, and without an answer that it no longer asks for."""
    if any(move.action is None for move in case.moves):
        for plain in card_passes.plain_definitions(case):
            yield from case_passes.fewer_answers(plain)


COARSE_PASSES: tuple[Pass, ...] = (case_passes.fewer_moves, case_passes.fewer_cards)
"""Changes that shorten a case a lot, tried before all others."""
FINE_PASSES: tuple[Pass, ...] = (
    case_passes.plain_piles,
    case_passes.plain_edition,
    case_passes.plain_turn,
    card_passes.plain_cards,
    case_passes.fewer_moves,
    case_passes.fewer_cards,
    case_passes.plain_states,
    case_passes.plain_players,
    card_passes.plain_definitions,
    card_passes.alike_cards,
    card_passes.merged_cards,
    case_passes.named_options,
    case_passes.plain_moves,
    case_passes.one_turn,
    case_passes.less_chance,
    fewer_cards_and_answers,
    plainer_and_fewer_answers,
    case_passes.pairs_of_cards,
)
DETOURS: tuple[Pass, ...] = (
    detours.spelled_out,
    detours.plain_parts,
    detours.as_effects_of_actions,
)
"""Changes that may lengthen it, tried when nothing else works."""
PASSES_AFTER_A_DETOUR: tuple[Pass, ...] = (
    case_passes.fewer_moves,
    case_passes.single_cards,
    case_passes.fewer_answers,
    fewer_cards_and_answers,
    card_passes.plain_definitions,
)
"""Changes needed in that case."""


class Bounds(Struct, frozen=True, kw_only=True):
    """The limits of reducing a case."""

    runs: int = 4000
    """The maximum number of games; within them the result is reproducible."""
    seconds: float = 60.0
    detour: int = 60
    """The maximum number of games for one detour; by then the case must be shorter."""
    detours: int = 500
    """The maximum number of games of detours without success."""


class Reduced(Struct, frozen=True, kw_only=True):
    """The shortest case found, and its difference."""

    case: Case
    difference: Difference
    runs: int
    length: float
    was: float
    """The length of the original case."""
    finished: bool
    """Whether nothing was left to try."""
    flaky: bool
    """Whether the engine was flaky."""
    by_actions: bool = False
    """Whether the difference shows when whole actions are compared."""


def is_plausible(case: Case, reference: ReferenceEngine) -> bool:
    """Whether a game can lead to the position: it has no card that the rules would have removed."""
    try:
        return not impossible(case.setup, reference)
    except (*BREAKDOWNS, Undecided):
        return False


class Reducer:
    """Reduces cases of one engine. The reference must be tracing."""

    def __init__(
        self,
        reference: ReferenceEngine,
        engine: Engine,
        info: EngineInfo,
        bounds: Bounds | None = None,
        expressible: Callable[[Case], bool] = lambda _: True,
    ) -> None:
        self.reference = reference
        self._judge = ReferenceEngine()
        self.engine = engine
        self.info = info
        self.bounds = bounds or Bounds()
        self.expressible = expressible
        """Whether there are words for a case; once there are, no attempt without words is accepted."""
        self._play: Play = self._to_the_letter
        """The way a case is played: as the difference was found, literally or by whole actions."""

    def reduce(self, case: Case, difference: Difference) -> Reduced:
        """The shortest case found with this difference. Raises EngineFault if the engine cannot be started."""
        self.wanted = difference
        self.runs = 0
        self.until = self.bounds.runs
        self.wasted = 0
        self.deadline = time.monotonic() + self.bounds.seconds
        self.tried: set[bytes] = set()
        whole = replace(case.setup, chance=difference.chance or case.setup.chance)
        begun = replace(case, setup=whole, moves=case.moves[: difference.index + 1])
        first = self._shown(difference, (begun, case))
        if first is None:
            return self._reduced(case, difference, case, flaky=True)
        begun, found = first
        self.now, self.found, self.wanted = begun, found, found
        self.in_words, self.plausible = self.expressible(begun), is_plausible(begun, self._judge)
        self._run_passes()
        flaky = not all(same_difference(self._played(self.now), self.wanted) for _ in range(2))
        return self._reduced(self.now, self.found, case, flaky=flaky)

    def _shown(self, difference: Difference, cases: tuple[Case, ...]) -> tuple[Case, Difference] | None:
        """The first case that shows the difference, and the difference; later cases are played in the same way."""
        for way, case in product((self._to_the_letter, self._by_actions), cases):
            self._play = way
            found = self._played(case)
            if found is not None and same_difference(found, difference):
                return case, found
        return None

    def _sharpen(self) -> None:
        """If one offers an option that the other does not: let the action name it, or leave nothing else to choose.

        Accepting the option, or its outcome, is stronger evidence than the question, and takes fewer cards.
        """
        if not same_difference(self._played(self.now), self.wanted) or self.found.kind != "question":
            return
        if self._play == self._by_actions:
            return
        for case, offering in self._sharper():
            found = self._played(case)
            if found is not None and put_sharply(found, self.found, offering):
                self.now, self.found, self.wanted = case, found, found
                self.in_words = self.expressible(case)
                return

    def _sharper(self) -> Iterator[tuple[Case, str]]:
        """The sharpened case, and the only side that offers the remaining option."""
        to_the_letter(self.now, self.reference, self.engine, self.info)
        offered: dict[str, set[str]] = {}
        for name, side in (("reference", self.reference), ("engine", self.engine)):
            asked = side.observe().decision
            offered[name] = set() if asked is None else set(asked.options)
        alone = {
            option: next(name for name, options in offered.items() if option in options)
            for option in sorted(offered["reference"] ^ offered["engine"])
        }
        for option, offering in alone.items():
            yield from ((case, offering) for case in case_passes.with_option(self.now, option))
        for kept, case in case_passes.without_choice(self.now, sorted({*offered["reference"], *offered["engine"]})):
            yield case, alone.get(kept, "")

    def _reduced(self, case: Case, difference: Difference, first: Case, *, flaky: bool) -> Reduced:
        return Reduced(
            case=case,
            difference=difference,
            runs=self.runs,
            length=length(case),
            was=length(first),
            finished=not self._over(),
            flaky=flaky,
            by_actions=self._play == self._by_actions and not flaky,
        )

    def _run_passes(self) -> None:
        for candidates in (lambda case: without_prefix(case, self.reference), *COARSE_PASSES):
            self._run_pass(candidates)
        self._sharpen()
        before = None
        while before is not self.now and not self._over():
            before = self.now
            for candidates in (
                *FINE_PASSES,
                lambda case: without_prefix(case, self.reference),
                self._with_gifts_printed,
            ):
                self._run_pass(candidates)
            if before is self.now:
                self._try_detours()
        # Another name changes only which words of the events mention the card, and so which clause is named.
        self.wanted = self.found
        for names in (card_passes.plain_names, card_passes.plain_refs):
            for case in names(self.now):
                self._accept(case)

    def _try_detours(self) -> None:
        """Take the first detour that leads to a shorter case."""
        for candidates in DETOURS:
            for case in candidates(self.now):
                if self._over() or self.wasted >= self.bounds.detours:
                    return
                begun = self.runs
                if self._is_new(case) and self._try_detour(case):
                    return
                self.wasted += self.runs - begun

    def _try_detour(self, case: Case) -> bool:
        """Whether this case shows the difference and leads to a shorter one; otherwise everything is restored."""
        before = (self.now, self.found, self.in_words)
        if not self._accept(case):
            return False
        self.until = min(self.runs + self.bounds.detour, self.bounds.runs)
        for candidates in PASSES_AFTER_A_DETOUR:
            self._run_pass(candidates)
        self.until = self.bounds.runs
        if length(self.now) < length(before[0]):
            return True
        self.now, self.found, self.in_words = before
        return False

    def _with_gifts_printed(self, case: Case) -> Iterator[Case]:
        """Cards with printed keywords and numbers instead of those given to them."""
        for later in (*without_prefix(case, self.reference), *case_passes.single_cards(case)):
            yield from card_passes.with_gifts(later, case)

    def _run_pass(self, candidates: Pass) -> None:
        """Try every change of a kind, starting again after each success."""
        progress = True
        while progress and not self._over():
            progress = False
            for case in candidates(self.now):
                if self._over():
                    return
                if self._shorter(case) and self._accept(case):
                    progress = True
                    break

    def _shorter(self, case: Case) -> bool:
        if not case.moves and self.wanted.index >= 0 and self.wanted.kind != "view":
            return False
        return length(case) < length(self.now) and self._is_new(case)

    def _is_new(self, case: Case) -> bool:
        key = msgspec.msgpack.encode(case)
        known = key in self.tried
        self.tried.add(key)
        return not known

    def _accept(self, case: Case) -> bool:
        """Whether a case shows the difference; if it does, it becomes the current case."""
        if self.plausible and not is_plausible(case, self._judge):
            return False
        found = self._played(case)
        if found is None or not same_difference(found, self.wanted):
            return False
        cut = replace(case, moves=case.moves[: found.index + 1])
        in_words = self.expressible(cut)
        if self.in_words and not in_words:
            return False
        self.now, self.found, self.in_words = cut, found, in_words
        return True

    def _played(self, case: Case) -> Difference | None:
        self.runs += 1
        return self._play(case)

    def _to_the_letter(self, case: Case) -> Difference | None:
        return play(case, self.reference, self.engine, self.info)

    def _by_actions(self, case: Case) -> Difference | None:
        return play_by_actions(case, self.engine, self.info)

    def _over(self) -> bool:
        return self.runs >= self.until or time.monotonic() > self.deadline
