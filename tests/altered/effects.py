"""Effects run by themselves, without a card being played for them."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from oracle.games.altered.language import Effect
from oracle.games.altered.rules.effects.context import source_of
from oracle.games.altered.rules.tasks import Steps
from tests.altered.games import ANN, Match


def resolve(match: Match, effect: Any, *, of: str, player: str = ANN, **fields: Any) -> Match:
    """Resolve an effect, given as in a card's definition, that comes from the object `of`."""
    what: Effect = convert(effect, Effect)
    return match.act(Steps(player=player, source=source_of(match.thing(of)), todo=(what,), **fields))


def target(*zones: str, count: int = 1, up_to: bool = False, name: str = "it", **what: Any) -> dict[str, Any]:
    """A target, by default a Character in play."""
    where = {"zone": list(zones)} if zones else {"type": ["character"]}
    return {"is": "target", "what": where | what, "count": count, "up_to": up_to, "name": name}


def every(*zones: str, **what: Any) -> dict[str, Any]:
    return {"is": "all", "what": {"zone": list(zones)} | what if zones else {"type": ["character"]} | what}


THIS = {"is": "this"}
IT = {"is": "it"}
