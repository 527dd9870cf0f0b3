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
"""A sign beside the colour, for eyes and terminals without one."""

LABELS: dict[Verdict, str] = {
    "pass": "passed",
    "fail": "failed",
    "unsupported": "unsupported",
    "error": "in error",
    "disputed": "disputed",
}

WORST_FIRST: tuple[Verdict, ...] = ("fail", "error", "disputed", "pass", "unsupported")


def ordered(results: Iterable[Result]) -> list[Result]:
    """Results in the order of the rule book's files: game, feature, line, then case and edition.

    What rests on wordings that nobody has printed comes last.
    """
    key = cache(natural)
    return sorted(
        results, key=lambda one: (one.unprinted, one.game, key(one.feature), one.line, key(one.case), key(one.edition))
    )


def unprinted_words(report: Report) -> str:
    """How much of what did not come through rests on wordings that nobody has printed; empty where nothing does."""
    counts = Counter(result.verdict for result in report.results if result.unprinted)
    if not counts:
        return ""
    told = " and ".join(f"{counts[name]:,} of those {word}" for name, word in _UNHEARD.items() if counts[name])
    verb = "rests" if sum(counts.values()) == 1 else "rest"
    return f"{told} {verb} on wordings that nobody has printed; such cases are shown last."


_UNHEARD: dict[Verdict, str] = {"fail": "that failed", "error": "that ended in an error", "unsupported": "unsupported"}


def edition_of(result: Result) -> str:
    """The edition as the command line takes it: `altered/1.x`."""
    return f"{result.game}/{result.edition}"


def document_of(clause: str) -> tuple[str, str]:
    """The document a clause is of, empty for the game's rule book, and its number there: `seed-guide:4` → both."""
    document, _, number = clause.rpartition(":")
    return document, number


def in_book_order(one: ClauseSummary) -> tuple[object, ...]:
    """Sorts clauses by game, the rule book before other documents, and as the book does."""
    document, number = document_of(one.clause)
    return one.game, natural(document), natural(number), one.title


def at_depth(report: Report, depth: int) -> list[ClauseSummary]:
    """The clauses of a report by the first `depth` parts of their numbers; each result counts once in a row."""
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
    """The title of a chapter or a section; reports name only clauses that scenarios rest on."""
    return books.title_of(game, number) if game in PROFILES and books.has_clause(game, number) else ""


def _above(clause: str, depth: int) -> str:
    document, number = document_of(clause)
    own = ".".join(number.split(".")[:depth])
    return f"{document}:{own}" if document else own


LOOKS: Mapping[LooksKind, str] = {
    "accepted": "accepts what {} refuses",
    "refused": "refuses what is legal by {}",
    "clause": "refuses by another clause than {}",
    "question": "deviates from the question of {}",
    "table": "deviates from what {} does",
    "more": "changes more than {} does",
}


_FAULTS: Mapping[str, str] = {
    "over": "the game is over where it goes on",
    "flaky": "the engine does not do the same twice",
}


def cause_words(cause: Cause) -> str:
    """What is likely to be behind some failures, in a few words."""
    if cause.kind == "known" and cause.known is not None:
        return f"{cause.game}: as if {cause.known.does}"
    if cause.kind == "clause":
        return f"{cause.game} {cause.name} {cause.title}".rstrip()
    if cause.kind == "card":
        return f"{cause.game} card {cause.name}"
    if cause.kind == "fault" and cause.name in _FAULTS:
        return f"{cause.game}: {_FAULTS[cause.name]}"
    return f"{cause.game} set-up: {cause.name}" if cause.kind == "set-up" else f"{cause.game} fault: {cause.name}"


def mask_words(mask: Mask) -> str:
    """What hides other failures: `every action “quest” is refused: 31 of 31 cases end there, …`."""
    what = {
        "fault": f"every case ends in the fault “{mask.name}”",
        "set-up": f"no position is set up as it was sent ({mask.name})",
        "over": "the game is over in every case",
        "refused": f"every action “{mask.name}” is refused",
    }[mask.kind]
    if mask.cases < mask.of:
        what = what.replace("every", "nearly every", 1).replace("no position", "hardly any position", 1)
    return f"{mask.game}: {what}: {mask.cases:,} of {mask.of:,} cases end there; mend it first (read {mask.shortest})"


def looks_words(cause: Cause) -> str:
    """`accepts what 1.5.3 refuses`: of the engine, beside the reference; empty where its failures look like nothing."""
    return "" if cause.looks is None else LOOKS[cause.looks.kind].format(cause.looks.clause or "the reference")


def evidence_words(cause: Cause) -> str:
    """What speaks for a known fault and against it, or which one is resembled; empty where there is none."""
    known = cause.known
    if known is None:
        return ""
    count, all_ = known.matches, known.matches + known.against
    if cause.kind == "known":
        return f"{count:,} of its {all_:,} cases"
    return f"resembles: {known.does} ({count:,} of {all_:,} cases)"


def details_of(cause: Cause) -> tuple[str, ...]:
    """What there is to say of a cause beside its name."""
    told = evidence_words(cause), looks_words(cause), clauses_words(cause), f"stage: {cause.stage}"
    return tuple(filter(None, told))


def clauses_words(cause: Cause) -> str:
    """The clauses to read that the cause is not named after: `see 4.3.6 and 1.5.3`."""
    others = [clause for clause in cause.clauses if clause != cause.name]
    return f"see {' and '.join(others)}" if others else ""


def key_of(games: Iterable[str]) -> dict[str, str]:
    """What the marks on the boards of these games mean."""
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
        "said": f"what the engine calls “{names}”",
    }[unlock.kind]
    return f"{what}: {unlock.cases:,} more {'case' if unlock.cases == 1 else 'cases'} ({unlock.game})"


def cards_of(cast: Mapping[str, str]) -> str:
    """`Mickey Mouse - Detective, a plain card`."""
    return ", ".join(card or "a plain card" for card in cast.values())


def cast_words(result: Result) -> str:
    """What the same scenario with other cards says of a failure; empty where it could not be played with any."""
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
    """The message, unless it only repeats what a failed step shows as expected and as come."""
    for step in result.steps:
        if step.expected and step.actual and step.expected in result.message and step.actual in result.message:
            return ""
    return result.message


def overall(report: Report) -> Verdict:
    """The verdict on a whole run: a pass unless something failed, a card too, or nothing passed at all.

    Where there is a baseline, whether all is as it says.
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
    if not counts["fail"] and not counts["error"]:
        return _good(counts, total) + _wavering(report.flaky)
    bad = [(counts["fail"], "failed"), (counts["error"], "ended in an error")]
    (count, what), *more = [(count, what) for count, what in bad if count]
    told = "".join(f" and {count:,} {what}" for count, what in more)
    which = "The one case" if total == 1 else f"{count:,} of {_cases(total)}"
    return f"{which} {what}{told}.{_wavering(report.flaky)}"


def flaky_words(result: Result) -> str:
    """Of a flaky result, how it ended the other time; else empty."""
    return f"flaky: when run again, {result.again}" if result.flaky else ""


def message_of(result: Result) -> str:
    """The message, with the word *flaky* where it applies, for tables with one line a case."""
    return "; ".join(text for text in (flaky_words(result), result.message) if text)


def label(verdict: Verdict, count: int) -> str:
    """What to call `count` results with this verdict, the number itself left out."""
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


def _wavering(count: int) -> str:
    return f" {count:,} flaky." if count else ""


def _cases(count: int) -> str:
    return f"{count:,} case" if count == 1 else f"{count:,} cases"
