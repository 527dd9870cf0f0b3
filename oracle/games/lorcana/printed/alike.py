"""When two definitions do the same: what makes no difference is taken away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oracle.games.lorcana.printed.references import usual

_NAMES = ("it", "to", "under", "not_it", "same_name")
"""Fields that speak of a bound card."""
_SIDES = {"challenges": "challenger", "challenged": "challenged"}
"""Events in a challenge → what "that" is called besides."""
_OF_ANYBODYS = ("healed", "chosen")
"""Events in which one does something to a card that may be another player's."""
_ALSO = {"move-damage": {"it": "from", "to": "to"}, "move-to": {"it": "this", "to": "that"}}


def comparable(card: Mapping[str, Any]) -> Any:
    """What a definition does, without what makes no difference to it: names of modes, what a song is anyway."""
    made = alike({key: card.get(key) for key in ("abilities", "effect") if card.get(key)})
    if "abilities" in made:
        made["abilities"].sort(key=lambda one: "" if one["is"] != "keyword" else one["keyword"])
    return made


def alike(node: Any) -> Any:
    """The same for all data that do the same."""
    return _plain(_named_by_order(node, {}, []))


def _named_by_order(node: Any, names: dict[str, str], chosen: list[str]) -> Any:
    """What is chosen is called by its order, whatever a definition calls it."""
    if isinstance(node, list):
        return [_named_by_order(item, names, chosen) for item in node]
    if not isinstance(node, dict):
        return node
    kind = str(node.get("is"))
    about = usual(node)
    said = ({"it": about} if about else {} if "all" in node else _ALSO.get(kind, {})) | node
    if kind == "triggered":
        names = names | {_SIDES[one["event"]]: "that" for one in node["when"] if one["event"] in _SIDES}
    made = {key: one if key == "as" else _named_by_order(one, names, chosen) for key, one in said.items()}
    for field in _NAMES:
        if field in made and isinstance(made[field], str) and (field != "to" or kind in _ALSO):
            made[field] = names.get(made[field], made[field])
    if kind == "choose":
        chosen.append(f"choice {len(chosen) + 1}")
        names[made.pop("as", "chosen")] = chosen[-1]
    return made


def _plain(node: Any) -> Any:
    if isinstance(node, list):
        return [_plain(item) for item in node]
    if not isinstance(node, dict):
        return node
    made = {key: _plain(value) for key, value in node.items()}
    _without_what_is_usual(made)
    if made.get("event") and made.get("who") == "any" and made.get("what", {}).get("whose", "any") != "any":
        # An opponent's own card is an opposing one.
        whose = made["what"].pop("whose")
        made["who"] = "opponents"
        if whose == "yours":
            del made["who"]
    if made.get("is") == "one-of":
        made["modes"] = list(made["modes"].values())
    if made.get("is") == "have" and made.get("most") == 0:
        rest = {key: value for key, value in made.items() if key not in ("least", "most")}
        return {"is": "not", "condition": rest}
    if made.get("is") == "may" and made["do"].get("is") == "if-you-do" and "otherwise" not in made["do"]:
        # Whether one may do both, or may do the first and then does the second.
        return {**made["do"], "first": {"is": "may", "do": made["do"]["first"]}}
    return made


def _without_what_is_usual(made: dict[str, Any]) -> None:
    if made.get("event") not in (None, *_OF_ANYBODYS) and "who" not in made:
        if made.get("what", {}).get("whose") == "yours":
            del made["what"]["whose"]
        if made.get("what") == {}:
            del made["what"]
    if made.get("song") and made.get("type") == ["action"]:
        del made["type"]
    if made.get("event") and made.get("this"):
        made.pop("who", None)
    if made.get("is") == "challenges-ready" and made.get("against") == {"type": ["character"]}:
        del made["against"]
    if made.get("is") == "discard" and made.get("what") == {}:
        del made["what"]
    if made.get("until") == "this-turn" and made.get("is") != "later":
        del made["until"]
    for number in ("times", "count"):
        if made.get(number) == 1:
            del made[number]
