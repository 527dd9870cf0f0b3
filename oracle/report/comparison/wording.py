"""The wording of a comparison, shared by console, Markdown and page."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.report.comparison.found import Comparison, Difference, Group, Side
from oracle.report.output.text import both_ends, one_line
from oracle.report.run.wording import tally


def side(one: Side) -> str:
    """A report's engine and suite in a few words."""
    return one_line(f"{one.engine} {one.engine_version}, suite {one.suite_version} ({one.scenarios:,} scenarios)", 200)


def ended(one: Side) -> str:
    """The results of a report's cases."""
    return tally(one.summary) or "no results"


def headline(found: Comparison) -> str:
    """The amount of difference, in one sentence."""
    told = kinds(found.counts)
    return f"{told}." if told else "Every case ended the same."


def kinds(counts: Mapping[str, int]) -> str:
    """The number of cases of each kind, without zeros."""
    return ", ".join(f"{count:,} {kind}" for kind, count in counts.items() if count)


def group(one: Group) -> tuple[str, str]:
    """A clause or cause, and its number of cases by kind."""
    return one_line(f"{one.name}  {one.title}".strip(), 200), kinds(one.counts)


def case(one: Difference) -> str:
    """The case and the edition."""
    return one_line(f"{one.case} ({one.game}/{one.edition})", 200)


def verdicts(one: Difference) -> str:
    """The old and the new verdict."""
    return f"{one.before or 'none'} → {one.after or 'none'}"


def why(one: Difference) -> str:
    """The error of the case; for a fixed case, the earlier error."""
    if not one.message:
        return ""
    return both_ends(f"was: {one.message}" if one.kind in ("fixed", "gone") else one.message, 300)


def suite_words(found: Comparison) -> str:
    """The differences between the two suites, in a sentence; empty if there are none."""
    change, names = found.suite, (found.a.suite_version, found.b.suite_version)
    counts = {
        "came": len(change.came),
        "went": len(change.went),
        "renamed": len(change.renamed),
        "say something else": len(change.otherwise),
    }
    if change.step == "none":
        return ""
    told = kinds(counts)
    versions = " → ".join(names) if names[0] != names[1] else f"{names[0]}, both called so"
    unknown = "" if change.told else "; which of them are only renamed, the earlier report does not say"
    return one_line(f"Suite {versions}: {told}{unknown}; a {change.step} change.", 300)


def baseline_words(found: Comparison) -> str:
    """What the later report means for a baseline, in a sentence; empty without one."""
    change = found.baseline
    if change is None:
        return ""
    counts = {
        "new": change.new,
        "changed": change.changed,
        "unexpected passes": change.fulfilled,
        "renamed": change.renamed,
        "gone": change.gone,
        "as expected": change.expected,
    }
    advice = "" if not any(list(counts.values())[:-1]) else " `check --update-baseline` adopts these changes."
    return f"For the baseline: {kinds(counts) or 'nothing'}.{advice}"
