"""What effects do: one node for each verb, and how steps are combined (6.1, 6.5).

A verb's node is one step; `Simultaneously` makes several verbs one step, `Sequence` does steps one after the other.
"""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from oracle.games.altered.language.filters import (
    Amount,
    Condition,
    Filter,
    Status,
    Where,
    Who,
    ZoneName,
)
from oracle.games.altered.language.payments import Payment
from oracle.games.altered.language.tokens import Token
from oracle.games.altered.language.which import FromDeck, Target, Which
from oracle.language import effects as kernel
from oracle.language.effects import Node

# --- verbs ----------------------------------------------------------------------------------------------


class Discard(Node, frozen=True, kw_only=True, tag="discard"):
    """7.3.5."""

    what: Which


class Sacrifice(Node, frozen=True, kw_only=True, tag="sacrifice"):
    """Discard objects in play that the player controls (7.3.25)."""

    what: Which


class Sabotage(Node, frozen=True, kw_only=True, tag="sabotage"):
    """Discard up to one target card in a Reserve (7.3.24)."""

    what: Target = Target(what=Filter(zone=("reserve",)), up_to=True, name="sabotaged")


class Draw(Node, frozen=True, kw_only=True, tag="draw"):
    """7.3.7."""

    cards: Amount = 1
    who: Who = "you"


class Resupply(Node, frozen=True, kw_only=True, tag="resupply"):
    """The top card of the Deck goes to Reserve (7.3.22)."""

    who: Who = "you"
    exhausted: bool = False
    """Exhausted Resupply: a second step exhausts it (7.3.11)."""


class Move(Node, frozen=True, kw_only=True, tag="move"):
    """Put, return or send: the words mean the same (7.3.21, 7.3.23, 7.3.26)."""

    what: Which
    to: ZoneName
    where: Where | None = None
    """The Expedition, for `expedition`."""
    place: Literal["top", "bottom"] = "top"
    """The place in a Deck."""
    below: int = 0
    """The number of cards between it and that end of the Deck."""
    ready: bool = False
    """It goes to the Mana zone ready (3.2.9.b)."""
    gains: tuple[Status, ...] = ()
    """Statuses that it gains as it arrives."""


class Exchange(Node, frozen=True, kw_only=True, tag="exchange"):
    """Each of the two goes to the other's zone, or neither does (7.3.9)."""

    first: Which
    second: Which


class Gain(Node, frozen=True, kw_only=True, tag="gain"):
    """Gain statuses and counters, at once."""

    what: Which
    status: tuple[Status, ...] = ()
    counter: str = "boost"
    count: Amount = 0


class Lose(Node, frozen=True, kw_only=True, tag="lose"):
    """Lose statuses and counters, at once."""

    what: Which
    status: tuple[Status, ...] = ()
    counter: str = "boost"
    count: Amount = 0


class Remove(Node, frozen=True, kw_only=True, tag="remove"):
    """Remove counters from objects (2.5.g); for the following steps, the number `removed` is how many."""

    what: Which
    count: Amount | None = None
    """How many from each object; omitted: all of them."""
    counter: str | None = None
    """Counters of this name; omitted: of any names, as the controller chooses."""
    up_to: bool = False
    """The controller may choose fewer."""


class Ready(Node, frozen=True, kw_only=True, tag="ready"):
    """7.3.18."""

    what: Which


class Exhaust(Node, frozen=True, kw_only=True, tag="exhaust"):
    """7.3.10."""

    what: Which
    each_their_own: bool = False
    """Each player exhausts their own (7.3.11); never in a card's own text."""


class Augment(Node, frozen=True, kw_only=True, tag="augment"):
    """One more of a counter that is already there (7.3.3)."""

    what: Which


class Double(Node, frozen=True, kw_only=True, tag="double"):
    """Twice as many counters as are there (7.3.6)."""

    what: Which
    counter: str = "boost"


class ExchangeBoosts(Node, frozen=True, kw_only=True, tag="exchange-boosts"):
    """7.3.8."""

    first: Which
    second: Which


class CreateToken(Node, frozen=True, kw_only=True, tag="create-token"):
    """7.3.4; bound under `name`."""

    token: Token
    where: Where = "mine"
    it: str = "it"
    """With `its`: the object whose Expedition it is."""
    distributed: bool = False
    """Among any number of target Expeditions, as the controller chooses."""
    count: Amount = 1
    name: str = "it"


class SwitchExpeditions(Node, frozen=True, kw_only=True, tag="switch-expeditions"):
    """7.3.28."""

    what: Which


class MoveExpedition(Node, frozen=True, kw_only=True, tag="move-expedition"):
    """An Expedition moves one region forward or backward (7.3.16, 7.3.17)."""

    where: Where = "mine"
    forward: bool = True
    whose: Who = "you"


class Roll(Node, frozen=True, kw_only=True, tag="roll"):
    """Roll a die; its result is the number `die` in the following steps (7.3.19)."""


class Activate(Node, frozen=True, kw_only=True, tag="activate"):
    """Activate the Reactions of an object that have this symbol (7.3.1.b)."""

    what: Which
    symbol: Literal["join", "hand", "reserve"]


class Reveal(Node, frozen=True, kw_only=True, tag="reveal"):
    """Cards of a Deck are shown to all players; they stay where they are (3.1.3.f)."""

    what: FromDeck = FromDeck()


class Play(Node, frozen=True, kw_only=True, tag="play"):
    """Play a card as part of the effect (5.1.1.d, 5.2.a), at its cost, for less or for free (7.3.20)."""

    what: Which
    free: bool = False
    less: int = 0
    who: Who = "you"
    """Who plays it, and decides what is played."""
    gains: tuple[Status, ...] = ()
    """What the object it becomes gains as it joins, with the same step's text ("and it gains …")."""


class AfterYou(Node, frozen=True, kw_only=True, tag="after-you"):
    """The turn ends once no Reactions are in Limbo (7.3.2)."""


class Lasting(Node, frozen=True, kw_only=True, tag="lasting"):
    """An Ongoing Emblem with a passive ability, or a Reaction for later (2.2.14, 2.2.2.m)."""

    ability: LastingAbility
    duration: Literal["this-turn", "this-afternoon", "this-day"]


class Win(Node, frozen=True, kw_only=True, tag="win"):
    """The controller wins the game."""


class Nothing(Node, frozen=True, kw_only=True, tag="nothing"):
    """A step that changes nothing (1.2.7.d)."""


# --- structure ------------------------------------------------------------------------------------------


class Simultaneously(Node, frozen=True, kw_only=True, tag="simultaneously"):
    """Several verbs in one step."""

    parts: tuple[Effect, ...]


class EachPlayer(Node, frozen=True, kw_only=True, tag="each-player"):
    """One step in which these players do it, deciding in initiative order (6.1.h). Inside, "you" is each of them."""

    do: Effect
    who: Who = "each"
    """The players that the effect names (7.5.5.b)."""


class Sequence(kernel.Sequence, frozen=True, kw_only=True, tag="sequence"):
    steps: tuple[Effect, ...]


class May(kernel.May, frozen=True, kw_only=True, tag="may"):
    """An optional step (6.5.c)."""

    do: Effect
    who: Who = "you"


class If(kernel.If, frozen=True, kw_only=True, tag="if"):
    """A conditional step; with `otherwise` the condition is read once (6.5.d, 6.5.e)."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


class Modes(kernel.OneOf, frozen=True, kw_only=True, tag="modes"):
    """Choose `count` modes, in the order in which they are then done (6.5.g)."""

    modes: Annotated[dict[str, Effect], Meta(min_length=1)]
    count: Amount = 1
    repeatable: bool = False


class IfYouDo(kernel.IfYouDo, frozen=True, kw_only=True, tag="if-you-do"):
    """The second happens if the first was started, even if it was modified (6.5.f)."""

    first: Effect
    then: Effect | None = None
    otherwise: Effect | None = None


class PayTo(Node, frozen=True, kw_only=True, tag="pay-to"):
    """ "You may pay … to …": an internal action in 1.x (1.2.6.e), an optional cost in 3.0 (6.1.d)."""

    cost: tuple[Payment, ...]
    then: Effect


class Repeat(Node, frozen=True, kw_only=True, tag="repeat"):
    """A step done this many times, one after the other (6.5.i)."""

    times: Amount
    do: Effect


class ForEach(Node, frozen=True, kw_only=True, tag="for-each"):
    """A step for each object that matches, one after the other (6.5.i): it is bound under `name`."""

    what: Filter
    do: Effect
    name: str = "it"
    left: tuple[int, ...] | None = None
    """The objects that are yet to be processed; never in a card's own text."""


class TargetPlayer(Node, frozen=True, kw_only=True, tag="target-player"):
    """A player chosen as a target (6.5.b): `that-player` in the effect."""

    do: Effect
    who: Literal["opponent", "each"] = "each"


class Did(Node, frozen=True, kw_only=True, tag="did"):
    """The "if you did" of the effect before it (6.5.f); what `IfYouDo` becomes once its first part is under way."""

    then: Effect | None = None
    otherwise: Effect | None = None


class InternalDone(Node, frozen=True, kw_only=True, tag="internal-done"):
    """1.x: the end of an internal action, placed after it when it is paid for; never in a card's own text."""

    since: int
    """Reactions that entered Limbo from this timestamp on were caused by it."""
    within: bool = False
    """It was inside another one."""


Verb = Union[
    Discard, Sacrifice, Sabotage, Draw, Resupply, Move, Exchange, Gain, Lose, Remove, Ready, Exhaust, Augment, Double,
    ExchangeBoosts, CreateToken, SwitchExpeditions, MoveExpedition, Roll, Activate, Reveal, Play, AfterYou,
    Lasting, Win, Nothing,
]  # fmt: skip
"""A node that makes one step."""
Effect = Union[
    Discard, Sacrifice, Sabotage, Draw, Resupply, Move, Exchange, Gain, Lose, Remove, Ready, Exhaust, Augment, Double,
    ExchangeBoosts, CreateToken, SwitchExpeditions, MoveExpedition, Roll, Activate, Reveal, Play, AfterYou,
    Lasting, Win, Nothing,
    Simultaneously, EachPlayer, Sequence, May, If, Modes, IfYouDo, PayTo, Repeat, ForEach, TargetPlayer, Did,
    InternalDone,
]  # fmt: skip

from oracle.games.altered.language.abilities import LastingAbility  # noqa: E402  (the two describe each other)
