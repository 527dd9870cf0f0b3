"""Compares the observations after a step with a course: they bind hidden cards, or rule the course out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import combinations, product
from math import comb, prod

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.compare import comparison, unjudged
from oracle.assurance.fuzz.difference import Contrast
from oracle.assurance.own import own
from oracle.assurance.records.actions import bound_in, settled
from oracle.assurance.records.course import Course
from oracle.assurance.records.differs import Differs
from oracle.assurance.records.model import Seen, Start
from oracle.profiles import PROFILES, Profile
from oracle.protocol.digest import digest
from oracle.protocol.messages import Card, Observation
from oracle.suite import localisation as blame
from oracle.suite.table.checks import Row
from oracle.suite.table.normalise import COUNTED, support_of
from oracle.suite.table.table import Table

MOST_WAYS = 500
"""The maximum number of combinations of used resources for which hashes are tried."""
Spend = Callable[[], None]


class Judge(Struct, frozen=True, kw_only=True):
    """The capabilities by which an engine is judged."""

    game: Profile
    capabilities: frozenset[str]
    manners: frozenset[str]
    names: Mapping[str, str]

    @staticmethod
    def of(start: Start) -> Judge:
        """The introduction of a record's engine; without one, the engine is judged by what all engines show."""
        setup = start.setup
        support = None if start.engine is None else support_of(start.engine, setup.game)
        return Judge(
            game=PROFILES[setup.game],
            capabilities=frozenset(() if support is None else support.capabilities),
            manners=frozenset((COUNTED,) if support is None else support.manners),
            names=comparison.full_names(setup.definitions),
        )


class After(Struct, frozen=True, kw_only=True):
    """The observations after a step."""

    seen: Seen
    closed: bool
    """Whether no question is pending then, since an action comes next; hashes and counts do not show this."""


def after_seeing(course: Course, after: After, judge: Judge, spend: Spend, differs: list[Differs]) -> Iterator[Course]:
    """The courses that agree with all observations; the reasons against the others go to `differs`."""
    seen, courses = after.seen, [course]
    shown: list[tuple[str | None, Observation]] = [] if seen.table is None else [(None, seen.table)]
    for viewer, table in (*shown, *seen.views.items()):
        courses = [
            agreed
            for one in courses
            for ready in _where_asked(one, table, spend)
            for agreed in _agreeing(ready, table, viewer, judge, differs)
        ]
    if (seen.some or seen.digest) and after.closed:
        courses = [ready for one in courses for ready in settled(one.fork(), spend)]
        courses = [one for one in courses if _has(one, seen, judge, differs)]
    if seen.digest:
        courses = [one for one in courses if _hashes(one, after, judge, differs)]
    yield from courses


def _agreeing(
    course: Course, seen: Observation, viewer: str | None, judge: Judge, differs: list[Differs]
) -> list[Course]:
    """The course with the hidden cards that the table reveals, in every way in which its table agrees.

    While the engine asks something, its table may be of another moment, and rules out no course.
    """
    before = len(differs)
    found = [bound for bound in _bound(course, seen, viewer) if _agrees(bound, seen, viewer, judge, differs)]
    if not found and seen.decision is not None and seen.result is None:
        del differs[before:]
        course = course.fork()
        course.free = True
        found = [course]
    return found


# --- questions ----------------------------------------------------------------------------------------------


def _where_asked(course: Course, seen: Observation, spend: Spend) -> Iterator[Course]:
    """The course at the engine's point; if the engine asks nothing more, with the remaining questions answered in
    every way.
    """
    asked = course.seen().decision
    if asked is not None and seen.decision is None and seen.result is None:
        yield from settled(course.fork(), spend, seen)
        return
    course = course.fork()
    if seen.decision is None:
        course.free = False
    yield course


def _is_elsewhere(course: Course, seen: Observation) -> bool:
    """Whether the engine asks something that the reference does not: then its table is of another moment."""
    asked = course.seen().decision
    if seen.decision is None or seen.result is not None:
        return asked is not None and seen.result is None
    if asked is None:
        return True
    ours = course.asked()
    if ours is not None and not seen.decision.options and ours.player == seen.decision.player:
        return False  # a view of another player's question
    return comparison.questions(ours, seen.decision) is not None


# --- cards --------------------------------------------------------------------------------------------------


def _bound(course: Course, seen: Observation, viewer: str | None) -> Iterator[Course]:
    """The course with each card that the table shows bound to a slot, in every way that makes a difference."""
    if seen.result is not None or not course.domain:
        yield course
        return
    asked = course.seen().decision
    if asked is not None and seen.decision is not None:
        # Which cards are offered is known from the question.
        course = next(bound_in(course, asked, seen.decision.options))
    if _is_elsewhere(course, seen):
        course.free = True
        yield course
        return
    course = course.fork()
    if viewer is None:
        _bind_decks(course, seen)
    waiting = [course]
    for card in seen.position.cards:
        if card.ref not in course.slot_of and any(card.ref in cards for cards in course.domain.values()):
            waiting = [after for one in waiting for after in _placed(one, card)]
    yield from waiting


def _bind_decks(course: Course, seen: Observation) -> None:
    """If a whole deck is shown, each place in it is a card."""
    zones = course.cast.game.order_zones
    ours: dict[tuple[str, str], list[str]] = {}
    theirs: dict[tuple[str, str], list[str]] = {}
    for cards, decks in ((course.seen().position.cards, ours), (seen.position.cards, theirs)):
        for card in cards:
            if card.zone in zones:
                decks.setdefault((card.player, card.zone), []).append(card.ref)
    for key, slots in ours.items():
        refs = theirs.get(key, [])
        if len(refs) == len(slots):
            for slot, ref in zip(slots, refs, strict=True):
                if course.may_be(slot, ref):
                    course.bind(slot, ref)


def _placed(course: Course, card: Card) -> list[Course]:
    """The course in every way in which this card may be one of those in its place."""
    if card.ref in course.slot_of:
        return [course]
    ours = {one.ref: one for one in course.seen().position.cards}
    if card.zone in course.cast.game.order_zones:
        return [course]
    slots = [
        slot for slot in course.slots_for(card.ref)
        if (one := ours.get(slot)) is not None and (one.player, one.zone) == (card.player, card.zone)
    ]  # fmt: skip
    alike = [slot for slot in slots if _looks_like(ours[slot], card, course)] or slots
    found = []
    for slot in course.to_bind(alike):
        other = course.fork()
        other.bind(slot, card.ref)
        found.append(other)
    return found or [course]


def _looks_like(ours: Card, theirs: Card, course: Course) -> bool:
    if ours.zone == course.cast.game.resource_zone:
        return True
    return (ours.states, ours.counters) == (theirs.states, theirs.counters)


# --- comparing ----------------------------------------------------------------------------------------------


def _agrees(course: Course, seen: Observation, viewer: str | None, judge: Judge, differs: list[Differs]) -> bool:
    """Whether the table agrees with the course."""
    ours = course.told(course.seen(), _paired(course, seen))
    if _is_elsewhere(course, seen) and ours.result is None:
        course.free = True
        return True
    theirs = seen if viewer is None else _filled(seen, ours)
    mismatches = comparison.tables(
        replace(ours, decision=None), replace(theirs, decision=None), judge.game, judge.capabilities, judge.names,
        judge.manners,
    )  # fmt: skip
    if viewer is not None:
        mismatches = [one for one in mismatches if one.row.at[0] not in ("waiting", "order", "hidden")]
    if not mismatches:
        course.calls = []
        if viewer is None and seen.result is None:
            _follow_resources(course, ours.position.cards, seen.position.cards, judge)
        return True
    rows = [one.row for one in mismatches]
    if all(comparison.of_order(row) and comparison.like_cards_traded(row, ours.position) for row in rows):
        _trade(course, rows)
        return True
    mismatch = blame.first_of(course.calls, mismatches)
    row = _in_slots(mismatch.row, course)
    clause = blame.changed_by(course.calls, row, course.seen().position, judge.game) or blame.acting(course.calls)
    differs.append(
        Differs(
            course=course, kind=comparison.table_kind(mismatch), contrast=comparison.contrast(mismatch, judge.game),
            clause=clause, weight=len(mismatches) + 1, unjudged=_not_judged(course, rows, ours, judge),
        )
    )  # fmt: skip
    return False


def _paired(course: Course, seen: Observation) -> dict[str, str]:
    """Pairs of unbound slots and cards that may be any of those in their place."""
    if not course.domain:
        return {}
    places: dict[tuple[str, str], list[str]] = {}
    for card in seen.position.cards:
        if card.ref not in course.slot_of:
            places.setdefault((card.player, card.zone), []).append(card.ref)
    slots = [card for card in course.seen().position.cards if card.ref in course.domain]
    return {slot.ref: places[slot.player, slot.zone].pop(0) for slot in slots if places.get((slot.player, slot.zone))}


def _not_judged(course: Course, rows: Collection[Row], ours: Observation, judge: Judge) -> str:
    """Why these rows do not count; empty if they do."""
    if all(comparison.of_order(row) or comparison.in_a_deck(row, judge.game) for row in rows):
        unordered = own(judge.game.id).unordered
        if any(applied.rule in unordered for call in course.calls for applied in call.rules):
            return unjudged.OTHER_ORDER[unjudged.nobody_orders]
    if any(row.at[0] == "result" for row in rows) and own(judge.game.id).open_end(ours):
        return unjudged.OTHER_RESULT[unjudged.book_leaves_winner_open]
    return ""


def _in_slots(row: Row, course: Course) -> Row:
    """The row in the words of the reference's events."""
    if row.at[0] not in blame.OF_A_CARD or row.at[1] not in course.slot_of:
        return row
    return Row(at=(row.at[0], course.slot_of[row.at[1]], *row.at[2:]), before=row.before, to=row.to)


def _trade(course: Course, rows: Collection[Row]) -> None:
    """Cards with the same name are in each other's places."""
    for row in rows:
        ours, theirs = ([*(side or ())] for side in (row.before, row.to))
        slots = [course.slot_of.get(ref) for ref in ours]
        if None not in slots:
            course.exchange({slot: card for slot, card in zip(slots, theirs, strict=True) if slot is not None})


def _follow_resources(course: Course, ours: Collection[Card], theirs: Collection[Card], judge: Judge) -> None:
    """The choice of used resources is the engine's: from here on the reference uses the same ones."""
    game = judge.game
    course.unlike = COUNTED in judge.manners
    if course.unlike:
        return
    spent = {card.ref: game.spent in card.states for card in theirs if card.zone == game.resource_zone}
    wrong: dict[tuple[str, bool], list[str]] = {}
    for card in ours:
        is_spent = game.spent in card.states
        if card.zone == game.resource_zone and spent.get(card.ref, is_spent) != is_spent:
            wrong.setdefault((card.player, is_spent), []).append(card.ref)
    for (player, is_spent), refs in wrong.items():
        others = wrong.get((player, not is_spent), [])
        if is_spent and len(others) == len(refs):
            slots = {course.slot_of[one]: other for one, other in zip(refs, others, strict=True)}
            slots |= {course.slot_of[other]: one for one, other in zip(refs, others, strict=True)}
            course.exchange(slots)


def _filled(seen: Observation, ours: Observation) -> Observation:
    """One player's view; hidden parts are filled in from the course."""
    known = {card.ref: card for card in ours.position.cards}
    filled = [
        replace(card, card=known[card.ref].card if card.card is None and card.ref in known else card.card)
        for card in seen.position.cards
    ]
    order = {card.ref: place for place, card in enumerate(ours.position.cards)}
    filled.sort(key=lambda card: order.get(card.ref, len(order)))
    regions = tuple(
        replace(theirs, terrains=own_.terrains) if theirs.facedown and not theirs.terrains else theirs
        for theirs, own_ in zip(seen.position.regions, ours.position.regions, strict=False)
    )
    if len(seen.position.regions) != len(ours.position.regions):
        regions = seen.position.regions
    return replace(seen, position=replace(seen.position, cards=tuple(filled), regions=regions))


def _has(course: Course, seen: Seen, judge: Judge, differs: list[Differs]) -> bool:
    """Whether the observed part of the plain table agrees."""
    ours = course.told(course.seen())
    table = Table(ours, judge.game)
    for group, values in seen.some.items():
        for key, value in values.items():
            mine = table.at((group, key))
            if mine == (value or None) or (ours.result is not None and group != "result"):
                continue
            row = Row(at=(group, key), before=mine, to=value)
            words = [", ".join(map(str, one)) if isinstance(one, list) else str(one) for one in (mine, value)]
            clause = blame.changed_by(course.calls, row, ours.position, judge.game) or blame.acting(course.calls)
            contrast = Contrast(f"{group} {key}", words[0], words[1], group, (), row)
            differs.append(Differs(course=course, kind="position", contrast=contrast, clause=clause, weight=2))
            return False
    return True


def _hashes(course: Course, after: After, judge: Judge, differs: list[Differs]) -> bool:
    """Whether the hash agrees with the table; it is ignored unless every card is known.

    Tables may be written in several ways, so a different hash rules a course out only if the previous one agreed with
    the reference.
    """
    theirs = after.seen.digest
    if not course.is_complete():
        course.same_hash = False
        return True
    told = course.told(course.seen())
    same = digest(told) == theirs or _hash_of_other_resources(course, told, theirs, judge)
    if same:
        course.same_hash, course.calls = True, []
        return True
    if same is None or not course.same_hash or not after.closed:
        course.same_hash = course.same_hash and not after.closed
        return True
    contrast = Contrast("digest", digest(told)[:12], theirs[:12], "digest")
    clause = blame.acting(course.calls)
    differs.append(Differs(course=course, kind="position", contrast=contrast, clause=clause, weight=3))
    return False


def _hash_of_other_resources(course: Course, told: Observation, theirs: str, judge: Judge) -> bool | None:
    """Whether the hash agrees after exchanging used resources for as many others; the course then exchanges them. None
    if there are too many combinations.
    """
    game = judge.game
    owners: dict[str, list[Card]] = {}
    for card in told.position.cards:
        if card.zone == game.resource_zone:
            owners.setdefault(card.player, []).append(card)
    spent = [sum(game.spent in card.states for card in cards) for cards in owners.values()]
    if prod(comb(len(cards), count) for cards, count in zip(owners.values(), spent, strict=True)) > MOST_WAYS:
        return None
    ways = (
        combinations([card.ref for card in cards], count) for cards, count in zip(owners.values(), spent, strict=True)
    )
    for chosen in product(*ways):
        used_up = {ref for refs in chosen for ref in refs}
        turned = tuple(
            card if card.zone != game.resource_zone else replace(card, states=_turned(card, game, card.ref in used_up))
            for card in told.position.cards
        )
        if digest(replace(told, position=replace(told.position, cards=turned))) == theirs:
            _follow_resources(course, told.position.cards, turned, judge)
            return True
    return False


def _turned(card: Card, game: Profile, spent: bool) -> tuple[str, ...]:
    others = [state for state in card.states if state != game.spent]
    return tuple(sorted([*others, *([game.spent] if spent else [])]))
