"""The words of the docket, the same on a terminal and on a page."""

from __future__ import annotations

from oracle.history.stances import Stance
from oracle.report.output.text import many
from oracle.suite.docket.entries import Decision, Drawn, Entry, Manner, Shift, Standing

STANDING_WORDS: dict[Standing, str] = {
    "open": "open",
    "differs": "documents differ",
    "words": "in words only",
    "closed": "closed",
}
"""The state of a conflict, in words."""
COUNTED = (
    "Counted are the scenarios tagged with the conflict (an outline counts once), the rulings they are taken from, "
    "the printed cards they use as written or in casts, and the engines of the history that have played one."
)
DECIDED = (
    "If decided so: the scenarios whose text would change and, for a single conflict, those that play out differently. "
    "It touches open conflicts that rest on one of these, on a sentence of an overruled document, or on the same "
    "question in the code."
)
PLAYED = "{runs:,} runs of all scenarios, {again:,} once more with the answers of another side"
_MANNERS: dict[Manner, str] = {
    "settled": "settled",
    "rows": "another outcome",
    "unread": "to be reviewed: the register does not assign its outcomes to sides",
    "alone": "shown only under an overruled document",
    "played": "plays out differently",
}


def touches_words(one: Entry, engines: int | None = None) -> str:
    """`9 scenarios (2 undecided), 1 ruling, 23 printed cards (19 by casts), 2 engines`."""
    left = f" ({len(one.leaves_open)} undecided)" if one.leaves_open else ""
    cast = f" ({len(one.cast)} by casts)" if one.cast else ""
    scenarios, rulings, cards = one.weight
    told = [f"{many(scenarios, 'scenario')}{left}", many(rulings, "ruling"), f"{many(cards, 'printed card')}{cast}"]
    return ", ".join([*told, *([] if engines is None else [many(engines, "engine")])])


def decided_words(decision: Decision, *, named: bool = False) -> str:
    """The consequences of deciding a conflict for a side, in one line; `named`: with the scenarios by name."""
    cases = decision.cases
    told = f"{many(len(cases), 'scenario')} {'change' if len(cases) > 1 else 'changes'}"
    again = {one.case.partition("/")[0] for one in decision.shifts if one.manner == "unread"}
    told += f", {len(again)} of them to be reviewed" if again else ""
    for numbers, says in ((decision.changing, "touches"), (decision.arguing, "the same clauses are at issue in")):
        if numbers:
            told += f"; {says} conflict{'' if len(numbers) == 1 else 's'} {', '.join(map(str, numbers))}"
    return f"{told}: {', '.join(cases)}" if named and cases else told


def drawn_words(one: Drawn) -> str:
    """How a decision affects another conflict."""
    told = [f"scenario {', '.join(one.cases)}"] if one.cases else []
    for texts, says in ((one.sentences, "a sentence of an overruled document"), (one.argues, "the same clauses")):
        if texts:
            told.append(f"{says}: {', '.join(text.partition('/')[2] for text in texts)}")
    return "; ".join([*told, *([f"the question {', '.join(one.asks)} in the code"] if one.asks else [])])


def shift_words(shift: Shift) -> str:
    """How a decision changes a scenario."""
    told = f"{_MANNERS[shift.manner]}: {shift.before}" + (f" → {shift.after}" if shift.after else "")
    if shift.step:
        told = f"{shift.step}: {told}"
    for numbers, words in ((shift.comes, "then rests on conflict"), (shift.goes, "no longer rests on conflict")):
        if numbers:
            told += f"; {words} {', '.join(map(str, numbers))}"
    return told


def stance_words(stance: Stance) -> str:
    """`plain-engine 0.4.0: side 1 in 2, neither in 1`."""
    told = [f"side {place} in {len(cases)}" for place, cases in enumerate(stance.sides, start=1) if cases]
    told += [f"neither in {len(stance.neither)}"] * bool(stance.neither)
    told += [f"cannot play {len(stance.unsupported)}"] * bool(stance.unsupported)
    return f"{stance.engine} {stance.version}: {', '.join(told)}"
