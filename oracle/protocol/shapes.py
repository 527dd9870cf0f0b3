"""Validates an engine's answers within one game: zones and states, the position's players, questions.

The decoder checks types, sizes and numbers; these checks need the game and the position. Both run on reading, so that
callers need not think of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NoReturn, TypeVar

from oracle.profiles import PROFILES
from oracle.protocol.bounds import MORE_CARDS
from oracle.protocol.codec import CodecError
from oracle.protocol.display import shown
from oracle.protocol.messages import (
    OUT_OF_PLAY,
    QUESTIONS,
    Card,
    CardsParams,
    CardsResult,
    Decision,
    GameResult,
    Message,
    Observation,
    ObserveParams,
    Player,
    Reply,
    SetupParams,
)
from oracle.protocol.seen_cards import SeenCards

M = TypeVar("M", bound=Message)

_LONGEST = 100
"""Maximum characters shown of an engine's invalid word."""


def check_known(params: CardsParams, answer: CardsResult) -> None:
    """Raise `CodecError` if an engine says it knows a card that it was not asked about, or lists one twice."""
    seen: set[str] = set()
    for name in answer.known:
        if name not in params.cards:
            _wrong("known", f"it was not asked about {_quoted(name)}")
        if name in seen:
            _wrong("known", f"{_quoted(name)} is there twice")
        seen.add(name)


def check(shapes: Shapes | None, params: Message, answer: Message) -> None:
    """Raise `CodecError` for an invalid answer; `shapes` is None if no game is set up."""
    if isinstance(params, CardsParams) and isinstance(answer, CardsResult):
        check_known(params, answer)
    elif shapes is not None:
        shapes.check(params, answer)


class Shapes:
    """Validates everything that an engine shows and asks after one `setup`.

    Raises `CodecError` of the kind `shape`, or `flood` if there is too much of something.
    """

    __slots__ = ("_most_cards", "_players", "_words")

    def __init__(self, params: SetupParams) -> None:
        self._players = tuple([player.name for player in params.position.players])
        self._most_cards = len(params.position.cards) + MORE_CARDS
        self._words = _words_of(params.game, self._players)

    def table(self, line: bytes, id: int) -> Observation | None:  # noqa: A002 - JSON-RPC's word
        """The table in the answer `line` to request `id`, not yet validated; None if it must be read in full."""
        return self._words.seen.table(line, id)

    def check(self, params: Message, answer: Message) -> None:
        """Validate an answer, given the parameters of its request; only tables and replies are checked."""
        if isinstance(answer, Observation):
            self.seen(answer, view=isinstance(params, ObserveParams) and params.viewer is not None)
        elif isinstance(answer, Reply) and answer.decision is not None:
            self.asked(answer.decision)

    def seen(self, observation: Observation, *, view: bool = False) -> None:
        """Validate a table; `view`: one player's view, which may hide another player's options.

        Once a game is over, only the result is validated.
        """
        self._check_cards(observation.position.cards)
        if observation.result is None:
            self._check_table(observation, view=view)
        else:
            self._check_result(observation.result)

    def _check_cards(self, cards: tuple[Card, ...]) -> None:
        if len(cards) > self._most_cards:
            most = f"those of the position and {MORE_CARDS:,} more, that is {self._most_cards:,}"
            raise CodecError("flood", f"position.cards: {len(cards):,} cards; a table has at most {most}")
        if cards is not self._words.seen.last and len({card.ref for card in cards}) < len(cards):
            count = Counter(card.ref for card in cards)
            twice = ", ".join(sorted(ref for ref in count if count[ref] > 1))
            _wrong("position.cards", f"there are several cards with the ref {shown(twice)}")

    def _check_table(self, observation: Observation, *, view: bool) -> None:
        position, words = observation.position, self._words
        names = tuple([player.name for player in position.players])
        if names != self._players:
            self._check_names(names)
        for player in position.players:
            if player.counters:
                _counts(player.counters, _player_path, player)
        if position.cards is not words.seen.last:
            for card in position.cards:
                words.card(card)
        self._check_turn(observation)
        if observation.decision is not None and not (view and not observation.decision.options):
            self.asked(observation.decision)
        for ability in observation.waiting:
            self._player(ability.player, "waiting.player")

    def asked(self, decision: Decision) -> None:
        """Validate a question."""
        self._player(decision.player, "decision.player")
        if decision.kind not in QUESTIONS:
            _wrong("decision.kind", f"there is no kind {_quoted(decision.kind)}", QUESTIONS)
        options = decision.options
        if len(set(options)) < len(options):
            twice = Counter(options).most_common(1)[0][0]
            _wrong("decision.options", f"{_quoted(twice)} is offered twice; give what is equal a number")
        if decision.least < 0 or decision.most < decision.least:
            _wrong("decision", f"between {decision.least} and {decision.most} options are to be taken")
        if decision.least > len(options) and decision.kind != "name":
            _wrong("decision", f"{decision.least} options are to be taken of {len(options)}")

    def _check_names(self, names: tuple[str, ...]) -> None:
        for name in names:
            self._player(name, "position.players")
        if len(set(names)) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            _wrong("position.players", f"{_quoted(twice)} is there twice")
        for name in self._players:
            if name not in names:
                _wrong("position.players", f"{_quoted(name)} is missing")

    def _check_turn(self, observation: Observation) -> None:
        turn = observation.position.turn
        self._player(turn.player, "position.turn.player")
        if turn.first is not None:
            self._player(turn.first, "position.turn.first")
        if turn.number < 0:
            _wrong("position.turn.number", f"{turn.number} is below 0")
        if turn.counters:
            _counts(turn.counters, lambda _: "position.turn", turn)

    def _check_result(self, result: GameResult) -> None:
        if result.winner is not None:
            self._player(result.winner, "result.winner")
        for name in result.losers:
            self._player(name, "result.losers")

    def _player(self, name: str, path: str) -> None:
        self._words.player(name, path)


class _Words:
    """The words of a game and the players of a position, with the cards validated so far."""

    __slots__ = ("_places", "_players", "_states", "_zones", "seen")

    def __init__(self, game: str, players: tuple[str, ...]) -> None:
        self._players = players
        known = PROFILES.get(game)
        self._zones = (*(known.zones if known else ()), OUT_OF_PLAY)
        self._states = tuple({**known.states, **known.implied_states}) if known else ()
        self._places: set[tuple[str, str, tuple[str, ...]]] = set()
        self.seen = SeenCards(self.card)

    def player(self, name: str, path: str) -> None:
        if name not in self._players:
            _wrong(path, f"there is no player {_quoted(name)}", self._players)

    def card(self, card: Card) -> None:
        """Raises `CodecError` for a card that cannot be on a table."""
        place = (card.player, card.zone, card.states)
        if place not in self._places:
            self._place(card)
            self._places.add(place)
        if card.counters:
            _counts(card.counters, _card_path, card)
        if card.controller is not None:
            self.player(card.controller, f"{_card_path(card)}.controller")

    def _place(self, card: Card) -> None:
        path = _card_path(card)
        self.player(card.player, f"{path}.player")
        if card.zone not in self._zones:
            _wrong(f"{path}.zone", f"there is no zone {_quoted(card.zone)}", self._zones)
        for state in card.states:
            if state not in self._states:
                _wrong(f"{path}.states", f"there is no state {_quoted(state)}", self._states)
        if len(set(card.states)) < len(card.states):
            _wrong(f"{path}.states", "a state is there twice")


@lru_cache(maxsize=4)
def _words_of(game: str, players: tuple[str, ...]) -> _Words:
    """Shared by all positions with these players, since the words of a game never change."""
    return _Words(game, players)


def _counts(counters: Mapping[str, int], path: Callable[[M], str], holder: M) -> None:
    for name, count in counters.items():
        if count < 0:
            _wrong(f"{path(holder)}.counters", f"{count} {shown(name, _LONGEST)} is below 0")


def _player_path(player: Player) -> str:
    return f"position.players ({shown(player.name, _LONGEST)})"


def _card_path(card: Card) -> str:
    return f"position.cards ({shown(card.ref, _LONGEST)})"


def _quoted(word: str) -> str:
    return f'"{shown(word, _LONGEST)}"'


def _wrong(path: str, what: str, known: Iterable[str] = ()) -> NoReturn:
    there_are = ", ".join(known)
    raise CodecError("shape", f"{path}: {what}" + (f"; there are {there_are}" if there_are else ""))
