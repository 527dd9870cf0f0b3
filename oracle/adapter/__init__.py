"""A Python kit for adapters: everything between the protocol and an engine that is the same for every engine.

An author writes a `Game` (act, decide, look) and a `Side` for each game the engine plays, and calls `serve`. The kit
knows the protocol's messages but no game's rules. `docs/adapter.md` has an introduction.
"""

from oracle.adapter.asking import Choice
from oracle.adapter.errors import BadParams, Refused, Unsupported
from oracle.adapter.game import Game, Side
from oracle.adapter.language import Language
from oracle.adapter.refs import Refs
from oracle.adapter.server import Adapter, serve
from oracle.adapter.tables import Hidden, spent_first, stacked

__all__ = [
    "Adapter",
    "BadParams",
    "Choice",
    "Game",
    "Hidden",
    "Language",
    "Refs",
    "Refused",
    "Side",
    "Unsupported",
    "serve",
    "spent_first",
    "stacked",
]
