"""Draws variations from a seed; each change is tried on the reference before it is kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Set
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.seeds import number_of
from oracle.assurance.variation.answering import same_answered
from oracle.assurance.variation.crowds import CROWDS
from oracle.assurance.variation.kinds import CHANGES, Changed, names, printed
from oracle.assurance.variation.preludes import PRELUDES, prelude
from oracle.assurance.variation.rewriting import renamed
from oracle.assurance.variation.same import Seen, same, seen
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan

NAMES, PRINTED = "names", "printed cards"
RENAMED = "cards and players have other names"
Changes = Mapping[str, Callable[[Plan, Dice], Changed | None]]
KINDS = (*CHANGES, *CROWDS, *PRELUDES, PRINTED, NAMES)
"""Every kind of change."""
TRIES = 3
"""How often names are drawn until the reference agrees."""
DRAWS = 3
"""How often a crowd or prelude of one kind is drawn until the reference agrees."""
TRIED = 6
"""How many crowds, and how many preludes, are drawn in all."""


class Variation(Struct, frozen=True, kw_only=True):
    """A varied scenario, and its changes."""

    plan: Plan
    case: str
    """The case it is drawn from."""
    edition: str
    seed: str
    kinds: tuple[str, ...]
    changes: tuple[str, ...]
    """The changes, in words and with the names of the scenario."""


def varied(
    plan: Plan, edition: str, seed: str, kinds: Collection[str] = KINDS, pool: Collection[str] = ()
) -> Variation | None:
    """The scenario's variation for this seed and these kinds of change; None if nothing can be varied.

    `pool`: printed cards that may replace others. A scenario that fails on the reference cannot be varied. The same
    scenario, edition, seed and pool give the same variation.
    """
    # A decision may contradict the reference, but only a scenario that passes there can be varied.
    settled, plan = plan.settled, replace(plan, settled={})
    kinds, wanted = frozenset(kinds), seen(plan, edition)
    if not wanted.holds:
        return None
    before = {kind: partial(prelude, kind=kind, edition=edition) for kind in PRELUDES}
    changes: Changes = {**CHANGES, **CROWDS, **before, PRINTED: partial(printed, pool=pool)}
    order = [kind for kind in (*CHANGES, PRINTED) if kind in kinds]
    # Findings from here on must never be stored under the original scenario.
    begun = bind(replace(data_of(plan), case=f"{plan.case}~{seed}", varied=seed))
    number = number_of(seed, plan.game, plan.case, edition)
    found, row = _Drawing(changes, edition, Dice(f"{number} whole"), wanted).at_once(kinds, order, begun)
    if found is None:
        more = _Drawing(changes, edition, Dice(f"{number} more"), wanted).crowded(kinds, begun)
        drawing = _Drawing(changes, edition, Dice(number), wanted)
        found, row = drawing.drawn(order, _last(more, begun), with_names=NAMES in kinds)
        row = {**{kind: changed.says for kind, changed in more}, **row}
    if not row:
        return None
    says = tuple(row.values())
    title = f"{plan.scenario} ({'; '.join(says)})"
    titled = replace(found, scenario=title, editions=(edition,), settled=settled)
    return Variation(plan=titled, case=plan.case, edition=edition, seed=seed, kinds=tuple(row), changes=says)


def printed_cards(plans: Iterable[Plan]) -> dict[str, frozenset[str]]:
    """Game → the printed cards in scenarios: an engine that plays these knows them."""
    found: dict[str, set[str]] = {}
    for plan in plans:
        names = {card.card for card in plan.position.cards if card.card is not None}
        found.setdefault(plan.game, set()).update(names - plan.definitions.keys())
    return {game: frozenset(names) for game, names in found.items()}


Row = list[tuple[str, Changed]]
"""Kinds of change, each with the resulting plan; the last plan has all of them."""


class _Drawing(Struct):
    changes: Changes
    edition: str
    dice: Dice
    wanted: Seen

    def at_once(self, kinds: Set[str], order: list[str], plan: Plan) -> tuple[Plan | None, dict[str, str]]:
        """The plan with a change of each sort if all can be kept, as is usual."""
        row: Row = []
        for some in (kinds & CROWDS.keys(), kinds & set(PRELUDES) if self.dice.hit(0.5) else ()):
            for kind in self.dice.sample(sorted(some), len(some)):
                changed = self._changed(kind, _last(row, plan))
                if changed is not None:
                    row.append((kind, changed))
                    break
        row += self._row(order, _last(row, plan))
        says = {kind: changed.says for kind, changed in row}
        if NAMES in kinds:
            return self._renamed(_last(row, plan)), {**says, NAMES: RENAMED}
        return (_last(row, plan), says) if row and same(row[-1][1].plan, self.edition, self.wanted) else (None, {})

    def crowded(self, kinds: Set[str], plan: Plan) -> Row:
        """A crowd, and half as often a prelude; always a prelude if no crowd can be kept."""
        row = self._one_of(kinds & CROWDS.keys(), plan)
        if self.dice.hit(0.5) or not row:
            row += self._one_of(kinds & set(PRELUDES), _last(row, plan))
        return row

    def _one_of(self, kinds: Collection[str], plan: Plan) -> Row:
        """A random change of one of these kinds that can be kept; nothing if none of those tried can."""
        tries = TRIED
        for kind in self.dice.sample(sorted(kinds), len(kinds)):
            for _ in range(min(DRAWS, tries)):
                changed = self._changed(kind, plan)
                if changed is None:
                    break
                tries -= 1
                answered = same_answered(changed.plan, self.edition, self.wanted)
                if answered is not None:
                    return [(kind, changed._replace(plan=answered))]
        return []

    def drawn(self, order: list[str], plan: Plan, *, with_names: bool) -> tuple[Plan, dict[str, str]]:
        """The plan with every change that can be kept, and the changes by kind; new names come last."""
        row = self._row(order, plan)
        # Usually everything can be kept, so that is tried first.
        found = self._renamed(_last(row, plan)) if with_names else None
        if found is None:
            row = self._settled(order, row, plan)
            for _ in range(TRIES - 1 if with_names else 0):
                found = self._renamed(_last(row, plan))
                if found is not None:
                    break
        says = {kind: changed.says for kind, changed in row}
        if found is not None:
            says[NAMES] = RENAMED
        return found or _last(row, plan), says

    def _settled(self, order: list[str], row: Row, plan: Plan) -> Row:
        """The part of a row that can be kept: all of it, or the result of its halves, down to single kinds."""
        if not row or same(row[-1][1].plan, self.edition, self.wanted):
            return row
        if len(order) == 1:
            return []
        middle = len(order) // 2
        first = self._settled(order[:middle], self._row(order[:middle], plan), plan)
        begun = _last(first, plan)
        return first + self._settled(order[middle:], self._row(order[middle:], begun), begun)

    def _row(self, order: list[str], plan: Plan) -> Row:
        row: Row = []
        for kind in order:
            changed = self._changed(kind, _last(row, plan))
            if changed is not None:
                row.append((kind, changed))
        return row

    def _changed(self, kind: str, plan: Plan) -> Changed | None:
        try:
            return self.changes[kind](plan, self.dice)
        except InvalidWordsError:
            # A step would become meaningless, such as a count of something that has none.
            return None

    def _renamed(self, plan: Plan) -> Plan | None:
        new = names(plan, self.dice)
        try:
            found = renamed(plan, new)
        except InvalidWordsError:
            return None
        back = {other: one for one, other in new.items()}
        return found if same(found, self.edition, self.wanted, back) else None


def _last(row: Row, plan: Plan) -> Plan:
    return row[-1][1].plan if row else plan
