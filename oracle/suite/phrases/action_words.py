"""Writes a player's moves in the words of scenarios."""

from __future__ import annotations

import re
from collections.abc import Sequence

from oracle.profiles import Profile, spoken
from oracle.protocol.messages import Action, Cost
from oracle.suite.table.option_words import NOTHING, option_word

_OF_EVERY_GAME = {
    "play": "plays {card} for {cost}[, {choice} {resources}][ in the {at}]",
    "use": 'uses ["{ability}" of ]{card}',
}
_MAY_BE_LEFT_OUT = re.compile(r"\[([^{]*\{(?:choice\} \{)?(\w+)\}[^]]*)\]")


def listed(words: Sequence[str]) -> str:
    """`a, b and c`."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def action_words(action: Action, game: Profile) -> str:
    """An action without its player: `plays elsa for its ink cost`."""
    cost = action.cost or Cost(kind="nothing")
    own = game.told.get(f"play {cost.kind}") if action.kind == "play" else game.told.get(action.kind)
    words = own or _OF_EVERY_GAME.get(action.kind)
    if words is None:
        return f"does {action.kind}"
    costs = {kind: said for said, kind in game.costs.items()}
    parts = {
        "card": action.card or "nothing",
        "target": action.target or "",
        "ability": action.ability or "",
        "at": spoken(action.at or ""),
        "cost": costs.get(cost.kind, cost.kind),
        "choice": game.choice,
        "onto": listed(cost.onto),
        "by": listed(cost.by),
        "resources": listed(cost.resources),
    }
    return _MAY_BE_LEFT_OUT.sub(lambda found: found[1] if parts[found[2]] else "", words).format(**parts)


def answer_words(answer: Sequence[str]) -> str:
    """An answer without its player: `chooses doc and elsa`."""
    return f"chooses {listed([option_word(option) for option in answer]) or NOTHING}"
