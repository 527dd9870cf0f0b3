"""Changes that leave a valid case: cards are left out, renamed or made anonymous, players trade places."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping

from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.render.given import named_cards
from oracle.profiles import Profile
from oracle.protocol.messages import Action, Card, Fact, Player
from oracle.suite.phrases.madeup import FILLER, filler_card
from oracle.suite.phrases.move import Move

_NUMBERED = re.compile(r"[a-z]+-\d+")


def with_position(case: Case, **changes: object) -> Case:
    """The case with fields of its position replaced."""
    return with_setup(case, position=replace(case.setup.position, **changes))


def with_setup(case: Case, **changes: object) -> Case:
    """The case with fields of its setup replaced."""
    return replace(case, setup=replace(case.setup, **changes))


def with_turn(case: Case, **changes: object) -> Case:
    """The case with fields of its turn replaced."""
    return with_position(case, turn=replace(case.setup.position.turn, **changes))


def with_cards(case: Case, cards: tuple[Card, ...]) -> Case:
    """The case with other cards, and without definitions that no card uses."""
    used = {card.card for card in cards}
    definitions = {name: raw for name, raw in case.setup.definitions.items() if name in used}
    return with_setup(case, position=replace(case.setup.position, cards=cards), definitions=definitions)


def with_card(case: Case, ref: str, **changes: object) -> Case:
    """The case with fields of one card replaced."""
    cards = (replace(card, **changes) if card.ref == ref else card for card in case.setup.position.cards)
    return with_cards(case, tuple(cards))


def with_definition(case: Case, old: str, new: str, raw: dict[str, object]) -> Case:
    """The case with a definition in place of a printed card or of another definition."""
    definitions = {**case.setup.definitions, new: raw}
    cards = tuple(replace(card, card=new) if card.card == old else card for card in case.setup.position.cards)
    return with_cards(with_setup(case, definitions=definitions), cards)


def with_one_definition(case: Case, ref: str, name: str, raw: dict[str, object]) -> Case:
    """The case with a separate definition for one card."""
    definitions = {**case.setup.definitions, name: {**raw, "name": name}}
    return with_card(with_setup(case, definitions=definitions), ref, card=name)


def named(case: Case) -> list[str]:
    """The names of the cards with their own row in the table."""
    return list(dict.fromkeys(card.card or "" for card in named_cards(case.setup)))


def names_of(case: Case) -> set[str]:
    """The names of all cards."""
    return {card.card or "" for card in case.setup.position.cards}


def free_name(name: str, taken: Collection[str], gap: str = " ") -> str:
    """The name, followed by a number if it is taken."""
    return next(one for one in (name, *(f"{name}{gap}{number}" for number in range(2, 1000))) if one not in taken)


def without_cards(case: Case, refs: Collection[str]) -> Case:
    """The case without some cards: cards under or at them become free, and moves with them are dropped."""
    gone = frozenset(refs)
    cards = tuple(
        replace(
            card,
            under=None if card.under in gone else card.under,
            at=None if card.at in gone else card.at,
        )
        for card in case.setup.position.cards
        if card.ref not in gone
    )
    chance = tuple(
        left
        for outcome in case.setup.chance
        if (left := tuple(ref for ref in outcome if ref not in gone)) or not outcome
    )
    happened = tuple(fact for fact in case.setup.position.happened if fact.card not in gone)
    smaller = with_cards(with_setup(with_position(case, happened=happened), chance=chance), cards)
    return replace(smaller, moves=_moves_without(case.moves, gone))


def _moves_without(moves: tuple[Move, ...], gone: frozenset[str]) -> tuple[Move, ...]:
    kept: list[Move] = []
    dropping = False
    for move in moves:
        if move.action is None:
            if not dropping:
                kept.append(replace(move, answer=tuple(option for option in move.answer or () if option not in gone)))
            continue
        dropping = move.action.card in gone or move.action.target in gone
        if not dropping:
            kept.append(replace(move, action=_action_without(move.action, gone)))
    return tuple(kept)


def _action_without(action: Action, gone: frozenset[str]) -> Action:
    cost = action.cost
    if cost is None:
        return action
    onto, by, paid = (tuple(ref for ref in refs if ref not in gone) for refs in (cost.onto, cost.by, cost.resources))
    return replace(action, cost=replace(cost, onto=onto, by=by, resources=paid))


# --- names --------------------------------------------------------------------------------------------------


def renamed(case: Case, names: Mapping[str, str]) -> Case:
    """The case with other refs; those not in `names` stay."""

    def new(ref: str) -> str:
        return names.get(ref, ref)

    def maybe(ref: str | None) -> str | None:
        return None if ref is None else new(ref)

    cards = tuple(
        replace(card, ref=new(card.ref), under=maybe(card.under), at=maybe(card.at))
        for card in case.setup.position.cards
    )
    happened = tuple(replace(fact, card=maybe(fact.card)) for fact in case.setup.position.happened)
    chance = tuple(tuple(new(ref) for ref in outcome) for outcome in case.setup.chance)
    other = with_setup(with_position(case, cards=cards, happened=happened), chance=chance)
    return replace(other, moves=tuple(_move_renamed(move, new) for move in case.moves))


def _move_renamed(move: Move, new: Callable[[str], str]) -> Move:
    if move.action is None:
        return replace(move, answer=tuple(_option_renamed(option, new) for option in move.answer or ()))
    action, cost = move.action, move.action.cost
    if cost is not None:
        onto, by, paid = (tuple(map(new, refs)) for refs in (cost.onto, cost.by, cost.resources))
        cost = replace(cost, onto=onto, by=by, resources=paid)
    card, target = (None if ref is None else new(ref) for ref in (action.card, action.target))
    return replace(move, action=replace(action, card=card, target=target, cost=cost))


def _option_renamed(option: str, new: Callable[[str], str]) -> str:
    """An option is a ref, a word, or a ref followed by words: `doc: ABILITY`."""
    ref, mark, rest = option.partition(":")
    return new(ref) + mark + rest


def players_swapped(case: Case) -> Case:
    """The case with each player in the next player's place, except in the order of play; two players trade places.
    Anonymous cards move too."""
    seats = [player.name for player in case.setup.position.players]
    names = dict(zip(seats, (*seats[1:], seats[0]), strict=True))

    def new(name: str | None) -> str | None:
        return None if name is None else names.get(name, name)

    position = case.setup.position
    counters = {player.name: player.counters for player in position.players}
    cards = tuple(replace(card, player=names[card.player], controller=new(card.controller)) for card in position.cards)
    swapped = with_position(
        case,
        players=tuple(Player(name=name, counters=counters[was]) for was, name in sorted(names.items(), key=_by(seats))),
        turn=replace(position.turn, player=names[position.turn.player], first=new(position.turn.first)),
        cards=cards,
        happened=tuple(_fact_swapped(fact, names) for fact in position.happened),
    )
    chance = tuple(tuple(names.get(word, word) for word in outcome) for outcome in case.setup.chance)
    moves = tuple(_move_swapped(move, names) for move in case.moves)
    refs = {card.ref: _ref_swapped(card.ref, names) for card in position.cards}
    swapped = replace(with_setup(swapped, chance=chance), moves=moves)
    return renamed(swapped, refs) if len(set(refs.values())) == len(refs) else swapped


def _by(seats: list[str]) -> Callable[[tuple[str, str]], int]:
    return lambda was_and_now: seats.index(was_and_now[1])


def _ref_swapped(ref: str, names: Mapping[str, str]) -> str:
    """`ann-ink-1` → `bob-ink-1`."""
    owner, mark, rest = ref.partition("-")
    swapped = {one.lower(): other.lower() for one, other in names.items()}
    return swapped.get(owner, owner) + mark + rest if _NUMBERED.fullmatch(rest) else ref


def _fact_swapped(fact: Fact, names: Mapping[str, str]) -> Fact:
    return replace(fact, player=names.get(fact.player, fact.player))


def _move_swapped(move: Move, names: Mapping[str, str]) -> Move:
    player = names.get(move.player, move.player)
    if move.action is None:
        return replace(move, player=player, answer=tuple(names.get(word, word) for word in move.answer or ()))
    return replace(move, player=player)


# --- anonymous cards ----------------------------------------------------------------------------------------


def with_anonymous(case: Case, player: str, zone: str, game: Profile, *, last: int | None = None) -> Case:
    """The case with a player's resources or deck in the form of the short steps: no names, ready resources first.

    `last`: only this many cards at the end of a deck; the others keep their names.
    """
    own = [card for card in case.setup.position.cards if card.player == player and card.zone == zone]
    own = own if last is None else own[len(own) - last :]
    if zone == game.resource_zone:
        own.sort(key=lambda card: game.spent in card.states)
    word = game.resource if zone == game.resource_zone else "deck"
    names = {card.ref: f"{player.lower()}-{word}-{place}" for place, card in enumerate(own, start=1)}
    taken = {card.ref for card in case.setup.position.cards} - names.keys()
    if not own or taken & set(names.values()):
        return case
    plain = tuple(
        Card(
            ref=card.ref,
            player=player,
            zone=zone,
            card=FILLER,
            states=(game.spent,) if zone == game.resource_zone and game.spent in card.states else (),
        )
        for card in own
    )
    others = tuple(card for card in case.setup.position.cards if card.ref not in names)
    definitions = {**case.setup.definitions, FILLER: filler_card(game)}
    return renamed(with_cards(with_setup(case, definitions=definitions), (*others, *plain)), names)
