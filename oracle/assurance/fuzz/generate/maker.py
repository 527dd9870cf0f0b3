"""What a maker of games offers, whatever the game, and what an engine lacks."""

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
    """What games with an engine can be about: what it declared, less what it turned out to lack; and what they must."""

    capabilities: frozenset[str]
    language: int | None = None
    """The newest version of the language of cards that it knows; None: all of them."""
    lacking_cards: set[str] = field(default_factory=set)
    """Names of printed cards that it called unsupported."""
    lacking_words: set[str] = field(default_factory=set)
    """Words of card texts (`oracle.assurance.fuzz.generate.vocabulary.parts`) that it called unsupported."""
    lacking_actions: set[str] = field(default_factory=set)
    """Kinds of action that it called unsupported, a play with its kind of cost."""
    crowded: float = 0.12
    """How many games have more than two players, of an engine that can seat them."""
    asked: frozenset[str] = frozenset()
    """What all games are asked to be about (`oracle.assurance.fuzz.generate.drawing.asked`); empty: anything."""
    cards: tuple[str, ...] = ()
    """Printed cards that all games are asked to be about; empty: any."""

    def has(self, capability: str) -> bool:
        return capability in self.capabilities

    def not_known(self, game: str) -> frozenset[str]:
        """What a made-up card cannot say: what is newer than the language of the engine, and what it does not know."""
        return newer(game, self.language) | self.lacking_words

    def can_be_given(self, game: str, definition: Json) -> bool:
        """Whether a made-up card says nothing that the engine has declared or shown not to know."""
        if not fits(self, tuple(card_needs(game, definition))) or parts(definition) & self.lacking_words:
            return False
        return self.language is None or version_needed(game, {definition["name"]: definition}) <= self.language


class Maker(Protocol):
    """Makes positions and actions of one game."""

    def restock(self, dice: Dice) -> None:
        """Make the cards of the games to come."""

    def setup(self, dice: Dice, edition: str) -> SetupParams:
        """A position, and all that goes with it."""

    def definition(self, dice: Dice, name: str) -> Json:
        """Another card to stand in for the made-up one of that name."""

    def states(self, dice: Dice, card: Card, definition: Json) -> Card:
        """The card in other states, with other counters."""

    def filled(self, dice: Dice, action: Action, table: Observation) -> Action:
        """A listed action with some of what it left open."""

    def proposal(self, dice: Dice, table: Observation) -> tuple[str, Action] | None:
        """Anything that somebody could try, mostly against the rules; None where nothing comes to mind."""


def action_kind(action: Action) -> str:
    """`play ink`, `quest`."""
    return f"play {action.cost.kind}" if action.cost is not None else action.kind


def action_needs(game: str, action: Action) -> Iterator[str]:
    """The capabilities an engine must declare to be asked for this."""
    if (need := PROFILES[game].action_needs.get(action.kind)) is not None:
        yield need
    if action.cost is not None:
        needed = "other-costs" if action.cost.kind == "other" else action.cost.kind
        if needed in WAYS_OF_PAYING:
            yield needed
        if action.cost.resources:
            yield "resource-choice"


def card_needs(game: str, definition: Json) -> Iterator[str]:
    """The capabilities an engine must declare to be given this card."""
    known = PROFILES[game]
    yield from (need for field, value, need in known.card_needs if definition.get(field) == value)
    for (_, _), part, _ in places(definition):
        if isinstance(part, dict) and (tag := part.get("is")):
            for key in (tag, *(f"{tag}.{field}" for field in part)):
                yield from known.node_needs.get(key, ())


def fits(offered: Offered, needs: Collection[str]) -> bool:
    """Whether the engine declared all of it."""
    return offered.capabilities.issuperset(needs)
