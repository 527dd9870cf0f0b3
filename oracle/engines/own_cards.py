"""A user's own cards: definitions from files, known by name alongside the project's printed cards."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from msgspec import DecodeError, json

from oracle.engines.bounds import check_definition
from oracle.engines.games import binding
from oracle.kernel.errors import InputError, Unsupported
from oracle.language.misfits import fitted
from oracle.protocol.malformed import malformed

_digest = hashlib.sha256()
_added: list[str] = []


def add_cards(game: str, files: Mapping[str, bytes]) -> int:
    """Make the cards of these files known to this process; returns the number of new cards.

    `files`: name → a JSON list of definitions, as written by `tcg-oracle cards import`. The project's own cards are
    not replaced. Raises InputError for an invalid file or definition, KeyError for an unknown game.
    """
    of, count = binding(game), 0
    for file, content in sorted(files.items()):
        for place, raw in enumerate(_listed(file, content)):
            where = f"{file}[{place}]"
            check_definition(where, raw)
            card = fitted(raw, of.definition, where, f"tcg-oracle schema --game {game}")
            try:
                of.check_definition(card.full_name, card)
            except Unsupported as unsupported:
                raise InputError(where, f"the reference does not know {unsupported}", "another text") from None
            if card.full_name not in of.cards:
                of.cards[card.full_name] = card
                _added.append(card.full_name)
                count += 1
        _digest.update(f"\0{game}\0{file}\0".encode() + content)
    return count


def own_digest() -> str:
    """A digest of the added cards; empty if there are none."""
    return _digest.hexdigest() if _added else ""


def _listed(file: str, content: bytes) -> list[object]:
    try:
        found = json.decode(content)
    except (DecodeError, UnicodeDecodeError) as error:
        raise InputError(file, f"it is not JSON: {malformed(content) or error}", "a list of definitions") from None
    except RecursionError:
        raise InputError(file, "it is nested too deeply", "a list of definitions") from None
    if not isinstance(found, list):
        raise InputError(file, "it is not a list", "a list of definitions")
    return found
