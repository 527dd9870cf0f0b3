"""JSON Schema of the protocol, generated from the types of `messages.py` so that the two cannot differ."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping

import msgspec

from oracle.protocol import messages
from oracle.protocol.codec import MESSAGE_LIMIT, ErrorObject
from oracle.protocol.declared import LIMITS
from oracle.protocol.messages import (
    ACTIONS,
    CAPABILITIES,
    COSTS,
    LANGUAGES,
    MANNERS,
    METHODS,
    OPTIONAL_METHODS,
    PROTOCOL,
)
from oracle.protocol.values import JsonObject

_REF = "#/$defs/{name}"


def schema() -> JsonObject:
    """The JSON Schema of every line that may be sent: a request, an answer with its result, an answer with an error.

    `$defs` holds every type, and `<method>.request` and `<method>.answer` for each method. The other keys are for
    people and code generators and validate nothing: `methods`, `capabilities`, `manners`, and by game the fields of
    each kind of action and cost in `actions` and `costs`. `languages` has the versions of each language of cards, with
    the fields in which a version allows more words. The same types always give the same schema.
    """
    types = [kind for pair in METHODS.values() for kind in pair]
    _, components = msgspec.json.schema_components([*types, ErrorObject], ref_template=_REF)
    descriptions = field_descriptions()
    defs = {name: _described(name, components[name], descriptions) for name in sorted(components)}
    for method, (params, result) in sorted(METHODS.items()):
        defs[f"{method}.request"] = _request(method, params.__name__, bool(defs[params.__name__]["required"]))
        defs[f"{method}.answer"] = _answer("result", result.__name__)
    defs["error.answer"] = _answer("error", "ErrorObject")
    # Encoded and decoded once, so that defaults are lists as in the printed schema.
    defs = msgspec.json.decode(msgspec.json.encode(defs))
    lines = [name for name in defs if "." in name]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"tcg-oracle engine protocol {PROTOCOL}",
        "description": f"JSON-RPC 2.0, one message a line of at most {MESSAGE_LIMIT} bytes.",
        "anyOf": [{"$ref": _REF.format(name=name)} for name in lines],
        "$defs": defs,
        "methods": {method: _method(method) for method in METHODS},
        "capabilities": {**CAPABILITIES, **LIMITS},
        "manners": dict(MANNERS),
        "actions": _fields_of_kinds(ACTIONS),
        "costs": _fields_of_kinds(COSTS),
        "languages": _fields_of_kinds(
            {game: {f"{one}": of for one, of in own.items()} for game, own in LANGUAGES.items()}
        ),
    }


def _fields_of_kinds(games: Mapping[str, Mapping[str, tuple[str, ...]]]) -> dict[str, dict[str, list[str]]]:
    return {game: {kind: list(fields) for kind, fields in kinds.items()} for game, kinds in games.items()}


def field_descriptions() -> dict[str, dict[str, str]]:
    """Type name → field name → the sentence written under the field in `messages.py`."""
    tree = ast.parse(inspect.getsource(messages))
    return {node.name: _described_fields(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _described_fields(node: ast.ClassDef) -> dict[str, str]:
    found: dict[str, str] = {}
    for field, text in zip(node.body, node.body[1:], strict=False):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant) and isinstance(text.value.value, str):
            found[field.target.id] = inspect.cleandoc(text.value.value).replace("\n", " ")
    return found


def _described(name: str, component: JsonObject, descriptions: dict[str, dict[str, str]]) -> dict[str, object]:
    properties = {
        field: {**shape, "description": text} if (text := descriptions.get(name, {}).get(field)) else shape
        for field, shape in component.get("properties", {}).items()
    }
    return {**component, "properties": properties}


def _request(method: str, params: str, needed: bool) -> dict[str, object]:
    return {
        "type": "object",
        "properties": {
            "jsonrpc": {"const": "2.0"},
            "id": {"type": ["integer", "string"]},
            "method": {"const": method},
            "params": {"$ref": _REF.format(name=params)},
        },
        "required": ["jsonrpc", "id", "method", *(["params"] if needed else [])],
    }


def _answer(part: str, kind: str) -> dict[str, object]:
    ids = ["integer", "string"] if part == "result" else ["integer", "string", "null"]
    return {
        "type": "object",
        "properties": {"jsonrpc": {"const": "2.0"}, "id": {"type": ids}, part: {"$ref": _REF.format(name=kind)}},
        "required": ["jsonrpc", "id", part],
    }


def _method(method: str) -> dict[str, object]:
    params, result = METHODS[method]
    return {"params": params.__name__, "result": result.__name__, "optional": method in OPTIONAL_METHODS}
