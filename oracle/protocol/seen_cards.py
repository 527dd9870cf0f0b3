"""Reads tables quickly: the text of a card that has been read and validated is not read again.

Most cards of a table have not changed since it was last read. This accepts only what a full reading would accept, with
the same result; anything new, unclear or wrong is left to the full reading.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from oracle.protocol.codec import CodecError, decode_answer, is_plain
from oracle.protocol.messages import Card, Observation
from oracle.protocol.unclear import UnclearJSON, refuse_unclear

_MOST = 4_000
"""Maximum number of card texts kept…"""
_LONGEST = 500
"""…and their maximum length in bytes; a longer text is always read in full."""


class SeenCards:
    """The texts of validated cards, each with its card."""

    __slots__ = ("_check", "_known", "_text", "last")

    def __init__(self, check: Callable[[Card], None]) -> None:
        """`check` raises `CodecError` for a card that is invalid in this game."""
        self._check = check
        self._known: dict[bytes, Card] = {}
        self._text = b""
        self.last: tuple[Card, ...] = ()
        """The cards of the last table read here, each validated separately."""

    def table(self, line: bytes, id: int) -> Observation | None:  # noqa: A002 - JSON-RPC's word
        """The table in the answer `line` to request `id`; None if the line must be read in full."""
        name = line.find(b'"cards":[{')
        if name < 0:
            name = line.find(b'"cards": [{')
        start = line.find(b"[", name)
        end = line.find(b"}]", start) + 2
        if name < 0 or end < start:
            return None
        text = line[start:end]
        rest = line[:start] + _ONE_CARD + line[end:]
        # Reading the rest shows that this is the list of cards, and the only place of that name.
        if rest.count(b'"cards"') > 1 or b"\\" in rest:
            return None
        try:
            if text != self._text and not self._read(text):
                return None
            seen = decode_answer(rest, Observation, id)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, CodecError, UnclearJSON):
            return None
        if not isinstance(seen, Observation) or len(seen.position.cards) != 1:
            return None
        return replace(seen, position=replace(seen.position, cards=self.last))

    def _read(self, text: bytes) -> bool:
        """Read the cards of a list if all are short and different. Raises whatever reading a card raises."""
        known = self._known
        texts = text[2:-2].split(b"}, {" if b"}, {" in text else b"},{")
        new = {each for each in texts if each not in known}
        if new:
            if len(known) + len(new) > _MOST:
                known.clear()
                new = set(texts)
            if len(new) > _MOST or max(map(len, new)) > _LONGEST:
                return False
            for each in new:
                self._learn(each)
        cards = tuple([known[each] for each in texts])
        if len({card.ref for card in cards}) < len(cards):
            return False
        self._text, self.last = text, cards
        return True

    def _learn(self, text: bytes) -> None:
        """Read the text between the braces of one card; as it is a complete object, it can only be split here."""
        whole = b"{%b}" % text
        card = _cards.decode(whole)
        if not is_plain(whole, card):
            refuse_unclear(whole)
        self._check(card)
        self._known[text] = card


_ONE_CARD = b'[{"ref":"","player":"","zone":""}]'
_cards = msgspec.json.Decoder(Card)
