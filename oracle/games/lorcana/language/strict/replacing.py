"""Rejects replacement effects that can never apply or change nothing."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language.strict.filters import bound
from oracle.games.lorcana.language.strict.scope import WOULD, Text, types, zones
from oracle.language.strictness import Wrong

OF_PLAYERS = ("discarded", "inked", "drew", "gained-lore", "lost-lore")
_WAYS: dict[str, tuple[str, ...]] = {
    "damaged": ("amount", "it", "do"),
    "banished": ("it", "to", "do"),
    "left-play": ("to", "do"),
    "discarded": ("to", "do"),
    "inked": ("to", "exerted", "do"),
    "drew": ("to", "do"),
    "gained-lore": ("amount", "do"),
    "lost-lore": ("amount", "do"),
    "readied": ("do",),
    "exerted": ("do",),
    "entered-play": ("exerted",),
}
"""Replaceable event → its possible replacements."""
_SAYING: dict[str, tuple[str, ...]] = {
    "by": ("damaged",), "to": ("left-play",), "in_challenge": ("damaged", "banished"), "who": OF_PLAYERS,
}  # fmt: skip
_THERE = {"drew": "hand", "inked": "inkwell", "discarded": "discard"}
"""Where the card would go anyway."""


def of_would(would: lang.Would, scope: Text) -> Iterator[Wrong]:
    """The replaced event must have only suitable fields, and be possible with these cards."""
    for field, events in _SAYING.items():
        if getattr(would, field) not in ((), None, "you") and would.event not in events:
            yield field, f"it does not apply to `{would.event}`", "leave it out"
    if would.what is not None and would.event not in WOULD:
        yield "what", f"`{would.event}` does not concern a card that all players can see", "leave it out"
    if "play" in would.to:
        yield "to", "a card that leaves play goes to another zone", "hand, deck, inkwell or discard"
    if would.what is not None or would.event in OF_PLAYERS or scope.stands_in("Replace.ability"):
        return
    if would.event == "entered-play":
        yield "what", "use `enters-play` for how this card enters play", "a filter"
    elif scope.type not in types(WOULD[would.event]):
        yield "what", "this cannot apply to a card of this type", "a filter"


def of_instead(ability: lang.Instead, scope: Text) -> Iterator[Wrong]:
    """The replacement must be possible for the event, and different from it."""
    event, ways = ability.would.event, _WAYS[ability.would.event]
    for field in ("amount", "it", "to", "exerted", "do"):
        with_to = field == "exerted" and ability.to is not None
        if getattr(ability, field) is not None and field not in ways and not with_to:
            yield field, f"this cannot replace `{event}`", " or ".join(ways)
    if event == "entered-play" and ability.exerted is None:
        yield "exerted", "the card enters play as usual", "true or false"
    if ability.it is not None and ability.to is not None:
        yield "to", "the event is either redirected or sent to another zone, not both", "`it` or `to`"
    if ability.first and scope.stands_in("Replace.ability"):
        yield "first", "for a lasting effect use `next`", "leave it out"
    yield from _of_amount(ability)
    yield from _of_destination(ability)
    if ability.it == "this":
        yield from _of_itself(ability, scope)


def _of_amount(ability: lang.Instead) -> Iterator[Wrong]:
    amount = ability.amount
    if isinstance(amount, int) and amount < 1:
        yield "amount", "this is already nothing", "leave it out"
    if amount == lang.Number(name="that-much") and ability.it is None:
        yield "amount", "this changes nothing", "another number"


def _of_destination(ability: lang.Instead) -> Iterator[Wrong]:
    to, event = ability.to, ability.would.event
    if to == "play":
        yield "to", "cards enter play only by being played", "another zone"
    elif to is not None and (to == _THERE.get(event) or to in ability.would.to):
        yield "to", "the card goes there anyway", "another zone"
    if ability.place != "top" and to != "deck":
        yield "place", "only cards in a deck have an order", "leave it out"
    if ability.exerted is not None and to is not None and (to != "inkwell" or not ability.exerted):
        yield (
            "exerted",
            f"cards in the {to} cannot be exerted" if to != "inkwell" else "the card is ready there anyway",
            "leave it out",
        )


def _of_itself(ability: lang.Instead, scope: Text) -> Iterator[Wrong]:
    able = types(WOULD.get(ability.would.event, frozenset()))
    if scope.type not in able:
        yield "it", "this cannot happen to this card", "another way"
    elif ability.would.what is None and not scope.stands_in("Replace.ability"):
        yield "it", "this happens to this card anyway", "`what`"


def of_leaving_behind(node: lang.Replace, scope: Text) -> Iterator[Wrong]:
    """A replacement effect created by an effect: about the bound cards, or about those it describes."""
    would = node.ability.would
    if node.it is None:
        if would.what is None and would.event not in OF_PLAYERS:
            yield "ability.would.what", "it does not say which cards", "a filter, or `it` beside the ability"
        if "their" in node.until:
            yield "until", "there are no cards whose players could be meant", "another duration"
        return
    yield from bound(scope, "it", node.it)
    if would.what is not None:
        yield "ability.would.what", "the bound cards are already meant", "`it` or `what`"
    if would.event in OF_PLAYERS or would.event == "entered-play":
        yield "it", f"`{would.event}` does not concern cards in play", "leave it out"
        return
    able, kinds = WOULD[would.event], scope.cards.get(node.it)
    if kinds is not None and not (types(kinds) & types(able) and zones(kinds) & zones(able)):
        yield "it", f'"{node.it}" cannot be {would.event}', "a card in play"
