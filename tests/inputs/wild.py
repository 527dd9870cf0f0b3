"""Values that fit their place badly, and JSON in which some of them stand."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

WORDS = (
    "", " ", "Ann", "Bob", "Zed", "play", "hand", "deck", "lorcana", "altered", "2.1", "9.9", "yes", "no", "null", "it",
    "nobody", "-1", "1e9", "nan", "\x00", "\x1b[31m", "[/x]", "<b>", "é", "→", "\u202e", "\udc80", "😀", "'", '"', "|",
    "\\", "\n", "%s", "{}", "../..", "a" * 300, "9" * 5000, "4." + "9" * 5000, "token1", "doc", "elsa", "4.3.2.4",
    "0", "1.1.3",
)  # fmt: skip
NUMBERS: tuple[object, ...] = (
    0, 1, 2, 3, 7, 20, 60, -1, -7, 255, 1_000, 10_001, 2_000_000, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 0.5,
    1e300,
)  # fmt: skip
Place = tuple[Any, Any]
"""What holds a value, and under which key or number."""


def word(random: Random) -> str:
    """Any text, a likely one or one that should be met nowhere."""
    return random.choice(WORDS)


def number(random: Random) -> Any:
    """A number, most of them too small, too large or in between two."""
    return random.choice(NUMBERS)


def wild(random: Random) -> Any:
    """Any value that JSON has."""
    kinds: tuple[Callable[[], Any], ...] = (
        lambda: word(random), lambda: number(random), lambda: None, lambda: True, list, dict, lambda: [word(random)],
        lambda: {word(random): number(random)}, lambda: [[]] * 3,
    )  # fmt: skip
    return random.choice(kinds)()


def mutated(random: Random, value: Any, times: int) -> Any:
    """A copy of the value with so many changes, most of them small and in their place."""
    whole = [copy.deepcopy(value)]
    for _ in range(times):
        places = list(_places(whole))
        holder, key = random.choice(places[1:] or places)
        texts = [one[name] for one, name in places if isinstance(one[name], str)]
        alike = [one[name] for one, name in places if name == key and isinstance(one[name], str)]
        _change(random, holder, key, alike if random.random() < 0.7 else texts)
    return whole[0]


def _places(holder: Any) -> Iterator[Place]:
    keys = holder if isinstance(holder, dict) else range(len(holder))
    for key in list(keys):
        yield holder, key
        if isinstance(holder[key], dict | list):
            yield from _places(holder[key])


def _change(random: Random, holder: Any, key: Any, texts: list[str]) -> None:
    value = holder[key]
    if random.random() < 0.08:
        holder[key] = wild(random)
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int | float):
        holder[key] = random.choice((value + 1, value - 1, random.randint(0, 9), number(random)))
    elif isinstance(value, str):
        # Most texts are names of something: another name is the likelier mistake.
        holder[key] = random.choice(texts) if texts and random.random() < 0.85 else word(random)
    elif isinstance(value, list):
        _change_list(random, value)
    elif isinstance(value, dict):
        _change_object(random, value)
    else:
        holder[key] = wild(random)


def _change_list(random: Random, value: list[object]) -> None:
    what = random.randrange(5)
    if not value or what == 0:
        value.append(copy.deepcopy(random.choice(value)) if value else wild(random))
    elif what == 1:
        value.pop(random.randrange(len(value)))
    elif what == 2:
        random.shuffle(value)
    elif what == 3:
        value *= random.choice((0, 2, 50))
    else:
        value.insert(random.randrange(len(value)), wild(random))


def _change_object(random: Random, value: dict[str, object]) -> None:
    what = random.randrange(3)
    if value and what == 0:
        del value[random.choice(list(value))]
    elif value and what == 1:
        value[random.choice(list(value))] = wild(random)
    else:
        value[word(random)] = wild(random)


def damaged(random: Random, content: bytes) -> bytes:
    """The bytes with a few of them changed, lost, doubled or cut off."""
    found = bytearray(content)
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(found) + 1)
        what = random.randrange(5)
        if what == 0 and place < len(found):
            found[place] ^= 1 << random.randrange(8)
        elif what == 1:
            del found[place:]
        elif what == 2:
            del found[place : place + random.randint(1, 9)]
        elif what == 3:
            found[place:place] = found[place : place + random.randint(1, 9)]
        elif place < len(found) and chr(found[place]).isdigit():
            found[place] = ord(random.choice("0123456789"))
        else:
            found[place:place] = random.randbytes(2)
    return bytes(found)
