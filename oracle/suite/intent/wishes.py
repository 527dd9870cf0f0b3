"""The facts of one action while the engine is being told: how much of each is left to tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from oracle.protocol.messages import Decision
from oracle.protocol.names import same_name
from oracle.suite.intent.line import IF_ASKED, NO, YES, Fact

YES_NO = frozenset({YES, NO})


class Wish:
    """A fact, and how much of it the engine has been told."""

    __slots__ = ("begun", "done", "fact", "given", "judged", "left", "taken", "willing", "with_action")

    def __init__(self, fact: Fact) -> None:
        self.fact = fact
        self.left: tuple[str, ...] = fact.answer or ()
        """Of several things, those that the engine has not been told."""
        self.willing = False
        """Whether the engine has been told that something is taken, but not what."""
        self.taken = False
        """Whether it was the only answer to some question."""
        self.begun = False
        """Whether a question has used part of it."""
        self.given = bool(fact.said)
        """Whether its step has been reached."""
        self.done = False
        self.with_action = False
        """Whether the action has stated it, as this engine wants."""
        self.judged = False
        """Whether the engine's offer for it has been judged."""

    @property
    def open(self) -> bool:
        """Whether the scenario ends at its question, so that there is no answer."""
        return self.fact.answer is None

    @property
    def is_said(self) -> bool:
        """Whether it has been told completely, though the engine may still ask whether that is all."""
        return self.done or (self.begun and self.left in ((), ("0",)))

    @property
    def named(self) -> bool:
        """Whether it is a card or place that the action names and for which an engine may ask afterwards."""
        return self.fact.said not in ("", "resources", IF_ASKED)

    @property
    def named_in_part(self) -> bool:
        """Whether the engine has asked for the named things and accepted only some."""
        return self.named and self.begun and not self.is_said

    @property
    def announced(self) -> bool:
        """Whether the action has stated it, so that it is chosen before the action has any effect."""
        return self.fact.said not in ("", IF_ASKED)

    @property
    def amount(self) -> int | None:
        """The wanted amount, if a number is chosen."""
        if not is_number(self.fact.question) or not self.fact.answer:
            return None
        return int(self.fact.answer[0])

    @property
    def yes_no(self) -> bool:
        return is_yes_no(self.fact.question)

    @property
    def optional(self) -> bool:
        """Whether it is legal to take nothing at all."""
        return not self.yes_no and self.fact.question.least == 0


def asks_again(question: Decision, wishes: Iterable[Wish], only_asks: Callable[[], bool]) -> bool:
    """Whether an engine asks for something that the action has named and that it has not accepted yet.

    Its question may say so (`part`). If it does not, the question may also be an effect of the action, unless the
    action has done nothing so far: `only_asks`.
    """
    parts = {wish.fact.said for wish in wishes if wish.named and not wish.is_said}
    if not parts or is_yes_no(question):
        return False
    return question.part in parts if question.part else only_asks()


def is_yes_no(question: Decision) -> bool:
    """A question whether something is done."""
    return question.kind == "may" or (bool(question.options) and {o.lower() for o in question.options} <= YES_NO)


def is_number(question: Decision) -> bool:
    """A question how many, answered by one number; modes may have numbers as names."""
    one = question.most == 1 and not question.modes
    return one and bool(question.options) and all(option.isdecimal() for option in question.options)


def places(question: Decision) -> dict[str, str]:
    """For a choice between modes: each by its place in the text, from 1; empty for any other question."""
    return {mode: str(place) for place, mode in enumerate(question.modes, start=1)}


def engine_words(values: Iterable[str], options: tuple[str, ...], kind: str) -> tuple[str, ...] | None:
    """Each value in the engine's own word; None if one is not offered.

    A waiting ability is called by its source, followed by its name or a number if several come from there.
    """
    found: list[str] = []
    for value in values:
        word = value if value in options else _alike(value, [o for o in options if o not in found], kind)
        if word is None or word in found:
            return None
        found.append(word)
    return tuple(found)


def _alike(value: str, options: list[str], kind: str) -> str | None:
    fitting = [option for option in options if same_name(option, value)]
    if fitting or kind != "trigger":
        return fitting[0] if len(fitting) == 1 else None
    same = [option for option in options if source_of(option) == source_of(value)]
    return same[0] if same else None


def source_of(label: str) -> str:
    """The ref at the start of a waiting ability's label."""
    return label.partition(":")[0].partition(" ")[0]
