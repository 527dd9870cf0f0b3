"""A comparison of two reports in the words that console, Markdown and page share."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.report.comparison.found import Comparison, Difference, Group, Side
from oracle.report.output.text import one_line
from oracle.report.run.wording import tally


def side(one: Side) -> str:
    """Engine and suite of a report in a few words."""
    return one_line(f"{one.engine} {one.engine_version}, suite {one.suite_version} ({one.scenarios:,} scenarios)", 200)


def ended(one: Side) -> str:
    """How the cases of a report ended."""
    return tally(one.summary) or "no results"


def headline(found: Comparison) -> str:
    """How much differs, in one sentence."""
    told = kinds(found.counts)
    return f"{told}." if told else "Every case ended the same."


def kinds(counts: Mapping[str, int]) -> str:
    """How many cases of each kind there are, as far as there are any."""
    return ", ".join(f"{count:,} {kind}" for kind, count in counts.items() if count)


def group(one: Group) -> tuple[str, str]:
    """A clause or a cause, and how many cases of which kind it has."""
    return one_line(f"{one.name}  {one.title}".strip(), 200), kinds(one.counts)


def case(one: Difference) -> str:
    """The case and the edition."""
    return one_line(f"{one.case} ({one.game}/{one.edition})", 200)


def verdicts(one: Difference) -> str:
    """From which verdict to which."""
    return f"{one.before or 'none'} → {one.after or 'none'}"


def why(one: Difference) -> str:
    """What is wrong with the case; of one that was fixed, what was."""
    if not one.message:
        return ""
    return one_line(f"was: {one.message}" if one.kind in ("fixed", "gone") else one.message, 300)


def suite_words(found: Comparison) -> str:
    """What lies between the two suites, in a sentence; empty where nothing does."""
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
    advice = "" if not any(list(counts.values())[:-1]) else " `check --update-baseline` takes that over."
    return f"For the baseline: {kinds(counts) or 'nothing'}.{advice}"
