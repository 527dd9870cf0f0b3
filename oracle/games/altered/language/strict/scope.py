"""What an Altered text can refer to at each place: names, numbers, players, Expeditions, its own object."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.language.a_step import aims
from oracle.games.altered.language.abilities import Passive
from oracle.language import strictness
from oracle.language.effects import Node
from oracle.language.strictness import Kinds

SOMETHING: Kinds = frozenset()
NOBODYS = ("phase", "daily-effect")
"""Triggers that are not about a player's action."""
OF_EXPEDITIONS = ("moves-forward", "fails-to-move-forward")
WITHOUT_OBJECT = (*NOBODYS, *OF_EXPEDITIONS, "passes", "rolls")
"""Triggers that single out no object."""
SELF_MOVES = ("joins", "goes-to", "is-played")
OF_PLAYING = (lang.PlayableFrom, lang.OptionalCost, lang.AdditionalCost, lang.EntersWith)
"""Abilities about playing or entering, which apply before the card is in play."""
OWN_ZONES: dict[str, frozenset[str]] = {
    "character": frozenset({"expedition"}),
    "expedition": frozenset({"expedition"}),
    "landmark": frozenset({"landmark"}),
    "hero": frozenset({"hero"}),
    "spell": frozenset({"limbo"}),
}
"""The zones where a card's abilities work; for a Permanent its zone type decides."""
GIVEN = frozenset({"expedition", "landmark", "hero"})
"""The possible zones of an object that is given an ability."""
_NUMBERS: dict[str, str] = {"rolls": "die", "gains-counter": "gained", "loses-counter": "lost"}
"""The number that a trigger provides."""
_FIRST = ("what", "first", "token", "where", "cost", "trigger")
"""Fields of a node in which the things that the node itself chooses or makes are not known yet."""


class Text(strictness.Scope, frozen=True, kw_only=True):
    """What a text can refer to at a place."""

    kind: str = ""
    """The type of the card, for a Permanent its zone type; empty for an object that is given the ability."""
    bearer: frozenset[str] = frozenset()
    """The possible zones of the object with the text at that moment."""
    player: bool = False
    """Whether `that-player` is known."""
    aims: bool = False
    """Whether an Expedition can be chosen as a target here."""
    chosen: bool = False
    """Whether an Expedition has been chosen as a target before."""
    past: bool = False
    """Whether the text can ask about the state before the event."""
    lasting: bool = False
    """Whether it is the passive ability of an Ongoing Emblem."""
    optional: bool = False
    """Whether the card has an optional cost."""


def start(card: lang.Definition) -> Text:
    """The knowledge in every text of a card."""
    kind = card.zone_type or "landmark" if card.type == "permanent" else card.type
    optional = any(isinstance(ability, lang.OptionalCost) for ability in card.abilities)
    return Text(kind=kind, cards={"this": SOMETHING}, bearer=OWN_ZONES[kind], optional=optional)


def fresh(scope: Text, **known: object) -> Text:
    """The knowledge of a separate ability: its own object only."""
    own = Text(kind=scope.kind, cards={"this": SOMETHING}, places=scope.places, bearer=scope.bearer)
    return replace(own, **known)


def within(node: Node, field: str, scope: Text) -> Text:
    """The knowledge in a field of a node."""
    match node:
        case lang.Definition():
            return _in_spell(scope) if field == "effect" else scope
        case lang.Reaction():
            return _in_reaction(node, field, scope)
        case lang.QuickAction():
            return _in_quick_action(node, field, scope)
        case Passive():
            return _in_passive(node, field, scope)
        case lang.Lasting():
            return replace(scope, lasting=True, player=False)
        case lang.ForEach() if field == "do":
            return _aimed(node, scope).binding(**{node.name: SOMETHING})
        case lang.Repeat() if field == "do":
            return _aimed(node, scope)
        case lang.TargetPlayer() if field == "do":
            return replace(scope, player=True)
        case lang.PayTo() if field == "then":
            return paid(node.cost, scope)
    if field == "cost":
        return replace(scope, numbers=frozenset(), player=False, aims=False, chosen=False)
    if field in ("condition", "conditions", "holds"):
        return replace(scope, aims=False)
    if isinstance(node, lang.Simultaneously):
        return binds(node, scope)
    return scope if field in _FIRST or field == "do" else binds(node, scope)


def _in_spell(scope: Text) -> Text:
    numbers = frozenset({"paid"}) if scope.optional else frozenset[str]()
    return replace(scope, numbers=numbers, aims=True)


def _in_reaction(node: lang.Reaction, field: str, scope: Text) -> Text:
    """The effect and the condition know what the trigger singled out; the trigger itself does not."""
    own = fresh(scope, bearer=zones_of(node, scope))
    triggers = [trigger for trigger in (node.trigger, node.or_trigger) if trigger is not None]
    events = [trigger.event for trigger in triggers]
    if field in ("trigger", "or_trigger"):
        return own
    if not any(event in WITHOUT_OBJECT for event in events) and not any(trigger.once for trigger in triggers):
        own = own.binding(it=SOMETHING)
        if len({_NUMBERS.get(event) for event in events}) == 1 and events[0] in _NUMBERS:
            own = own.counting(_NUMBERS[events[0]])
    elif events == ["rolls"]:
        own = own.counting(_NUMBERS["rolls"])
    somebody = not any(event in NOBODYS for event in events)
    if field == "condition":
        return replace(own, past=somebody)
    return replace(own, aims=True, player=somebody)


def _in_quick_action(node: lang.QuickAction, field: str, scope: Text) -> Text:
    own = fresh(scope, bearer=zones_of(node, scope))
    return replace(paid(node.cost, own), aims=True) if field == "effect" else own


def _in_passive(node: Passive, field: str, scope: Text) -> Text:
    if field == "ability":
        given = scope if getattr(node, "what", None) is None else replace(scope, kind="", bearer=GIVEN)
        return fresh(given)
    own = scope if scope.lasting else fresh(scope, bearer=zones_of(node, scope))
    if field in ("then", "otherwise") and isinstance(node, lang.Modifies):
        own = replace(own, lasting=False, aims=True)
        return own.binding(it=SOMETHING) if field == "then" and node.event in ABOUT_OBJECTS else own
    return own


ABOUT_OBJECTS = ("leave", "leave-expedition", "discard", "sacrifice", "gain-counter", "gain-status", "rest")
"""Modifiable events that affect a particular object."""


def zones_of(ability: Any, scope: Text) -> frozenset[str]:
    """The possible zones of an object with an ability at the moment when the ability is needed."""
    if isinstance(ability, OF_PLAYING) or (isinstance(ability, lang.CostAlteration) and ability.this):
        return frozenset({"hand", "reserve"})
    if ability.support:
        return frozenset({"reserve"})
    return frozenset(ability.zone) or scope.bearer


def paid(cost: tuple[lang.Payment, ...], scope: Text) -> Text:
    """The knowledge after paying a cost."""
    for part in cost:
        scope = _names(getattr(part, "what", None), scope)
    return scope


def binds(node: Node, scope: Text) -> Text:
    """The knowledge after carrying out an effect."""
    match node:
        case lang.Simultaneously(parts=parts):
            for part in parts:
                scope = _then(part, scope)
            return scope
        case lang.EachPlayer(do=do, who="each"):
            # If several players roll, no text can say whose result it means.
            after = _then(do, replace(scope, numbers=scope.numbers - {"die"}))
            return replace(after, numbers=(scope.numbers | after.numbers) - ({"die"} & after.numbers))
        case lang.EachPlayer(do=do) | lang.Repeat(do=do) | lang.ForEach(do=do) | lang.TargetPlayer(do=do):
            return _then(do, _aimed(node, scope))
        case lang.PayTo(cost=cost, then=then):
            return _then(then, paid(cost, scope))
        case lang.CreateToken(name=name):
            scope = scope.binding(**{name: SOMETHING})
        case lang.Draw():
            scope = scope.binding(drawn=SOMETHING)
        case lang.Resupply():
            scope = scope.binding(resupplied=SOMETHING)
        case lang.Roll():
            scope = scope.counting("die")
        case lang.Remove():
            scope = scope.counting("removed")
        case lang.Discard() | lang.Sacrifice() | lang.Sabotage() | lang.Move(to="discard"):
            scope = scope.counting("discarded")
        case lang.Move(what=lang.This(), to="expedition") | lang.Play(what=lang.This()):
            scope = replace(scope, bearer=scope.bearer | {"expedition"})
    for name in ("what", "first", "second"):
        scope = _names(getattr(node, name, None), scope)
    return _aimed(node, scope)


def _aimed(node: Node, scope: Text) -> Text:
    return replace(scope, chosen=True) if scope.aims and aims(node) else scope


def _then(effect: Node, scope: Text) -> Text:
    found: Text = strictness.after(_KNOWN, effect, scope)
    return found


def _names(which: Any, scope: Text) -> Text:
    named = isinstance(which, lang.Target | lang.Choose | lang.FromDeck) or (isinstance(which, lang.All) and which.name)
    return scope.binding(**{which.name: SOMETHING}) if named else scope


_KNOWN = strictness.Grammar(root=lang.Definition, start=start, checks={}, within=within, binds=binds)
