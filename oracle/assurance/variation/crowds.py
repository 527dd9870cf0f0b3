"""Crowds: adds many cards before and among a scenario's own, and large numbers.

Every size is random, so that limits are hit wherever they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType

from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.own import own
from oracle.assurance.variation.counting import recounted
from oracle.assurance.variation.kinds import NUMBERS, Changed, size
from oracle.engines import reference_books as books
from oracle.profiles import PROFILES, Profile, spoken
from oracle.protocol.messages import Card, Position
from oracle.protocol.simple_cards import MADE_UP
from oracle.protocol.values import JsonObject
from oracle.suite.phrases.madeup import described_card
from oracle.suite.phrases.setting import SETUP
from oracle.suite.plan import Plan

Definitions = dict[str, JsonObject]

CARDS = (0, 5, 12, 30, 60)
"""Crowd sizes are drawn between two neighboring values, each pair with the same probability."""


def in_zone(plan: Plan, dice: Dice, zone: str) -> Changed | None:
    """One player, or each, has many more cards in a zone; a deck gets them at the bottom."""
    game = PROFILES[plan.game]
    if zone not in game.zones:
        return None
    return _joined(plan, dice, zone, *cards_of(plan, dice))


def resources(plan: Plan, dice: Dice) -> Changed | None:
    """Give one player, or each, many more resources, ready or spent."""
    game = PROFILES[plan.game]
    states = (game.spent,) if dice.hit(0.5) else ()
    return _joined(plan, dice, game.resource_zone, *cards_of(plan, dice), states=states)


def bystanders(plan: Plan, dice: Dice, kind: str) -> Changed | None:
    """Many cards of a kind are added on one player's side, or on each side."""
    game = PROFILES[plan.game]
    if kind not in known_kinds(plan):
        return None
    words, zones = game.cards.bystanders[kind]
    return _joined(plan, dice, dice.pick(zones), *cards_of(plan, dice, kind, words))


def counters(plan: Plan, dice: Dice) -> Changed | None:
    """Cards with many counters, which survive them, are added."""
    game, words = PROFILES[plan.game], PROFILES[plan.game].cards
    if not game.card_counters:
        return None
    counter, number = dice.pick(sorted(game.card_counters)), size(dice, NUMBERS)
    field = words.bears.get(counter)
    kinds = [kind for kind in known_kinds(plan) if field is None or field in words.kinds[kind]]
    if not kinds or MADE_UP not in plan.needs:
        return None
    kind = dice.pick(kinds)
    told, zones = words.bystanders[kind]
    if field is not None:
        statistic = next(said for said, one in words.numbers.items() if one == field)
        told = f"with {number + dice.between(1, 9)} {statistic}"
    zone = dice.pick([one for one in zones if one in game.card_counters[counter]])
    some = cards_of(plan, dice, kind, told)
    # The display of a counter is the same on any side; on the opponents' side it can affect less.
    return _joined(plan, dice, zone, *some, counters={counter: number}, most=8, near=0.1)


def score(plan: Plan, dice: Dice) -> Changed | None:
    """A player has a higher score, before and after."""
    game = PROFILES[plan.game]
    names = sorted(game.player_counters.keys() - game.player_marks.keys() - game.board.pawns.keys())
    if not names:
        return None
    counter, who = dice.pick(names), dice.pick([one.name for one in plan.position.players])
    have = next(one.counters.get(counter, 0) for one in plan.position.players if one.name == who)
    room = own(plan.game).most_counted.get(counter, 1) - have
    if room < 1:
        return None
    more = size(dice, (0, 4), room)
    players = tuple(
        replace(one, counters={**one.counters, counter: have + more}) if one.name == who else one
        for one in plan.position.players
    )
    says = f"{who} has {more} {game.player_counters[counter]} more"
    return changed_to(plan, replace(plan.position, players=players), says)


def late(plan: Plan, dice: Dice) -> Changed | None:
    """It is a late turn, or a late day, of the same player."""
    turn, players = plan.position.turn, len(plan.position.players)
    if turn.number <= players or turn.phase == SETUP:
        return None
    more = size(dice, NUMBERS) * players
    position = replace(plan.position, turn=replace(turn, number=turn.number + more))
    return changed_to(plan, position, f"it is {PROFILES[plan.game].turn_number} {turn.number + more}")


def changed_to(
    plan: Plan, position: Position, says: str, definitions: Mapping[str, object] = MappingProxyType({})
) -> Changed:
    """The plan with another table."""
    merged = dict(sorted({**plan.definitions, **definitions}.items()))
    return Changed(recounted(plan, position, position=position, definitions=merged), says)


def cards_of(
    plan: Plan, dice: Dice, kind: str = "", words: str = "", cost: int | None = None
) -> tuple[list[str], Definitions]:
    """Cards of a kind (or of any) for a crowd, and the definitions of the made-up ones.

    For a scenario without made-up cards they are its own printed cards, and there may be none.
    """
    game = PROFILES[plan.game]
    if MADE_UP in plan.needs:
        some = kind or next(iter(game.cards.kinds))
        made = [described_card(f"{_costing(some, cost, dice)} {words}", game) for _ in range(dice.between(1, 3))]
        return [name for name, _ in made], dict(made)
    there = sorted({card.card for card in plan.position.cards if card.card} - plan.definitions.keys())
    return [name for name in there if _is_of(books.printed_fields(plan.game, name), kind, game)], {}


def crowd(taken: set[str], dice: Dice, who: str, number: int, like: Card, names: list[str]) -> list[Card]:
    """That many cards for a player, each like the given one but with new names and unused refs."""
    found: list[Card] = []
    for place in range(1, len(taken) + number + 1):
        ref = f"{who.lower()}-{like.zone.partition('-')[0]}-more-{place}"
        if ref not in taken and len(found) < number:
            taken.add(ref)
            found.append(replace(like, ref=ref, player=who, card=dice.pick(names)))
    return found


def mixed(dice: Dice, cards: Iterable[Card], more: list[Card], game: Profile) -> tuple[Card, ...]:
    """The cards of a table with a crowd before or among them; ordered zones get it at the bottom."""
    own_cards = list(cards)
    if more and more[0].zone in game.order_zones:
        return (*own_cards, *more)
    among = dice.hit(0.5)
    for one in more:
        own_cards.insert(dice.between(0, len(own_cards)) if among else 0, one)
    return tuple(own_cards)


def _joined(
    plan: Plan,
    dice: Dice,
    zone: str,
    names: list[str],
    definitions: Definitions,
    *,
    most: int = CARDS[-1],
    states: tuple[str, ...] = (),
    counters: Mapping[str, int] = MappingProxyType({}),
    near: float = 0.5,
) -> Changed | None:
    """`near`: how often the crowd belongs to the active player rather than to any."""
    game = PROFILES[plan.game]
    if plan.position.turn.phase == SETUP and zone not in game.order_zones:
        # Before the game begins all other cards are in their decks.
        return None
    editions = game.edition_zones.get(zone, plan.editions)
    if not names or any(edition not in editions for edition in plan.editions):
        return None
    people = [one.name for one in plan.position.players]
    cards, like = plan.position.cards, Card(ref="", player="", zone=zone, states=states, counters=dict(counters))
    taken, says = {card.ref for card in cards}, []
    own_side = [plan.position.turn.player]
    for who in people if dice.hit(0.2) else own_side if dice.hit(near) else [dice.pick(people)]:
        number = size(dice, CARDS, most)
        more = crowd(taken, dice, who, number, like, names)
        cards = mixed(dice, cards, more, game)
        says.append(f"{who} has {number} more in {spoken(zone)}")
    return changed_to(plan, replace(plan.position, cards=cards), " and ".join(says), definitions)


def known_kinds(plan: Plan) -> list[str]:
    """The kinds of bystanders that an engine must know if it plays the scenario."""
    game = PROFILES[plan.game]
    lacking = [(field, value) for field, value, need in game.card_needs if need not in plan.needs]
    fields = game.cards.kinds
    return [kind for kind in game.cards.bystanders if not any(fields[kind].get(one) == it for one, it in lacking)]


def _costing(kind: str, cost: int | None, dice: Dice) -> str:
    return f"{'an' if kind[0] in 'aeio' else 'a'} {kind} costing {dice.between(1, 9) if cost is None else cost}"


def _is_of(printed: Mapping[str, object], kind: str, game: Profile) -> bool:
    """Whether a printed card is of this kind and can be in a deck: tokens and Heroes, which have no cost, cannot."""
    kinds = game.cards.kinds
    if any(_alike(printed, kinds[one], "type", "token") for one in game.cards.costless):
        return False
    return _alike(printed, kinds.get(kind, {}), "type", "zone_type")


def _alike(printed: Mapping[str, object], fields: Mapping[str, object], *names: str) -> bool:
    return all(printed.get(name) == fields[name] for name in names if name in fields)


STANDING = tuple(dict.fromkeys(kind for game in PROFILES.values() for kind in game.cards.bystanders))

CROWDS: Mapping[str, Callable[[Plan, Dice], Changed | None]] = MappingProxyType(
    {
        "score": score,
        "late": late,
        "counters": counters,
        "resources": resources,
        **{zone: partial(in_zone, zone=zone) for zone in ("discard", "deck", "hand")},
        **{f"{kind}s": partial(bystanders, kind=kind) for kind in STANDING},
    }
)
"""Kind → what makes it."""
