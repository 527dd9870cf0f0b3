"""The interface of a game's compiler, and the proof of its results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from msgspec import Struct

from oracle.profiles.known import part
from oracle.protocol.values import Json, JsonObject

Heard = tuple[tuple[str, ...], ...]
"""For each part of a text, its forms of words."""


class Compiled(Struct, frozen=True):
    """A card that was understood: its definition as data, and the normal forms of each part of its text."""

    card: JsonObject
    normal: Heard
    """For each part, every wording in which it was read."""


class Refused(Exception):
    """A text that was not understood; reading stopped at `words`.

    `beyond`: they include a game term that the rule book does not define, so no grammar could cover it.
    """

    def __init__(self, words: str, *, beyond: bool = False) -> None:
        super().__init__(words)
        self.words = words
        self.beyond = beyond


class Compiler(Protocol):
    """What the module `printed` of a game provides."""

    COLUMNS: Mapping[str, str]
    """Field of a card → the column of a card file that holds it: `name`, `set`, `text`, and the game's own fields."""

    def plain(self, columns: Mapping[str, Json]) -> Mapping[str, Json]:
        """Convert a card of a public format to the columns of `COLUMNS`; leave any other card unchanged."""

    def compiled(self, facts: Mapping[str, object], text: str) -> Compiled:
        """Compile a card from its facts (including further printed texts) and its printed text. Raises Refused."""

    def said_back(self, card: Mapping[str, object], heard: Heard = ()) -> tuple[tuple[str | None, ...], ...]:
        """For each part of a card's text, the forms of words that express its definition; None for a part that has
        none.

        If there are several, the forms in `heard` (one group per part) come first.
        """

    def comparable(self, card: Mapping[str, object]) -> Json:
        """The behavior of a definition, without details that make no difference."""

    def full_name(self, facts: Mapping[str, Json]) -> str:
        """The full name of a printed card in scenarios and messages, from the facts on its line."""

    def printing(self, facts: Mapping[str, Json]) -> str:
        """A key that identifies one printed card, from the facts on its line."""


def compiler_of(game: str) -> Compiler | None:
    """The compiler for a game's printed texts; None if it has none yet."""
    return cast("Compiler | None", part(game, "printed"))


def unproven(compiler: Compiler, made: Compiled) -> str | None:
    """The first part of a text that its definition does not reproduce; None if all parts are reproduced."""
    for words, said in zip(made.normal, compiler.said_back(made.card, made.normal), strict=True):
        if not set(words) & set(said):
            return words[0]
    return None
