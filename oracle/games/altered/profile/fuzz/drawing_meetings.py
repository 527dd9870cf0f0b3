"""Pairs Altered texts that wait for, replace or forbid events with texts that cause them; and names with their uses."""

from __future__ import annotations

_MADE: dict[str, tuple[str, ...]] = {
    "joins": ("Move.to=expedition", "Play", "CreateToken"),
    "leaves": ("Move.to=reserve", "Move.to=hand", "Sacrifice", "Discard"),
    "goes-to": ("Move.to=reserve", "Move.to=hand", "Discard", "Sacrifice"),
    "is-played": ("Play", "PlayableFrom"),
    "is-sacrificed": ("Sacrifice", "PaySacrifice"),
    "is-discarded": ("Discard", "PayDiscard", "Sabotage"),
    "gains-status": ("Gain.status", "Exhaust", "Resupply.exhausted"),
    "loses-status": ("Lose.status", "Ready"),
    "gains-counter": ("Gain.counter", "Augment", "Double"),
    "loses-counter": ("Lose.counter", "Remove", "PayCounters"),
    "resupplies": ("Resupply",),
    "draws": ("Draw",),
    "rolls": ("Roll",),
    "sabotages": ("Sabotage",),
    "quick-action": ("QuickAction",),
    "moves-forward": ("MoveExpedition",),
    "fails-to-move-forward": ("Cannot.action=move-forward",),
}
_CHANGED: dict[str, tuple[str, ...]] = {
    "leave": ("Move.to=reserve", "Move.to=hand", "Sacrifice"),
    "leave-expedition": ("Move.to=reserve", "SwitchExpeditions"),
    "discard": ("Discard", "Sabotage"),
    "sacrifice": ("Sacrifice",),
    "draw": ("Draw",),
    "resupply": ("Resupply",),
    "gain-counter": ("Gain.counter", "Augment"),
    "gain-status": ("Gain.status", "Exhaust"),
    "create-token": ("CreateToken",),
    "play": ("Play",),
    "ready": ("Ready",),
    "exhaust": ("Exhaust",),
    "move-forward": ("MoveExpedition",),
    "use-quick-actions": ("QuickAction",),
    "target": ("Target",),
}
MEETINGS: dict[str, tuple[str, ...]] = {
    **{f"Trigger.event={event}": makers for event, makers in _MADE.items()},
    **{f"Modifies.event={event}": makers for event, makers in _CHANGED.items()},
    **{f"Cannot.action={action}": makers for action, makers in _CHANGED.items()},
    "HasKeyword.keyword=tough": ("Target",),
    "HasKeyword.keyword=scout": ("Play",),
    "HasKeyword.keyword=seasoned": ("Move.to=reserve",),
    "RollsMore.changes": ("Roll",),
    "EntersWith": ("Play", "CreateToken"),
    "Lasting": ("Roll", "Discard"),
}
"""The places where a text refers to something, with the events that cause it."""
READERS: dict[str, tuple[tuple[str, ...], ...]] = {
    **dict.fromkeys(("Filter.it", "Filter.not_it", "It", "Matches.it", "Counters.it"), ()),
    "Number": (("Lasting", "Roll"), ("Lasting", "Discard"), ("Roll", "RollsMore")),
    "Filter.other": (("Trigger.this", "Trigger.event=goes-to"), ("Trigger.this", "Trigger.event=leaves"),
                     ("Move.what>This",), ("Discard.what>This",)),
    "Matches.was": (("Move.to=reserve",), ("Sacrifice",), ("Trigger.source=hand",), ("Trigger.event=is-discarded",)),
}  # fmt: skip
"""Texts about bound objects and counts, each with something that affects their result."""
MOVERS = ("Move", "Discard", "Sacrifice", "Exchange", "Sabotage", "Play")
DESCRIBED = {
    "Filter.type": "Definition.type",
    "Filter.subtype": "Definition.subtypes",
    "Filter.or_subtype": "Definition.subtypes",
    "Filter.named": "Definition.name",
    "Filter.keyword": "HasKeyword.keyword",
}
"""Requirements on another card, with a card that meets them."""
