"""What a player does, in the words that scenarios have for it."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Cost
from oracle.suite.option_words import NOTHING, option_word

COSTS = {kind: words for game in PROFILES.values() for words, kind in game.costs.items()}
WITHOUT_CARDS = {
    "end-turn": "ends their turn",
    "concede": "concedes",
    "pass": "passes",
    "begin": "begins the game",
    "decline": "declines",
}


def listed(words: Sequence[str]) -> str:
    """`a, b and c`."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def action_words(action: Action) -> str:
    """An action without its player: `plays elsa for its ink cost`."""
    card, target = action.card or "nothing", action.target
    match action.kind:
        case "play":
            place = f" in the {action.at.replace('-', ' ')}" if action.at else ""
            return _play_words(card, action.cost or Cost(kind="nothing")) + place
        case "ink":
            return f"inks {card}"
        case "quest":
            return f"quests with {card}"
        case "challenge":
            return f"challenges {target} with {card}" if target else f"challenges with {card}"
        case "move":
            return f"moves {card} to {target}" if target else f"moves {card}"
        case "use":
            return f'uses "{action.ability}" of {card}' if action.ability else f"uses {card}"
    return WITHOUT_CARDS.get(action.kind, f"does {action.kind}")


def _play_words(card: str, cost: Cost) -> str:
    match cost.kind:
        case "shift":
            return f"shifts {card} onto {listed(cost.onto)}" if cost.onto else f"shifts {card}"
        case "sing":
            return f"sings {card} with {listed(cost.by)}" if cost.by else f"sings {card}"
        case "sing-together":
            return f"sings {card} together with {listed(cost.by)}" if cost.by else f"sings {card} together"
    how = next((game.choice for game in PROFILES.values() if cost.kind in game.costs.values()), "paying")
    choice = f", {how} {listed(cost.resources)}" if cost.resources else ""
    return f"plays {card} for {COSTS.get(cost.kind, cost.kind)}{choice}"


def answer_words(answer: Sequence[str]) -> str:
    """An answer without its player: `chooses doc and elsa`."""
    return f"chooses {listed([option_word(option) for option in answer]) or NOTHING}"
