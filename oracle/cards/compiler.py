"""What a game's compiler gives back, and how it is proven."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from msgspec import Struct

from oracle.profiles.known import part
from oracle.protocol.values import Json, JsonObject

Heard = tuple[tuple[str, ...], ...]
"""Of each part of a text forms of words."""


class Compiled(Struct, frozen=True):
    """A card that was understood: its definition as data, and the normal forms of each part of its text."""

    card: JsonObject
    normal: Heard
    """Of each part every form of words in which it was read."""


class Refused(Exception):
    """A text that was not understood; `words` are those that stopped it.

    `beyond`: they are a word of the game that the rule book does not have, so that no grammar could say it.
    """

    def __init__(self, words: str, *, beyond: bool = False) -> None:
        super().__init__(words)
        self.words = words
        self.beyond = beyond


class Compiler(Protocol):
    """What the part `printed` of a game offers."""

    COLUMNS: Mapping[str, str]
    """Field of a card → the column of a file of cards that holds it: `name`, `set`, `text`, and what the game has."""

    def plain(self, columns: Mapping[str, Json]) -> Mapping[str, Json]:
        """A card of a public format in the columns of `COLUMNS`; any other as it is."""

    def compiled(self, facts: Mapping[str, object], text: str) -> Compiled:
        """A card from its facts, further printed texts among them, and its printed text. Raises Refused."""

    def said_back(self, card: Mapping[str, object], heard: Heard = ()) -> tuple[tuple[str | None, ...], ...]:
        """For each part of a card's text the forms in which its definition can be said; None for what cannot.

        Of several forms for the same, those of `heard`, the forms of each part, come first.
        """

    def comparable(self, card: Mapping[str, object]) -> Json:
        """What a definition does, without what makes no difference to it."""

    def full_name(self, facts: Mapping[str, Json]) -> str:
        """What a printed card is known by in scenarios and messages, from the facts of its line."""

    def printing(self, facts: Mapping[str, Json]) -> str:
        """What tells a printed card from all others, from the facts of its line."""


def compiler_of(game: str) -> Compiler | None:
    """The compiler of a game's printed texts; None where it has none yet."""
    return cast("Compiler | None", part(game, "printed"))


def unproven(compiler: Compiler, made: Compiled) -> str | None:
    """The first part of a text that its definition does not say back; None if all are said back."""
    for words, said in zip(made.normal, compiler.said_back(made.card, made.normal), strict=True):
        if not set(words) & set(said):
            return words[0]
    return None
