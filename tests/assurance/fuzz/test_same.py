"""A reduced case shows the difference that was found, not another one met on the way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import STATUS, Difference, Kind, Signature
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.assurance.fuzz.reduce import reducer
from oracle.assurance.fuzz.reduce.reducer import Reduced, Reducer
from oracle.assurance.fuzz.reduce.same import put_sharply, same_difference
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Card, Observation, Reply, SetupParams, SetupResult
from oracle.suite.table.checks import Row
from tests.assurance.fuzz.small import CHARACTER, act, case, here, setup

WARDED = {**CHARACTER, "name": "a guarded one", "abilities": [{"is": "keyword", "keyword": "ward"}]}


class TwoFaults(ReferenceEngine):
    """Who has an ability stays ready as it quests; whoever has none is hurt."""

    def setup(self, params: SetupParams) -> SetupResult:
        self.able = {card.ref for card in params.position.cards if params.definitions[card.card or ""].get("abilities")}
        self.quested: set[str] = set()
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        if action.kind == "quest" and reply.status == "accepted":
            self.quested.add(action.card or "")
        return reply

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        cards = tuple(self.seen(card) if card.ref in self.quested else card for card in seen.position.cards)
        return replace(seen, position=replace(seen.position, cards=cards))

    def seen(self, card: Card) -> Card:
        return replace(card, states=()) if card.ref in self.able else replace(card, counters={"damage": 1})


def found_in(long: Case) -> Difference:
    engine = TwoFaults()
    found = play(long, ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    return found


def shrunk(long: Case) -> Reduced:
    engine = TwoFaults()
    reducing = Reducer(ReferenceEngine(tracing=True), engine, engine.initialize())
    return reducing.reduce(long, found_in(long))


LONG = case(
    setup(here("hero", card="a guarded one"), here("other"), here("third", player="Bob"), **{"a guarded one": WARDED}),
    act("quest", "hero"),
)


def test_a_case_does_not_slip_to_another_difference_of_the_same_clause() -> None:
    found = found_in(LONG)
    assert found.signature.words() == "CARD: exerted"
    short = shrunk(LONG)
    assert short.difference.signature == found.signature
    assert not short.flaky
    assert len(short.case.setup.position.cards) == 1
    assert any(card.get("abilities") for card in short.case.setup.definitions.values())


def test_a_reducer_that_looks_at_clause_and_kind_alone_would_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    def naive(found: Difference | None, wanted: Difference) -> bool:
        return found is not None and (found.kind, found.clause) == (wanted.kind, wanted.clause)

    monkeypatch.setattr(reducer, "same_difference", naive)
    short = shrunk(LONG)
    assert short.difference.clause == found_in(LONG).clause
    assert short.difference.signature.words() == "CARD: damage"


HERE, THERE = (Row(at=("cards", "hero"), before={"zone": "hand"}, to={"zone": zone}) for zone in ("play", "deck"))


def difference(
    kind: Kind = "position",
    clause: str = "4.5.1",
    what: str = "CARD",
    ways: tuple[str, ...] = ("exerted", "damage"),
    action: str = "quest",
    row: Row = HERE,
    applied: tuple[str, ...] = (),
) -> Difference:
    signature = Signature(game="lorcana", clause=clause, kind=kind, action=action, what=what, ways=ways)
    return Difference(
        index=0, kind=kind, clause=clause, what="", reference="", engine="", row=row, signature=signature,
        applied=applied,
    )  # fmt: skip


def verdict(reference: str, engine: str, clause: str = "4.5.1") -> Difference:
    return difference("verdict", clause, row=Row(at=STATUS, before=reference, to=engine))


@pytest.mark.parametrize(
    ("found", "same"),
    [
        (difference(), True),
        (difference(ways=("exerted",)), True),
        (difference(ways=("zone",)), False),
        (difference(ways=("drying", "exerted")), False),
        (difference(what="PLAYER's lore"), False),
        (difference(what="PLAYER's lore", ways=()), False),
        (difference(action="challenge"), False),
        (difference(action="answer"), True),
        (difference(clause="4.5.2"), False),
        (difference(clause="4.5.2", applied=("4.5.1",)), True),
        (difference(clause="4.5.2", applied=("4.5.1",), row=THERE), False),
        (difference(kind="verdict"), False),
        (difference(kind="question"), True),
        (None, False),
    ],
)
def test_the_same_is_told_from_what_only_looks_like_it(found: Difference | None, same: bool) -> None:
    assert same_difference(found, difference()) is same


@pytest.mark.parametrize(
    ("found", "offering", "same"),
    [
        (verdict("refused", "accepted"), "engine", True),
        (verdict("refused", "accepted"), "reference", False),
        (verdict("accepted", "refused"), "reference", True),
        (verdict("refused", "accepted", "4.3.2"), "", False),
        (difference("position"), "", True),
        (difference("position", "4.3.2"), "engine", False),
        (difference("question"), "", False),
    ],
)
def test_a_question_is_put_sharply_where_only_who_offers_accepts(found: Difference, offering: str, same: bool) -> None:
    assert put_sharply(found, difference("question"), offering) is same
