"""How verdicts come about: what an engine may do, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from oracle.engines.base import EngineFault
from oracle.protocol.messages import (
    CAPABILITIES,
    Action,
    Card,
    Decision,
    EngineInfo,
    GameSupport,
    Observation,
    Player,
    Position,
    Reply,
    SetupParams,
    SetupResult,
    Turn,
)
from oracle.suite.play.answering import MOST_FORCED
from oracle.suite.play.questions import forced_answer
from oracle.suite.run.verdict import run_plan
from tests.suite.fake_engine import FakeEngine, Twisted
from tests.suite.written import TAGS, plan_of, verdict

replace = msgspec.structs.replace
PLAY = "When Ann plays doc for its ink cost\nThen it is accepted"
FREE = "When Ann plays doc for free\nThen it is accepted"
ALL = tuple(CAPABILITIES)

# --- refusals and questions ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "after", ["", "\nThen nothing has changed", "\nThen Ann has 0 lore\nWhen Ann concedes\nThen Bob has won"]
)
def test_a_refusal_nobody_acknowledges_fails(after: str) -> None:
    found = verdict("When Ann quests with doc" + (after or "\nThen Ann has 0 lore"), FakeEngine())
    assert found.verdict == "fail"
    assert [(step.text, step.status) for step in found.steps if step.expected] == [
        ("When Ann quests with doc", "failed")
    ]
    assert found.message == "Ann quests with doc: expected accepted; got refused by 4.3.2: not in Ann's play"


def test_an_acknowledged_refusal_does_no_harm() -> None:
    steps = "When Ann quests with doc\nThen it is refused\nWhen Bob concedes\nThen Ann has won"
    assert verdict(steps, FakeEngine()).verdict == "pass"


def test_an_outcome_that_does_not_hold_acknowledges_no_refusal() -> None:
    steps = """When Ann quests with doc
Then the rules leave open: What now?
  | outcome                |
  | it is refused by 9.9.9 |
  | Ann has 0 lore         |
"""
    assert verdict(steps, FakeEngine()).verdict == "fail"


def test_choosing_without_a_question_tells_of_the_deviation() -> None:
    found = verdict(PLAY + "\nWhen Ann chooses elsa\nThen it is accepted", FakeEngine())
    assert found.verdict == "fail"
    assert "took the choice itself (a deviation" in found.message
    assert [step.status for step in found.steps[-3:]] == ["passed", "failed", "skipped"]


QUESTIONS: list[tuple[dict[str, object], tuple[str, ...] | None]] = [
    ({"options": ("a",)}, ("a",)),
    ({"options": ("a", "b")}, None),
    ({"options": ("a", "b"), "least": 2, "most": 2}, ("a", "b")),
    ({"options": ("a", "b"), "least": 2, "most": 2, "kind": "order"}, None),
    ({"options": ("a", "a")}, ("a",)),
    ({"options": ("a",), "least": 0}, None),
    ({"options": (), "least": 0, "most": 0}, ()),
    ({"options": (), "least": 0, "most": 3}, ()),
    ({"options": ("a", "b"), "least": 0, "most": 0}, ()),
    ({"options": (), "least": 1, "most": 1}, None),
    ({"options": ("a",), "least": 3, "most": 3}, None),
    ({"options": ("a",), "least": 2, "most": 1}, None),
    ({"options": ("a",), "kind": "name"}, None),
]


@pytest.mark.parametrize(("fields", "answer"), QUESTIONS)
def test_a_question_with_one_answer_is_answered(fields: dict[str, Any], answer: tuple[str, ...] | None) -> None:
    assert forced_answer(Decision(**{"id": "q", "player": "Ann", "kind": "choose"} | fields)) == answer
    assert forced_answer(None) is None


def test_an_engine_that_asks_without_end_fails() -> None:
    question = Decision(id="again", player="Ann", kind="choose", options=("doc",))
    engine = Twisted(reply=lambda reply: Reply(status="accepted", decision=question))
    found = verdict(PLAY, engine)
    assert found.verdict == "fail"
    assert f"the engine asked {MOST_FORCED} of them in a row" in found.message


def test_an_engine_that_refuses_the_only_answer_fails() -> None:
    question = Decision(id="never", player="Ann", kind="choose", options=("doc",))

    def ask(reply: Reply) -> Reply:
        return replace(reply, decision=question) if reply.status == "accepted" else reply

    found = verdict(PLAY, Twisted(reply=ask))
    assert found.verdict == "fail"
    assert "refuses the only answer" in found.message


# --- unsupported --------------------------------------------------------------------------------------------


class Untouched(FakeEngine):
    """Fails the test when it is set up."""

    def setup(self, params: SetupParams) -> SetupResult:
        raise AssertionError("this engine was not to be set up")


def info(capabilities: tuple[str, ...] = ALL, editions: tuple[str, ...] = ("2.1", "2.2")) -> EngineInfo:
    return EngineInfo(name="x", games={"lorcana": GameSupport(editions=editions, capabilities=capabilities)})


NEEDS = [
    (PLAY, "locations"),
    ("When Ann plays doc for free\nThen it is accepted", "free"),
    ("When Ann plays doc for its other cost\nThen it is accepted", "other-costs"),
    ("When Ann plays doc for its ink cost, exerting ann-ink-1\nThen it is refused", "resource-choice"),
    ("When Ann shifts doc\nThen it is accepted", "shift"),
    ("When Ann sings doc with elsa\nThen it is accepted", "sing"),
    ("When Ann sings doc together with elsa\nThen it is accepted", "sing-together"),
    ("And it is Bob's turn\nWhen Bob ends their turn\nThen it is accepted", "second-player"),
    ("And a character of Ann was banished in a challenge this turn\n" + PLAY, "history"),
    (PLAY + "\nAnd Bob sees doc", "hidden-views"),
    (PLAY + "\nAnd Bob does not see doc", "hidden-views"),
    (PLAY + "\nAnd doc and doc wait", "stepwise-triggers"),
    (PLAY + "\nAnd by reading\n| reading | outcome |\n| 2.1, 2.2 | doc waits |", "stepwise-triggers"),
    (PLAY + "\nAnd the rules leave open: What?\n| outcome |\n| Bob sees doc |", "hidden-views"),
]


@pytest.mark.parametrize(("steps", "need"), NEEDS)
def test_what_a_scenario_needs_is_asked_before_the_engine_is_contacted(steps: str, need: str) -> None:
    plan = plan_of(steps)
    assert need in plan.needs
    others = tuple(name for name in CAPABILITIES if name != need)
    found = run_plan(plan, Untouched(), "2.2", info(others))
    assert (found.verdict, found.message) == ("unsupported", f"the engine lacks {need}")


def test_a_tag_may_name_a_need() -> None:
    assert "snapshots" in plan_of(PLAY, TAGS + " @needs:snapshots").needs


def test_anonymous_cards_need_nothing() -> None:
    assert "made-up-cards" in plan_of(PLAY).needs
    plan = plan_of(PLAY.replace("doc", "ann-deck-1"))
    assert set(plan.definitions) >= {"a card", "a character costing 4"}


@pytest.mark.parametrize(
    ("what", "message"),
    [
        (EngineInfo(name="x"), "the engine does not play Lorcana"),
        (info(editions=("2.1",)), "the engine does not know Lorcana 2.2"),
        (info(capabilities=()), "the engine lacks locations, plain-cards"),
    ],
)
def test_games_and_editions_an_engine_lacks(what: EngineInfo, message: str) -> None:
    found = run_plan(plan_of(PLAY), Untouched(), "2.2", what)
    assert (found.verdict, found.message) == ("unsupported", message)


@pytest.mark.parametrize(
    ("names", "text", "found", "message"),
    [
        (("Doc - Dwarf",), "", "unsupported", "the engine lacks Doc - Dwarf"),
        (
            (),
            "",
            "error",
            "the engine declared locations, plain-cards and answers `setup`, which needs no more than "
            "that and the cards, with unsupported; it names no card and no word of one that it does not know",
        ),
        ((), "more than ten cards", "unsupported", "more than ten cards"),
        (("inkwell",), "no such zone", "unsupported", "no such zone (inkwell)"),
        (("locations",), "", "error", "the engine declared locations and answers that it is unsupported"),
    ],
)
def test_an_engine_that_cannot_be_set_up(names: tuple[str, ...], text: str, found: str, message: str) -> None:
    engine = Twisted(setup=lambda _: SetupResult(status="unsupported", unsupported=names, message=text))
    result = verdict(PLAY, engine)
    assert (result.verdict, result.message.partition(": ")[0]) == (found, message)


@pytest.mark.parametrize(
    ("steps", "code", "said", "found"),
    [
        (FREE, "free", "I cannot", "error"),
        (FREE, "dancing", "I cannot", "error"),
        (FREE, "", "", "error"),
        (FREE, "", "Doc - Dwarf is no card that I know", "unsupported"),
        (FREE, "doc", "I cannot", "unsupported"),
        (FREE, "", "a card of the type character is new to me", "unsupported"),
        (PLAY, "", "I cannot", "unsupported"),
        ("When Ann moves doc to loc\nThen it is refused", "", "action move", "unsupported"),
    ],
)
def test_an_engine_that_cannot_do_an_action(steps: str, code: str, said: str, found: str) -> None:
    """It supports what it declares; it may lack cards and anything without a capability."""
    reply = Reply(status="unsupported", code=code, message=said)
    result = verdict(steps, Twisted(reply=lambda _: reply))
    assert (result.verdict, result.fault) == (found, "lie" if found == "error" else "")
    assert said in result.message


# --- faults -------------------------------------------------------------------------------------------------


class Faulty(FakeEngine):
    """Breaks down at one call of one scenario, or at every one."""

    def __init__(self, method: str, *, always: bool = False) -> None:
        super().__init__()
        self.method = method
        self.always = always

    def break_down(self, method: str) -> None:
        if method == self.method:
            self.method = method if self.always else ""
            raise EngineFault("crash", "the engine ended with exit code 9")

    def setup(self, params: SetupParams) -> SetupResult:
        self.break_down("setup")
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        self.break_down("act")
        return super().act(player, action)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        self.break_down("decide")
        return super().decide(player, decision, answer)

    def observe(self, viewer: str | None = None) -> Observation:
        self.break_down("observe")
        return super().observe(viewer)


@pytest.mark.parametrize("method", ["setup", "act", "decide", "observe"])
def test_a_fault_is_an_error_of_one_scenario(method: str) -> None:
    steps = "When Ann uses lantern\nThen it is accepted\nWhen Ann chooses no\nThen nobody is asked\nAnd Ann has 0 lore"
    engine = Faulty(method)
    found = verdict(steps, engine)
    assert (found.verdict, found.message) == ("error", "crash: the engine ended with exit code 9")
    assert found.steps[-1].status == "skipped"
    assert verdict(steps, engine).verdict == "pass"


class BlindAfterActing(FakeEngine):
    """Breaks down when it is looked at after an action."""

    acted = False

    def setup(self, params: SetupParams) -> SetupResult:
        self.acted = False
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        self.acted = True
        return super().act(player, action)

    def observe(self, viewer: str | None = None) -> Observation:
        if self.acted:
            raise EngineFault("crash", "the engine ended with exit code 9")
        return super().observe(viewer)


def test_a_fault_after_a_failure_leaves_the_failure() -> None:
    steps = "When Ann quests with doc\nThen it is accepted"
    found = verdict(steps, BlindAfterActing())
    assert found.verdict == "fail"
    assert found.after is None


def cards(*new: Card) -> Callable[[Observation], Observation]:
    return lambda seen: replace(seen, position=replace(seen.position, cards=(*seen.position.cards, *new)))


CHECKS = (
    PLAY
    + """
And only this has changed
  | what      | to                 |
  | doc       | Ann's play, drying |
  | Ann's ink | 1 ready, 2 exerted |
And doc is in Ann's play
And Ann has 1 ready ink
And Ann has 0 lore
And no ability waits
"""
)
EMPTY = Position(players=(), turn=Turn(player="", number=-5, phase=""))
ODD = Card(
    ref="\x1b[31m<script>\n|", player="no'body's", zone="\u202e", card="", states=("\x00", ""), counters={"": -3}
)
SAYS: list[tuple[Callable[[Observation], Observation], str, str]] = [
    (cards(Card(ref="doc", player="Ann", zone="hand")), "error", "several cards with the ref doc"),
    (cards(Card(ref="new", player="Ann", zone="play")), "fail", "new"),
    (cards(ODD), "error", "<script>"),
    (cards(Card(ref="loop", player="Ann", zone="play", under="loop", at="loop")), "fail", "loop"),
    (lambda seen: replace(seen, position=EMPTY), "error", "position.players"),
    (lambda seen: replace(seen, position=replace(seen.position, players=())), "error", "Ann"),
    (lambda seen: replace(seen, position=replace(seen.position, players=(Player(name="Zoe"),) * 3)), "error", "Zoe"),
    (lambda seen: replace(seen, decision=Decision(id="", player="", kind="", options=())), "error", "decision.player"),
    (
        lambda seen: replace(seen, decision=Decision(id="q", player="Bob", kind="may", options=("no",))),
        "error",
        "disag",
    ),
]


@pytest.mark.parametrize(("see", "found", "part"), SAYS)
def test_nothing_an_engine_says_breaks_the_run(
    see: Callable[[Observation], Observation], found: str, part: str
) -> None:
    assert verdict(CHECKS, FakeEngine()).verdict == "pass"
    result = verdict(CHECKS, Twisted(observation=see, after=1))
    assert result.verdict == found, result.message
    assert part in result.message
    shown = [result.message, *(step.actual for step in result.steps)]
    shown += [text for change in result.changes for text in (change.what, change.before, change.after)]
    assert all(text.isprintable() for text in shown)


def test_endless_words_of_an_engine_are_cut() -> None:
    endless = Card(ref="x" * 1_000_000, player="Ann", zone="play")
    result = verdict(CHECKS, Twisted(observation=cards(endless), after=1))
    assert result.verdict == "fail"
    assert len(result.message) < 10_000


def test_very_many_cards_with_one_ref_take_no_time() -> None:
    many = (Card(ref="doc", player="Ann", zone="play"),) * 20_000
    result = verdict(CHECKS, Twisted(observation=cards(*many), after=1))
    assert result.verdict == "error"


AGAIN = PLAY + "\nWhen Bob concedes\nThen Bob has won"
NOTHING_CHANGED = "When Ann quests with doc\nThen it is refused\nAnd nothing has changed\nAnd Ann has 3 lore"


@pytest.mark.parametrize(("steps", "setups"), [(AGAIN, 2), (NOTHING_CHANGED, 2), (PLAY, 1)])
def test_what_fails_is_run_again_and_once_more_where_the_table_before_was_not_looked_at(
    steps: str, setups: int
) -> None:
    engine = FakeEngine()
    found = verdict(steps, engine)
    assert (found.before is not None, found.flaky) == (setups > 1, False)
    assert engine.setups == setups


def test_a_question_with_other_options_is_told_as_it_was_asked() -> None:
    steps = "When Ann uses lantern\nThen it is accepted\nAnd Ann is asked to choose from doc and lantern"
    found = verdict(steps + "\nWhen Ann chooses doc\nThen nobody is asked", FakeEngine())
    assert found.verdict == "fail"
    assert "got Ann chooses 1 from no, yes" in found.message, found.message


@pytest.mark.parametrize("after", ["Then it is accepted", "Then Ann has 3 lore"])
def test_an_answer_that_is_refused_is_told_where_it_stands_with_its_question(after: str) -> None:
    found = verdict("When Ann uses lantern\nThen it is accepted\nWhen Ann chooses doc\n" + after, FakeEngine())
    assert found.verdict == "fail"
    assert [step.text for step in found.steps if step.status == "failed"] == ["When Ann chooses doc"]
    assert found.message.startswith("Ann chooses doc: expected accepted; got refused"), found.message
    assert found.message.endswith("; Ann chooses 1 from no, yes"), found.message
