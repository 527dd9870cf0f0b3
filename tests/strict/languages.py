"""What is tried of each game's language: its types, the cards that say something, and drawn ones besides."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

import msgspec
from msgspec import Struct

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.engines.games import binding
from oracle.games.altered import language as altered
from oracle.games.altered.profile.fuzz import cards as altered_cards
from oracle.games.lorcana import language as lorcana
from oracle.games.lorcana.profile.fuzz import cards as lorcana_cards
from oracle.language.strictness import rows

Json = Any


class Language(Struct, frozen=True, kw_only=True):
    """A game's language of cards, as far as it is tried."""

    game: str
    edition: str
    definition: type
    filters: tuple[type, ...]
    names: tuple[str, ...]
    """Under which cards are bound."""
    drawn: Callable[[int], Json]
    """The seed of a made-up card → its definition."""
    printed: Callable[[], Mapping[str, Json]]
    """Printed cards of the project by name, as JSON."""
    internal: tuple[str, ...] = ()
    """Kinds of node that the oracle itself makes: refused in every text."""
    most_undecided: int
    """Rows neither shown alive nor refused; may only be made smaller."""

    @property
    def rows(self) -> tuple[str, ...]:
        """Every kind of node in every field that may hold it, and every field."""
        found = rows(self.definition, self.filters)
        return tuple(row for row in found if not {row.partition(".")[0], row.partition(" > ")[2]} & {*self.internal})


@cache
def _printed(game: str) -> dict[str, Json]:
    return {name: json.loads(msgspec.json.encode(card)) for name, card in binding(game).printed.items()}


LANGUAGES = {
    "lorcana": Language(
        game="lorcana",
        edition="2.2",
        definition=lorcana.Definition,
        filters=(lorcana.Filter,),
        names=("chosen", "this", "that", "taken", "revealed", "rest", "looked", "second", "played", "to", "from"),
        drawn=lambda seed: lorcana_cards.made_up(
            Dice(f"strict/{seed}"), seed, lorcana_cards.NAMES, lorcana_cards.CLASSES
        ),
        printed=partial(_printed, "lorcana"),
        internal=("ReturnAlone",),
        most_undecided=0,
    ),
    "altered": Language(
        game="altered",
        edition="3.0",
        definition=altered.Definition,
        filters=(altered.Filter,),
        names=("it", "this", "that", "chosen", "paid", "target"),
        drawn=lambda seed: altered_cards.made_up(Dice(f"strict/{seed}"), f"Drawn {seed}"),
        printed=partial(_printed, "altered"),
        internal=("Did", "InternalDone"),
        most_undecided=0,
    ),
}
