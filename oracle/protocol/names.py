"""Names of cards and abilities as engines spell them: apostrophes, dashes, case and spaces do not count."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from oracle.protocol.values import Json

_APOSTROPHES = "\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4\u0060\uff07"
_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"
_ALIKE = str.maketrans({**dict.fromkeys(_APOSTROPHES, "'"), **dict.fromkeys(_DASHES, "-")})


@lru_cache(maxsize=8192)
def name_key(name: str) -> str:
    """A key that all spellings of a name share: no case, no spaces, one kind of apostrophe and of dash."""
    return _plain(name).replace(" ", "")


def same_name(one: str | None, other: str | None) -> bool:
    """Whether two names are the same, apart from spelling. A hidden name equals no other."""
    return one == other or (one is not None and other is not None and name_key(one) == name_key(other))


def spelled_as(name: str | None, known: Iterable[str | None]) -> str | None:
    """The known name that equals this name apart from spelling; if there is none, the name itself."""
    return next((one for one in known if same_name(one, name)), name)


def named_in(said: str, names: Iterable[str]) -> list[str]:
    """The names that a text of an engine contains as whole words, apart from spelling; none that is part of another."""
    text = _plain(said)
    found = [name for name in names if name and re.search(rf"(?<!\w){re.escape(_plain(name))}(?!\w)", text)]
    return [name for name in found if not any(name != other and name in other for other in found)]


def _plain(text: str) -> str:
    return " ".join(text.translate(_ALIKE).casefold().split())


def full_names(definitions: Mapping[str, object]) -> dict[str, str]:
    """The made-up cards whose full name differs from the key they were sent under, by that key."""
    found = {key: full_name(definitions, key) for key in definitions}
    return {key: full for key, full in found.items() if full != key}


def full_name(definitions: Mapping[str, Json], name: str) -> str:
    """Name and version of a made-up card by the key it was sent under; any other name unchanged."""
    card = definitions.get(name, {})
    return " - ".join(filter(None, (card.get("name", name), card.get("version"))))
