"""What `connect` prints: no stage is called good of which nothing was taken, and what is long is cut in the middle."""

from __future__ import annotations

from io import StringIO

from oracle.report.connecting import console
from oracle.report.output.terminal import Terminal
from oracle.suite.connecting.openings import Opening
from oracle.suite.connecting.stages import Finding


def printed(stage: str, *findings: Finding) -> str:
    out = Terminal(width=400, record=True, file=StringIO())
    console.show_stage(stage, findings, out)
    return out.export_text()


def next_printed(findings: list[Finding], *openings: Opening) -> str:
    out = Terminal(width=400, record=True, file=StringIO())
    console.show_next(findings, openings, out)
    return out.export_text()


LACKING = Finding(stage="actions", state="unsupported", what="quest", game="lorcana")
HELD = Finding(stage="actions", state="held", what="ink", game="lorcana")
GAME = Opening(game="altered", kind="game", what="Altered", alone=9, scenarios=9)
WORD = Opening(game="lorcana", kind="lack", what="boosts", alone=2, scenarios=3)


def test_a_stage_of_which_nothing_was_taken_is_not_called_good() -> None:
    assert printed("actions", LACKING).startswith("– actions")
    assert printed("actions", LACKING, HELD).startswith("✓ actions  ink")
    assert "Lorcana, unsupported: quest" in printed("actions", LACKING, HELD)
    assert printed("handshake").startswith("✓ handshake")
    assert printed("questions").startswith("– questions  no scenario to try it with yet")


def test_what_is_long_is_cut_in_the_middle_since_a_traceback_ends_with_what_it_is_about() -> None:
    text = f"crash: {'x' * 500} KeyError: song"
    told = printed("actions", Finding(stage="actions", state="wrong", what="play", game="lorcana", text=text))
    assert "Lorcana, play: crash: x" in told
    assert "x KeyError: song" in told
    assert len(told) < 400


def test_a_game_that_is_not_played_comes_after_what_the_engine_lacks_of_its_own() -> None:
    told = next_printed([HELD], GAME, WORD)
    assert told.index("Lorcana: boosts") < told.index("does not play Altered (9 scenarios)")
    assert "Nothing is wrong. Next add" in told


def test_the_first_thing_that_is_wrong_is_shown_by_its_messages() -> None:
    wrong = Finding(stage="actions", state="wrong", what="play", game="lorcana", case="one-ink", text="told")
    assert "--case one-ink --trace -" in next_printed([HELD, wrong], WORD)
    no_case = Finding(stage="handshake", state="wrong", what="games", text="told")
    assert "--case" not in next_printed([no_case])


BEGINNINGS = Opening(game="lorcana", kind="capability", what="beginnings", alone=21, scenarios=31)


def test_whole_games_are_advised_last() -> None:
    told = next_printed([HELD], BEGINNINGS, WORD)
    assert told.index("Lorcana: boosts") < told.index("whole games: Lorcana beginnings (31 scenarios)")
    assert "the capability beginnings" not in told
    told = next_printed([HELD], BEGINNINGS)
    assert "the capability beginnings" in told
    assert "Next come whole games, if your engine plays them" in told
    assert "whole games" not in next_printed([HELD], WORD)


def test_of_whole_games_nothing_is_said_where_none_is_declared() -> None:
    assert printed("games") == ""
    wrong = Finding(stage="games", state="wrong", what="turns of three players", game="lorcana", text="told")
    assert "What is asked of an engine here: docs/protocol.md" in printed("games", wrong)
    held = Finding(stage="games", state="held", what="turns of three players", game="lorcana")
    assert printed("games", held).strip() == "✓ games  turns of three players"
