"""What `connect` prints: no stage is called good of which nothing was taken, and what is long is cut in the middle."""

from __future__ import annotations

from io import StringIO

from oracle.report.connecting import console
from oracle.report.output.terminal import Terminal
from oracle.suite.connecting.findings import Connected, Finding, Task


def printed(stage: str, *findings: Finding) -> str:
    out = Terminal(width=400, record=True, file=StringIO())
    console.show_stage(stage, findings, out)
    return out.export_text()


def next_printed(*tasks: Task, calls: int = 1, sampled: tuple[int, int] = (0, 0)) -> str:
    out = Terminal(width=400, record=True, file=StringIO())
    console.show_end(Connected(engine=None, findings=(), next=tasks, calls=calls, seconds=0.25, sampled=sampled), out)
    return out.export_text()


LACKING = Finding(stage="actions", state="unsupported", what="quest", game="lorcana")
HELD = Finding(stage="actions", state="held", what="ink", game="lorcana")
WORD = Task(kind="said", game="lorcana", names=("boosts",), cases=2)
MEND = Task(kind="mend", game="lorcana", names=("play",), cases=31, case="one-ink")
GAME = Task(kind="capability", game="lorcana", names=("beginnings",), cases=21)


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


def test_what_could_not_be_tried_is_told_with_its_reason() -> None:
    move, use = (
        Finding(stage="actions", state="untried", what=what, game="lorcana", text="late") for what in ("move", "use")
    )
    assert "Lorcana, not tried: move, use (late)" in printed("actions", HELD, move, use)


def test_three_things_are_to_be_done_next_and_each_is_told_with_what_it_is_worth() -> None:
    told = next_printed(MEND, WORD, GAME, WORD)
    assert "1. Lorcana: mend play; 31 cases have it" in told
    assert "--case one-ink --trace -" in told
    assert "2. Lorcana: learn boosts; 2 cases more" in told
    assert "3. Lorcana: whole games, if your engine plays them: beginnings; 21 cases more" in told
    assert "4." not in told
    assert "and 1 more" in told
    assert "Nothing is wrong and nothing is lacking" in next_printed()


def test_what_it_has_cost_is_told_and_how_much_was_tried() -> None:
    assert "7 calls, 0.2 s of the engine's own time\n" in next_printed(calls=7, sampled=(9, 9))
    assert "what it lacks: by 8 of 9 scenarios" in next_printed(sampled=(8, 9))


def test_of_whole_games_nothing_is_said_where_none_is_declared() -> None:
    assert printed("games") == ""
    wrong = Finding(stage="games", state="wrong", what="turns of three players", game="lorcana", text="told")
    assert "What is asked of an engine here: docs/protocol.md" in printed("games", wrong)
    held = Finding(stage="games", state="held", what="turns of three players", game="lorcana")
    assert printed("games", held).strip() == "✓ games  turns of three players"
