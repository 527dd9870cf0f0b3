"""A failure under a cast: every report says which cards are to blame, and shows the scenario as it was played."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from oracle.protocol.results import Otherwise, Report, Result, Verdict, summarize
from oracle.report.run import html, junit, markdown
from oracle.report.run.expected import what_is_wrong
from oracle.report.run.wording import cast_words

from .sample import report, result

BUZZ, MICKEY = "Buzz Lightyear - Jungle Ranger", "Mickey Mouse - True Friend"
PLAYED = "Feature: As it was played\n\n  @case:quested\n  Scenario: It quests\n"


def recast(verdict: Verdict) -> Result:
    """A failure with Buzz, which came to this with Mickey and with a plain card."""
    failed = result("quested", "It quests", "fail", ("4.5.1",), message="Expected 1 lore.")
    others = tuple(Otherwise(cast={"doc": card}, without=(BUZZ,), verdict=verdict) for card in (MICKEY, ""))
    return replace(failed, cast={"doc": BUZZ}, otherwise=others, played=PLAYED)


def told(one: Result) -> Report:
    return replace(report(), results=(one,), summary=summarize((one,)))


BLAMED = {
    "pass": f"fails with {BUZZ}, passes with {MICKEY}: more likely that card's definition in the engine than the rule",
    "fail": "it fails with other cards too: more likely the rule than a card",
}  # fmt: skip


@pytest.mark.parametrize("verdict", ["pass", "fail"])
def test_it_is_said_whether_a_card_or_the_rule_is_to_blame(verdict: Verdict, tmp_path: Path) -> None:
    one, words = recast(verdict), BLAMED[verdict]
    assert cast_words(one) == words
    assert what_is_wrong(one) == f"Expected 1 lore.; {words}"
    assert words in markdown.render(told(one))
    page = html.render(told(one)).replace("&#39;", "'")
    assert words in page
    assert PLAYED.strip() in page
    junit.write(told(one), tmp_path / "one.xml")
    written = ElementTree.parse(tmp_path / "one.xml")  # noqa: S314 - our own file
    assert {"name": "cast", "value": BUZZ} in [each.attrib for each in written.iter("property")]
    (failure,) = written.iter("failure")
    assert words in (failure.text or "")
    assert PLAYED.strip() in (failure.text or "")


def test_what_could_not_be_played_with_other_cards_says_nothing() -> None:
    assert cast_words(recast("unsupported")) == ""


def test_a_case_that_was_played_as_it_is_written_says_nothing_of_cards(tmp_path: Path) -> None:
    one = replace(recast("pass"), cast={}, otherwise=(), played="")
    assert what_is_wrong(one) == "Expected 1 lore."
    assert "As it was played" not in html.render(told(one))
    junit.write(told(one), tmp_path / "one.xml")
    assert "cast" not in (tmp_path / "one.xml").read_text(encoding="utf-8")
