"""`tcg-oracle judge`: a position and actions in JSON; verdicts, clauses in order, what changed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.question import Question, Step, read_question
from oracle.engines import reference_books as books
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.asked import Instead
from oracle.kernel.errors import InputError
from oracle.kernel.rules import Applied
from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Decision, Observation, Reply, SetupParams
from oracle.protocol.results import Change
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import LONG, one_line
from oracle.report.tables.resting import show_resting
from oracle.report.tables.trace import trace_lines
from oracle.suite.phrases.action_words import action_words, answer_words
from oracle.suite.reading.known import card_hint
from oracle.suite.run.follow import ReplyEnding, reply_ending
from oracle.suite.run.resting import Rest, resting
from oracle.suite.table.option_words import option_list
from oracle.suite.table.wording import told_difference


class Judged(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The verdict on one step."""

    player: str
    did: str
    verdict: ReplyEnding
    clause: str = ""
    why: str = ""
    decision: Decision | None = None
    clauses: tuple[Applied, ...] = ()
    """Rules in the order they were applied, with their clauses."""
    changes: tuple[Change, ...] = ()


class Judgement(Struct, frozen=True, kw_only=True, omit_defaults=True):
    game: str
    edition: str
    steps: tuple[Judged, ...]
    conflicts: tuple[Rest, ...] = ()
    """Open conflicts that the outcome rests on."""


def judge(
    file: Annotated[Path, typer.Argument(help="JSON: game, edition, position, definitions, chance, do.")],
    json: Annotated[bool, typer.Option("--json", help="Print the judgement as JSON.")] = False,
) -> None:
    """Judge actions in a position: verdicts, the clauses that led to them, what changed.

    Exit code 0: everything was accepted; 1: something was refused or is undecided; 2: the
    file is wrong.
    """
    found = judgement(read_question(file))
    if json:
        Terminal().json(found)
    else:
        _show(found, Terminal())
    refused = any(step.verdict in ("refused", "undecided", "unsupported") for step in found.steps)
    raise typer.Exit(FAILED if refused else HELD)


def judgement(question: Question) -> Judgement:
    """Play the question on the reference. Raises UsageError or InputError for one that cannot be."""
    edition = question.edition or PROFILES[question.game].current
    asked = books.listener(question.game)
    engine = ReferenceEngine(tracing=True, asked=asked)
    steps = _played(engine, question, edition)

    def ends_alike(instead: Instead) -> bool:
        other = ReferenceEngine(asked=instead)
        played = _played(other, question, edition)
        return [_seen(step) for step in played] == [
            _seen(step) for step in steps
        ] and other.observe() == engine.observe()

    rests = resting(question.game, edition, engine.rests_on, asked, ends_alike)
    return Judgement(game=question.game, edition=edition, steps=steps, conflicts=rests)


def _seen(step: Judged) -> Judged:
    """What a player sees of it, without the rules behind it."""
    return replace(step, clauses=(), why="")


def _played(engine: ReferenceEngine, question: Question, edition: str) -> tuple[Judged, ...]:
    params = SetupParams(
        game=question.game,
        edition=edition,
        position=question.position,
        definitions=question.definitions,
        chance=question.chance,
    )
    ready = engine.setup(params)
    if ready.status != "ok":
        names = [f"{name}{card_hint(question.game, name)}" for name in ready.unsupported]
        raise UsageError(f"not known: {', '.join(names)} ({ready.message})")
    engine.observe()
    return tuple(_judged(engine, step, index, PROFILES[question.game]) for index, step in enumerate(question.do))


def _judged(engine: ReferenceEngine, step: Step, index: int, game: Profile) -> Judged:
    before = engine.observe()
    try:
        reply, did = _done(engine, step, before)
    except InputError as error:
        raise InputError(f"do[{index}].{error.where}", error.wrong, error.right) from None
    return Judged(
        player=step.player,
        did=did,
        verdict=reply_ending(reply),
        clause=reply.code,
        why=reply.message,
        decision=reply.decision,
        clauses=engine.applied(),
        changes=told_difference(before, engine.observe(), game, to_its_end=True),
    )


def _done(engine: ReferenceEngine, step: Step, before: Observation) -> tuple[Reply, str]:
    """What came of a step, and the step in words."""
    if step.action is not None:
        return engine.act(step.player, step.action), action_words(step.action, engine.profile)
    answer = step.answer or ()
    pending = before.decision.id if before.decision else ""
    return engine.decide(step.player, pending, answer), answer_words(answer)


STYLES = {
    "accepted": "green",
    "refused": "bold red",
    "needs an answer": "yellow",
    "undecided": "bold yellow",
    "unsupported": "bright_black",
}


def _show(found: Judgement, out: Terminal) -> None:
    out.print(f"{found.game} {found.edition}", style="bold")
    for step in found.steps:
        did = one_line(f"{step.player} {step.did}", LONG)
        out.print(Text.assemble(f"{did}: ", (step.verdict, STYLES[step.verdict])))
        if step.clause:
            _line(out, f"by clause {step.clause}: {step.why}")
        if step.decision is not None:
            options = option_list(step.decision.options)
            _line(out, f"{step.decision.player} is asked ({step.decision.kind}): {options}")
        for line in trace_lines(step.clauses):
            out.print(line)
        for change in step.changes:
            _line(out, f"{change.what}: {change.before} → {change.after}")
        if not step.changes:
            _line(out, "nothing has changed")
    show_resting(found.conflicts, found.edition, out)


def _line(out: Terminal, text: str) -> None:
    out.print(Text(f"  {one_line(text, LONG)}"))
