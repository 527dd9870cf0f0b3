"""Reduces a case to the shortest one found that still shows the same difference.

Whatever makes a case shorter by `measure.length` is tried: later starts, fewer moves, fewer cards, plainer cards,
ordinary states and turns, the current edition. What keeps the difference stays, and all is tried again until nothing
more goes. The order of candidates is fixed, so the same case comes to the same end, unless time runs out first.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.generate.possible import impossible
from oracle.assurance.fuzz.lockstep.whole_actions import play
from oracle.assurance.fuzz.reduce import card_passes, case_passes, detours
from oracle.assurance.fuzz.reduce.measure import length
from oracle.assurance.fuzz.reduce.prefix import without_prefix
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError, Undecided
from oracle.protocol.messages import EngineInfo

Pass = Callable[[Case], Iterator[Case]]


def fewer_cards_and_answers(case: Case) -> Iterator[Case]:
    """Without a card and without an answer: where one option is left, nobody is asked."""
    for fewer in case_passes.single_cards(case):
        yield from case_passes.fewer_answers(fewer)


def plainer_and_fewer_answers(case: Case) -> Iterator[Case]:
    """With a smaller text of a card, and without an answer that it no longer asks for."""
    if any(move.action is None for move in case.moves):
        for plain in card_passes.plain_definitions(case):
            yield from case_passes.fewer_answers(plain)


COARSE_PASSES: tuple[Pass, ...] = (case_passes.fewer_moves, case_passes.fewer_cards)
"""What makes a case much shorter, to be done before anything else."""
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
"""What may be longer, to be tried when nothing else goes."""
PASSES_AFTER_A_DETOUR: tuple[Pass, ...] = (
    case_passes.fewer_moves,
    case_passes.single_cards,
    case_passes.fewer_answers,
    fewer_cards_and_answers,
    card_passes.plain_definitions,
)
"""What has to go then."""

SHARP = ("verdict", "position", "result")
"""Kinds of difference that say more than another question."""


INSTEAD = {"question": ("position",)}
"""A kind of difference → those that it is as good as where the same clause is the cause: an engine that has gone on
where it should have asked is told by its table only if it asks something else."""


class Bounds(Struct, frozen=True, kw_only=True):
    """How much a case may cost to reduce."""

    runs: int = 4000
    """Games played; the same case always comes to the same end within them."""
    seconds: float = 60.0
    detour: int = 60
    """Games played of one way around, until something has to be shorter."""
    detours: int = 500
    """Games played of ways around that led nowhere."""


class Reduced(Struct, frozen=True, kw_only=True):
    """The shortest case found, and what it shows."""

    case: Case
    difference: Difference
    runs: int
    length: float
    was: float
    """The length of the case as it was found."""
    finished: bool
    """Whether nothing more was left to try."""
    flaky: bool
    """Whether the engine did not do the same every time."""


def same_cause(found: Difference | None, wanted: Difference) -> bool:
    """Whether a difference is the one looked for: of the same kind, by the same clause, in the same kind of action.

    An answer counts as part of any action: which of the two a choice belongs to is the players' business. How a card is
    paid for is part of what is reduced. The very same thing differing in the very same way may come by another clause.
    """
    if found is None or _kind(wanted) not in (_kind(found), *INSTEAD.get(found.kind, ())):
        return False
    one, other = found.signature, wanted.signature
    told = [(each.what, each.reference, each.engine) for each in (found, wanted)]
    alike = found.kind in ("position", "view", "result", "waiting") and told[0] == told[1]
    # Who has won by the engine says it all, whatever the game comes to by the reference.
    alike = alike or (found.kind == "result" and found.engine == wanted.engine != "none")
    if one.game != other.game or (one.clause != other.clause and not alike):
        return False
    doing = {signature.action.partition(" ")[0] for signature in (one, other)}
    if len(doing) > 1 and "answer" not in doing and found.kind != "view":
        return False
    if _kind(found) != _kind(wanted):
        return True
    if found.kind in ("position", "waiting", "view"):
        return one.what.partition(":")[0] == other.what.partition(":")[0]
    return one.what == other.what


def _kind(difference: Difference) -> str:
    return "verdict" if difference.kind == "answer" else difference.kind


def is_plausible(case: Case, reference: ReferenceEngine) -> bool:
    """Whether a game can come to the position: nobody stands in it whom the rules would have taken away."""
    try:
        return not impossible(case.setup, reference)
    except (InputError, OracleError, RecursionError, Undecided):
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
        """Whether there are words for a case; once there are, no attempt without them is taken."""

    def reduce(self, case: Case, difference: Difference) -> Reduced:
        """The shortest case found with this difference. Raises EngineFault when the engine cannot be started."""
        self.wanted = difference
        self.runs = 0
        self.until = self.bounds.runs
        self.wasted = 0
        self.deadline = time.monotonic() + self.bounds.seconds
        self.tried: set[bytes] = set()
        whole = replace(case.setup, chance=difference.chance or case.setup.chance)
        begun = replace(case, setup=whole, moves=case.moves[: difference.index + 1])
        found = self._played(begun)
        if not same_cause(found, difference):
            found = self._played(case)
            begun = case
        if found is None or not same_cause(found, difference):
            return self._reduced(case, difference, case, flaky=True)
        self.now, self.found, self.wanted = begun, found, found
        self.in_words, self.plausible = self.expressible(begun), is_plausible(begun, self._judge)
        self._run_passes()
        flaky = not all(same_cause(self._played(self.now), self.wanted) for _ in range(2))
        return self._reduced(self.now, self.found, case, flaky=flaky)

    def _sharpen(self) -> None:
        """Where one offers what the other does not: let the action name it, or leave nothing else to choose from.

        That it is accepted, or what comes of it, says more than the question does, and takes fewer cards.
        """
        if not same_cause(self._played(self.now), self.wanted) or self.found.kind != "question":
            return
        ours, theirs = self.reference.observe().decision, self.engine.observe().decision
        offered = [set(asked.options) if asked is not None else set() for asked in (ours, theirs)]
        named = [
            case for option in sorted(offered[0] ^ offered[1]) for case in case_passes.with_option(self.now, option)
        ]
        for case in (*named, *case_passes.without_choice(self.now, sorted(offered[0] | offered[1]))):
            found = self._played(case)
            if found is not None and found.kind in SHARP and found.index == self.found.index:
                self.now, self.found, self.wanted = case, found, found
                self.in_words = self.expressible(case)
                return

    def _reduced(self, case: Case, difference: Difference, first: Case, *, flaky: bool) -> Reduced:
        return Reduced(
            case=case,
            difference=difference,
            runs=self.runs,
            length=length(case),
            was=length(first),
            finished=not self._over(),
            flaky=flaky,
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
        # Other names make it another card that differs, by the clause that it has come to.
        self.wanted = self.found
        for names in (card_passes.plain_names, card_passes.plain_refs):
            for case in names(self.now):
                self._accept(case)

    def _try_detours(self) -> None:
        """Take the first way around behind which the case is shorter."""
        for candidates in DETOURS:
            for case in candidates(self.now):
                if self._over() or self.wasted >= self.bounds.detours:
                    return
                begun = self.runs
                if self._is_new(case) and self._try_detour(case):
                    return
                self.wasted += self.runs - begun

    def _try_detour(self, case: Case) -> bool:
        """Whether a case that shows the difference comes to a shorter one than there was; else all is as before."""
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
        """Cards that have of their own what they were given: keywords, other numbers."""
        for later in (*without_prefix(case, self.reference), *case_passes.single_cards(case)):
            yield from card_passes.with_gifts(later, case)

    def _run_pass(self, candidates: Pass) -> None:
        """Try everything of a kind, again from the start whenever something went."""
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
        """Whether a case shows the difference; then it is the one to go on from."""
        if self.plausible and not is_plausible(case, self._judge):
            return False
        found = self._played(case)
        if found is None or not same_cause(found, self.wanted):
            return False
        cut = replace(case, moves=case.moves[: found.index + 1])
        in_words = self.expressible(cut)
        if self.in_words and not in_words:
            return False
        self.now, self.found, self.in_words = cut, found, in_words
        return True

    def _played(self, case: Case) -> Difference | None:
        self.runs += 1
        return play(case, self.reference, self.engine, self.info)

    def _over(self) -> bool:
        return self.runs >= self.until or time.monotonic() > self.deadline
