"""Unifies words that a stemmer keeps apart: irregular forms, numbers in words, kinds of negation."""

from __future__ import annotations

import re

_IRREGULAR = {
    "become": "became",
    "begin": "began begun",
    "bring": "brought",
    "choose": "chose chosen",
    "come": "came",
    "deal": "dealt",
    "die": "dead died dying",
    "draw": "drawn drew",
    "fall": "fallen fell",
    "find": "found",
    "forget": "forgot forgotten",
    "give": "gave given",
    "go": "goes went",
    "hide": "hid hidden",
    "hold": "held",
    "keep": "kept",
    "know": "knew known",
    "leave": "left",
    "lose": "lost",
    "make": "made",
    "meet": "met",
    "pay": "paid",
    "see": "saw seen",
    "send": "sent",
    "show": "shown",
    "sing": "sang sung",
    "sleep": "slept",
    "spend": "spent",
    "stand": "stood",
    "take": "taken took",
    "tell": "told",
    "win": "won",
    "write": "written wrote",
}
_NUMBERS = "two three four five six seven eight nine ten"
PLAIN = {form: base for base, forms in _IRREGULAR.items() for form in forms.split()} | {
    str(number): word for number, word in enumerate(_NUMBERS.split(), start=2)
}
_CANNOT = re.compile(r"\b(?:can ?(?:'t|not)|may not|must not|mustn't|unable|not able)\b")
_NOT = re.compile(r"\b\w+n't\b")
_WORD = re.compile(r"[^\W_]+")


def folded(text: str) -> str:
    """The text in lower case, with one form of each word: `hasn't drawn 2` is `not draw two`."""
    plain = _NOT.sub("not", _CANNOT.sub("cannot", text.casefold().replace("’", "'")))
    return _WORD.sub(lambda found: PLAIN.get(found[0], found[0]), plain)
