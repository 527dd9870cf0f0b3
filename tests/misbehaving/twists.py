"""Right answers made wrong on the way out: too much of something, or something that cannot be.

Each changes the answer to `observe` (with `ASKS` also the replies, which must say the same); `WRITES` changes the line.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]


def more_cards(count: int) -> Callable[[Json], None]:
    """Cards that nobody has seen before, in every answer."""
    shown = [0]

    def twist(seen: Json) -> None:
        shown[0] += 1
        for number in range(count):
            card = {"ref": f"new-{shown[0]}-{number}", "player": "Ann", "zone": "play", "card": "a card"}
            seen["position"].setdefault("cards", []).append(card)

    return twist


def position(**fields: Any) -> Callable[[Json], None]:
    return lambda seen: seen["position"].update(fields)


def first_card(**fields: Any) -> Callable[[Json], None]:
    def twist(seen: Json) -> None:
        for card in seen["position"].get("cards", ())[:1]:
            card.update(fields)

    return twist


def turn(**fields: Any) -> Callable[[Json], None]:
    return lambda seen: seen["position"]["turn"].update(fields)


def beside(**fields: Any) -> Callable[[Json], None]:
    return lambda seen: seen.update(fields)


def named(count: int) -> list[str]:
    return [f"name {number}" for number in range(count)]


def lose_a_player(seen: Json) -> None:
    del seen["position"]["players"][1]


TWISTS: dict[str, Callable[[Json], None]] = {
    "shows-60000-new-cards": more_cards(60_000),
    "shows-3000-new-cards": more_cards(3_000),
    "shows-2000-new-cards": more_cards(2_000),
    "shows-long-names": first_card(card="N" * 20_000),
    "shows-a-long-ref": first_card(ref="r" * 20_000),
    "shows-many-states": first_card(states=["exerted"] * 5_000),
    "shows-many-counters": first_card(counters=dict.fromkeys(named(5_000), 1)),
    "shows-many-players": position(players=[{"name": name} for name in named(5_000)]),
    "shows-many-regions": position(regions=[{}] * 5_000),
    "shows-many-facts": position(happened=[{"what": name, "player": "Ann"} for name in named(5_000)]),
    "shows-10000-waiting": beside(waiting=[{"player": "Ann", "source": name} for name in named(10_000)]),
    "says-seven-megabytes": beside(mood="m" * 7_000_000),
    "shows-negative-damage": first_card(counters={"damage": -1}),
    "shows-damage-beyond-numbers": first_card(counters={"damage": 10**30}),
    "shows-damage-as-text": first_card(counters={"damage": "2"}),
    "shows-damage-as-truth": first_card(counters={"damage": True}),
    "shows-half-a-damage": first_card(counters={"damage": 0.5}),
    "shows-a-negative-turn": turn(number=-1),
    "shows-one-player": lose_a_player,
    "shows-moods": beside(mood=[{"x": [1.5, None, True]}], position_={"cards": {}}),
}
"""What `observe` shows."""

QUESTION = {"id": "q", "player": "Ann", "kind": "choose", "options": ["one", "two"]}

ASKS: dict[str, Json] = {
    "asks-with-400000-options": {**QUESTION, "options": named(400_000)},
    "asks-with-6000-options": {**QUESTION, "options": named(6_000)},
    "asks-at-length": {**QUESTION, "text": "t" * 20_000},
    "asks-for-minus-one": {**QUESTION, "least": -1},
    "asks-for-least-over-most": {**QUESTION, "least": 2, "most": 1},
    "asks-for-more-than-there-is": {**QUESTION, "least": 3, "most": 3},
    "asks-in-an-unknown-kind": {**QUESTION, "kind": "guess"},
    "offers-twice": {**QUESTION, "options": ["one", "one"]},
    "offers-nothing": {**QUESTION, "options": []},
}
"""What is asked after every action that is accepted."""


def alike(line: bytes) -> bytes:
    """Repeats the key of the waiting abilities, with the same value."""
    return b'"waiting":%s,' % json.dumps(json.loads(line)["result"].get("waiting", [])).encode()


def twice(line: bytes, more: bytes) -> bytes:
    return line.replace(b'"position":', more + b'"position":', 1)


WRITES: dict[str, Callable[[bytes], bytes]] = {
    "writes-it-twice-otherwise": lambda line: twice(line, b'"waiting":[{"player":"Ann","source":"x"}],"waiting":[],'),
    "writes-it-twice-alike": lambda line: twice(line, alike(line)),
    "writes-on-many-lines": lambda line: json.dumps(json.loads(line), indent=2).encode() + b"\n",
    "writes-deep-moods": lambda line: twice(line, b'"mood":' + b"[" * 90_000 + b"]" * 90_000 + b","),
    "writes-an-endless-number": lambda line: twice(line, b'"mood":' + b"9" * 90_000 + b","),
    "writes-an-endless-id": lambda line: line.replace(b'"id": ', b'"id": "' + b"i" * 900_000 + b'", "was": ', 1),
    "writes-a-large-error": lambda line: line.replace(
        b'"result":', b'"error":{"code":-32000,"data":[' + b"[]," * 300_000 + b'[]]},"was":', 1
    ),
}
"""How the line of `observe` is written."""
