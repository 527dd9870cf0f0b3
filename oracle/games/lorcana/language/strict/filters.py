"""Rejects filters, numbers and conditions that are always true or never true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language.strict.scope import (
    CHARACTERS,
    EXERTABLE,
    WITH_WILLPOWER,
    Text,
    in_play,
    of_filter,
    remembered,
    types,
    zones,
)
from oracle.games.lorcana.language.strict.vocabulary import (
    CLASSIFICATIONS,
    HAPPENINGS,
    INKS,
    OF_OBJECTS,
    PAID_FOR,
    STATS,
    bearers,
)
from oracle.language.misfits import listed
from oracle.language.strictness import Kinds, Wrong

LASTING = ("PayLess.next", "AllowPlayFromUnder.what")
"""Filters over cards that are played later, so never over the card with the text."""


def bound(scope: Text, field: str, name: str) -> Iterator[Wrong]:
    """A name must be bound before it is used."""
    if name not in scope.cards:
        yield field, f'nothing is called "{name}" here', listed(scope.cards, name)


def said(node: Any) -> set[str]:
    """The fields of a node that are set."""
    defaults = type(node)() if isinstance(node, lang.Filter) else None
    return {name for name in node.__struct_fields__ if getattr(node, name) != getattr(defaults, name, None)}


def of_cards(what: lang.Filter, scope: Text) -> Iterator[Wrong]:
    """A filter must use known words, and nothing that the cards' zone or kind already determines."""
    kinds = of_filter(what, scope.about)
    left = types(scope.about) & (frozenset(what.type) or types(scope.about))
    if not left:
        yield "type", "no card of this type can be meant here", f"of {', '.join(sorted(types(scope.about)))}"
        return
    yield from _of_type(what, left)
    yield from _words(what)
    yield from _printed(what, kinds)
    yield from _on_the_table(what, kinds, scope)
    yield from _of_bound(what, kinds, scope)
    yield from _of_numbers(what, kinds)
    if len(what.any_of) == 1:
        yield "any_of", "there are no alternatives", "two or more alternatives, or the fields themselves"
    if what.keyword is not None and what.keyword == what.not_keyword:
        yield "not_keyword", "a card cannot both have a keyword and not have it", "another keyword"


def _of_type(what: lang.Filter, left: Kinds) -> Iterator[Wrong]:
    excluded = frozenset(what.not_type)
    if not left - excluded:
        yield "not_type", "no type of card remains", "another type"
    elif not excluded <= left:
        yield "not_type", "such cards are excluded anyway", "leave it out"


def _words(what: lang.Filter) -> Iterator[Wrong]:
    for word in what.classified:
        if word not in CLASSIFICATIONS:
            yield "classified", f'no card is classified "{word}"', listed(CLASSIFICATIONS, word)
    if what.ink is not None and what.ink not in INKS:
        yield "ink", f'there is no ink type "{what.ink}"', listed(INKS, what.ink)
    both = set(what.named) & set(what.not_named)
    if "" in what.named + what.not_named or both:
        yield ("not_named" if both else "named"), "no card has this name", "the name as printed, without the version"


def _printed(what: lang.Filter, kinds: Kinds) -> Iterator[Wrong]:
    if what.song is not None and "action" not in types(kinds):
        yield "song", "only actions can be songs", "leave it out, or ask for actions"
    if what.classified == ("Song",) and what.song is False:
        yield "song", "no card can match both", "leave it out"
    if what.keyword is not None and not bearers(what.keyword) & types(kinds):
        yield "keyword", f"none of the possible cards can have {what.keyword}", "another keyword, or other cards"
    if what.not_keyword is not None and not bearers(what.not_keyword) & types(kinds):
        yield "not_keyword", f"none of the possible cards can have {what.not_keyword}", "leave it out"


def _on_the_table(what: lang.Filter, kinds: Kinds, scope: Text) -> Iterator[Wrong]:
    for field, able, right in (
        ("exerted", EXERTABLE, "characters or items in play"),
        ("drying", CHARACTERS, "characters in play"),
        ("damaged", WITH_WILLPOWER, "characters or locations in play"),
        ("at_location", CHARACTERS, "characters in play"),
        ("side", WITH_WILLPOWER, "characters or locations in play"),
    ):
        if getattr(what, field) is not None and not _can_be(kinds, able):
            yield field, "the cards here either never match this or always do", right
    if what.exerted and zones(kinds) == {"play"} and what.side == "challenging":
        yield "exerted", "a challenging character is always exerted", "leave it out"
    if what.here and (scope.type != "location" or not _can_be(kinds, CHARACTERS) or scope.place in LASTING):
        yield "here", "only characters can be at a location, and `here` can be used only on a location", "leave it out"
    if what.under_at_least is not None and ("play" not in zones(kinds) or what.under_at_least < 1):
        yield (
            "under_at_least",
            "only cards in play have cards under them, and never fewer than 0",
            "1 or more, for cards in play",
        )
    if what.whose == "opposing" and scope.place in OWN:
        yield "whose", "only the player's own cards are possible here", "leave it out"


OWN = ("Discard.what", "ExertSome.what", "DiscardSome.what", "BanishSome.what", "BottomFromDiscard.what",
       "AllowPlayFromUnder.what", "MovesFree.what", "MovePays.what", "PayLess.next", "ThisIs.what")  # fmt: skip
"""Filters over cards of the player whose text it is."""


def _can_be(kinds: Kinds, able: Kinds) -> bool:
    return bool(types(kinds) & types(able)) and "play" in zones(kinds)


def _of_bound(what: lang.Filter, kinds: Kinds, scope: Text) -> Iterator[Wrong]:
    for field in ("it", "not_it", "same_name"):
        name = getattr(what, field)
        if name is None:
            continue
        yield from bound(scope, field, name)
        other = scope.cards.get(name, kinds)
        if field != "same_name" and not _may_meet(kinds, other):
            yield field, f'"{name}" is not one of the possible cards here', "another name, or other cards"
    if what.it is not None and what.it == what.not_it:
        yield "not_it", "a card cannot both be and not be this one", "another name"
    if what.other and (scope.place in LASTING or not _may_meet(kinds, scope.cards.get("this", kinds))):
        yield "other", "the card itself is not one of the possible cards here", "leave it out"
    if what.other and scope.place in ("ThisIs.what",):
        yield "other", "the card itself is meant here", "leave it out"


def _may_meet(kinds: Kinds, other: Kinds) -> bool:
    # A card that should have left play may still be there: another event may have replaced the move (6.5.4).
    other = remembered(other)
    return bool(types(kinds) & types(other)) and bool(zones(kinds) & zones(other))


def _of_numbers(what: lang.Filter, kinds: Kinds) -> Iterator[Wrong]:
    for field in ("strength_at_most", "strength_at_least", "stronger_than"):
        if getattr(what, field) is not None and "character" not in types(kinds):
            yield field, "only characters have Strength", "characters"
    if what.willpower_at_least is not None and not types(kinds) & types(WITH_WILLPOWER):
        yield "willpower_at_least", "only characters and locations have Willpower", "characters or locations"
    if what.willpower_at_least is not None and what.willpower_at_least < 1:
        yield "willpower_at_least", "this always holds", "1 or more"
    for name in ("cost", "strength"):
        least, most = getattr(what, f"{name}_at_least"), getattr(what, f"{name}_at_most")
        if isinstance(least, int) and least < 1:
            yield f"{name}_at_least", "this always holds", "1 or more"
        if isinstance(most, int) and most < (least if isinstance(least, int) else 0):
            yield f"{name}_at_most", "this never holds", "a possible number"


# --- numbers ----------------------------------------------------------------------------------------------


def of_number(number: lang.Number, scope: Text) -> Iterator[Wrong]:
    if number.name not in scope.numbers:
        right = listed(scope.numbers, number.name) if scope.numbers else "no number has been counted at this point"
        yield "name", f'no number is called "{number.name}" here', right
    yield from _times(number.times)


def of_value(value: lang.Value, scope: Text) -> Iterator[Wrong]:
    if value.all is not None and value.it != "this":
        yield "it", "`all` selects every matching card, not the bound ones", "`it` or `all`"
    yield from bound(scope, "it", value.it)
    able = types(scope.cards.get(value.it, frozenset()))
    if value.all is not None:
        able = types(of_filter(value.all, in_play()))
    if value.of in STATS and not able & STATS[value.of]:
        yield "of", f'"{value.it}" has no {value.of}', "a characteristic that it has"
    if value.of == "damage" and not able & types(WITH_WILLPOWER):
        yield "of", f'"{value.it}" cannot be damaged', "a characteristic that it has"
    yield from _times(value.times)
    if value.most is not None and value.most < 1:
        yield "most", "the maximum is 0", "1 or more"


def of_count(count: lang.Count, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from _times(count.times)
    if count.who is None and count.zone != "play":
        yield "who", f"it does not say whose {count.zone}", "you, opponents or each"
    if count.who is not None and count.zone == "play":
        yield "who", "for cards in play, the filter says whose they are", "`whose` in `what`"
    yield from of_player("who", count.who)


def _times(times: int) -> Iterator[Wrong]:
    if times == 0:
        yield "times", "this number is always 0", "1 or more, or less than 0"


def of_difference(number: lang.Difference, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if isinstance(number.of, int) and (isinstance(number.less, int) or number.of < 1):
        yield "of", "this number never varies", "a plain number"


def of_player(field: str, who: str | None) -> Iterator[Wrong]:
    if who == "its-player":
        yield field, "it does not say which player", "you, opponents or each; `each-player` with `it` for others"


# --- conditions -------------------------------------------------------------------------------------------


def of_range(condition: lang.Have | lang.LoreIs, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if condition.most is not None and condition.most < condition.least:
        wrong = condition.least > 1 or isinstance(condition, lang.LoreIs) or condition.most < 0
        if wrong or condition.most < condition.least:
            yield "most", "this never holds", f"at least {condition.least}, or another `least`"
    elif condition.most is None and condition.least < 1 and not getattr(condition, "more_than_you", False):
        yield "least", "this always holds", "1 or more, or `most`"


def of_have(condition: lang.Have, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from of_player("who", condition.who)
    if condition.zone == "play" and condition.who != "you":
        yield "who", "for cards in play, the filter says whose they are", "`whose` in `what`"


def of_lore(condition: lang.LoreIs, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from of_player("who", condition.who)
    if condition.more_than_you and condition.who == "you":
        yield "more_than_you", "a player cannot have more than themselves", "opponents"


def of_match(condition: lang.Matches, scope: Text) -> Iterator[Wrong]:
    yield from bound(scope, "it", condition.it)
    yield from _asks(condition.what)


def of_this(condition: lang.ThisIs, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from _asks(condition.what)


def _asks(what: lang.Filter) -> Iterator[Wrong]:
    if what == lang.Filter():
        yield "what", "an empty filter always matches", "what the card must be"


def of_names(condition: lang.SameName, scope: Text) -> Iterator[Wrong]:
    yield from bound(scope, "it", condition.it)
    yield from bound(scope, "other", condition.other)
    if condition.it == condition.other:
        yield "other", "a card always has the same name as itself", "another name"


def of_challenge(condition: lang.InChallenge, scope: Text) -> Iterator[Wrong]:
    if not _can_be(scope.cards.get("this", frozenset({scope.type})), WITH_WILLPOWER):
        yield "", "this card is never in a challenge", "a possible condition"
    elif scope.type == "location" and condition.role == "challenging":
        yield "role", "locations cannot challenge", "challenged"
    against = condition.against
    for field, said in (("other", against.other), ("it", against.it == "this"), ("not_it", against.not_it == "this")):
        if said:
            yield f"against.{field}", "a card never challenges itself", "leave it out"


def of_happening(condition: lang.HappenedThisTurn, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if condition.event not in HAPPENINGS:
        yield "event", f'"{condition.event}" is not a recorded event', listed(HAPPENINGS, condition.event)
    if condition.least < 1:
        yield "least", "this always holds", "1 or more"
    yield from of_player("who", condition.who)
    if condition.who != "each" and condition.event not in ("healed", "put-under"):
        yield "who", "who did it is not recorded", "leave it out"
    if condition.what.it not in (None, "this"):
        yield "what.it", "past events bind no cards", "this"
    elif condition.what.it is not None and condition.event not in OF_OBJECTS:
        yield "what.it", "after that event it is a different card, or a card without abilities there", "leave it out"
    what, known = condition.what, known_later(condition.what)
    if what != known:
        more = next(name for name in what.__struct_fields__ if getattr(what, name) != getattr(known, name))
        yield f"what.{more}", "only the printed characteristics and the player of a past event's card are known", ""


def known_later(what: lang.Filter) -> lang.Filter:
    """A filter restricted to what can be asked about cards after an earlier event of this turn."""
    return lang.Filter(type=what.type, song=what.song, named=what.named, classified=what.classified,
                       ink=what.ink, not_type=what.not_type, not_named=what.not_named,
                       whose=what.whose, other=what.other, it=what.it,
                       cost_at_most=what.cost_at_most, cost_at_least=what.cost_at_least)  # fmt: skip


def of_payment(condition: lang.PlayedUsing, scope: Text) -> Iterator[Wrong]:
    if "played" not in scope.events:
        yield "", "how the card was paid for is known only after it is played", "a trigger on `played`"
    if condition.cost not in PAID_FOR:
        yield "cost", f'"{condition.cost}" is not a kind of cost', listed(PAID_FOR, condition.cost)


def of_more(condition: lang.MoreThan, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if (isinstance(condition.more, int) and isinstance(condition.than, int)) or condition.more == condition.than:
        yield "than", "both sides are always equal", "a number that varies"


def of_all(condition: lang.All, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if len(condition.conditions) < 2:
        yield "conditions", "one condition is not a combination", "two or more"
