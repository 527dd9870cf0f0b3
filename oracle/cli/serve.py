"""`tcg-oracle serve`: runs the reference as a child process of another program."""

from __future__ import annotations

from oracle.engines.reference import ReferenceEngine
from oracle.engines.server import serve_stdio


def serve() -> None:
    """Speak the adapter protocol as the engine `reference`, on stdin and stdout."""
    serve_stdio(ReferenceEngine())
