"""Records of games: what is found, what is not, and how broken ones are reported."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from oracle.assurance.fuzz.render.feature import moves_of
from oracle.assurance.records.follow import Followed
from oracle.assurance.records.judged import Judged, Unread, judge
from oracle.assurance.records.model import Line
from oracle.assurance.records.writing import Recording, encoded
from oracle.cli.app import mounted
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import SetupParams
from oracle.report.records import as_json
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.plan import setup_params
from oracle.suite.reading.locate import load_steps
from oracle.suite.run.verdict import run_plan
from tests.assurance.fuzz.from_suite import case_named
from tests.assurance.records.breaking import broken
from tests.assurance.records.games import recorded, with_difference
from tests.assurance.records.pieces import KINDS, ended
from tests.faulty.lorcana import faults

PAGE = Path(__file__).parents[3] / "docs" / "records.md"
DEED = {
    "is": "quick-action",
    "name": "deed",
    "cost": [{"is": "pay-mana", "mana": 1}],
    "effect": {"is": "ready", "what": {"is": "this"}},
}
DOER = {
    "name": "Doer",
    "type": "permanent",
    "zone_type": "expedition",
    "hand_cost": 1,
    "reserve_cost": 0,
    "abilities": [DEED],
}
WHOLE = "forest mountain water"
HALVES = ("mountain water", "forest", "forest mountain", "water", "forest water", "mountain")
HIDDEN = [{"terrains": half.split(), "facedown": True} for half in HALVES]
REGIONS = [{"terrains": WHOLE.split()}, *HIDDEN, {"terrains": WHOLE.split()}]
ELSA, STITCH, ARIEL = "Elsa - Snow Queen", "Stitch - New Dog", "Ariel - On Human Legs"


def followed(*lines: dict[str, Any] | bytes, name: str = "a record") -> Followed:
    """What comes of a record of these lines."""
    one = judge(name, b"\n".join(line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines))
    assert isinstance(one, Followed)
    return one


def card(ref: str, player: str, zone: str, name: str | None = STITCH, **more: Any) -> dict[str, Any]:
    named = {} if name is None else {"card": name}
    return {"ref": ref, "player": player, "zone": zone, **named, **more}


def start(*cards: dict[str, Any], unordered: tuple[str, ...] = ("Ann", "Bob"), **more: Any) -> dict[str, Any]:
    """The first line of a game in which it is Ann's third turn; Ann's deck has a card more, and Bob's five."""
    decks = [card("ann-last", "Ann", "deck"), *(card(f"bob-{number}", "Bob", "deck") for number in range(5))]
    turn = {"player": "Ann", "number": 3}
    position = {"players": [{"name": "Ann"}, {"name": "Bob"}], "turn": turn, "cards": [*cards, *decks]}
    setup = {"game": "lorcana", "edition": "2.2", "position": position}
    return {"is": "game", "record": 1, "setup": setup, "unordered": unordered, **more}


def act(player: str, kind: str, card: str = "", **more: Any) -> dict[str, Any]:
    action = {"kind": kind, **({"card": card} if card else {})}
    return {"is": "act", "player": player, "action": action, **more}


# --- hidden cards ---------------------------------------------------------------------------------------


def test_a_card_of_an_unordered_deck_can_have_been_drawn() -> None:
    deck = [card("a1", "Ann", "deck"), card("a2", "Ann", "deck", ARIEL)]
    for drawn in ("a1", "a2", "ann-last"):
        ends = [act("Ann", "end-turn"), act("Bob", "end-turn")]
        one = followed(start(*deck), *ends, act("Ann", "ink", drawn))
        assert (one.explained, one.finding, one.cannot_tell, one.courses) == (3, None, "", 1)


def test_one_card_is_drawn_a_turn_and_not_two() -> None:
    deck = [card("a1", "Ann", "deck"), card("a2", "Ann", "deck")]
    ends = [act("Ann", "end-turn"), act("Bob", "end-turn")]
    one = followed(start(*deck), *ends, act("Ann", "ink", "a1"), act("Ann", "end-turn"), act("Ann", "ink", "a2"))
    assert one.finding is not None
    assert (one.finding.line, one.explained) == (6, 4)
    one = followed(start(*deck), act("Ann", "ink", "a1"))
    assert one.finding is not None
    assert (one.finding.clause, one.finding.what) == ("4.2.1.1", "verdict")


def test_where_the_order_is_known_only_the_top_card_is_drawn() -> None:
    deck = [card("a1", "Ann", "deck"), card("a2", "Ann", "deck")]
    ends = [act("Ann", "end-turn"), act("Bob", "end-turn")]
    assert followed(start(*deck, unordered=()), *ends, act("Ann", "ink", "a1")).finding is None
    assert followed(start(*deck, unordered=()), *ends, act("Ann", "ink", "a2")).finding is not None


def test_the_only_card_that_could_be_inked_was_drawn() -> None:
    """Of a hidden card nothing is known until a rule asks; then it has to be one that explains what was done."""
    uninkable = "Be Prepared"
    deck = [card("a1", "Ann", "deck", uninkable), card("a2", "Ann", "deck", uninkable)]
    ends = [act("Ann", "end-turn"), act("Bob", "end-turn")]
    one = followed(start(*deck), *ends, act("Ann", "ink", "a2"))
    assert one.finding is not None
    assert one.finding.clause == "4.2.1.2"


@pytest.mark.parametrize(
    ("shown", "why"), [({}, "an ability of a hidden card is part of the history"), ({"card": "Doer"}, "")]
)
def test_a_history_of_hidden_cards_is_not_judged(shown: dict[str, Any], why: str) -> None:
    begun = start(card("a1", "Ann", "hand", None, **shown))
    begun["setup"] |= {"game": "altered", "edition": "3.0", "definitions": {"Doer": DOER}}
    begun["setup"]["position"] |= {
        "cards": begun["setup"]["position"]["cards"][:1],
        "turn": {"player": "Ann", "number": 3, "phase": "afternoon"},
        "regions": REGIONS,
        "happened": [{"what": "quick-action-played", "player": "Ann", "card": "a1", "ability": "deed"}],
    }
    one = followed(begun, act("Ann", "pass"))
    assert (one.cannot_tell, one.broken, one.finding) == (why, None, None)


def test_a_card_that_is_named_later_is_known_from_the_beginning() -> None:
    unknown, rest = card("a1", "Ann", "hand", None), start()["setup"]["position"]["cards"]
    inked = act("Ann", "ink", "a1", seen={"some": {"zones": {"Ann/inkwell": 1}}})
    assert followed(start(unknown), inked).finding is None
    for name, explained in ((STITCH, True), ("Be Prepared", False)):
        turn = {"player": "Ann", "number": 3, "counters": {"inked": 1}}
        players, cards = [{"name": "Ann"}, {"name": "Bob"}], [card("a1", "Ann", "inkwell", name), *rest]
        position = {"players": players, "turn": turn, "cards": cards}
        one = followed(start(unknown), act("Ann", "ink", "a1", seen={"table": {"position": position}}))
        assert (one.finding is None) == explained
        assert one.finding is None or one.finding.clause == "4.2.1.2"


def test_who_starts_is_known_from_what_they_do() -> None:
    names = ((who, [card(f"{who}{n}", who, "deck") for n in range(9)]) for who in ("Ann", "Bob"))
    cards = [one for _, own in names for one in own]
    position = {
        "players": [{"name": "Ann"}, {"name": "Bob"}], "turn": {"player": "Ann", "number": 0, "phase": "setup"},
        "cards": cards,
    }  # fmt: skip
    begun = {"is": "game", "record": 1, "setup": {"game": "lorcana", "edition": "2.2", "position": position}}
    keeps: list[dict[str, Any]] = [{"is": "answer", "player": who, "answer": []} for who in ("Bob", "Ann")]
    one = followed(begun, act("Ann", "begin"), *keeps, act("Bob", "end-turn"), act("Ann", "end-turn"))
    assert (one.explained, one.finding, one.cannot_tell) == (5, None, "")
    one = followed(begun, act("Ann", "begin"), *keeps, act("Bob", "end-turn"), act("Bob", "end-turn"))
    assert one.finding is not None
    assert one.finding.line == 6


def test_a_count_is_held_against_the_game_once_nobody_is_asked() -> None:
    doc, lore = card("doc", "Ann", "play", "Doc - Leader of the Seven Dwarfs"), {"some": {"players": {"Ann/lore": 7}}}
    wrong = act("Ann", "quest", "doc", seen=lore)
    assert followed(start(doc), wrong).finding is None
    found = followed(start(doc), wrong, act("Ann", "end-turn")).finding
    assert found is not None
    assert (found.line, found.what, found.record) == (2, "players Ann/lore", "7")


# --- right and wrong engines --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["lorcana", "altered"])
def test_what_the_reference_plays_is_explained_however_little_is_left_of_it(game: str) -> None:
    reference = ReferenceEngine()
    reference.seed = 5
    lines = recorded(reference, game, "small", moves=25)
    assert len(lines) > 20
    for kind, thinned in KINDS.items():
        one = judge(kind, encoded(thinned(lines)))
        assert ended(one) in ("explained", "cannot tell"), (kind, one)
        if kind in ("whole", "without chance", "digests"):
            assert ended(one) == "explained", (kind, one)


@pytest.fixture(scope="module")
def exerts_nothing() -> tuple[Line, ...]:
    """A game of an engine that counts ink and does not exert it."""
    lines = with_difference(faults.engine("counts-without-exerting"), "lorcana", 60, number=1)
    assert lines
    return lines


@pytest.mark.parametrize("kind", ["whole", "one view"])
def test_a_wrong_engine_is_found_at_the_step_that_shows_it(exerts_nothing: tuple[Line, ...], kind: str) -> None:
    one = judge(kind, encoded(KINDS[kind](exerts_nothing)))
    assert isinstance(one, Followed)
    if one.cannot_tell:
        assert "works from where nobody sees it" in one.cannot_tell
        return
    assert one.finding is not None
    assert (one.explained, one.finding.clause) == (len(exerts_nothing) - 2, "1.5.3")


def test_the_scenario_holds_on_the_reference_and_fails_on_the_engine(exerts_nothing: tuple[Line, ...]) -> None:
    one = judge("whole", encoded(exerts_nothing))
    assert isinstance(one, Followed)
    assert one.finding is not None
    load_steps()
    problems = Problems("found.feature")
    plan = compile_scenario(read_feature(one.finding.feature, problems)[0], problems)
    assert plan is not None
    assert not problems.errors
    assert moves_of(plan)
    assert isinstance(setup_params(plan, "2.2"), SetupParams)
    right, wrong = ReferenceEngine(), faults.engine("counts-without-exerting")
    assert run_plan(plan, right, "2.2", right.initialize()).verdict == "pass"
    assert run_plan(plan, wrong, "2.2", wrong.initialize()).verdict == "fail"


def test_what_rests_on_an_open_conflict_is_judged_by_nobody() -> None:
    """A Shift onto an item, which one side of a conflict forbids (decision 59)."""

    def refused(name: str) -> Followed:
        kept: list[tuple[Line, ...]] = []
        engine, case = Recording(ReferenceEngine(), kept.append), case_named(name)
        engine.initialize()
        engine.setup(case.setup)
        move = case.moves[0]
        assert move.action is not None
        engine.act(move.player, move.action)
        engine.close()
        first, step = (msgspec.to_builtins(line) for line in kept[0])
        return followed(first, {**step, "status": "refused", "seen": {}})

    one = refused("shifted-onto-an-item")
    assert (one.finding, "leave open (conflict 210)" in one.cannot_tell) == (None, True)
    assert refused("shift-onto-the-same-name").finding is not None


# --- broken records -----------------------------------------------------------------------------------------

DOC = card("doc", "Ann", "play")
QUEST = act("Ann", "quest", "doc")


@pytest.mark.parametrize(
    ("lines", "line", "why"),
    [
        ([start(DOC), QUEST, b'{"is": "act", "pla'], 3, "cut off"),
        ([start(DOC), b"}{", QUEST], 2, "not JSON"),
        ([start(DOC), b"\xff"], 2, ""),
        ([start(DOC), QUEST, start(DOC)], 3, "another one begins"),
        ([start(DOC), act("Zoe", "quest", "doc")], 2, "Zoe is no player"),
        ([start(DOC), act("Ann", "quest", "nobody")], 2, "nobody is not a card"),
        ([start(DOC), {**QUEST, "sen": {}}], 2, "sen"),
        ([start(DOC), {**QUEST, "seen": {"some": {"hands": {}}}}], 2, "there is no group hands"),
        ([start(DOC), {**QUEST, "status": "maybe"}], 2, "maybe"),
        ([start(DOC), b'{"is": "act", "is": "answer"}'], 2, "twice"),
        ([start(DOC, chance=[])], 1, "chance"),
    ],
)
def test_a_broken_record_is_told_by_its_line(lines: list[Any], line: int, why: str) -> None:
    one = judge("x", b"\n".join(each if isinstance(each, bytes) else json.dumps(each).encode() for each in lines))
    told = one.broken
    assert told is not None
    assert told.line == line
    assert why in told.why


def test_two_names_of_one_card_contradict_each_other() -> None:
    table = {
        "players": [{"name": "Ann"}, {"name": "Bob"}], "turn": {"player": "Ann", "number": 3},
        "cards": [card("doc", "Ann", "play", ARIEL), *start()["setup"]["position"]["cards"]],
    }  # fmt: skip
    one = followed(start(DOC), {**QUEST, "seen": {"table": {"position": table}}})
    assert one.broken is not None
    assert (one.broken.line, one.explained) == (2, 0)
    assert "doc is Ariel - On Human Legs here" in one.broken.why


def test_broken_records_break_nothing() -> None:
    reference, chance = ReferenceEngine(), Random(3)  # noqa: S311 - nothing is secret
    reference.seed = 2
    whole = encoded(KINDS["without chance"](recorded(reference, "lorcana", "b", moves=6)))
    ways = {ended(judge(how, data)) for how, data in (broken(whole, chance) for _ in range(60))}
    assert "broken" in ways


# --- the command and its page -------------------------------------------------------------------------------


def test_the_record_of_the_page_is_explained() -> None:
    (block,) = re.findall(r"<!-- record -->\n```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    one = followed(*(line.encode() for line in block.splitlines()))
    assert (one.explained, one.broken, one.finding, one.cannot_tell) == (4, None, None, "")


def test_what_the_command_ends_with(tmp_path: Path) -> None:
    def ran(*lines: dict[str, Any] | bytes) -> tuple[int, str]:
        (tmp_path / "one.jsonl").write_bytes(
            b"\n".join(line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines)
        )
        arguments = ["replay", str(tmp_path / "one.jsonl"), "--found", str(tmp_path / "found")]
        ended_with = CliRunner().invoke(mounted(), arguments)
        return ended_with.exit_code, ended_with.output

    exerted = {**DOC, "states": ["exerted"]}
    assert ran(start(DOC), QUEST)[0] == 0
    code, said = ran(start(exerted), QUEST)
    assert code == 1
    assert "expected: refused by" in said
    assert list((tmp_path / "found").glob("*.feature"))
    assert ran(start(DOC), b"nothing")[0] == 2


def test_the_same_records_give_the_same_json() -> None:
    judged = [Judged(), Judged()]
    for each in judged:
        each.add(followed(start(card("doc", "Ann", "play", states=["exerted"])), QUEST))
        each.add(Unread(name="x", broken=followed(start(DOC), b"-").broken))  # type: ignore[arg-type]
    one, other = map(as_json.encode, judged)
    assert one == other
    assert json.loads(one)["causes"][0]["records"] == ["a record"]
