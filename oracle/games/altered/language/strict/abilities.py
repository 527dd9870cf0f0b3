"""Rejects impossible triggers, and prohibitions, modifiers or fields that have no effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oracle.games.altered import language as lang
from oracle.games.altered.keywords import KEYWORDS
from oracle.games.altered.language.abilities import Passive
from oracle.games.altered.language.strict.effects import SEVERAL_STEPS
from oracle.games.altered.language.strict.filters import of_where
from oracle.games.altered.language.strict.scope import (
    ABOUT_OBJECTS,
    GIVEN,
    NOBODYS,
    OF_EXPEDITIONS,
    OWN_ZONES,
    SELF_MOVES,
    Text,
    zones_of,
)
from oracle.games.altered.language.strict.scope import WITHOUT_OBJECT as NO_OBJECT
from oracle.games.altered.language.strict.vocabulary import PLAYED_FROM, SENT_TO, listed, of_faction, of_subtypes
from oracle.language.strictness import Check, Wrong

_MOVES = (*SELF_MOVES, "leaves", "is-sacrificed", "is-discarded")
_FIELDS: dict[str, tuple[str, ...]] = {
    "source": _MOVES,
    "to": (*SELF_MOVES, "leaves", "is-sacrificed"),
    "where": (*SELF_MOVES, "leaves", *OF_EXPEDITIONS),
    "status": ("gains-status", "loses-status"),
    "counter": ("gains-counter", "loses-counter"),
    "phase": ("phase",),
    "effect": ("daily-effect",),
    "terrain": ("moves-forward",),
    "once": ("joins", "leaves", "goes-to", "is-sacrificed", "is-discarded", "draws", "resupplies"),
}
"""The events for which a field of a trigger is meaningful."""


def of_trigger(trigger: lang.Trigger, scope: Text) -> Iterator[Wrong]:
    """Every field must describe such an event, which must be possible."""
    event = trigger.event
    for field, events in _FIELDS.items():
        if getattr(trigger, field) and event not in events:
            yield field, f"it does not apply to {event}", f"event: {', '.join(events)}"
    for field, other in (("phase", "phase"), ("effect", "daily-effect")):
        if event == other and getattr(trigger, field) is None:
            yield field, "it does not say which", f"`{field}`"
    for field in ("this", "what"):
        if getattr(trigger, field) and event in NO_OBJECT:
            yield field, f"{event} does not concern an object", "by" if event not in NOBODYS else "leave it out"
    if trigger.by is not None and event in NOBODYS:
        yield "by", f"{event} has no player who does it", "leave it out"
    if trigger.this and trigger.once:
        yield "once", "a single object needs no `once`", "leave it out"
    if trigger.this and trigger.what is not None:
        yield "what", "`this` already means the object itself", "`this` or `what`"
    yield from of_where(scope, "where", trigger.where)
    yield from _of_zones(trigger)


def _of_zones(trigger: lang.Trigger) -> Iterator[Wrong]:
    for field in ("source", "to"):
        if "hero" in getattr(trigger, field):
            yield field, "a Hero never leaves its zone (3.2.6)", listed(PLAYED_FROM)
    if trigger.event == "is-played":
        odd = [zone for zone in trigger.source if zone not in PLAYED_FROM]
        if odd:
            yield "source", f"cards cannot be played from the {odd[0]}", listed(PLAYED_FROM)
    apart = {trigger.event, *trigger.source} & {"joins", "leaves"} and set(trigger.source) & set(trigger.to)
    if apart and len(trigger.source) == len(trigger.to) == 1:
        yield "to", "an object that stays in a zone neither joins nor leaves it (7.5.8, 7.5.9)", "another zone"


def of_reaction(reaction: lang.Reaction, scope: Text) -> Iterator[Wrong]:
    """A Reaction needs a trigger in words or a symbol, and a place where it works."""
    if (reaction.trigger is None) == (reaction.symbol is None):
        yield "trigger", "a Reaction needs either a trigger or a symbol (7.1.1)", "`trigger` or `symbol`"
        return
    if reaction.or_trigger is not None and (reaction.symbol is not None or _comes_itself(reaction)):
        yield "or_trigger", "a trigger on coming into play or being played stands alone", "a separate Reaction"
    if reaction.symbol is not None and (reaction.support or reaction.zone):
        yield "symbol", "an object that enters play, or is played, is no longer in Reserve", "without `support`, `zone`"
    if scope.kind == "spell" and reaction.symbol == "join":
        yield "symbol", "a Spell never joins an Expedition or Landmark zone", "hand, reserve"
    moves = reaction.symbol is not None or _is_self_move(reaction)
    if moves and scope.lasting:
        yield "", "a lasting effect reacts to later events, never to its own object entering play", "another trigger"
    if not moves:
        yield from of_place(reaction, scope)


def _comes_itself(reaction: lang.Reaction) -> bool:
    triggers = [one for one in (reaction.trigger, reaction.or_trigger) if one is not None]
    return any(one.this and one.event in SELF_MOVES for one in triggers)


def _is_self_move(reaction: lang.Reaction) -> bool:
    trigger = reaction.trigger
    return trigger is not None and trigger.this and trigger.event in SELF_MOVES


def of_place(ability: Any, scope: Text) -> Iterator[Wrong]:
    """The ability must work somewhere, and in one way."""
    if scope.lasting:
        for field in ("support", "zone"):
            if getattr(ability, field):
                yield field, "a lasting effect works in Limbo, wherever its object is (2.2.14)", "leave it out"
        return
    if ability.support and ability.zone:
        yield "zone", "a support ability works in Reserve (2.2.11.i)", "`support` or `zone`"
    yield from _of_zone(ability, scope)
    if ability.support and scope.kind == "hero":
        yield "support", "a Hero is never in Reserve (3.2.6)", "leave it out"
    if scope.kind == "spell" and not ability.support and not ability.zone:
        yield "", "a Spell is never in play, where this would work (1.2.4.d)", "`support` or `zone`"


_MUTE = {
    "hand": "cards in hidden zones are not objects (2.1.j)",
    "deck": "cards in hidden zones are not objects (2.1.j)",
    "mana": "a Mana Orb is face down and has no such ability (3.1.3.c)",
}


def _of_zone(ability: Any, scope: Text) -> Iterator[Wrong]:
    """In each zone named by the ability, its card must be able to be an object with abilities."""
    own = OWN_ZONES.get(scope.kind, GIVEN)
    elsewhere = frozenset() if scope.kind == "hero" else frozenset({"reserve", "discard", "limbo"})
    for zone in ability.zone:
        if zone in _MUTE:
            yield "zone", _MUTE[zone], "another zone"
        elif zone not in own | elsewhere:
            yield "zone", f"such a card is never in the {zone} zone", listed(tuple(sorted(own | elsewhere)))
        elif isinstance(ability, lang.QuickAction) and zone in ("discard", "limbo"):
            yield "zone", "a quick action is played from play, the Hero zone or Reserve (5.3.b)", "another zone"
        elif zone == "limbo" and isinstance(ability, Passive):
            yield "zone", "in Limbo it would apply to nothing (1.2.4.d)", "another zone"


# --- passive abilities ----------------------------------------------------------------------------------

_OWN = (
    lang.Regions,
    lang.PlayableFrom,
    lang.Unhindered,
    lang.EntersWith,
    lang.RollsMore,
    lang.OptionalCost,
    lang.AdditionalCost,
)
"""Parts that are never about matching objects."""
_LIMITED = ("reserve", "landmark")
"""Zones in which a player may keep only a limited number of objects (4.2.5.c)."""
_PLAYING = (lang.PlayableFrom, lang.EntersWith, lang.OptionalCost, lang.AdditionalCost)
_NOTHING: dict[type, tuple[tuple[str, ...], str]] = {
    lang.Stats: (("forest", "mountain", "water", "highest"), "it changes no statistic"),
    lang.Subtypes: (("gains", "instead"), "it changes no sub-type"),
    lang.Regions: (("terrains", "instead"), "it changes no region"),
    lang.CostAlteration: (("more", "less", "free"), "it changes no cost"),
    lang.GainsAgain: (("status",), "it names no status"),
    lang.PlayableFrom: (("zone",), "it does not say from which zone"),
    lang.PlayedWith: (("gains", "loses", "count"), "it changes nothing"),
    lang.EntersWith: (("status", "count"), "the object enters as usual"),
    lang.RollsMore: (("dice", "changes"), "it changes no roll"),
    lang.Modifies: (("to", "nothing", "plus", "then"), "it does not say what happens instead"),
}
"""At least one of these fields must be set."""


def of_passive(ability: Passive, scope: Text) -> Iterator[Wrong]:
    """A passive ability must change something, on something possible, somewhere."""
    kind = type(ability)
    if ability.what is not None and isinstance(ability, _OWN):
        yield "what", "this does not apply to matching objects", "leave it out"
    if ability.support and isinstance(ability, lang.PlayableFrom | lang.EntersWith):
        yield "support", "use `zone` for where the card comes from or goes to", "zone"
    fields, wrong = _NOTHING.get(kind, ((), ""))
    if fields and not any(getattr(ability, field) for field in fields):
        yield "", wrong, " or ".join(f"`{field}`" for field in fields)
    odd = [zone for zone in ability.zone if zone not in PLAYED_FROM]
    if odd and (_of_own_play(ability) or (isinstance(ability, _PLAYING) and not isinstance(ability, lang.EntersWith))):
        yield "zone", f"cards cannot be played from the {odd[0]}", listed(PLAYED_FROM)
    if scope.lasting and (isinstance(ability, _PLAYING) or (isinstance(ability, lang.CostAlteration) and ability.this)):
        wrong = "only the card itself, not an Emblem, changes how that card is played or enters (1.2.4.d, 6.2.l)"
        yield "", wrong, "an ability of the card"
    if not isinstance(ability, _PLAYING) and not _of_own_play(ability):
        yield from of_place(ability, scope)


def _of_own_play(ability: Passive) -> bool:
    match ability:
        case lang.CostAlteration(this=True):
            return True
        case lang.Cannot(action="play", what=None, who=None):
            return True
        case lang.HasKeyword(what=None, keyword=keyword):
            return KEYWORDS[keyword].of_playing
        case _:
            return False


def of_keyword(ability: lang.HasKeyword, scope: Text) -> Iterator[Wrong]:
    row = KEYWORDS[ability.keyword]
    if (ability.value is None) == bool(row.number):
        numbered = " and ".join(word for word, keyword in KEYWORDS.items() if keyword.number)
        wrong = "has a number" if row.number else "has no number"
        yield "value", f"{row.word} {wrong} (7.4)", f"`value` with {numbered} alone"
    elif not isinstance(ability.value, int | None) and not row.adds_up:
        yield "value", f"the number of {row.word} is fixed", "a plain number"
    if ability.what is None and scope.kind and not scope.lasting and scope.kind not in row.bearers:
        yield "keyword", f"{ability.keyword} has no effect on such a card (7.4)", f"on: {', '.join(row.bearers)}"


def of_limit(ability: lang.Limit, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if ability.plus == 0 or (ability.plus < 0 and ability.what is not None):
        yield "plus", "it does not change how many are kept", "another number; more than 0 with `what`"
    yield from _of_kept(ability.what, (ability.of,))


def of_uncounted(ability: lang.Uncounted, scope: Text) -> Iterator[Wrong]:
    if ability.what is None and not scope.lasting and not zones_of(ability, scope) & {*_LIMITED}:
        yield "", "where this ability works, its object counts towards no limit (4.2.5.c)", "`what` or `support`"
    yield from _of_kept(ability.what, _LIMITED)


def _of_kept(what: lang.Filter | None, zones: tuple[str, ...]) -> Iterator[Wrong]:
    """Objects counted towards a limit are in the limit's zone, and so in no Expedition."""
    if what is None:
        return
    if what.zone and not {*what.zone} & {*zones}:
        yield "what.zone", f"nothing in the {' or '.join(what.zone)} counts towards that limit (4.2.5.c)", listed(zones)
    for field in ("where", "in_terrain"):
        if getattr(what, field) is not None:
            yield f"what.{field}", "objects in Expeditions do not count towards a limit (4.2.5.c)", "leave it out"


def of_expeditions(ability: lang.PlaysExhausted | lang.Unhindered, scope: Text) -> Iterator[Wrong]:
    yield from of_where(scope, "where", ability.where)


def of_stats(ability: lang.Stats, scope: Text) -> Iterator[Wrong]:
    if ability.highest and (ability.forest or ability.mountain or ability.water):
        yield "highest", "`highest` already sets every statistic", "without forest, mountain, water"
    if ability.what is None and scope.kind not in ("", "character") and not scope.lasting:
        yield "", "only Characters have statistics (2.2.10.c)", "`what`"


def of_further_subtypes(ability: lang.Subtypes, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from of_subtypes("gains", ability.gains)


def of_card(card: lang.Definition, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield from of_subtypes("subtypes", card.subtypes, card.type)
    yield from of_faction("faction", card.faction, token=card.token)


def of_regions(ability: lang.Regions, scope: Text) -> Iterator[Wrong]:
    for where in ability.where:
        yield from of_where(scope, "where", where)


def of_alteration(ability: lang.CostAlteration, scope: Text) -> Iterator[Wrong]:
    if ability.minimum is not None and ability.less == 0:
        yield "minimum", "a minimum needs a decrease (5.1.2.e)", "`less`"
    if ability.into_empty and ability.free:
        yield "into_empty", "a free card is free wherever it goes", "without `free`"
    if ability.free and (ability.more or ability.less):
        yield "free", "a free card costs neither more nor less", "`free`, or `more` or `less`"
    if ability.this:
        for field, usual in (("what", None), ("who", "you"), ("next", False)):
            if getattr(ability, field) != usual:
                yield field, "`this` already means this card, whoever plays it", "leave it out"
    yield from of_next(ability, scope)


def of_next(ability: lang.CostAlteration | lang.PlayedWith | lang.ActivatesToo, scope: Text) -> Iterator[Wrong]:
    """The zones from which the cards of a text are played, and whether it can be about the next one only."""
    odd = [zone for zone in ability.source if zone not in PLAYED_FROM]
    if odd:
        yield "source", f"cards cannot be played from the {odd[0]}", listed(PLAYED_FROM)
    if ability.next and not scope.lasting:
        yield "next", "only a lasting effect can end with the next card (2.2.14)", "a lasting effect"


def of_played_with(ability: lang.PlayedWith, scope: Text) -> Iterator[Wrong]:
    yield from of_next(ability, scope)
    if ability.into_terrain is not None and ability.what is not None and ability.what.type == ("spell",):
        yield "into_terrain", "a Spell never goes to an Expedition", "leave it out"
    spells = ability.what is not None and ability.what.type == ("spell",)
    if spells and (ability.count or any(status != "fleeting" for status in (*ability.gains, *ability.loses))):
        yield "gains", "a Spell that is played can gain or lose only Fleeting (5.2.4.a)", "fleeting"


def of_restriction(ability: lang.CostRestriction, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if ability.least is None and ability.most is None:
        yield "", "it restricts no cost", "`least` or `most`"
    if ability.least is not None and ability.most is not None and ability.least > ability.most:
        yield "most", "`least` is greater than `most`", "at least `least`"


# --- prohibitions and modifiers -------------------------------------------------------------------------

_OF_PLAYERS = ("draw", "resupply", "create-token")


def of_cannot(cannot: lang.Cannot, scope: Text) -> Iterator[Wrong]:
    """A prohibition must say whom or what it affects, in fields that fit the prohibited action."""
    action, moving = cannot.action, cannot.action.startswith("move-forward")
    if cannot.status is not None and action != "gain-status":
        yield "status", f"{action} does not concern a status", "action: gain-status"
    if cannot.counter is not None and action != "gain-counter":
        yield "counter", f"{action} does not concern a counter", "action: gain-counter"
    if (cannot.terrain is not None) != action.endswith("due-to"):
        wrong = "it does not say which terrain" if cannot.terrain is None else f"{action} does not depend on a terrain"
        yield "terrain", wrong, "`terrain` with move-forward-due-to, move-forward-only-due-to"
    if action in _OF_PLAYERS:
        if cannot.what is not None:
            yield "what", f"{action} is forbidden to players, whatever the object", "who"
        if cannot.who is None:
            yield "who", "it does not say which players", "you, opponent, each"
    if cannot.in_terrain is not None and not moving:
        yield "in_terrain", f"{action} does not concern Expeditions", "action: move-forward; what, with the same field"
    yield from _of_moving(cannot, scope) if moving else _of_not_moving(cannot)


def _of_moving(cannot: lang.Cannot, scope: Text) -> Iterator[Wrong]:
    if cannot.who is not None:
        yield "who", "Expeditions, not players, move forward", "whose: any, yours, opponent"
    if cannot.what is not None:
        yield "what", "Expeditions, not objects, move forward", "where, whose"
    yield from of_where(scope, "where", cannot.where)
    if cannot.whose != "any" and cannot.where not in (None, "hero", "companion", "each"):
        yield "whose", f'"{cannot.where}" already says whose Expedition it is', "where: hero, companion, each"


def _of_not_moving(cannot: lang.Cannot) -> Iterator[Wrong]:
    for field, usual in (("where", None), ("whose", "any")):
        if getattr(cannot, field) != usual:
            yield field, f"{cannot.action} does not concern Expeditions", "action: move-forward; `what` with this field"


_PLUS = ("gain-counter", "draw", "resupply", "create-token")
_MOVED = ("leave", "discard", "sacrifice", "draw", "resupply", "rest")


def of_modifier(ability: lang.Modifies, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    """A modifier must name its subject, and one thing that happens instead or in addition."""
    if ability.status is not None and ability.event != "gain-status":
        yield "status", f"{ability.event} does not concern a status", "event: gain-status"
    said = [field for field in ("to", "nothing", "plus", "then") if getattr(ability, field)]
    if len(said) > 1:
        yield said[1], f"`{said[0]}` already says what happens", "one of to, nothing, plus, then"
    if ability.to is not None and (ability.to not in SENT_TO or ability.event not in _MOVED):
        wrong = "nothing can be sent to" if ability.to not in SENT_TO else f"{ability.event} sends nothing, so not to"
        yield "to", f"{wrong} {ability.to}", ", ".join(SENT_TO)
    if ability.plus and ability.event not in _PLUS:
        yield "plus", f"{ability.event} has no number that could be changed", f"event: {', '.join(_PLUS)}"
    if ability.also and ability.plus < 0:
        yield "plus", "an addition cannot take anything away (6.2.c)", "1 or more, or without `also`"
    if ability.also and (ability.nothing or ability.to is not None):
        yield "also", "an addition needs something to add (6.2.c)", "`then` or `plus`"
    if isinstance(ability.then, SEVERAL_STEPS):
        yield "then", f"{ability.then.__struct_config__.tag} has more than one step", "a verb, may, if, modes"
    if ability.otherwise is not None and not ability.may:
        yield "otherwise", "it is not optional, so that nobody can decline", "`may`"
    if ability.event not in ABOUT_OBJECTS:
        if ability.this or ability.what is not None:
            yield "this" if ability.this else "what", f"{ability.event} does not concern a given object", "who"
        if ability.who is None:
            yield "who", "it does not say which player", "you, opponent, each"
    elif ability.this and ability.what is not None:
        yield "what", "`this` already means the object itself", "`this` or `what`"


CHECKS: dict[type, Check[Text]] = {
    lang.Definition: of_card,
    lang.Trigger: of_trigger,
    lang.Subtypes: of_further_subtypes,
    lang.Reaction: of_reaction,
    lang.QuickAction: of_place,
    Passive: of_passive,
    lang.HasKeyword: of_keyword,
    lang.Limit: of_limit,
    lang.Uncounted: of_uncounted,
    lang.ActivatesToo: of_next,
    **dict.fromkeys((lang.PlaysExhausted, lang.Unhindered), of_expeditions),
    lang.Stats: of_stats,
    lang.Regions: of_regions,
    lang.CostAlteration: of_alteration,
    lang.PlayedWith: of_played_with,
    lang.CostRestriction: of_restriction,
    lang.Cannot: of_cannot,
    lang.Modifies: of_modifier,
}
