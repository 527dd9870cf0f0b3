"""Questions of the current edition that the oracle does not answer, because no clause does."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.protocol import messages as m

Json = Any
CHARACTER = {"name": "Elsa", "type": "character", "cost": 1, "strength": 2, "willpower": 3, "lore": 1}
CHOOSE = [
    {"is": "choose", "what": {"type": ["character"]}, "least": 0, "most": 2, "as": "going"},
    {"is": "choose", "what": {"type": ["location"]}, "as": "there"},
    {"is": "move-to", "it": "going", "to": "there"},
]
CARAVAN = {"name": "Caravan", "type": "action", "cost": 0, "effect": {"is": "sequence", "steps": CHOOSE}}
MINE = "Seven Dwarfs' Mine - Secure Fortress"


def with_cards(*cards: m.Card, edition: str = "2.2", **made_up: Json) -> ReferenceEngine:
    """The reference in Ann's turn with these cards."""
    made = ReferenceEngine()
    position = m.Position(
        players=(m.Player(name="Ann"), m.Player(name="Bob")), turn=m.Turn(player="Ann", number=3), cards=cards
    )
    definitions = {"Elsa": CHARACTER, **made_up}
    params = m.SetupParams(game="lorcana", edition=edition, position=position, definitions=definitions)
    assert made.setup(params).status == "ok"
    return made


def engine() -> ReferenceEngine:
    cards = (
        m.Card(ref="one", player="Ann", zone="play", card="Elsa"),
        m.Card(ref="two", player="Ann", zone="play", card="Elsa"),
        m.Card(ref="mine", player="Ann", zone="play", card=MINE),
        m.Card(ref="caravan", player="Ann", zone="hand", card="Caravan"),
    )
    return with_cards(*cards, Caravan=CARAVAN)


def moved(*names: str) -> m.Reply:
    made = engine()
    reply = made.act("Ann", m.Action(kind="play", card="caravan", cost=m.Cost(kind="ink")))
    assert reply.decision is not None
    return made.decide("Ann", reply.decision.id, names)


def test_nobody_can_say_which_of_two_at_once_was_the_first() -> None:
    reply = moved("one", "two")
    assert (reply.status, reply.code) == ("unsupported", "6.2.2")
    assert "which was the first" in reply.message


def test_one_alone_is_the_first() -> None:
    reply = moved("two")
    assert reply.status == "accepted"
    assert reply.decision is not None


NUMBER = {"is": "gain-lore", "lore": {"is": "number", "name": "damage-of-trigger"}}
WOUNDED = [{"event": "damaged", "first": True, "what": {"type": ["character"]}}]
SOAKS = {"is": "triggered", "when": WOUNDED, "effect": NUMBER}
SPONGE = {"name": "Sponge", "type": "item", "cost": 1, "abilities": [SOAKS]}
HAIL_ALL = {"is": "deal-damage", "all": {"type": ["character"]}, "damage": 2}
HAIL = {"name": "Hail", "type": "action", "cost": 0, "effect": HAIL_ALL}
HARD = CHARACTER | {"name": "Hard", "abilities": [{"is": "keyword", "keyword": "resist", "value": 1}]}


def hailed(*characters: str) -> m.Reply:
    """What comes of 2 damage to all these at once, where the first that is hurt is worth lore."""
    cards = [m.Card(ref=f"one-{n}", player="Ann", zone="play", card=card) for n, card in enumerate(characters)]
    sponge = m.Card(ref="sponge", player="Ann", zone="play", card="Sponge")
    hail = m.Card(ref="hail", player="Ann", zone="hand", card="Hail")
    made = with_cards(*cards, sponge, hail, Sponge=SPONGE, Hail=HAIL, Hard=HARD)
    return made.act("Ann", m.Action(kind="play", card="hail", cost=m.Cost(kind="ink")))


def test_nobody_can_say_how_much_damage_was_the_first_of_two_at_once() -> None:
    reply = hailed("Elsa", "Hard")
    assert (reply.status, reply.code) == ("unsupported", "6.2.2")
    assert "which was the first" in reply.message


def test_as_much_damage_is_as_good_as_the_first() -> None:
    assert hailed("Elsa", "Elsa").status == "accepted"


# --- replacement ----------------------------------------------------------------------------------------

INSTEAD = {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"]}}}
FIRST = {"name": "First", "type": "item", "cost": 1, "abilities": [INSTEAD | {"to": "hand", "first": True}]}
ESCAPE = {"is": "instead", "would": {"event": "banished"}, "to": "hand", "may": True}
GUARD = CHARACTER | {"name": "Guard", "abilities": [INSTEAD | {"it": "this"}, ESCAPE]}
FLOOD = {"name": "Flood", "type": "action", "cost": 0, "effect": {"is": "banish", "all": {"type": ["character"]}}}


def flooded(answers: tuple[str, ...] = (), **cards: str) -> m.Reply:
    """What comes of banishing all characters at once beside these cards."""
    made = ReferenceEngine()
    table = [m.Card(ref=ref, player="Ann", zone="play", card=card) for ref, card in cards.items()]
    table.append(m.Card(ref="flood", player="Ann", zone="hand", card="Flood"))
    position = m.Position(
        players=(m.Player(name="Ann"), m.Player(name="Bob")), turn=m.Turn(player="Ann", number=3), cards=tuple(table)
    )
    made_up = {str(card["name"]): card for card in (CHARACTER, FIRST, GUARD, FLOOD)}
    params = m.SetupParams(game="lorcana", edition="2.2", position=position, definitions=made_up)
    assert made.setup(params).status == "ok"
    reply = made.act("Ann", m.Action(kind="play", card="flood", cost=m.Cost(kind="ink")))
    for answer in answers:
        assert reply.decision is not None
        reply = made.decide("Ann", reply.decision.id, (answer,))
    return reply


def test_nobody_can_say_which_of_two_banished_at_once_was_the_first() -> None:
    reply = flooded(first="First", one="Elsa", two="Elsa")
    assert (reply.status, reply.code) == ("unsupported", "6.5.3")
    assert "which was the first" in reply.message
    assert flooded(first="First", one="Elsa").status == "accepted"


def test_nobody_can_say_where_a_card_goes_that_goes_to_two_places_at_once() -> None:
    assert flooded(("yes", "yes"), guard="Guard", one="Elsa").status == "accepted"
    assert flooded(("no", "no"), guard="Guard", one="Elsa").status == "accepted"
    reply = flooded(("yes", "no"), guard="Guard", one="Elsa")
    assert (reply.status, reply.code) == ("unsupported", "6.5.4")
    assert "two places at once" in reply.message


# --- what has left another zone than play -----------------------------------------------------------------

COSTS = {"is": "gain-lore", "lore": {"is": "value", "of": "cost", "it": "revealed"}}
WATCH = {"is": "triggered", "when": [{"event": "drew", "who": "any"}], "effect": COSTS}
SEEN = {"is": "sequence", "steps": [{"is": "reveal-hand"}, {"is": "whenever", "ability": WATCH}]}
AWAY = {"is": "each-player", "who": "opponents", "do": {"is": "discard"}}
MADE_UP = {
    "Elsa": CHARACTER,
    "Glance": {"name": "Glance", "type": "action", "cost": 0, "effect": SEEN},
    "Stays": {"name": "Stays", "type": "action", "cost": 0, "effect": {"is": "draw"}},
    "Leaves": {
        "name": "Leaves",
        "type": "action",
        "cost": 0,
        "effect": {"is": "sequence", "steps": [AWAY, {"is": "draw"}]},
    },
}


def drawn_after(name: str) -> tuple[ReferenceEngine, m.Reply]:
    """Bob's hand has been revealed; then Ann plays this, and draws."""
    made = ReferenceEngine()
    cards = (
        m.Card(ref="glance", player="Ann", zone="hand", card="Glance"),
        m.Card(ref="then", player="Ann", zone="hand", card=name),
        m.Card(ref="top", player="Ann", zone="deck", card="Elsa"),
        m.Card(ref="his", player="Bob", zone="hand", card="Elsa"),
    )
    position = m.Position(
        players=(m.Player(name="Ann"), m.Player(name="Bob")), turn=m.Turn(player="Ann", number=3), cards=cards
    )
    params = m.SetupParams(game="lorcana", edition="2.2", position=position, definitions=MADE_UP)
    assert made.setup(params).status == "ok"
    ink = m.Cost(kind="ink")
    assert made.act("Ann", m.Action(kind="play", card="glance", cost=ink)).status == "accepted"
    return made, made.act("Ann", m.Action(kind="play", card="then", cost=ink))


def test_what_a_revealed_card_costs_is_known_as_long_as_it_stays() -> None:
    made, reply = drawn_after("Stays")
    assert reply.status == "accepted"
    assert made.observe().position.players[0].counters == {"lore": 1}


def test_what_a_card_cost_that_was_revealed_and_has_gone_is_not_known() -> None:
    _, reply = drawn_after("Leaves")
    assert (reply.status, reply.code) == ("unsupported", "6.7.7")


# --- one of several ---------------------------------------------------------------------------------------


def done(*steps: Json) -> m.Reply:
    """What comes of an action that does this with two characters and two locations of Ann in play."""
    text = {"name": "Deed", "type": "action", "cost": 0, "effect": {"is": "sequence", "steps": list(steps)}}
    places = {"one": "Elsa", "two": "Elsa", "mine": MINE, "other": MINE}
    cards = (
        *(m.Card(ref=ref, player="Ann", zone="play", card=card) for ref, card in places.items()),
        m.Card(ref="deed", player="Ann", zone="hand", card="Deed"),
        m.Card(ref="top", player="Ann", zone="deck", card="Elsa"),
    )
    return with_cards(*cards, Deed=text).act("Ann", m.Action(kind="play", card="deed", cost=m.Cost(kind="ink")))


PLACES = {"is": "choose", "what": {"type": ["location"]}, "least": 2, "most": 2, "as": "there"}
WHO = {"is": "choose", "what": {"type": ["character"]}, "least": 2, "most": 2}
TOP = {"is": "top-of-deck"}


@pytest.mark.parametrize("several", [True, False])
@pytest.mark.parametrize(
    "step",
    [
        {"is": "move-to", "it": "chosen", "to": "there"},
        {"is": "put-under", "it": "top", "under": "there"},
        {"is": "move-damage", "it": "chosen", "to": "there"},
        {"is": "may", "do": {"is": "move-to", "it": "chosen", "to": "there"}},
    ],
)
def test_nobody_can_say_to_which_of_several_what_goes_to_one(step: Json, several: bool) -> None:
    there = PLACES if several else PLACES | {"what": {"type": ["location"], "whose": "opposing"}}
    reply = done(WHO, there, TOP, step)
    assert (reply.status, reply.code) == (("unsupported", "6.1.11") if several else ("accepted", ""))


ITS_PLAYER = {"is": "each-player", "who": "its-player", "do": {"is": "draw"}}


def test_nobody_can_say_whose_player_the_player_of_two_cards_is() -> None:
    both = {"is": "choose", "what": {"type": ["character"]}, "least": 2, "most": 2}
    cards = (
        m.Card(ref="one", player="Ann", zone="play", card="Elsa"),
        m.Card(ref="two", player="Bob", zone="play", card="Elsa"),
        m.Card(ref="deed", player="Ann", zone="hand", card="Deed"),
    )
    deed = {"name": "Deed", "type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [both, ITS_PLAYER]}}
    play = m.Action(kind="play", card="deed", cost=m.Cost(kind="ink"))
    reply = with_cards(*cards, Deed=deed).act("Ann", play)
    assert (reply.status, reply.code) == ("unsupported", "6.1.11")
    assert done(both, ITS_PLAYER).status == "accepted"


HURT = {"is": "deal-damage", "damage": 1, "all": {"type": ["character"]}}
NAMES_IT, NAMES_NOTHING = {"is": "exert", "it": "that"}, {"is": "gain-lore", "lore": 1}


@pytest.mark.parametrize("effect", [NAMES_IT, NAMES_NOTHING])
def test_nobody_can_say_which_of_several_at_once_a_delayed_ability_is_about(effect: Json) -> None:
    later = {"is": "later", "ability": {"is": "triggered", "when": [{"event": "damaged"}], "effect": effect}}
    reply = done(later, HURT)
    assert (reply.status, reply.code) == (("unsupported", "6.2.7.2") if effect is NAMES_IT else ("accepted", ""))


def school(name: str, lore: int) -> Json:
    lesson = {"is": "activated", "cost": [], "effect": {"is": "gain-lore", "lore": lore}}
    gives = {"is": "static-gains-ability", "name": "LESSON", "what": {"type": ["character"]}, "ability": lesson}
    return {"name": name, "type": "item", "cost": 1, "abilities": [gives]}


@pytest.mark.parametrize(("other", "status"), [(1, "accepted"), (2, "unsupported")])
def test_of_two_abilities_of_one_name_nobody_can_say_which_is_used(other: int, status: str) -> None:
    cards = (
        m.Card(ref="pupil", player="Ann", zone="play", card="Elsa"),
        m.Card(ref="one", player="Ann", zone="play", card="School"),
        m.Card(ref="two", player="Ann", zone="play", card="Academy"),
    )
    made = with_cards(*cards, School=school("School", 1), Academy=school("Academy", other))
    assert made.act("Ann", m.Action(kind="use", card="pupil", ability="LESSON")).status == status


# --- actions that play one another ----------------------------------------------------------------------

AT_ONCE = ("seed-4.3", "seed-guide", "seed-guide-2")
BACK = {"is": "put", "it": "this", "to": "hand"}
PLAYS_ITSELF = {"is": "sequence", "steps": [BACK, {"is": "play", "what": {"named": ["Again"]}}]}
AGAIN = {"name": "Again", "type": "action", "cost": 0, "effect": PLAYS_ITSELF}


def played(edition: str, **made_up: Json) -> m.Reply:
    """What comes of playing the first of these actions, with one card of each in hand."""
    cards = [m.Card(ref=name.lower(), player="Ann", zone="hand", card=name) for name in made_up]
    made = with_cards(*cards, edition=edition, **made_up)
    return made.act("Ann", m.Action(kind="play", card=cards[0].ref, cost=m.Cost(kind="ink")))


@pytest.mark.parametrize("edition", AT_ONCE)
def test_an_action_that_plays_itself_within_itself_is_a_loop(edition: str) -> None:
    reply = played(edition, Again=AGAIN)
    assert (reply.status, reply.code) == ("unsupported", "6.1.10")
    assert "play one another" in reply.message


@pytest.mark.parametrize("edition", AT_ONCE)
def test_actions_that_play_one_another_and_come_to_an_end_are_no_loop(edition: str) -> None:
    """Twenty are played, each by the one before, which is still resolving."""
    effects: list[Json] = [{"is": "play", "what": {"named": [f"A{n}"]}} for n in range(1, 21)]
    effects.append({"is": "gain-lore", "lore": 1})
    chain = {
        f"A{n}": {"name": f"A{n}", "type": "action", "cost": 0, "effect": effect} for n, effect in enumerate(effects)
    }
    assert played(edition, **chain).status == "accepted"


def test_by_the_book_each_waits_for_the_one_that_plays_it_and_nobody_can_leave() -> None:
    reply = played("2.2", Again=AGAIN)
    assert (reply.status, reply.code) == ("unsupported", "6.1.10")
    assert "no player can leave" in reply.message


def relayed(**more: Json) -> m.Reply:
    """What comes of damage that Bob's effect replaces, after Bob has conceded a game of three."""
    would = {"event": "damaged", "what": {"type": ["character"]}}
    effect = {"is": "replace", "until": "until-your-next-turn", "ability": {"is": "instead", "would": would, **more}}
    made = ReferenceEngine()
    cards = (
        m.Card(ref="relay", player="Bob", zone="hand", card="Relay"),
        m.Card(ref="hail", player="Cat", zone="hand", card="Hail"),
        m.Card(ref="elsa", player="Cat", zone="play", card="Elsa"),
        *(m.Card(ref=f"{name}-deck", player=name, zone="deck", card="Elsa") for name in ("Ann", "Bob", "Cat")),
    )
    position = m.Position(
        players=tuple(m.Player(name=name) for name in ("Ann", "Bob", "Cat")),
        turn=m.Turn(player="Bob", number=4),
        cards=cards,
    )
    relay = {"name": "Relay", "type": "action", "cost": 0, "effect": effect}
    params = m.SetupParams(
        game="lorcana", edition="2.2", position=position,
        definitions={"Elsa": CHARACTER, "Hail": HAIL, "Relay": relay},
    )  # fmt: skip
    assert made.setup(params).status == "ok"
    ink = m.Cost(kind="ink")
    assert made.act("Bob", m.Action(kind="play", card="relay", cost=ink)).status == "accepted"
    assert made.act("Bob", m.Action(kind="concede")).status == "accepted"
    return made.act("Cat", m.Action(kind="play", card="hail", cost=ink))


@pytest.mark.parametrize("more", [{"may": True}, {"do": {"is": "gain-lore", "lore": 1}}], ids=["decides", "gains"])
def test_nobody_can_say_what_who_has_left_does_in_place_of_something(more: Json) -> None:
    reply = relayed(**more)
    assert (reply.status, reply.code) == ("unsupported", "9.2.3")
    assert "has left" in reply.message


def test_what_nobody_has_to_do_goes_on_without_its_player() -> None:
    assert relayed().status == "accepted"


SHIFT = {"is": "keyword", "keyword": "shift", "variants": ["temporary"], "cost": [{"is": "ink", "amount": 0}]}
PASSING = CHARACTER | {"version": "Passing", "abilities": [SHIFT]}
UNDOING = {"is": "instead", "would": {"event": "left-play", "what": {"type": ["character"]}}, "to": "deck"}
UNDO = {"name": "Undo", "type": "item", "cost": 1, "abilities": [UNDOING]}
TAKEN = {"is": "sequence", "steps": [
    {"is": "choose", "what": {"type": ["character"]}}, {"is": "put-from-under", "it": "chosen", "to": "hand"},
    {"is": "top-of-deck"}, {"is": "put-under", "under": "chosen", "facedown": True},
]}  # fmt: skip
SWAP = {"name": "Swap", "type": "action", "cost": 0, "effect": TAKEN}


def shifted_for_a_turn(*more: m.Card, swapped: bool = False) -> m.Reply:
    """How the turn ends in which a card was shifted for that turn."""
    made = with_cards(
        m.Card(ref="below", player="Ann", zone="play", card="Elsa"),
        m.Card(ref="above", player="Ann", zone="hand", card="Elsa - Passing"),
        m.Card(ref="swap", player="Ann", zone="hand", card="Swap"),
        *[m.Card(ref=f"deck-{n}", player=who, zone="deck", card="Elsa") for n, who in enumerate(("Ann", "Ann", "Bob"))],
        *more,
        edition="2.2",
        **{"Elsa - Passing": PASSING, "Undo": UNDO, "Swap": SWAP},
    )
    shift = m.Action(kind="play", card="above", cost=m.Cost(kind="shift", onto=("below",)))
    assert made.act("Ann", shift).status == "accepted"
    if swapped:
        assert made.act("Ann", m.Action(kind="play", card="swap", cost=m.Cost(kind="ink"))).status == "accepted"
    return made.act("Ann", m.Action(kind="end-turn"))


def test_a_card_that_goes_back_alone_leaves_a_character_behind() -> None:
    assert shifted_for_a_turn().status == "accepted"


def test_what_would_happen_instead_of_leaving_play_is_not_said_of_one_card_of_a_stack() -> None:
    reply = shifted_for_a_turn(m.Card(ref="undo", player="Bob", zone="play", card="Undo"))
    assert (reply.status, reply.code) == ("unsupported", "6.5.2")


def test_nobody_can_say_what_a_facedown_card_is_that_nothing_lies_on() -> None:
    reply = shifted_for_a_turn(swapped=True)
    assert (reply.status, reply.code) == ("unsupported", "8.10.8.5")
