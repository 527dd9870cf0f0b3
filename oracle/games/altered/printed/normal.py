"""The normal form of a printed text: no inflection, `this` for the card itself, `it` for others, digits for numbers."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from oracle.cards.compiler import Refused
from oracle.cards.reading import digest, typed, without_reminders
from oracle.games.altered.language.strict.vocabulary import SUBTYPES

_LEFTOVER = re.compile(r"\[(?:BB)?\]")
"""The remains of a drawn boost."""
_TOKEN = re.compile(r"\[([^\]\d]+) (\d+)/(\d+)/(\d+)\]")
_MARKED = re.compile(r"\[([A-Za-z ]+(?: \d+)?)\]")
_KEYWORDS = re.compile(r"\[[A-Za-z ]+(?: \d+)?\](?:, \[[A-Za-z ]+(?: \d+)?\])+\.")
"""Several keywords in a line are separate abilities (1.2.4.b)."""
_COUNTER = re.compile(r"\b([A-Z][a-z]+) [Cc]ounter(?=s?\b)")
_QUOTED = re.compile(r'"([^"]*?)\.?"')
_NAME = re.compile(r"""("[^"]*"|'[a-z]+'(?= counter))""")
_BEYOND = re.compile(
    r"\b(?:Aerolith|Ascend(?:ed|s)?|Base Cost|Gifts?|In Contact|Manaseed|Markers?|Rush|defects?|single-terrain)\b"
)
"""Words that occur on cards but not in the rule book."""
_PLURALS = {"Deity": "Deities", "Fairy": "Fairies"}
_SUBTYPES = {plural: one for one in SUBTYPES for plural in (one, _PLURALS.get(one, f"{one}s"))}
_SUBTYPE = re.compile(rf"\b(?:{'|'.join(sorted(_SUBTYPES, key=len, reverse=True))})\b(?! expedition)", re.IGNORECASE)
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NOUNS = (
    "ability|boost|card|character|controller|counter|deck|die|effect|expedition|hand|landmark|limit|mode|opponent|orb|owner"
    "|permanent|player|region|spell|statistic|status|target|terrain|time|token"
)
_VERBS = (
    "activate|augment|choose|control|cost|create|discard|do|draw|exchange|fail|gain|go|have|join|leave|lose|move|pay"
    "|pick|play|put|ready|return|roll|sacrifice|send|switch|target"
)

_REWRITES = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"\bi'm\b|\bi am\b", "this is"),
        (r"\bi was\b", "this was"),
        (r"(?<!\{)\b(?:i|me)\b(?!\})", "this"),
        (r"\b(it|there)'s\b", r"\1 is"),
        (r"\bthat's\b", "that is"),
        (r"\bwasn't\b", "was not"),
        (r"\b(?:that character|that card)\b", "it"),
        (r"\ban\b", "a"),
        (r"\babilities\b", "ability"),
        (r"\bdice\b", "die"),
        (r"\bstatuses\b", "status"),
        (r"\bswitches\b", "switch"),
        (r"\b(go|do)es\b", r"\1"),
        (r"\bhas\b", "have"),
        (r"\bresupplies\b", "resupply"),
        (r"\bbackwards\b", "backward"),
        (r"\b(then|and) (draw|discard|exhaust|put|resupply|sacrifice)s\b", r"\1 they \2"),
        (rf"\b({_NOUNS})(?:'s|s'|s)\b", r"\1"),
        (rf"\b({_VERBS})s\b", r"\1"),
        (r"\bexhausts\b", "exhaust"),
        *((rf"\b{word}\b", str(number)) for number, word in enumerate(_NUMBERS, 1)),
        (r"\bif this is not in\b", "unless this is in"),
        (r"\bif this have no boost\b", "unless this have 1 or more boost"),
        (r"\bif (you|this) have less than (\d+) ", r"unless \1 have \2 or more "),
    )
)
_WHOLE = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"\bunless this have (\d+) or more (boost|'\w+' counter) , (this gain 1 \2) \.", r"\3 , up to a max of \1 ."),
        (r"\b(you may pay \{\d+\}) \. if you do ,", r"\1 to"),
    )
)
"""Equivalent wordings, replaced once names and counters are normalised."""
_NO_MORE = re.compile(r"\bif this have (\d+) boost or less\b")


def parts_of(text: str) -> list[str]:
    """The abilities and effects of a printed text, one per line, without reminders. Raises `Refused`."""
    found = list[str]()
    for line in typed(text).replace("\n•", " •").splitlines():
        beyond = _BEYOND.search(line)
        if beyond:
            raise Refused(f"{beyond[0]} (the rule book does not have it)", beyond=True)
        plain = without_reminders(line.replace("\xa0", " "), _is_reminder)
        plain = _LEFTOVER.sub("", plain).strip()
        if plain.startswith("If you don't") and found:
            found[-1] += f" {plain}"
        elif _KEYWORDS.fullmatch(plain):
            found += [f"[{keyword}]." for keyword in _MARKED.findall(plain)]
        elif plain:
            found.append(plain)
    return found


def normal(line: str) -> str:
    """The normal form of a line of text."""
    line = re.sub(r"\.\s*\.", ".", _QUOTED.sub(r"“ \1 . ”", line))
    line = f"{line} ." if line.endswith("”") else line
    line = _TOKEN.sub(r'"\1" \2 / \3 / \4', line)
    line = _COUNTER.sub(lambda found: f"'{found[1].lower()}' counter", line)
    line = " ".join(part if part[0] in "\"'" else _plain(part) for part in _NAME.split(line) if part.strip())
    for pattern, plain in _WHOLE:
        line = pattern.sub(plain, line)
    return _NO_MORE.sub(lambda found: f"unless this have {int(found[1]) + 1} or more boost", line)


def reminder_digest(words: str) -> str:
    """The key of a reminder: its words without numbers."""
    return digest(re.sub(r"\d+", "1", " ".join(_LEFTOVER.sub("", _MARKED.sub(r"\1", typed(words))).split())))


@cache
def _reminders() -> frozenset[str]:
    return frozenset(resources.files(__package__).joinpath("reminders.txt").read_text("utf-8").split())


def _is_reminder(words: str) -> bool:
    return reminder_digest(words) in _reminders()


def _plain(words: str) -> str:
    words = _MARKED.sub(r"\1", words).lower()
    for pattern, plain in _REWRITES:
        words = pattern.sub(plain, words)
    words = _SUBTYPE.sub(lambda found: _SUBTYPES[found[0].title()], words)
    words = re.sub(r"\b(\d+)\+", r"\1 or more", words)
    words = re.sub(r"\b(\d+)-(\d+)\b", r"\1 to \2", words)
    return " ".join(re.sub(r"([.,:;•—“”/])", r" \1 ", words).split())
