"""Versions of the card languages: an engine that knows an older one is not asked what it cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from msgspec.structs import replace

from oracle.engines import language
from oracle.engines.games import binding, wording
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import completed
from oracle.language.nodes import node_type, reachable
from oracle.suite.plan import setup_params
from oracle.suite.run.verdict import run_plan
from tests.suite.fake_engine import FakeEngine
from tests.suite.written import plan_of

DRAWS: dict[str, Any] = {"is": "triggered", "when": [{"event": "played", "this": True}], "effect": {"is": "draw"}}
ELF: dict[str, Any] = {
    "name": "Elf", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1, "abilities": [DRAWS],
}  # fmt: skip
STEPS = "When Ann plays doc for free\nThen it is accepted"


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language whose `draw` came with version 9."""
    words = wording("lorcana").words.nodes
    monkeypatch.setitem(words, "Draw", type(words["Draw"])(say=words["Draw"].say, clauses=("1.12.1",), since=9))
    _forget()
    yield
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    language._since.cache_clear()
    language._version_of.cache_clear()
    language.version.cache_clear()


def test_replacement_came_with_version_2_of_lorcanas() -> None:
    assert (language.version("lorcana"), language.version("altered")) == (4, 3)
    assert language.version_needed("lorcana", {"Elf": ELF}) == 1
    replacing = {"is": "instead", "would": {"event": "drew"}}
    assert language.version_needed("lorcana", {"Elf": {**ELF, "abilities": [replacing]}}) == 2
    assert language.version_needed("lorcana", {"Elf": {**ELF, "name": "instead"}}) == 1


def ability(effect: dict[str, Any], **when: object) -> dict[str, Any]:
    """A definition whose ability does this, and triggers so."""
    return {"Elf": {**ELF, "abilities": [{**DRAWS, "when": [{"event": "played", **when}], "effect": effect}]}}


@pytest.mark.parametrize(
    ("definitions", "version"),
    [
        (ability({"is": "look-at-top", "cards": 2}), 1),
        (ability({"is": "look-at-top", "cards": {"is": "value", "of": "lore", "it": "this"}}), 2),
        (ability({"is": "draw"}, who="any"), 1),
        (ability({"is": "draw"}, nth=2), 2),
        (ability({"is": "draw"}, what={"type": ["character"], "strength_at_most": 2}), 1),
        (ability({"is": "draw"}, what={"any_of": [{"type": ["item"]}, {"type": ["character"]}]}), 2),
        (ability({"is": "unknown"}), 1),
    ],
)
def test_a_new_field_or_word_of_an_old_node_needs_the_new_version(definitions: dict[str, object], version: int) -> None:
    assert language.version_needed("lorcana", definitions) == version


def test_what_is_newer_of_a_node_is_a_field_or_a_word_of_it() -> None:
    for game in ("lorcana", "altered"):
        for cls in reachable(cast("type", binding(game).definition)):
            fields = {field.encode_name for field in node_type(cls).fields}
            newer = wording(game).words.nodes[cls.__name__].newer
            assert {one.partition("=")[0] for one in newer} <= fields, cls


@pytest.mark.usefixtures("newer")
def test_the_newest_node_says_which_version_is_needed() -> None:
    assert language.version("lorcana") == 9
    assert language.version_needed("lorcana", {"Elf": ELF}) == 9
    assert language.version_needed("lorcana", {"Elf": {**ELF, "abilities": []}}) == 1
    assert language.version_needed("altered", {"Elf": ELF}) == 1


@pytest.mark.usefixtures("newer")
def test_an_engine_is_told_the_version() -> None:
    plan = replace(plan_of(STEPS), definitions={"Elf": ELF})
    assert setup_params(plan, "2.2").language == 9


@pytest.mark.usefixtures("newer")
def test_an_engine_of_an_older_version_is_unsupported_and_not_asked() -> None:
    engine = FakeEngine()
    plan = replace(plan_of(STEPS), definitions={"Elf": ELF})
    result = run_plan(plan, engine, "2.2", engine.initialize())
    assert result.verdict == "unsupported"
    assert result.message == "the engine knows version 1 of the language of cards, this needs version 9"


def test_a_version_that_is_not_there_yet_is_unsupported_by_the_reference() -> None:
    params = replace(completed(setup_params(plan_of(STEPS), "2.2")), language=7)
    answer = ReferenceEngine().setup(params)
    assert (answer.status, answer.unsupported) == ("unsupported", ("language 7",))
