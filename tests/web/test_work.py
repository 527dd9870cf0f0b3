"""The work as data: lines of play, links, changes of the position, files."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.finding import Finding
from oracle.certify import bundle
from oracle.engines.reference import ReferenceEngine
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.move import Move
from oracle.suite.reading.known import checks
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan
from oracle.web import edit, files
from oracle.web.edit import Placed, setup_of
from oracle.web.playing import compared, decided_by, tried
from oracle.web.work import LINES, STEPS, Work, branched, gone, link_of, new, parting, work_of
from tests.certify.making import Made, made, signed

from .positions import DOC, free_play, said


def test_an_undone_step_is_kept_as_a_branch_and_can_be_taken_up_again() -> None:
    work = free_play()
    back = gone(work, 1)
    assert back.question.do == work.question.do
    assert said(back, "Ann plays just for its ink cost") == replace(work, at=2)
    other = said(back, "Ann ends their turn")
    assert [len(line) for line in (other.question.do, *other.others)] == [2, 4]
    assert parting(other, other.others[0]) == 1
    again = branched(other, 0)
    assert (again.question.do, again.at, len(again.others)) == (work.question.do, 4, 1)
    # What another line begins with is no line of its own.
    assert said(gone(again, 1), "Ann ends their turn").others == (work.question.do,)
    with pytest.raises(InvalidWordsError, match="no longer exists"):
        branched(work, 0)


def test_a_link_holds_everything_and_only_what_can_be_held() -> None:
    work = said(gone(free_play(), 1), "Ann ends their turn")
    assert work_of(link_of(work)) == work
    for bad in ("", "AAAA", "%", link_of(work)[:-9], "A" * 60_000):
        with pytest.raises(InvalidWordsError, match="link"):
            work_of(bad)
    for wrong in (
        replace(work, at=9),
        replace(work, others=work.others * (LINES + 1)),
        replace(work, question=replace(work.question, do=work.question.do * STEPS)),
        replace(work, question=replace(work.question, edition="9.9")),
        replace(work, question=replace(work.question, game="chess")),
    ):
        with pytest.raises(InvalidWordsError):
            work_of(link_of(wrong))
    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * 30_000_000, 9)).rstrip(b"=").decode()
    with pytest.raises(InvalidWordsError, match="too much"):
        work_of(bomb)


def test_the_position_is_built_card_by_card_and_said_in_words() -> None:
    work = edit.placed(
        free_play(0), Placed(card="a character costing 2", player="Bob", zone="play", states=("exerted",), under="doc")
    )
    work = edit.moved(work, "doc", Placed(card=DOC, player="Ann", zone="play", counters={"damage": 1}, ref="chief"))
    rows = {card.ref: card for card in work.question.position.cards}
    assert rows["character3"].under == "chief"
    assert rows["chief"].counters == {"damage": 1}
    assert edit.reworded(work, edit.words_of(work)).question == work.question
    alone = edit.removed(work, "chief")
    assert "chief" not in edit.words_of(alone)
    # A state that the new zone has not is left behind.
    home = edit.moved(
        work, "character3", Placed(card="a character costing 2", player="Bob", zone="hand", states=("exerted",))
    )
    assert "exerted" not in edit.words_of(home)
    assert edit.turned(home, "Bob").question.position.turn.player == "Bob"


@pytest.mark.parametrize(
    ("card", "definition", "told"),
    [
        (Placed(card="Docx", player="Ann", zone="play"), "", "no card"),
        (Placed(card="a character costing x", player="Ann", zone="play"), "", "not a number"),
        (Placed(card=DOC, player="Ann", zone="attic"), "", "no zone"),
        (Placed(card=DOC, player="Ann", zone="play", ref="doc"), "", "already"),
        (Placed(card=DOC, player="Ann", zone="play", under="nobody"), "", "no card of this scenario"),
        (Placed(card="Mine", player="Ann", zone="play"), "{", "not readable"),

    ],
)  # fmt: skip
def test_what_no_scenario_allows_is_refused(card: Placed, definition: str, told: str) -> None:
    with pytest.raises(InvalidWordsError, match=told):
        edit.placed(free_play(0), card, definition)


def test_a_zone_of_one_reading_is_used_under_it() -> None:
    for edition, told in (("seed-chapter-4", ""), ("2.2", "only under seed-chapter-4")):
        work = edit.under_edition(free_play(0), edition)
        card = Placed(card="a character costing 1", player="Ann", zone="bag")
        if told:
            with pytest.raises(InvalidWordsError, match=told):
                edit.placed(work, card)
        else:
            assert "bag" in edit.words_of(edit.turned(edit.placed(work, card), "Bob"))


def test_cards_are_found_by_the_beginnings_of_their_words() -> None:
    assert edit.found_cards("lorcana", "elsa spi")[0] == "Elsa - Spirit of Winter"
    assert edit.found_cards("lorcana", "  ") == []
    made_up = '{"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1}'
    work = edit.placed(free_play(0), Placed(card="Big <b>", player="Ann", zone="hand"), made_up)
    assert "Big <b>" in work.question.definitions


def test_a_line_is_played_with_the_clause_that_decides_each_step() -> None:
    work = free_play()
    played = tried(work.played)
    assert [step.ending for step in played.followed.steps] == ["accepted", "needs an answer", "accepted", "refused"]
    assert decided_by(played.followed.steps[-1]) == "1.5.3"
    assert {action.kind for action in played.legal} == {"ink", "end-turn"}
    # What cannot be played is told, and what comes after it is not reached.
    gone_card = edit.removed(work, "just")
    broken = tried(replace(gone_card, at=4).played).followed
    assert "just" in broken.message
    assert [step.status for step in broken.steps] == ["passed", "skipped", "skipped", "skipped"]


def test_other_readings_part_where_they_differ() -> None:
    line = compared(free_play().played)
    parts = {edition: differs and differs.step for edition, differs in line.parts}
    assert parts["2.1"] is None
    assert parts["seed-guide"] == "When Ann plays just for its ink cost"
    assert parts["seed-chapter-4"] == "When Ann quests with doc"
    assert 1 in {one.number for one in line.conflicts}


def test_a_saved_scenario_holds_on_the_reference(tmp_path: Path) -> None:
    work = edit.under_edition(free_play(), "seed-guide")
    text = files.scenario(work, "Free <b> play", "")
    file = tmp_path / "free.feature"
    file.write_text(text, encoding="utf-8")
    (plan,) = load_suite(tmp_path, checks=checks()).plans
    reference = ReferenceEngine()
    assert plan.case == "free-b-play"
    assert run_plan(plan, reference, "seed-guide", reference.initialize()).verdict == "pass"
    assert isinstance(again := files.read(text), Work)
    assert again.question == work.played
    assert isinstance(same := files.read(files.as_json(work).decode()), Work)
    assert same.question == work.played
    assert isinstance(words := files.read(edit.words_of(work)), Work)
    assert words.question.do == work.question.do


NUMBERS = {"seed": 1, "runs": 1, "length": 1.0, "was": 1.0, "flaky": False, "finished": True}
SAYS = {"clause": "1.9.5", "did": "Ann quests", "what": "lore", "reference": "2"}


def case() -> object:
    """A case of differential play."""
    work = free_play(1)
    moves = tuple(Move(player=one.player, action=one.action) for one in work.question.do)
    return msgspec.to_builtins(Case(setup=setup_of(work.question), moves=moves))


def finding() -> dict[str, object]:
    """A finding as its file has it."""
    raw = dict.fromkeys(Finding.__struct_fields__, "") | NUMBERS | SAYS
    return raw | {"case": case(), "found": case(), "engine": "Mine", "engine_says": "3"}


def met() -> dict[str, object]:
    """A difference as the corpus and `fuzz --json` have it."""
    signature = {"game": "lorcana", "clause": "1.9.5", "kind": "position", "action": "quest", "what": "lore"}
    difference = {**SAYS, "index": 0, "kind": "position", "engine": "3", "signature": {**signature, "ways": []}}
    return {"engine": "Mine", "case": case(), "difference": difference}


@pytest.mark.parametrize("raw", [finding(), met(), {"new": [met()]}])
def test_a_finding_of_differential_play_is_opened_with_what_it_shows(raw: dict[str, object]) -> None:
    found = files.read(json.dumps(raw))
    assert isinstance(found, Work)
    assert found.question.do == free_play(1).question.do
    assert found.note.endswith("1.9.5, Ann quests. lore: the reference has 2, the engine 3")
    # It is about this position, and no other one.
    assert said(found, "Ann ends their turn").note
    assert not edit.removed(found, "doc").note


def test_several_findings_are_listed() -> None:
    listed = files.read(json.dumps({"new": [met(), met()]}))
    assert isinstance(listed, list)
    assert [one.work is None for one in listed] == [False, False]


def test_a_finding_in_a_record_is_opened_with_what_it_shows() -> None:
    cause = {"game": "lorcana", "kind": "clause", "name": "1.9.5"}
    own = {**SAYS, "line": 11, "step": 9, "title": "", "kind": "position", "record": "3", "cause": cause}
    feature = files.scenario(free_play(1), "Found", "")
    raw = {"records": [{"name": "one.jsonl"}, {"name": "two.jsonl", "finding": {**own, "feature": feature}}]}
    found = files.read(json.dumps(raw))
    assert isinstance(found, Work)
    assert found.question.do == free_play(1).question.do
    assert found.note == "two.jsonl, line 11: 1.9.5, Ann quests. lore: the reference has 2, the engine 3"


def test_a_certificate_lists_what_failed_first_whatever_the_ends_of_its_lines() -> None:
    statement, packed = made()
    of = statement.predicate
    predicate = replace(of, result="WARNED", failed=of.passed[-1:], passed=of.passed[:-1])
    text = bundle.write(signed(Made(replace(statement, predicate=predicate), packed))).decode()
    listed = files.read(text.replace("\n", "\r\n"))
    assert isinstance(listed, list)
    assert (f"lorcana/2.2/{listed[0].case}", listed[0].what) == (of.passed[-1], "fail")
    assert len(listed) == len(of.passed)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", "Feature: x", "Given a game of Chess", '{"results": 1}', "x" * 200_001]
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(InvalidWordsError):
        files.read(text)


def test_both_games_and_up_to_four_players() -> None:
    assert [one.name for one in new("lorcana", 4).question.position.players] == ["Ann", "Bob", "Cat", "Dan"]
    for game, players in (("altered", 3), ("lorcana", 5), ("chess", 2)):
        with pytest.raises(InvalidWordsError):
            new(game, players)
    work = edit.placed(
        new("altered"),
        Placed(card="a character costing 3", player="Ann", zone="hero-expedition", counters={"boost": 2}),
    )
    work = edit.counted(work, "Bob", ready=3, spent=1, deck=2, counters={"hero": 2})
    assert "Bob's hero expedition is at 2" in edit.words_of(work)
    assert tried(said(work, "Ann passes").played).followed.steps[0].ending == "accepted"
