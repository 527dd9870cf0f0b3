"""Judges one player's view: it must show everything of the engine's table that the player may know, and no more.

The reference is only asked which names must be hidden. Of another player's question anything may be left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping

import msgspec

from oracle.engines.reference import ReferenceEngine
from oracle.profiles import Profile
from oracle.protocol.messages import Card, Decision, Observation, Position, Region
from oracle.suite.judging.beside import Beside
from oracle.suite.judging.calls import Deviates, bare
from oracle.suite.judging.sampling import NOT_ASKED, has_large_hand, hiding_several
from oracle.suite.play.world import World
from oracle.suite.table.normalise import normalised

_OWN_NAME = re.compile(r"[A-Z].* \S")
"""A card name that no text contains by chance, unlike "a card": capitalized, and several words long."""


def judge_view(world: World, beside: Beside, draw: int, keep: Callable[[str, Observation], None]) -> Deviates | None:
    """Compare a player's view with the whole table; `draw` selects the player. `keep` is given each view."""
    whole = world.look().observation
    players = [one.name for one in whole.position.players]
    asked = whole.decision
    # Half of the time the player who is asked, if any; with a large hand, all players.
    # Otherwise a player from whom most is hidden.
    others = [name for name in players if name not in hiding_several(whole.position, world.game)] or players
    if draw == NOT_ASKED and asked is not None:
        viewer = next(name for name in players if name != asked.player)
    else:
        viewer = asked.player if asked is not None and draw % 2 else others[draw // 2 % len(others)]
    viewers = players if has_large_hand(whole.position) else [viewer]
    return next((found for one in viewers if (found := _judged(world, beside, one, keep)) is not None), None)


def _judged(world: World, beside: Beside, viewer: str, keep: Callable[[str, Observation], None]) -> Deviates | None:
    whole, shown = world.look().observation, world.engine.observe(viewer)
    keep(viewer, shown)
    view = normalised(shown, world.game, world.support.manners)
    found = next(_deviations(whole, view, viewer), None)
    if found is None and whole.result is None:
        reference = beside.at(world)
        seen = None if reference is None else _Seen(reference, viewer, beside)
        found = None if seen is None else next(_names(whole, view, seen, world.game), None)
    return None if found is None else found._replace(viewer=viewer)


def _deviations(whole: Observation, view: Observation, viewer: str) -> Iterator[Deviates]:
    """Differences from the engine's own table; once a game is over only the result counts."""
    won = None if whole.result is None else whole.result.winner
    if (view.result is None) != (whole.result is None) or (view.result is not None and view.result.winner != won):
        yield Deviates(("result",), _plain(whole.result), _plain(view.result))
    if whole.result is not None:
        return
    yield from _turn_and_players(whole.position, view.position)
    yield from _cards(whole.position.cards, view.position.cards)
    yield from _regions(whole.position.regions, view.position.regions)
    hidden = {card.ref for card in view.position.cards if card.card is None}
    yield from _question(whole.decision, view.decision, viewer, hidden)
    yield from _waiting(whole, view, hidden)


def _turn_and_players(whole: Position, view: Position) -> Iterator[Deviates]:
    for field in ("player", "number", "phase", "first", "counters"):
        wanted, found = getattr(whole.turn, field), getattr(view.turn, field)
        if field == "counters":
            wanted, found = _counted(wanted), _counted(found)
        if wanted != found:
            yield Deviates(("turn", field), wanted, found)
    shown = {one.name: _counted(one.counters) for one in view.players}
    for player in whole.players:
        if shown.get(player.name) != _counted(player.counters):
            yield Deviates(("players", player.name, "counters"), _counted(player.counters), shown.get(player.name))


def _cards(whole: tuple[Card, ...], view: tuple[Card, ...]) -> Iterator[Deviates]:
    shown = {card.ref: card for card in view}
    for card in whole:
        other = shown.pop(card.ref, None)
        if other is None:
            yield Deviates(("cards", card.ref), card.zone, None)
            continue
        for field, wanted in _parts(card).items():
            found = _parts(other)[field]
            if wanted != found:
                yield Deviates(("cards", card.ref, field), wanted, found)
        if other.card is not None and other.card != card.card:
            yield Deviates(("cards", card.ref, "card"), card.card, other.card)
    for ref, card in shown.items():
        yield Deviates(("cards", ref), None, card.zone)


def _parts(card: Card) -> dict[str, object]:
    return {
        "player": card.player,
        "zone": card.zone,
        "states": sorted(card.states),
        "counters": _counted(card.counters),
        "controller": card.controller or card.player,
        "under": card.under,
        "at": card.at,
    }


def _regions(whole: tuple[Region, ...], view: tuple[Region, ...]) -> Iterator[Deviates]:
    if [one.facedown for one in whole] != [one.facedown for one in view]:
        yield Deviates(("regions", "facedown"), [one.facedown for one in whole], [one.facedown for one in view])
        return
    for place, (one, other) in enumerate(zip(whole, view, strict=True), 1):
        if other.terrains != one.terrains and (other.terrains or not one.facedown):
            yield Deviates(("regions", str(place)), list(one.terrains), list(other.terrains))


def _question(
    whole: Decision | None, view: Decision | None, viewer: str, hidden: Collection[str]
) -> Iterator[Deviates]:
    if whole is None or whole.player == viewer:
        if bare(whole) != bare(view) or (whole and view and whole.id != view.id):
            yield Deviates(("decision",), _plain(whole), _plain(view))
    elif view is not None:
        if view.player != whole.player:
            yield Deviates(("decision", "player"), whole.player, view.player)
        told = [option for option in view.options if option in hidden]
        if told:
            yield Deviates(("decision", "options"), None, told)


def _waiting(whole: Observation, view: Observation, hidden: Collection[str]) -> Iterator[Deviates]:
    wanted, found = (
        sorted([one.player, one.source, one.ability] for one in each.waiting if one.source not in hidden)
        for each in (whole, view)
    )
    if wanted != found:
        yield Deviates(("waiting",), wanted, found)


class _Seen:
    """What a player may know of the table, according to the reference."""

    def __init__(self, reference: ReferenceEngine, viewer: str, beside: Beside) -> None:
        own = reference.observe(viewer)
        self._beside, self._viewer = beside, viewer
        self.shown = {card.ref for card in own.position.cards if card.card is not None}
        self.to_all = set(self.shown)
        for player in own.position.players:
            seen = reference.observe(player.name).position.cards
            self.to_all &= {card.ref for card in seen if card.card is not None}
        self.regions = [bool(region.terrains) for region in own.position.regions]

    def may_know(self, ref: str) -> bool:
        """Whether a player may look at a card, or was shown it."""
        return ref in self.shown or ref in self._beside.known(self._viewer)

    def has_to_be_shown(self, card: Card, game: Profile) -> bool:
        """Whether a card lies open, or is in the player's own hand."""
        if card.zone in game.hidden_zones:
            return card.zone in game.own_zones and card.player == self._viewer and card.ref in self.shown
        return card.ref in self.to_all


def _names(whole: Observation, view: Observation, seen: _Seen, game: Profile) -> Iterator[Deviates]:
    """Names shown that should be hidden, or hidden that should be shown, including names revealed in a text."""
    names = {card.ref: card.card for card in whole.position.cards}
    for card in view.position.cards:
        if card.card is not None and not seen.may_know(card.ref):
            yield Deviates(("cards", card.ref, "card"), None, card.card)
        if card.card is None and names[card.ref] is not None and seen.has_to_be_shown(card, game):
            yield Deviates(("cards", card.ref, "card"), names[card.ref], None)
    for place, (region, open_) in enumerate(zip(view.position.regions, seen.regions, strict=False), 1):
        if region.terrains and not open_:
            yield Deviates(("regions", str(place)), [], list(region.terrains))
    yield from _texts(view, {ref: name for ref, name in names.items() if name and not seen.may_know(ref)}, names)


def _texts(view: Observation, hidden: Mapping[str, str], names: Mapping[str, str | None]) -> Iterator[Deviates]:
    open_names = " ".join(name for ref, name in names.items() if name and ref not in hidden)
    told = msgspec.json.encode(view).decode()
    for name in sorted(set(hidden.values())):
        if _OWN_NAME.match(name) and name in told and name not in open_names:
            yield Deviates(("texts",), None, name)


def _counted(counters: Mapping[str, int]) -> dict[str, int]:
    return {name: count for name, count in counters.items() if count}


def _plain(what: object) -> object:
    return None if what is None else msgspec.to_builtins(what)
