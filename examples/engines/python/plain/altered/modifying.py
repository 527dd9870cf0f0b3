"""Modifiers: what changes a step before it happens (6.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from plain.altered.happening import Act
from plain.altered.model import IN_PLAY, Moment, Ref
from plain.altered.view import Working
from plain.altered.words import matches, players
from plain.base import Decision, Json, Steps, sure

if TYPE_CHECKING:
    from plain.altered.game import Game

LEVELS = ("whole", "single", "joining", "added")
"""6.2.g: replacing modifiers of the step and of one atomic action, then additive ones of either."""
FLEETING = "2.4.6.d"


@dataclass
class Way:
    """How something may be changed: by a passive ability, or, without one, by the rule about Fleeting."""

    level: str
    about: list[Act]
    """The atomic actions that it is about: all such of the step, or one."""
    passive: Working | None
    key: str

    @property
    def act(self) -> Act:
        return self.about[0]


def modify(game: Game, player: str, acts: list[Act]) -> Steps[list[Act]]:
    """6.2.i: after each modifier everything is looked at again, until none is left. `player` controls the step."""
    done: set[str] = set()
    while ways := next((ways for level in LEVELS if (ways := ways_of(game, level, acts, done))), {}):
        names = list(ways)
        if len(names) > 1:
            names = yield Decision(player, "choose", names, 1, 1, "", "which applies first")
        way = ways[names[0]]
        (done if way.level in ("whole", "joining") else way.act.used).add(way.key)
        acts = yield from apply(game, way, acts)
    return acts


def ways_of(game: Game, level: str, acts: list[Act], done: set[str]) -> dict[str, Way]:
    """By name: what may change the step, or else the first of its atomic actions that anything changes (6.2.j, k)."""
    passives = [w for w in game.passives("modifies") if level_of(w.text) == level]
    ways: dict[str, Way] = {}
    if level in ("whole", "joining"):
        for passive in [w for w in reversed(passives) if key_of(w) not in done]:
            about = [act for act in acts if fits(game, passive, act)]
            if about:
                ways[passive.card.ref] = Way(level, about, passive, key_of(passive))
        return ways
    for act in acts:
        fitting = [w for w in passives if key_of(w) not in act.used and fits(game, w, act)]
        ways = {w.card.ref: Way(level, [act], w, key_of(w)) for w in reversed(fitting)}
        if level == "single" and is_fleeting_to_reserve(act):
            ways[f"{sure(act.card).ref}: Fleeting"] = Way(level, [act], None, FLEETING)
        if ways:
            return ways
    return {}


def level_of(text: Json) -> str:
    if text.get("also"):
        return "joining" if text.get("whole_step") else "added"
    return "whole" if text.get("whole_step") else "single"


def key_of(passive: Working) -> str:
    return f"{passive.card.ref} {passive.card.life} {passive.key} {passive.stamp}"


# What a modifier is about.


def fits(game: Game, passive: Working, act: Act) -> bool:
    text, what = passive.text, passive.text.get("what")
    if not is_event(text["event"], act):
        return False
    if text.get("who") and act.player not in players(game, passive.moment, text["who"]):
        return False
    if what is not None:
        return act.card is not None and matches(game, passive.moment, what, act.card, anywhere=True)
    of_players = bool(text.get("who")) and not text.get("this")
    return of_players or act.card is passive.card


def is_event(event: str, act: Act) -> bool:
    if event == "leave":
        return act.kind == "move" and act.card is not None and act.card.zone in IN_PLAY and act.zone != act.card.zone
    if event == "discard":
        return act.kind in ("move", "deck") and act.zone == "discard"
    if event == "gain-counter":
        return act.kind == "counter" and act.count > 0
    if event == "gain-status":
        return act.kind == "gain"
    return (act.kind == "token") if event == "create-token" else event in act.words


def is_fleeting_to_reserve(act: Act) -> bool:
    """2.4.6.d: such a one is discarded."""
    if act.kind != "move" or act.zone != "reserve" or FLEETING in act.used:
        return False
    card = sure(act.card)
    return card.zone == "expedition" and "fleeting" in card.states


# What it does.


def apply(game: Game, way: Way, acts: list[Act]) -> Steps[list[Act]]:
    """The atomic actions of the step after that modifier."""
    if way.passive is None:
        words = way.act.words & {"sacrifice"} | {"discard"}
        rest = replace(way.act, zone="discard", words=words, states=())
        return [rest if act is way.act else act for act in acts]
    passive, text = way.passive, way.passive.text
    source = passive.moment.source
    numbers = dict(passive.moment.numbers)
    moment = Moment(passive.player, Ref(source.card, list(source.lives)), numbers=numbers, that=way.act.player)
    if any(act.card for act in way.about):
        moment.bind("it", list({act.card.ref: act.card for act in way.about if act.card is not None}.values()))
    if text.get("may") and not (yield from game.may(passive.player, passive.card.ref, "apply it?")):
        if text.get("otherwise"):
            game.later.append((moment, text["otherwise"]))
        return acts
    touched = way.about
    new = yield from instead(game, moment, text, touched)
    if text.get("also"):
        for act in new:
            act.used = {way.key}
        return [*acts, *new]
    if not text.get("plus"):
        new = still_sacrifices(touched, new)
    for act in new:
        # What a modifier of the whole step makes anew nothing has been applied to.
        act.used = set(act.used if way.level == "whole" else way.act.used)
    at = acts.index(touched[0])
    kept = [act for act in acts if act not in touched]
    return [*kept[:at], *new, *kept[at:]]


def still_sacrifices(touched: list[Act], new: list[Act]) -> list[Act]:
    """7.3.25.b: what was to be sacrificed has been, whatever happens to it instead, even if it does not move."""
    kept = list(new)
    for act in touched:
        if "sacrifice" in act.words:
            moved = next((one for one in kept if one.kind == "move" and one.card is act.card), None)
            if moved is None:
                kept.append(Act("word", act.player, act.card, words=frozenset({"sacrifice"})))
            else:
                kept[kept.index(moved)] = replace(moved, player=act.player, words=moved.words | {"sacrifice"})
    return kept


def instead(game: Game, moment: Moment, text: Json, touched: list[Act]) -> Steps[list[Act]]:
    """What happens in place of these atomic actions, or besides."""
    first, plus = touched[0], int(text.get("plus", 0))
    if text.get("nothing"):
        return []
    if text.get("to") and first.kind in ("move", "deck"):
        return [redirected(act, text["to"]) for act in touched]
    if plus and text.get("also"):
        return [replace(first, count=plus)] if first.kind == "counter" else [replace(first) for _ in range(plus)]
    if plus and first.kind == "counter":
        return [replace(first, count=max(first.count + plus, 0)), *touched[1:]]
    if plus:
        return [*touched, *(replace(first) for _ in range(plus))][: max(len(touched) + plus, 0)]
    return (yield from game.prepare_effect(game, moment, text["then"])) if text.get("then") else []


def redirected(act: Act, zone: str) -> Act:
    words = act.words - {"discard", "draw", "resupply"} | ({"discard"} if zone == "discard" else set())
    return replace(act, zone=zone, place=None, words=words, states=(), ready=False, into="top", depth=0)
