"""The format of a game's record, one object per line; `tcg-oracle schema --records` prints its JSON Schema."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

from oracle.protocol.messages import Action, Decision, EngineInfo, Observation, SetupParams
from oracle.protocol.values import Json, JsonObject

FORMAT = 1
"""Increases whenever writers of records must change something."""


SUFFIX = ".jsonl"
"""The suffix of record files."""
SOME = ("zones", "resources", "players", "turn", "number", "first", "result", "seats", "adventure")
"""Groups of the plain table that a record may show in part: those without hidden cards."""


class Seen(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The observations after a step, as far as the record has them."""

    table: Observation | None = None
    """The whole table, as `observe` answers without a viewer."""
    views: dict[str, Observation] = field(default_factory=dict)
    """Player → that player's view, as `observe` answers with a viewer."""
    digest: str = ""
    """The hash of the table, as `digest` answers."""
    some: dict[str, dict[str, Json]] = field(default_factory=dict)
    """A part of the plain table: group → key → value, such as `{"zones": {"Ann/hand": 5}}`."""


class Start(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="is", tag="game"
):
    """The first line: the beginning of the game."""

    record: Literal[1]
    """The version of the record format."""
    setup: SetupParams
    """As sent by `setup`. `card` is omitted for a card with an unknown name; `chance` has the known outcomes."""
    unordered: tuple[str, ...] = ()
    """Players whose decks are known as sets of cards, but not in order."""
    engine: EngineInfo | None = None
    """The answer of the recorded engine to `initialize`."""
    seen: Seen = Seen()


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player's move and its outcome."""

    player: str
    status: Literal["accepted", "refused"] = "accepted"
    code: str = ""
    """For a refusal, as in a reply."""
    seen: Seen = Seen()


class Act(Step, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="is", tag="act"):
    """An action of a player's own accord."""

    action: Action


class Answer(
    Step, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="is", tag="answer"
):
    """A player's answer to a question."""

    answer: tuple[str, ...] | None = None
    """Omitted if the writer of the record does not know it."""
    asked: Decision | None = None
    """The question, if the record has it."""


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
