"""Normalises definitions, so that two that do the same become equal."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.cards.reading import left_out, without_usual
from oracle.cards.templates import effects_of, one_effect
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.printed.references import usual
from oracle.protocol.values import Json, JsonObject

_NAMES = ("it", "to", "under", "not_it", "same_name", "were_under")
"""Fields that refer to a bound card."""
_SIDES = {"challenges": "challenger", "challenged": "challenged"}
"""Events in a challenge → the other name of "that"."""
_OF_ANYBODYS = ("healed", "chosen")
"""Events in which a player does something to a card of any player."""
_ALSO = {"move-damage": {"it": "from", "to": "to"}, "move-to": {"it": "this", "to": "that"}}


def comparable(card: Mapping[str, Json]) -> object:
    """What a definition does, without irrelevant details such as names of modes or the type of a song."""
    made = alike({key: card.get(key) for key in ("abilities", "effect") if card.get(key)})
    if "abilities" in made:
        made["abilities"].sort(key=lambda one: "" if one["is"] != "keyword" else one["keyword"])
    return made


def alike(node: object) -> Json:
    """The same value for all data with the same effect."""
    return _plain(_named_by_order(node, {}, []))


def _named_by_order(node: object, names: dict[str, str], chosen: list[str]) -> Json:
    """Choices renamed in order, whatever names a definition uses."""
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
        names[made.get("as", "chosen")] = made["as"] = chosen[-1]
    return made


def _plain(node: object) -> Json:
    if isinstance(node, list):
        return [_plain(item) for item in node]
    if not isinstance(node, dict):
        return node
    made = {key: _plain(value) for key, value in without_usual(node, left_out(Definition)).items()}
    _without_what_is_usual(made)
    if made.get("event") and made.get("who") == "any" and made.get("what", {}).get("whose", "any") != "any":
        # An opponent's own card is an opposing one.
        whose = made["what"].pop("whose")
        made["who"] = "opponents"
        if whose == "yours":
            del made["who"]
    if made.get("is") == "all":
        made["conditions"] = [one for each in made["conditions"] for one in _each(each)]
    if made.get("is") == "one-of":
        made["modes"] = list(made["modes"].values())
    if made.get("is") == "have" and made.get("most") == 0:
        rest = {key: value for key, value in made.items() if key not in ("least", "most")}
        return {"is": "not", "condition": rest}
    if made.get("is") == "may":
        return _done_before_asked(made)
    if made.get("is") == "sequence" and len(made["steps"]) == 1:
        return made["steps"][0]
    if made.get("is") == "sequence":
        return _told_of_what_was_chosen(made)
    if made.get("is") == "if" and "otherwise" not in made and _says_what_a_difference_says(made):
        return made["then"]
    return made


def _each(condition: JsonObject) -> list[object]:
    """Conditions that must all hold, written as one: nesting makes no difference."""
    return list(condition["conditions"]) if condition["is"] == "all" else [condition]


def _done_before_asked(may: JsonObject) -> JsonObject:
    """ "May do both" becomes "may do the first, then does the second"."""
    steps = effects_of(may["do"])
    last = steps[-1]
    if last.get("is") != "if-you-do" or "otherwise" in last or any(one["is"] != "choose" for one in steps[:-1]):
        return may
    return {**last, "first": {"is": "may", "do": one_effect([*steps[:-1], *effects_of(last["first"])])}}


def _told_of_what_was_chosen(sequence: JsonObject) -> JsonObject:
    """Something forbidden to an optionally chosen card has no effect if none is chosen."""
    may, *rest = sequence["steps"]
    chosen = [one["as"] for one in effects_of(may.get("do", {})) if one.get("is") == "choose"]
    if may["is"] != "may" or any(one["is"] != "forbid" or one.get("what", {}).get("it") not in chosen for one in rest):
        return sequence
    return {"is": "may", "do": {"is": "sequence", "steps": [*effects_of(may["do"]), *rest]}}


def _says_what_a_difference_says(node: JsonObject) -> bool:
    """Whether drawing or discarding as many cards as one number exceeds another is already conditional on the
    excess.
    """
    cards, condition = node["then"].get("cards"), node["condition"]
    if not isinstance(cards, dict) or cards["is"] != "difference":
        return False
    more, less = cards["of"], cards["less"]
    if condition.get("is") == "more-than":
        return bool(condition["more"] == more and condition["than"] == less)
    return bool(
        condition == {"is": "not", "condition": {"is": "have", "what": {}, "least": more, "zone": "hand"}}
        and less == {"is": "count", "what": {}, "zone": "hand", "who": "you"}
    )


def _without_what_is_usual(made: JsonObject) -> None:
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
    if made.get("is") in ("discard", "gather", "search") and made.get("what") == {}:
        del made["what"]
    if made.get("until") == "this-turn" and made.get("is") != "later":
        del made["until"]
    if made.get("is") == "choose":
        for bound in ("least", "most"):
            if made.get(bound) == 1:
                del made[bound]
    for number in ("times", "count"):
        if made.get(number) == 1:
            del made[number]
