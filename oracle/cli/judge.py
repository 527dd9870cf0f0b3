"""`tcg-oracle judge`: judges actions in a position, in words or JSON: the verdict, its clause, its conflict."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from oracle.cli.asked import chosen, is_file
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.outputs import JSON, Outputs, file_option
from oracle.cli.question import read_question
from oracle.engines import reference_books as books
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.asked import Instead
from oracle.kernel.errors import InputError
from oracle.kernel.rules import makers
from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Observation, Reply, SetupParams
from oracle.report.answers import judged as console
from oracle.suite.phrases.action_words import action_words, answer_words
from oracle.suite.play.questions import forced_answer, offers
from oracle.suite.reading.known import card_hint
from oracle.suite.run.follow import reply_ending
from oracle.suite.run.judged import Judged, Judgement, deciding
from oracle.suite.run.question import Question, Step, question_of
from oracle.suite.run.resting import resting
from oracle.suite.table.wording import told_difference


def judge(
    asked: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE | WORDS…",
            help="A file (- for stdin) of Given and When lines, or of JSON; or anything that `where` finds: a case, a "
            "ruling, or a clause, which stands for its plainest scenario.",
        ),
    ],
    game: Annotated[str | None, typer.Option(help="Look for words in this game only.")] = None,
    edition: Annotated[str | None, typer.Option(help="Edition or reading; default: the current one.")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Show every rule that was applied, in order.")] = False,
    json: Annotated[Path | None, file_option(JSON)] = None,
) -> None:
    """Judge actions in a position; show the verdict, the deciding clause, and the open conflict it rests on.

    Exit code 0: every action was accepted; 1: one was refused or is undecided; 2: usage error or mistake in the file.
    """
    outputs = Outputs({"--json": json}, reads=[_file(" ".join(asked))])
    question = question_asked(asked, game)
    if edition is not None:
        question = replace(question, edition=edition.removeprefix(f"{question.game}/"))
    found, out = judgement(question), outputs.screen()
    if verbose:
        console.show_whole(found, out)
    else:
        console.show(found, books.catalogue(found.game), out)
    outputs.json("--json", found)
    refused = any(step.verdict in ("refused", "undecided", "unsupported") for step in found.steps)
    raise typer.Exit(outputs.code(FAILED if refused else HELD))


def _file(text: str) -> Path | None:
    return Path(text) if is_file(text) else None


def question_asked(words: list[str], game: str | None = None) -> Question:
    """The question in a file, or of the scenario that the words mean. Raises UsageError, SuiteErrors."""
    text = " ".join(words)
    if is_file(text) and not text.endswith(".feature"):
        return read_question(Path(text))
    plan = chosen(text, game).plan
    return question_of(plan.game, plan, [call.move for call in plan.calls if call.move is not None])


def judgement(question: Question) -> Judgement:
    """Play the question on the reference. Raises UsageError or InputError if it cannot be played."""
    known = PROFILES[question.game]
    edition = question.edition or known.current
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
    """The step as a player sees it, without the rules behind it."""
    return replace(step, clauses=(), why="", by="")


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
        raise UsageError(f"unknown: {', '.join(names)} ({ready.message})")
    engine.observe()
    game, found = PROFILES[question.game], list[Judged]()
    for index, step in enumerate(question.do):
        if step.action is not None:
            found += _only_answers(engine, game)
        elif step.if_asked and not offers(engine.observe().decision, step.player, step.answer or ()):
            continue
        found.append(_judged(engine, step, index, game))
    return (*found, *_only_answers(engine, game))


def _only_answers(engine: ReferenceEngine, game: Profile) -> list[Judged]:
    """Answer the pending questions that have a single answer."""
    found: list[Judged] = []
    while (asked := engine.observe().decision) is not None and (answer := forced_answer(asked)) is not None:
        found.append(_judged(engine, Step(player=asked.player, answer=answer), len(found), game))
        if found[-1].verdict != "accepted" and found[-1].decision is None:
            break
    return found


def _judged(engine: ReferenceEngine, step: Step, index: int, game: Profile) -> Judged:
    before = engine.observe()
    try:
        reply, did = _done(engine, step, before)
    except InputError as error:
        raise InputError(f"do[{index}].{error.where}", error.wrong, error.right) from None
    ending, rules, after = reply_ending(reply), engine.applied(), engine.observe()
    call = engine.last_call()
    made = (() if rule is None else rule.clauses for rule in makers(rules, len(call.events)))
    events = zip(call.subjects(), made, strict=True)
    return Judged(
        player=step.player,
        did=did,
        verdict=ending,
        clause=reply.code,
        why=reply.message,
        by=deciding(ending, reply.code, rules, events, after) if rules else reply.code,
        decision=reply.decision,
        clauses=rules,
        changes=told_difference(before, after, game, to_its_end=True),
    )


def _done(engine: ReferenceEngine, step: Step, before: Observation) -> tuple[Reply, str]:
    """The reply to a step, and the step in words."""
    if step.action is not None:
        return engine.act(step.player, step.action), action_words(step.action, engine.profile)
    answer = step.answer or ()
    pending = before.decision.id if before.decision else ""
    return engine.decide(step.player, pending, answer), answer_words(answer)
