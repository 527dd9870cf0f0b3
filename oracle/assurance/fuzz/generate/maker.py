"""The interface of a maker of games, and the gaps of an engine."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Protocol

from msgspec import Struct, field

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.vocabulary import parts, places
from oracle.engines.language import newer, version_needed
from oracle.profiles import PROFILES
from oracle.protocol.declared import WAYS_OF_PAYING
from oracle.protocol.messages import Action, Card, Observation, SetupParams
from oracle.protocol.values import Json
from oracle.suite.games import SEATS, USUAL

PLAYERS = SEATS[:USUAL]


class Offered(Struct, kw_only=True):
    """The possible subjects of games with an engine (its declarations without the gaps found so far), and the required
    ones.
    """

    capabilities: frozenset[str]
    language: int | None = None
    """The newest version of the card language that it knows; None: all versions."""
    lacking_cards: set[str] = field(default_factory=set)
    """The names of printed cards that it reported as unsupported."""
    lacking_words: set[str] = field(default_factory=set)
    """Words of card texts (`oracle.assurance.fuzz.generate.vocabulary.parts`) that it reported as unsupported."""
    lacking_actions: set[str] = field(default_factory=set)
    """Kinds of action that it reported as unsupported; a play with its kind of cost."""
    crowded: float = 0.12
    """The share of games with more than two players, if the engine supports them."""
    asked: frozenset[str] = frozenset()
    """The requested subjects of all games (`oracle.assurance.fuzz.generate.drawing.asked`); empty: anything."""
    cards: tuple[str, ...] = ()
    """The requested printed cards of all games; empty: any."""

    def has(self, capability: str) -> bool:
        return capability in self.capabilities

    def not_known(self, game: str) -> frozenset[str]:
        """The parts that a made-up card must not have: those newer than the engine's language, and those it does not
        know.
        """
        return newer(game, self.language) | self.lacking_words

    def can_be_given(self, game: str, definition: Json) -> bool:
        """Whether a made-up card has no part that the engine, by its declarations or answers, does not know."""
        if not fits(self, tuple(card_needs(game, definition))) or parts(definition) & self.lacking_words:
            return False
        return self.language is None or version_needed(game, {definition["name"]: definition}) <= self.language


class Maker(Protocol):
    """Makes positions and actions of one game."""

    def restock(self, dice: Dice) -> None:
        """Make the cards of the following games."""

    def setup(self, dice: Dice, edition: str) -> SetupParams:
        """A position with everything that belongs to it."""

    def definition(self, dice: Dice, name: str) -> Json:
        """Another card to replace the made-up one of that name."""

    def states(self, dice: Dice, card: Card, definition: Json) -> Card:
        """The card in other states, with other counters."""

    def filled(self, dice: Dice, action: Action, table: Observation) -> Action:
        """A listed action with some of its open choices made."""

    def proposal(self, dice: Dice, table: Observation) -> tuple[str, Action] | None:
        """A move that a player could try, usually illegal; None if none is found."""


def action_kind(action: Action) -> str:
    """`play ink`, `quest`."""
    return f"play {action.cost.kind}" if action.cost is not None else action.kind


def action_needs(game: str, action: Action) -> Iterator[str]:
    """The capabilities that an engine must declare for this action."""
    if (need := PROFILES[game].action_needs.get(action.kind)) is not None:
        yield need
    if action.cost is not None:
        needed = "other-costs" if action.cost.kind == "other" else action.cost.kind
        if needed in WAYS_OF_PAYING:
            yield needed
        if action.cost.resources:
            yield "resource-choice"


def card_needs(game: str, definition: Json) -> Iterator[str]:
    """The capabilities that an engine must declare for this card."""
    known = PROFILES[game]
    yield from (need for field, value, need in known.card_needs if definition.get(field) == value)
    for (_, _), part, _ in places(definition):
        if isinstance(part, dict) and (tag := part.get("is")):
            for key in (tag, *(f"{tag}.{field}" for field in part)):
                yield from known.node_needs.get(key, ())


def fits(offered: Offered, needs: Collection[str]) -> bool:
    """Whether the engine declared all of it."""
    return offered.capabilities.issuperset(needs)
