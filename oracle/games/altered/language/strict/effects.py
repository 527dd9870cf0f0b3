"""Rejects effects and costs whose subject does not exist, and meaningless fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from oracle.games.altered import language as lang
from oracle.games.altered.language.strict.filters import of_bound, of_its, of_where
from oracle.games.altered.language.strict.scope import Text
from oracle.games.altered.language.strict.vocabulary import SENT_TO, WITHOUT_STATUS, of_subtypes
from oracle.language.effects import Node
from oracle.language.nodes import parts_of
from oracle.language.strictness import Check, Wrong

COSTS = ("QuickAction.cost", "PayTo.cost", "OptionalCost.cost", "AdditionalCost.cost")
OF_DECK = ("Discard.what", "Move.what", "PayDiscard.what", "PayMove.what", "Reveal.what")
"""Verbs that can be about cards of a Deck: they move or show them."""
STAYING = ("Gain.what", "Lose.what", "Remove.what", "Double.what", "Ready.what", "Exhaust.what")
"""Verbs that change the state of something without moving it."""
SEVERAL_STEPS = (lang.Sequence, lang.IfYouDo, lang.PayTo, lang.Repeat, lang.ForEach, lang.TargetPlayer, lang.Play)
"""Nodes with several steps, which cannot be part of one step."""


def of_players(node: Node, scope: Text) -> Iterator[Wrong]:
    """`that-player` must refer to someone."""
    for field in ("who", "by"):
        if getattr(node, field, None) == "that-player" and not scope.player:
            right = "you, opponent, each; that-player in what a target-player or a Reaction to a player's deed does"
            yield field, "it does not say which player", right


def of_internal(node: Any, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield "", f"no card has {type(node).__struct_config__.tag}: the oracle creates it", "another effect"


_NOT_OF_HEROES = ("Sacrifice.what", "SwitchExpeditions.what", "PayDiscard.what", "PaySacrifice.what")
"""Effects that only affect objects in play or in Reserve."""


def of_this(_which: lang.This, scope: Text) -> Iterator[Wrong]:
    if scope.kind == "hero" and scope.place in _NOT_OF_HEROES:
        yield "", "a Hero is neither in play nor in Reserve (3.2.6)", "another object"


def of_it(which: lang.It, scope: Text) -> Iterator[Wrong]:
    if which.name == "this":
        yield "name", "`it` does not refer to the object itself", '{"is": "this"}'
    yield from of_bound(scope, "name", which.name)


def of_target(which: lang.Target, scope: Text) -> Iterator[Wrong]:
    if which.declared is not None:
        yield "declared", "no card states declared targets: the oracle records them", "leave it out"
    if scope.stands_in(*COSTS):
        yield "", "costs have no targets (6.5.b)", "choose"
    if "deck" in which.what.zone:
        yield "what.zone", "cards in a Deck are found only by their position (3.2.2.c)", "from-deck"
    yield from _of_how_many(which)


def _of_how_many(which: lang.Target | lang.Choose) -> Iterator[Wrong]:
    if which.count < 1:
        yield "count", "it chooses nothing", "1 or more"
    if which.any_number and (which.count != 1 or which.up_to):
        yield "any_number", "any number already has no limit", "without `count` and `up_to`"


def of_choose(which: lang.Choose, scope: Text) -> Iterator[Wrong]:
    yield from _of_how_many(which)
    if which.who == "each":
        yield "who", "only one player can choose", "you, opponent, that-player; each-player if each of them chooses"
    if which.at_random and (which.up_to or which.any_number or which.who != "you"):
        yield "at_random", "a random choice has a fixed number and no chooser", "without `up_to` and `who`"
    if which.at_random and which.what.zone != ("hand",):
        yield "at_random", "only cards in a Hand are chosen at random (3.2.5.c)", "zone: hand"
    if scope.stands_in(*COSTS) and (which.who != "you" or which.at_random):
        yield "who" if which.who != "you" else "at_random", "the payer always chooses what to pay with", "leave it out"
    yield from _of_deck(which, scope)


def of_all(which: lang.All, scope: Text) -> Iterator[Wrong]:
    yield from _of_deck(which, scope)


def _of_deck(which: lang.Choose | lang.All, scope: Text) -> Iterator[Wrong]:
    if scope.stands_in(*COSTS) and "deck" in which.what.zone:
        yield "what.zone", "cards in a Deck are found only by their position (3.2.2.c)", "from-deck"
    if scope.place in STAYING and "deck" in which.what.zone:
        yield "what.zone", "cards in a Deck have no statuses or counters (2.4.1.c)", "another zone"


def of_from_deck(which: lang.FromDeck, scope: Text) -> Iterator[Wrong]:
    if scope.place not in OF_DECK:
        yield "", "cards in a Deck can only be moved or revealed", "discard, move, pay-discard, pay-move, reveal"
    elif scope.stands_in(*COSTS) and which.who != "you":
        yield "who", "players pay only with cards of their own Deck", "you"


def of_change(node: lang.Gain | lang.Lose, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    """Something must be gained or lost, or someone must be chosen to whom the text refers later."""
    if not node.status and node.count == 0 and not isinstance(node.what, lang.Target | lang.Choose):
        yield "", "it changes nothing", "`status` or `count`"
    if node.counter != "boost" and node.count == 0:
        yield "counter", "it says nothing about how many counters", "`count`"


def of_move(node: lang.Move, scope: Text) -> Iterator[Wrong]:
    open_ones = (*SENT_TO, "expedition")
    if node.to not in open_ones:
        yield "to", f"nothing can be sent to {node.to}", ", ".join(open_ones)
    if node.to == "expedition":
        yield from of_where(scope, "where", node.where or "mine")
    elif node.where is not None:
        yield "where", f"the {node.to} is not an Expedition", "to: expedition"
    for field, there in (("place", "deck"), ("below", "deck"), ("ready", "mana")):
        if getattr(node, field) not in ("top", 0, False) and node.to != there:
            yield field, f"this applies only to the {there}", f"to: {there}"
    if node.gains and node.to in WITHOUT_STATUS:
        yield "gains", f"nothing in the {node.to} has statuses (2.4.1.c)", "another zone"


def of_pay_move(node: lang.PayMove, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.to not in SENT_TO:
        yield "to", f"nothing can be sent to {node.to}", ", ".join(SENT_TO)


def of_play(node: lang.Play, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.free and node.less:
        yield "less", "a card played for free cannot cost less", "`free` or `less`"
    if node.less < 0:
        yield "less", "this would make it cost more", "0 or more"
    if node.who == "each":
        yield "who", "only one player can play it", "you, opponent, that-player; one step for each player"
    if isinstance(node.what, lang.FromDeck) or is_several(node.what):
        yield "what", "a step plays one card", "this, it, or choose one"
    if isinstance(node.what, lang.Choose):
        for field, said in (("who", node.what.who != "you"), ("at_random", node.what.at_random)):
            if said:
                yield f"what.{field}", "the player of the card chooses it", "leave it out"


def of_exchange(node: lang.Exchange | lang.ExchangeBoosts, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    for field, which in (("first", node.first), ("second", node.second)):
        if is_several(which):
            yield field, "each side of an exchange is one object (7.3.8, 7.3.9)", "this, it, or choose one"
    chosen = isinstance(node.first, lang.Target | lang.Choose) and node.second == lang.It(name=node.first.name)
    if chosen or (isinstance(node.first, lang.This | lang.It) and node.first == node.second):
        yield (
            "second",
            "an object cannot be exchanged for itself (7.3.8, 7.3.9)",
            "it under another name, or choose one",
        )


def is_several(which: lang.Which) -> bool:
    """Whether it may mean several objects."""
    if isinstance(which, lang.Target | lang.Choose):
        return which.count > 1 or which.any_number
    return isinstance(which, lang.All)


def of_expedition(node: lang.CreateToken | lang.MoveExpedition, scope: Text) -> Iterator[Wrong]:
    if isinstance(node, lang.CreateToken):
        yield from of_its(node, scope)
        if node.distributed and node.where != "target":
            yield "distributed", f'"{node.where}" does not choose several Expeditions', "where: target"
        return
    yield from of_where(scope, "where", node.where)
    of_named = node.where in ("hero", "companion", "each")
    if node.whose != "you" and not of_named:
        yield "whose", f'"{node.where}" already says whose Expedition it is', "where: hero, companion, each"


def of_modes(node: lang.Modes, scope: Text) -> Iterator[Wrong]:
    yield from of_parts(node, scope)
    count = node.count
    if isinstance(count, int) and (count < 1 or (count > len(node.modes) and not node.repeatable)):
        yield "count", f"{node.count} of {len(node.modes)} modes cannot be chosen", f"1 to {len(node.modes)}"


def of_parts(node: Node, scope: Text) -> Iterator[Wrong]:
    """A compound must have parts, and the parts of a single step must fit into one step."""
    for field in node.__struct_fields__:
        part = getattr(node, field)
        if part == ():
            yield field, "it does nothing", "at least one effect"
        for one in parts_of(part) if isinstance(part, tuple | dict) else (part,):
            if in_one_step(node, scope) and isinstance(one, SEVERAL_STEPS):
                yield field, f"{one.__struct_config__.tag} has more than one step", "a verb, may, if, modes"


def in_one_step(node: Node, scope: Text) -> bool:
    """Whether its parts belong to one step."""
    if isinstance(node, lang.Simultaneously | lang.EachPlayer):
        return True
    return scope.stands_in("Simultaneously.parts", "EachPlayer.do") or scope.place == "Modifies.then"


def of_if_you_do(node: lang.IfYouDo, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.then is None and node.otherwise is None:
        yield "then", "nothing depends on this condition", "`then` or `otherwise`"


def of_for_each(node: lang.ForEach, scope: Text) -> Iterator[Wrong]:
    if node.left is not None:
        yield "left", "no card has this: the oracle creates it", "leave it out"
    yield from of_parts(node, scope)


def of_may(node: lang.May, scope: Text) -> Iterator[Wrong]:
    if node.who == "each":
        yield "who", "only one player can be asked", "each-player around the may"
    yield from of_parts(node, scope)


def of_payment(node: Any, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if not node.cost:
        yield "cost", "there is nothing to pay", "at least one payment"


def of_sacrifice(node: lang.Sacrifice | lang.PaySacrifice, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    meant = getattr(node.what, "what", None)
    zones = getattr(meant, "zone", ())
    if getattr(meant, "whose", "any") == "opponent":
        right = "whose: yours; where another player sacrifices, that in each-player"
        yield "what.what.whose", "players sacrifice only objects they control (7.3.25.a)", right
    if zones and not {"expedition", "landmark"} & set(zones):
        yield "what", "only objects in play can be sacrificed (7.3.25.a)", "zone: expedition, landmark"


def of_mana(node: lang.PayMana, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.mana < 1:
        yield "mana", "there is nothing to pay", "1 or more"


def of_more(more: lang.MoreMana, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if more.mana == 0:
        yield "mana", "this does not change the cost", "another number"


def of_spent(node: lang.PayCounters, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.count < 1:
        yield "count", "there is nothing to pay", "1 or more"
    if node.counter is None and node.count > 1:
        yield "counter", "it does not say which kind of counter", "`counter`, or a count of 1"
    if isinstance(node.what, lang.FromDeck):
        yield "what", "cards in a Deck have no counters (2.5.b)", "this, it, choose"


def of_removed(node: lang.Remove, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.count is None and node.up_to:
        yield "up_to", "`up_to` needs a number", "`count`"
    if node.count == 0:
        yield "count", "it removes nothing", "1 or more"


def of_exhaust(node: lang.Exhaust, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.each_their_own:
        yield "each_their_own", "no card has this: the oracle creates it", "each-player"


def of_sabotage(node: lang.Sabotage, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.what.what.zone != ("reserve",):
        yield "what", "only cards in a Reserve can be sabotaged (7.3.24)", "zone: reserve; discard for others"


def of_token(token: lang.Token, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if not token.name:
        yield "name", "a token needs a name (2.2.4.f)", "its name"
    yield from of_subtypes("subtypes", token.subtypes, "character")


CHECKS: dict[type, Check[Text]] = {
    **dict.fromkeys((lang.Did, lang.InternalDone), of_internal),
    lang.This: of_this,
    lang.It: of_it,
    lang.Target: of_target,
    lang.All: of_all,
    lang.Choose: of_choose,
    lang.FromDeck: of_from_deck,
    **dict.fromkeys((lang.Gain, lang.Lose), of_change),
    lang.Remove: of_removed,
    lang.Move: of_move,
    lang.PayMove: of_pay_move,
    lang.Play: of_play,
    **dict.fromkeys((lang.Exchange, lang.ExchangeBoosts), of_exchange),
    **dict.fromkeys((lang.CreateToken, lang.MoveExpedition), of_expedition),
    lang.Modes: of_modes,
    **dict.fromkeys((lang.Sequence, lang.Simultaneously, lang.EachPlayer, lang.If), of_parts),
    lang.IfYouDo: of_if_you_do,
    lang.May: of_may,
    lang.ForEach: of_for_each,
    **dict.fromkeys((lang.PayTo, lang.OptionalCost, lang.AdditionalCost), of_payment),
    **dict.fromkeys((lang.Sacrifice, lang.PaySacrifice), of_sacrifice),
    lang.PayMana: of_mana,
    lang.PayCounters: of_spent,
    lang.MoreMana: of_more,
    lang.Exhaust: of_exhaust,
    lang.Token: of_token,
    lang.Sabotage: of_sabotage,
}
