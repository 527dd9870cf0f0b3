"""Which Reactions an event activates (6.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from plain.altered.happening import Done
from plain.altered.model import HIDDEN, IN_PLAY, LIMIT, Card, Emblem, Moment, Place, Ref
from plain.altered.view import Working, works
from plain.altered.words import expeditions, holds, matches, players
from plain.base import Json, Unsupported, sure

if TYPE_CHECKING:
    from plain.altered.perform import Hands

Hears: TypeAlias = Callable[["Hands", Working, Json, Done], bool]

SYMBOLS: dict[str, Json] = {
    "join": {"event": "joins", "this": True},
    "hand": {"event": "is-played", "this": True, "source": ["hand"]},
    "reserve": {"event": "is-played", "this": True, "source": ["reserve"]},
}
"""1.1.6.e-g, 7.1.1."""
LEAVING = ("leaves", "is-sacrificed", "is-discarded")
ARRIVING = ("joins", "goes-to", "is-played")
OF_STATUS = ("gains-status", "loses-status")
OF_COUNTERS = ("gains-counter", "loses-counter")
OF_EXPEDITIONS = ("moves-forward", "fails-to-move-forward")
SCOUT: Json = {
    "is": "reaction",
    "symbol": "hand",
    "effect": {"is": "move", "what": {"is": "this"}, "to": "reserve"},
}
"""7.4.5.c: what an object has that was played for its Scout cost."""
SIMPLE = {
    "is-sacrificed": "sacrifice",
    "is-discarded": "discard",
    "resupplies": "resupply",
    "draws": "draw",
    "sabotages": "sabotage",
    "rolls": "roll",
    "passes": "pass",
    "quick-action": "quick-action",
    "fails-to-move-forward": "failed",
    "phase": "phase",
    "daily-effect": "daily-effect",
}
"""Triggers that are heard by what an atomic action counts as."""


def trigger_of(text: Json) -> Json:
    return SYMBOLS[text["symbol"]] if text.get("symbol") else text["trigger"]


def is_self_move(text: Json) -> bool:
    """6.3.c."""
    trigger = trigger_of(text)
    return bool(trigger.get("this")) and trigger["event"] in ARRIVING


def hears_its_coming(card: Card, text: Json) -> bool:
    """2.4.1.g: a Reaction to gaining a status oneself is activated by entering with it, once it works."""
    trigger = trigger_of(text)
    return bool(trigger.get("this")) and trigger["event"] == "gains-status" and works(card, text)


class Before(NamedTuple):
    """How things were before an event."""

    working: list[Working]
    """The Reactions that hear it (6.3.e)."""
    cards: dict[str, Card]
    """What a condition in the past tense asks about (6.3.k)."""


def activations(view: Hands, done: list[Done], before: Before) -> list[Emblem]:
    """6.3.g: one Emblem-Reaction for each atomic action that a Reaction hears (6.3.f)."""
    found = []
    # Those that hear from before are not among the ignored ones of then (6.3.e).
    for mine in [w for w in before.working if not is_self_move(w.text)] + arrived(view, done):
        for happened in heard(view, mine, done):
            emblem = make(view, mine, happened)
            if holds(view, emblem.moment, mine.text.get("condition"), before.cards) and may_activate(view, mine):
                found.append(emblem)
    return found


def heard(view: Hands, mine: Working, done: list[Done]) -> list[Done]:
    """7.4.4.j: where one Expedition is meant and there are two, both must do so, and that is heard once."""
    found, trigger = [happened for happened in done if hears(view, mine, happened)], trigger_of(mine.text)
    if trigger["event"] not in OF_EXPEDITIONS or trigger.get("where") not in ("mine", "facing"):
        return found
    places = meant_places(view, mine, trigger["where"])
    if len(places) < 2:
        return found
    return found[:1] if places == {happened.act.place for happened in found} else []


def arrived(view: Hands, done: list[Done]) -> list[Working]:
    """6.3.d: self-move Reactions of what has just arrived, which need not work; 2.4.1.g: those to how it arrived."""
    found, seen = [], set()
    for happened in done:
        card = happened.card
        if card is None or card.ref in seen or card.zone in (*HIDDEN, "nowhere") or card.life != happened.new_life:
            continue
        seen.add(card.ref)
        came = happened.act.kind in ("move", "token")
        for key, text in view.look(card).abilities:
            lost = text.get("support") and not (card.zone == "reserve" and "exhausted" not in card.states)
            if text["is"] == "reaction" and (
                (came and hears_its_coming(card, text)) or (is_self_move(text) and not lost)
            ):
                moment = Moment(card.controller, Ref(card, [card.life]))
                found.append(Working(card, key, text, card.controller, card.stamp, moment))
    return [mine for mine in found if not view.is_ignored(mine)]


def make(view: Hands, mine: Working, happened: Done) -> Emblem:
    """6.3.h, i: bound to its own object, and to what the trigger speaks of; 2.1.f, g: wherever that has gone to."""
    source = Ref(mine.card, list(mine.moment.source.lives))
    moment = Moment(mine.player, source, that=happened.act.player)
    card, act = happened.card, happened.act
    if act.kind == "counter":
        moment.numbers["gained" if act.count > 0 else "lost"] = abs(act.count)
    if "roll" in act.words:
        moment.numbers["die"] = act.count
    if card is not None:
        # 2.1.j: what is in a Hand or a Deck is no object.
        was_object = happened.before is not None and happened.before.zone not in HIDDEN
        lives = [sure(happened.before).life] if was_object else []
        if happened.new_life is not None and happened.new_zone not in HIDDEN:
            lives.append(happened.new_life)
        # 6.3.j: once it is out of play it is asked how it was.
        gone = trigger_of(mine.text)["event"] in LEAVING or happened.new_zone not in IN_PLAY
        origin = lives[0] if was_object and gone else None
        moment.bound["it"] = [Ref(card, sorted(set(lives)), origin)] if lives else []
        if card is mine.card and trigger_of(mine.text)["event"] != "joins":
            # What joins is the new object: it has been nowhere else.
            source.lives, source.origin = sorted({*source.lives, *lives}), origin
    moved = max(source.lives) != mine.moment.source.lives[0]
    return Emblem(mine.text["effect"], moment, mine.text.get("name", ""), moved=moved)


def may_activate(view: Hands, mine: Working) -> bool:
    """6.3.l."""
    key = count_key("reaction", mine.moment.source, mine.text.get("name", ""), mine.key)
    if view.table.edition != "1.x" and view.table.counts.get(key, 0) >= LIMIT:
        return False
    view.table.counts[key] = view.table.counts.get(key, 0) + 1
    return True


def count_key(kind: str, source: Ref, name: str, key: str) -> str:
    """Each object counts for itself (1.4.6), also when it has gone since."""
    return f"{kind} {source.card.ref} {source.lives[0]} {name or key}"


# Whether one trigger matches one atomic action.


def hears(view: Hands, mine: Working, happened: Done) -> bool:
    trigger, act = trigger_of(mine.text), happened.act
    if trigger.get("by") and act.player not in players(view, mine.moment, trigger["by"]):
        return False
    if trigger.get("this") and happened.card is not mine.card:
        return False
    kind = trigger["event"]
    if kind in SIMPLE:
        fits = SIMPLE[kind] in act.words and is_of_now(trigger, act.source)
        # A token that would be discarded ceases to exist (2.1.e).
        fits = fits and (kind != "is-discarded" or happened.new_zone == "discard")
    else:
        fits = is_of_now(trigger, "") and EVENTS[kind](view, mine, trigger, happened)
    return fits and is_there(view, mine, trigger, happened) and is_about(view, mine, trigger, happened)


def is_there(view: Hands, mine: Working, trigger: Json, happened: Done) -> bool:
    """What is said of statuses, counters, zones and Expeditions: of what has none of that it is never true."""
    kind, where, went = trigger["event"], trigger.get("where"), changed_zone(happened)
    if (trigger.get("status") and kind not in OF_STATUS) or (trigger.get("counter") and kind not in OF_COUNTERS):
        return False
    if kind in ("joins", "leaves"):
        return True
    if trigger.get("to") and not (went and happened.new_zone in trigger["to"]):
        return False
    if kind in ARRIVING:
        now = view.places(happened.card) if happened.card is not None else frozenset()
        return where is None or bool(now & meant_places(view, mine, where))
    if trigger.get("source") and not (went and happened.old_zone in trigger["source"]):
        return False
    return where is None or happened.act.place in meant_places(view, mine, where)


def is_of_now(trigger: Json, now: str) -> bool:
    """The phase, or the daily effect."""
    wanted = trigger.get("phase") or trigger.get("effect")
    return wanted is None or wanted == now


def is_about(view: Hands, mine: Working, trigger: Json, happened: Done) -> bool:
    """`what`: as it is where it has come to, else as it was."""
    if trigger.get("what") is None:
        return True
    card = happened.card
    if trigger["event"] not in (*ARRIVING, "resupplies", "draws", "gains-status", "gains-counter"):
        card = happened.before or card
    if card is None:
        return False
    there = card.zone in (*IN_PLAY, "hero") or not is_meant_in_play(trigger)
    fits = matches(view, mine.moment, trigger["what"], card, anywhere=True)
    loses, now = trigger["event"] in ("loses-status", "loses-counter"), happened.card
    if loses and now is not None and matches(view, mine.moment, trigger["what"], now, anywhere=True) != fits:
        raise Unsupported("whether what loses something is meant as it was or as it is then")
    return there and fits


def is_meant_in_play(trigger: Json) -> bool:
    """2.2.1.h, 7.5.4.a: a Character, or what one controls, is one in play where what happens to it says no zone."""
    what, kind = trigger["what"], trigger["event"]
    if kind not in (*OF_STATUS, *OF_COUNTERS, "is-discarded") or what.get("zone") or trigger.get("source"):
        return False
    of_a_player = what.get("whose", "any") != "any" and kind != "is-discarded"
    return bool(what.get("type") or what.get("subtype") or of_a_player)


def meant_places(view: Hands, mine: Working, where: str) -> set[Place]:
    return set(expeditions(view, mine.moment, where, mine.places))


def joins(view: Hands, mine: Working, trigger: Json, happened: Done) -> bool:
    """7.5.8; 7.4.4.i: several Expeditions are one place."""
    where = trigger.get("where")
    if where is not None:
        places, card = meant_places(view, mine, where), happened.card
        now = view.places(card) if card is not None else frozenset()
        before = (now - happened.joined) | happened.left
        fits = came_from(trigger, happened) and went_to(trigger, happened)
        return fits and bool(happened.joined & places) and not before & places
    zones = trigger.get("to") or IN_PLAY
    if view.table.edition == "1.x" and mine.text.get("symbol"):
        zones = ("expedition",)
    return changed_zone(happened) and happened.new_zone in zones and came_from(trigger, happened)


def leaves(view: Hands, mine: Working, trigger: Json, happened: Done) -> bool:
    """7.5.9."""
    where = trigger.get("where")
    if where is not None:
        places, card = meant_places(view, mine, where), happened.card
        now = view.places(card) if card is not None and card.zone == "expedition" else frozenset()
        fits = came_from(trigger, happened) and went_to(trigger, happened)
        return fits and bool(happened.left & places) and not now & places
    zones = trigger.get("source") or IN_PLAY
    return changed_zone(happened) and happened.old_zone in zones and went_to(trigger, happened)


def goes_to(view: Hands, mine: Working, trigger: Json, happened: Done) -> bool:
    """Not a token that ceases to exist: it comes to no zone (2.1.e)."""
    fits = came_from(trigger, happened) and went_to(trigger, happened) and happened.new_zone != "nowhere"
    return happened.act.kind == "move" and changed_zone(happened) and fits


def changed_zone(happened: Done) -> bool:
    return happened.act.kind in ("move", "token") and happened.old_zone != happened.new_zone


def came_from(trigger: Json, happened: Done) -> bool:
    return not trigger.get("source") or happened.old_zone in trigger["source"]


def went_to(trigger: Json, happened: Done) -> bool:
    return not trigger.get("to") or happened.new_zone in trigger["to"]


def is_played(view: Hands, mine: Working, trigger: Json, happened: Done) -> bool:
    """7.5.10: when it leaves Limbo after its resolution; `source`: from where it was played."""
    return "played" in happened.act.words and (not trigger.get("source") or happened.act.source in trigger["source"])


def status(kind: str) -> Hears:
    def check(view: Hands, mine: Working, trigger: Json, happened: Done) -> bool:
        wanted, act = trigger.get("status"), happened.act
        if act.kind == kind:
            return wanted in (None, act.status)
        arrived_with = happened.card.states if happened.card is not None and act.kind in ("move", "token") else set()
        return kind == "gain" and bool(arrived_with) and (wanted is None or wanted in arrived_with)

    return check


def counter(sign: int) -> Hears:
    def check(view: Hands, mine: Working, trigger: Json, happened: Done) -> bool:
        act = happened.act
        return act.kind == "counter" and act.count * sign > 0 and trigger.get("counter") in (None, act.counter)

    return check


def moves_forward(view: Hands, mine: Working, trigger: Json, happened: Done) -> bool:
    act = happened.act
    fits = trigger.get("where") is None or act.place in meant_places(view, mine, trigger["where"])
    return act.kind == "expedition" and act.forward and fits


EVENTS: dict[str, Hears] = {
    "joins": joins,
    "leaves": leaves,
    "goes-to": goes_to,
    "is-played": is_played,
    "gains-status": status("gain"),
    "loses-status": status("lose"),
    "gains-counter": counter(1),
    "loses-counter": counter(-1),
    "moves-forward": moves_forward,
}
