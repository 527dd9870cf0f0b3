"""What effects do, one function for each word of the card language. Each says whether all of it was done (6.1.5.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from plain.base import Decision, Json, Steps
from plain.lorcana.costs import can_pay, pay_all
from plain.lorcana.game import Game
from plain.lorcana.lasting import TOUCHING, lasting
from plain.lorcana.model import Card, Event, Moment
from plain.lorcana.piles import (
    boost,
    chooser_of,
    discard,
    discard_them,
    draw,
    gather,
    gathered,
    ink_top,
    look_at_top,
    put,
    put_under,
    reveal_hand,
    reveal_top,
    shuffle_in,
    take_from,
    to_discard,
    top_of_deck,
    whose_zone,
)
from plain.lorcana.play import affordable, play_within
from plain.lorcana.shift import return_alone
from plain.lorcana.speaking import ANYWHERE, IN_PLAY_ALONE, some_part
from plain.lorcana.words import amount, found, holds, in_play, matches, meant, players

Handler: TypeAlias = Callable[[Game, Moment, Json], Steps[bool]]


def run(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    there = moment.there()
    done = yield from EFFECTS[effect["is"]](game, moment, effect)
    moment.follow(there)
    return done


# Parts and choices (6.1.2-6.1.5).


def sequence(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    done = True
    for step in effect["steps"]:
        done = (yield from run(game, moment, step)) and done
    return done


def may(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """6.1.4; 6.1.4.1: who cannot do it has declined, and is not asked."""
    if not can_some(game, moment, effect["do"]) or not (yield from game.may(moment, f"{effect['do']['is']}?")):
        return False
    return (yield from run(game, moment, effect["do"]))


def conditional(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    part = effect["then"] if holds(game, moment, effect["condition"]) else effect.get("otherwise")
    return part is not None and (yield from run(game, moment, part))


def one_of(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """6.1.5.2: what cannot be done cannot be chosen; where nothing can, nothing comes of it."""
    names = [name for name, part in effect["modes"].items() if can(game, moment, part)] or list(effect["modes"])
    if len(names) > 1:
        names = yield Decision(moment.player, "option", names, 1, 1, moment.speaker.ref, "which of them")
    return (yield from run(game, moment, effect["modes"][names[0]]))


def if_you_do(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    done = yield from run(game, moment, effect["first"])
    part = effect.get("then" if done else "otherwise")
    return done if part is None else (yield from run(game, moment, part))


def choice_of(game: Game, moment: Moment, effect: Json) -> list[Card]:
    """8.15.1: opponents cannot choose a card with Ward. Outside play one chooses among one's own."""
    zone, who = effect.get("zone", "play"), chooser_of(game, moment, effect)
    cards = found(game, moment, effect["what"], zone, who)
    return [c for c in cards if zone != "play" or c.owner in who or not game.has(c, "ward")]


def choose(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    least, most = effect.get("least", 1), effect.get("most", 1)
    text = f"choose {least} to {most}"
    player = chooser_of(game, moment, effect)[0]
    options = choice_of(game, moment, effect)
    chosen = yield from game.choose(replace(moment, player=player), options, text, least, most)
    moment.bind(effect.get("as", "chosen"), chosen)
    if effect.get("zone", "play") == "play":
        asked = moment.source.facts.type
        game.emit([Event("chosen", player, card, cost=asked, of_action=moment.of_action) for card in chosen])
    return len(chosen) >= max(int(least), 1)


def each_player(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    done, names = True, players(game, moment, effect["who"], effect.get("it", "chosen"))
    if effect.get("most_in_hand"):
        most = max((len(game.zone(player, "hand")) for player in names), default=0)
        names = [player for player in names if len(game.zone(player, "hand")) == most]
    if effect.get("more_lore"):
        names = [player for player in names if game.table.lore[player] > game.table.lore[moment.player]]
    for player in names:
        done = (yield from as_player(game, moment, player, effect["do"])) and done
    return done


def as_player(game: Game, moment: Moment, player: str, effect: Json) -> Steps[bool]:
    """What each chooses is their own; what several discard one after the other is spoken of together."""
    before, there = moment.bound.pop("discarded", []), moment.there()
    own = replace(moment, player=player, bound=dict(moment.bound), gone=dict(moment.gone))
    done = yield from run(game, own, effect)
    moment.follow(there)
    moment.bound["discarded"] = before + own.bound.get("discarded", [])
    return done


def choose_player(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    names = list(game.table.players) if effect.get("who", "each") == "each" else game.others(moment.player)
    least, most = (0, len(names)) if effect.get("any_number") else (1, 1)
    if len(names) > 1 or not least:
        names = yield Decision(moment.player, "choose", names, least, most, moment.speaker.ref, "which player")
    done = bool(names)
    for player in players(game, moment, "each"):
        if player in names:
            done = (yield from as_player(game, moment, player, effect["do"])) and done
    return done


# Lore, states, damage.


def gain_lore(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    number = amount(game, moment, effect["lore"])
    game.gain_lore(moment.player, number)
    yield from ()
    return number > 0 and not game.forbidden("gain-lore", moment.player, None)


def lose_lore(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    before, wanted = game.table.lore[moment.player], amount(game, moment, effect["lore"])
    game.gain_lore(moment.player, -wanted)
    yield from ()
    # 6.1.5.1: less than asked for is not all of it.
    return game.table.lore[moment.player] == before - wanted


def exert(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    named = [card for card in meant(game, moment, effect) if is_exerted_or_readied(game, "exert", card)]
    cards = exertable(named)
    game.exert(cards)
    yield from ()
    return bool(cards) and (effect.get("all") is not None or len(cards) == len(named))


def exertable(cards: list[Card]) -> list[Card]:
    """5.1.2.3: a location is neither ready nor exerted; in an inkwell it is a card like any other."""
    return [card for card in cards if not card.exerted and (card.zone == "inkwell" or card.facts.type != "location")]


def ready(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    cards = [card for card in meant(game, moment, effect) if is_exerted_or_readied(game, "ready", card)]
    named = [card for card in cards if card.exerted or effect.get("all") is None]
    done = game.ready(moment.player, named)
    yield from ()
    return bool(done) and len(done) == len(named)


def banish(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    cards = in_play(game, meant(game, moment, effect))
    game.banish(cards)
    yield from ()
    return bool(cards)


def deal_damage(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """1.9.5, 8.8.2: whether damage reduced to nothing counts as dealt differs by edition."""
    named = damageable(in_play(game, meant(game, moment, effect)))
    cards = [card for card in named if not game.is_spared(card, None)]
    number = amount(game, moment, effect["damage"])
    dealt = game.deal([(card, number, moment.source) for card in cards], unreduced=bool(effect.get("unreduced")))
    yield from ()
    counts = bool(cards and number > 0) if game.table.edition != "2.1" else dealt > 0
    return counts and len(cards) == len(named)


def remove_damage(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """ "Up to": how much is the player's choice, none included (6.1.3)."""
    removed, healed = 0, []
    for card in in_play(game, meant(game, moment, effect)):
        number, most = card.damage, effect.get("damage")
        if most is not None and number:
            options = [str(n) for n in range(min(most, number) + 1)]
            answer = yield Decision(moment.player, "option", options, 1, 1, moment.speaker.ref, "how much damage")
            number = int(answer[0])
        game.heal(moment.player, card, number)
        removed += number
        healed += [card] if number else []
    moment.numbers["damage-removed"] = removed
    moment.bind("healed", healed)
    return removed > 0


# Playing cards, moving, and effects that last.


def playable(game: Game, moment: Moment, effect: Json) -> list[Card]:
    zone = effect.get("zone", "hand")
    cards = moment.cards(effect["it"]) if effect.get("it") else game.zone(moment.player, zone)
    # 6.1.11.1: only where the text looks for it.
    cards = [card for card in cards if card.zone == zone and matches(game, moment, effect.get("what", {}), card)]
    cards = [c for c in cards if c.zone != "play" and not game.forbidden("play", moment.player, c)]
    return cards if effect.get("free", True) else [c for c in cards if affordable(game, Moment(moment.player, c))]


def play_card(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """Of cards that the text has named each is played, one after the other."""
    played: list[Card] = []
    while cards := [card for card in playable(game, moment, effect) if card not in played]:
        chosen = yield from game.choose(moment, cards, "play which card")
        for card in chosen:
            yield from play_within(game, moment, card, effect)
        played += chosen
        if not chosen or not effect.get("it"):
            break
    moment.bind("played", played)
    return bool(played)


def pay_part(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """6.1.5: whoever cannot pay in full pays nothing."""
    if not can_pay(game, moment, effect["cost"]):
        return False
    yield from pay_all(game, moment, effect["cost"])
    return True


def movers(game: Game, moment: Moment, effect: Json) -> list[tuple[Card, Card]]:
    """4.7: which of one's characters move to which of one's locations; nobody moves to where it is."""
    there, going = moment.cards(effect.get("to", "that")), moment.cards(effect.get("it", "this"))
    own = [card for card in in_play(game, [*there, *going]) if card.owner == moment.player]
    places = [card for card in own if card in there and card.facts.type == "location"]
    movable = [card for card in own if card in going and card.facts.type == "character"]
    return [(card, place) for place in places[:1] for card in movable if card.at != place.ref]


def move_to(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    moving = movers(game, moment, effect)
    for card, place in moving:
        game.put_at(card, place)
    yield from ()
    return bool(moving) and len(moving) == len(moment.cards(effect.get("it", "this")))


def damageable(cards: list[Card]) -> list[Card]:
    """1.9.1."""
    return [card for card in cards if card.facts.type in ("character", "location")]


def put_damage(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """1.9.2.2: not dealt, so nothing reduces it."""
    cards = damageable(in_play(game, meant(game, moment, effect)))
    number = amount(game, moment, effect["damage"])
    if number > 0:
        game.put_damage([(card, number, moment.source) for card in cards])
    yield from ()
    return bool(cards and number > 0)


def move_damage(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """1.9.2.4: removed from the one and put on the other, never back onto the same."""
    others, moved = damageable(in_play(game, moment.cards(effect.get("to", "to")))), 0
    for one in in_play(game, meant(game, moment, effect, "from")) if others else []:
        movable = one.damage - moment.moved.get((one.ref, others[0].ref), 0)
        number = movable if effect.get("damage") is None else min(effect["damage"], movable)
        if one is others[0] or not number:
            continue
        if effect.get("damage") is not None and not effect.get("exactly"):
            options = [str(n) for n in range(number + 1)]
            answer = yield Decision(moment.player, "option", options, 1, 1, moment.speaker.ref, "how much damage")
            number = int(answer[0])
        game.heal(moment.player, one, number)
        moved += number
        came = [other for holder, other in moment.moved if holder == one.ref and other != others[0].ref]
        for origin in (one.ref, *came):
            here, there = (one.ref, origin), (others[0].ref, origin)
            count = number if origin == one.ref else min(number, moment.moved[here])
            moment.moved[there] = moment.moved.get(there, 0) + count
        if number:
            game.put_damage([(others[0], number, moment.source)], "moved")
    moment.numbers["damage-moved"] = moved
    return moved > 0


EFFECTS: dict[str, Handler] = {
    "sequence": sequence,
    "may": may,
    "if": conditional,
    "one-of": one_of,
    "if-you-do": if_you_do,
    "choose": choose,
    "each-player": each_player,
    "choose-player": choose_player,
    "reveal-hand": reveal_hand,
    "gather": gather,
    "discard-them": discard_them,
    "pay": pay_part,
    "draw": draw,
    "discard": discard,
    "gain-lore": gain_lore,
    "lose-lore": lose_lore,
    "exert": exert,
    "ready": ready,
    "banish": banish,
    "deal-damage": deal_damage,
    "remove-damage": remove_damage,
    "put": put,
    "ink-top-of-deck": ink_top,
    "look-at-top": look_at_top,
    "reveal-top": reveal_top,
    "take-from": take_from,
    "shuffle-into-deck": shuffle_in,
    "play": play_card,
    "pay-less": lasting,
    **dict.fromkeys(TOUCHING, lasting),
    "forbid": lasting,
    "whenever": lasting,
    "later": lasting,
    "top-of-deck": top_of_deck,
    "put-under": put_under,
    "move-to": move_to,
    "put-damage": put_damage,
    "move-damage": move_damage,
    "boost": boost,
    "return-alone": return_alone,
}


def can_some(game: Game, moment: Moment, effect: Json) -> bool:
    """1.2.3: who may do several things may if one of them can be done without what another would have to find."""
    known = {"this", *moment.bound, *moment.numbers}
    return some_part(effect, known, lambda one: holds(game, moment, one), lambda part: can(game, moment, part))


def is_exerted_or_readied(game: Game, kind: str, card: Card) -> bool:
    """5.1.2.4: ink cards too; anything else is done to cards in play alone."""
    return game.is_in_play(card) or (kind in ("exert", "ready") and card.zone == "inkwell")


def can(game: Game, moment: Moment, effect: Json) -> bool:
    """Whether a player who says yes could begin to do it."""
    kind = effect["is"]
    if kind == "sequence":
        return can(game, moment, effect["steps"][0])
    if kind == "if-you-do":
        return effect.get("otherwise") is not None or can(game, moment, effect["first"])
    if kind == "if":
        part = effect["then"] if holds(game, moment, effect["condition"]) else effect.get("otherwise")
        return part is None or can(game, moment, part)
    if kind == "one-of":
        return any(can(game, moment, part) for part in effect["modes"].values())
    if kind == "pay":
        return can_pay(game, moment, effect["cost"])
    if kind == "play":
        return bool(playable(game, moment, effect))
    if kind in ("reveal-top", "look-at-top"):
        return any(game.zone(who, "deck") for who in whose_zone(game, moment, effect, "you"))
    if kind == "gather":
        return bool(gathered(game, moment, effect))
    if kind == "choose":
        return effect.get("least", 1) == 0 or bool(choice_of(game, moment, effect))
    if kind == "discard":
        return bool(effect.get("all") or to_discard(game, moment, effect))
    if kind == "move-to":
        return bool(movers(game, moment, effect))
    named = effect.get("all") is None
    if kind in ANYWHERE and named and not effect.get("own"):
        cards = moment.cards(effect.get("it", ANYWHERE[kind]))
        return any(card.zone == "hand" or kind != "discard-them" for card in cards)
    if kind == "put-under":
        upper = in_play(game, moment.cards(effect.get("under", "this")))
        return bool(upper and moment.cards(effect.get("it", "top")))
    if kind == "move-damage" and named:
        both = (moment.cards(effect.get("it", "from")), moment.cards(effect.get("to", "to")))
        return all(in_play(game, cards) for cards in both)
    cards = [card for card in meant(game, moment, effect) if is_exerted_or_readied(game, kind, card)]
    if kind == "exert":
        return bool(exertable(cards))
    return bool(cards) or not (kind in ("banish", "remove-damage") or (named and kind in IN_PLAY_ALONE))
