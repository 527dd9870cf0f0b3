"""What a Then step looks at, as data: a closed list of kinds. `docs/vectors.md` says what each of them means."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct

Path = str
"""Where something stands in the plain table, as `cards/doc/zone`."""


class Row(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"before": "from"}):
    """Something that has changed."""

    path: Path
    before: Any = UNSET
    """Left out where it is not looked at."""
    to: Any


class Accepted(Struct, frozen=True, kw_only=True, tag_field="kind", tag="accepted"):
    """The last call was accepted."""


class Refused(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="refused"):
    """The last call was refused."""

    clause: str = ""
    """By which clause, for an engine with the capability `clauses`."""


class Unchanged(Struct, frozen=True, kw_only=True, tag_field="kind", tag="unchanged"):
    """The table is as before the last call."""


class Changed(Struct, frozen=True, kw_only=True, tag_field="kind", tag="changed"):
    """Between the table before the last action and this one just this has changed."""

    rows: tuple[Row, ...]


class Is(Struct, frozen=True, kw_only=True, tag_field="kind", tag="is"):
    """At a path stands this value."""

    path: Path
    value: Any


class IsNot(Struct, frozen=True, kw_only=True, tag_field="kind", tag="is-not"):
    """At a path stands another value."""

    path: Path
    value: Any


class OneOf(Struct, frozen=True, kw_only=True, tag_field="kind", tag="one-of"):
    """At a path stands one of these values."""

    path: Path
    values: tuple[Any, ...]


class Asked(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="asked"):
    """A question is pending for this player."""

    player: str
    options: tuple[str, ...] | None = None
    """What it offers, in any order; left out where that is not looked at."""


class NotAsked(Struct, frozen=True, kw_only=True, tag_field="kind", tag="not-asked"):
    """No question is pending."""


class Sees(Struct, frozen=True, kw_only=True, tag_field="kind", tag="sees"):
    """Whether a player can tell which card this is."""

    player: str
    card: str
    seen: bool


class Outcome(Struct, frozen=True, kw_only=True):
    """One of several outcomes that the rules allow."""

    text: str
    see: tuple[Check, ...]


class AnyOf(Struct, frozen=True, kw_only=True, tag_field="kind", tag="any"):
    """The rules leave open which of these holds; what holds one of them is *disputed*, not passed."""

    question: str
    outcomes: tuple[Outcome, ...]


Check = Accepted | Refused | Unchanged | Changed | Is | IsNot | OneOf | Asked | NotAsked | Sees | AnyOf
