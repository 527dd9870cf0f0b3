"""What is left of a case shows the difference that was found, and no other one that lies on the way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference, Kind, Signature
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.assurance.fuzz.reduce import reducer
from oracle.assurance.fuzz.reduce.reducer import Reduced, Reducer
from oracle.assurance.fuzz.reduce.same import put_sharply, same_difference
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Card, Observation, Reply, SetupParams, SetupResult
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
    assert found.signature.what == "CARD: exerted"
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
    assert short.difference.signature.what == "CARD: N damage"


def difference(
    kind: Kind = "position",
    clause: str = "4.5.1",
    what: str = "CARD: exerted, N damage",
    action: str = "quest",
    reference: str = "",
    engine: str = "",
    applied: tuple[str, ...] = (),
) -> Difference:
    signature = Signature(game="lorcana", clause=clause, kind=kind, action=action, what=what)
    return Difference(
        index=0, kind=kind, clause=clause, what="hero", reference=reference, engine=engine, signature=signature,
        applied=applied,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("found", "same"),
    [
        (difference(), True),
        (difference(what="CARD: exerted"), True),
        (difference(what="CARD: zone"), False),
        (difference(what="CARD: drying, exerted"), False),
        (difference(what="PLAYER's lore"), False),
        (difference(action="challenge"), False),
        (difference(action="answer"), True),
        (difference(clause="4.5.2", reference="here", engine="there"), False),
        (difference(clause="4.5.2", applied=("4.5.1",)), True),
        (difference(clause="4.5.2", applied=("4.5.1",), engine="there"), False),
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
        (difference("verdict", reference="refused by 1.7.5", engine="accepted"), "engine", True),
        (difference("verdict", reference="refused by 1.7.5", engine="accepted"), "reference", False),
        (difference("verdict", reference="accepted", engine="refused"), "reference", True),
        (difference("verdict", "4.3.2", reference="refused by 4.3.2", engine="accepted"), "", False),
        (difference("position"), "", True),
        (difference("position", "4.3.2"), "engine", False),
        (difference("question"), "", False),
    ],
)
def test_a_question_is_put_sharply_where_only_who_offers_accepts(found: Difference, offering: str, same: bool) -> None:
    assert put_sharply(found, difference("question"), offering) is same
