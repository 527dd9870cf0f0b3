"""What each verb of the card language does: it makes the decisions and says which atomic actions follow."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from plain.altered.choosing import Test, from_deck, has_both, pick, pick_place, target_place
from plain.altered.happening import Act
from plain.altered.model import IN_PLAY, SIDES, Card, Moment, Place
from plain.altered.words import amount, expeditions, players
from plain.base import Decision, Json, Steps, Unsupported

if TYPE_CHECKING:
    from plain.altered.game import Game

Verb: TypeAlias = Callable[["Game", Moment, Json], Steps[list[Act]]]


def cards_of(game: Game, moment: Moment, effect: Json, **act: Any) -> Steps[list[Act]]:
    """The same atomic action for each object that is meant; cards of a Deck are found as the step happens."""
    which = effect["what"]
    if which["is"] == "from-deck":
        acts = from_deck(game, moment, which, amount(game, moment, which.get("cards", 1)))
        moment.bind(which.get("name", "it"), [])
    else:
        model = Act(player=moment.player, **act)
        cards = yield from pick(game, moment, which, allowed(game, moment, effect))
        return [replace(model, card=card, used=set()) for card in cards]
    return [replace(each, **{**act, "kind": "deck", "used": set()}) for each in acts]


def allowed(game: Game, moment: Moment, effect: Json) -> Test:
    """6.1.g, 1.4.1.c: what may be chosen for it, nothing forbidding all that would be done."""
    kind = effect["is"]

    def test(card: Card) -> bool:
        if kind == "sacrifice" and (card.controller != moment.player or card.zone not in IN_PLAY):
            return False
        acts = WOULD[kind](game, moment, effect, card) if kind in WOULD else []
        return not acts or not all(game.is_prohibited(act) for act in acts)

    return test


def discard(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    return (yield from cards_of(game, moment, effect, kind="move", zone="discard", words=frozenset({"discard"})))


def sabotage(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.24: up to one target card in a Reserve."""
    usual: Json = {"is": "target", "what": {"zone": ["reserve"]}, "up_to": True, "name": "sabotaged"}
    step, words = {"is": "sabotage", "what": effect.get("what", usual)}, frozenset({"discard", "sabotage"})
    return (yield from cards_of(game, moment, step, kind="move", zone="discard", words=words))


def sacrifice(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.25: only what that player controls in play, whoever chooses it."""
    who = moment.player
    cards = yield from pick(game, moment, effect["what"], allowed(game, moment, effect))
    return [to_discard(who, card, "sacrifice") for card in cards if card.controller == who and card.zone in IN_PLAY]


def to_discard(player: str, card: Card, *words: str) -> Act:
    return Act("move", player, card, zone="discard", words=frozenset({"discard", *words}))


def draw(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.7."""
    yield from ()
    count = amount(game, moment, effect.get("cards", 1))
    who = players(game, moment, effect.get("who", "you"))
    moment.bind("drawn", [])
    words = frozenset({"draw"})
    return [Act("deck", p, source=p, zone="hand", words=words, bind="drawn") for p in who for _ in range(count)]


def resupply(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.22."""
    yield from ()
    moment.bind("resupplied", [])
    who, words = players(game, moment, effect.get("who", "you")), frozenset({"resupply"})
    return [Act("deck", p, source=p, zone="reserve", words=words, bind="resupplied") for p in who]


def move(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.21."""
    states = tuple(effect.get("gains", ()))
    acts = yield from cards_of(
        game,
        moment,
        effect,
        kind="move",
        zone=effect["to"],
        states=states,
        ready=bool(effect.get("ready")),
        depth=int(effect.get("below", 0)),
    )
    if effect["to"] == "expedition":
        acts = yield from with_places(game, moment, effect.get("where") or "mine", acts)
    for act in acts:
        act.into = effect.get("place", "top")
        if effect["to"] == "discard":
            act.words = frozenset({"discard"})
        if effect["to"] == "expedition" and act.card is not None and act.card.zone == "expedition":
            # 3.2.4.d: no change of zones.
            act.kind, act.states = "switch", ()
    return acts


def with_places(game: Game, moment: Moment, where: str, acts: list[Act]) -> Steps[list[Act]]:
    """Each with the Expedition it goes to: one target for all, else one of those that are meant for each."""
    target = (yield from pick_place(game, moment, where)) if where == "target" else None
    for act in acts:
        act.place = target or (yield from pick_place(game, moment, where))
    return [act for act in acts if act.place is not None]


def exchange(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.9: each to the other's zone, or neither. From one Expedition to another is no change of zone (3.2.4.d)."""
    if not has_both(game, moment, effect):
        return []
    first = yield from pick(game, moment, effect["first"])
    second = yield from pick(game, moment, effect["second"])
    if len(first) != 1 or len(second) != 1:
        return []
    pair = (first[0], second[0])
    if "limbo" in (pair[0].zone, pair[1].zone) and pair[0].controller != pair[1].controller:
        raise Unsupported("an exchange with another player's object in Limbo")
    kind = "switch" if first[0].zone == second[0].zone == "expedition" else "move"
    return [
        Act(kind, moment.player, a, zone=b.zone, place=b.place, states=("exhausted",) * (b.zone == "mana"))
        for a, b in (pair, pair[::-1])
    ]


def gain(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    cards = yield from pick(game, moment, effect["what"], allowed(game, moment, effect))
    return gains(game, moment, effect, cards, 1)


def lose(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    cards = yield from pick(game, moment, effect["what"])
    return gains(game, moment, effect, cards, -1)


def gains(game: Game, moment: Moment, effect: Json, cards: list[Card], sign: int) -> list[Act]:
    count, name = amount(game, moment, effect.get("count", 0)), effect.get("counter", "boost")
    kind = "gain" if sign > 0 else "lose"
    acts = [Act(kind, moment.player, card, status=status) for card in cards for status in effect.get("status", ())]
    if count > 0:
        acts += [Act("counter", moment.player, card, counter=name, count=sign * count) for card in cards]
    return acts


def status_verb(kind: str) -> Verb:
    """7.3.10, 7.3.18."""

    def do(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
        cards = yield from pick(game, moment, effect["what"], allowed(game, moment, effect))
        return [Act(kind, moment.player, card, status="exhausted") for card in cards]

    return do


def augment(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.3: one more of a counter that it has; of several names one is chosen."""
    cards = yield from pick(game, moment, effect["what"])
    acts = []
    for card in cards:
        names = sorted(card.counters)
        if len(names) > 1:
            text = "which counter"
            names = yield Decision(moment.player, "option", names, 1, 1, moment.source.card.ref, text)
        acts += [Act("counter", moment.player, card, counter=name, count=1) for name in names[:1]]
    return acts


def double(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.6."""
    cards, name = (yield from pick(game, moment, effect["what"])), effect.get("counter", "boost")
    return [Act("counter", moment.player, c, counter=name, count=c.counters[name]) for c in cards if name in c.counters]


def exchange_boosts(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.8."""
    if not has_both(game, moment, effect):
        return []
    first = yield from pick(game, moment, effect["first"])
    second = yield from pick(game, moment, effect["second"])
    if len(first) != 1 or len(second) != 1:
        return []
    more = second[0].counters.get("boost", 0) - first[0].counters.get("boost", 0)
    pairs = ((first[0], more), (second[0], -more))
    return [Act("counter", moment.player, card, counter="boost", count=count) for card, count in pairs if count]


def create_token(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.4."""
    count, where = amount(game, moment, effect.get("count", 1)), effect.get("where", "mine")
    places: list[Place] = []
    if where == "each":
        places = [place for place in expeditions(game, moment, "each") for _ in range(count)]
    elif where == "target":
        place = yield from pick_place(game, moment, where)
        places = [place] * count if place else []
    else:
        for _ in range(count):
            place = yield from pick_place(game, moment, where)
            places += [place] if place else []
    name = effect.get("name", "it")
    moment.bind(name, [])
    return [Act("token", moment.player, place=place, token=effect["token"], bind=name) for place in places]


def switch(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.28."""
    cards = yield from pick(game, moment, effect["what"])
    acts = []
    for card in cards:
        if card.place is not None:
            owner, side = card.place
            place = (owner, SIDES[1 - SIDES.index(side)])
            acts.append(Act("switch", moment.player, card, place=place))
    return acts


def move_expedition(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    where = effect.get("where", "mine")

    def step(place: Place) -> Act:
        return Act("expedition", place[0], place=place, forward=effect.get("forward", True))

    if where == "target":
        able = [place for place in game.all_places() if not game.is_prohibited(step(place))]
        place = yield from target_place(game, moment, able)
        places = [place] if place else []
    elif where in (*SIDES, "each"):
        sides = SIDES if where == "each" else (where,)
        places = [(who, side) for who in players(game, moment, effect.get("whose", "you")) for side in sides]
    else:
        places = expeditions(game, moment, where)
    return [step(place) for place in places]


def roll(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.19, with what its player may do about it."""
    helps = [w.text for w in game.passives("rolls-more") if w.player == moment.player]
    dice = [one_die(game) for _ in range(1 + sum(text.get("dice", 0) for text in helps))]
    open_ones = set(dice)
    for text in helps:
        open_ones |= {result + change for result in open_ones for change in text.get("changes", ())}
    results = sorted(open_ones)
    if len(results) > 1:
        names = [str(result) for result in results]
        answer = yield Decision(moment.player, "option", names, 1, 1, moment.source.card.ref, f"rolled {dice}")
        results = [int(answer[0])]
    moment.numbers["die"] = results[0]
    return [Act("word", moment.player, words=frozenset({"roll"}), count=results[0])]


def one_die(game: Game) -> int:
    if game.table.chance:
        return int(game.table.chance.pop(0)[0])
    return random.randint(1, 6)  # noqa: S311


def lasting(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """2.2.14.d, e: some durations can only begin at some times."""
    yield from ()
    phase, duration = game.table.phase, effect["duration"]
    too_late = duration == "this-afternoon" and phase not in ("morning", "noon", "afternoon")
    if too_late or (duration == "this-turn" and phase != "afternoon"):
        return []
    card = moment.source.seen()
    return [Act("ongoing", moment.player, card, ability=effect["ability"], source=duration, known=moment)]


def after_you(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """7.3.2: the turn ends as soon as no Reactions are in Limbo."""
    yield from ()
    game.table.after_you = game.table.phase == "afternoon"
    return [Act("word", moment.player)]


def nothing_at_all(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """Nobody has begun anything by it (6.5.f)."""
    yield from ()
    return []


WOULD: dict[str, Callable[[Game, Moment, Json, Card], list[Act]]] = {
    "discard": lambda game, moment, effect, card: [to_discard(moment.player, card)],
    "sabotage": lambda game, moment, effect, card: [to_discard(moment.player, card, "sabotage")],
    "sacrifice": lambda game, moment, effect, card: [to_discard(moment.player, card, "sacrifice")],
    "move": lambda game, moment, effect, card: [
        to_discard(moment.player, card)
        if effect["to"] == "discard"
        else Act("move", moment.player, card, zone=effect["to"])
    ],
    "gain": lambda game, moment, effect, card: gains(game, moment, effect, [card], 1),
    "exhaust": lambda game, moment, effect, card: [Act("gain", moment.player, card, status="exhausted")],
    "ready": lambda game, moment, effect, card: [Act("lose", moment.player, card, status="exhausted")],
}
"""What would be done to an object that is chosen."""
VERBS: dict[str, Verb] = {
    "discard": discard,
    "sacrifice": sacrifice,
    "sabotage": sabotage,
    "draw": draw,
    "resupply": resupply,
    "move": move,
    "exchange": exchange,
    "gain": gain,
    "lose": lose,
    "ready": status_verb("lose"),
    "exhaust": status_verb("gain"),
    "augment": augment,
    "double": double,
    "exchange-boosts": exchange_boosts,
    "create-token": create_token,
    "switch-expeditions": switch,
    "move-expedition": move_expedition,
    "roll": roll,
    "lasting": lasting,
    "after-you": after_you,
    "nothing": nothing_at_all,
}
