"""The wording and order of an edition comparison, shared by console and page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from oracle.report.output.text import many
from oracle.suite.impact.citing import Cited, What
from oracle.suite.impact.proposed import Games, ProposalImpact, Smallest, Spot
from oracle.suite.impact.scenarios import Differing, Impact, Kind, Question, Side

KIND_WORDS: dict[Kind, str] = {
    "outcome": "a different outcome",
    "passing": "differs only in the middle of an action",
    "clause": "refused by another clause",
    "expectation": "the same on the table; a step of the scenario expects something else",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """The scenarios affected by one question (or replaced rule); those affected by several are listed with the
    first.
    """

    question: Question | None
    scenarios: tuple[Differing, ...]


def groups(found: Impact) -> tuple[Group, ...]:
    """Scenarios by the first question that affects them; questions without scenarios come last."""
    made = []
    left = list(found.scenarios)
    for question in found.questions:
        own = tuple(one for one in left if question.name in one.questions)
        left = [one for one in left if one not in own]
        made.append(Group(question=question, scenarios=own))
    made.sort(key=lambda group: not group.scenarios)
    rest = (Group(question=None, scenarios=tuple(left)),) if left else ()
    return (*made, *rest)


def headline(found: Impact) -> str:
    """The whole answer in one sentence."""
    counts = {kind: sum(one.kind == kind for one in found.scenarios) for kind in KIND_WORDS}
    total = f"{found.played:,} {'scenario' if found.played == 1 else 'scenarios'}"
    parts = [f"{count:,} {_DO[kind][count != 1]}" for kind, count in counts.items() if count]
    return f"Of {total}, {_listed(parts)}." if parts else f"None of {total} has a different outcome."


_DO: dict[Kind, tuple[str, str]] = {
    "outcome": ("has a different outcome", "have a different outcome"),
    "passing": ("differs only in the middle of an action", "differ only in the middle of an action"),
    "clause": ("is refused by another clause", "are refused by another clause"),
    "expectation": ("expects something else", "expect something else"),
}
"""The verb for one scenario, and for several."""


def _listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def how(found: Impact) -> str:
    """How the result was found, for readers who wonder why not everything was played twice."""
    return (
        f"All were played under {found.a}; under {found.b} only the {found.again:,} "
        "that reached a question which the two answer differently."
    )


def others(one: Differing, group: Group) -> tuple[str, ...]:
    """The other questions that affect a scenario."""
    own = "" if group.question is None else group.question.name
    return tuple(name for name in one.questions if name != own)


def briefly(one: Differing) -> str:
    """The first difference of a scenario in one line."""
    if one.a.said != one.b.said:
        return f"{one.a.said} ≠ {one.b.said}"
    if one.changes:
        first = one.changes[0]
        more = f" (and {len(one.changes) - 1} more)" if len(one.changes) > 1 else ""
        return f"{first.what}: {first.before} ≠ {first.after}{more}"
    return f"{one.a.verdict} ≠ {one.b.verdict}"


def standing(side: Side) -> str:
    """The result of the whole scenario under one of the two."""
    if side.verdict == "pass":
        return "every step holds"
    if side.verdict != "fail":
        return side.verdict
    meant = "" if side.written else f" (not written for {side.edition})"
    return f"fails at “{side.failed}”: expected {side.expected}; got {side.actual}{meant}"


def rows(one: Differing) -> list[tuple[str, str, str]]:
    """The differences as rows: what, under the first, under the second."""
    found = [("verdict", one.a.said, one.b.said)]
    found += [(change.what, change.before, change.after) for change in one.changes]
    if one.a.ending == one.b.ending and (one.a.only or one.b.only):
        found.append(("clauses only here", _clauses(one.a), _clauses(one.b)))
    found.append(("scenario", standing(one.a), standing(one.b)))
    return found


MOST_CLAUSES = 12


def _clauses(side: Side) -> str:
    more = " …" if len(side.only) > MOST_CLAUSES else ""
    return ", ".join(side.only[:MOST_CLAUSES]) + more or "–"


# --- clause by clause ------------------------------------------------------------------------------------

WHAT_WORDS: dict[What, str] = {
    "new": "new",
    "gone": "gone",
    "renumbered": "renumbered",
    "reworded": "reworded",
    "outcome": "with another outcome",
    "alone": "stated by one alone",
}


def review_words(cited: Sequence[Cited]) -> str:
    """How many clauses are new, gone and so on, what cites them in all, and for how many that is reviewed."""
    counts = Counter(what for one in cited for what in one.what)
    told = ", ".join(f"{counts[what]:,} {word}" for what, word in WHAT_WORDS.items() if what != "alone" or counts[what])
    kinds = (
        (_each(one.scenarios for one in cited), "scenario"),
        (_each(one.rulings for one in cited), "ruling"),
        (_each(one.conflicts for one in cited), "conflict"),
        (_each(one.statements for one in cited), "statement"),
    )
    citing = ", ".join(many(count, word) for count, word in kinds)
    read = sum(one.reviewed for one in cited)
    return (
        f"{len(cited):,} clauses: {told}. They are cited by {citing}. "
        f"Reviewed, with all that cites them: {read:,} of {len(cited):,}."
    )


def _each(names: Iterable[Iterable[object]]) -> int:
    return len({name for some in names for name in some})


def stale_words(one: Cited) -> str:
    """The clauses now meant by tags with a clause's old number; empty if it had no other number."""
    number = one.was or (one.number if "gone" in one.what else "")
    if not number:
        return ""
    meant = f", which is “{one.now_is}” now" if one.now_is else ", which nothing has now"
    tagged = many(len(one.stale), "scenario")
    return f"{number}{meant}; tagged so: {tagged}{_some(one.stale)}"


def what_words(one: Cited) -> str:
    """How a clause differs, and whether everything that cites it has been reviewed since."""
    return f"{', '.join(WHAT_WORDS[what] for what in one.what)}; {'reviewed' if one.reviewed else 'not reviewed'}"


def cites_words(one: Cited) -> str:
    """The things that cite a clause, marked if they have words for each edition or another outcome."""
    told = [many(len(one.scenarios), "scenario")]
    inner = [f"{len(one.apart)} with words for each of the two"] * bool(one.apart)
    inner += [f"{len(one.differing)} with another outcome"] * bool(one.differing)
    told[0] += f" ({', '.join(inner)})" if inner else ""
    told += [
        f"{word}{'' if len(names) == 1 else 's'} {', '.join(map(str, names))}" for word, names in _others(one) if names
    ]
    return "; ".join(told)


def _others(one: Cited) -> tuple[tuple[str, Sequence[object]], ...]:
    return ("ruling", one.rulings), ("conflict", one.conflicts), ("statement", one.statements)


def _some(names: Sequence[str], most: int = 3) -> str:
    """` (a, b, c and 4 more)`; nothing for none."""
    if not names:
        return ""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return f" ({', '.join(names[:most])}{more})"


# --- proposals -------------------------------------------------------------------------------------------

OFTEN = 10
"""A share below one in this number is written as "one in …", any other in percent."""


def games_words(games: Games) -> str:
    """In how many random games a proposal mattered."""
    begun = "derived from scenarios that end differently" if games.near else "that begin anywhere"
    about = f", about {', '.join(games.about)}" if games.about else ""
    first = "" if games.first_after is None else f", for the first time after {games.first_after:,} actions"
    told = f"{games.games:,} games {begun}{about}, {games.actions:,} actions, seed {games.seed}"
    return f"{told}: it mattered in {games.differing:,}{_share(games)}{first}"


def _share(games: Games) -> str:
    """A frequency: in percent, or as "one in …" if it is rare."""
    if not games.differing:
        return ""
    seldom = games.games > OFTEN * games.differing
    return f" (1 in {games.games / games.differing:,.0f})" if seldom else f" ({games.differing / games.games:.0%})"


def spot_words(spot: Spot) -> str:
    """A kind of difference found in games."""
    at = f"{spot.clause} {spot.title}".strip() or "no clause"
    return f"in {many(spot.times, 'game')} by {at}: {spot.what}"


def alike_words(found: ProposalImpact) -> str:
    """How many printed cards have a part that rests on clauses whose code answers differently."""
    count = len(found.like_cards)
    return f"{count:,} printed {'card has' if count == 1 else 'cards have'} a part that rests on these clauses"


def smallest_words(one: Smallest) -> str:
    """Where the smallest position comes from, and how small it is."""
    where = f"scenario {one.found_in}" if one.found_in else "a random game"
    return f"{many(one.cards, 'card')}, {many(one.moves, 'move')}, shrunk from {where} in {one.runs:,} games"
