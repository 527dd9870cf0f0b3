"""Compares a scenario's first table with the position sent: if they differ, the engine has not set it up."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from oracle.engines.base import EngineFault
from oracle.profiles import PROFILES, Profile
from oracle.protocol.display import shown
from oracle.protocol.messages import Card, Fact, Observation, Player, Position, Region, SetupParams, Turn
from oracle.protocol.names import full_name, same_name
from oracle.protocol.results import Unlike
from oracle.suite.table.normalise import normalised, normalised_position
from oracle.suite.table.wording import decision_words, result_words, waiting_words

NOTHING = "nothing"
MOST_TOLD = 4
"""Maximum differences reported in one message."""
_LONGEST = 200
"""Maximum characters of a sent or shown value."""


def _told(one: Unlike) -> str:
    what, field, sent, seen = (shown(word, _LONGEST) for word in (one.what, one.field, one.sent, one.shown))
    return f"{what}, {field}: sent {sent}, shown {seen}"


class NotSetUp(EngineFault):
    """A fault of the kind `set-up`; `first` is the first difference."""

    def __init__(self, found: list[Unlike]) -> None:
        told = "; ".join(_told(one) for one in found[:MOST_TOLD])
        more = f"; and {len(found) - MOST_TOLD} more" if len(found) > MOST_TOLD else ""
        super().__init__("set-up", f"after `setup` the table is not the position that was sent: {told}{more}")
        self.first = found[0]


def judge_set_up(params: SetupParams, seen: Observation, manners: Collection[str]) -> None:
    """Raise `NotSetUp` for a valid first table that differs from the position sent; see `unlike`."""
    game = PROFILES[params.game]
    sent, seen = normalised_position(params.position, game, manners), normalised(seen, game, manners)
    found = unlike(sent, seen, game, params.definitions)
    if found:
        raise NotSetUp(found)


def unlike(sent: Position, seen: Observation, game: Profile, definitions: Mapping[str, object]) -> list[Unlike]:
    """All differences between the first table and the position sent.

    `definitions`: of the made-up cards, which may also be shown by name and version. These are not differences: omitted
    facts of the turn, zero counters, a controller who is the owner, the order of cards in any zone but a deck, the
    spelling of names, and resources lying face down.
    """
    position = seen.position
    found = list(_players(sent.players, position.players)) if sent.players != position.players else []
    if sent.turn != position.turn:
        found += _turn(sent.turn, position.turn)
    found += _cards(sent.cards, position.cards, game, definitions)
    if sent.regions != position.regions:
        found += _regions(sent.regions, position.regions)
    if position.happened:
        found += _facts(sent.happened, position.happened)
    if seen.decision is not None:
        found.append(Unlike("table", "decision", NOTHING, decision_words(seen.decision)))
    if seen.waiting:
        found.append(Unlike("table", "waiting", NOTHING, waiting_words(one.source for one in seen.waiting)))
    if seen.result is not None:
        found.append(Unlike("table", "result", NOTHING, result_words(seen.result)))
    return found


def _players(sent: tuple[Player, ...], seen: tuple[Player, ...]) -> Iterator[Unlike]:
    there = {player.name: player for player in seen}
    for player in sent:
        if player.name not in there:
            yield Unlike(player.name, "name", "a player", NOTHING)
        else:
            yield from _counters(player.name, player.counters, there[player.name].counters)
    names = [[player.name for player in players] for players in (sent, seen)]
    if names[0] != names[1]:
        yield Unlike("table", "players", ", ".join(names[0]), ", ".join(names[1]) or NOTHING)


def _counters(what: str, sent: Mapping[str, int], seen: Mapping[str, int]) -> Iterator[Unlike]:
    for name in sorted(sent.keys() | seen.keys()):
        if sent.get(name, 0) != seen.get(name, 0):
            yield Unlike(what, f"counters.{name}", str(sent.get(name, 0)), str(seen.get(name, 0)))


def _turn(sent: Turn, seen: Turn) -> Iterator[Unlike]:
    for field in ("player", "number", "phase"):
        if getattr(sent, field) != getattr(seen, field):
            yield Unlike("turn", field, str(getattr(sent, field)), str(getattr(seen, field)))
    if seen.first not in ((sent.first,) if sent.first is not None else (None, sent.player)):
        yield Unlike("turn", "first", sent.first or NOTHING, seen.first or NOTHING)
    yield from _counters("turn", sent.counters, seen.counters)


def _cards(
    sent: tuple[Card, ...], seen: tuple[Card, ...], game: Profile, definitions: Mapping[str, object]
) -> Iterator[Unlike]:
    there = {card.ref: card for card in seen}
    for card in sent:
        other = there.get(card.ref)
        if other is None:
            yield Unlike(card.ref, "ref", f"a card in {card.player}'s {card.zone}", NOTHING)
        elif other != card:
            yield from _card(card, other, definitions)
    if len(sent) != len(there) or len(there) != len(seen):
        known = {card.ref for card in sent}
        for card in seen:
            if card.ref not in known:
                yield Unlike(card.ref, "ref", NOTHING, f"a card in {card.player}'s {card.zone}")
    yield from _orders(sent, seen, game)


def _card(sent: Card, seen: Card, definitions: Mapping[str, object]) -> Iterator[Unlike]:
    full = full_name(definitions, sent.card) if sent.card is not None and sent.card != seen.card else None
    if not (same_name(sent.card, seen.card) or (full is not None and same_name(full, seen.card))):
        yield Unlike(sent.ref, "card", sent.card or NOTHING, seen.card or NOTHING)
    for field in ("player", "zone", "under", "at"):
        one, other = getattr(sent, field), getattr(seen, field)
        if one != other:
            yield Unlike(sent.ref, field, one or NOTHING, other or NOTHING)
    if (sent.controller or sent.player) != (seen.controller or seen.player):
        yield Unlike(sent.ref, "controller", sent.controller or sent.player, seen.controller or seen.player)
    one, other = _states(sent), _states(seen)
    if one != other:
        yield Unlike(sent.ref, "states", one, other)
    yield from _counters(sent.ref, sent.counters, seen.counters)


def _states(card: Card) -> str:
    return ", ".join(sorted(card.states)) or NOTHING


def _orders(sent: tuple[Card, ...], seen: tuple[Card, ...], game: Profile) -> Iterator[Unlike]:
    one, other = _ordered(sent, game), _ordered(seen, game)
    if one != other:
        for player, zone in sorted(one.keys() & other.keys()):
            orders = one[player, zone], other[player, zone]
            # Missing and surplus cards have already been reported.
            if orders[0] != orders[1] and sorted(orders[0]) == sorted(orders[1]):
                yield Unlike(f"{player}'s {zone}", "order", *(", ".join(order) for order in orders))


def _ordered(cards: tuple[Card, ...], game: Profile) -> dict[tuple[str, str], list[str]]:
    found: dict[tuple[str, str], list[str]] = {}
    for card in cards:
        if card.zone in game.order_zones:
            found.setdefault((card.player, card.zone), []).append(card.ref)
    return found


def _regions(sent: tuple[Region, ...], seen: tuple[Region, ...]) -> Iterator[Unlike]:
    if len(sent) != len(seen):
        yield Unlike("table", "regions", str(len(sent)), str(len(seen)))
    for place, (one, other) in enumerate(zip(sent, seen, strict=False)):
        if set(one.terrains) != set(other.terrains):
            words = [", ".join(region.terrains) or NOTHING for region in (one, other)]
            yield Unlike(f"region {place}", "terrains", words[0], words[1])
        if one.facedown != other.facedown:
            yield Unlike(f"region {place}", "facedown", str(one.facedown).lower(), str(other.facedown).lower())


def _facts(sent: tuple[Fact, ...], seen: tuple[Fact, ...]) -> Iterator[Unlike]:
    """Some or all facts may be omitted, but none may be invented."""
    known = {(fact.what, fact.player) for fact in sent}
    for fact in seen:
        if (fact.what, fact.player) not in known:
            yield Unlike("table", "happened", NOTHING, f"{fact.what} of {fact.player}")
