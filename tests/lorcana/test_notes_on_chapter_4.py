"""The reading `seed-chapter-4`: what it leaves undecided, where its cards can be, and what its trace cites."""

from __future__ import annotations

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.protocol import messages as m

CHARACTER = {"name": "Elsa", "type": "character", "cost": 1, "strength": 2, "willpower": 3, "lore": 1}
EVASIVE = {**CHARACTER, "name": "Hans", "abilities": [{"is": "keyword", "keyword": "evasive"}]}
RECKLESS = {**CHARACTER, "name": "Rex", "abilities": [{"is": "keyword", "keyword": "reckless"}]}
MISSION = {"name": "Mission", "type": "item", "cost": 1, "lore": 2, "classifications": ["Mission"]}
CARDS = {"Elsa": CHARACTER, "Hans": EVASIVE, "Rex": RECKLESS, "Mission": MISSION}


def engine(*cards: m.Card, edition: str = "seed-chapter-4", tracing: bool = False) -> ReferenceEngine:
    made = ReferenceEngine(tracing=tracing)
    position = m.Position(
        players=(m.Player(name="Ann"), m.Player(name="Bob")), turn=m.Turn(player="Ann", number=3), cards=cards
    )
    params = m.SetupParams(game="lorcana", edition=edition, position=position, definitions=CARDS)
    assert made.setup(params).status == "ok"
    return made


def card(ref: str, name: str, player: str = "Ann", zone: str = "play", at: str | None = None) -> m.Card:
    return m.Card(ref=ref, player=player, zone=zone, card=name, at=at)


def legal(made: ReferenceEngine) -> set[tuple[str, str | None]]:
    return {(action.kind, action.card) for action in made.legal().actions}


# --- what is not said -----------------------------------------------------------------------------------


def test_nobody_can_say_what_an_attacker_without_a_defender_takes() -> None:
    made = engine(card("elsa", "Elsa"), card("hans", "Hans", "Bob"))
    before = made.observe()
    reply = made.act("Ann", m.Action(kind="challenge", card="elsa"))
    assert (reply.status, reply.code) == ("unsupported", "seed-chapter-4:4.6-no-defender")
    assert reply.message.startswith("undecided: how much damage")
    assert made.observe() == before
    assert ("challenge", "elsa") not in legal(made)


def test_a_challenge_nobody_can_carry_out_does_not_hold_up_the_turn() -> None:
    made = engine(card("rex", "Rex"), card("hans", "Hans", "Bob"), card("one", "Elsa", zone="deck"))
    assert made.act("Ann", m.Action(kind="end-turn")).status == "accepted"


@pytest.mark.parametrize(("deck", "status"), [((), "accepted"), (("one",), "unsupported")])
def test_where_in_a_deck_is_said_by_nobody(deck: tuple[str, ...], status: str) -> None:
    made = engine(card("elsa", "Elsa", zone="bag"), *[card(ref, "Elsa", zone="deck") for ref in deck])
    asked = made.act("Ann", m.Action(kind="move", card="elsa")).decision
    assert asked is not None
    reply = made.decide("Ann", asked.id, ("deck",))
    assert reply.status == status
    assert reply.code == ("" if status == "accepted" else "seed-chapter-4:4.7-anywhere")
    assert made.observe().decision == (None if status == "accepted" else asked)


# --- positions ------------------------------------------------------------------------------------------


def test_only_these_notes_put_cards_into_the_bag() -> None:
    assert engine(card("elsa", "Elsa", zone="bag")).observe().position.cards[0].zone == "bag"
    with pytest.raises(InputError, match=r"cards\.elsa\.zone: the bag is no place for cards"):
        engine(card("elsa", "Elsa", zone="bag"), edition="2.2")


def test_a_turn_can_be_taken_up_where_it_has_had_its_quest() -> None:
    made = engine(card("elsa", "Elsa"), card("one", "Mission"), card("two", "Elsa", zone="inkwell"))
    assert {("quest", "elsa"), ("move", "two")} <= legal(made)
    assert made.act("Ann", m.Action(kind="quest", card="elsa")).status == "accepted"
    seen = made.observe().position
    assert seen.turn.counters == {"quest": 1}
    again = ReferenceEngine()
    params = m.SetupParams(game="lorcana", edition="seed-chapter-4", position=seen, definitions=CARDS)
    assert again.setup(params).status == "ok"
    assert again.observe() == made.observe()
    assert again.act("Ann", m.Action(kind="quest", card="elsa")).code == "seed-chapter-4:4.5-once"
    assert ("quest", "elsa") not in legal(again)
    other = ReferenceEngine()
    other.restore(made.snapshot())
    assert other.observe() == made.observe()


# --- citations ------------------------------------------------------------------------------------------


def test_the_trace_cites_the_notes_in_the_place_of_the_book() -> None:
    made = engine(card("elsa", "Elsa"), card("one", "Mission"), tracing=True)
    made.act("Ann", m.Action(kind="quest", card="elsa"))
    applied = {one.rule: one.clauses for one in made.applied()}
    assert next(iter(applied.values()))[:2] == ("seed-chapter-4:4.5", "seed-chapter-4:4.5-quest")
    assert applied["choose_mission"] == ("seed-chapter-4:4.5-assign",)
    assert "quest" not in applied


def test_a_refusal_cites_the_notes_in_the_place_of_the_book() -> None:
    made = engine(card("elsa", "Elsa"))
    reply = made.act("Ann", m.Action(kind="quest", card="elsa"))
    assert reply.code == "seed-chapter-4:4.5-assign"
    assert not [clause for clause in reply.clauses if clause.startswith("4.5")]


def test_a_fault_may_still_replace_a_rule_of_the_notes() -> None:
    made = ReferenceEngine(overrides={"lorcana": {"check_one_quest": lambda _run: None}})
    cards = (card("elsa", "Elsa"), card("one", "Mission"), card("two", "Mission"))
    position = m.Position(
        players=(m.Player(name="Ann"), m.Player(name="Bob")), turn=m.Turn(player="Ann", number=3), cards=cards
    )
    made.setup(m.SetupParams(game="lorcana", edition="seed-chapter-4", position=position, definitions=CARDS))
    asked = made.act("Ann", m.Action(kind="quest", card="elsa")).decision
    assert asked is not None
    assert made.decide("Ann", asked.id, ("one",)).status == "accepted"
    assert made.act("Ann", m.Action(kind="quest", card="elsa")).status == "accepted"
