"""A game of Lorcana at any moment, also in the middle of an action, as one JSON text, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Union

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.kernel.errors import InputError
from oracle.kernel.run import Position
from oracle.kernel.saved import Paused, pause, resume
from oracle.lorcana import tasks
from oracle.lorcana.cards.language import Definition
from oracle.lorcana.cards.library import PRINTED
from oracle.lorcana.editions import EDITIONS
from oracle.lorcana.game import Lorcana
from oracle.lorcana.state import State

AnyTask = Union[
    tasks.PlayCard,
    tasks.InkCard,
    tasks.Quest,
    tasks.Challenge,
    tasks.Move,
    tasks.UseAbility,
    tasks.EndTurn,
    tasks.Concede,
    tasks.ResolveAction,
    tasks.ResolveAbility,
    tasks.ResolveTriggered,
    tasks.Check,
    tasks.Bag,
    tasks.ChallengeDamage,
    tasks.EndChallenge,
    tasks.EndEffects,
    tasks.PassTurn,
    tasks.ReadyStep,
    tasks.SetStep,
    tasks.DrawStep,
    tasks.MainPhase,
]
"""Everything that can stand on the agenda."""

FORMAT = "lorcana-1"
_DIGEST = 16


class Saved(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The constants of the game, and where it is."""

    edition: str
    printed: dict[str, str]
    """Ref → full name of the printed card."""
    made_up: dict[str, Definition] = {}
    """Ref → definition of a card that is not printed so."""
    at: Paused[State, AnyTask]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Saved).decode


def save(game: Lorcana, at: Position) -> str:
    """A text that holds everything the game needs to go on, except rules replaced by hand.

    It begins with its format and a digest of the rest, so that a damaged text is not taken for a game.
    """
    printed = {ref: card.full_name for ref, card in game.cards.items() if PRINTED.get(card.full_name) == card}
    made_up = {ref: card for ref, card in game.cards.items() if ref not in printed}
    text = _encode(
        Saved(edition=game.edition.name, printed=printed, made_up=made_up, at=pause(at))  # type: ignore[arg-type]
    )
    return f"{FORMAT} {_digest(text)} {text.decode()}"


def load(text: str, overrides: Mapping[str, Callable[..., Any]] | None = None) -> tuple[Lorcana, Position]:
    """The game and the position that `save` wrote; `overrides` are the rules the game is to go on with.

    Raises InputError for a text that is damaged, is of another format, or names an edition or card not known here.
    """
    saved = _read(text)
    edition = EDITIONS.get(saved.edition)
    if edition is None:
        raise InputError("snapshot", f"{saved.edition} is no edition", ", ".join(EDITIONS))
    game = Lorcana(edition, _cards(saved), overrides)
    at = saved.at
    start = None if at.start is None else game.start(at.start)
    return game, resume(game, replace(at, base=game.start(at.base), start=start))


def _cards(saved: Saved) -> dict[str, Definition]:
    unknown = sorted(name for name in saved.printed.values() if name not in PRINTED)
    if unknown:
        raise InputError("snapshot", f"no printed card is called {unknown[0]}")
    return {ref: PRINTED[name] for ref, name in saved.printed.items()} | saved.made_up


def _read(text: str) -> Saved:
    head, _, rest = text.partition(" ")
    digest, _, content = rest.partition(" ")
    try:
        data = content.encode()
    except UnicodeEncodeError as error:
        raise InputError("snapshot", f"it is not Unicode text: {error.reason}") from None
    if head != FORMAT or digest != _digest(data):
        raise InputError("snapshot", "it is damaged or was not taken here", "a text that `snapshot` gave, unchanged")
    try:
        return _decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise InputError("snapshot", f"it does not hold a game: {error}") from None


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:_DIGEST]
