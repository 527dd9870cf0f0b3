"""The kit for adapters, on an engine that takes everything with the action."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from oracle.adapter import (
    Adapter,
    BadParams,
    Choice,
    Game,
    Hidden,
    Refs,
    Refused,
    Side,
    Unsupported,
    spent_first,
    stacked,
)
from oracle.protocol.digest import digest
from oracle.protocol.messages import (
    Action,
    Card,
    Characteristics,
    Legal,
    Observation,
    Position,
    Printing,
    SetupParams,
    Turn,
)

Json = dict[str, Any]
CARDS = [
    {"ref": "song", "player": "Ann", "zone": "hand", "card": "song"},
    {"ref": "doc", "player": "Ann", "zone": "play", "card": "doc"},
    {"ref": "hero", "player": "Ann", "zone": "play", "card": "hero"},
    {"ref": "secret", "player": "Bob", "zone": "deck", "card": "doc"},
]


class Choir(Game):
    """Sings songs, with the singers told; `doc` sings nothing twice."""

    def __init__(self, params: SetupParams) -> None:
        if any(card.card == "maui" for card in params.position.cards):
            raise Unsupported("maui")
        self.table = params.position
        self.seen: set[str] = set()

    def act(self, player: str, action: Action) -> None:
        if action.kind == "concede":
            return
        if action.kind != "play" or action.cost is None:
            raise Unsupported(f"the action {action.kind}")
        if action.card not in [card.ref for card in self.table.cards]:
            raise BadParams(f"there is no card {action.card}")
        self.seen.add("secret")
        if action.cost.by == ("doc",):
            raise Refused("doc does not sing", "no-singer", ("1.2",))
        cards = [
            replace(card, zone="discard")
            if card.ref == action.card
            else replace(card, states=("exerted",) if card.ref in action.cost.by else ())
            for card in self.table.cards
        ]
        self.table = replace(self.table, cards=tuple(cards))

    def decide(self, answer: tuple[str, ...]) -> None:
        raise AssertionError("it asks nothing itself")

    def look(self) -> Observation:
        return Observation(position=self.table)

    def left_out(self, player: str, action: Action, part: str) -> Choice | None:
        return Choice(options=("doc", "hero"), text="who sings") if part == "by" else None

    def characteristics(self, ref: str) -> Characteristics:
        if ref != "doc":
            raise Unsupported(ref)
        return Characteristics(numbers={"strength": 2})

    def known(self, viewer: str) -> set[str]:
        return self.seen


class Asked:
    """An adapter, asked as the harness does."""

    def __init__(self, *manners: str, cards: list[Json] = CARDS, start: type[Game] = Choir) -> None:
        side = Side(editions=("2.2",), start=start, manners=manners, hidden=Hidden(from_all=("deck",)))
        self.adapter = Adapter("choir", "1", {"lorcana": side})
        players = [{"name": "Ann"}, {"name": "Bob"}]
        self.position = {"players": players, "turn": {"player": "Ann"}, "cards": cards}
        self.ready = self.ask("setup", game="lorcana", edition="2.2", position=self.position)

    def ask(self, method: str, **params: Any) -> Json:
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
        answer: Json = json.loads(self.adapter.answer(line)[0])
        result: Json = answer.get("result", answer)
        return result

    def sing(self, **cost: Any) -> Json:
        action = {"kind": "play", "card": "song", "cost": {"kind": "sing", **cost}}
        return self.ask("act", player="Ann", action=action)

    def answer(self, *refs: str, decision: str = "d1", player: str = "Ann") -> Json:
        return self.ask("decide", player=player, decision=decision, answer=refs)

    @property
    def exerted(self) -> list[str]:
        return [card["ref"] for card in self.ask("observe")["position"]["cards"] if card.get("states")]


def test_a_side_that_can_say_is_asked_which_cards_it_knows() -> None:
    """By name or by printing; without that the method is not offered, and not declared."""
    asked = {"Doc": [{"set": "1", "number": 2}], "Maui": [], "Bob": [{"set": "9", "number": 9}]}
    side = Side(
        editions=("2.2",), start=Choir, knows=lambda name, known: name == "Doc" or Printing(set="9", number=9) in known
    )
    for sides, declared in (({"lorcana": side}, True), ({"lorcana": Side(editions=("2.2",), start=Choir)}, False)):
        adapter = Adapter("choir", "1", sides)
        line = {"jsonrpc": "2.0", "id": 1, "method": "cards", "params": {"game": "lorcana", "cards": asked}}
        answer = json.loads(adapter.answer(json.dumps(line).encode())[0])
        assert answer.get("result") == ({"known": ["Doc", "Bob"]} if declared else None)
        assert declared or answer["error"]["code"] == -32601
        info = json.loads(adapter.answer(b'{"jsonrpc":"2.0","id":2,"method":"initialize"}')[0])["result"]
        assert ("known-cards" in info["games"]["lorcana"]["capabilities"]) == declared
        line["params"] = {"game": "lorcana", "cards": {f"card {number}": [] for number in range(201)}}
        assert json.loads(adapter.answer(json.dumps(line).encode())[0])["error"]["code"] == -32602


def test_what_an_action_leaves_out_is_asked_for_and_told_with_it() -> None:
    asked = Asked()
    question = asked.sing()["decision"]
    assert (question["part"], question["options"], question["source"]) == ("by", ["doc", "hero"], "song")
    assert asked.ask("observe")["decision"] == question
    assert asked.answer("hero") == {"status": "accepted"}
    assert asked.exerted == ["hero"]


def test_what_the_action_tells_is_not_asked_for() -> None:
    asked = Asked()
    assert asked.sing(by=["hero"]) == {"status": "accepted"}
    assert Asked("choices-with-action").sing() == {"status": "accepted"}


class Challenging(Choir):
    """Challenges, and takes every target from a list."""

    targets: tuple[str, ...] = ()
    came: ClassVar[list[str | None]] = []

    def act(self, player: str, action: Action) -> None:
        self.came.append(action.target)

    def left_out(self, player: str, action: Action, part: str) -> Choice | None:
        return Choice(options=self.targets) if part == "target" else None


@pytest.mark.parametrize("manner", ["", "asks-targets", "choices-with-action"])
def test_the_only_target_is_filled_in_and_of_several_one_is_asked_for(manner: str) -> None:
    def challenge(*targets: str) -> Json:
        asked = Asked(*filter(None, [manner]), start=type("Some", (Challenging,), {"targets": targets}))
        return asked.ask("act", player="Ann", action={"kind": "challenge", "card": "doc"})

    assert (challenge("hero"), Challenging.came.pop()) == ({"status": "accepted"}, "hero")
    assert (challenge()["status"], Challenging.came) == ("refused", [])
    said = challenge("hero", "song")
    if manner == "choices-with-action":
        assert (said, Challenging.came.pop()) == ({"status": "accepted"}, None)
    else:
        assert (said["decision"]["part"], said["decision"]["options"]) == ("target", ["hero", "song"])


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"decision": "d9"}, "no-such-decision"),
        ({"player": "Bob"}, "not-your-decision"),
        ({"player": "Zed"}, "not-your-decision"),
    ],
)
def test_an_answer_to_no_question_of_theirs_is_refused(answer: Json, code: str) -> None:
    asked = Asked()
    asked.sing()
    said = asked.answer("hero", **answer)
    assert (said["status"], said["code"], said["decision"]["id"]) == ("refused", code, "d1")


@pytest.mark.parametrize("refs", [["song"], [], ["doc", "hero"], ["hero", "hero"]])
def test_an_answer_that_is_none_of_the_options_is_refused(refs: list[str]) -> None:
    asked = Asked()
    asked.sing()
    assert asked.answer(*refs)["code"] == "illegal-choice"


def test_a_question_stays_when_the_engine_refuses_what_was_answered() -> None:
    asked = Asked()
    asked.sing()
    assert (asked.answer("doc")["code"], asked.answer("hero")["status"]) == ("no-singer", "accepted")


def test_another_action_waits_for_the_answer_but_for_conceding_and_declining() -> None:
    asked = Asked()
    asked.sing()
    assert asked.sing()["code"] == "decision-pending"
    assert "decision" not in asked.ask("act", player="Bob", action={"kind": "concede"})


def test_a_snapshot_is_what_was_called_until_then() -> None:
    asked = Asked()
    asked.sing()
    kept = asked.ask("snapshot")["snapshot"]
    asked.answer("hero")
    asked.ask("restore", snapshot=kept)
    assert asked.ask("observe")["decision"]["id"] == "d1"
    asked.answer("hero")
    assert asked.exerted == ["hero"]
    asked.ask("reset")
    assert (asked.exerted, asked.sing()["decision"]["id"]) == ([], "d1")


def test_a_request_that_was_none_is_not_in_a_snapshot() -> None:
    asked = Asked()
    nobody = {"kind": "play", "card": "nobody", "cost": {"kind": "free"}}
    assert asked.ask("act", player="Ann", action=nobody)["error"]["code"] == -32602
    assert asked.ask("restore", snapshot=asked.ask("snapshot")["snapshot"]) == {}


def test_what_a_refused_action_has_shown_is_known_in_a_snapshot_too() -> None:
    asked = Asked()
    asked.sing(by=["doc"])
    asked.ask("restore", snapshot=asked.ask("snapshot")["snapshot"])
    assert asked.ask("observe", viewer="Ann")["position"]["cards"][3].get("card") == "doc"


def test_a_view_hides_zones_from_all_and_from_others() -> None:
    views = {who: Asked().ask("observe", viewer=who)["position"]["cards"] for who in ("Ann", "Bob")}
    assert [card.get("card") for card in views["Ann"]] == ["song", "doc", "hero", None]
    assert [card.get("card") for card in views["Bob"]] == [None, "doc", "hero", None]


def test_a_view_hides_the_hands_of_all_others_however_many_there_are() -> None:
    hands = [{"ref": who, "player": who, "zone": "hand", "card": "doc"} for who in ("Ann", "Bob", "Cat", "Dan")]
    asked = Asked()
    players = [{"name": card["ref"]} for card in hands]
    asked.ask("setup", game="lorcana", edition="2.2", position=asked.position | {"players": players, "cards": hands})
    for viewer in ("Ann", "Cat", "Dan"):
        shown = asked.ask("observe", viewer=viewer)["position"]["cards"]
        assert [card["ref"] for card in shown if "card" in card] == [viewer]


@pytest.mark.parametrize("player", ["Ann", "Bob"])
def test_any_player_may_say_that_a_game_begins(player: str) -> None:
    said = Asked().ask("act", player=player, action={"kind": "begin"})
    assert said == {"status": "unsupported", "message": "the action begin"}


def test_the_kit_declares_what_it_brings_and_its_digest_is_the_one_of_the_page() -> None:
    asked = Asked("asks-targets")
    said = asked.ask("initialize", protocol=1)["games"]["lorcana"]
    assert said == {
        "editions": ["2.2"], "capabilities": ["snapshots", "digest", "hidden-views"], "manners": ["asks-targets"],
    }  # fmt: skip
    table = Observation(position=asked.adapter._playing.params.position)
    assert asked.ask("digest")["digest"] == digest(table)


class Listing(Choir):
    """One that lists its actions."""

    def legal(self) -> Legal:
        return Legal(actions=(Action(kind="concede"),))


def test_actions_are_listed_and_a_language_is_declared_by_those_who_say_so() -> None:
    asked = Asked()
    assert asked.ask("legal")["error"]["code"] == -32601
    asked.adapter = Adapter("listing", "1", {"lorcana": Side(editions=("2.2",), start=Listing, language=2)})
    assert asked.ask("initialize")["games"]["lorcana"]["language"] == 2
    asked.ask("setup", game="lorcana", edition="2.2", position=asked.position)
    assert asked.ask("legal") == {"actions": [{"kind": "concede"}]}


@pytest.mark.parametrize(
    ("twist", "said"),
    [
        ({"player": "Zed"}, "there is no player Zed"),
        ({"under": "nobody"}, "under or at a card that does not exist"),
        ({"at": "song"}, "under or at a card that does not exist"),
        ({"ref": "doc"}, "two cards have the same ref"),
    ],
)
def test_a_position_that_contradicts_itself_is_an_error(twist: Json, said: str) -> None:
    error = Asked(cards=[CARDS[0] | twist, *CARDS[1:]]).ready["error"]
    assert (error["code"], said in error["message"]) == (-32602, True)


def test_a_position_without_players_is_an_error() -> None:
    turn = {"player": "Ann"}
    said = Asked().ask("setup", game="lorcana", edition="2.2", position={"players": [], "turn": turn})
    assert "a turn of an unknown player" in said["error"]["message"]


def test_what_is_lacking_is_named() -> None:
    odd = [*CARDS, {"ref": "maui", "player": "Ann", "zone": "hand", "card": "maui"}]
    assert Asked(cards=odd).ready == {"status": "unsupported", "unsupported": ["maui"]}
    later = Asked().ask("setup", game="lorcana", edition="1.0", position=Asked().position)
    assert later["unsupported"] == ["lorcana 1.0"]


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ({"kind": "play", "card": "song"}, "cost"),
        ({"kind": "quest", "card": "doc", "cost": {"kind": "free"}}, "cost"),
        ({"kind": "quest"}, "needs a card"),
    ],
)
def test_an_action_that_is_none_is_an_error(action: Json, said: str) -> None:
    assert said in Asked().ask("act", player="Ann", action=action)["error"]["message"]


def test_an_unknown_kind_of_action_is_unsupported() -> None:
    said = Asked().ask("act", player="Ann", action={"kind": "trade"})
    assert said == {"status": "unsupported", "message": "the action trade"}


def test_refs_name_tokens_in_their_order() -> None:
    refs = Refs[int]()
    refs.add("doc", 7)
    assert (refs.own("doc"), refs.ref(7), refs.ref(8), refs.ref(9), refs.ref(8)) == (
        7,
        "doc",
        "token1",
        "token2",
        "token1",
    )
    for ref in (None, "nobody"):
        with pytest.raises(BadParams):
            refs.own(ref)
    with pytest.raises(BadParams):
        refs.add("doc", 1)


def test_what_an_engine_does_not_model_is_shown_all_the_same() -> None:
    ink = [Card(ref=f"ink{n}", player="Ann", zone="inkwell") for n in range(3)]
    assert [card.states for card in spent_first(ink, "inkwell", "exerted", {"Ann": 2})] == [("exerted",)] * 2 + [()]
    assert [card.under for card in stacked(ink, {"ink2": ["ink0", "ink1"]})] == ["ink2", "ink2", None]


@pytest.mark.parametrize(
    ("phase", "known", "seen"), [("setup", (), None), ("setup", ("hero",), "H"), ("main", (), "H")]
)
def test_what_is_presented_is_hidden_until_it_is_revealed(phase: str, known: tuple[str, ...], seen: str | None) -> None:
    cards = (Card(ref="hero", player="Ann", zone="hero", card="H"),)
    table = Observation(position=Position(players=(), turn=Turn(player="Ann", phase=phase), cards=cards))
    hidden = Hidden(presented=("hero",))
    assert hidden.view(table, "Bob", known).position.cards[0].card == seen
    assert hidden.view(table, "Ann", known).position.cards[0].card == "H"
