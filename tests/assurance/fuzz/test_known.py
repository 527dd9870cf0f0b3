"""One cause is one finding with a count, within a run and from run to run; nothing that was met is left out."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from oracle.assurance.fuzz.campaign import Campaign, _count
from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.corpus import Corpus, Note, Record
from oracle.assurance.fuzz.difference import Cause, Difference, Kind, Signature, cause_of
from oracle.assurance.fuzz.known import alike
from oracle.assurance.fuzz.ledger import Ledger, Plan, Played
from oracle.protocol.messages import EngineInfo
from oracle.report.assurance import fuzz_console
from oracle.report.output.terminal import Terminal
from oracle.suite.table.checks import Row
from tests.assurance.fuzz.small import CHARACTER, act, case, here, setup

LORCANA = Plan(seed=1, editions={"lorcana": ("2.2",)})


def difference(
    clause: str,
    what: str = "CARD: zone",
    kind: Kind = "position",
    reference: tuple[str, str] = ("Ann", "hand"),
    engine: tuple[str, str] = ("Ann", "play"),
) -> Difference:
    signature = Signature(game="lorcana", clause=clause, kind=kind, action="quest", what=what)
    before, to = ({"player": player, "zone": zone} for player, zone in (reference, engine))
    row = Row(at=("cards", "hero"), before=before, to=to)
    return Difference(
        index=0, kind=kind, clause=clause, what="hero", reference="", engine="", row=row, signature=signature
    )


def texts(*abilities: Any) -> Case:
    """A case with a card that has these abilities."""
    made = {**CHARACTER, "name": "talker", "abilities": list(abilities)}
    return case(setup(here("hero", card="talker"), talker=made), act("quest", "hero"))


PLAIN = case(setup(here("hero")), act("quest", "hero"))
WARD, RUSH = ({"is": "keyword", "keyword": word} for word in ("vanish", "rush"))


class Run:
    """Games against one engine that come to these differences, one after the other."""

    def __init__(self, folder: Path | None = None, *, still: bool = True) -> None:
        self.written: list[Difference] = []
        self.asked: list[Record] = []

        def write(case: Case, difference: Difference) -> tuple[Difference, Case, tuple[str, ...]]:
            self.written.append(difference)
            return difference, case, (f"{len(self.written)}.feature",)

        def there(record: Record) -> bool:
            self.asked.append(record)
            return still or record.difference in self.written

        corpus = None if folder is None else Corpus(folder)
        self.ledger = Ledger(LORCANA, corpus, write, there)
        self.ledger.meet("it")
        self.found = Campaign()

    def play(self, *found: tuple[Case, Difference]) -> Campaign:
        for one in found:
            _count(self.found, self.ledger.take(Played(actions=3, note=Note(game="lorcana"), found=one)))
        self.ledger.save()
        return self.found


def counted(found: Campaign) -> list[tuple[str, int]]:
    return [(cause.name, met.times) for cause, met in sorted(found.met.items())]


def test_what_differs_by_one_clause_is_one_finding_with_a_count_whatever_it_looks_like() -> None:
    run = Run()
    shapes = [difference("4.5.1"), difference("4.5.1", "PLAYER's lore"), difference("4.5.1", "verdict", "verdict")]
    found = run.play(*((PLAIN, shape) for shape in (*shapes, *shapes)))
    assert len(found.new) == len(run.written) == 1
    assert counted(found) == [("4.5.1", 6)]
    (met,) = found.met.values()
    assert sorted(met.forms.values()) == [2, 2, 2]


def test_different_clauses_are_different_findings_and_counts_add_up() -> None:
    run = Run()
    found = run.play(*((PLAIN, difference(clause, clause)) for clause in ("4.5.1", "8.8.1", "4.5.1", "1.7.5")))
    assert [record.difference.clause for record in found.new] == ["4.5.1", "8.8.1", "1.7.5"]
    assert counted(found) == [("1.7.5", 1), ("4.5.1", 2), ("8.8.1", 1)]
    assert sum(met.times for met in found.met.values()) == found.games == 4


def test_one_text_behind_two_clauses_is_one_finding_and_both_are_written() -> None:
    run = Run()
    found = run.play((texts(WARD), difference("8.15.1", "one")), (texts(WARD), difference("4.6.1", "other")))
    assert counted(found) == [("8.15.1", 2)]
    assert len(found.new) == 1
    (met,) = found.met.values()
    assert met.files == ["2.feature"]
    assert len(met.forms) == 2


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ((texts(WARD), "a"), (texts(WARD), "b"), True),
        ((texts(WARD), "a"), (texts(WARD, RUSH), "b"), True),
        ((texts(WARD), "a"), (texts(RUSH), "b"), False),
        ((texts(), "a"), (texts(WARD), "b"), False),
        ((texts(), "a"), (texts(), "b"), False),
        ((texts(), "a"), (texts(), "a"), True),
    ],
)
def test_findings_are_alike_by_a_text_that_says_something_or_by_what_happens(
    one: tuple[Case, str], other: tuple[Case, str], same: bool
) -> None:
    records = [
        Record(engine="it", seed=1, number=number, difference=difference(f"4.{number}", what), case=made)
        for number, (made, what) in enumerate((one, other))
    ]
    assert alike(*records) is alike(*records[::-1]) is same


def test_the_very_same_thing_is_told_by_both_outcomes_and_not_by_whose_it_is() -> None:
    def record(reference: tuple[str, str], engine: tuple[str, str]) -> Record:
        made = difference("4.1", reference=reference, engine=engine)
        return Record(engine="it", seed=1, number=1, difference=made, case=PLAIN)

    one = record(("Ann", "hand"), ("Ann", "play"))
    assert alike(one, record(("Bob", "hand"), ("Bob", "play")))
    assert not alike(one, record(("Ann", "hand"), ("Ann", "discard")))


def test_faults_and_views_go_by_what_happens() -> None:
    crash, hang = (difference("", what, "fault").signature for what in ("crash", "timeout"))
    assert cause_of(crash) == Cause(game="lorcana", kind="fault", name="crash") != cause_of(hang)
    assert cause_of(difference("", "CARD", "view").signature).kind == "view"


def test_what_was_found_once_is_not_shown_in_the_next_run(tmp_path: Path) -> None:
    assert len(Run(tmp_path).play((PLAIN, difference("4.5.1"))).new) == 1
    run = Run(tmp_path)
    found = run.play((PLAIN, difference("4.5.1", "PLAYER's lore")), (PLAIN, difference("4.5.1")))
    assert (found.new, run.written) == ([], [])
    assert [(one.cause.name, one.times) for one in found.known] == [("4.5.1", 2)]
    assert len(run.asked) == 1, "whether it is still there is looked at once"


def test_a_finding_that_is_mended_hides_no_other_one_of_its_clause(tmp_path: Path) -> None:
    Run(tmp_path).play((PLAIN, difference("4.5.1")))
    run = Run(tmp_path, still=False)
    found = run.play((PLAIN, difference("4.5.1", "PLAYER's lore")), (PLAIN, difference("4.5.1", "PLAYER's lore")))
    assert [record.difference.signature.what for record in found.new] == ["PLAYER's lore"]
    assert [record.difference.signature.what for record in Corpus(tmp_path).known("it")] == ["PLAYER's lore"]
    assert counted(found) == [("4.5.1", 2)]


def test_what_cannot_be_played_a_second_time_stays_known(tmp_path: Path) -> None:
    first = Run(tmp_path)
    first.ledger.still = lambda _: False
    assert not first.play((PLAIN, difference("4.5.1"))).new[0].replays
    assert Run(tmp_path, still=False).play((PLAIN, difference("4.5.1"))).new == []


def test_the_terminal_shows_a_finding_once_with_all_that_it_was_met_as(tmp_path: Path) -> None:
    run = Run()
    shapes = [difference("4.5.1", f"shape {letter}") for letter in "abcde"]
    found = run.play(*((PLAIN, shape) for shape in (shapes[0], *shapes)))
    out = Terminal(width=200, record=True, file=StringIO())
    fuzz_console.show(found, EngineInfo(name="it"), tmp_path, 0, out)
    text = out.export_text()
    assert text.count("new: ") == 1
    assert "seen 6 times" in text
    counts = [int(line.split("×")[0]) for line in text.splitlines() if "×" in line]
    assert sum(counts) == 6
    assert "1 new difference in 6 games" in text


def test_games_that_ended_at_something_lacking_are_told() -> None:
    told = fuzz_console.headline(Campaign(games=9, actions=4, lacking=7), EngineInfo(name="it"), 0).plain
    assert told == "it: 9 games, 4 actions: no new difference; 7 games ended at something unsupported"
