"""Saves a match as data or text: only the inputs of its re-run, not the results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.kernel.decisions import Answer, NeedsAnswer
from oracle.kernel.errors import IllegalAction, InputError
from oracle.kernel.position import Position
from oracle.kernel.rules import Overrides
from oracle.kernel.run import AnyGame, Game, Run, Task
from oracle.kernel.state import State

D = TypeVar("D")
E = TypeVar("E")
G = TypeVar("G", bound=AnyGame)
S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Task)


class Paused(Struct, Generic[S, T], frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position without the results of its re-run: the table and the decision. S: the game's state, T: its tasks."""

    base: S
    start: S | None = None
    """The state before the current action; absent if it equals the base."""
    agenda: tuple[T, ...] = ()
    answers: tuple[Answer, ...] = ()
    serial: int = 0


def pause(position: Position) -> Paused[Any, Any]:
    """The part of a position that has to be saved."""
    start = None if position.start is position.base else position.start
    return Paused(
        base=position.base, start=start, agenda=position.agenda, answers=position.answers, serial=position.serial
    )


def resume(game: Game[S, E], kept: Paused[S, T]) -> Position:
    """Restore a position: the current task is re-run up to its question.

    Its states must be ready to play (with the data the game attaches to them). Raises InputError if the task asks no
    question there, which means that the position cannot belong to this game.
    """
    base = kept.base
    if not kept.agenda:
        return Position(base=base, table=base, serial=kept.serial)
    run = Run(game, base, kept.answers, serial=kept.serial)
    try:
        game.perform(run, kept.agenda[0])
    except NeedsAnswer as question:
        run.settle()
        return Position(
            base=base, table=run.state, start=base if kept.start is None else kept.start, agenda=kept.agenda,
            answers=kept.answers, decision=question.decision, serial=kept.serial, reported=len(run.events),
            offer=run.offer,
        )  # fmt: skip
    except IllegalAction as illegal:
        raise InputError("position", f"the action under way is refused there: {illegal}") from None
    raise InputError("position", "the action under way asks nothing there", "a position saved under the same rules")


# --- as text --------------------------------------------------------------------------------------------

_DIGEST = 16


class Saved(Struct, Generic[D, S, T], frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The constants of a match, and its position. D: the game's card definitions."""

    edition: str
    printed: dict[str, str]
    """Ref → full name of the printed card."""
    made_up: dict[str, D] = {}
    """Ref → definition of a made-up card."""
    at: Paused[S, T]


class Archive(Generic[G, E, D]):
    """Saves and loads the matches of one game.

    A text begins with the game, the format version, and a digest of the rest, so that a damaged text is recognized.
    """

    def __init__(
        self,
        game: str,
        version: int,
        saved: object,
        *,
        editions: Mapping[str, E],
        printed: Mapping[str, D],
        match: Callable[[E, Mapping[str, D], Overrides | None], G],
    ) -> None:
        """`saved`: the game's own subclass of `Saved`; `printed`: its printed cards by full name; `match` builds a
        match.
        """
        self._format = f"{game}-{version}"
        self._editions = editions
        self._printed = printed
        self._match = match
        self._encode = msgspec.json.Encoder().encode
        self._decode: Callable[[bytes], Saved[D, Any, Any]] = msgspec.json.Decoder(saved).decode

    def save(self, game: G, at: Position) -> str:
        """A text with everything the match needs to go on, except rules replaced by hand."""
        printed = {ref: card.full_name for ref, card in game.cards.items() if self._printed.get(card.full_name) == card}
        made_up = {ref: card for ref, card in game.cards.items() if ref not in printed}
        data = self._encode(Saved(edition=game.edition.name, printed=printed, made_up=made_up, at=pause(at)))
        return f"{self._format} {_digest(data)} {data.decode()}"

    def load(self, text: str, overrides: Overrides | None = None) -> tuple[G, Position]:
        """The match and position that `save` wrote; `overrides` are the rules to replace from now on.

        Raises InputError if the text is damaged or in another format, or names an unknown edition or card.
        """
        saved = self._read(text)
        edition = self._editions.get(saved.edition)
        if edition is None:
            raise InputError("snapshot", f"{saved.edition} is not a valid edition", ", ".join(self._editions))
        game = self._match(edition, self._cards(saved), overrides)
        at = saved.at
        start = None if at.start is None else game.start(at.start)
        return game, resume(game, replace(at, base=game.start(at.base), start=start))

    def _cards(self, saved: Saved[D, Any, Any]) -> dict[str, D]:
        unknown = sorted(name for name in saved.printed.values() if name not in self._printed)
        if unknown:
            raise InputError("snapshot", f"no printed card is called {unknown[0]}")
        return {ref: self._printed[name] for ref, name in saved.printed.items()} | saved.made_up

    def _read(self, text: str) -> Saved[D, Any, Any]:
        head, _, rest = text.partition(" ")
        digest, _, content = rest.partition(" ")
        try:
            data = content.encode()
        except UnicodeEncodeError as error:
            raise InputError("snapshot", f"it is not Unicode text: {error.reason}") from None
        if head != self._format or digest != _digest(data):
            raise damaged()
        try:
            return self._decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise InputError("snapshot", f"it does not hold a game: {error}") from None


def game_of(text: str) -> str:
    """The game named in a saved text; arbitrary if the text is damaged."""
    return text.partition(" ")[0].rpartition("-")[0]


def damaged() -> InputError:
    """The error for a text that was not written here."""
    return InputError("snapshot", "it is damaged or was not saved here", "a text that `snapshot` gave, unchanged")


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:_DIGEST]
