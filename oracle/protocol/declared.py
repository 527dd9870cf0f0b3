"""What an engine may declare for a game in `initialize`: capabilities and manners."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from oracle.profiles import PROFILES

COMMON_CAPABILITIES: dict[str, str] = {
    "made-up-cards": "plays cards whose definition comes with setup",
    "keyword-cards": "plays made-up cards whose only text is keywords",
    "plain-cards": "plays made-up cards without text",
    "known-cards": "says which printed cards it knows",
    "stepwise-triggers": "asks for each waiting triggered ability which one resolves next, and shows what waits",
    "counted-triggers": "shows each waiting triggered ability as a separate entry, as often as it has triggered",
    "resource-choice": "lets the player choose which ink cards are exerted, or which Mana Orbs exhausted",
    "free": "plays cards for free by a permission or an effect",
    "second-player": "may be set up with an active player who is not first",
    "beginnings": "may be set up in the phase `setup`, and begins the game",
    "history": "may be set up with facts that happened earlier this turn, or this day",
    "snapshots": "snapshot and restore",
    "hidden-views": "observe for one player",
    "characteristics": "reports a card's current numbers and keywords",
    "legal-lists": "lists legal actions completely",
    "digest": "gives a hash of the table instead of the whole table",
    "clauses": "refusals carry the clause number as their code",
}

GAME_CAPABILITIES: dict[str, Mapping[str, str]] = {game.id: game.capabilities for game in PROFILES.values()}
"""Capabilities of one game only."""

CAPABILITIES: dict[str, str] = {
    **COMMON_CAPABILITIES,
    **{name: text for own in GAME_CAPABILITIES.values() for name, text in own.items()},
}
"""What an engine may declare for a game. A scenario that needs what an engine lacks is *unsupported*."""

WAYS_OF_PAYING = frozenset({"free", *(name for game in PROFILES.values() for name in game.ways_of_paying)})
"""Capabilities for the kinds of cost that the engine knows. If such a cost is unsupported, a card must be the
reason.
"""

WHOLE_GAMES = frozenset({"beginnings", *(name for game in PROFILES.values() for name in game.whole_games)})
"""Capabilities for whole games: best added once an engine handles positions correctly."""

FROM_DECKS = "from-decks"
ONE_VIEW = "one-view"
LIMITS: dict[str, str] = {
    FROM_DECKS: "is not put into positions: it takes decks in a given order, and is played from there",
    ONE_VIEW: "shows the table only as the player in the first seat sees it",
}
"""Declared among the capabilities, but says what an engine does not do: no engine declares it by declaring them all."""

INCLUDED: Mapping[str, tuple[str, ...]] = {
    "made-up-cards": ("keyword-cards", "plain-cards"),
    "keyword-cards": ("plain-cards",),
    FROM_DECKS: ("beginnings",),
}
"""Capability → the capabilities that it includes."""

NEEDED_FOR: dict[str, str] = {
    "cards": "known-cards",
    "characteristics": "characteristics",
    "legal": "legal-lists",
    "digest": "digest",
    "snapshot": "snapshots",
    "restore": "snapshots",
}
"""Optional method → the capability that promises it."""

MANNERS: dict[str, str] = {
    "resources-as-counter": "knows how many ink cards or Mana Orbs are ready and spent, not which",
    "stacks-as-sets": "knows which cards are under a card, not their order; no engine has to, so this changes nothing",
    "stacks-in-order": "shows the newest of the cards under another as the lowest, as vectors with such cards do",
    "choices-with-action": "takes target, singers, cards to shift onto and Expedition with the action only",
    "asks-targets": "asks for the target of `challenge` and `move` if the action omits it",
}
"""What an engine may declare about its manners. Older engines declare none, and a manner never makes a scenario
unsupported.
"""


def with_included(capabilities: Iterable[str]) -> frozenset[str]:
    """Declared capabilities and all that they include."""
    return frozenset(name for one in capabilities for name in (one, *INCLUDED.get(one, ())))


def declared_for(need: str, capabilities: Collection[str]) -> str:
    """The declared capability that provides `need`: itself, or one that includes it; empty if there is none."""
    if need in capabilities:
        return need
    return next((one for one, included in INCLUDED.items() if one in capabilities and need in included), "")


def capabilities_of(game: str) -> tuple[str, ...]:
    """What an engine may declare for this game."""
    return (*COMMON_CAPABILITIES, *GAME_CAPABILITIES.get(game, ()))
