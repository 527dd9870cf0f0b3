"""Matches the words of an answer to a question's options: any form that fits exactly one option is accepted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from oracle.protocol.messages import Decision, Waiting

_LABEL = re.compile(r"(?P<source>[^: ]+)(?:: (?P<name>.*?))?(?: \((?P<about>[^()]*)\))?(?: (?P<number>\d+))?")
"""A waiting ability in the reference's notation: `spy`, `spy: NAME`, `spy: NAME (doc)`, `spy 2`."""
_LEFT_OUT = re.compile(r"[^\w ]+")


def full_answer(answer: Sequence[str], question: Decision, waiting: Iterable[Waiting] = ()) -> tuple[str, ...] | None:
    """The answer in the question's own words; None if a word fits no option, or several.

    Case and punctuation are ignored. An ability may be given by its name, by its card, or by its card and its number
    there; a mode by its place in the text. `waiting`: the waiting abilities, with their names.
    """
    if question.kind == "name" or all(word in question.options for word in answer):
        return tuple(answer)
    waits = tuple(waiting) if question.kind == "trigger" else ()
    forms = {option: set(_forms(option, question, waits)) for option in question.options}
    found: list[str] = []
    for word in answer:
        fitting = (
            [word] if word in forms else [option for option, called in forms.items() if plain_word(word) in called]
        )
        if len(fitting) != 1 or fitting[0] in found:
            return None
        found += fitting
    return tuple(found)


def plain_word(word: str) -> str:
    """A word in its simplest form: `HE'S BACK!` → `hes back`, `hero-zone` → `hero zone`."""
    return " ".join(_LEFT_OUT.sub("", word.casefold().replace("-", " ").replace("_", " ")).split())


def _forms(option: str, question: Decision, waiting: Sequence[Waiting]) -> Iterator[str]:
    yield plain_word(option)
    if option in question.modes and not any(one.isdecimal() for one in question.options):
        yield str(question.modes.index(option) + 1)
    label = _LABEL.fullmatch(option)
    if label is None or (question.kind != "trigger" and label["name"] is None):
        return
    source = label["source"]
    own = [one for one in question.options if one == source or one.startswith((f"{source}:", f"{source} "))]
    names = [label["name"]] if label["name"] else sorted({one.ability for one in waiting if one.source == source})
    called = [str(own.index(option) + 1), *(names if len(names) == 1 else ())]
    yield plain_word(source)
    for word in filter(None, called):
        yield plain_word(f"{source}: {word}")
        if not word.isdecimal():
            yield plain_word(word)
