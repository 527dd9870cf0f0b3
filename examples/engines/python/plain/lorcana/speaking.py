"""Of which cards and counts a part of a text speaks."""

from __future__ import annotations

UNSAID = {"discard-them": "taken", "take-from": "looked"} | dict.fromkeys(
    ("exert", "ready", "banish", "deal-damage", "remove-damage", "put-damage", "put", "gets",
     "shuffle-into-deck", "gains", "loses", "gains-ability", "gains-classification", "must-quest",
     "allow-to-challenge-ready"), "chosen")  # fmt: skip
"""What a part is about that names nothing."""


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
    if about and part.get("all") is None:
        found.add(about)
    return found
