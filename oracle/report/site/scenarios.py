"""The pages of scenarios: each step, what the rules did with it, and the table after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from markupsafe import Markup

from oracle.profiles import PROFILES
from oracle.report.output.text import one_line
from oracle.report.run.view import Picture, pictures_of
from oracle.report.site.folding import Folding
from oracle.report.site.material import Material
from oracle.report.site.places import Places, anchor
from oracle.report.site.trail import Event, Rule, trail
from oracle.report.tables.explain_console import TOLD_ELSEWHERE, WORDS
from oracle.suite.impact.scenarios import Differing
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Asking, Followed, StepSeen
from oracle.suite.table.wording import decision_words

LONG = 2_000


@dataclass(slots=True, kw_only=True)
class ShownCall:
    """The effects of one call to the engine."""

    forced: str
    """For an answer that was the only possible one: who gave it, and which."""
    trail: tuple[Rule | Event, ...]
    items: Markup = field(init=False)
    """The trail as it is drawn on its page."""
    rules: int
    events: tuple[str, ...]
    refused: str
    """If it was refused: why; the clause is in `clause`."""
    clause: str
    asked: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownStep:
    """A step as the page shows it."""

    keyword: str
    word: str
    text: str
    line: int
    status: str
    ending: str
    failure: tuple[str, str]
    rows: tuple[str, ...]
    calls: tuple[ShownCall, ...]
    changes: tuple[tuple[str, str, str], ...]
    picture: Picture | None
    unchanged: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownCase:
    """A scenario, or a row of an outline."""

    anchor: str
    plan: Plan
    played: Followed
    standing: str
    start: Picture | None
    steps: tuple[ShownStep, ...]
    decided: tuple[str, ...]
    """The decisions that settle its outcome, in words."""
    otherwise: tuple[Differing, ...]
    """How it ends under another edition, if that differs."""


def shown_case(plan: Plan, played: Followed, otherwise: Sequence[Differing], material: Material) -> ShownCase:
    """A scenario ready to show."""
    told = f"{WORDS[played.verdict]}{': ' if played.message else ''}{one_line(played.message, LONG)}"
    start = () if played.start is None else pictures_of(None, played.start, plan.game, ("", "Before the first step"))
    return ShownCase(
        anchor=anchor(plan.case.partition("/")[2]) if "/" in plan.case else "",
        plan=plan,
        played=played,
        standing=told,
        start=next(iter(start), None),
        steps=tuple(shown_step(step, material.game, material.places) for step in played.steps),
        decided=material.decided(case=plan.case),
        otherwise=tuple(otherwise),
    )


def draw_trails(cases: Iterable[ShownCase], trails: Folding) -> None:
    """Draw the trails of all scenarios that share a page."""
    fold_trails([call for case in cases for step in case.steps for call in step.calls], trails)


def fold_trails(calls: Sequence[ShownCall], trails: Folding) -> None:
    """Draw the trails of calls that share a page."""
    for call, items in zip(calls, trails.page(call.trail for call in calls), strict=True):
        call.items = items


def heading(plans: Sequence[Plan]) -> str:
    """The common title of an outline's rows, for the page of all of them; for a single scenario its title."""
    titles = [plan.scenario for plan in plans]
    if len(titles) == 1:
        return titles[0]
    words = [
        each[0] for each in takewhile(lambda each: len(set(each)) == 1, zip(*map(str.split, titles), strict=False))
    ]
    if len(words) >= 4:
        return " ".join(words).rstrip(" :,;–")
    name = plans[0].case.partition("/")[0].replace("-", " ")
    return name[:1].upper() + name[1:]


def shown_step(step: StepSeen, game: str, places: Places, *, drawn: bool = True) -> ShownStep:
    """A step ready to show, with the table after it if `drawn`."""
    word, _, text = step.text.partition(" ")
    picture: tuple[Picture, ...] = ()
    if drawn and step.keyword == "when" and step.changes and step.after is not None:
        picture = pictures_of(step.before, step.after, game, ("", "The table after it"))
    return ShownStep(
        keyword=step.keyword,
        word=word,
        text=text,
        line=step.line,
        status=step.status,
        ending="not reached" if step.status == "skipped" else step.ending if step.keyword == "when" else "",
        failure=(step.expected, step.actual) if step.status == "failed" else ("", ""),
        rows=step.rows,
        calls=tuple(_call(call, places, forced=index > 0) for index, call in enumerate(step.calls)),
        changes=tuple((one.what, one.before, one.after) for one in step.changes if one.what not in TOLD_ELSEWHERE),
        picture=next(iter(picture), None),
        unchanged=step.keyword == "when" and step.status != "skipped" and not step.changes,
    )


def _call(call: Asking, places: Places, *, forced: bool) -> ShownCall:
    reply = call.reply
    return ShownCall(
        forced=f"{call.player} {call.did}, the only answer there is" if forced else "",
        trail=trail(call, places),
        rules=len(call.rules),
        events=tuple(event.says for event in call.events),
        refused=reply.message if reply.status == "refused" else "",
        clause=reply.code if reply.status == "refused" else "",
        asked="" if reply.decision is None else f"({reply.decision.kind}) {decision_words(reply.decision)}",
    )


def edition_to_play(plan: Plan) -> str:
    """The edition that a scenario is shown under: the current one, if it is written for that."""
    current = PROFILES[plan.game].current
    return current if current in plan.editions else plan.editions[0]
