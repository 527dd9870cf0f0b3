"""Rejects effects without an object, without an effect, or with an impossible duration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.keywords import KEYWORDS
from oracle.games.lorcana.language.strict.filters import bound, of_player
from oracle.games.lorcana.language.strict.scope import (
    CHARACTERS,
    EXERTABLE,
    LEFT,
    TYPES,
    WITH_WILLPOWER,
    Text,
    in_play,
    types,
    zones,
)
from oracle.games.lorcana.language.strict.vocabulary import CALLED, STATS, bearers
from oracle.language.effects import Node
from oracle.language.misfits import listed
from oracle.language.strictness import Kinds, Wrong

ANYWHERE: Kinds = TYPES
ACTS_ON: dict[type, tuple[tuple[str, str, Kinds], ...]] = {
    **dict.fromkeys((lang.Exert, lang.Ready), (("it", "chosen", EXERTABLE | {"inkwell"}),)),
    lang.Banish: (("it", "chosen", in_play()),),
    **dict.fromkeys(
        (lang.DealDamage, lang.PutDamage, lang.RemoveDamage),
        (("it", "chosen", WITH_WILLPOWER),),
    ),
    lang.MoveDamage: (("it", "from", WITH_WILLPOWER), ("to", "to", WITH_WILLPOWER)),
    lang.Gains: (("it", "chosen", in_play()),),
    lang.GainsAbility: (("it", "chosen", in_play()),),
    lang.GainsClassification: (("it", "chosen", in_play()),),
    lang.Loses: (("it", "chosen", in_play()),),
    lang.MustQuest: (("it", "chosen", CHARACTERS),),
    lang.PutFromUnder: (("it", "this", in_play()),),
    lang.Gets: (("it", "chosen", WITH_WILLPOWER),),
    lang.AllowToChallengeReady: (("it", "chosen", CHARACTERS),),
    lang.MoveTo: (("it", "this", CHARACTERS), ("to", "that", in_play("location"))),
    lang.Put: (("it", "chosen", ANYWHERE),),
    lang.PutUnder: (("it", "top", ANYWHERE), ("under", "this", in_play())),
    lang.DiscardThem: (("it", "taken", TYPES | {"hand"}),),
    lang.TakeFrom: (("it", "looked", ANYWHERE),),
    lang.Shuffle: (("it", "chosen", ANYWHERE),),
}
"""Effects on bound cards: the field, its default, and the required zone and kind of card."""


def subject(node: Any, scope: Text) -> Iterator[Wrong]:
    """The cards that an effect acts on must be bound, and be in a zone and of a kind that it can affect."""
    every = getattr(node, "all", None) is not None
    for field, usual, able in ACTS_ON[type(node)]:
        name = getattr(node, field)
        if field == "it" and every:
            if name != usual:
                yield "it", "`all` selects every matching card, not the bound ones", "`it` or `all`"
            continue
        if name is None:
            if not node.own:
                yield field, "it names no cards, and does not shuffle the deck alone", "`own`"
            continue
        yield from bound(scope, field, name)
        kinds = scope.cards.get(name)
        if kinds is not None and not (types(kinds) & types(able) and zones(kinds) & zones(able)):
            yield field, f'this cannot be done to "{name}"', _wanted(able)


def _wanted(able: Kinds) -> str:
    return f"{' or '.join(sorted(types(able)))} in {' or '.join(sorted(zones(able)))}"


ACTING = tuple(ACTS_ON)
_LEAST: dict[type, tuple[str, ...]] = {
    lang.Gather: ("at_random",),
    **dict.fromkeys((lang.Draw, lang.LookAtTop, lang.RevealTop, lang.TopOfDeck, lang.Discard), ("cards",)),
    **dict.fromkeys((lang.GainLore, lang.LoseLore), ("lore",)),
    **dict.fromkeys((lang.DealDamage, lang.PutDamage, lang.MoveDamage, lang.RemoveDamage), ("damage",)),
    **dict.fromkeys((lang.ExertSome, lang.DiscardSome, lang.BanishSome, lang.BottomFromDiscard), ("count",)),
    lang.DamageThis: ("damage",),
    lang.InkMore: ("cards",),
}
"""Numbers that must be at least 1."""
COUNTING = tuple(_LEAST)


def at_least_one(node: Node, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    for field in _LEAST[type(node)]:
        number = getattr(node, field)
        if isinstance(number, int) and number < 1:
            yield field, "this would have no effect", "1 or more"


def of_steps(node: lang.Sequence, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if not node.steps:
        yield "steps", "it does nothing", "at least one effect"


def of_if_you_do(node: lang.IfYouDo, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.then is None and node.otherwise is None:
        yield "then", "nothing depends on this condition", "add `then`, or write the effect alone"


def of_choice(node: lang.Choose, scope: Text) -> Iterator[Wrong]:
    yield from _range(node)
    if node.who not in ("you", "opponents"):
        yield "who", "only one player can choose", "you or opponents; `each-player` for several"
    if node.zone == "play" and node.whose is not None:
        yield "whose", "for cards in play, the filter says whose they are", "`whose` in `what`"
    yield from of_player("whose", node.whose)
    if node.one_player and (node.whose not in ("each", "opponents") or node.most == 1):
        yield "one_player", "the cards belong to one player anyway", "leave it out"
    if node.one_player and node.least > 1:
        yield "least", "the rules do not say what is chosen if no player has that many", "0 or 1"
    if node.called and (node.called not in CALLED or node.zone != "play"):
        yield "called", "no card has such a choice", listed(CALLED, node.called)
    if node.as_ in ("", "this", "that") or (node.as_ in ("challenger", "challenged") and node.as_ in scope.cards):
        yield "as", f'"{node.as_}" already names something else', "chosen, or a new name"


def _range(node: lang.Choose | lang.TakeFrom) -> Iterator[Wrong]:
    if node.most < 1 or node.least < 0 or node.least > node.most:
        yield "most", "this number of cards cannot be chosen", f"1 or more, and at least {max(node.least, 0)}"


def of_taking(node: lang.TakeFrom, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from _range(node)


def of_each(node: lang.EachPlayer, scope: Text) -> Iterator[Wrong]:
    if node.who == "its-player":
        yield from bound(scope, "it", node.it)
    elif node.it != "chosen":
        yield "it", "only `its-player` refers to a card", "who: its-player"
    if node.who == "controller" and not scope.stands_in("EachPlayer.do", "ChoosePlayer.do"):
        yield "who", "this is always you", "write the effect alone"
    if node.more_lore and node.who not in ("each", "opponents"):
        yield "more_lore", "this selects among several players", "leave it out"
    if node.most_in_hand and node.who not in ("each", "opponents"):
        yield "most_in_hand", "this selects among several players", "leave it out"
    if node.most_in_hand and node.more_lore:
        yield "most_in_hand", "which of the two conditions applies first is not defined", "one of the two"


def of_discard(node: lang.Discard, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.all and node.cards != 1:
        yield "cards", "`all` already means every card", "`cards` or `all`"
    if node.any_number and (node.all or node.cards != 1):
        yield "any_number", "the number is already given", "leave it out, or use it alone"


def of_gathering(node: lang.Gather, scope: Text) -> Iterator[Wrong]:
    if node.look and node.zone != "inkwell":
        yield "look", f"you can always see the cards in your {node.zone}", "leave it out"
    if node.were_under is None:
        return
    yield from bound(scope, "were_under", node.were_under)
    kinds = scope.cards.get(node.were_under)
    if kinds is not None and LEFT not in kinds:
        yield "were_under", f'"{node.were_under}" has not left play', "a card that has"
    elif kinds is not None and node.zone not in zones(kinds):
        yield "zone", f'"{node.were_under}" is not in that zone', listed(zones(kinds))


def of_put(node: lang.Put, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.to == "play":
        yield "to", "cards enter play only by being played", "the effect `play`"
    if node.to != "deck":
        for field, usual in (("place", "top"), ("any_order", False)):
            if getattr(node, field) != usual:
                yield field, f"cards in the {node.to} have no order", "leave it out"
    if node.exerted and node.to != "inkwell":
        yield "exerted", f"cards in the {node.to} cannot be exerted", "leave it out"
    if node.verb == "return" and node.to not in ("hand", "deck"):
        yield "verb", f"cards cannot be returned to the {node.to}", "put"


def of_under(node: lang.PutUnder, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.it == node.under:
        yield "it", "a card cannot be put under itself", "another name"


def of_play(node: lang.Play, scope: Text) -> Iterator[Wrong]:
    able = types(scope.about)
    if node.it is not None:
        yield from bound(scope, "it", node.it)
        kinds = scope.cards.get(node.it, frozenset())
        able = types(kinds)
        if node.zone not in zones(kinds):
            yield "zone", f'"{node.it}" is not there', "the zone it is in: " + ", ".join(sorted(zones(kinds)))
    if node.zone == "play":
        yield "zone", "a card in play cannot be played", "another zone"
    able = able & (frozenset(node.what.type) or able)
    if node.enters_exerted and not able & types(EXERTABLE):
        yield "enters_exerted", "only characters and items can be exerted", "leave it out"
    if node.after != "discard" and "action" not in able:
        yield "after", "only actions move to another zone after resolving", "leave it out"


def of_prevention(node: lang.Forbid, scope: Text) -> Iterator[Wrong]:
    yield from of_prohibition(node, scope)
    if node.action in ("gain-lore", "lose-lore") and "their" in node.until:
        return
    if node.what.other and node.what.it is not None:
        yield "what.other", "the bound cards are already meant", "leave it out"


def of_prohibition(node: lang.Forbid | lang.Cannot, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from of_player("who", node.who)
    if node.action not in ("play", "discard", "gain-lore", "lose-lore", "be-chosen") and node.who != "each":
        yield "who", "this is forbidden to cards, not to players", "`whose` in `what`"
    if node.action in ("gain-lore", "lose-lore") and node.what not in (None, lang.Filter()):
        yield "what", "players, not cards, gain and lose lore", "`who`"


def lasting(node: Any, scope: Text) -> Iterator[Wrong]:
    """The duration of an effect must have an end, or a beginning."""
    until = node.until
    if until == "while-this-in-play" and scope.type == "action":
        yield "until", "actions are never in play", "another duration"
    if until == "this-challenge" and not scope.events and not scope.stands_in("Triggered.effect"):
        yield "until", "there is no challenge at this point", "another duration"
    if until == "until-it-triggers" and not isinstance(node, lang.Later):
        yield "until", "only a delayed ability has such a duration", "another duration"


LASTING = (lang.Replace, lang.Gets, lang.Gains, lang.GainsAbility, lang.GainsClassification, lang.Loses,
           lang.MustQuest, lang.AllowToChallengeReady, lang.PayLess,
           lang.Forbid, lang.AllowPlayFromUnder, lang.Whenever, lang.Later)  # fmt: skip


def of_from_under(node: lang.AllowPlayFromUnder, scope: Text) -> Iterator[Wrong]:
    if scope.type == "action":
        yield "", "actions have no cards under them", "a card in play"
    if not node.what.printed_only or node.what.whose != "any":
        yield "what", "only printed characteristics of cards under another can be used", "printed characteristics"


def of_paying(node: lang.PayLess, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.less == 0:
        yield "less", "this changes nothing", "a number other than 0"


def of_change(node: lang.Gets | lang.StaticGets, scope: Text) -> Iterator[Wrong]:
    if node.plus == 0:
        yield "plus", "this changes nothing", "a number other than 0"
    if isinstance(node, lang.Gets) and node.all is None:
        kinds = scope.cards.get(node.it, frozenset())
        if not types(kinds) & STATS[node.stat]:
            yield "stat", f'"{node.it}" has no {node.stat}', "a characteristic that it has"
    if isinstance(node, lang.Gets) and node.challenging is not None:
        yield from _of_opponent(node.challenging)


def _of_opponent(what: lang.Filter) -> Iterator[Wrong]:
    """A characteristic must not depend on something that itself depends on characteristics."""
    if not what.printed_only:
        yield "challenging", "this could depend on the effect itself or on a bound card", "use printed characteristics"


def of_gain(node: lang.Gains | lang.StaticGains, scope: Text) -> Iterator[Wrong]:
    """A gained keyword must be known, have its number, and be useful to the cards that gain it."""
    if KEYWORDS[node.keyword].of_playing:
        known = [word for word, keyword in KEYWORDS.items() if not keyword.of_playing]
        yield "keyword", f'"{node.keyword}" is not a keyword that can be gained in play', listed(known, node.keyword)
        return
    yield from number_of(node.keyword, node.value)
    what = node.all if isinstance(node, lang.Gains) else node.what
    kinds = frozenset({scope.type, "play"}) if isinstance(node, lang.StaticGains) else scope.cards.get(node.it)
    able = types(kinds or frozenset()) if what is None else frozenset(what.type) or TYPES
    if not able & bearers(node.keyword):
        yield "keyword", f"{node.keyword} has no effect on such a card", "cards of type " + _list(bearers(node.keyword))


def number_of(keyword: str, value: object) -> Iterator[Wrong]:
    if KEYWORDS[keyword].number == "value":
        if value is None:
            yield "value", f"{keyword} has a number", "1 or more"
        elif isinstance(value, int) and value < 1:
            yield "value", "the number must be positive", "1 or more"
    elif value is not None:
        yield "value", f"{keyword} has no number", "leave it out"


def _list(words: Kinds) -> str:
    return " or ".join(sorted(words))
