"""The language of cards in the kit: words it knows, definitions it checks, versions it derives."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from oracle.adapter import Adapter, Language, Side, Unsupported
from oracle.engines import language
from oracle.profiles import PROFILES
from oracle.protocol.messages import LANGUAGES
from tests.adapter.test_kit import Asked, Choir

Json = dict[str, Any]
WORDS = {
    "card": {"": "name effect"},
    "effect": {"draw": "cards who", "sequence": "steps", "modes": "modes", "choose": "what"},
    "filter": {"": "type"},
    "number": {"count": "what"},
}
KNOWN = Language(
    words=WORDS,
    inside={"effect": "effect", "steps": "effect", "modes": "effect", "cards": "number", "what": "filter"},
    values={"who": ["you"], "choose.what.type": None, "filter.type": ["hero"], "modes.who": None},
)


@pytest.mark.parametrize(
    ("effect", "unknown"),
    [
        ({"is": "draw", "cards": 2, "who": "you"}, []),
        ({"is": "draw", "who": "all"}, ["who all of the effect draw"]),
        ({"is": "draw", "slowly": False, "cards": None}, ["slowly of the effect draw"]),
        ({"is": "draw", "cards": {}, "of": {}, "from": []}, ["of of the effect draw"]),
        ({"is": "draw", "cards": {"is": "count", "what": {"type": ["hero", "song"]}}}, ["type song of the filter"]),
        ({"is": "sequence", "steps": [{"is": "burn"}, {"is": "draw"}, {"is": "burn"}]}, ["the effect burn"]),
        ({"is": "modes", "modes": {"one": {"is": "draw"}, "two": {"is": "burn"}}}, ["the effect burn"]),
        ({"is": "modes", "modes": {"is": "draw", "who": "all"}}, ["who all of the effect draw"]),
        ({"type": "hero"}, ["the effect "]),
    ],
)
def test_a_walk_names_every_word_that_is_not_known(effect: Json, unknown: list[str]) -> None:
    assert KNOWN.unknown({"name": "odd", "effect": effect}) == unknown


def test_definitions_are_checked_by_the_names_of_their_cards() -> None:
    with pytest.raises(Unsupported) as lack:
        KNOWN.check({"b": {"cost": 1}, "a": {"effect": {"is": "burn"}}, "c": {"name": "c"}})
    assert lack.value.lacks == ("a: the effect burn", "b: cost of the card")


@pytest.mark.parametrize(
    ("node", "values", "newest"),
    [
        ({"gets": "amount"}, {}, 4),
        ({"gets": "amount stat"}, {}, 1),
        ({"gets": "amount stat"}, {"stat": ["strength"]}, 4),
        ({"gets": "amount stat"}, {"effect.gets.stat": ["strength"]}, 4),
        ({"gets": "amount stat"}, {"stat": None}, 1),
        ({"": "event"}, {}, 1),
        ({"else": "stat", "cannot": "action"}, {"stat": ["strength"]}, 1),
    ],
)
def test_the_newest_version_is_that_whose_unknown_words_are_all_named(
    node: Mapping[str, str], values: Mapping[str, list[str] | None], newest: int
) -> None:
    words = {"card": {"": "name effect"}, "effect": node}
    known = Language(words=words, inside={"effect": "effect"}, values=values)
    assert known.newest("lorcana") == newest
    side = Side(editions=("2.2",), start=Choir, language=known)
    adapter = Adapter("reading", "1", {"lorcana": side})
    info = json.loads(adapter.answer(b'{"jsonrpc":"2.0","id":2,"method":"initialize"}')[0])["result"]
    assert info["games"]["lorcana"].get("language", 1) == newest


def test_a_side_with_a_language_is_started_with_no_word_that_is_not_in_it() -> None:
    asked = Asked()
    side = Side(editions=("2.2",), start=Choir, language=KNOWN)
    asked.adapter = Adapter("reading", "1", {"lorcana": side})
    said = asked.ask(
        "setup", game="lorcana", edition="2.2", position=asked.position, definitions={"a": {"effect": {"is": "burn"}}}
    )
    assert said == {"status": "unsupported", "unsupported": ["a: the effect burn"]}


@pytest.mark.parametrize("game", PROFILES)
def test_what_the_kits_know_of_versions_is_what_the_language_says(game: str) -> None:
    tags = {kind.name: "" if kind.tag == kind.name else kind.tag for kind in language.kinds(game)}
    assert {*LANGUAGES[game]} == {*range(2, language.version(game) + 1)}
    for known, fields in LANGUAGES[game].items():
        brought = language.newer(game, known - 1) - language.newer(game, known)
        places = (one.partition("=")[0].partition(".") for one in brought if "=" in one)
        assert {*fields} == {f"{tags[name]}.{field}" for name, _, field in places}


def test_a_kind_of_node_without_words_is_a_mistake_of_the_author() -> None:
    with pytest.raises(ValueError, match="words lacks the kind ability, which abilities contains"):
        Language(words={"card": {"": "name abilities"}}, inside={"abilities": "ability"})
    with pytest.raises(ValueError, match="words lacks the kind card"):
        Language(words={}, inside={})
