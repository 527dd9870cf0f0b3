"""What effects leave behind for a while (6.1.13, 6.4.2.2)."""

from __future__ import annotations

from plain.base import Json, Steps
from plain.lorcana.game import Game
from plain.lorcana.model import Moment, Timed
from plain.lorcana.words import amount, fixed, in_play, meant

TOUCHING = (
    "gets", "gains", "loses", "gains-ability", "gains-classification", "must-quest", "allow-to-challenge-ready",
)  # fmt: skip
"""Effects that last and are about cards settled as they resolve (6.4.2.2)."""


def lasting(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """6.4.2.2: what `gets` and `gains` touch is settled now, and so is how much."""
    if effect.get("until") == "while-this-in-play" and not game.is_in_play(moment.source):
        return False
    about = effect.get("what", {}).get("it") if effect["is"] == "forbid" else None
    if about is not None and not moment.cards(about):
        return False
    touching = effect["is"] in TOUCHING
    targets = in_play(game, meant(game, moment, effect)) if touching else []
    number = effect.get("plus", effect.get("less", effect.get("value")))
    counted = amount(game, moment, number) if number is not None else 0
    filters = [name for name in ("what", "next", "against") if name in effect]
    effect = effect | {name: fixed(game, moment, effect[name]) for name in filters}
    # "Their next turn" is another one for each player whose cards it speaks of.
    for whose in game.table.players if "their" in str(effect.get("until")) else [""]:
        now = [(card, card.life) for card in targets if whose in ("", card.owner)]
        if now or not touching:
            game.table.timed.append(Timed(effect, moment.again(), now, whose, game.table.number, counted))
    yield from ()
    return bool(targets) or not touching
