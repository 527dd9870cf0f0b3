"""Every Then phrase holds on the honest engine, and fails on one that does otherwise."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from oracle.protocol.messages import Card, Decision, GameResult, Observation, Reply, Waiting
from oracle.suite.phrases.registry import REGISTRY
from oracle.suite.reading.locate import load_steps
from tests.suite.fake_engine import FakeEngine, Twisted, unchanged
from tests.suite.written import verdict

load_steps()
replace = msgspec.structs.replace
See = Callable[[Observation], Observation]


def card(ref: str, **fields: object) -> See:
    """Shows a card otherwise than it is."""

    def see(seen: Observation) -> Observation:
        cards = tuple(replace(one, **fields) if one.ref == ref else one for one in seen.position.cards)
        return replace(seen, position=replace(seen.position, cards=cards))

    return see


def without(ref: str) -> See:
    def see(seen: Observation) -> Observation:
        cards = tuple(one for one in seen.position.cards if one.ref != ref)
        return replace(seen, position=replace(seen.position, cards=cards))

    return see


def lore(amount: int) -> See:
    def see(seen: Observation) -> Observation:
        players = tuple(replace(one, counters={"lore": amount}) for one in seen.position.players)
        return replace(seen, position=replace(seen.position, players=players))

    return see


def left(seen: Observation) -> Observation:
    players = tuple(replace(one, counters={"left": 1}) for one in seen.position.players)
    return replace(seen, position=replace(seen.position, players=players))


def turn(player: str) -> See:
    return lambda seen: replace(seen, position=replace(seen.position, turn=replace(seen.position.turn, player=player)))


def shown(**fields: object) -> See:
    return lambda seen: replace(seen, **fields)


def refuse(reply: Reply) -> Reply:
    return replace(reply, status="refused", code="9.9.9")


def accept(reply: Reply) -> Reply:
    return replace(reply, status="accepted")


PLAY = "When Ann plays doc for its ink cost\nThen it is accepted\nAnd "
WRONG = "When Bob plays hans for its ink cost\nThen it is refused\nAnd "
USE = "When Ann uses lantern\nThen it is accepted\nAnd "
TWIN = 'When Ann uses "Twin" of lantern\nThen it is accepted\nAnd '
CHANGES = """only this has changed
  | what      | to                 |
  | doc       | Ann's play, drying |
  | Ann's ink | 1 ready, 2 exerted |
"""
READING = """by reading
  | reading | outcome             |
  | 2.1     | doc is in Bob's hand |
  | 2.2     | doc is in Ann's play |
  | 2.2     | doc is ready         |
"""
OPEN = """the rules leave open: Where does it go?
  | outcome                 |
  | doc is in Ann's discard |
  | doc is in Ann's play    |
"""
ASKED = Decision(id="q", player="Ann", kind="may", options=("yes", "no"))

Case = tuple[str, Callable[[Reply], Reply], See]

# The steps, and the one lie that makes the last of them fail.
CASES: list[Case] = [
    ("When Ann plays doc for its ink cost\nThen it is accepted", refuse, unchanged),
    ("When Bob plays hans for its ink cost\nThen it is refused", accept, unchanged),
    (
        "When Bob plays hans for its ink cost\nThen it is refused by 4.3.2",
        lambda r: replace(r, code="4.3.3"),
        unchanged,
    ),
    (WRONG + "nothing has changed", unchanged, card("hans", zone="discard")),
    (WRONG + "nothing has changed", unchanged, card("ann-ink-2", states=("exerted",))),
    (WRONG + "nothing has changed", unchanged, shown(waiting=(Waiting(player="Ann", source="doc"),))),
    (WRONG + "nothing has changed", unchanged, shown(decision=ASKED)),
    (PLAY + CHANGES, unchanged, lore(3)),
    (PLAY + CHANGES, unchanged, card("doc", states=())),
    (PLAY + CHANGES, unchanged, card("ann-ink-1", states=())),
    (PLAY + CHANGES, unchanged, turn("Bob")),
    (PLAY + CHANGES, unchanged, without("loc")),
    (PLAY + "doc is in Ann's play", unchanged, card("doc", zone="discard")),
    (PLAY + "doc is in Ann's play", unchanged, card("doc", player="Bob")),
    (PLAY + "doc is in Ann's play", unchanged, without("doc")),
    ("When Ann shifts doc onto elsa\nThen it is accepted\nAnd elsa is under doc", unchanged, card("elsa", under=None)),
    (
        "When Ann shifts doc onto elsa\nThen it is accepted\nAnd doc is on top of elsa",
        unchanged,
        card("elsa", under="loc"),
    ),
    (PLAY + "ann-deck-1 lies at the top of Ann's deck", unchanged, without("ann-deck-1")),
    (PLAY + "doc is drying", unchanged, card("doc", states=())),
    (PLAY + "doc is ready", unchanged, card("doc", states=("drying", "exerted"))),
    (PLAY + "elsa is damaged", unchanged, card("elsa", counters={})),
    (PLAY + "doc is undamaged", unchanged, card("doc", zone="hand")),
    (PLAY + "elsa has 2 damage", unchanged, card("elsa", counters={"damage": 3})),
    (PLAY + "elsa has 2 Strength", unchanged, unchanged),
    (PLAY + "elsa has Resist 2", unchanged, unchanged),
    (PLAY + "elsa does not have Ward", unchanged, unchanged),
    (PLAY + "Ann has 1 ready ink", unchanged, card("ann-ink-1", states=())),
    (PLAY + "Ann has 0 lore", unchanged, lore(1)),
    (PLAY + "Bob has not left the game", unchanged, left),
    (PLAY + "Ann has 0 cards in hand", unchanged, card("doc", zone="hand")),
    (PLAY + "it is Ann's turn", unchanged, turn("Bob")),
    ("When Bob concedes\nThen Ann has won", unchanged, shown(result=None)),
    ("When Bob concedes\nThen Ann has won", unchanged, shown(result=GameResult(winner="Bob"))),
    (PLAY + "the game goes on", unchanged, shown(result=GameResult(winner="Ann"))),
    (USE + "Ann is asked", lambda r: replace(r, decision=None), shown(decision=None)),
    (
        USE + "Ann is asked to choose from yes and no",
        lambda r: replace(r, decision=replace(ASKED, options=("yes", "why"))),
        unchanged,
    ),
    (PLAY + "nobody is asked", lambda r: replace(r, decision=ASKED), unchanged),
    (TWIN + "ann-ink-1 and lantern wait", unchanged, shown(waiting=())),
    (PLAY + "no ability waits", unchanged, shown(waiting=(Waiting(player="Ann", source="doc"),))),
    (PLAY + "Ann sees doc", unchanged, without("doc")),
    (PLAY + "Bob does not see ann-deck-1", unchanged, card("ann-deck-1", card="a card")),
    (PLAY + READING, unchanged, card("doc", zone="discard")),
    (PLAY + READING, unchanged, card("doc", states=("exerted",))),
    (PLAY + OPEN, unchanged, card("doc", zone="hand")),
]
AT = (PLAY + "doc is at loc", unchanged, card("doc", at="loc"))


@pytest.mark.parametrize(("steps", "reply", "observation"), CASES)
def test_the_last_step_holds_and_fails(steps: str, reply: Callable[[Reply], Reply], observation: See) -> None:
    honest = verdict(steps, FakeEngine())
    assert honest.verdict in ("pass", "disputed"), honest.message
    found = verdict(steps, Twisted(reply=reply, observation=observation, after=1))
    assert found.verdict == "fail", found.message
    assert [step.status for step in found.steps].count("failed") == 1
    failed = found.steps[-1]
    assert failed.status == "failed"
    assert failed.expected
    assert failed.actual
    assert failed.expected != failed.actual


def test_a_character_elsewhere_is_not_at_the_location() -> None:
    steps, _, see = AT
    assert verdict(steps, Twisted(observation=see, after=1)).verdict == "pass"
    assert verdict(steps, FakeEngine()).verdict == "fail"


def test_every_then_phrase_is_among_the_failing_steps() -> None:
    texts = [steps.split("\n  |")[0].splitlines()[-1].strip() for steps, _, _ in [*CASES, AT]]
    texts = [text.removeprefix("And ").removeprefix("Then ") for text in texts]
    covered = {REGISTRY.match("then", text).phrase.pattern for text in texts}
    phrases = [phrase for phrase in REGISTRY.phrases() if phrase.keyword == "then" and phrase.game != "altered"]
    assert {phrase.pattern for phrase in phrases} == covered


def test_a_failure_shows_the_table_before_and_after() -> None:
    found = verdict(PLAY + "Ann has 3 lore", FakeEngine())
    assert found.verdict == "fail"
    assert found.message == "Ann has 3 lore: expected Ann has 3 lore; got Ann has 0 lore"
    assert found.before is not None
    assert found.after is not None
    zones = [{one.ref: one.zone for one in seen.position.cards}["doc"] for seen in (found.before, found.after)]
    assert zones == ["hand", "play"]
    assert [change.what for change in found.changes] == ["doc", "Ann's ink"]


def test_a_refusal_is_only_compared_with_clauses_where_the_engine_names_them() -> None:
    steps = "When Bob plays hans for its ink cost\nThen it is refused by 1.2.3"
    assert verdict(steps, FakeEngine()).verdict == "fail"
    silent = FakeEngine(capabilities=("made-up-cards", "locations"))
    assert verdict(steps, silent).verdict == "pass"


def test_hidden_cards_have_no_card() -> None:
    seen = FakeEngine()
    assert verdict(WRONG + "Bob sees hans\nAnd Bob does not see doc", seen).verdict == "pass"
    assert all(isinstance(one, Card) for one in seen.observe("Bob").position.cards)
