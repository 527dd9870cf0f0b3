"""Draws variations from a seed; each change is tried on the reference before it stays."""

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
"""How often a crowd or a prelude of one kind is drawn until the reference agrees."""
TRIED = 6
"""How many crowds, and how many preludes, are drawn in all."""


class Variation(Struct, frozen=True, kw_only=True):
    """A scenario varied, and how."""

    plan: Plan
    case: str
    """The case it is drawn from."""
    edition: str
    seed: str
    kinds: tuple[str, ...]
    changes: tuple[str, ...]
    """What was changed, in words and by the names of the scenario."""


def varied(
    plan: Plan, edition: str, seed: str, kinds: Collection[str] = KINDS, pool: Collection[str] = ()
) -> Variation | None:
    """The scenario's variation of this seed, by these kinds of change; None where nothing can be varied.

    `pool`: printed cards that may come in place of others. A scenario that does not hold on the reference cannot be
    varied. The same scenario, edition, seed and pool give the same variation.
    """
    kinds, wanted = frozenset(kinds), seen(plan, edition)
    if not wanted.holds:
        return None
    before = {kind: partial(prelude, kind=kind, edition=edition) for kind in PRELUDES}
    changes: Changes = {**CHANGES, **CROWDS, **before, PRINTED: partial(printed, pool=pool)}
    order = [kind for kind in (*CHANGES, PRINTED) if kind in kinds]
    # What is found out about it from here on is never kept as that of the scenario.
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
    titled = replace(found, scenario=f"{plan.scenario} ({'; '.join(says)})", editions=(edition,))
    return Variation(plan=titled, case=plan.case, edition=edition, seed=seed, kinds=tuple(row), changes=says)


def printed_cards(plans: Iterable[Plan]) -> dict[str, frozenset[str]]:
    """Game → the printed cards in scenarios: an engine that plays them knows these."""
    found: dict[str, set[str]] = {}
    for plan in plans:
        names = {card.card for card in plan.position.cards if card.card is not None}
        found.setdefault(plan.game, set()).update(names - plan.definitions.keys())
    return {game: frozenset(names) for game, names in found.items()}


Row = list[tuple[str, Changed]]
"""Kinds of change with what each has made of the plan before it: the last one's plan has all of them."""


class _Drawing(Struct):
    changes: Changes
    edition: str
    dice: Dice
    wanted: Seen

    def at_once(self, kinds: Set[str], order: list[str], plan: Plan) -> tuple[Plan | None, dict[str, str]]:
        """The plan with a change of each sort, where all of them may stay; most often they may."""
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
        """A crowd, and half as often a prelude; a prelude in any case where no crowd may stay."""
        row = self._one_of(kinds & CROWDS.keys(), plan)
        if self.dice.hit(0.5) or not row:
            row += self._one_of(kinds & set(PRELUDES), _last(row, plan))
        return row

    def _one_of(self, kinds: Collection[str], plan: Plan) -> Row:
        """A change of one of these kinds, drawn, that may stay; nothing where none may of those that were tried."""
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
        """The plan with every change that may stay, and what they are, kind by kind; other names come last."""
        row = self._row(order, plan)
        # Most often all of it may stay, so all of it is tried at once first.
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
        """What may stay of a row: all of it, or what its halves come to, down to the single kind."""
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
            # A step would say something that means nothing, as another count of what has none.
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
