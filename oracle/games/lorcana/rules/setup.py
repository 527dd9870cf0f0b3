"""Converts positions to states, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.language.strict import first_fault
from oracle.games.lorcana.rules.game import Lorcana
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import (
    BAG,
    DECK,
    INKWELL,
    PLAY,
    ZONES,
    Logged,
    Object,
    PlayerState,
    Series,
    State,
    Turn,
)
from oracle.kernel.chance import Chance
from oracle.kernel.errors import InputError

FIRST_ID = 1
"""The id of the first object."""

STATES = frozenset({"exerted", "drying", "facedown"})
MAY_BE_EXERTED = frozenset({PLAY, INKWELL})


class Placed(Protocol):
    """One card of a position: see `oracle.protocol.messages.Card` for the meaning of the fields."""

    @property
    def ref(self) -> str: ...
    @property
    def player(self) -> str: ...
    @property
    def zone(self) -> str: ...
    @property
    def states(self) -> tuple[str, ...]: ...
    @property
    def counters(self) -> Mapping[str, int]: ...
    @property
    def under(self) -> str | None: ...
    @property
    def at(self) -> str | None: ...


def build(
    game: Lorcana,
    placed: Sequence[Placed],
    lore: Mapping[str, int],
    turn: Turn,
    happened: Iterable[Logged] = (),
    chance: Chance | None = None,
    series: Series | None = None,
) -> State:
    """The state of a position.

    `lore`: the players in turn order, with their lore. Raises InputError for an impossible position.
    """
    _check_turn(turn, lore)
    if turn.phase == "setup":
        _check_not_begun(placed, lore, turn)
    by_ref = _by_ref(placed)
    below = _below(placed)
    objects: dict[int, Object] = {}
    zones = _empty_zones(tuple(lore)).copy()
    where: dict[str, int] = {}
    for number, (ref, card) in enumerate(by_ref.items(), start=FIRST_ID):
        place = f"{card.player}/{card.zone}"
        _check_placed(game, card, by_ref, lore, place in zones)
        if card.under is None:
            cards = _stack(ref, below) if below else (ref,)
            objects[number] = _object(number, card, cards, by_ref)
            zones[place] += (number,)
            for each in cards:
                where[each] = number
    _check_all_stacked(placed, where)
    state = State(
        objects=objects,
        zones=zones,
        where=where,
        next_id=FIRST_ID + len(placed),
        chance=chance or Chance(),
        players={player: PlayerState(lore=amount) for player, amount in lore.items()},
        turn=turn,
        log=tuple(happened),
        seats=tuple(lore),
        started=next(iter(lore)),
        series=series,
    )
    return game.start(state)


def _check_placed(
    game: Lorcana, card: Placed, by_ref: Mapping[str, Placed], players: Mapping[str, int], known: bool
) -> None:
    # Most cards have no states at all; absent fields need no check.
    if not known or card.zone in (PLAY, BAG):
        _check_zone(game, card, players)
    if card.states or card.counters or card.under is not None or card.at is not None:
        _check_card(game, card, by_ref)


@lru_cache(maxsize=64)
def _empty_zones(players: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    return {f"{player}/{zone}": () for player in players for zone in ZONES}


def check_definition(name: str, card: Definition) -> None:
    """Raises InputError for a meaningless part, or for abilities that cannot be told apart."""
    fault = first_fault(card)
    if fault is not None:
        raise InputError(f"definitions.{name}.{fault.path}".rstrip("."), fault.wrong, fault.right)


def _check_turn(turn: Turn, lore: Mapping[str, int]) -> None:
    if turn.player not in lore:
        raise InputError("turn.player", f"{turn.player} is no player", ", ".join(lore))
    for player, amount in lore.items():
        if amount < 0:
            raise InputError(f"players.{player}.lore", f"{amount} is below 0")


@home("2.2.1.2")
def _check_not_begun(placed: Sequence[Placed], lore: Mapping[str, int], turn: Turn) -> None:
    for card in placed:
        if card.zone != DECK or card.states or card.counters:
            raise InputError(f"cards.{card.ref}", "the game has not begun", "every card in its player's deck (2.2.1.2)")
    for player, amount in lore.items():
        if amount:
            raise InputError(f"players.{player}.lore", f"{amount} before the game has begun", "0 (2.2.1.3)")
    if turn.number or turn.inked or turn.once:
        raise InputError("turn", "a game that has not begun has had no turn", "number 0, and no counters")


def _by_ref(placed: Sequence[Placed]) -> dict[str, Placed]:
    by_ref = {card.ref: card for card in placed}
    if len(by_ref) < len(placed):
        count = Counter(card.ref for card in placed)
        twice = next(ref for ref in count if count[ref] > 1)
        raise InputError(f"cards.{twice}", "the ref is used twice", "a card is in one zone only (7.1.5)")
    return by_ref


def _below(placed: Sequence[Placed]) -> dict[str, str]:
    """Card → the card directly under it."""
    below: dict[str, str] = {}
    for card in placed:
        if card.under is not None:
            if card.under in below:
                raise InputError(f"cards.{card.ref}.under", f"{card.under} already has {below[card.under]} under it")
            below[card.under] = card.ref
    return below


def _check_zone(game: Lorcana, card: Placed, players: Mapping[str, int]) -> None:
    where = f"cards.{card.ref}.zone"
    if card.player not in players:
        raise InputError(f"cards.{card.ref}.player", f"{card.player} is no player", ", ".join(players))
    if card.zone not in ZONES:
        raise InputError(where, f'"{card.zone}" is not a valid zone', ", ".join(ZONES[:5]))
    if card.zone == BAG and not game.edition.bag_holds_cards:
        raise InputError(where, "the bag is no place for cards (7.7.1)", ", ".join(ZONES[:5]))
    if card.zone == PLAY and game.cards[card.ref].type == "action" and card.under is None:
        raise InputError(where, "an action is in play only while it resolves (5.4.1)")


def _check_card(game: Lorcana, card: Placed, by_ref: Mapping[str, Placed]) -> None:
    definition = game.cards[card.ref]
    if card.states:
        _check_states(card, definition)
    if card.counters:
        _check_damage(card, definition)
    if card.under is not None or card.at is not None:
        _check_relations(card, by_ref, f"cards.{card.ref}")
    if card.at is not None:
        _check_place(game, card, by_ref[card.at])


def _check_states(card: Placed, definition: Definition) -> None:
    where = f"cards.{card.ref}.states"
    unknown = [state for state in card.states if state not in STATES]
    if unknown:
        raise InputError(where, f"{unknown[0]} is no state", ", ".join(sorted(STATES)))
    location = definition.type == "location" and card.zone == PLAY
    if "exerted" in card.states and (card.zone not in MAY_BE_EXERTED or location):
        raise InputError(where, "only characters and items in play and ink cards are exerted (5.1.2)")
    if "drying" in card.states and (card.zone != PLAY or definition.type != "character"):
        raise InputError(where, "only characters in play are drying (5.1.1.11)")


def _check_damage(card: Placed, definition: Definition) -> None:
    unknown = [name for name in card.counters if name != "damage"]
    if unknown:
        raise InputError(f"cards.{card.ref}.counters", f"{unknown[0]} is no counter", "damage")
    where, damage = f"cards.{card.ref}.damage", card.counters.get("damage", 0)
    if damage < 0:
        raise InputError(where, f"{damage} is below 0")
    if damage and (card.zone != PLAY or definition.willpower is None):
        raise InputError(where, "only characters and locations in play have damage (1.9)")


def _check_relations(card: Placed, by_ref: Mapping[str, Placed], where: str) -> None:
    if card.under is not None:
        top = by_ref.get(card.under)
        if top is None or top is card:
            raise InputError(f"{where}.under", f"{card.under} is no other card of the position")
        if card.zone != PLAY or top.zone != PLAY:
            raise InputError(f"{where}.under", "stacks are in play (5.1.1.7)")
    if card.at is not None and (card.at not in by_ref or by_ref[card.at].zone != PLAY or card.zone != PLAY):
        raise InputError(f"{where}.at", f"{card.at} is no location in play")


def _check_place(game: Lorcana, card: Placed, at: Placed) -> None:
    # The notes on chapter 4 put missions at characters; otherwise characters are at locations (4.7.1).
    own, other = game.cards[card.ref], game.cards[at.ref]
    mission = "Mission" in own.classifications and other.type == "character"
    if at.player != card.player or not (mission or (own.type == "character" and other.type == "location")):
        where, wrong = f"cards.{card.ref}.at", f"{card.ref} cannot be at {at.ref}"
        raise InputError(where, wrong, "characters are at their own player's locations (4.7.1)")


def _stack(ref: str, below: Mapping[str, str]) -> tuple[str, ...]:
    cards = [ref]
    while cards[-1] in below:
        cards.append(below[cards[-1]])
    return tuple(cards)


def _check_all_stacked(placed: Sequence[Placed], where: Mapping[str, int]) -> None:
    for card in placed if len(where) < len(placed) else ():
        if card.ref not in where:
            raise InputError(f"cards.{card.ref}.under", "the cards of this stack lie under each other in a circle")


def _object(number: int, card: Placed, cards: tuple[str, ...], by_ref: Mapping[str, Placed]) -> Object:
    if len(cards) == 1 and not card.states and not card.counters and card.at is None:
        # Most cards have no states at all.
        return Object(id=number, cards=cards, player=card.player, zone=card.zone)
    if card.at is not None and by_ref[card.at].under is not None:
        raise InputError(f"cards.{card.ref}.at", f"{card.at} is under another card")
    return Object(
        id=number,
        cards=cards,
        player=card.player,
        zone=card.zone,
        exerted="exerted" in card.states,
        drying="drying" in card.states,
        damage=card.counters.get("damage", 0),
        at=None if card.at is None else FIRST_ID + list(by_ref).index(card.at),
        facedown=tuple([ref for ref in cards if "facedown" in by_ref[ref].states]),
        others=tuple([(ref, by_ref[ref].player) for ref in cards if by_ref[ref].player != card.player]),
    )
