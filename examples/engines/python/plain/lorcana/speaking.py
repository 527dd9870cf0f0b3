"""Of which cards and counts a part of a text speaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Test = Callable[[Any], bool]
UNSAID = {"discard-them": "taken", "take-from": "looked"} | dict.fromkeys(
    ("exert", "ready", "banish", "deal-damage", "remove-damage", "put-damage", "put", "gets",
     "shuffle-into-deck", "gains", "loses", "gains-ability", "gains-classification", "must-quest",
     "allow-to-challenge-ready"), "chosen")  # fmt: skip
"""What a part is about that names nothing."""

ANYWHERE = {"put": "chosen", "shuffle-into-deck": "chosen", "discard-them": "taken", "take-from": "looked"}
"""What is done to cards that the text has named, wherever they are, and what it is about if it says nothing."""
IN_PLAY_ALONE = (
    "deal-damage", "put-damage", "gets", "gains", "gains-ability", "gains-classification", "loses", "must-quest",
    "ready", "allow-to-challenge-ready",
)  # fmt: skip
"""What is done to cards in play: where the card named has left it, it cannot be done."""


def spoken_of(part: object) -> set[str]:
    """The names of cards and counts that a part of a text speaks of."""
    if isinstance(part, list):
        return {name for each in part for name in spoken_of(each)}
    if not isinstance(part, dict):
        return set()
    kind = part.get("is", "")
    found = {name for field, each in part.items() if field != "cost" for name in spoken_of(each)}
    # A payment is made with what its filter means; nothing stands for what it does not say.
    cost = part.get("cost")
    found |= {name for payment in cost for name in spoken_of(payment.get("what"))} if isinstance(cost, list) else set()
    found |= {name for field in ("not_it", "same_name", "under", "other") if isinstance(name := part.get(field), str)}
    if kind in ("move-to", "move-damage") and "to" in part:
        found.add(part["to"])
    if kind == "number":
        found.add(part["name"])
    about = part.get("it") or UNSAID.get(kind)
    if kind == "each-player" and part.get("who") == "its-player":
        about = part.get("it", "chosen")
    if isinstance(about, str) and part.get("all") is None:
        found.add(about)
    return found


FOUND = {"take-from": {"taken", "rest"}, "look-at-top": {"looked"}, "reveal-top": {"revealed"}, "gather": {"gathered"},
         "reveal-hand": {"revealed"}, "search": {"found"}, "top-of-deck": {"top"}, "play": {"played"},
         "discard": {"discarded", "cards-discarded"}, "discard-them": {"discarded", "cards-discarded"},
         "draw": {"cards-drawn"}, "lose-lore": {"lore-lost"}, "remove-damage": {"healed", "damage-removed"},
         "move-damage": {"damage-moved"},
         "triggered": {"that", "challenger", "challenged", "singers", "location", "damage-of-trigger", "under-that"},
         "instead": {"that", "that-much"}}  # fmt: skip
"""What a part itself finds, counts or is set off by, and may speak of within itself."""


def found_by(part: object) -> set[str]:
    """The names that a part of a text gives to what it finds."""
    if isinstance(part, list):
        return {name for each in part for name in found_by(each)}
    if not isinstance(part, dict):
        return set()
    kind = part.get("is", "")
    own = {str(part.get("as", "chosen"))} if kind == "choose" else FOUND.get(kind, set())
    return own | {name for each in part.values() for name in found_by(each)}


def needed_by(part: object) -> set[str]:
    """The names of what something else has to find for a part of a text."""
    return spoken_of(part) - found_by(part)


def some_part(effect: dict[str, Any], known: set[str], holds: Test, can: Test, *, alone: bool = True) -> bool:
    """Whether some part can be done without what another would have to find; `alone`: there is no other."""
    kind, needs = effect["is"], effect
    if kind in ("sequence", "one-of"):
        parts = effect["steps"] if kind == "sequence" else effect["modes"].values()
        return any(some_part(each, known, holds, can, alone=alone and kind != "sequence") for each in parts)
    if kind == "may":
        return some_part(effect["do"], known, holds, can, alone=alone)
    if kind == "if":
        if not alone and not needed_by(effect["condition"]) <= known:
            return False
        part = effect["then"] if holds(effect["condition"]) else effect.get("otherwise")
        return part is None or some_part(part, known, holds, can, alone=alone)
    if kind == "if-you-do":
        needs = effect["first"]
    return (alone or needed_by(needs) <= known) and can(effect)
