"""What would let an engine run more cases: capabilities, printed cards and words, by the number of cases.

Every unsupported case is looked up as if the engine had each thing, both as written and under every stored cast.
Nothing is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from oracle.assurance.casting.casting import PLAIN, Cast, defined, plain_name
from oracle.assurance.casting.library import NONE, Casts
from oracle.assurance.casting.stock import Stock, named, names_of
from oracle.engines.language import version_needed
from oracle.protocol import simple_cards
from oracle.protocol.declared import with_included
from oracle.protocol.messages import EngineInfo, GameSupport
from oracle.protocol.results import Result, Unlock
from oracle.suite.plan import Plan

MOST_ROWS = 6
CARDS = 5
"""Printed cards listed together."""


class Lack(NamedTuple):
    """One thing that an engine lacks."""

    game: str
    kind: Literal["capability", "language", "card", "said"]
    """`said`: something that the engine has called unsupported, in its own words."""
    name: str


Way = frozenset[Lack]
"""Everything that an engine lacks to run a case in one way."""
Kept = Callable[[Plan], Casts | None]
"""The casts of a scenario; None if there are none."""


def plan_of(
    plans: Iterable[Plan], results: Iterable[Result], info: EngineInfo, stocks: Mapping[str, Stock], kept: Kept
) -> tuple[Unlock, ...]:
    """The addition that unlocks most cases, then the one that unlocks most of the rest, and so on.

    `plans`: the scenarios as written; `stocks`: by game, the engine's cards and capabilities; `kept`: the casts of a
    scenario.
    """
    written = {plan.case: plan for plan in plans}
    unheard = [result for result in results if result.verdict == "unsupported" and result.case in written]
    left = []
    for result in unheard:
        plan = written[result.case]
        support = info.games.get(plan.game)
        if support is not None and result.edition in support.editions:
            ways = set(ways_of(plan, result, support, stocks.get(plan.game) or Stock(support), kept(plan)))
            left.append([way for way in ways if not any(other < way for other in ways)])
    return tuple(_greedily([ways for ways in left if ways]))


def _greedily(left: list[list[Way]]) -> Iterator[Unlock]:
    for _ in range(MOST_ROWS):
        best = max(_offers(left), key=lambda one: (one[0], *sorted(one[1])), default=None)
        if best is None:
            return
        count, lacks = best
        first = min(lacks)
        names = tuple(sorted(lack.name for lack in lacks))
        yield Unlock(game=first.game, kind=first.kind, names=names, cases=count)
        had = _with_included(lacks)
        left = [rest for ways in left if all(rest := [way - had for way in ways])]


def _offers(left: Sequence[Sequence[Way]]) -> Iterator[tuple[int, Way]]:
    """Each thing (and for printed cards the best few of a game) with the number of cases that it unlocks alone."""
    found: Counter[Way] = Counter()
    singles = {lack for ways in left for way in ways for lack in way if lack.kind != "card"}
    brought = {lack: _with_included({lack}) for lack in singles}
    by_lack: dict[Lack, set[int]] = {}
    for place, ways in enumerate(left):
        for way in ways:
            # A thing that includes others also unlocks the cases that need only these.
            for lack in singles if len(way) <= MOST_ROWS else ():
                if way <= brought[lack]:
                    by_lack.setdefault(lack, set()).add(place)
    for lack, places in by_lack.items():
        # The smallest comes first: a thing that includes it unlocks as much, but is more work.
        if not any(other in by_lack for other in brought[lack] if other != lack):
            found[frozenset({lack})] = len(places)
    for game in sorted({lack.game for ways in left for way in ways for lack in way if lack.kind == "card"}):
        cards = _few_cards(game, left)
        found[cards] = sum(any(way <= cards for way in ways) for ways in left)
    yield from ((count, lacks) for lacks, count in found.items() if count)


def _few_cards(game: str, left: Sequence[Sequence[Way]]) -> Way:
    """A few printed cards that together unlock many cases, each chosen for what it adds to the others."""
    ways = [
        [way for way in some if len(way) <= CARDS and all((one.game, one.kind) == (game, "card") for one in way)]
        for some in left
    ]
    found: frozenset[Lack] = frozenset()
    for _ in range(CARDS):
        ways = [rest for some in ways if some and all(rest := [way - found for way in some])]
        worth: Counter[Lack] = Counter()
        for some in ways:
            for way in some:
                for lack in way:
                    # In integers, so that the order of addition does not matter.
                    worth[lack] += 3600 // len(way) ** 2
        if not worth:
            break
        found |= {max(worth, key=lambda lack: (worth[lack], lack))}
    return found


def _with_included(lacks: Iterable[Lack]) -> Way:
    """Including the implied capabilities and older language versions."""
    found = set(lacks)
    for lack in lacks:
        if lack.kind == "capability":
            found |= {lack._replace(name=name) for name in with_included((lack.name,))}
        elif lack.kind == "language":
            found |= {lack._replace(name=f"{version}") for version in range(1, int(lack.name))}
    return frozenset(found)


# --- the ways of one case -------------------------------------------------------------------------------


def ways_of(plan: Plan, result: Result, support: GameSupport, stock: Stock, kept: Casts | None) -> Iterator[Way]:
    """What the engine lacks for a scenario as written, and under each cast; ways without a lack are left out."""
    said = {Lack(plan.game, "said", one) for one in _said_of_no_card(plan, result)}
    if result.message and not result.lacking and not _lacked(plan, result, support, stock, result.cast):
        # According to its answers it has everything except what failed as unsupported in the end.
        said.add(Lack(plan.game, "said", result.message))
    for cast in ({}, *_casts(plan, stock, kept)):
        lacking = _lacked(plan, result, support, stock, cast) | said
        if lacking:
            yield lacking


def _lacked(plan: Plan, result: Result, support: GameSupport, stock: Stock, cast: Cast) -> Way:
    others = [need for need in plan.needs if need != simple_cards.MADE_UP and need not in stock.declared]
    found = {_capability(plan, need) for need in others} | set(_lacked_cards(plan, result, stock, cast))
    told = {role: defined(plan.game, role) for role, card in cast.items() if role == card}
    version = version_needed(plan.game, {name: plan.definitions[name] for name in _left(plan, cast)} | told)
    if version > support.language:
        found.add(Lack(plan.game, "language", f"{version}"))
    return frozenset(found)


def _casts(plan: Plan, stock: Stock, kept: Casts | None) -> Iterator[Cast]:
    """The casts that the engine could use if it had every printed card, and plain cards or cards with keywords."""
    for more in ((), (simple_cards.PLAIN,), (simple_cards.WITH_KEYWORDS,), (simple_cards.MADE_UP,)):
        as_if = stock.as_if(more)
        missed = as_if.missed(plan)
        yield from as_if.casts(plan, kept or NONE, missed, of_all=True)
        # A printed card can either be added or be replaced.
        made_up = [role for role in missed if role in plan.definitions]
        if len(made_up) < len(missed):
            yield from as_if.casts(plan, kept or NONE, made_up, of_all=True)


def _left(plan: Plan, cast: Cast) -> set[str]:
    """Made-up cards that no other card plays; for the written scenario all those that are sent."""
    return (
        {*plan.definitions} - cast.keys() if not cast else ({*names_of(plan)} & plan.definitions.keys()) - cast.keys()
    )


def _lacked_cards(plan: Plan, result: Result, stock: Stock, cast: Cast) -> Iterator[Lack]:
    for role, card in cast.items():
        if role == card:
            needed = simple_cards.capability_for(plan.game, defined(plan.game, card))
            yield from () if needed in stock.declared else (_capability(plan, needed),)
        elif card == PLAIN and simple_cards.PLAIN not in stock.declared:
            yield _capability(plan, simple_cards.PLAIN)
        elif card in stock.lacking:
            yield Lack(plan.game, "card", card)
    kept = [name for name in names_of(plan) if name not in cast and not stock.has(plan, name)]
    for name in {*kept, *(_left(plan, cast) if not cast else ())}:
        definition = plan.definitions.get(name)
        if definition is None:
            yield Lack(plan.game, "card", name)
        elif name in stock.unplayed.get(plan.case, ()):
            yield from (Lack(plan.game, "said", one) for one in _said_of(name, result))
        elif (needed := simple_cards.capability_for(plan.game, definition)) not in stock.declared:
            yield _capability(plan, needed)


def _capability(plan: Plan, name: str) -> Lack:
    return Lack(plan.game, "capability", name)


def _said_of(name: str, result: Result) -> list[str]:
    """What the engine lacks for a card; without the card's name if it says more."""
    found = [one.removeprefix(f"{name}: ") for one in result.lacking if named((one,), (name,))]
    return found or [name]


def _said_of_no_card(plan: Plan, result: Result) -> list[str]:
    """What the engine has called unsupported that is not a card of the scenario or its cast."""
    cards = [*names_of(plan), *result.cast.values(), *map(plain_name, result.cast)]
    return [one for one in result.lacking if one and not named((one,), cards)]
