"""The file of a baseline: what people wrote into it stays, and what is wrong in it is named."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from oracle.cli import check
from oracle.cli.errors import FAILED, HELD, USAGE
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Reply, SetupParams, SetupResult
from tests.cli.inside import Run

FEATURE = """Feature: Questing

  @clause:4.5.1 @case:{case}
  Scenario: A character quests
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone |
      | elsa | a character costing 3 | Ann    | play |
    When Ann quests with elsa
    Then it is accepted
    And Ann has {lore} lore

  @clause:4.5.1 @case:other
  Scenario: Another quests
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone |
      | hans | a character costing 2 | Ann    | play |
    When Ann quests with hans
    Then it is accepted
    And Ann has {other} lore
"""
SINGLE = '[[expect]]\ncase = "{}"\ngame = "lorcana"\nedition = "2.2"\nverdict = "fail"\n'
ENTRY = '[[expect]]\ncase = "a"\ngame = "b"\nedition = "c"\nverdict = "fail"\n'
Check = Callable[..., tuple[int, str]]


@pytest.fixture
def run(exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Check:
    """`run(options…, case=…, lore=…, other=…)`: a check whose scenarios fail where they ask for another lore."""

    def run(*options: str, case: str = "quest", lore: int = 1, other: int = 1) -> tuple[int, str]:
        feature = tmp_path / "f" / "quest.feature"
        feature.parent.mkdir(exist_ok=True)
        feature.write_text(FEATURE.replace("{case}", case).format(lore=lore, other=other))
        code = exit_code("check", "--features", feature.parent, "--baseline", tmp_path / "b.toml", *options)
        told = capsys.readouterr()
        return code, " ".join((told.out + told.err).split())

    return run


def test_an_unexpected_pass_and_what_is_gone(run: Check, tmp_path: Path) -> None:
    run("--update-baseline", lore=9)
    file = tmp_path / "b.toml"
    entry = tomllib.loads(file.read_text())["expect"][0]
    file.write_text(
        "# above quest\n[[expect]]\n"
        + "".join(f'{name} = "{entry[name]}"\n' for name in ("case", "game", "edition", "verdict"))
        + '# above lost\n[[expect]]\ncase = "lost"\ngame = "lorcana"\nedition = "2.2"\nverdict = "fail"\n'
    )
    code, said = run()
    assert code == FAILED
    assert "unexpected pass: quest (lorcana/2.2)" in said
    assert "gone: lost (lorcana/2.2)" in said
    assert "gone" not in run("--case", "other")[1]
    file.write_text(
        file.read_text().replace('"lost"\ngame = "lorcana"\nedition = "2.2"', '"lost"\ngame = "lorcana"\nedition = "0"')
    )
    assert "gone: lost (lorcana/0)" in run()[1]
    assert run("--update-baseline")[0] == HELD
    assert "expect" not in tomllib.loads(file.read_text())
    assert run()[0] == HELD


def test_a_comment_stays_with_its_entry(run: Check, tmp_path: Path) -> None:
    file = tmp_path / "b.toml"
    file.write_text(f"{SINGLE.format('quest')}# of quest or other\n{SINGLE.format('other')}")
    assert run(lore=9, other=9)[0] == HELD
    run("--update-baseline", lore=1, other=9)
    assert "# of quest or other\n[[expect]]" in file.read_text()
    assert [one["case"] for one in tomllib.loads(file.read_text())["expect"]] == ["other"]


def test_cases_of_one_clause_are_one_entry_and_one_more_is_new(run: Check, tmp_path: Path) -> None:
    code, said = run("--update-baseline", lore=9, other=9)
    assert (code, "1 entry for 2 cases; 2 added" in said, "✗" in said) == (HELD, True, False), said
    file = tmp_path / "b.toml"
    (entry,) = tomllib.loads(file.read_text())["expect"]
    assert (entry["clause"], entry["verdict"], len(entry["cases"])) == ("4.5", "fail", 2)
    assert run(lore=9, other=9)[0] == HELD
    file.write_text("\n".join(line for line in file.read_text().splitlines() if '"quest ' not in line))
    code, said = run(lore=9, other=9)
    assert (code, "new: quest (lorcana/2.2): fail" in said) == (FAILED, True), said
    code, said = run(lore=1, other=1)
    assert "unexpected pass: other (lorcana/2.2): the baseline expects fail; remove its entry from clause 4.5" in said


class WithoutReplacing(ReferenceEngine):
    """An engine that says of each made-up card which part of it is unsupported, and has no printed cards."""

    def setup(self, params: SetupParams) -> SetupResult:
        parts = [f"{name}: the ability instead" for name in params.definitions]
        return SetupResult(status="unsupported", unsupported=(*parts, *parts, "a printed card"))


def test_what_an_engine_says_of_several_made_up_cards_is_one_entry(
    run: Check, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "open_engine", lambda *_: WithoutReplacing())
    assert run("--update-baseline")[0] == HELD
    (entry,) = tomllib.loads((tmp_path / "b.toml").read_text())["expect"]
    assert (entry["capability"], len(entry["cases"])) == ("the ability instead", 2)
    assert run()[0] == HELD


class Wordless(ReferenceEngine):
    """An engine that supports no action, and does not say what it lacks."""

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="unsupported")


def test_an_engine_may_lack_what_it_does_not_name(run: Check, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "open_engine", lambda *_: Wordless())
    code, said = run("--update-baseline")
    assert (code, "1 entry for 2 cases" in said) == (HELD, True), said
    (entry,) = tomllib.loads((tmp_path / "b.toml").read_text())["expect"]
    assert (entry["clause"], entry["verdict"]) == ("4.5", "unsupported")


def test_an_entry_with_a_reason_takes_more_cases_up_and_the_rest_is_written_anew(run: Check, tmp_path: Path) -> None:
    file = tmp_path / "b.toml"
    file.write_text(
        '[[expect]]\nclause = "4.5"\ngame = "lorcana"\nedition = "2.2"\nverdict = "fail"\nreason = "lore is late"\n'
    )
    assert run(lore=9)[0] == FAILED
    assert run("--update-baseline", lore=9, other=9)[0] == HELD
    (entry,) = tomllib.loads(file.read_text())["expect"]
    assert (entry["reason"], len(entry["cases"])) == ("lore is late", 2)
    assert run("--update-baseline", "--case", "quest", lore=1, other=9)[0] == HELD
    (entry,) = tomllib.loads(file.read_text())["expect"]
    assert [case.partition(" ")[0] for case in entry["cases"]] == ["other"]


def test_a_date_ends_an_entry_only_where_somebody_says_what_day_it_is(run: Check, tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(SINGLE.format("quest") + "until = { date = 2027-01-31 }\n")
    code, said = run(lore=9)
    assert (code, "Baseline: 1 expected. 1 date not checked (--date)." in said) == (HELD, True), said
    assert run("--date", "2027-01-30", lore=9)[0] == HELD
    code, said = run("--date", "2027-01-31", lore=9)
    assert (code, "the entry held until 2027-01-31, but this is 2027-01-31; got fail" in said) == (FAILED, True), said
    assert run("--date", "soon", lore=9)[0] == USAGE


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("= 3", "is not valid TOML"),
        ("version = 2", "$.version"),
        ("[[expect]]\ncase = 3", "$.expect[0].case"),
        ("expct = []", "unknown field `expct`"),
        (ENTRY.replace('"fail"', '"wrong"'), "$.expect[0].verdict`, case a; a verdict is one of fail, unsupported"),
        (ENTRY + 'until = "1"', "$.expect[0].until`, case a"),
        ("expect = [3]", "$.expect[0]`"),
        ('expect = [{case = "a", game = "b", edition = "c", verdict = "fail"}]', "a table of its own, [[expect]]"),
        (2 * ENTRY, "2 entries for a (b/c)"),
        (ENTRY.replace("case", "card") + ENTRY.replace("case", "card"), "2 entries for card a (b/c, fail)"),
        (ENTRY + ENTRY.replace('case = "a"', 'card = "x"\ncases = ["a 01234567"]'), "2 entries for a (b/c)"),
        (ENTRY.replace('case = "a"', ""), "`$.expect[0]` names nothing; an entry names one of case, capability"),
        (ENTRY + 'card = "x"', "`$.expect[0]` names case and card"),
        (ENTRY + 'cases = ["a"]', "`$.expect[0]` names one case and has a list of cases"),
        (ENTRY + 'until = { date = "soon" }', "$.expect[0].until.date`, case a"),
    ],
)
def test_a_damaged_file_is_named(text: str, said: str, run: Check, tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(text)
    code, told = run()
    assert (code, said in told, "b.toml" in told.replace(" ", "")) == (USAGE, True, True)
    assert run("--update-baseline")[0] == USAGE
    assert (tmp_path / "b.toml").read_text() == text


def test_of_two_that_do_the_same_none_loses_its_entry(run: Check, tmp_path: Path) -> None:
    run("--update-baseline", lore=9)
    file, feature = tmp_path / "b.toml", tmp_path / "f" / "quest.feature"
    file.write_text(file.read_text().replace('"quest"', '"once"').replace('reason = ""', 'reason = "rounds down"'))
    quest = feature.read_text().partition("  @clause:4.5.1 @case:other")[0].partition("  @clause")[2]
    again = tmp_path / "f" / "again.feature"
    again.write_text(f"Feature: Again\n\n  @clause{quest.replace('@case:quest', '@case:again')}")
    code, said = run("--update-baseline", lore=9)
    assert (code, "2 entries for 2 cases; 2 added, 1 removed" in said) == (HELD, True), said
    assert run(lore=9)[0] == HELD


def test_a_scenario_worded_otherwise_is_no_change(run: Check, tmp_path: Path) -> None:
    run("--update-baseline", lore=9)
    before = (tmp_path / "b.toml").read_text()
    code, said = run("--update-baseline", lore=8)
    assert (code, "1 entry for 1 case; no case added or removed" in said) == (HELD, True), said
    assert (tmp_path / "b.toml").read_text() != before
