"""Pairs Lorcana texts that wait for, replace or forbid events with texts that cause them; and names with their uses."""

from __future__ import annotations

_MADE: dict[str, tuple[str, ...]] = {
    "played": ("Play",),
    "banished": ("Banish", "DealDamage", "PutDamage"),
    "banishes": ("Challenger", "StaticGets.stat=strength"),
    "challenged": ("ChallengesReady", "Gets.stat=strength"),
    "challenges": ("ChallengesReady", "Gets.stat=strength"),
    "challenge-ends": ("ChallengesReady", "Gets.stat=strength"),
    "chosen": ("Choose",),
    "damaged": ("DealDamage", "PutDamage", "MoveDamage"),
    "deals-damage": ("DealDamage", "Gets.stat=strength"),
    "discarded": ("Discard", "DiscardThem", "DiscardSome"),
    "drew": ("Draw",),
    "exerted": ("Exert", "ExertSome"),
    "gained-lore": ("GainLore",),
    "lost-lore": ("LoseLore",),
    "healed": ("RemoveDamage", "MoveDamage"),
    "inked": ("Put.to=inkwell", "InkTopOfDeck"),
    "inks": ("Put.to=inkwell", "InkTopOfDeck"),
    "left-play": ("Put.to=hand", "Put.to=deck", "Banish", "ShuffleIntoDeck"),
    "moves": ("MoveTo",),
    "put-into-discard": ("Put.to=discard", "Discard", "Banish"),
    "put-under": ("PutUnder",),
    "quested": ("MustQuest", "Gets.stat=lore"),
    "readied": ("Ready",),
    "sang": ("Gets.stat=cost-to-sing",),
    "used": ("Activated",),
    "entered-play": ("Play",),
}
"""Events and their causes; for some also a benefit."""
_DONE: dict[str, tuple[str, ...]] = {
    "play": ("Play", "TakeFrom.to_play", "Pays"),
    "discard": ("Discard", "DiscardThem"),
    "gain-lore": ("GainLore",),
    "challenge": ("ChallengesReady", "AllowToChallengeReady"),
    "be-challenged": ("ChallengesReady", "AllowToChallengeReady"),
    "ready": ("Ready",),
    "be-dealt-damage": ("DealDamage",),
    "remove-damage": ("RemoveDamage", "MoveDamage"),
    "move": ("MoveTo",),
    "be-chosen": ("Choose",),
}
"""Prohibitions, and the actions that they stop."""
MEETINGS: dict[str, tuple[str, ...]] = {
    **{f"When.event={event}": makers for event, makers in _MADE.items()},
    **{f"HappenedThisTurn.event={event}": makers for event, makers in _MADE.items()},
    **{f"Would.event={event}": makers for event, makers in _MADE.items()},
    **{f"{node}.action={action}": makers for node in ("Cannot", "Forbid") for action, makers in _DONE.items()},
}
"""The places where a text refers to it."""
_OF_A_KIND = tuple((f"Value.of={stat}", f"{node}.stat={stat}") for stat in ("strength", "lore", "willpower")
                   for node in ("Gets", "StaticGets"))  # fmt: skip
READERS: dict[str, tuple[tuple[str, ...], ...]] = {
    **dict.fromkeys(("Filter.it", "Filter.not_it", "Filter.same_name", "Matches.it", "SameName", "Number"), ()),
    "Filter.other": (("When.this", "When.event=banished"), ("When.this", "When.event=discarded")),
    "Value.it": (("Value.of=damage",), ("Value.of=damage",), ("Value.of=cards-under",), *_OF_A_KIND),
}
"""Texts about bound cards and counts, each with something that affects their result."""
MOVERS = ("Banish", "Put", "Shuffle", "DiscardThem", "PutUnder", "Play")
_SONG = ("Definition.classifications=Song",)
HELPED: dict[str, tuple[str, ...]] = {
    "Keyword.keyword=singer": _SONG,
    "Keyword.keyword=sing-together": ("Keyword.keyword=singer",),
    "Keyword.keyword=ward": ("Choose",),
    "Keyword.keyword=resist": ("DealDamage",),
    "Keyword.keyword=evasive": ("Keyword.keyword=evasive",),
    "When.event=sings": _SONG,
    "When.event=sang": _SONG,
    "HappenedThisTurn.event=sang": _SONG,
    "Filter.song": _SONG,
    "NamedForShift": ("Keyword.keyword=shift",),
}
"""Other things that make a text effective: cards that it is about, and effects that it prevents."""
DESCRIBED = {
    "Filter.type": "Definition.type",
    "Filter.classified": "Definition.classifications",
    "Filter.named": "Definition.name",
    "Filter.keyword": "Keyword.keyword",
    "StaticGains.keyword": "Keyword.keyword",
    "Gains.keyword": "Keyword.keyword",
    "Definition.name": "Definition.name",
}
"""Requirements on another card, with a card that meets them."""
