"""How steps hang together: sequences, choices, conditions, costs within effects, playing cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from plain.altered.choosing import candidates, has_both, meant, pick
from plain.altered.costs import can_pay, pay
from plain.altered.game import words
from plain.altered.happening import Act
from plain.altered.model import LIMIT, Card, Emblem, Moment, to
from plain.altered.play import play_within, ways_to_play
from plain.altered.triggers import count_key
from plain.altered.verbs import VERBS, allowed
from plain.altered.view import Working
from plain.altered.words import amount, holds, players
from plain.base import Decision, Declined, Json, Steps, Unsupported

if TYPE_CHECKING:
    from plain.altered.game import Game

DISCARDING = ("discard", "sacrifice", "sabotage")
Handler: TypeAlias = Callable[["Game", Moment, Json], Steps[bool]]


def run(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """Whether it was started (6.5.f)."""
    if game.table.result is not None:
        return False
    if effect["is"] in STRUCTURE:
        return (yield from STRUCTURE[effect["is"]](game, moment, effect))
    acts = yield from VERBS[effect["is"]](game, moment, effect)
    return (yield from finish(game, moment, effect, acts))


def finish(game: Game, moment: Moment, effect: Json, acts: list[Act]) -> Steps[bool]:
    """The step happens; where the text speaks of discarding, it is known how many it discards, and be it none."""
    if any(part["is"] in DISCARDING or part.get("to") == "discard" for part in parts_of(effect)):
        moment.numbers["discarded"] = 0
    done = yield from game.step(moment, acts)
    yield from after_step(game, moment, effect)
    return done


def after_step(game: Game, moment: Moment, effect: Json) -> Steps[None]:
    """In 1.x Reactions are checked after each step of an effect, too (1.x 4.4.a)."""
    moment.aimed.clear()
    yield from exhaust_resupplied(game, moment, effect)
    if game.table.edition == "1.x":
        yield from game.check_reactions()


def exhaust_resupplied(game: Game, moment: Moment, effect: Json) -> Steps[None]:
    """7.3.11: the second step of an Exhausted Resupply; each card is exhausted by the player who resupplied it."""
    if any(part["is"] == "resupply" and part.get("exhausted") for part in parts_of(effect)):
        cards = [ref.live() for ref in moment.named("resupplied")]
        yield from game.step(moment, [Act("gain", c.owner, c, status="exhausted") for c in cards if c])


def parts_of(effect: Json) -> list[Json]:
    """What is done in one step, or may be."""
    inner = [*effect.get("parts", ()), *(effect[name] for name in ("do", "then", "otherwise") if effect.get(name))]
    return [effect, *(part for one in inner for part in parts_of(one))]


def prepare(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """The atomic actions of a part of one step."""
    kind = effect["is"]
    if kind in VERBS:
        return (yield from VERBS[kind](game, moment, effect))
    if kind == "simultaneously":
        acts: list[Act] = []
        for part in effect["parts"]:
            acts += yield from prepare(game, moment, part)
        return acts
    if kind == "each-player":
        return (yield from for_each(game, moment, effect["do"]))
    if kind == "may":
        wanted = can(game, moment, effect["do"]) and (yield from asked(game, moment, effect))
        return (yield from prepare(game, moment, effect["do"])) if wanted else []
    if kind == "if":
        part = effect["then"] if holds(game, moment, effect["condition"]) else effect.get("otherwise")
        return (yield from prepare(game, moment, part)) if part else []
    raise Unsupported(f"{kind} within one step")


def for_each(game: Game, moment: Moment, effect: Json) -> Steps[list[Act]]:
    """6.1.h: decisions in initiative order; `you` is each of them in turn."""
    acts: list[Act] = []
    for player in game.initiative():
        acts += yield from prepare(game, replace(moment, player=player), effect)
    return acts


def one_step(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    acts = yield from prepare(game, moment, effect)
    return (yield from finish(game, moment, effect, acts))


def sequence(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    done = False
    for part in effect["steps"]:
        done = (yield from run(game, moment, part)) or done
        moment.offered = False
    return done


def asked(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    player = players(game, moment, effect.get("who", "you"))[0]
    return (yield from game.may(player, moment.source.card.ref, f"{effect['do']['is']}?"))


def may(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """6.5.c; what is impossible cannot be chosen (6.1.g)."""
    while can(game, moment, effect["do"]) and (yield from asked(game, moment, effect)):
        try:
            return (yield from run(game, replace(moment, offered=begins_with_play(effect)), effect["do"]))
        except Declined:
            if not begins_with_play(effect):
                raise
    return False


def begins_with_play(effect: Json) -> bool:
    """Whether saying yes is saying that one plays something."""
    first: Json = effect["do"]
    while first["is"] in ("sequence", "if-you-do"):
        first = first["steps"][0] if first["is"] == "sequence" else first["first"]
    return bool(first["is"] == "play")


def conditional(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """6.5.d, e."""
    part = effect["then"] if holds(game, moment, effect["condition"]) else effect.get("otherwise")
    return part is not None and (yield from run(game, moment, part))


def modes(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """6.5.g: in the order chosen, each once unless it says otherwise; none that is impossible (6.1.g)."""
    names = [name for name, mode in effect["modes"].items() if can_begin(game, moment, mode)] or list(effect["modes"])
    count, source = int(effect.get("count", 1)), moment.source.card.ref
    if effect.get("repeatable") and names:
        chosen: list[str] = []
        for _ in range(count):
            chosen += yield Decision(moment.player, "option", names, 1, 1, source, "which mode")
    else:
        count = min(count, len(names))
        chosen = names
        if len(names) > 1:
            kind = "order" if count > 1 else "option"
            chosen = yield Decision(moment.player, kind, names, count, count, source, "which modes, in order")
    done = False
    for name in chosen:
        done = (yield from run(game, moment, effect["modes"][name])) or done
    return done


def if_you_do(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    done = yield from run(game, moment, effect["first"])
    moment.offered = False
    part = effect.get("then" if done else "otherwise")
    if part is not None:
        done = (yield from run(game, moment, part)) or done
    return done


def pay_to(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """6.1.d: the cost is one step, and is done where it is paid; nobody has to pay it (1.2.5.b)."""
    if not can_pay(game, moment, effect["cost"]):
        return False
    if not (yield from game.may(moment.player, moment.source.card.ref, "pay for it?")):
        return False
    yield from pay(game, moment, effect["cost"])
    yield from run(game, moment, effect["then"])
    return True


def repeat(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """6.5.i: one after the other, each with its own choices."""
    done = False
    for _ in range(amount(game, moment, effect["times"])):
        done = (yield from run(game, moment, effect["do"])) or done
    return done


def target_player(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    if "target-player" in words(effect["do"]):
        raise Unsupported("a target player within what another does")
    names = players(game, moment, effect.get("who", "each"))
    if len(names) > 1:
        names = yield Decision(moment.player, "choose", names, 1, 1, moment.source.card.ref, "which player")
    return (yield from run(game, replace(moment, that=names[0]), effect["do"]))


def activate(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """7.3.1.b, d: the Reactions of that object, made by that object."""
    cards = yield from pick(game, moment, effect["what"])
    made: list[Emblem] = []
    for card in cards:
        for key, text in game.look(card).abilities:
            if text["is"] != "reaction" or text.get("symbol") != effect["symbol"]:
                continue
            mine = Working(card, key, text, card.controller, card.stamp, Moment(card.controller, to(card)))
            count = count_key("reaction", mine.moment.source, text.get("name", ""), key)
            if game.is_ignored(mine) or game.table.counts.get(count, 0) >= LIMIT:
                continue
            game.table.counts[count] = game.table.counts.get(count, 0) + 1
            made.append(Emblem(text["effect"], Moment(card.controller, to(card)), text.get("name", "")))
    game.table.limbo += made
    moment.aimed.clear()
    return bool(made)


def play(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """5.1.1.d; nobody has to pay for it (6.4.b), and who declines is offered it again (6.4.d), but not in 1.x."""
    while True:
        cards = yield from offered_cards(game, moment, effect)
        done = again = False
        for card in cards:
            try:
                done = (yield from play_within(game, moment, card, effect)) or done
            except Declined:
                if moment.offered:
                    raise
                again = game.table.edition != "1.x"
                if again and len(cards) > 1:
                    raise Unsupported("declining one of several cards that one effect has played") from None
        if not again:
            return done


def offered_cards(game: Game, moment: Moment, effect: Json) -> Steps[list[Card]]:
    """Which of them are to be played. What costs something may be left, by choosing none or by saying so (6.4.b)."""
    which, willing = from_anywhere(effect["what"]), bool(effect.get("free")) or moment.offered
    chosen = which["is"] in ("choose", "target") and not which.get("at_random")
    if chosen and not willing:
        which = {**which, "up_to": True}
    cards = yield from pick(game, moment, which, lambda card: bool(ways_to_play(game, moment, card, effect)))
    if chosen or willing:
        return cards
    wanted = []
    for card in cards:
        if ways_to_play(game, moment, card, effect) and (yield from game.may(moment.player, card.ref, "play it?")):
            wanted += [card]
    return wanted


def from_anywhere(which: Json) -> Json:
    """5.2.a: from Hand or Reserve, unless it says otherwise."""
    if which["is"] not in ("target", "choose") or which["what"].get("zone"):
        return which
    return {**which, "what": {**which["what"], "zone": ["hand", "reserve"], "whose": "yours"}}


def can_begin(game: Game, moment: Moment, mode: Json) -> bool:
    """Whether anything of a mode is possible; what its later steps act on is not known yet."""
    steps = mode["steps"] if mode["is"] == "sequence" else [mode]
    able = [can(game, moment, step) for step in steps]
    if any(able) and not able[0]:
        raise Unsupported("a mode of which the first step is impossible and another is not")
    return any(able)


def can(game: Game, moment: Moment, effect: Json) -> bool:
    """Whether an optional step is possible at all: whether there is anything for it to act on."""
    kind = effect["is"]
    if kind == "sequence":
        return can(game, moment, effect["steps"][0])
    if kind == "if-you-do":
        return can(game, moment, effect["first"])
    if kind == "if":
        part = effect["then"] if holds(game, moment, effect["condition"]) else effect.get("otherwise")
        return part is None or can(game, moment, part)
    if kind == "repeat":
        return amount(game, moment, effect["times"]) < 1 or can(game, moment, effect["do"])
    if kind == "simultaneously":
        return any(can(game, moment, part) for part in effect["parts"])
    if kind == "modes":
        return any(can_begin(game, moment, mode) for mode in effect["modes"].values())
    if kind == "pay-to":
        return can_pay(game, moment, effect["cost"])
    if kind in ("exchange", "exchange-boosts"):
        return has_both(game, moment, effect)
    which = effect.get("what")
    if kind == "play" and which:
        return any(ways_to_play(game, moment, card, effect) for card in meant(game, moment, from_anywhere(which)))
    if not which or which["is"] not in ("choose", "target") or which.get("up_to") or kind == "sabotage":
        return True
    return bool(candidates(game, moment, which, allowed(game, moment, effect)))


STRUCTURE: dict[str, Handler] = {
    "simultaneously": one_step,
    "each-player": one_step,
    "sequence": sequence,
    "may": may,
    "if": conditional,
    "modes": modes,
    "if-you-do": if_you_do,
    "pay-to": pay_to,
    "repeat": repeat,
    "target-player": target_player,
    "activate": activate,
    "play": play,
}
