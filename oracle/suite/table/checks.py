"""The checks of Then steps as data: a closed list of kinds. `docs/vectors.md` defines each of them."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from oracle.protocol.values import Json

Path = tuple[str, ...]
"""A place in the plain table: a group, a key, and the path below it, such as `cards`, `doc`, `zone`."""

LAST_ACTION, LAST_CALL = -1, -2
"""Placeholders for the step since which something has changed, until it is known."""


class Row(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"before": "from"}):
    """A change: a group and a key; null means nothing."""

    at: Path
    before: Json | UnsetType = UNSET
    """Omitted if a scenario gives no old value; always present in vectors."""
    to: Json


class Changed(Struct, frozen=True, kw_only=True, tag_field="kind", tag="changed"):
    """Between an earlier table and this one exactly this has changed."""

    since: int
    """The step before which the earlier table was observed."""
    groups: tuple[str, ...]
    """The groups of the plain table that are compared."""
    rows: tuple[Row, ...]


class Is(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="is"):
    """A path has one of these values; null means nothing."""

    at: Path
    values: tuple[Json, ...]
    viewer: str = ""
    """The player for whom to `observe`; omitted for the full table."""


class IsNot(Is, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="is-not"):
    """A path has none of these values."""


class Replied(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="replied"):
    """The last call was accepted or refused; by this clause, which is compared only with the capability `clauses`."""

    status: str
    clause: str = ""


class Asked(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="asked"):
    """A question is pending for this player; with options, one that offers exactly these. Without a player: no
    question.
    """

    player: str = ""
    options: tuple[str, ...] | None = None


class Waits(Struct, frozen=True, kw_only=True, tag_field="kind", tag="waits"):
    """Abilities of these cards wait; how many per card is compared only with the capability `counted-triggers`."""

    sources: tuple[str, ...]


class Outcome(Struct, frozen=True, kw_only=True):
    """One of several outcomes that the rules allow."""

    text: str
    see: tuple[Check, ...]


class AnyOf(Struct, frozen=True, kw_only=True, tag_field="kind", tag="any"):
    """The rules leave open which of these holds; if one holds, the verdict is *disputed*, not passed."""

    question: str
    outcomes: tuple[Outcome, ...]

    def told(self, outcome: Outcome) -> str:
        """The description of an engine under which this outcome holds, as stored in a history."""
        return f"{self.question} (seen: {outcome.text})"


class Not(Struct, frozen=True, kw_only=True, tag_field="kind", tag="not"):
    """Not all of these checks hold."""

    see: tuple[Check, ...]


Check = Changed | Is | IsNot | Replied | Asked | Waits | AnyOf | Not
