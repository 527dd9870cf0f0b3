"""Playing cards and quick actions: declare, move to Limbo, pay, resolve (5.1 to 5.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from plain.altered.costs import (
    can_pay,
    chosen_orbs,
    final_cost,
    mana_in,
    plan,
    printed_cost,
    restricts,
    trade_places,
    used_up,
)
from plain.altered.happening import Act
from plain.altered.model import LIMIT, SIDES, Card, Emblem, Moment, Place, to
from plain.altered.perform import is_landmark
from plain.altered.triggers import SCOUT, count_key
from plain.altered.view import Working, works
from plain.altered.words import holds, matches
from plain.base import Decision, Json, Refused, Steps

if TYPE_CHECKING:
    from plain.altered.game import Game


def self_texts(game: Game, card: Card, kind: str) -> list[Working]:
    """1.2.4.d: what a card says about how it itself is played."""
    found = []
    look, moment = game.look(card), Moment(card.owner, to(card))
    for at, text in look.abilities:
        if look.ignored - {f"{card.ref}:{at}"}:
            continue  # 7.3.14.b
        its_own = text.get("this") or kind != "cost-alteration"
        from_here = all(card.zone in text[field] for field in ("source", "zone") if text.get(field))
        if text.get("support"):
            # 2.4.4: of ready cards in Reserve only.
            from_here = from_here and card.zone == "reserve" and "exhausted" not in card.states
        if text["is"] == kind and its_own and from_here and holds(game, moment, text.get("condition")):
            found.append(Working(card, at, text, card.owner, card.stamp, moment))
    return found


def of_playing(game: Game, card: Card, keyword: str) -> list[int]:
    """The numbers of a keyword that changes how its card is played, also of one under a condition; none without it."""
    texts = [passive.text for passive in self_texts(game, card, "keyword") if passive.text["keyword"] == keyword]
    own = [int(text.get("value") or 0) for text in texts if text.get("condition") and text.get("what") is None]
    return [*(game.look(card).keywords[keyword] if game.has(card, keyword) else ()), *own]


# What may be played.


def check_turn(game: Game, player: str) -> None:
    if game.table.phase != "afternoon":
        raise Refused("not-the-time", f"5.1.1.b: it is {game.table.phase}")
    if game.table.active != player:
        raise Refused("not-your-turn", f"5.1.1.b: it is {game.table.active}'s turn")


def check_card(game: Game, player: str, card: Card) -> None:
    if card.owner != player:
        raise Refused("not-your-card", f"{card.ref} is not {player}'s card")
    zones = {"hand", "reserve"}
    for passive in self_texts(game, card, "playable-from"):
        zones |= set(passive.text.get("zone", ()))
    if card.zone not in zones or card.facts.type == "hero":
        raise Refused("not-playable", f"5.2.a: {card.ref} cannot be played from {card.zone}")
    if lacks_cost(game, card):
        raise Refused("no-cost", f"1.x 2.2.6.b, 2.2.7.b: {card.ref} has no cost for the {card.zone}")
    if card.zone == "reserve" and "exhausted" in card.states and not plays_exhausted(game, player, card):
        raise Refused("exhausted", f"2.4.5.c: {card.ref} is exhausted")
    if is_not_to_be_played(game, player, card):
        raise Refused("forbidden", f"1.4.1.a: {player} cannot play {card.ref}")


def is_not_to_be_played(game: Game, player: str, card: Card) -> bool:
    """1.4.1.a; what a card says of itself holds wherever it lies."""
    own = (passive.text for passive in self_texts(game, card, "cannot"))
    return game.is_forbidden("play", player, card) or any(
        text["action"] == "play" and text.get("what") is None and text.get("who") is None for text in own
    )


def lacks_cost(game: Game, card: Card) -> bool:
    """1.x 2.2.6.b, 2.2.7.b; in 3.0 what is missing is zero (2.3.1.f)."""
    costs = {"hand": card.facts.hand_cost, "reserve": card.facts.reserve_cost}
    return game.table.edition == "1.x" and card.zone in costs and costs[card.zone] is None


def plays_exhausted(game: Game, player: str, card: Card) -> bool:
    for passive in game.passives("plays-exhausted"):
        what = passive.text.get("what")
        fits = what is None or matches(game, passive.moment, what, card, anywhere=True)
        if passive.player == player and fits:
            return True
    return False


def base_cost(game: Game, card: Card, kind: str) -> int:
    """5.1.2.d, 7.4.5.c."""
    if kind != "scout":
        return printed_cost(card)
    costs = of_playing(game, card, "scout")
    if card.zone != "hand" or not costs:
        raise Refused("no-scout", f"7.4.5.b: {card.ref} cannot be played for a Scout cost")
    return min(costs)


# Playing a card.


def play_action(game: Game, player: str, action: Json) -> Steps[None]:
    check_turn(game, player)
    card, cost = game.find(action.get("card")), action["cost"]
    check_card(game, player, card)
    if cost["kind"] not in ("mana", "scout"):
        raise Refused("not-free", f"5.1.2.d: {card.ref} is played for its cost")
    yield from play(game, player, card, cost["kind"], list(cost.get("resources") or []), action.get("at"))
    yield from after_turn_effect(game, ends=True)


def play(
    game: Game,
    player: str,
    card: Card,
    kind: str,
    orbs: list[str] | None = None,
    at: str | None = None,
    less: int = 0,
    gains: tuple[str, ...] = (),
) -> Steps[None]:
    """`kind`: `mana`, `scout`, `free`, or `free-scout` (7.4.5.d)."""
    moment, free = Moment(player, to(card)), kind.startswith("free")
    extra, mana = price(game, player, card, kind, less, len(orbs or []))
    taken = frozenset([card.ref])
    check_declaration(game, moment, extra, mana, orbs or [], at)
    # 6.4.d: only who has something to pay may decline to.
    game.declaring, game.table.shown = not free, card.ref
    paid = 0
    for passive in self_texts(game, card, "optional-cost"):
        more = [*extra, *passive.text.get("cost", ())]
        payable = free or can_pay(game, moment, more, mana, taken)
        if payable and (yield from game.may(player, card.ref, "pay that too?")):
            extra, paid = more, paid + 1
    place = yield from where_to(game, player, card, at)
    # 7.3.20.a: for free everything is chosen as usual, and nothing is paid.
    acts = [] if free else (yield from plan(game, moment, extra, mana, orbs or [], taken))
    game.declaring, game.table.shown = False, ""
    source = card.zone
    spent = used_up(game, player, card)
    with_it = played_with(game, player, card)
    yield from game.step(moment, [Act("move", player, card, zone="limbo", states=limbo_states(game, card, with_it))])
    card.numbers |= {"paid": paid} if paid else {}
    trade_places(game, player, acts)
    yield from game.step(moment, acts)
    game.table.ongoing = [emblem for emblem in game.table.ongoing if emblem not in spent]
    yield from resolve(game, player, card, source, place, kind.endswith("scout"), gains)


def price(game: Game, player: str, card: Card, kind: str, less: int = 0, named: int = 0) -> tuple[list[Json], int]:
    """What has to be paid: other costs, and mana."""
    if kind.startswith("free"):
        return [], 0
    extra = [part for w in self_texts(game, card, "additional-cost") for part in w.text.get("cost", ())]
    return extra, final_cost(game, player, card, base_cost(game, card, kind), less, named - mana_in(extra))


def joins_an_expedition(card: Card) -> bool:
    return card.facts.type == "character" or (card.facts.type == "permanent" and card.facts.zone_type == "expedition")


def check_declaration(
    game: Game, moment: Moment, extra: list[Json], mana: int, orbs: list[str], at: str | None
) -> None:
    """5.1.2.f, before anything is asked: as far as it does not depend on optional costs."""
    player, card = moment.player, moment.source.card
    if not can_pay(game, moment, extra, mana, frozenset([card.ref])):
        raise Refused(
            "cannot-pay", f"1.2.5.c: {player} cannot pay for {card.ref}: {mana} mana, and what is asked besides"
        )
    if not self_texts(game, card, "optional-cost"):
        chosen_orbs(game, player, mana + mana_in(extra), orbs)
    if at is not None and not joins_an_expedition(card):
        raise Refused("not-there", f"5.1.2.i: {card.ref} joins no Expedition")


def where_to(game: Game, player: str, card: Card, at: str | None) -> Steps[Place | None]:
    """5.2.1.a, 5.2.2.a."""
    if not joins_an_expedition(card):
        return None
    if at is not None:
        return player, at.removesuffix("-expedition")
    return (
        yield from game.choose_place(player, card.ref, [(player, side) for side in SIDES], "which Expedition", own=True)
    )


def played_with(game: Game, player: str, card: Card) -> list[Working]:
    return [w for w in game.passives("played-with") if restricts(game, w, player, card)]


def limbo_states(game: Game, card: Card, with_it: list[Working]) -> tuple[str, ...]:
    """2.4.6.a, b; 5.2.4.a in its order."""
    if is_landmark(card.facts):
        return ()
    fleeting = card.zone == "reserve"
    if card.facts.type == "spell":
        fleeting = fleeting or bool(of_playing(game, card, "fleeting"))
        for passive in with_it:
            fleeting = fleeting or "fleeting" in passive.text.get("gains", ())
            fleeting = fleeting and "fleeting" not in passive.text.get("loses", ())
    return ("fleeting",) if fleeting else ()


def resolve(
    game: Game,
    player: str,
    card: Card,
    source: str,
    place: Place | None,
    scouted: bool,
    gains: tuple[str, ...],
) -> Steps[None]:
    """5.1.2.i, j."""
    fleeting = ("fleeting",) if "fleeting" in card.states else ()
    played = frozenset({"played"})
    moment = Moment(player, to(card), numbers=dict(card.numbers))
    if card.facts.type == "spell":
        yield from spell(game, moment, card, source)
        return
    if is_landmark(card.facts):
        act = Act("move", player, card, zone="landmark", words=played, source=source, states=tuple(gains))
    else:
        states = (*fleeting, *gains)
        act = Act("move", player, card, zone="expedition", place=place, words=played, source=source, states=states)
    act.ability = SCOUT if scouted else None
    # 5.2.b: they say so during the resolution; one about the next card is then over.
    with_it = played_with(game, player, replace(card, zone=source))
    yield from game.step(moment, [act], scouted)
    game.table.limbo += [given(card, passive) for passive in with_it]
    over = [w.moment.source for w in with_it if w.key == "ongoing" and w.text.get("next")]
    game.table.ongoing = [e for e in game.table.ongoing if e.source not in over or e.ability["is"] != "played-with"]


def given(card: Card, passive: Working) -> Emblem:
    """5.2.b: what a passive ability gives to a card that is played, or takes from it, as an Emblem-Reaction."""
    text, steps = passive.text, []
    for verb, statuses, more in (("gain", "gains", text.get("count", 0)), ("lose", "loses", -text.get("count", 0))):
        if text.get(statuses) or more > 0:
            counter = {"counter": text.get("counter", "boost"), "count": max(more, 0)}
            steps.append({"is": verb, "what": {"is": "it"}, "status": text.get(statuses, ()), **counter})
    moment = Moment(passive.player, passive.moment.source, {"it": [to(card)]})
    return Emblem({"is": "sequence", "steps": steps}, moment, text.get("name", ""))


def spell(game: Game, moment: Moment, card: Card, source: str) -> Steps[None]:
    """5.2.4.b, 7.4.1.b."""
    life = card.life
    if card.facts.effect is not None:
        yield from game.run_effect(game, moment, card.facts.effect)
    if card.zone != "limbo" or card.life != life or game.table.result is not None:
        return
    played = frozenset({"played"})
    if "fleeting" in card.states:
        act = Act("move", moment.player, card, zone="discard", words=played | {"discard"}, source=source)
    else:
        states = ("exhausted",) if of_playing(game, card, "cooldown") else ()
        act = Act("move", moment.player, card, zone="reserve", words=played, source=source, states=states)
    yield from game.step(moment, [act])


def ways_to_play(game: Game, moment: Moment, card: Card, effect: Json) -> list[str]:
    """How an effect lets one play a card: as it says, and for its Scout cost (7.4.5.c, d). None if it cannot be."""
    player = moment.player
    tired = card.zone == "reserve" and "exhausted" in card.states and not plays_exhausted(game, player, card)
    if tired or lacks_cost(game, card) or card.facts.type == "hero" or card.token:
        return []
    if is_not_to_be_played(game, player, card):
        return []
    kinds = ["free" if effect.get("free") else "mana"]
    if card.zone == "hand" and of_playing(game, card, "scout"):
        kinds.append("free-scout" if effect.get("free") else "scout")
    prices = {kind: price(game, player, card, kind, int(effect.get("less", 0))) for kind in kinds}
    source, taken = Moment(player, to(card)), frozenset([card.ref])
    return [kind for kind, (extra, mana) in prices.items() if can_pay(game, source, extra, mana, taken)]


def play_within(game: Game, moment: Moment, card: Card, effect: Json) -> Steps[bool]:
    """5.1.1.d: a card that an effect has one play. What cannot be played is not."""
    player, kinds = moment.player, ways_to_play(game, moment, card, effect)
    if not kinds:
        return False
    outer = game.within
    game.within, game.declaring = True, not effect.get("free")
    try:
        if len(kinds) > 1:
            names = {kind.removeprefix("free-"): kind for kind in kinds}
            answer = yield Decision(player, "cost", list(names), 1, 1, card.ref, "how it is played")
            kinds = [names[answer[0]]]
        gains = tuple(effect.get("gains", ()))
        yield from play(game, player, card, kinds[0], less=int(effect.get("less", 0)), gains=gains)
    finally:
        game.declaring, game.within, game.table.shown = False, outer, ""
    for ref in moment.refs():
        if ref.card is card:
            ref.lives = sorted({*ref.lives, card.life})
    return True


# Quick actions.


def use_action(game: Game, player: str, action: Json) -> Steps[None]:
    check_turn(game, player)
    card = game.find(action.get("card"))
    key, text = yield from find_quick_action(game, player, card, action.get("ability"))
    moment = Moment(player, to(card))
    game.declaring = True
    acts = yield from plan(game, moment, list(text.get("cost", ())), more_mana(game, moment, text), [])
    game.declaring = False
    count = count_key("quick-action", moment.source, text.get("name", ""), key)
    game.table.counts[count] = game.table.counts.get(count, 0) + 1
    yield from game.step(moment, [Act("word", player, moment.source.live(), words=frozenset({"quick-action"}))])
    yield from game.step(moment, acts)
    moment.numbers.pop("discarded", None)  # What pays is not what the text discards.
    yield from game.run_effect(game, moment, text["effect"])
    yield from after_turn_effect(game, ends=False)


def more_mana(game: Game, moment: Moment, text: Json) -> int:
    return sum(more["mana"] for more in text.get("more", ()) if holds(game, moment, more.get("condition")))


def find_quick_action(game: Game, player: str, card: Card, name: str | None) -> Steps[tuple[str, Json]]:
    """5.3.b: of what one controls, of one's Hero, or a support one of one's Reserve; one that can be played."""
    if card.controller != player:
        raise Refused("not-yours", f"5.3.b: {player} does not control {card.ref}")
    actions = {
        label: (key, text)
        for label, (key, text) in quick_actions(game, card).items()
        if name in (None, "", text.get("name")) and works(card, text)
    }
    if not actions:
        raise Refused("no-quick-action", f"5.3.b: {card.ref} has no such quick action that works")
    why = {label: what_stops(game, player, card, key, text) for label, (key, text) in actions.items()}
    able = [label for label, no in why.items() if no is None]
    if not able:
        raise next(no for no in why.values() if no is not None)
    if len(able) > 1:
        game.declaring = True
        able = yield Decision(player, "option", able, 1, 1, card.ref, "which quick action")
    return actions[able[0]]


def quick_actions(game: Game, card: Card) -> dict[str, tuple[str, Json]]:
    """By name; by their place among them where that does not tell them apart."""
    found = [(key, text) for key, text in game.look(card).abilities if text["is"] == "quick-action"]
    names = [text.get("name", "") for _, text in found]
    labels = [name if name and names.count(name) == 1 else str(at) for at, name in enumerate(names, 1)]
    return dict(zip(labels, found, strict=True))


def what_stops(game: Game, player: str, card: Card, key: str, text: Json) -> Refused | None:
    """Why a quick action cannot be played now."""
    moment = Moment(player, to(card))
    count = count_key("quick-action", moment.source, text.get("name", ""), key)
    if game.is_ignored(Working(card, key, text, player, card.stamp, moment)):
        return Refused("ignored", "7.3.14.b: that ability is ignored")
    if game.table.counts.get(count, 0) >= LIMIT:
        return Refused("hundred-times", "5.3.e: it has been played a hundred times this day")
    if game.is_forbidden("use-quick-actions", player, card):
        return Refused("forbidden", f"1.4.1.a: {player} cannot play quick actions")
    if not can_pay(game, moment, list(text.get("cost", ())), more_mana(game, moment, text)):
        return Refused("cannot-pay", f"1.2.5.c: {player} cannot pay for it in full")
    return None


def after_turn_effect(game: Game, ends: bool) -> Steps[None]:
    from plain.altered.day import end_turn

    yield from game.check_reactions()
    if ends or game.table.after_you:
        yield from end_turn(game)
