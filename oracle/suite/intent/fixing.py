"""Rewrites feature files so that their scenarios leave nothing out; nothing else is changed."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from oracle.suite.intent.completion import Meant, meant, words_of
from oracle.suite.intent.line import YES
from oracle.suite.plan import Plan

_STEP = re.compile(r"(?P<indent>\s*)(?P<keyword>\S+\s+)(?P<text>.*?)(?P<rest>\s*)")
_ROW = re.compile(r"[^\n]*\n|[^\n]+")
_OPTIONS = re.compile(r"(?P<before>.* (?:chooses|choose from) )(?P<options>.+)")


class Unsaid(Struct, frozen=True, kw_only=True, order=True):
    """A line of a feature that leaves something out."""

    line: int
    yes: bool
    """Whether a *yes* belongs before it."""
    written: str
    """The step as written."""
    full: str
    """The completed step."""

    def __str__(self) -> str:
        before = f'"{self.full.partition(" ")[0]} chooses {YES}" is implied before "{self.written}"'
        words = f'"{self.written}" means "{self.full}"'
        return "; ".join([before] * self.yes + [words] * (self.full != self.written))


def unsaid(plans: Iterable[Plan]) -> tuple[Unsaid, ...]:
    """The incomplete lines of a feature; the same for each edition and outline row."""
    found: dict[int, set[tuple[str, Meant | None]]] = {}
    for plan in plans:
        for edition in plan.editions:
            full = meant(plan, edition)
            for place, step in enumerate(plan.steps):
                found.setdefault(step.line, set()).add((step.text, full.get(place)))
    lines = []
    for line, ways in found.items():
        (text, one), *others = ways
        if one is not None and not others and _has_words(text, one):
            lines.append(Unsaid(line=line, yes=one.yes, written=text, full=_full(text, one)))
    return tuple(sorted(one for one in lines if one.yes or one.full != one.written))


def fixed(text: str, lines: Iterable[Unsaid]) -> str:
    """The feature's text with these lines completed; a line that has changed since it was read is left alone."""
    rows = _ROW.findall(text)
    for one in sorted(lines, reverse=True):
        row = rows[one.line - 1] if one.line <= len(rows) else ""
        step = _STEP.fullmatch(row)
        if step is None or step["text"] != one.written:
            continue
        keyword = step["keyword"]
        rows[one.line - 1] = f"{step['indent']}{_next(keyword) if one.yes else keyword}{one.full}{step['rest']}"
        if one.yes:
            ends = step["rest"] or "\n"
            rows.insert(one.line - 1, f"{step['indent']}{keyword}{one.full.partition(' ')[0]} chooses {YES}{ends}")
    return "".join(rows)


def _next(keyword: str) -> str:
    """The keyword of a step once another step is placed before it."""
    return keyword.replace("When", "And") if keyword.strip() == "When" else keyword


def _has_words(text: str, one: Meant) -> bool:
    return _OPTIONS.fullmatch(text) is not None and bool(one.words)


def _full(text: str, one: Meant) -> str:
    step = _OPTIONS.fullmatch(text)
    return text if step is None or one.said else f"{step['before']}{words_of(one)}"
