"""What a record of a game holds, one object a line; `tcg-oracle schema --records` prints the JSON Schema of it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

from oracle.protocol.messages import Action, Decision, EngineInfo, Observation, SetupParams
from oracle.protocol.values import Json, JsonObject

FORMAT = 1
"""Goes up whenever who writes records has to change something."""


SUFFIX = ".jsonl"
"""Of files that are records."""
SOME = ("zones", "resources", "players", "turn", "number", "first", "result", "seats", "adventure")
"""Groups of the plain table of which a record may have a part: those in which no hidden card has a place."""


class Seen(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What was seen after a step, as much of it as the record has."""

    table: Observation | None = None
    """Everything, as `observe` answers without a viewer."""
    views: dict[str, Observation] = field(default_factory=dict)
    """Player → what that player saw, as `observe` answers with a viewer."""
    digest: str = ""
    """The hash of the table, as `digest` answers."""
    some: dict[str, dict[str, Json]] = field(default_factory=dict)
    """Some of the plain table: group → key → value, such as `{"zones": {"Ann/hand": 5}}`."""


class Start(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="is", tag="game"
):
    """The first line: how the game began."""

    record: Literal[1]
    """The format of the record."""
    setup: SetupParams
    """As `setup` sends it. `card` is left out of a card whose name is not known; `chance` has what is known of it."""
    unordered: tuple[str, ...] = ()
    """Players in whose decks only the cards are known, and not their order."""
    engine: EngineInfo | None = None
    """What the engine that played says of itself, as it answers `initialize`."""
    seen: Seen = Seen()


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a player did, and what came of it."""

    player: str
    status: Literal["accepted", "refused"] = "accepted"
    code: str = ""
    """Of a refusal, as in a reply."""
    seen: Seen = Seen()


class Act(Step, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="is", tag="act"):
    """A player did something of their own accord."""

    action: Action


class Answer(
    Step, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="is", tag="answer"
):
    """A player answered a question."""

    answer: tuple[str, ...] | None = None
    """Left out where nobody who wrote the record knows it."""
    asked: Decision | None = None
    """The question, where the record has it."""


Line = Start | Act | Answer


def schema() -> JsonObject:
    """The JSON Schema of a line of a record."""
    found: JsonObject = msgspec.json.schema(Line)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"tcg-oracle record of a game {FORMAT}",
        "description": "One object a line: how the game began, then what the players did, in order.",
        **found,
    }
