"""The difference of two observations: empty for equal ones, never empty for different ones."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.protocol.messages import Card, Decision, Fact, GameResult, Observation, Player, Position, Turn, Waiting
from oracle.suite.table.wording import describe, resource_words, told_difference, told_in_full
from tests.extent import LONG

replace = msgspec.structs.replace
PLAYERS = ("Ann", "Bob")
REFS = ("doc", "elsa", "flo", "song", "ann-ink-1", "bob-deck-1")


@st.composite
def cards(draw: st.DrawFn, ref: str) -> Card:
    zone = draw(st.sampled_from(LORCANA.zones))
    states = [state for state, zones in LORCANA.states.items() if zone in zones]
    damage = draw(st.integers(0, 3)) if zone == "play" else 0
    return Card(
        ref=ref,
        player=draw(st.sampled_from(PLAYERS)),
        zone=zone,
        card=draw(st.sampled_from(("Doc - Dwarf", "a card"))),
        states=tuple(sorted(draw(st.sets(st.sampled_from(states))))) if states else (),
        counters={"damage": damage} if damage else {},
        under=draw(st.sampled_from((None, "s1"))) if zone == "play" else None,
        at=draw(st.sampled_from((None, "loc"))) if zone == "play" else None,
    )


@st.composite
def observations(draw: st.DrawFn) -> Observation:
    refs = draw(st.lists(st.sampled_from(REFS), unique=True))
    lore = draw(st.tuples(st.integers(0, 3), st.integers(0, 3)))
    sources = draw(st.lists(st.sampled_from(REFS), max_size=2))
    options = tuple(sorted(draw(st.sets(st.sampled_from(REFS)))))
    return Observation(
        position=Position(
            players=tuple(
                Player(name=name, counters={"lore": amount} if amount else {})
                for name, amount in zip(PLAYERS, lore, strict=True)
            ),
            turn=Turn(
                player=draw(st.sampled_from(PLAYERS)),
                number=draw(st.integers(1, 3)),
                phase=draw(st.sampled_from(("main", "end"))),
                counters=draw(st.sampled_from(({}, {"inked": 1}))),
            ),
            cards=tuple(draw(cards(ref)) for ref in refs),
            happened=draw(st.sampled_from(((), (Fact(what="banished-in-challenge", player="Ann"),)))),
        ),
        decision=draw(st.sampled_from((None, Decision(id="1", player="Ann", kind="choose", options=options)))),
        waiting=tuple(Waiting(player="Ann", source=source) for source in sources),
        result=draw(st.sampled_from((None, GameResult(winner="Ann", losers=("Bob",)), GameResult()))),
    )


@given(observations())
def test_equal_observations_do_not_differ(seen: Observation) -> None:
    same = msgspec.json.decode(msgspec.json.encode(seen), type=Observation)
    assert told_in_full(seen, same, LORCANA) == ()


@given(observations(), st.randoms())
def test_the_order_of_what_has_no_order_is_no_difference(seen: Observation, random: Any) -> None:
    decks = [card for card in seen.position.cards if card.zone == "deck"]
    others = [card for card in seen.position.cards if card.zone != "deck"]
    random.shuffle(others)
    waiting = list(seen.waiting)
    random.shuffle(waiting)
    decision = seen.decision and replace(seen.decision, id="another", text="other words")
    position = replace(seen.position, cards=(*others, *decks))
    other = replace(seen, position=position, waiting=tuple(waiting), decision=decision)
    assert told_in_full(seen, other, LORCANA) == ()


@given(observations(), st.data())
@settings(max_examples=300 if LONG else 100)
def test_any_change_of_a_card_is_seen(seen: Observation, data: st.DataObject) -> None:
    assume(seen.position.cards and seen.result is None)
    place = data.draw(st.integers(0, len(seen.position.cards) - 1))
    old = seen.position.cards[place]
    new = data.draw(cards(old.ref))
    changed = [*seen.position.cards[:place], new, *seen.position.cards[place + 1 :]]
    other = replace(seen, position=replace(seen.position, cards=tuple(changed)))
    found = told_in_full(seen, other, LORCANA)
    assert bool(found) == (old != new)
    if old != new:
        assert {old.ref, f"{old.player}'s ink"} & {change.what for change in found}


@given(observations(), st.data())
def test_a_card_that_comes_or_goes_is_seen(seen: Observation, data: st.DataObject) -> None:
    assume(seen.position.cards and seen.result is None)
    gone = data.draw(st.sampled_from(seen.position.cards))
    rest = tuple(card for card in seen.position.cards if card is not gone)
    other = replace(seen, position=replace(seen.position, cards=rest))
    assert gone.ref in {change.what for change in told_difference(seen, other, LORCANA)}
    assert gone.ref in {change.what for change in told_difference(other, seen, LORCANA)}


@given(observations(), observations())
def test_any_other_change_is_seen(seen: Observation, other: Observation) -> None:
    other = replace(other, position=replace(other.position, cards=seen.position.cards))
    decisions = (one and replace(one, id="", text="") for one in (seen.decision, other.decision))
    same = (
        (seen.position, seen.result, *sorted(one.source for one in seen.waiting), next(decisions))
        == (other.position, other.result, *sorted(one.source for one in other.waiting), next(decisions))
    )  # fmt: skip
    found = told_in_full(seen, other, LORCANA)
    if seen.result is not None or other.result is not None:
        assert bool(found) == (seen.result != other.result)
        return
    moved_on = (seen.position.turn.player, seen.position.turn.number) != (
        other.position.turn.player,
        other.position.turn.number,
    )
    if moved_on:
        assert found
    else:
        assert bool(found) == (not same)


@given(observations(), observations())
def test_once_the_game_is_over_nothing_but_the_result_is_compared(seen: Observation, other: Observation) -> None:
    over = GameResult(winner="Ann", losers=("Bob",))
    for compare in (told_difference, told_in_full):
        assert compare(replace(seen, result=over), replace(other, result=over), LORCANA) == ()
        assert compare(replace(seen, result=over), replace(other, result=GameResult(winner="Ann")), LORCANA) == ()
        started = compare(replace(seen, result=None), replace(other, result=over), LORCANA)
        assert [(row.what, row.before, row.after) for row in started] == [("result", "none", "Ann won")]
        both = compare(replace(seen, result=over), replace(other, result=replace(over, losers=("Ann",))), LORCANA)
        assert [row.what for row in both] == ["losers"]


def test_people_are_told_what_else_has_changed_in_the_end() -> None:
    before = table(ink(1))
    after = replace(table(ink(1, "exerted")), result=GameResult(winner="Ann", losers=("Bob",)))
    assert [row.what for row in told_difference(before, after, LORCANA, to_its_end=True)] == ["Ann's ink", "result"]
    assert [row.what for row in told_in_full(before, after, LORCANA, to_its_end=True)] == ["Ann's ink", "result"]


def table(*cards: Card, **fields: Any) -> Observation:
    turn = Turn(player="Ann", number=3, **fields)
    return Observation(position=Position(players=(Player(name="Ann"), Player(name="Bob")), turn=turn, cards=cards))


def ink(number: int, *states: str) -> Card:
    return Card(ref=f"ann-ink-{number}", player="Ann", zone="inkwell", card="a card", states=states)


def rows(before: Observation, after: Observation) -> list[tuple[str, str, str]]:
    return [(row.what, row.before, row.after) for row in told_difference(before, after, LORCANA)]


def test_a_card_in_scenario_words() -> None:
    card = Card(ref="a", player="Ann", zone="play", states=("exerted", "drying"), counters={"damage": 2}, at="loc")
    assert describe(card, LORCANA) == "Ann's play, drying, exerted, 2 damage, at loc"
    assert describe(replace(card, at=None, under="b"), LORCANA) == "Ann's play, drying, exerted, 2 damage, under b"
    assert describe(replace(card, zone="nowhere", states=(), counters={}, at=None), LORCANA) == "no zone"
    assert describe(None, LORCANA) == "no zone"


def test_ink_is_counted() -> None:
    found = rows(table(ink(1), ink(2), ink(3)), table(ink(1), ink(2, "exerted"), ink(3, "exerted")))
    assert found == [("Ann's ink", "3 ready", "1 ready, 2 exerted")]
    assert resource_words(0, 0, LORCANA) == "nothing"
    assert resource_words(0, 2, LORCANA) == "2 exerted"


def test_which_ink_is_exerted_counts_only_for_nothing_has_changed() -> None:
    before, after = table(ink(1, "exerted"), ink(2)), table(ink(1), ink(2, "exerted"))
    assert rows(before, after) == []
    assert [row.what for row in told_in_full(before, after, LORCANA)] == ["ann-ink-1", "ann-ink-2"]


def test_the_turn() -> None:
    before, after = table(counters={"inked": 1}), table()
    assert rows(before, after) == [("Ann's inked cards", "1", "0")]
    bob = replace(after, position=replace(after.position, turn=Turn(player="Bob", number=4)))
    assert rows(before, bob) == [("turn", "Ann", "Bob")]
    again = replace(after, position=replace(after.position, turn=Turn(player="Ann", number=4)))
    assert rows(before, again) == [("turn number", "3", "4")]


@pytest.mark.parametrize(
    ("order", "found"),
    [(("b", "a", "c"), [("Ann's deck order", "a, b, c", "b, a, c")]), (("a", "b"), [("c", "Ann's deck", "no zone")])],
)
def test_the_order_of_a_deck(order: tuple[str, ...], found: list[tuple[str, str, str]]) -> None:
    deck = {ref: Card(ref=ref, player="Ann", zone="deck", card="a card") for ref in "abc"}
    assert rows(table(*deck.values()), table(*(deck[ref] for ref in order))) == found
