"""Draws what a game's phrases can say: random words, and the data that they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.cards.phrasing import Phrasing, put_in
from oracle.cards.templates import Phrase, SaidTwiceError, filled

TRIES = 3
"""How often the holes of a phrase are filled anew where they say the same field."""
FAR = 1_000
"""How deep a phrase is, or how far a kind, of which nothing is known yet."""


class Saying(NamedTuple):
    """Words, what they say, and the phrases that they were made of."""

    words: str
    data: Any
    phrases: tuple[Phrase, ...]


class Sayings:
    """The phrases of a game as a source of texts; the same dice draw the same.

    Each text is drawn around one phrase, and all phrases have the same chance to be that one.
    """

    def __init__(self, phrasing: Phrasing, samples: Mapping[str, Sequence[str]], starts: Sequence[str]) -> None:
        """`samples`: some words of each kind. `starts`: the kinds of whole texts."""
        self._terminals = phrasing.terminals
        self._samples = samples
        self._kinds = phrasing.by_kind
        least = self._least()
        self._depths = {kind: [_depth(one, least) for one in several] for kind, several in self._kinds.items()}
        self._ways = {kind: self._ways_to(kind) for kind in self._kinds}
        self._aims = {
            start: [one for kind, several in self._kinds.items() for one in several if self._ways[kind][start] < FAR]
            for start in starts
        }

    def draw(self, dice: Dice, start: str, room: int) -> Saying:
        """A text of that kind, nested so deep at most where a hole can be filled by less.

        Raises SaidTwiceError where its parts say the same field.
        """
        return self._drawn(dice, start, room, dice.pick(self._aims[start]))

    def _drawn(self, dice: Dice, kind: str, room: int, aim: Phrase | None) -> Saying:
        terminal = self._terminals.get(kind)
        if terminal is not None:
            word = dice.pick(self._samples[kind])
            return Saying(word, terminal.value(word), ())
        phrase = self._phrase(dice, kind, room, aim)
        further = [] if aim is None or phrase is aim else self._leading(phrase, aim.kind, room)
        way = dice.pick(further) if further else ""
        for left in range(TRIES, -1, -1):
            holes = {name: self._drawn(dice, of, room - 1, aim if name == way else None) for name, of in phrase.holes}
            try:
                data = filled(phrase.template, {name: one.data for name, one in holes.items()})
            except SaidTwiceError:
                if not left:
                    raise
            else:
                break
        words = put_in(phrase.text, {name: one.words for name, one in holes.items()})
        return Saying(words, data, (phrase, *(each for one in holes.values() for each in one.phrases)))

    def _phrase(self, dice: Dice, kind: str, room: int, aim: Phrase | None) -> Phrase:
        if aim is not None and kind == aim.kind and dice.hit(0.7):
            return aim
        fitting = self._fitting(kind, room, aim and aim.kind)
        return dice.pick(fitting) if fitting or aim is None else aim

    @cache  # noqa: B019 - as long as the phrases
    def _fitting(self, kind: str, room: int, aim: str | None) -> list[Phrase]:
        """The phrases of a kind that are not too deep; with an aim those that lead to it."""
        several, depths = self._kinds[kind], self._depths[kind]
        if aim is not None:
            return [one for one in several if self._leading(one, aim, room)]
        most = max(room, min(depths))
        return [one for one, depth in zip(several, depths, strict=True) if depth <= most]

    def _leading(self, phrase: Phrase, aim: str, room: int) -> list[str]:
        """The holes by which a phrase leads to another kind, with little nesting if there is no room for more."""
        ways = self._ways[aim]
        far = {name: ways.get(of, FAR) for name, of in phrase.holes}
        most = max(room - 1, ways[phrase.kind] - 1)
        return [name for name, steps in far.items() if steps <= most and steps < FAR]

    def _least(self) -> dict[str, int]:
        """How many phrases at least stand one in another in a text of each kind."""
        least = dict.fromkeys(self._terminals, 0) | dict.fromkeys(self._kinds, FAR)
        before: dict[str, int] = {}
        while before != least:
            before = dict(least)
            least |= {kind: min(_depth(one, least) for one in several) for kind, several in self._kinds.items()}
        return least

    def _ways_to(self, aim: str) -> dict[str, int]:
        """How many phrases lead from each kind to that one at least."""
        steps = dict.fromkeys(self._kinds, FAR) | {aim: 0}
        before: dict[str, int] = {}
        while before != steps:
            before = dict(steps)
            for kind, several in self._kinds.items():
                below = [steps.get(of, FAR) for one in several for _, of in one.holes]
                steps[kind] = min([steps[kind], *(1 + one for one in below)])
        return {kind: min(one, FAR) for kind, one in steps.items()}


def _depth(phrase: Phrase, least: Mapping[str, int]) -> int:
    return 1 + max((least[of] for _, of in phrase.holes), default=0)
