"""Then: what an engine must have done."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from oracle.profiles import Profile, spoken
from oracle.protocol.messages import Card
from oracle.suite.phrases.changes import ExpectedChange, change_words, ends_game, expected_changes
from oracle.suite.phrases.converters import CardState, Characteristic, Counter, Place, owned_zone
from oracle.suite.phrases.registry import phrase
from oracle.suite.play.difference import (
    counted_words,
    decision_words,
    difference,
    every_difference,
    resource_words,
    result_words,
    waiting_words,
    zone_words,
)
from oracle.suite.play.failure import ACCEPTED, REFUSED, Failed
from oracle.suite.play.manners import is_under, may_be_spent, unmet
from oracle.suite.play.table import Table
from oracle.suite.play.world import World
from oracle.suite.vectors import as_data

_NOTHING_BEFORE = "nothing was done yet"

COUNTED_TRIGGERS = "counted-triggers"
"""The capability of an engine that tells entries of one ability apart; of any other only the sources are compared."""


# --- the last call ------------------------------------------------------------------------------------------


@phrase("then", "it is accepted", example="it is accepted", looks=False, seen=as_data.accepted)
def is_accepted(world: World) -> None:
    if world.last_reply().status != ACCEPTED:
        refused, world.refusal = world.refusal, None
        # A refused answer is blamed where it stands; of an action this step tells enough.
        raise Failed(ACCEPTED, world.reply_words(), refused if world.answered else None)


@phrase(
    "then", "it is refused[ by {clause:clause}]", example="it is refused by 4.3.2.4", looks=False, seen=as_data.refused
)
def is_refused(world: World, clause: str | None) -> None:
    reply = world.last_reply()
    expected = REFUSED if clause is None else f"{REFUSED} by {clause}"
    if reply.status != REFUSED:
        raise Failed(expected, world.reply_words())
    world.refusal = None
    named = "clauses" in world.capabilities and not world.wordless
    if clause is not None and named and clause not in (reply.code, *reply.clauses):
        raise Failed(expected, world.reply_words())


@phrase("then", "nothing has changed", example="nothing has changed", compares="call", seen=as_data.unchanged)
def nothing_changed(world: World) -> None:
    before = _before(world.before_call).observation
    after = world.look().observation
    if before == after:
        return
    changes = every_difference(before, after, world.game)
    if changes:
        raise Failed("nothing has changed", change_words(changes))


@phrase(
    "then",
    "only this has changed",
    example="only this has changed",
    table=expected_changes,
    compares="action",
    ends=ends_game,
    seen=as_data.changed,
)
def only_this_changed(world: World, expected: tuple[ExpectedChange, ...]) -> None:
    before, after = _before(world.before_action), world.look()
    found = difference(before.observation, after.observation, world.game)
    missing, surplus = unmet(expected, found, before.cards, after.cards, world.game)
    if not missing and not surplus:
        return
    parts = []
    if missing:
        parts.append("not seen: " + "; ".join(str(change) for change in missing))
    if surplus:
        parts.append("also changed: " + change_words(surplus))
    wanted = "; ".join(str(change) for change in expected)
    raise Failed(f"only this has changed: {wanted}", ". ".join(parts))


def _before(table: Table | None) -> Table:
    if table is None:
        raise Failed("a call before this step", _NOTHING_BEFORE)
    return table


# --- cards --------------------------------------------------------------------------------------------------


@phrase("then", "{card:ref} <is/is not> {place:place}", example="doc is in Ann's hand", seen=as_data.placed)
def is_placed(world: World, ref: str, place: Place) -> None:
    cards = world.look().cards
    card = cards.get(ref)
    if place.relation == "in":
        wanted = owned_zone(place.player, place.zone)
        found = zone_words(card, world.game)
        if found != wanted:
            raise Failed(f"{ref} {place}", f"{ref} in {found}")
        return
    if place.relation == "at":
        found_ref = None if card is None else card.at
    elif place.relation == "under":
        if is_under(card, place.ref, cards):
            return
        found_ref = None if card is None else card.under
    else:
        if is_under(cards.get(place.ref), ref, cards):
            return
        found_ref = ", ".join(sorted(other.ref for other in cards.values() if other.under == ref))
    if found_ref != place.ref:
        raise Failed(f"{ref} {place}", f"{ref} {place.relation} {found_ref or 'nothing'}")


@phrase("then", "{card:ref} is {states:states}", example="doc is exerted and undamaged", seen=as_data.states)
def has_states(world: World, ref: str, states: tuple[CardState, ...]) -> None:
    for state in states:
        card = _on_table(world, ref, state.word, state.zones)
        there = bool(card.counters.get(state.name)) if state.counter else _is(card, state.name, world.game)
        if there != state.present and not (
            state.name == world.game.spent
            and may_be_spent(card, state.present, world.look().cards.values(), world.game, world.manners)
        ):
            opposite = state.word.removeprefix("not ") if state.word.startswith("not ") else f"not {state.word}"
            raise Failed(f"{ref} is {state.word}", f"{ref} is {opposite}")


@phrase(
    "then", "{card:ref} <has/does not have> {n:number} {counter}", example="doc has 2 damage", seen=as_data.counters
)
def has_counters(world: World, ref: str, amount: int, counter: Counter) -> None:
    expected = f"{ref} has {amount} {counter.words}"
    found = _on_table(world, ref, f"{amount} {counter.words}").counters.get(counter.name, 0)
    if found != amount:
        raise Failed(expected, f"{ref} has {world.game.counter_words(found, counter.name)}")


def _characteristics(*_: object) -> Iterable[str]:
    return ("characteristics",)


@phrase(
    "then",
    "{card:ref} has {n:number} {statistic}",
    example="doc has 3 Strength",
    needs=_characteristics,
    seen=as_data.statistic,
)
def has_statistic(world: World, ref: str, amount: int, what: Characteristic) -> None:
    found = world.characteristics(ref).numbers.get(what.name, 0)
    if found != amount:
        raise Failed(f"{ref} has {amount} {what.words}", f"{ref} has {found} {what.words}")


@phrase(
    "then",
    "{card:ref} <has/does not have> {keyword}[ {n:number}]",
    example="doc has Resist 2",
    needs=_characteristics,
    seen=as_data.keyword,
)
def has_keyword(world: World, ref: str, what: Characteristic, amount: int | None) -> None:
    found = world.characteristics(ref).keywords.get(what.name)
    wanted = what.words if amount is None else f"{what.words} {amount}"
    if found is None:
        raise Failed(f"{ref} has {wanted}", f"{ref} does not have {what.words}")
    if amount is not None and found != amount:
        raise Failed(f"{ref} has {wanted}", f"{ref} has {what.words} {found}")


def _is(card: Card, state: str, game: Profile) -> bool:
    return state in card.states or card.zone in game.implied_states.get(state, ())


def _on_table(world: World, ref: str, expected: str, zones: Collection[str] = ()) -> Card:
    """The card, in a zone where what is expected can be said of it; where states mean something if none are named."""
    card = world.look().cards.get(ref)
    if card is None or card.zone not in (zones or world.game.state_zones):
        raise Failed(f"{ref}: {expected}", f"{ref} is in {zone_words(card, world.game)}")
    return card


@phrase(
    "then",
    "{refs:refs} lie[s] at the {end:end} of {who:player}'s deck",
    example="elsa and doc lie at the bottom of Ann's deck",
    seen=as_data.at_the_end,
)
def lie_at_the_end(world: World, refs: tuple[str, ...], end: str, who: str) -> None:
    deck = tuple(card.ref for card in _zone(world, who, "deck"))
    found = deck[: len(refs)] if end == "top" else deck[-len(refs) :]
    if found != refs:
        at = f"lie at the {end} of {who}'s deck, from the top"
        raise Failed(f"{', '.join(refs)} {at}", f"{', '.join(found) or 'no cards'} {at}")


# --- players ------------------------------------------------------------------------------------------------


@phrase("then", "{who:player} has {n:number} ready {resource}", example="Ann has 2 ready ink", seen=as_data.ready)
def has_ready(world: World, who: str, amount: int, resource: str) -> None:
    cards = _zone(world, who, world.game.resource_zone)
    ready = sum(world.game.spent not in card.states for card in cards)
    if ready != amount:
        found = resource_words(ready, len(cards) - ready, world.game)
        raise Failed(f"{who} has {amount} ready {resource}", f"{who}'s {resource}: {found}")


@phrase(
    "then", "{who:player} has {n:number} card[s] in {zone:zone}", example="Ann has 5 cards in hand", seen=as_data.cards
)
def has_cards(world: World, who: str, amount: int, zone: str) -> None:
    found = len(_zone(world, who, zone))
    if found != amount:
        expected, got = (f"{who} has {count} card{'s' * (count != 1)} in {spoken(zone)}" for count in (amount, found))
        raise Failed(expected, got)


def _zone(world: World, who: str, zone: str) -> list[Card]:
    cards = world.look().cards.values()
    return [card for card in cards if (card.controller or card.player) == who and card.zone == zone]


@phrase("then", "it <is/is not> {who:player}'s turn", example="it is Bob's turn", seen=as_data.turn)
def has_turn(world: World, who: str) -> None:
    found = world.look().observation.position.turn.player
    if found != who:
        raise Failed(f"it is {who}'s turn", f"it is {found}'s turn")


@phrase("then", "{who:player} <has/has not> won", example="Bob has won", ends=lambda *_: True, seen=as_data.won)
def has_won(world: World, who: str) -> None:
    result = world.look().observation.result
    if result is None or result.winner != who:
        raise Failed(f"{who} has won", "the game goes on" if result is None else result_words(result))
    if who in result.losers:
        raise Failed(f"{who} has won", f"{who} has won and lost: the losers are {', '.join(sorted(result.losers))}")


@phrase("then", "the game goes on", example="the game goes on", seen=as_data.goes_on)
def game_goes_on(world: World) -> None:
    try:
        result = world.look().observation.result
    except Failed as over:
        # Told of this step, which is about nothing else, and not of the action before it.
        raise Failed(over.expected, over.actual) from None
    if result is not None:
        raise Failed("the game goes on", result_words(result))


# --- the day, in Altered ------------------------------------------------------------------------------------


# --- questions and waiting abilities ------------------------------------------------------------------------


@phrase(
    "then",
    "{who:player} <is/is not> asked[ to choose from {options:options}]",
    example="Ann is asked to choose from doc and elsa",
    asks=True,
    looks=False,
    seen=as_data.asked,
)
def is_asked(world: World, who: str, options: tuple[str, ...] | None) -> None:
    world.is_asked(who, options)


@phrase("then", "nobody is asked", example="nobody is asked", looks=False, seen=as_data.nobody_asked)
def nobody_asked(world: World) -> None:
    decision = world.pending()
    if decision is not None:
        raise Failed("nobody is asked", decision_words(decision))


def _stepwise(*_: object) -> Iterable[str]:
    return ("stepwise-triggers",)


@phrase("then", "{refs:refs} wait[s]", example="doc and doc wait", needs=_stepwise, seen=as_data.waiting)
def abilities_wait(world: World, refs: tuple[str, ...]) -> None:
    _waiting(world, refs)


@phrase("then", "no ability waits", example="no ability waits", seen=as_data.nothing_waits)
def no_ability_waits(world: World) -> None:
    _waiting(world, ())


def _waiting(world: World, expected: tuple[str, ...]) -> None:
    seen = world.look().observation
    found = () if seen.result is not None else tuple(one.source for one in seen.waiting)
    words = waiting_words if COUNTED_TRIGGERS not in world.capabilities else counted_words
    if words(found) != words(expected):
        raise Failed(f"waiting: {words(expected)}", f"waiting: {words(found)}")


# --- what players see ---------------------------------------------------------------------------------------


def _views(*_: object) -> Iterable[str]:
    return ("hidden-views",)


@phrase("then", "{who:player} sees {card:ref}", example="Bob sees doc", needs=_views, seen=as_data.sees)
def sees(world: World, who: str, ref: str) -> None:
    if not _visible(world, who, ref):
        raise Failed(f"{who} sees {ref}", f"{who} does not see it")


@phrase(
    "then",
    "{who:player} does not see {card:ref}",
    example="Bob does not see doc",
    needs=_views,
    seen=as_data.does_not_see,
)
def does_not_see(world: World, who: str, ref: str) -> None:
    if _visible(world, who, ref) and ref not in world.known_to(who):
        raise Failed(f"{who} does not see {ref}", f"{who} sees it")


def _visible(world: World, who: str, ref: str) -> bool:
    card = world.seen_by(who).cards.get(ref)
    return card is not None and card.card is not None
