"""Files of printed cards that were damaged: in their values, as JSON, as bytes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.inputs.wild import damaged, mutated

_LORCANA = {
    "name": "Test Hero", "version": "On Guard", "type": "character", "cost": 3, "inkable": True, "inks": ["Amber"],
    "strength": 2, "willpower": 4, "lore": 1, "move_cost": None, "classifications": ["Storyborn", "Hero"], "set": "1",
    "number": 7, "text": "Bodyguard\nEvasive",
}  # fmt: skip
_ALTERED = {
    "name": "Test Scout", "type": "character", "faction": "AX", "rarity": "common", "subtypes": ["Engineer"],
    "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1, "set": "CORE",
    "reference": "ALT_CORE_B_AX_04_C", "text": "{J} Draw a card.", "support": "",
}  # fmt: skip
_COLLECTIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("lorcana", {
        "name": "Test Hero", "version": "On Guard", "type": "Character", "cost": 3, "inkwell": True,
        "colors": ["Amber"],
        "strength": 2, "willpower": 4, "lore": 1, "subtypes": ["Storyborn"], "setCode": "1", "number": 7,
        "fullText": "Evasive", "fullTextSections": ["Evasive"],
    }),
    ("lorcana", {
        "name": "Test Hero", "version": "On Guard", "type": ["Character"], "cost": 3, "inkwell": True, "ink": "Amber",
        "strength": 2, "willpower": 4, "lore": 1, "classifications": ["Storyborn"], "set": {"code": "1"},
        "collector_number": "7", "text": "Evasive", "keywords": ["Evasive"],
    }),
    ("altered", {
        "name": {"en": "Test Scout"}, "reference": "ALT_CORE_B_AX_04_C", "cardType": {"reference": "CHARACTER"},
        "mainFaction": {"reference": "AX"}, "rarity": {"reference": "COMMON"}, "cardSet": {"reference": "CORE"},
        "cardSubTypes": [{"reference": "ENGINEER"}],
        "elements": {"MAIN_COST": "2", "RECALL_COST": "2", "FOREST_POWER": "1", "MOUNTAIN_POWER": "1",
                     "OCEAN_POWER": "1", "MAIN_EFFECT": "{J} Draw a card."},
    }),
)  # fmt: skip
_ESCAPES = ("\\ud83d", "\\udc80", "\\u0000", "\\u202e", "\\u001b[31m", "\\q", "\\", "\x00", "\x01", "é", "\u2028")
_NUMBERS = ("9" * 5000, "1e999", "-1e999", "NaN", "Infinity", "-Infinity", "-0", "00", "1.", "1e-999", "0x10", "1_0")
_NESTED = ("[" * 60_000 + "]" * 60_000, "[" * 60_000, '{"a":' * 3000 + "1" + "}" * 3000, "[" * 90 + "]" * 90)


def spoiled(random: Random, folder: Path) -> tuple[Path, str]:
    """A file of cards with something wrong in it, and the game they are of."""
    game, card = random.choice((("lorcana", _LORCANA), ("altered", _ALTERED), *_COLLECTIONS))
    cards = [mutated(random, card, random.choice((0, 0, 1, 2))) for _ in range(random.randint(1, 3))]
    texts = [json.dumps(one, ensure_ascii=random.random() < 0.5) for one in cards]
    for _ in range(random.choice((0, 1, 1, 2))):
        at = random.randrange(len(texts))
        texts[at] = _changed(random, texts[at])
    whole = random.choice(
        ("\n".join(texts), f"[{', '.join(texts)}]", f'{{"cards": [{", ".join(texts)}]}}', "\r\n".join(texts))
    )
    content = whole.encode(random.choice(("utf-8", "utf-8", "utf-8-sig", "utf-16", "latin-1")), _errors(random))
    file = folder / random.choice(("cards.jsonl", "é [bold]→.json"))
    file.write_bytes(damaged(random, content) if random.random() < 0.2 else content)
    return file, game


def mapping(random: Random, folder: Path) -> Path:
    """A mapping of columns with something wrong in it."""
    plain = mutated(random, {"name": "name", "text": "text", "type": "type"}, random.choice((0, 1, 1)))
    text = json.dumps(plain)
    file = folder / "mapping.json"
    text = _changed(random, text) if random.random() < 0.5 else text
    file.write_bytes(text.encode(random.choice(("utf-8", "utf-8-sig", "utf-16")), _errors(random)))
    return file


def _errors(random: Random) -> str:
    return "namereplace" if random.random() < 0.5 else "replace"


def _changed(random: Random, text: str) -> str:
    """The JSON with one of its values written as JSON can and hardly anybody does, or cannot."""
    what = random.randrange(4)
    if what == 0:
        places = [at for at, sign in enumerate(text) if sign.isalpha()]
        at = random.choice(places or [0])
        return text[:at] + random.choice(_ESCAPES) + text[at:]
    values = [at for at, sign in enumerate(text) if sign == ":"]
    at = random.choice(values or [0]) + 1
    rest = text[at:].partition(",")
    wild = random.choice(_NUMBERS if what == 1 else _NESTED if what == 2 else (*_NUMBERS, *_NESTED, '"x"', "{}", "[]"))
    return f"{text[:at]} {wild},{rest[2]}" if rest[1] else f"{text[:at]} {wild}}}"
