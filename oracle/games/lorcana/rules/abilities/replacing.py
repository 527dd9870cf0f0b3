"""6.5 Replacement effects: what may change an event before it happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.effects.common import follow
from oracle.games.lorcana.rules.abilities.facing import REPLACEABLE as REPLACEABLE
from oracle.games.lorcana.rules.abilities.facing import Facing, facing, joined, parts_of
from oracle.games.lorcana.rules.abilities.gaining import as_it_enters
from oracle.games.lorcana.rules.abilities.naming import spoken_of
from oracle.games.lorcana.rules.abilities.resolving import context_of, resolve_effect
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import View, view_of
from oracle.games.lorcana.rules.events import (
    Arranged,
    Damaged,
    Ended,
    Lore,
    Moved,
    PutBeneath,
    Shifted,
    Used,
)
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import DISCARD, HAND, PLAY, Object, Replacing
from oracle.games.lorcana.rules.zones.deck import note_order
from oracle.kernel.errors import Undecided
from oracle.kernel.open_questions import rests_on
from oracle.kernel.replacing import Changed, Settled, Way, is_alike, replaced
from oracle.kernel.run import Event, Replaced

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

OF_PLAYERS = frozenset({"discarded", "inked", "drew", "gained-lore", "lost-lore"})
"""Events that are about players rather than about cards in play."""


class Standing(Struct, frozen=True, kw_only=True):
    """An existing replacement effect: of a card in play, or created by an effect."""

    source: Object
    ability: lang.Instead
    bound: Mapping[str, tuple[int, ...]] = {}
    objects: tuple[int, ...] | None = None
    ends: tuple[Event, ...] = ()
    """Side effects of applying it."""


class InItsPlace(Struct, frozen=True, kw_only=True):
    """An effect carried out instead of an event, with its context."""

    effect: lang.Effect
    player: str
    source: int
    card: str
    bound: dict[str, tuple[int, ...]]
    much: int


@rule("6.5.3", "6.5.4")
def replace_events(run: Run, events: Sequence[Event]) -> Replaced:
    """The events as they happen after all replacements.

    Returns them, how many of the given events still happen for each of their cards, and what is carried out next.
    """
    index = view_of(run.state).index
    if not index.replacing and not any(isinstance(modifier, Replacing) for modifier in run.state.modifiers):
        return events, len(events), ()
    parts = [parts_of(event) for event in events]
    flat = [part for many in parts for part in many]
    settled = replaced(run, flat, ways_to_replace, run.applied, partial(contested, run))
    stands = iter(settled.stands)
    stand = sum(all([*islice(stands, len(many))]) for many in parts)
    start = len(run.events)
    behind = [partial(carry_out, run, each, used, start) for each, used in settled.afterwards]
    _note_open_questions(run, flat, settled)
    return _together(run, flat, settled), stand, behind


def _banishes_by_what_is_put(run: Run, settled: Settled) -> bool:
    view = view_of(run.state)
    damages = [event for event in settled.events if isinstance(event, Damaged)]
    for taker in {event.object for event in damages if event.how == "put"}:
        thing, much = run.state.objects[taker], sum(event.damage for event in damages if event.object == taker)
        if thing.damage + much >= view.values(thing).willpower:
            return True
    return False


def _note_open_questions(run: Run, flat: Sequence[Event], settled: Settled) -> None:
    leaving = [stands for part, stands in zip(flat, settled.stands, strict=True) if isinstance(part, Moved)]
    if settled.afterwards and any(leaving) and not all(leaving):
        rests_on(122)
    for part in flat:
        if isinstance(part, Damaged) and part.how == "dealt" and not part.damage:
            some = facing(view_of(run.state), replace(part, damage=1))
            if some is not None and any(each.ends and applies(run, each, some) for each in standing(run)):
                rests_on(114)
    for part, stands in zip(flat, settled.stands, strict=True):
        faced = None if stands else facing(view_of(run.state), part)
        if faced is None:
            continue
        if isinstance(part, Damaged) and part.in_challenge and _banishes_by_what_is_put(run, settled):
            rests_on(106)
        if any(
            each.ability.first and each.ends[0] not in settled.events and applies(run, each, faced)
            for each in standing(run)
        ):
            rests_on(123)


def _together(run: Run, flat: Sequence[Event], settled: Settled) -> list[Event]:
    """The final events as one batch: no card moves twice, and redirected cards are not part of an order."""
    kept_away = [
        card
        for part, stands in zip(flat, settled.stands, strict=True)
        if isinstance(part, Moved) and not stands
        for card in run.state.objects[part.object].cards
    ]
    found: list[Event] = []
    for event in joined(settled.events):
        if isinstance(event, Arranged) and kept_away:
            event = replace(event, cards=tuple([card for card in event.cards if card not in kept_away]))
        if not isinstance(event, Moved | PutBeneath) or not went_already(run, event, found):
            found.append(event)
    note_order(run, found)
    return found


@rule("6.5.4")
def went_already(_run: Run, event: Moved | PutBeneath, found: list[Event]) -> bool:
    """Whether a card already moves there in the same batch, for example because it is banished twice.

    It cannot move to two places at once, and the rules do not choose. Raises Undecided.
    """
    for place, other in enumerate(found):
        if not isinstance(other, Moved | PutBeneath) or other.object != event.object:
            continue
        if not isinstance(event, Moved) or not isinstance(other, Moved) or _way_of(event) != _way_of(other):
            raise Undecided("6.5.4", "where a card goes that goes to two places at once")
        found[place] = replace(other, by=other.by or event.by)
        return True
    return False


def _way_of(event: Moved) -> tuple[str, str, str]:
    return event.to, event.verb, event.place


@rule("6.5.5", "6.5.7", "6.5.7.1", "6.5.7.2", "6.5.7.3", "6.5.8")
def ways_to_replace(run: Run, event: Event) -> list[Way]:
    """The replacement effects that can apply to this event now; the affected player chooses.

    Replacements of a part of their own ability (6.5.6) are not handled here: they are decided as the effect resolves,
    before there is an event.
    """
    faced = facing(view_of(run.state), event)
    if faced is None:
        return []
    able = [each for each in standing(run) if applies(run, each, faced)]
    ways = [_way(run, each, event, faced) for each in able]
    return _told_apart(ways, able)


def _told_apart(ways: list[Way], able: list[Standing]) -> list[Way]:
    """Label them by card; if one card has several, also by name, or by number."""
    known: dict[str, list[Way]] = {}
    found = []
    for way, each in zip(ways, able, strict=True):
        several = any(other.label == way.label and other.effect != way.effect for other in ways)
        label = f"{way.label}: {each.ability.name}" if several and each.ability.name else way.label
        before = known.setdefault(label, [])
        place = next((place for place, other in enumerate(before) if is_alike(way, other)), len(before))
        before.extend([way] if place == len(before) else [])
        found.append(replace(way, label=f"{label} {place + 1}" if place else label))
    return found


@home("6.5.3")
def standing(run: Run) -> Iterator[Standing]:
    """The current replacement effects: first those created by effects, then those of cards in play."""
    view = view_of(run.state)
    for modifier in run.state.modifiers:
        if isinstance(modifier, Replacing) and view.in_force(modifier):
            source = Object(id=modifier.source, cards=(modifier.card,), player=modifier.player, zone=PLAY)
            yield Standing(
                source=source, ability=modifier.ability, bound=modifier.bound, objects=modifier.objects,
                ends=(Ended(modifiers=(modifier.id,)),) if modifier.next else (),
            )  # fmt: skip
    for source, ability in view.index.replacing:
        used = Used(object=source.id, ability=_mark(run, source, ability))
        if not ability.first:
            yield Standing(source=source, ability=ability)
        elif (used.object, used.ability) not in run.state.used:
            yield Standing(source=source, ability=ability, ends=(used,))


def _mark(run: Run, source: Object, ability: lang.Instead) -> str:
    return f"instead: {source.card}/{run.game.cards[source.card].abilities.index(ability)}"


@home("1.9.2.2")
def applies(run: Run, each: Standing, faced: Facing) -> bool:
    """Whether a replacement effect is about this event."""
    view, ability = view_of(run.state), each.ability
    if ability.it == "this" and not _can_take_it(run, each, faced):
        return False
    if not _is_so(ability.would, faced) or not _is_meant(view, each, faced):
        return False
    if ability.exerted is not None and not _is_turned(view, faced):
        return False
    return ability.condition is None or view.holds(
        ability.condition, Text(each.source.player, each.source.id, _bound(each, faced), {THAT_MUCH: faced.much})
    )


THAT_MUCH = "that-much"
"""The name that texts use for the number in the replaced event."""


def _can_take_it(run: Run, each: Standing, faced: Facing) -> bool:
    # A card that has left play is another object by now.
    source = each.source.id
    return source in run.state.objects and (faced.thing is None or faced.thing.id != source)


def _is_turned(view: View, faced: Facing) -> bool:
    # A location is neither ready nor exerted (5.1.2.3); in the inkwell every card is one or the other.
    return "entered-play" not in faced.names or (
        faced.thing is not None and view.definition(faced.thing).type != "location"
    )


def _is_so(would: lang.Would, faced: Facing) -> bool:
    if would.event not in faced.names:
        return False
    if would.by and faced.by not in would.by:
        return False
    if would.to and faced.to not in would.to:
        return False
    return would.in_challenge is None or would.in_challenge == faced.in_challenge


@home("1.3.3", "1.3.5.2")
def _is_meant(view: View, each: Standing, faced: Facing) -> bool:
    would, thing, source = each.ability.would, faced.thing, each.source
    if would.event in OF_PLAYERS:
        if would.who != "any" and (would.who == "you") != (faced.player == source.player):
            return False
        if would.what is None:
            return True
    if thing is None:
        return False
    if each.objects is not None:
        return thing.id in each.objects
    if would.what is None:
        return thing.id == source.id
    if would.event == "entered-play":
        thing = as_it_enters(thing)
    return view.matches(thing, would.what, Text(source.player, source.id, each.bound))


def _bound(each: Standing, faced: Facing) -> dict[str, tuple[int, ...]]:
    that = {} if faced.thing is None else {"that": (faced.thing.id,)}
    return {**each.bound, "this": (each.source.id,), **that}


# --- what happens instead ---------------------------------------------------------------------------------


def _way(run: Run, each: Standing, event: Event, faced: Facing) -> Way:
    ability, source = each.ability, each.source
    done = None
    if source.player not in run.state.players and (ability.may or ability.do is not None):
        # The effect continues without its player (9.2.3).
        raise Undecided("9.2.3", "what happens where somebody who has left would have to decide or do something")
    if ability.do is not None:
        done = InItsPlace(effect=ability.do, player=source.player, source=source.id, card=source.card,
                          bound=_bound(each, faced), much=faced.much)  # fmt: skip
    return Way(
        effect=f"{run.game.cards[source.card].full_name}: {ability!r}",
        label=source.card,
        chooser=faced.player,
        instead=otherwise(run, each, event, faced),
        spends=each.ends,
        optional=source.player if ability.may else None,
        afterwards=done,
        apart=(source.player, None if ability.do is None or is_anybodys(ability.do) else source.id, _remembered(each)),
    )


@home("6.1.11", "6.5.8")
def _remembered(each: Standing) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The bindings of the effect that created it, limited to names that its text mentions."""
    if not each.bound or each.ability.do is None:
        return ()
    names = {*spoken_of(each.ability.do)} & each.bound.keys() - {"this", "that"}
    return tuple((name, each.bound[name]) for name in sorted(names))


_ANYBODYS = (lang.Sequence, lang.EachPlayer, lang.Draw, lang.GainLore, lang.LoseLore, lang.Discard, lang.Number)


@home("6.5.8")
def is_anybodys(do: object) -> bool:
    """Whether an effect is the same whichever of several cards with this text it comes from."""
    if isinstance(do, Struct) and not isinstance(do, _ANYBODYS) and do != lang.Filter():
        return False
    parts = do if isinstance(do, tuple) else ()
    if isinstance(do, Struct):
        parts = tuple(getattr(do, name) for name in do.__struct_fields__)
    return all(map(is_anybodys, parts))


@rule("6.5.4", "6.5.7.3")
def otherwise(run: Run, each: Standing, event: Event, faced: Facing) -> tuple[Event | Changed, ...]:
    """What happens immediately instead of an event: a different amount, place or card; or nothing."""
    ability = each.ability
    if ability.to is not None and isinstance(event, Moved | PutBeneath):
        returned = ability.to == HAND and "drew" not in faced.names
        return (
            Moved(object=event.object, to=ability.to, verb="return" if returned else "put", place=ability.place,
                  exerted=bool(ability.exerted)),
        )  # fmt: skip
    if ability.exerted is not None and isinstance(event, Moved | Shifted):
        return (Changed(event=replace(event, exerted=ability.exerted), of=event),)
    same = event if ability.amount is None else _so_much(run, each, event, faced)
    if ability.it == "this":
        return tuple(_to_this(each.source, part) for part in (same,) if part is not None)
    if ability.amount is None or same is None:
        return ()
    return (Changed(event=same, of=event),)


@home("1.11.1")
def _so_much(run: Run, each: Standing, event: Event, faced: Facing) -> Event | None:
    source, amount = each.source, each.ability.amount
    assert amount is not None  # noqa: S101
    much = view_of(run.state).number(
        amount, Text(source.player, source.id, _bound(each, faced), {THAT_MUCH: faced.much})
    )
    if isinstance(event, Lore) and event.by < 0:
        much = min(much, run.state.players[event.player].lore)
    if much <= 0:
        return None
    if isinstance(event, Lore):
        return replace(event, by=much if event.by > 0 else -much)
    return replace(event, damage=much) if isinstance(event, Damaged) else event


@home("1.9.2.2")
def _to_this(source: Object, event: Event) -> Event:
    if isinstance(event, Damaged):
        return replace(event, object=source.id, how="put")
    return Moved(object=source.id, to=DISCARD, verb="banish")


@rule("6.5.4", "6.5.5")
def carry_out(run: Run, each: InItsPlace, used: frozenset[str], start: int) -> None:
    """The effect carried out instead of an event; replacements already applied to the event cannot apply to it
    again.

    `start`: the number of events before; a card that has gone elsewhere instead can still be mentioned.
    """
    context = context_of(each.player, each.source, each.card, each.bound)
    context.numbers[THAT_MUCH] = each.much
    follow(run, context, start)
    before, run.applied = run.applied, used
    try:
        resolve_effect(run, each.effect, context)
    finally:
        run.applied = before


@rule("6.5.3")
def contested(_run: Run, way: Way) -> None:
    """A one-time replacement would apply to two simultaneous events, and the rules do not choose. Raises Undecided."""
    raise Undecided("6.5.3", f"several events at once are what {way.label} waits for: which was the first")
