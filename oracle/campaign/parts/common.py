"""What the parts know about the campaign."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from oracle.campaign.tasks import Outcome
from oracle.protocol.messages import EngineInfo

Kind = TypeVar("Kind", bound=Outcome)


class Known(Struct, frozen=True):
    """An engine of the campaign: its name in the plan, its introduction, and the digest of the latter."""

    name: str
    info: EngineInfo
    digest: str


def expected(outcome: Outcome, kind: type[Kind]) -> Kind:
    """The outcome, checked to be of this kind. Raises TypeError for a stored one of another kind."""
    if not isinstance(outcome, kind):
        raise TypeError(f"a task came to {type(outcome).__name__}, not to {kind.__name__}")
    return outcome
