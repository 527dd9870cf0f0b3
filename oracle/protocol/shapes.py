"""What an engine may say in one game: its zones and states, the players of the position, questions with an answer.

The decoder checks types, sizes and numbers; this is what only game and position can tell. Both are applied where
messages are read, so nobody who asks an engine has to think of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NoReturn

from oracle.protocol.bounds import MORE_CARDS
from oracle.protocol.codec import CodecError
from oracle.protocol.display import shown
from oracle.protocol.messages import (
    OUT_OF_PLAY,
    QUESTIONS,
    Card,
    Decision,
    GameResult,
    Message,
    Observation,
    ObserveParams,
    Reply,
    SetupParams,
)
from oracle.protocol.words import STATES, ZONES

Place = tuple[str, str, tuple[str, ...]]
"""Player, zone and states of a card."""


@lru_cache(maxsize=64)
def _right_places(game: str, players: tuple[str, ...]) -> set[Place]:  # noqa: ARG001 - the key of the cache
    """Those found right in any position of these players so far; the words of a game never change."""
    return set()


_LONGEST = 100
"""Most characters shown of a word that an engine made up."""


class Shapes:
    """Checks everything that an engine shows and asks after one `setup`.

    Raises `CodecError` of the kind `shape`, or `flood` where there is too much of something.
    """

    __slots__ = ("_most_cards", "_places", "_players", "_states", "_zones")

    def __init__(self, params: SetupParams) -> None:
        self._players = tuple([player.name for player in params.position.players])
        self._most_cards = len(params.position.cards) + MORE_CARDS
        self._zones = (*ZONES.get(params.game, ()), OUT_OF_PLAY)
        self._states = tuple(STATES.get(params.game, ()))
        self._places = _right_places(params.game, self._players)

    def check(self, params: Message, answer: Message) -> None:
        """An answer, with the parameters of its question; what is neither table nor reply is right."""
        if isinstance(answer, Observation):
            self.seen(answer, view=isinstance(params, ObserveParams) and params.viewer is not None)
        elif isinstance(answer, Reply) and answer.decision is not None:
            self.asked(answer.decision)

    def seen(self, observation: Observation, *, view: bool = False) -> None:
        """A table; `view`: one player's, which may hide what another is asked.

        Of a game that is over only the result is held against anything.
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
        if len({card.ref for card in cards}) < len(cards):
            count = Counter(card.ref for card in cards)
            twice = ", ".join(sorted(ref for ref in count if count[ref] > 1))
            _wrong("position.cards", f"there are several cards with the ref {shown(twice)}")

    def _check_table(self, observation: Observation, *, view: bool) -> None:
        position, places = observation.position, self._places
        names = tuple([player.name for player in position.players])
        if names != self._players:
            self._check_names(names)
        for player in position.players:
            if player.counters:
                _counts(player.counters, f"position.players ({shown(player.name, _LONGEST)})")
        for card in position.cards:
            if (card.player, card.zone, card.states) not in places:
                self._check_card(card)
            if card.counters:
                _counts(card.counters, "", card)
            if card.controller is not None and card.controller not in self._players:
                self._player(card.controller, f"{_card_path(card)}.controller")
        self._check_turn(observation)
        if observation.decision is not None and not (view and not observation.decision.options):
            self.asked(observation.decision)
        for ability in observation.waiting:
            self._player(ability.player, "waiting.player")

    def asked(self, decision: Decision) -> None:
        """A question that was asked."""
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

    def _check_card(self, card: Card) -> None:
        path = _card_path(card)
        self._player(card.player, f"{path}.player")
        if card.zone not in self._zones:
            _wrong(f"{path}.zone", f"there is no zone {_quoted(card.zone)}", self._zones)
        for state in card.states:
            if state not in self._states:
                _wrong(f"{path}.states", f"there is no state {_quoted(state)}", self._states)
        if len(set(card.states)) < len(card.states):
            _wrong(f"{path}.states", "a state is there twice")
        self._places.add((card.player, card.zone, card.states))

    def _check_turn(self, observation: Observation) -> None:
        turn = observation.position.turn
        self._player(turn.player, "position.turn.player")
        if turn.first is not None:
            self._player(turn.first, "position.turn.first")
        if turn.number < 0:
            _wrong("position.turn.number", f"{turn.number} is below 0")
        if turn.counters:
            _counts(turn.counters, "position.turn")

    def _check_result(self, result: GameResult) -> None:
        if result.winner is not None:
            self._player(result.winner, "result.winner")
        for name in result.losers:
            self._player(name, "result.losers")

    def _player(self, name: str, path: str) -> None:
        if name not in self._players:
            _wrong(path, f"there is no player {_quoted(name)}", self._players)


def _counts(counters: Mapping[str, int], path: str, card: Card | None = None) -> None:
    for name, count in counters.items():
        if count < 0:
            path = path if card is None else _card_path(card)
            _wrong(f"{path}.counters", f"{count} {shown(name, _LONGEST)} is below 0")


def _card_path(card: Card) -> str:
    return f"position.cards ({shown(card.ref, _LONGEST)})"


def _quoted(word: str) -> str:
    return f'"{shown(word, _LONGEST)}"'


def _wrong(path: str, what: str, known: Iterable[str] = ()) -> NoReturn:
    there_are = ", ".join(known)
    raise CodecError("shape", f"{path}: {what}" + (f"; there are {there_are}" if there_are else ""))
