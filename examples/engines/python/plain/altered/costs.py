"""What things cost and paying it: in full, and all at once (1.2.5, 6.4)."""

from __future__ import annotations

from collections.abc import Callable, Container
from itertools import permutations
from typing import TYPE_CHECKING

from plain.altered.choosing import rearrange_orbs, swap
from plain.altered.happening import Act
from plain.altered.model import IN_PLAY, Card, Moment, Ongoing
from plain.altered.view import Working
from plain.altered.words import amount, found, matches, players
from plain.base import Decision, Json, Refused, Steps, sure

if TYPE_CHECKING:
    from plain.altered.game import Game

KINDS = {
    "pay-exhaust": ("gain", "", ()),
    "pay-discard": ("move", "discard", ("discard",)),
    "pay-sacrifice": ("move", "discard", ("discard", "sacrifice")),
    "pay-move": ("move", "", ()),
}
DEFAULT = {"is": "this"}


def mana_in(cost: list[Json]) -> int:
    return sum(int(part["mana"]) for part in cost if part["is"] == "pay-mana")


def act_for(game: Game, moment: Moment, part: Json, card: Card) -> Act:
    kind, zone, words = KINDS[part["is"]]
    act = Act(kind, moment.player, card, zone=zone or part.get("to", ""), words=frozenset(words))
    if act.zone == "discard":
        act.words |= {"discard"}
    act.status = "exhausted" if kind == "gain" else ""
    return act


def payable(game: Game, moment: Moment, part: Json, taken: set[str]) -> list[Card]:
    """With what one part of a cost can be paid."""
    which = part.get("what", DEFAULT)
    if which["is"] in ("this", "it"):
        refs = moment.named("this" if which["is"] == "this" else which.get("name", "it"))
        cards = [card for card in (ref.live() for ref in refs) if card is not None]
    else:
        cards = found(game, moment, which["what"])
    if part["is"] == "pay-discard" and which["is"] == "this":
        cards = [card for card in cards if card.zone == "reserve"]
    if part["is"] == "pay-sacrifice":
        cards = [card for card in cards if card.controller == moment.player and card.zone in IN_PLAY]
    cards = [card for card in cards if card.zone != "hand" or card.owner == moment.player]
    ready = part["is"] == "pay-exhaust"
    cards = [card for card in cards if card.ref not in taken and not (ready and "exhausted" in card.states)]
    return [card for card in cards if not game.is_impossible(act_for(game, moment, part, card))]


def spendable(card: Card, part: Json) -> list[str]:
    """The counters that pay a part of a cost: those it names, or any one (7.3.27.a)."""
    return [name for name, held in card.counters.items() if held > 0 and part.get("counter") in (None, name)]


def needed(part: Json, options: list[Card]) -> int:
    which = part.get("what", DEFAULT)
    return len(options) if which["is"] in ("all", "it") else int(which.get("count", 1))


def whole(game: Game, moment: Moment, part: Json, options: list[Card]) -> bool:
    """6.4.c: what asks for all of them, or speaks of several, is paid with all of them or not at all."""
    which = part.get("what", DEFAULT)
    if which["is"] == "it":
        return len(options) == len(moment.named(which.get("name", "it")))
    return which["is"] != "all" or len(options) == len(found(game, moment, which["what"]))


def can_pay(game: Game, moment: Moment, cost: list[Json], mana: int = 0, taken: frozenset[str] = frozenset()) -> bool:
    """1.2.5.c; `mana`: what is to be paid besides."""
    orbs, mana = [("gain", orb.ref) for orb in game.ready_mana(moment.player)], mana + mana_in(cost)
    if mana > len(orbs):
        return False
    pools: list[set[tuple[str, str]]] = []
    for part in cost:
        if part["is"] == "pay-counters":
            card = moment.source.live()
            if card is None or sum(card.counters[name] for name in spendable(card, part)) < part["count"]:
                return False
        elif part["is"] != "pay-mana":
            options = payable(game, moment, part, set(taken))
            if not whole(game, moment, part, options):
                return False
            if len(options) < needed(part, options) or (not options and part.get("what", DEFAULT)["is"] != "all"):
                return False
            pools += [{(KINDS[part["is"]][0], card.ref) for card in options}] * needed(part, options)
    return each_another(pools, frozenset(), lambda used: sum(orb not in used for orb in orbs) >= mana)


def each_another(
    pools: list[set[tuple[str, str]]], used: frozenset[tuple[str, str]], enough: Callable[[Container[object]], bool]
) -> bool:
    """Whether all parts of a cost can be paid with different objects, and what is left is enough."""
    if not pools:
        return enough(used)
    return any(each_another(pools[1:], used | {one}, enough) for one in sorted(pools[0] - used))


def plan(
    game: Game, moment: Moment, cost: list[Json], mana: int, named: list[str], taken: frozenset[str] = frozenset()
) -> Steps[list[Act]]:
    """The decisions about a cost: what it will be paid with."""
    if any(chooses_orbs(part) for part in cost):
        yield from rearrange_orbs(game, moment.player, moment.source.card.ref)
    mana += mana_in(cost)
    orbs, acts = chosen_orbs(game, moment.player, mana, named) if named or not mana else [], []
    used = {(kind, ref) for ref in taken for kind in ("gain", "move")} | {("gain", orb.ref) for orb in orbs}
    for at, part in enumerate(cost):
        if part["is"] == "pay-counters":
            card = sure(moment.source.live())
            names = spendable(card, part)
            if len(names) > 1:
                names = yield Decision(moment.player, "option", names, 1, 1, card.ref, "which counter")
            acts.append(Act("counter", moment.player, card, counter=names[0], count=-part["count"]))
        elif part["is"] != "pay-mana":
            kind = KINDS[part["is"]][0]
            options = payable(game, moment, part, {ref for how, ref in used if how == kind})
            count, which = needed(part, options), part.get("what", DEFAULT)
            if count == 1 and len(options) > 1:
                need = 0 if orbs else mana
                options = [
                    c for c in options if leaves_enough(game, moment, cost[at + 1 :], need, used | {(kind, c.ref)})
                ]
            if len(options) < count:
                raise Refused("cannot-pay", "1.2.5.c: the cost cannot be paid in full")
            cards = yield from game.choose(
                moment.player, moment.source.card.ref, options, "what the cost is paid with", count, count
            )
            # All at once (1.2.5.d): what is exhausted can be given up too, each once.
            used |= {(kind, card.ref) for card in cards}
            if which["is"] in ("choose", "target"):
                moment.bind(which.get("name", "it"), cards)
            acts += [act_for(game, moment, part, card) for card in cards]
    left = [orb for orb in game.ready_mana(moment.player) if ("gain", orb.ref) not in used]
    if not orbs and len(left) < mana:
        raise Refused("not-enough-mana", f"1.2.5.c: {moment.player} has {len(left)} ready mana and needs {mana}")
    return [Act("gain", moment.player, orb, status="exhausted") for orb in orbs or left[:mana]] + acts


def leaves_enough(game: Game, moment: Moment, rest: list[Json], mana: int, used: set[tuple[str, str]]) -> bool:
    """6.4.c: whether the rest of a cost can be paid when these pay for what is before it."""
    pools: list[set[tuple[str, str]]] = []
    for part in rest:
        if part["is"] in KINDS:
            options = payable(game, moment, part, set())
            pools += [{(KINDS[part["is"]][0], card.ref) for card in options}] * needed(part, options)
    orbs = [("gain", orb.ref) for orb in game.ready_mana(moment.player)]
    return each_another(pools, frozenset(used), lambda taken: sum(orb not in taken for orb in orbs) >= mana)


def chooses_orbs(part: Json) -> bool:
    which: Json = part.get("what", DEFAULT)
    return which["is"] in ("choose", "target") and "mana" in (which["what"].get("zone") or ())


def chosen_orbs(game: Game, player: str, mana: int, named: list[str]) -> list[Card]:
    """3.2.9.f."""
    ready = game.ready_mana(player)
    if len(ready) < mana:
        raise Refused("not-enough-mana", f"1.2.5.c: {player} has {len(ready)} ready mana and needs {mana}")
    if not named:
        return ready[:mana]
    orbs = [card for card in game.zone(player, "mana") if card.ref in named]
    if len(orbs) != len(named) or len(orbs) != mana:
        raise Refused("wrong-mana", f"{player} has to name {mana} Mana Orbs of their own")
    return orbs


def trade_places(game: Game, player: str, acts: list[Act]) -> None:
    """3.2.9.e: an exhausted Orb that was named is readied by exhausting another one first."""
    named = [sure(act.card) for act in acts if act.kind == "gain" and sure(act.card).zone == "mana"]
    spare = [card for card in game.ready_mana(player) if card not in named]
    pairs = [(spare.pop(0), orb) for orb in named if "exhausted" in orb.states]
    if pairs:
        swap(game, player, pairs)


def pay(game: Game, moment: Moment, cost: list[Json]) -> Steps[None]:
    """What is discarded to pay is not what the text discards."""
    discarded = moment.numbers.get("discarded", 0)
    acts = yield from plan(game, moment, cost, 0, [])
    yield from game.step(moment, acts)
    moment.numbers["discarded"] = discarded


# The mana cost of playing a card (5.1.2.e).


def printed_cost(card: Card) -> int:
    cost = card.facts.reserve_cost if card.zone == "reserve" else card.facts.hand_cost
    return cost or 0


def final_cost(game: Game, player: str, card: Card, cost: int, less: int = 0, named: int = 0) -> int:
    """All increases, then all decreases (`less` is an effect's), then restrictions by timestamp.

    Decreases come in the order that the player likes: that which makes it cheapest, if no other is `named`.
    """
    alterations = [w for w in game.passives("cost-alteration") if alters(game, w, player, card)] + own(game, card)
    cost += sum(amount(game, w.moment, w.text.get("more", 0)) for w in alterations)
    cuts = [(amount(game, w.moment, w.text.get("less", 0)), w.text.get("minimum")) for w in alterations]
    cuts = [cut for cut in [*cuts, (less, None)] if cut[0]]
    cuts.sort(key=lambda cut: cut[1] is None)
    orders = [lowered(cost, list(order)) for order in permutations(cuts[:6])]
    totals = [restricted(game, player, card, lowered(total, cuts[6:])) for total in orders]
    return named if named in totals else min(totals)


def restricted(game: Game, player: str, card: Card, cost: int) -> int:
    for passive in game.passives("cost-restriction"):
        if restricts(game, passive, player, card):
            least, most = passive.text.get("least"), passive.text.get("most")
            cost = cost if least is None else max(cost, least)
            cost = cost if most is None else min(cost, most)
    return cost


def lowered(cost: int, cuts: list[tuple[int, int | None]]) -> int:
    """A decrease's own minimum holds for that decrease only; nothing costs less than nothing."""
    for less, minimum in cuts:
        cost = max(cost - less, min(cost, minimum or 0), 0)
    return cost


def own(game: Game, card: Card) -> list[Working]:
    """1.2.4.d: what a card says about playing itself works wherever it can be played from."""
    from plain.altered.play import self_texts

    return self_texts(game, card, "cost-alteration")


def alters(game: Game, passive: Working, player: str, card: Card) -> bool:
    text = passive.text
    if text.get("this") or (text.get("source") and card.zone not in text["source"]):
        return False
    return restricts(game, passive, player, card)


def restricts(game: Game, passive: Working, player: str, card: Card) -> bool:
    text, what = passive.text, passive.text.get("what")
    if player not in players(game, passive.moment, text.get("who", "you")):
        return False
    return what is None or matches(game, passive.moment, what, card, anywhere=True)


def used_up(game: Game, player: str, card: Card) -> list[Ongoing]:
    """Emblems about "the next card" that this one is; what they give a card other than a Spell it has yet to get."""
    kinds = ("cost-alteration", "played-with") if card.facts.type == "spell" else ("cost-alteration",)
    meant = [
        w.moment.source
        for w in game.passives(*kinds)
        if w.key == "ongoing" and w.text.get("next") and alters(game, w, player, card)
    ]
    return [e for e in game.table.ongoing if e.source in meant and e.ability.get("next")]
