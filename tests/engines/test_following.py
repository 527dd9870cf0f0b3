"""What the reference tells of a call beyond its reply: rules, events in words, the questions of its edition."""

from __future__ import annotations

from oracle.engines.reference import ReferenceEngine
from oracle.games.lorcana.reference.events import TELLER
from oracle.games.lorcana.rules import events
from oracle.games.lorcana.rules.rulebook import BOOK
from oracle.games.lorcana.rules.state import Object
from oracle.kernel.asked import Asked
from oracle.kernel.rules import makers
from oracle.kernel.run import Event
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.run.single_run import begin
from oracle.suite.run.verdict import run_plan
from tests.extent import LONG


def plan(case: str) -> Plan:
    return next(one for one in load_suite().plans if one.case == case)


def played(case: str, engine: ReferenceEngine, edition: str = "2.2") -> None:
    """Play a scenario up to and including its first When step."""
    one = plan(case)
    world = begin(one, engine, edition, engine.initialize())
    world.run(next(call for call in one.calls if call.is_when))


def test_events_name_cards_and_have_the_rule_that_made_them() -> None:
    engine = ReferenceEngine(tracing=True)
    played("damage-reduced-to-nothing-was-dealt", engine)
    words, rules = engine.last_call().told_events(), makers(engine.applied(), len(engine.events))
    assert len(words) == len(rules) == len(engine.events)
    told = {said: rule.rule for said, rule in zip(words, rules, strict=True) if rule is not None}
    assert told["ann-ink-1 exerted (ink)"] == "pay_in_full"
    assert told["poke has resolved: play → discard"] == "resolve_action"
    assert told["ann-deck-1 is drawn: deck → hand"] == "draw_a_card"


class Unheard(Event, frozen=True, kw_only=True, tag="un-heard"):
    object: int
    objects: tuple[int, ...]
    how: str
    was: Object | None = None


def test_an_event_without_words_of_its_own_is_told_by_its_fields() -> None:
    event = Unheard(object=1, objects=(1, 2), how="loudly")
    assert TELLER.event_words(event, {1: "doc"}) == "un heard: object doc, objects doc, a card, how loudly"


def test_a_card_that_left_is_named_as_it_was() -> None:
    was = Object(id=7, cards=("doc",), player="Ann", zone="play")
    assert TELLER.event_words(events.Moved(object=7, to="discard", verb="banish", was=was), {7: "doc"}) == (
        "doc is banished: play → discard"
    )


def test_the_questions_of_an_edition_are_noted_with_the_clauses_that_ask() -> None:
    asked = Asked(BOOK)
    played("damage-reduced-to-nothing-was-dealt", ReferenceEngine(asked=asked))
    assert asked.questions["zero_damage_was_dealt"] >= {"1.9.5", "8.8.2"}
    assert "name" not in asked.questions
    assert {"play_a_card", "resolve_action"} <= asked.rules
    quiet = Asked(BOOK)
    played("free-instead-of-ink", ReferenceEngine(asked=quiet))
    assert "zero_damage_was_dealt" not in quiet.questions


def test_noting_changes_no_verdict() -> None:
    spied, plain = ReferenceEngine(asked=Asked(BOOK)), ReferenceEngine()
    info = plain.initialize()
    for one in load_suite().plans[:: 4 if LONG else 16]:
        for edition in one.editions:
            assert run_plan(one, spied, edition, info) == run_plan(one, plain, edition, info)
