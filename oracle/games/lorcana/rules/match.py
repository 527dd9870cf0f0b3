"""The constants of one match: its edition, its cards, and everything derived from these alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.keywords import KeywordName
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.rules.edition import Edition
from oracle.games.lorcana.rules.state import PLAY, State
from oracle.kernel import run as kernel
from oracle.kernel.rules import Overrides


class Match(kernel.Game[State, Edition]):
    """The constants of one game: the edition, and every card's definition."""

    __slots__ = (
        "cards", "edition", "heard", "keywords", "names_in", "outside_play", "overrides", "playable_elsewhere",
        "replaces", "shown",
    )  # fmt: skip

    def __init__(self, edition: Edition, cards: Mapping[str, Definition], overrides: Overrides | None = None) -> None:
        """`cards`: ref → definition of every card of the game; `overrides`: rules replaced by a mutant."""
        self.edition: Edition = edition
        self.cards: Mapping[str, Definition] = cards
        self.overrides = {**edition.overrides, **overrides} if overrides else edition.overrides
        self.shown: dict[int, tuple[Any, Any]] = {}
        """Object id → the object, and its cached protocol form."""
        self.keywords: dict[str, dict[KeywordName, int]] = {}
        """Ref → the keywords printed on the card, with their numbers."""
        self.names_in: dict[int, tuple[object, frozenset[str]]] = {}
        """Id of a part of a text → the part, and the names it mentions."""
        self.playable_elsewhere: list[tuple[str, lang.PlayableFrom]] = []
        self.heard: set[str] = set()
        """The events to which any card of the game can react."""
        self.outside_play: dict[str, list[tuple[str, lang.Triggered, lang.When]]] = {}
        self.replaces = False
        for ref, card in cards.items():
            if (card.abilities or card.effect is not None) and card.replaces:
                self.replaces = True
            for ability in card.abilities:
                if isinstance(ability, lang.Triggered):
                    self._listens(ref, ability)
                elif isinstance(ability, lang.PlayableFrom):
                    self.playable_elsewhere.append((ref, ability))
            for given in card.gives:
                self._listens(ref, given)

    def _listens(self, ref: str, ability: lang.Triggered) -> None:
        for when in ability.when:
            self.heard.add(when.event)
            if when.zone != PLAY:
                self.outside_play.setdefault(when.event, []).append((ref, ability, when))


Run = kernel.Run[State, Match]
"""A run of a task of this game."""
