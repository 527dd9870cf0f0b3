"""What is mutated: the suite's own scenarios, as features and as positions, and a folder to write into."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_feature
from oracle.suite.reading.locate import feature_root

_SCENARIO = re.compile(r"(?m)^(?=(?:  @.*\n)*  Scenario)")
_NUMBER = re.compile(r"\d+")


@cache
def features() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Every feature file: its path below the features, what stands before its first scenario, and the scenarios."""
    found = []
    for file in sorted(feature_root().rglob("*.feature")):
        head, *scenarios = _SCENARIO.split(file.read_text(encoding="utf-8"))
        whole = tuple(_joined(scenarios))
        if whole:
            found.append((file.relative_to(feature_root()).as_posix(), head, whole))
    return tuple(found)


def _joined(parts: list[str]) -> list[str]:
    """Tags that stand alone belong to the scenario below them."""
    found: list[str] = []
    waiting = ""
    for part in parts:
        waiting += part
        if "Scenario" in part:
            found.append(waiting)
            waiting = ""
    return found


@cache
def plans() -> tuple[Plan, ...]:
    """Scenarios of both games, out of every tenth file."""
    files = sorted(feature_root().rglob("*.feature"))[::10]
    return tuple(plan for file in files for plan in load_feature(file, file.name, cache=False)[0])


def question(random: Random) -> dict[str, Any]:
    """What `judge` could be asked: a scenario's position and one action or two in it."""
    plan = random.choice(plans())
    names = [player.name for player in plan.position.players]
    refs = [card.ref for card in plan.position.cards] or ["doc"]
    return {
        "game": plan.game,
        "edition": random.choice(plan.editions),
        "position": msgspec.to_builtins(plan.position),
        "definitions": msgspec.to_builtins(plan.definitions),
        "chance": msgspec.to_builtins(plan.chance),
        "do": [_step(random, plan.game, names, refs) for _ in range(random.randint(0, 3))],
    }


def _step(random: Random, game: str, names: list[str], refs: list[str]) -> dict[str, object]:
    if random.random() < 0.2:
        return {"player": random.choice(names), "answer": random.sample(refs, 1)}
    cost = {"kind": "free"}
    actions: dict[str, list[dict[str, object]]] = {
        "lorcana": [{"kind": "quest", "card": "?"}, {"kind": "ink", "card": "?"}, {"kind": "end-turn"},
                    {"kind": "challenge", "card": "?", "target": "?"}, {"kind": "play", "card": "?", "cost": cost},
                    {"kind": "play", "card": "?", "cost": {"kind": "ink"}}, {"kind": "use", "card": "?"}],
        "altered": [{"kind": "pass"}, {"kind": "play", "card": "?", "cost": {"kind": "mana"}},
                    {"kind": "use", "card": "?"}, {"kind": "play", "card": "?", "cost": cost}],
    }  # fmt: skip
    action = random.choice(actions[game])
    chosen = {name: random.choice(refs) if value == "?" else value for name, value in action.items()}
    return {"player": random.choice(names), "action": chosen}


def numbered(random: Random, text: str, value: str) -> str:
    """The text with one of its numbers replaced; the same where it has none."""
    found = list(_NUMBER.finditer(text))
    if not found:
        return text
    chosen = random.choice(found)
    return text[: chosen.start()] + value + text[chosen.end() :]


SMALL = """Feature: Small

  @clause:4.3.1 @case:small-one
  Scenario: A card is played
    Given a game of Lorcana
    And these cards
      | ref | card                  | player | zone |
      | doc | a character costing 2 | Ann    | hand |
      | elsa | a character costing 3 | Bob | play |
    And Ann has 3 ready ink
    When Ann plays doc for its ink cost
    Then it is accepted
    And doc is in Ann's play

  @clause:4.3.1 @case:small-two
  Scenario: A card is not played
    Given a game of Lorcana
    And these cards
      | ref | card                  | player | zone |
      | doc | a character costing 2 | Ann    | hand |
    When Ann quests with doc
    Then it is refused
"""


def small(folder: Path) -> Path:
    """A feature file of two scenarios, written into the folder."""
    file = folder / "small.feature"
    file.write_text(SMALL, encoding="utf-8")
    return file
