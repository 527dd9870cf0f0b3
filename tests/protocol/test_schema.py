"""The schema says what the types say: the same every time, complete, and with a word on every field."""

from __future__ import annotations

import json

from oracle.protocol.declared import LIMITS
from oracle.protocol.messages import (
    ACTIONS,
    CAPABILITIES,
    COMMON_CAPABILITIES,
    COSTS,
    GAME_CAPABILITIES,
    MANNERS,
    METHODS,
    capabilities_of,
)
from oracle.protocol.schema import field_descriptions, schema


def test_the_schema_is_the_same_every_time_and_plain_json() -> None:
    assert json.dumps(schema()) == json.dumps(schema())
    assert json.loads(json.dumps(schema())) == schema()


def test_every_method_has_its_request_and_answer() -> None:
    made = schema()
    for method, (params, result) in METHODS.items():
        request = made["$defs"][f"{method}.request"]
        assert request["properties"]["method"] == {"const": method}
        assert request["properties"]["params"] == {"$ref": f"#/$defs/{params.__name__}"}
        answer = made["$defs"][f"{method}.answer"]
        assert answer["properties"]["result"] == {"$ref": f"#/$defs/{result.__name__}"}
    assert list(made["methods"]) == list(METHODS)
    assert made["capabilities"] == {**CAPABILITIES, **LIMITS}
    assert made["manners"] == MANNERS


def test_parameters_are_required_where_a_field_of_them_is() -> None:
    made = schema()["$defs"]
    assert made["act.request"]["required"] == ["jsonrpc", "id", "method", "params"]
    assert made["observe.request"]["required"] == ["jsonrpc", "id", "method"]


def test_every_reference_leads_somewhere() -> None:
    made = schema()
    text = json.dumps(made)
    used = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert used <= set(made["$defs"])
    assert {"Card", "Decision", "Waiting", "Fact", "ErrorObject"} <= used


def test_fields_carry_their_description() -> None:
    card = schema()["$defs"]["Card"]["properties"]
    assert "on top of this one" in card["under"]["description"]
    assert set(field_descriptions()["Cost"]) == {"kind", "onto", "by", "resources"}


def test_the_fields_of_actions_and_costs_are_told_by_game() -> None:
    made = json.loads(json.dumps(schema()))
    for known, told in ((ACTIONS, made["actions"]), (COSTS, made["costs"])):
        assert told == {g: {kind: list(fields) for kind, fields in kinds.items()} for g, kinds in known.items()}


def test_a_capability_belongs_to_one_game_or_to_all() -> None:
    lorcana, altered = set(capabilities_of("lorcana")), set(capabilities_of("altered"))
    assert lorcana & altered == set(COMMON_CAPABILITIES) == set(capabilities_of("chess"))
    assert lorcana - altered == set(GAME_CAPABILITIES["lorcana"])
    assert lorcana | altered == set(CAPABILITIES)
