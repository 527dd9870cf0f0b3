"""What the parts know of the campaign."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from oracle.campaign.tasks import Outcome
from oracle.protocol.messages import EngineInfo

Kind = TypeVar("Kind", bound=Outcome)


class Known(Struct, frozen=True):
    """An engine that was met: its name in the plan, its introduction, and the digest of that."""

    name: str
    info: EngineInfo
    digest: str


def expected(outcome: Outcome, kind: type[Kind]) -> Kind:
    """The outcome, which is of this kind. Raises TypeError for a kept one of another kind."""
    if not isinstance(outcome, kind):
        raise TypeError(f"a task came to {type(outcome).__name__}, not to {kind.__name__}")
    return outcome
