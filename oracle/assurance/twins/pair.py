"""A pair of games that differ only in cards a player cannot see, as long as the rules keep them hidden."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.own import own
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Decision, Observation, Position, Reply, SetupParams, Turn
from oracle.suite.phrases.move import Move

Ordered = Literal["cards", "options", "actions"]

MOVES = 10
"""Maximum moves of one pair."""


class Pair(Struct, frozen=True, kw_only=True):
    """Two positions that look the same to the viewer, and moves after each of which they must still do so."""

    viewer: str
    one: SetupParams
    other: SetupParams
    hidden: tuple[str, ...]
    """Refs of the cards in which they differ."""
    moves: tuple[Move, ...] = ()
    statuses: tuple[tuple[str, str], ...] = ()
    """Of each move: the status of the reference's reply in each game."""


class Seen(Struct, frozen=True, kw_only=True):
    """Everything a player sees after a move, without parts that may legitimately differ."""

    reply: tuple[str, str] | None
    """Status and code of the reply to the viewer's own move."""
    status: str = ""
    """Status of the reply to any player's move, which only that player may know."""
    view: Observation
    listed: tuple[Action, ...]
    """The actions the viewer may take, if it is their turn to act and the engine lists them."""
    order: Mapping[Ordered, tuple[str, ...]] = {}
    """The order in which each of these was shown. Any order is right if it does not depend on hidden information."""


def twins(setup: SetupParams, viewer: str, dice: Dice, names: Sequence[str] = ()) -> Pair | None:
    """A position in two versions, with different cards where the viewer cannot see them; None if everything is
    visible.

    `names`: printed cards to use there; otherwise made-up ones are used.
    """
    reference = ReferenceEngine()
    if reference.setup(setup).status != "ok":
        return None
    cards = reference.observe(viewer).position.cards
    hidden = [card.ref for card in cards if card.card is None]
    differing = tuple(sorted(dice.some(hidden, 1, len(hidden)))) if hidden else ()
    names = sorted(names or own(setup.game).quiet)
    if not differing or len(names) < 2:
        return None
    # Every hidden card has no effect from its zone in either version: such effects have nothing to do with views.
    both = {ref: dice.pick(names) for ref in hidden}
    other = {**both, **{ref: dice.pick([name for name in names if name != both[ref]]) for ref in differing}}
    return Pair(viewer=viewer, one=_with(setup, both), other=_with(setup, other), hidden=differing)


def _with(setup: SetupParams, cards: dict[str, str]) -> SetupParams:
    placed = tuple(replace(card, card=cards.get(card.ref, card.card)) for card in setup.position.cards)
    used = {card.card for card in placed}
    quiet = {name: {"name": name, **card} for name, card in own(setup.game).quiet.items() if name in used}
    # Facts about a card that has been replaced are removed.
    happened = tuple(fact for fact in setup.position.happened if fact.card not in cards)
    position = replace(setup.position, cards=placed, happened=happened)
    return replace(setup, position=position, definitions={**setup.definitions, **quiet})


def seen(observed: Observation, reply: Reply | None, listed: tuple[Action, ...] = ()) -> Seen:
    """A player's view without the engine's own ids and texts; orders are kept separately. `reply`: to the player.

    Once the game is over, only the result: an engine may show everything then.
    """
    if observed.result is not None:
        nothing = Position(players=(), turn=Turn(player="", number=0), cards=())
        over = Observation(position=nothing, result=replace(observed.result, reason=""))
        return Seen(reply=None if reply is None else (reply.status, reply.code), view=over, listed=())
    asked, cards = observed.decision, observed.position.cards
    position = replace(observed.position, cards=tuple(sorted(cards, key=lambda card: card.ref)))
    plain = asked and replace(asked, id="", text="", options=tuple(sorted(asked.options)))
    return Seen(
        reply=None if reply is None else (reply.status, reply.code),
        view=replace(observed, position=position, decision=plain),
        listed=tuple(sorted(listed, key=_written)),
        order={
            "cards": tuple(card.ref for card in cards),
            "options": asked.options if asked is not None else (),
            "actions": tuple(map(_written, listed)),
        },
    )


def _written(action: Action) -> str:
    return msgspec.json.encode(action).decode()


def shows(pair: Pair, views: Collection[Seen]) -> bool:
    """Whether a card in which the games differ is visible by now."""
    hidden = set(pair.hidden)
    return any(card.ref in hidden and card.card is not None for one in views for card in one.view.position.cards)


def whose_turn(table: Observation) -> str:
    """The player whose actions are listed."""
    return table.position.turn.player


def next_move(pair: Pair, reference: ReferenceEngine, dice: Dice) -> Move | None:
    """A move possible in both games: any of the viewer's, or an opponent's that depends on nothing hidden."""
    table = reference.observe()
    asked = table.decision
    if table.result is not None:
        return None
    if asked is not None:
        answer = _answer(pair, asked, dice)
        return None if answer is None else Move(player=asked.player, answer=answer)
    player = whose_turn(table)
    listed = reference.legal().actions
    open_to_see = [action for action in listed if player == pair.viewer or not _rests_on(pair, action)]
    return Move(player=player, action=dice.pick(open_to_see)) if open_to_see else None


def _answer(pair: Pair, asked: Decision, dice: Dice) -> tuple[str, ...] | None:
    options = [one for one in asked.options if asked.player == pair.viewer or one not in pair.hidden]
    if len(options) < asked.least:
        return None
    return tuple(dice.some(options, asked.least, min(asked.most, len(options))))


def _rests_on(pair: Pair, action: Action) -> bool:
    named = (action.card, action.target, *(action.cost.onto + action.cost.by if action.cost is not None else ()))
    return any(ref in pair.hidden for ref in named)
