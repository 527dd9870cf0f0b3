"""Rejects abilities that cannot work, triggers that cannot be met, costs that cannot be paid, and impossible cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.keywords import KEYWORDS
from oracle.games.lorcana.language.strict.effects import number_of, of_prohibition
from oracle.games.lorcana.language.strict.filters import known_later, of_player
from oracle.games.lorcana.language.strict.scope import (
    EVENTS,
    LEFT_BEHIND,
    PERMANENTS,
    STATIC_ELSEWHERE,
    Text,
    of_filter,
    types,
)
from oracle.games.lorcana.language.strict.vocabulary import (
    CALLED,
    CLASSIFICATIONS,
    INKS,
    PAID_FOR,
    STATS,
    bearers,
)
from oracle.language.misfits import listed
from oracle.language.strictness import Wrong

# --- the card ---------------------------------------------------------------------------------------------

_PRINTED = {"strength": ("character",), "willpower": ("character", "location"), "lore": ("character", "location"),
            "move_cost": ("location",)}  # fmt: skip


def of_card(card: lang.Definition, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    for field, bearing in _PRINTED.items():
        mission = field == "lore" and card.type == "item" and "Mission" in card.classifications
        if getattr(card, field) is not None and card.type not in bearing and not mission:
            yield field, f"{card.type} cards do not have this field", "leave it out"
    if card.cost < 0:
        yield "cost", "a cost cannot be negative", "0 or more"
    for ink in card.inks:
        if ink not in INKS:
            yield "inks", f'there is no ink type "{ink}"', listed(INKS, ink)
    for word in card.classifications:
        if word not in CLASSIFICATIONS:
            yield "classifications", f'no card is classified "{word}"', listed(CLASSIFICATIONS, word)
    together = any(isinstance(a, lang.Keyword) and a.keyword == "sing-together" for a in card.abilities)
    if together and "Song" not in card.classifications:
        yield "classifications", "only songs are sung together (8.12.2)", 'add "Song"'
    if card.effect is not None and card.type != "action":
        yield "effect", "only actions have an effect outside an ability", "an ability with this effect"
    for number, ability in enumerate(card.abilities):
        if card.type == "action" and not _of_an_action(ability):
            yield (
                f"abilities[{number}]",
                "this ability works in play, and actions are never in play",
                "use `effect`, or another type",
            )
    yield from _told_apart(card)


def _told_apart(card: lang.Definition) -> Iterator[Wrong]:
    # Players name a cost by its kind (1.5.5), so two costs of one kind could not be told apart.
    kinds: list[str] = []
    for number, ability in enumerate(card.abilities):
        more: tuple[str, ...] = ()
        if isinstance(ability, lang.Keyword) and ability.keyword in ("shift", "sing-together"):
            more = (ability.keyword,)
        elif isinstance(ability, lang.AlternateCost):
            more = (*(("free",) if ability.free else ()), *(("other",) if ability.cost else ()))
        if not set(more).isdisjoint(kinds):
            yield f"abilities[{number}]", "the card already has an alternative cost of this kind", "one of each kind"
        kinds += more
    # Activated abilities are named by players, and once-a-turn abilities are marked as used by name.
    named = [
        f"{type(a).__name__} {a.name}" for a in card.abilities
        if isinstance(a, lang.Activated) or (isinstance(a, lang.Triggered) and a.once)
        or (isinstance(a, lang.Pays) and a.next)
    ]  # fmt: skip
    if len(set(named)) < len(named):
        yield "abilities", "two abilities have the same name", "give each its own name"


def _of_an_action(ability: lang.Ability) -> bool:
    match ability:
        case lang.Triggered(when=when):
            return any(one.zone != "play" for one in when)
        case lang.Pays(this=this):
            return this
        case lang.Cannot(action="play", what=lang.Filter(it="this")):
            return True
        case _:
            return isinstance(ability, STATIC_ELSEWHERE)


def of_keyword(ability: lang.Keyword, scope: Text) -> Iterator[Wrong]:
    word, costs = ability.keyword, KEYWORDS[ability.keyword].number == "cost"
    if scope.type not in bearers(word):
        yield "keyword", f"{word} has no effect on this card", "a card of type " + " or ".join(sorted(bearers(word)))
    if not costs:
        for field in ("cost", "onto", "variants", "condition"):
            if getattr(ability, field):
                yield field, f"{word} does not have this field", "leave it out"
    if not costs:
        yield from number_of(word, ability.value)
    elif ability.value is not None:
        yield "value", "the cost of Shift is written in `cost`", "leave it out"
    if word == "shift" and not ability.cost:
        yield "cost", "Shift needs an alternative cost (8.10.1)", "at least one payment"
    onto = ability.onto
    if onto is not None and onto != "any" and onto not in CLASSIFICATIONS:
        yield "onto", f'no card is classified "{onto}"', listed(CLASSIFICATIONS | {"any"}, onto)
    yield from _of_variants(ability, scope)


def _of_variants(ability: lang.Keyword, scope: Text) -> Iterator[Wrong]:
    """The conditions of all variants must be met together (8.10.9): variants that no card can meet together are
    rejected.
    """
    variants = ability.variants
    if len(set(variants)) < len(variants):
        yield "variants", "the same variant is listed twice", "list each once"
    by_name = [word for word in variants if word in ("duo", "combo")]
    if len(by_name) > 1:
        yield "variants", "`duo` already includes `combo`", "one of them"
    if by_name and (scope.type != "character" or scope.names != 2):
        yield "variants", f"`{by_name[0]}` needs a character with two names", 'a character named "A & B"'
    if "potato" in variants and (by_name or ability.onto is not None):
        yield "variants", "no card is both an item and a character", "`potato`, or characters to shift onto"


# --- triggers ---------------------------------------------------------------------------------------------

_BY = {"played": PAID_FOR, "damaged": ("dealt", "put", "moved"),
       "chosen": ("character", "action", "item", "location", *CALLED)}  # fmt: skip


def of_trigger(when: lang.When, scope: Text) -> Iterator[Wrong]:
    """A trigger condition must fit its event and its card, and be possible where the card is."""
    event = EVENTS[when.event]
    yield from _of_event(when)
    if when.this and not event.itself:
        yield "this", f"`{when.event}` never happens to this card", "leave it out"
    elif when.this:
        yield from _about_itself(when, scope)
    if event.subject is None and when.what != lang.Filter():
        yield "what", f"`{when.event}` does not concern a card", "leave it out"
    if when.here and scope.type != "location":
        yield "here", "`here` can be used only on a location", "leave it out"
    yield from _from_zone(when, scope)


def _of_event(when: lang.When) -> Iterator[Wrong]:
    event, name = EVENTS[when.event], when.event
    for field, allowed in (
        ("here", name == "moves" and not when.this),
        ("from_location", name == "moves"),
        ("against", event.other is not None),
        ("by", event.by),
        ("in_challenge", event.challenge == "sometimes"),
        ("role", event.challenge == "sometimes" and when.in_challenge is not False),
        ("ink_at_most", name == "played"),
        ("nth", name in ("played", "challenges", "drew", "inks") and not when.this and not when.first),
        ("to", name in ("left-discard", "left-play")),
        ("your_turn", event.subject is not None or name == "challenge-ends"),
        ("first", name not in ("turn-starts", "turn-ends")),
    ):
        if getattr(when, field) not in (None, False, ()) and not allowed:
            yield field, f"it does not apply to `{name}`", "leave it out"
    if when.nth is not None and when.nth < 2:
        yield "nth", "`nth` starts at 2", "2 or more, or `first`"
    if when.nth is not None and when.what != known_later(when.what):
        yield "what", "only the printed characteristics and the player of a past event's card are known", ""
    for word in when.by if name in _BY else ():
        if word not in _BY[name]:
            yield "by", f'"{word}" does not apply to `{name}`', listed(_BY[name], word)


def _about_itself(when: lang.When, scope: Text) -> Iterator[Wrong]:
    event = EVENTS[when.event]
    able = types(event.subject or frozenset()) if when.event != "sang" else frozenset({"character"})
    if scope.type not in able:
        yield "this", f"`{when.event}` never happens to this card", "a card of type " + " or ".join(sorted(able))
    if when.who == "opponents" and when.event not in _DONE_BY_ANYBODY:
        yield "who", "this is always the player of this card", "leave it out"
    if when.event == "played" and scope.stands_in("Whenever.ability", "Later.ability"):
        yield "this", "the card was played before this effect existed", "leave it out"
    if when.what.other:
        yield "what.other", "a card cannot be other than itself", "leave it out"
    if when.event == "discarded" and when.zone != "discard":
        yield "zone", "once discarded, the card is in the discard, and the ability must work there", "discard"


_DONE_BY_ANYBODY = ("chosen", "healed", "put-under", "readied")
"""Events that a player can cause on another player's card."""


def _from_zone(when: lang.When, scope: Text) -> Iterator[Wrong]:
    left_behind = scope.stands_in(*LEFT_BEHIND)
    if left_behind and when.zone != "play":
        yield "zone", "a lasting effect does not belong to a zone", "leave it out"
    if left_behind or when.zone == "play":
        if scope.type == "action" and not left_behind:
            yield "zone", "actions are never in play", "hand or discard"
        return
    if when.this and when.event != "discarded":
        yield "zone", f"`{when.event}` does not concern cards in the {when.zone}", "play"
    if when.zone in ("deck", "inkwell"):
        yield "zone", f"abilities do not work from the {when.zone}", "play, hand or discard"


def of_triggered(ability: lang.Triggered, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if not ability.when:
        yield "when", "nothing triggers it", "at least one trigger condition"
    if ability.times != 1 and (not ability.once or ability.times < 1):
        yield "times", "`times` needs `once`", "leave it out"


def of_later(node: lang.Later | lang.Whenever, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.ability.once and isinstance(node, lang.Later):
        yield "ability.once", "it already triggers only once", "leave it out"
    elif node.ability.once:
        yield "ability.once", "the rules do not say whether several such effects share one limit", "leave it out"


# --- costs ------------------------------------------------------------------------------------------------


def of_cost(node: Any, scope: Text) -> Iterator[Wrong]:
    """A payment with the card itself requires the card where the payment is made."""
    if not node.cost and isinstance(node, lang.AdditionalCost | lang.CostTo | lang.Pay):
        yield "cost", "nothing is paid", "at least one payment"
    from_hand = isinstance(node, lang.Keyword | lang.AdditionalCost | lang.AlternateCost)
    for number, part in enumerate(node.cost):
        if not isinstance(part, lang.ExertThis | lang.BanishThis | lang.DamageThis):
            continue
        path = f"cost[{number}]"
        if from_hand or scope.type == "action":
            yield path, "the card is not in play when this is paid", "another payment"
        elif isinstance(node, lang.CostTo) and not isinstance(part, lang.DamageThis):
            yield path, "the ability still needs the character", "another payment"
        elif isinstance(part, lang.ExertThis) and scope.type == "location":
            yield path, "locations cannot be exerted", "another payment"
        elif isinstance(part, lang.DamageThis) and scope.type == "item":
            yield path, "items cannot be damaged", "another payment"


def of_alternate(ability: lang.AlternateCost, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if not ability.free and not ability.cost:
        yield "cost", "it has no cost and is not free", "at least one payment, or `free`"


def of_pays(ability: lang.Pays, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from of_player("who", ability.who)
    if ability.less == ability.more:
        yield "less", "this changes nothing", "`less` or `more`"
    for word in ability.kinds:
        if word not in PAID_FOR:
            yield "kinds", f'"{word}" is not a kind of cost', listed(PAID_FOR, word)
    if ability.this:
        for field, usual in (("what", lang.Filter()), ("who", "you"), ("next", False)):
            if getattr(ability, field) != usual:
                yield field, "this ability concerns only playing this card", "leave it out"


def of_place(ability: lang.PlayableFrom, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if ability.zone == "play" or (ability.zone == "hand" and not ability.any_turn):
        yield "zone", "this changes nothing", "discard, deck or inkwell"


# --- static abilities -------------------------------------------------------------------------------------


def of_entering(ability: lang.EntersPlay, scope: Text) -> Iterator[Wrong]:
    if not ability.exerted and not ability.damage:
        yield "exerted", "the card enters play as usual", "`exerted` or `damage`"
    able = frozenset({scope.type}) if ability.what is None else types(of_filter(ability.what, PERMANENTS))
    if ability.exerted and able == {"location"}:
        yield "exerted", "locations cannot be exerted", "leave it out"
    if ability.damage and not able & {"character", "location"}:
        yield "damage", "such cards cannot have damage", "leave it out"
    if ability.what is not None and ability.may:
        yield "may", "a card can allow this only for itself", "leave it out"
    if ability.then is not None and not ability.may:
        yield "then", "the player has nothing to decide", "`may`"


_ITSELF: dict[object, tuple[str, ...]] = {
    lang.ChallengesReady: ("character",),
    lang.FightsWith: ("character",),
    lang.CostTo: ("character",),
    lang.QuestsDrying: ("character",),
}


def of_itself(ability: Any, scope: Text) -> Iterator[Wrong]:
    """An ability that names no cards is about its own card, which must be of a suitable kind."""
    stat = getattr(ability, "stat", "")
    able = _ITSELF.get(type(ability)) or STATS[stat]
    if ability.what is None and scope.type not in able:
        yield "what", "this cannot apply to a card of this type", "a filter"


OF_CARDS = (lang.StaticGets, lang.NotReducedBelow, *_ITSELF)


def of_cannot(ability: lang.Cannot, scope: Text) -> Iterator[Wrong]:
    yield from of_prohibition(ability, scope)
    if ability.against is not None and ability.action not in ("challenge", "be-challenged"):
        yield "against", f"`{ability.action}` has no opposing card", "leave it out"
    of_players = ability.action in ("play", "discard", "gain-lore", "lose-lore")
    if not of_players and ability.what is None and scope.type not in _ABLE[ability.action]:
        yield "what", f"cards do not perform `{ability.action}`", "a filter"


LORE_TO_WIN = 20
"""1.8.1.1."""
_ABLE = {
    **dict.fromkeys(("sing", "quest", "challenge"), ("character",)),
    **dict.fromkeys(("be-challenged", "take-challenge-damage", "be-dealt-damage"), ("character", "location")),
    **dict.fromkeys(("ready", "ready-at-start"), ("character", "item")),
    "move": ("character",),
    "remove-damage": ("character", "location"),
    "be-chosen": ("character", "item", "location"),
}


def of_need(ability: lang.LoreToWin, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from of_player("who", ability.who)
    if ability.lore <= LORE_TO_WIN:
        yield "lore", "this is the usual amount", f"more than {LORE_TO_WIN}"


def of_step(ability: lang.DecksFaceUp, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from of_player("who", ability.who)


def of_free_use(ability: lang.UsesFree, scope: Text) -> Iterator[Wrong]:
    if not scope.abilities or (ability.ability and ability.ability not in scope.abilities):
        yield "ability", "the card has no such activated ability", listed(scope.abilities, ability.ability)


def of_moving(ability: lang.MovesFree | lang.MovePays, scope: Text) -> Iterator[Wrong]:
    if isinstance(ability, lang.MovesFree):
        if scope.type != "location":
            yield "", "characters can move only to locations", "a location"
        return
    if ability.less == 0:
        yield "less", "this changes nothing", "a number other than 0"
    if ability.here and scope.type != "location":
        yield "here", "`here` can be used only on a location", "leave it out"
    if ability.this and scope.type != "character":
        yield "this", "only characters can move", "leave it out"
    if ability.this and ability.what != lang.Filter():
        yield "what", "this ability concerns only moves of this card", "leave it out"
