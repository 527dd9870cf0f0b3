"""The plain Python example engine, driven as the harness drives it: a child process and lines of JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oracle.protocol.messages import CAPABILITIES, EngineInfo, Observation, Reply, SetupResult

ENGINE = Path(__file__).parents[2] / "examples" / "engines" / "python" / "plain_engine.py"
DOC, FLOUNDER, FACILIER = (
    "Doc - Leader of the Seven Dwarfs",
    "Flounder - Voice of Reason",
    "Dr. Facilier - Remarkable Gentleman",
)
FIVE = {"five": {"name": "five", "type": "character", "cost": 5, "willpower": 3, "inkwell": True}}
FILLER = {"a card": {"name": "a card", "type": "character", "cost": 1, "willpower": 1, "inkwell": True}}
Json = dict[str, Any]


class Child:
    """The engine as a child process, and what the tests ask of it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen([sys.executable, str(ENGINE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.decision: Json | None = None

    def raw(self, line: bytes) -> Json:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        reply: Json = json.loads(self.process.stdout.readline())
        return reply

    def call(self, method: str, **params: Any) -> Json:
        reply = self.raw(json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}).encode())
        assert reply["id"] == 7
        assert "result" in reply, reply
        result: Json = reply["result"]
        return result

    def setup(self, *cards: Json, ink: int = 0, **more: Any) -> Json:
        """Ann's turn with so many ready ink cards, and five cards in each deck."""
        rows = [card(f"ink{n}", "Ann", "inkwell", "a card") for n in range(1, ink + 1)]
        rows += [card(f"{who}-deck-{n}", who, "deck", "a card") for who in ("Ann", "Bob") for n in range(1, 6)]
        position = {
            "players": [{"name": "Ann"}, {"name": "Bob"}],
            "turn": {"player": "Ann", "number": 3},
            "cards": [*cards, *rows],
            "happened": more.get("happened", []),
        }
        definitions = FILLER | FIVE | more.get("definitions", {})
        return self.call("setup", game="lorcana", edition="2.2", position=position, definitions=definitions)

    def act(self, kind: str, ref: str | None = None, player: str = "Ann", **cost: Any) -> Json:
        action: Json = {"kind": kind, "card": ref}
        if cost:
            action["cost"] = {"kind" if key == "how" else key: value for key, value in cost.items()}
        reply = self.call("act", player=player, action=action)
        self.decision = reply.get("decision")
        return reply

    def does(self, kind: str, ref: str | None = None, **cost: Any) -> None:
        reply = self.act(kind, ref, **cost)
        assert reply["status"] == "accepted", reply

    def play(self, ref: str, how: str = "ink", **cost: Any) -> None:
        self.does("play", ref, how=how, **cost)

    def refuses(self, code: str, *args: Any, **kwargs: Any) -> None:
        """An action that is refused and changes nothing that anybody can observe."""
        before = [self.observe(viewer) for viewer in (None, "Ann", "Bob")]
        reply = self.act(*args, **kwargs)
        assert (reply["status"], reply.get("code")) == ("refused", code), reply
        assert [self.observe(viewer) for viewer in (None, "Ann", "Bob")] == before

    def decide(self, *answer: str) -> Json:
        assert self.decision is not None, "nobody is asked"
        asked = self.decision
        reply = self.call("decide", player=asked["player"], decision=asked["id"], answer=answer)
        self.decision = reply.get("decision")
        return reply

    def options(self) -> list[str]:
        return sorted(self.decision["options"]) if self.decision else []

    def observe(self, viewer: str | None = None) -> Json:
        return self.call("observe", viewer=viewer)

    def card(self, ref: str) -> Json:
        cards: list[Json] = self.observe()["position"]["cards"]
        return next(row for row in cards if row["ref"] == ref)

    def zone(self, ref: str) -> str:
        return str(self.card(ref)["zone"])

    def states(self, ref: str) -> list[str]:
        return list(self.card(ref)["states"])

    def lore(self, index: int = 0) -> int:
        return int(self.observe()["position"]["players"][index]["counters"].get("lore", 0))

    def ready_ink(self) -> int:
        rows = self.observe()["position"]["cards"]
        return sum(row["zone"] == "inkwell" and row["player"] == "Ann" and not row["states"] for row in rows)


def card(ref: str, player: str, zone: str, name: str, *states: str, **more: Any) -> Json:
    damage = more.pop("damage", 0)
    counters = {"damage": damage} if damage else {}
    return {"ref": ref, "player": player, "zone": zone, "card": name, "states": states, "counters": counters, **more}


def hand(ref: str, name: str) -> Json:
    return card(ref, "Ann", "hand", name)


def play(ref: str, name: str, *states: str, **more: Any) -> Json:
    return card(ref, "Ann", "play", name, *states, **more)


@pytest.fixture
def engine() -> Iterator[Child]:
    child = Child()
    try:
        yield child
        child.call("shutdown")
        assert child.process.wait(5) == 0
    finally:
        child.process.kill()
        child.process.communicate()


def test_messages_have_the_shape_of_the_protocol(engine: Child) -> None:
    info = msgspec.convert(engine.call("initialize", protocol=1, suite="test"), EngineInfo)
    assert set(info.games["lorcana"].capabilities) <= set(CAPABILITIES)
    setup = engine.setup(play("doc", DOC), play("star", "Stitch - Rock Star"), hand("flo", FLOUNDER), ink=1)
    assert msgspec.convert(setup, SetupResult).status == "ok"
    reply = msgspec.convert(engine.act("play", "flo", how="ink"), Reply)
    assert reply.decision is not None
    assert (reply.decision.kind, reply.decision.options) == ("may", ("yes", "no"))
    for viewer in (None, "Ann", "Bob"):
        assert msgspec.convert(engine.observe(viewer), Observation).decision == reply.decision


def test_playing_pays_ink_and_the_character_enters_drying(engine: Child) -> None:
    engine.setup(hand("flo", FLOUNDER), ink=2)
    engine.play("flo")
    assert (engine.zone("flo"), engine.states("flo"), engine.ready_ink()) == ("play", ["drying"], 1)
    engine.refuses("drying", "quest", "flo")
    engine.refuses("not-in-hand", "play", "flo", how="ink")


@pytest.mark.parametrize(
    ("code", "player", "cost"),
    [
        ("not-enough-ink", "Ann", {"how": "ink"}),
        ("not-your-turn", "Bob", {"how": "ink"}),
        ("not-free", "Ann", {"how": "free"}),
        ("no-shift", "Ann", {"how": "shift"}),
        ("not-a-song", "Ann", {"how": "sing"}),
        ("no-other-cost", "Ann", {"how": "other"}),
        ("not-this-cost", "Ann", {"how": "ink", "onto": ["doc"]}),
    ],
)
def test_illegal_plays_change_nothing(engine: Child, code: str, player: str, cost: Json) -> None:
    engine.setup(hand("doc", DOC), ink=2)
    engine.refuses(code, "play", "doc", player=player, **cost)


def test_named_ink_is_the_ink_that_is_exerted(engine: Child) -> None:
    engine.setup(hand("flo", FLOUNDER), ink=3)
    engine.refuses("wrong-ink", "play", "flo", how="ink", resources=["ink1", "ink2"])
    engine.play("flo", resources=["ink3"])
    assert [engine.states(f"ink{n}") for n in (1, 2, 3)] == [[], [], ["exerted"]]


def test_doc_a_free_play_uses_the_reduction_up(engine: Child) -> None:
    engine.setup(play("doc", DOC), hand("jit", "Just in Time"), hand("five", "five"), hand("flo", FLOUNDER), ink=3)
    engine.does("quest", "doc")
    engine.play("jit")
    assert engine.zone("jit") == "play"
    engine.decide("yes")
    assert engine.options() == ["five", "flo"]
    engine.decide("five")
    assert (engine.zone("five"), engine.states("five"), engine.zone("jit")) == ("play", ["drying"], "discard")
    engine.refuses("not-enough-ink", "play", "flo", how="ink")


def test_doc_reduces_one_play_and_only_this_turn(engine: Child) -> None:
    engine.setup(play("doc", DOC), hand("flo", FLOUNDER), hand("five", "five"), ink=4)
    engine.does("quest", "doc")
    engine.play("five")
    assert engine.ready_ink() == 0
    engine.setup(play("doc", DOC), hand("five", "five"), ink=4)
    engine.does("quest", "doc")
    engine.does("end-turn")
    engine.does("end-turn", player="Bob")
    engine.refuses("not-enough-ink", "play", "five", how="ink")


def test_perdita_waits_for_a_puppy(engine: Child) -> None:
    pup = {"pup": {"name": "pup", "type": "character", "cost": 3, "willpower": 1, "classifications": ["Puppy"]}}
    engine.setup(
        play("perdita", "Perdita - Playful Mother"), hand("flo", FLOUNDER), hand("pup", "pup"), ink=2, definitions=pup
    )
    engine.does("quest", "perdita")
    engine.play("flo")
    assert engine.ready_ink() == 1
    engine.play("pup")
    assert engine.ready_ink() == 0


def test_self_referential_and_in_play_modifiers(engine: Child) -> None:
    lefou, gadget = "LeFou - Bumbler", "Gadget Hackwrench - Brilliant Bosun"
    engine.setup(hand("lefou", lefou), ink=1)
    engine.refuses("not-enough-ink", "play", "lefou", how="ink")
    engine.setup(hand("lefou", lefou), play("gaston", "Gaston - Arrogant Hunter"), ink=1)
    engine.play("lefou")
    items = [play(f"item{n}", "Lantern") for n in (1, 2, 3)]
    engine.setup(*items, hand("gadget", gadget), ink=5)
    engine.refuses("not-enough-ink", "play", "gadget", how="ink")
    engine.setup(*items, play("first", gadget), hand("gadget", gadget), ink=5)
    engine.play("gadget")


def test_grandmother_willow_once_a_turn_and_not_for_herself(engine: Child) -> None:
    willow = "Grandmother Willow - Ancient Advisor"
    engine.setup(hand("willow", willow), hand("flo", FLOUNDER), hand("flo2", FLOUNDER), ink=2)
    engine.play("willow")
    engine.play("flo")
    engine.refuses("not-enough-ink", "play", "flo2", how="ink")


def test_lantern_reduces_a_shift(engine: Child) -> None:
    engine.setup(
        play("lantern", "Lantern"), play("stitch", "Stitch - New Dog"), hand("star", "Stitch - Rock Star"), ink=3
    )
    engine.refuses("not-enough-ink", "play", "star", how="shift", onto=["stitch"])
    engine.does("use", "lantern")
    engine.refuses("exerted", "use", "lantern")
    engine.play("star", "shift")
    assert engine.card("stitch")["under"] == "star"
    assert engine.states("star") == []


def test_shift_takes_over_states_and_leaves_play_with_its_stack(engine: Child) -> None:
    base = play("stitch", "Stitch - New Dog", "drying", "exerted", damage=1)
    engine.setup(
        base, play("other", "Stitch - Alien Dancer"), hand("star", "Stitch - Rock Star"), hand("fire", "Dragon Fire"),
        ink=9,
    )  # fmt: skip
    engine.play("star", "shift")
    assert engine.options() == ["other", "stitch"]
    engine.decide("stitch")
    assert (engine.states("star"), engine.card("star")["counters"]) == (["drying", "exerted"], {"damage": 1})
    assert (engine.states("stitch"), engine.card("stitch")["counters"]) == ([], {})
    engine.play("fire")
    assert engine.options() == ["other", "star"]
    engine.decide("star")
    assert (engine.zone("star"), engine.zone("stitch")) == ("discard", "discard")
    assert "under" not in engine.card("stitch")


def test_erics_bride_shifts_for_a_discarded_song(engine: Child) -> None:
    bride, base = hand("bride", "Ursula - Eric's Bride"), play("ursula", "Ursula - Vanessa")
    engine.setup(bride, base, hand("fire", "Dragon Fire"))
    engine.refuses("cannot-pay", "play", "bride", how="shift")
    engine.setup(bride, base, hand("song", "Let It Go"), card("bobs", "Bob", "hand", "Lantern"))
    engine.play("bride", "shift", onto=["ursula"])
    assert (engine.zone("song"), engine.states("bride")) == ("discard", [])
    engine.does("quest", "bride")
    assert engine.zone("bobs") == "discard"


def test_singing(engine: Child) -> None:
    song = hand("song", "Let It Go")
    engine.setup(song, play("bully", "Gaston - Baritone Bully", "drying"), play("doc", DOC))
    engine.refuses("nobody-can-sing", "play", "song", how="sing")
    engine.setup(
        song, play("legs", "Ariel - On Human Legs"), play("bully", "Gaston - Baritone Bully"), play("doc", DOC)
    )
    engine.refuses("cannot-sing", "play", "song", how="sing", by=["doc"])
    engine.refuses("cannot-sing", "play", "song", how="sing", by=["bully", "doc"])
    engine.refuses("no-sing-together", "play", "song", how="sing-together", by=["bully", "doc"])
    engine.play("song", "sing")
    assert engine.states("bully") == ["exerted"]
    engine.decide("doc")
    assert (engine.zone("doc"), engine.states("doc"), engine.zone("song")) == ("inkwell", ["exerted"], "discard")


def test_singing_together(engine: Child) -> None:
    star = hand("star", "Second Star to the Right")
    engine.setup(star, play("doc", DOC), play("doc2", DOC), play("bully", "Gaston - Baritone Bully"))
    engine.refuses("cannot-sing", "play", "star", how="sing-together", by=["doc", "bully"])
    engine.play("star", "sing-together")
    engine.decide("Bob")
    assert [engine.states(ref) for ref in ("doc", "doc2", "bully")] == [["exerted"]] * 3
    assert engine.zone("Bob-deck-5") == "hand"
    engine.setup(star, play("doc", DOC), play("doc2", DOC))
    engine.refuses("nobody-can-sing", "play", "star", how="sing-together")


def test_the_wrong_singers_are_asked_again(engine: Child) -> None:
    engine.setup(hand("life", "A Pirate's Life"), *(play(f"doc{n}", DOC) for n in (1, 2, 3)))
    engine.play("life", "sing-together")
    before = engine.observe()
    assert engine.decide("doc1")["code"] == "illegal-choice"
    assert engine.observe() == before
    assert engine.decide("doc1", "doc3")["status"] == "accepted"
    assert (engine.states("doc2"), engine.lore()) == ([], 2)


def test_gantu_raises_prices_and_silences_for_a_round(engine: Child) -> None:
    engine.setup(
        hand("gantu", "Gantu - Experienced Enforcer"),
        hand("song", "Friends on the Other Side"),
        play("doc", DOC),
        ink=8,
    )
    engine.play("gantu")
    engine.refuses("nobody-can-sing", "play", "song", how="sing")
    engine.refuses("not-enough-ink", "play", "song", how="ink")
    engine.does("end-turn")
    engine.does("end-turn", player="Bob")
    engine.play("song", "sing", by=["doc"])


def test_scrooge_for_four_items(engine: Child) -> None:
    scrooge, items = hand("scrooge", "Scrooge McDuck - Resourceful Miser"), [play(f"i{n}", "Lantern") for n in range(5)]
    engine.setup(scrooge, *items[:3])
    engine.refuses("cannot-pay", "play", "scrooge", how="other")
    engine.setup(scrooge, *items)
    engine.play("scrooge", "other")
    engine.decide("i0", "i1", "i2", "i4")
    assert (engine.states("i2"), engine.states("i3"), engine.zone("scrooge")) == (["exerted"], [], "play")
    engine.decide("Ann-deck-4", "Ann-deck-2", "Ann-deck-1", "Ann-deck-3")
    order = [row["ref"] for row in engine.observe()["position"]["cards"] if row["ref"].startswith("Ann-deck")]
    assert order == [f"Ann-deck-{n}" for n in (5, 4, 2, 1, 3)]


def test_belle_for_a_banished_item(engine: Child) -> None:
    engine.setup(hand("belle", "Belle - Apprentice Inventor"), play("lantern", "Lantern"))
    engine.play("belle", "other")
    assert (engine.zone("belle"), engine.zone("lantern")) == ("play", "discard")


def test_free_by_permission(engine: Child) -> None:
    flunky, pudge = hand("lefou", "LeFou - Opportunistic Flunky"), hand("pudge", "Pudge - Controls the Weather")
    history = {"what": "banished-in-challenge", "player": "Ann"}
    engine.setup(flunky, pudge, happened=[history])
    engine.refuses("not-free", "play", "lefou", how="free")
    engine.refuses("not-free", "play", "pudge", how="free")
    engine.setup(flunky, pudge, play("lilo", "Lilo - Making a Wish"), happened=[history | {"player": "Bob"}])
    engine.play("lefou", "free")
    engine.play("pudge", "free")


def test_a_nested_action_resolves_before_the_bag(engine: Child) -> None:
    naveen = hand("naveen", "Prince Naveen - Ukulele Player")
    engine.setup(naveen, hand("song", "Let It Go"), play("facilier", FACILIER), play("doc", DOC), ink=4)
    engine.play("naveen")
    engine.decide("yes")
    assert engine.options() == ["doc", "facilier", "naveen"]
    assert [row["source"] for row in engine.observe()["waiting"]] == ["facilier"]
    assert engine.zone("song") == "play"
    engine.decide("facilier")
    assert (engine.zone("facilier"), engine.zone("song")) == ("inkwell", "discard")
    assert engine.decision is not None
    assert engine.decision["kind"] == "may"


def test_the_player_orders_the_bag(engine: Child) -> None:
    singer, rock = play("alan", "Alan-a-Dale - Rockin' Rooster"), play("facilier", FACILIER)
    engine.setup(hand("song", "Friends on the Other Side"), singer, rock, ink=3)
    engine.play("song")
    assert (engine.options(), engine.zone("song")) == (["alan", "facilier"], "discard")
    engine.refuses("decision-pending", "end-turn")
    engine.setup(hand("song", "Friends on the Other Side"), singer, rock, ink=3)
    engine.play("song")
    engine.decide("alan")
    assert engine.lore() == 1
    assert engine.decide("yes")["status"] == "accepted"
    assert engine.options() == ["Ann-deck-3", "Ann-deck-4"]


def test_the_bag_passes_to_the_opponent(engine: Child) -> None:
    contract, facilier = card("contract", "Bob", "play", "Signed Contract"), play("facilier", FACILIER)
    engine.setup(contract, facilier, hand("song", "Friends on the Other Side"), ink=3)
    engine.play("song")
    assert engine.decision is not None
    assert (engine.decision["player"], engine.decision["source"]) == ("Ann", "facilier")
    assert [row["source"] for row in engine.observe()["waiting"]] == ["contract"]
    engine.decide("no")
    assert (engine.decision["player"], engine.decision["source"]) == ("Bob", "contract")
    assert engine.act("end-turn")["code"] == "decision-pending"
    engine.decision = engine.observe()["decision"]
    engine.decide("yes")
    assert engine.zone("Bob-deck-1") == "hand"


def test_a_check_after_each_ability_of_the_bag(engine: Child) -> None:
    john = card("john", "Bob", "play", "Prince John - Fraidy-Cat", damage=4)
    engine.setup(john, hand("flo", FLOUNDER), ink=1)
    engine.play("flo")
    assert (engine.zone("john"), engine.card("john")["counters"]) == ("discard", {})


def test_rock_star_draws_only_for_exerting(engine: Child) -> None:
    guard = {"guard": {
        "name": "guard", "type": "character", "cost": 1, "willpower": 1,
        "abilities": [{"is": "keyword", "keyword": "bodyguard"}],
    }}  # fmt: skip
    cards = (play("star", "Stitch - Rock Star"), hand("guard", "guard"))
    engine.setup(*cards, ink=1, definitions=guard)
    engine.play("guard")
    engine.decide("no")
    engine.decide("yes")
    assert (engine.states("guard"), engine.zone("Ann-deck-1")) == (["drying", "exerted"], "hand")
    engine.setup(*cards, ink=1, definitions=guard)
    engine.play("guard")
    engine.decide("yes")
    assert (engine.decision, engine.zone("Ann-deck-1")) == (None, "deck")


def test_ward_and_resist(engine: Child) -> None:
    tough = {"tough": {
        "name": "tough", "type": "character", "cost": 1, "willpower": 2,
        "abilities": [{"is": "keyword", "keyword": "resist", "value": 1}],
    }}  # fmt: skip
    warded = card("kit", "Bob", "play", "Kit Cloudkicker - Navigator")
    cannons = [hand(f"fire{n}", "Fire the Cannons!") for n in (1, 2)]
    engine.setup(warded, card("tough", "Bob", "play", "tough"), *cannons, ink=3, definitions=tough)
    engine.play("fire1")
    assert engine.card("tough")["counters"] == {"damage": 1}
    engine.play("fire2")
    assert engine.zone("tough") == "discard"


def test_inking(engine: Child) -> None:
    engine.setup(hand("jit", "Just in Time"), hand("flo", FLOUNDER), hand("doc", DOC))
    engine.refuses("no-inkwell-symbol", "ink", "jit")
    engine.does("ink", "flo")
    assert engine.ready_ink() == 1
    engine.refuses("already-inked", "ink", "doc")


def test_a_new_turn(engine: Child) -> None:
    engine.setup(
        play("doc", DOC, "drying"),
        play("gaston", "Gaston - Arrogant Hunter"),
        play("cove", "Never Land - Mermaid Lagoon"),
    )
    engine.refuses("reckless", "quest", "gaston")
    engine.does("end-turn")
    turn = engine.observe()["position"]["turn"]
    assert (turn["player"], turn["number"], engine.zone("Bob-deck-1")) == ("Bob", 4, "hand")
    assert engine.states("doc") == ["drying"]
    engine.does("end-turn", player="Bob")
    assert (engine.states("doc"), engine.lore(), engine.zone("Ann-deck-1")) == ([], 1, "hand")


def test_reckless_holds_the_turn(engine: Child) -> None:
    gaston, target = play("gaston", "Gaston - Arrogant Hunter"), card("doc", "Bob", "play", DOC, "exerted")
    engine.setup(gaston, target)
    engine.refuses("reckless", "end-turn")
    engine.setup(gaston | {"states": ["exerted"]}, target)
    engine.does("end-turn")


def test_conceding_ends_the_game(engine: Child) -> None:
    engine.setup()
    engine.does("concede", player="Bob")
    assert engine.observe()["result"]["winner"] == "Ann"
    engine.refuses("game-over", "end-turn")


def test_what_it_does_not_know_is_named(engine: Child) -> None:
    odd = {"odd": {"name": "odd", "type": "action", "cost": 1, "effect": {"is": "draw", "amount": 1}}}
    setup = engine.setup(hand("odd", "odd"), hand("elsa", "Elsa - Not Printed"), definitions=odd)
    assert (setup["status"], setup["unsupported"]) == ("unsupported", ["Elsa - Not Printed", "odd"])
    engine.setup(play("doc", DOC))
    assert engine.act("trade", "doc")["status"] == "unsupported"


def test_views_hide_what_a_player_may_not_see(engine: Child) -> None:
    engine.setup(hand("doc", DOC), card("flo", "Bob", "hand", FLOUNDER), play("lantern", "Lantern"), ink=1)
    seen = {row["ref"]: row.get("card") for row in engine.observe("Ann")["position"]["cards"]}
    assert (seen["doc"], seen["flo"], seen["lantern"]) == (DOC, None, "Lantern")
    assert (seen["ink1"], seen["Ann-deck-1"]) == (None, None)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"not json", -32700),
        (b'"\xff"', -32700),
        (b"[" * 100_000, -32700),
        (b"[1]", -32600),
        (b'{"id": 1, "method": "fly"}', -32601),
        (b'{"id": 1, "method": "setup", "params": {}}', -32602),
        (b'{"id": 1, "method": "act", "params": {"player": "Ann"}}', -32602),
    ],
)
def test_bad_lines_get_an_error_and_the_engine_goes_on(engine: Child, line: bytes, code: int) -> None:
    assert engine.raw(line)["error"]["code"] == code
    assert engine.setup()["status"] == "ok"


def test_a_play_without_a_cost_is_an_error_and_changes_nothing(engine: Child) -> None:
    engine.setup(hand("flo", FLOUNDER), ink=1)
    before = engine.observe()
    with pytest.raises(AssertionError, match="-32602"):
        engine.act("play", "flo")
    assert engine.observe() == before
    engine.play("flo")


@pytest.mark.parametrize(
    "cards",
    [
        [play("doc", DOC), play("doc", DOC)],
        [play("doc", DOC, under="doc")],
        [hand("doc", DOC) | {"counters": {"damage": 1}}],
        [play("doc", DOC, at="nowhere")],
        [card("doc", "Zed", "hand", DOC)],
        [play("lantern", "Lantern", "drying")],
    ],
)
def test_positions_that_cannot_be(engine: Child, cards: list[Json]) -> None:
    with pytest.raises(AssertionError, match="-32602"):
        engine.setup(*cards)
