"""The words, signs and order that all reports share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from oracle.engines import reference_books as books
from oracle.profiles import PROFILES
from oracle.protocol.results import (
    VERDICTS,
    Cause,
    ClauseSummary,
    LooksKind,
    Mask,
    Report,
    Result,
    Unlock,
    Verdict,
    failed,
)
from oracle.report.output.text import natural

SIGNS: dict[Verdict, str] = {"pass": "✓", "fail": "✗", "unsupported": "–", "error": "!", "disputed": "?"}
"""A sign besides the color, for readers and terminals without colors."""

LABELS: dict[Verdict, str] = {
    "pass": "passed",
    "fail": "failed",
    "unsupported": "unsupported",
    "error": "in error",
    "disputed": "disputed",
}

WORST_FIRST: tuple[Verdict, ...] = ("fail", "error", "disputed", "pass", "unsupported")


def ordered(results: Iterable[Result]) -> list[Result]:
    """Results in the order of the suite's files: game, feature, line, then case and edition.

    Cases that rest on wordings of no printed card come last.
    """
    key = cache(natural)
    return sorted(
        results, key=lambda one: (one.unprinted, one.game, key(one.feature), one.line, key(one.case), key(one.edition))
    )


def unprinted_words(report: Report) -> str:
    """How many cases that did not pass rest on wordings of no printed card; empty if none does."""
    counts = Counter(result.verdict for result in report.results if result.unprinted)
    if not counts:
        return ""
    told = " and ".join(f"{counts[name]:,} of those {word}" for name, word in _UNHEARD.items() if counts[name])
    verb = "rests" if sum(counts.values()) == 1 else "rest"
    return f"{told} {verb} on wordings of no printed card; such cases are shown last."


_UNHEARD: dict[Verdict, str] = {"fail": "that failed", "error": "that ended in an error", "unsupported": "unsupported"}


def edition_of(result: Result) -> str:
    """The edition in the form of the command line: `altered/1.x`."""
    return f"{result.game}/{result.edition}"


def document_of(clause: str) -> tuple[str, str]:
    """The document of a clause (empty for the rule book), and its number there: `seed-guide:4` → both."""
    document, _, number = clause.rpartition(":")
    return document, number


def in_book_order(one: ClauseSummary) -> tuple[object, ...]:
    """The sort key of clauses: by game, the rule book before other documents, then in the book's order."""
    document, number = document_of(one.clause)
    return one.game, natural(document), natural(number), one.title


def at_depth(report: Report, depth: int) -> list[ClauseSummary]:
    """The clauses of a report, grouped by the first `depth` parts of their numbers; each result counts once per row."""
    titles = {(one.game, one.clause): one.title for one in report.clauses}
    counts: dict[tuple[str, str], dict[str, int]] = {(game, _above(clause, depth)): {} for game, clause in titles}
    for result in report.results:
        for above in dict.fromkeys(_above(clause, depth) for clause in result.clauses):
            found = counts.setdefault((result.game, above), {})
            found[result.verdict] = found.get(result.verdict, 0) + 1
    return [
        ClauseSummary(
            game=game, clause=number, title=titles.get((game, number)) or _heading(game, number), counts=found
        )
        for (game, number), found in counts.items()
    ]


def _heading(game: str, number: str) -> str:
    """The title of a chapter or a section; reports name only clauses with scenarios."""
    return books.title_of(game, number) if game in PROFILES and books.has_clause(game, number) else ""


def _above(clause: str, depth: int) -> str:
    document, number = document_of(clause)
    own = ".".join(number.split(".")[:depth])
    return f"{document}:{own}" if document else own


LOOKS: Mapping[LooksKind, str] = {
    "accepted": "accepts what {} refuses",
    "refused": "refuses what is legal by {}",
    "clause": "cites a clause other than {}",
    "question": "deviates from the question of {}",
    "table": "deviates from what {} does",
    "more": "changes more than {} does",
}


_FAULTS: Mapping[str, str] = {
    "over": "the game ends too early",
    "flaky": "the engine is flaky",
}


def cause_words(cause: Cause) -> str:
    """The likely cause of some failures, in a few words."""
    if cause.kind == "known" and cause.known is not None:
        others = f" (or {len(cause.known.others):,} like it)" if cause.known.others else ""
        return f"{cause.game}: as if {cause.known.does}{others}"
    if cause.kind == "clause":
        return f"{cause.game} {cause.name} {cause.title}".rstrip()
    if cause.kind == "card":
        return f"{cause.game} card {cause.name}"
    if cause.kind == "fault" and cause.name in _FAULTS:
        return f"{cause.game}: {_FAULTS[cause.name]}"
    return f"{cause.game} set-up: {cause.name}" if cause.kind == "set-up" else f"{cause.game} fault: {cause.name}"


def mask_words(mask: Mask) -> str:
    """The fault that hides other failures: `every action “quest” is refused: 31 of 31 cases end there, …`."""
    what = {
        "fault": f"every case ends in the fault “{mask.name}”",
        "set-up": f"no position is set up as it was sent ({mask.name})",
        "over": "the game is over in every case",
        "refused": f"every action “{mask.name}” is refused",
    }[mask.kind]
    if mask.cases < mask.of:
        what = what.replace("every", "nearly every", 1).replace("no position", "hardly any position", 1)
    return f"{mask.game}: {what}: {mask.cases:,} of {mask.of:,} cases end there; fix it first (read {mask.shortest})"


def looks_words(cause: Cause) -> str:
    """`accepts what 1.5.3 refuses`: compares the engine with the reference; empty without a common look."""
    return "" if cause.looks is None else LOOKS[cause.looks.kind].format(cause.looks.clause or "the reference")


def evidence_words(cause: Cause) -> str:
    """The evidence for and against a known fault, or a similar fault; empty if there is none."""
    known = cause.known
    if known is None:
        return ""
    count, all_ = known.matches, known.matches + known.against
    if cause.kind == "known":
        return f"{count:,} of its {all_:,} cases"
    return f"resembles: {known.does} ({count:,} of {all_:,} cases)"


def details_of(cause: Cause) -> tuple[str, ...]:
    """The facts about a cause besides its name."""
    alike = cause.known.others_do if cause.known is not None and cause.kind == "known" else ()
    others = "; ".join(f"or as if {does}" for does in alike)
    told = evidence_words(cause), others, looks_words(cause), clauses_words(cause), f"stage: {cause.stage}"
    return tuple(filter(None, told))


def clauses_words(cause: Cause) -> str:
    """Further clauses to read: `see 4.3.6 and 1.5.3`."""
    others = [clause for clause in cause.clauses if clause != cause.name]
    return f"see {' and '.join(others)}" if others else ""


def key_of(games: Iterable[str]) -> dict[str, str]:
    """The meaning of the marks on the boards of these games."""
    shown = set(games) & PROFILES.keys() or PROFILES.keys()
    boards = [one.board for one in PROFILES.values() if one.id in shown]
    return {
        "turned": " or ".join(board.turned for board in boards),
        "marks": "; ".join(board.marks for board in boards),
    }


def worst(counts: dict[str, int]) -> Verdict:
    """The verdict that sums up these counts; `unsupported` if there are none."""
    return next((verdict for verdict in WORST_FIRST if counts.get(verdict)), "unsupported")


def unlock_words(unlock: Unlock) -> str:
    """`plain-cards: 612 more cases (lorcana)`."""
    names = ", ".join(unlock.names)
    many = f"these {len(unlock.names)} printed cards" if len(unlock.names) > 1 else "this printed card"
    what = {
        "capability": names,
        "language": f"version {names} of the language of cards",
        "card": f"{many}: {names}",
        "said": f"“{names}”, in the engine's words",
    }[unlock.kind]
    return f"{what}: {unlock.cases:,} more {'case' if unlock.cases == 1 else 'cases'} ({unlock.game})"


def cards_of(cast: Mapping[str, str]) -> str:
    """`Mickey Mouse - Detective, a plain card`."""
    return ", ".join(card or "a plain card" for card in cast.values())


def cast_words(result: Result) -> str:
    """The evidence about a failure from the same scenario with other cards, or from the game that leads to it; empty
    if there is none.
    """
    if result.on_the_way:
        return "it fails in the game that leads to the scenario, which itself is not judged"
    if all(other.verdict == "unsupported" for other in result.otherwise):
        return ""
    if not result.suspects:
        return "it fails with other cards too: more likely the rule than a card"
    other = next(one for one in result.otherwise if one.verdict in ("pass", "disputed"))
    instead = {role: card for role, card in other.cast.items() if card != result.cast.get(role)}
    return (
        f"fails with {', '.join(result.suspects)}, passes with {cards_of(instead)}: "
        "more likely that card's definition in the engine than the rule"
    )


def message_beside_steps(result: Result) -> str:
    """The message, unless a failed step already shows it as expected and actual values."""
    for step in result.steps:
        if step.expected and step.actual and step.expected in result.message and step.actual in result.message:
            return ""
    return result.message


def overall(report: Report) -> Verdict:
    """The verdict on a whole run: a pass, unless a case or a card failed, or nothing passed at all.

    With a baseline: whether there is no deviation.
    """
    if report.baseline is not None:
        return "fail" if report.baseline.differs else "pass"
    if any(card.failed for card in report.cards):
        return "fail"
    met = report.summary.get("pass") or any(card.met for card in report.cards)
    return "pass" if met and not failed(report.summary) else worst(report.summary)


def headline(report: Report) -> str:
    """The verdict on the whole run in one sentence."""
    counts = {verdict: report.summary.get(verdict, 0) for verdict in VERDICTS}
    total = sum(counts.values())
    if not total:
        return "No scenario was run."
    if report.baseline is not None:
        new = sum(count for name, count in report.baseline.counts.items() if name != "expected")
        told = f"{new:,} unexpected {'result' if new == 1 else 'results'}" if new else "No unexpected results"
        return f"{told}: {tally(report.summary)}.{_flaky(report.flaky)}"
    if not counts["fail"] and not counts["error"]:
        return _good(counts, total) + _flaky(report.flaky)
    bad = [(counts["fail"], "failed"), (counts["error"], "ended in an error")]
    (count, what), *more = [(count, what) for count, what in bad if count]
    told = "".join(f" and {count:,} {what}" for count, what in more)
    which = "The one case" if total == 1 else f"{count:,} of {_cases(total)}"
    return f"{which} {what}{told}.{_flaky(report.flaky)}"


def flaky_words(result: Result) -> str:
    """For a flaky result, the result of the rerun; otherwise empty."""
    return f"flaky: on a rerun, {result.again}" if result.flaky else ""


def message_of(result: Result) -> str:
    """The message, with the word *flaky* if it applies, for tables with one line per case."""
    return "; ".join(text for text in (flaky_words(result), result.message) if text)


def label(verdict: Verdict, count: int) -> str:
    """The name for `count` results with this verdict, without the number."""
    return ("error" if count == 1 else "errors") if verdict == "error" else LABELS[verdict]


def tally(counts: dict[str, int]) -> str:
    """Counts above zero in words: `3 passed, 1 failed`."""
    return ", ".join(
        f"{counts[verdict]:,} {label(verdict, counts[verdict])}" for verdict in VERDICTS if counts.get(verdict)
    )


def _good(counts: dict[Verdict, int], total: int) -> str:
    if counts["pass"] == total:
        return f"All {_cases(total)} passed." if total > 1 else "The one case passed."
    if not counts["pass"]:
        rest = " and ".join(f"{counts[one]:,} {LABELS[one]}" for one in ("disputed", "unsupported") if counts[one])
        return f"Nothing failed, but nothing passed either: {rest}."
    rest = ", ".join(f"{counts[one]:,} {LABELS[one]}" for one in ("pass", "disputed", "unsupported") if counts[one])
    return f"Nothing failed; {rest}."


def _flaky(count: int) -> str:
    return f" {count:,} flaky." if count else ""


def _cases(count: int) -> str:
    return f"{count:,} case" if count == 1 else f"{count:,} cases"
