"""Describes judgments for people."""

from __future__ import annotations

import json

from oracle.profiles import Profile
from oracle.protocol.display import shown
from oracle.protocol.results import Judged
from oracle.suite.judging.going_back import BACK
from oracle.suite.judging.lists import LISTED
from oracle.suite.judging.order import ORDER
from oracle.suite.judging.refusals import INVENTED, TAKEN, as_action
from oracle.suite.phrases.action_words import action_words

MOST = 300
"""Maximum characters shown of one value."""


def judged_words(judged: Judged, game: Profile) -> str:
    """`Bob's view: cards, doc, damage: it is 2 on the whole table, and 0 here`."""
    after = f" (after {judged.step} steps)"
    match judged.kind:
        case "list":
            return _of_a_list(judged, game) + after
        case "view" if judged.at[0] == ORDER:
            whose = f"the order in which {judged.viewer} is shown {judged.at[1]}'s {judged.at[2]}"
            orders = f"it is {_value(judged.wanted)}, and {_value(judged.found)} with the names exchanged"
            return f"{whose} follows from what is hidden: {orders}{after}"
        case "view":
            return f"{judged.viewer}'s view, {_path(judged.at)}: {_against(judged)}{after}"
        case "characteristics":
            return f"the {_path(judged.at[1:])} of {judged.at[0]}: {_against(judged)}{after}"
        case "digest":
            return f"`digest` is not the hash of the table that `observe` shows: {_against(judged)}{after}"
        case "snapshot" | "reset":
            what = "`restore`" if judged.kind == "snapshot" else "`reset`"
            when = "right after it" if judged.at[0] == BACK else "after repeating the same calls"
            return f"after {what} the game is not what it was, {when}, {_path(judged.at[1:])}: {_against(judged)}"
        case "answer":
            which = "an invented id" if judged.at[0] == INVENTED else "the id of an earlier question"
            return f"an answer under {which} {_came(judged)}{after}"
        case "refusal":
            return f"{_refused(judged, game)} {_came(judged)}{after}"


def _of_a_list(judged: Judged, game: Profile) -> str:
    if judged.at[0] == LISTED:
        return f"`legal` lists what is refused: {action_words(as_action(judged.found), game)}"
    return f"`legal` lacks what is accepted by the rules: {action_words(as_action(judged.wanted), game)}"


def _refused(judged: Judged, game: Profile) -> str:
    words = judged.wanted[0] if isinstance(judged.wanted, list) else {"kind": "something"}
    return f'"{judged.at[0]} {action_words(as_action(words), game)}", which is to be refused,'


def _came(judged: Judged) -> str:
    if judged.at[1:] == (TAKEN,):
        return "is accepted"
    if len(judged.at) == 1:
        return f"leaves something behind: {_value(judged.found)}"
    return f"leaves something behind, {_path(judged.at[1:])}: it is {_value(judged.found)} now"


def _against(judged: Judged) -> str:
    return f"it should be {_value(judged.wanted)}, and is {_value(judged.found)}"


def _path(at: tuple[str, ...]) -> str:
    return shown(", ".join(at), MOST)


def _value(value: object) -> str:
    return "nothing" if value is None else shown(json.dumps(value, ensure_ascii=False, sort_keys=True), MOST)
