"""The reference, but there are always 5,000 actions to choose from: every legal one, over and over."""

from __future__ import annotations

from oracle.engines.reference import ReferenceEngine
from oracle.engines.server import serve_stdio
from oracle.protocol.messages import Legal

MANY = 5_000
"""No answer may hold more."""


class Crowded(ReferenceEngine):
    """Lists each legal action many times."""

    def legal(self) -> Legal:
        actions = super().legal().actions
        return Legal(actions=actions * (MANY // max(1, len(actions))), complete=True)


if __name__ == "__main__":
    serve_stdio(Crowded())
