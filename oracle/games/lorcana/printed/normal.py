"""The normal form of a printed text: no inflection, no pronouns except `it`, `this` for the card, symbols unchanged."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from oracle.cards.compiler import Refused
from oracle.cards.reading import digest, typed, without_reminders
from oracle.games.lorcana.language.strict.vocabulary import CLASSIFICATIONS

_KEYWORDS = (
    "Universal Shift", "Sing Together", "Alert", "Bodyguard", "Boost", "Challenger", "Evasive", "Reckless", "Resist",
    "Rush", "Shift", "Singer", "Support", "Vanish", "Ward",
)  # fmt: skip
_KEYWORD = re.compile(r"<?\b(" + "|".join(_KEYWORDS) + r")\b>?")
_MARKED = re.compile(r"<([^<>]+)>")
_ABILITY_NAME = re.compile(r"(?!\d+ \{I\})([^a-z{\[<(•]*?[^a-z{\[<(\s•])\s+(?=[A-Z][a-z]|\{|\[|A [a-z]|\d+ \{I\})")
_BEGINS_WITH_KEYWORD = re.compile(r"(\[[a-z ]+\](?: \+?\d+)?)(?:, (?=\[)| (?=[A-Z]))(.+)")
_NAME_WORD = r"(?:(?:Dr|Mr|Mrs|Ms)\.|[^\W_a-z](?:[\w'!&-]|\.(?=\w))*)"
_NAMED = re.compile(rf"\bnamed ({_NAME_WORD}(?: (?:{_NAME_WORD}|of the|of|the|de))*)")
_NAMES_TOO = ("Alien", "Captain", "Tigger")
"""Classifications that are also names of characters."""
_NO_NAME = (
    rf"(?!\d+ [^A-Z])(?!(?:{'|'.join(CLASSIFICATIONS)}) (?:action|card|character|item|location|song)s?\b)"
    rf"(?!(?:{'|'.join(CLASSIFICATIONS.difference(_NAMES_TOO))})(?= [a-z]|[.,])(?! of (?:the|[A-Z])))"
)
"""A number or a classification, which may follow a name without being another name."""
_OR_NAME = re.compile(rf'("[^"]*") (or|and) {_NO_NAME}({_NAME_WORD}(?: {_NAME_WORD})*)(?= [a-z.,]|[.,])')
_OF_DECKS = re.compile(
    r"You may (?:only )?have (?:up to \d+ copies of|\d+ copies of|any number of cards named) .+ in your deck\."
)
_QUOTED = re.compile(r'"([^"]*)"')
_OF_ITS = re.compile(
    r"\bher(?= (?:\{|\[|player|cost|hand|deck|inkwell|discard|next|owner|character|ready|turn|choice|exerted))"
)
_REWRITES = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"\b(?:their|his)\b", "its"),
        (r"\bthat (?:character|card|item|song|action)'s\b", "its"),
        (r"\b(?:that (?:character|card|item|song|action)|those (?:character|card)s)\b(?! named)", "it"),
        (r"\bthis (?:character|card|item|location|action|song)\b(?:'s)?", "this"),
        (r"\b(?:he|she|they|it)'s\b|\bthey're\b", "it is"),
        (r"\b(?:he|she|they|them|him|her)\b", "it"),
        (r"\b(character|player)(?:s'|s|'s)(?!\w)", r"\1"),
        (r"\bthere's\b", "there is"),
        (r"\bdamage counter(s?)\b", "damage"),
        (r"\bthe named\b", "named"),
        (r"(shift\] \d+) \{I\}", r"\1"),
        (r"\byours\b", "your"),
        (r"\ban\b", "a"),
        (r"\bone\b", "1"),
        (r"\btwo\b", "2"),
        (r"\bhas\b", "have"),
        (r"\b(?:each of your|all your|all of your)\b(?! choice\b)", "your"),
        (r"\b(?:each|all) opposing\b", "opposing"),
        (r"\b(?:all opponents|each opponent)(?! have| player)\b", "each opponent"),
        (r"\bduring (?:opponents'|each opponent's|an? opponent's) turns?\b", "during a opponent's turn"),
        (r"\bopponents'(?!\w)", "opponent's"),
        (r"\bfor the rest of this turn\b", "this turn"),
        (r"\b(character|card|item|location|song|action|cost|hand|counter|ability|effect|opponent|player|deck|inkwell"
         r"|turn)s\b", r"\1"),
        (r"\babilities\b", "ability"),
        (r"\b(get|gain|draw|lose|quest|challenge|ready|exert|choose|discard|play|put|return|enter|take|reveal|banish"
         r"|move|deal|sing|pay|cost|count|shuffle|leave|become)(?:s)\b", r"\1"),
        (r"\b(?:banishes)\b", "banish"),
        (r"\breadies\b", "ready"),
        (r"\bgreater\b", "more"),
        (r"\bYES!", "yes"),
        (r"\bNO!", "no"),
        (r"\bdamage each (to|from)\b", r"damage \1"),
        (r"(\{S\} or (?:less|more)) each\b(?! (?:player|opponent))", r"\1"),
        (r"\baction card that isn't a song card\b", "action that isn't a song card"),
        (r"\bany card from\b", "a card from"),
        (r"\bmay also\b", "may"),
        (r"\bthat have a card under\b", "with a card under"),
        (r"\bchosen character card into its player\b", "chosen character into its player"),
        (r"\bon top\b", "on the top"),
        (r"\b(damaged|exerted) opposing\b", r"opposing \1"),
    )
)  # fmt: skip
_WHERE = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"\ba character( with \d+ \{S\} or (?:more|less))? (quest|challenge another character"
         r"|banish another character in a challenge|is \w+(?: and banished)?(?: in a challenge)?) while here\b",
         r"a character\1 here \2"),
        (r'(?:\ball )?\b((?:[A-Z]\w+ )?)character((?: named "[^"]*"| with \[\w+\])?) ((?:get|gain|count|can\'t be)\b'
         r'[^."]*?) while here\b', r"all \1character\2 here \3"),
        (r"(?:\ball )?\b((?:[A-Z]\w+ )?)character (gain [^«]*«[^»]*») while here\b", r"all \1character here \2"),
        (r"\bhave ((?:a|another|any|\d+ or more)\b[^.,]*?) in play"
         r" (with (?:\d+ \{[SW]\} or more|a card under it|damage))",
         r"have \1 \2 in play"),
        (r"\b(\d+ or more) character of your are exerted\b", r"you have \1 exerted character in play"),
        (r'\ba character of your (named "[^"]*")', r"a character \1 of your"),
        (r"^while (being challenged|challenging) , (your (?:other )?(?:[A-Z]\w+ )?character)", r"\2 \1"),
        (r"(\bhave only 1 character here ,) it\b", r"\1 your character here"),
        (r"^(\{E\}) - ", r"\1 — "),
        (r"\blose (\[\w+\]) and can't gain \1", r"lose \1 and can't gain it"),
        (r"(sang this , ready it) \. it\b", r"\1 and it"),
        (r"\b(this|it) quest while at a location\b", r"\1 quest while this is at a location"),
        (r"\b(1 of your (?:[A-Z]\w+ )?character) quest while at a location\b", r"\1 at a location quest"),
        (r'(?<![."])(?<!\[shift\] \d)(?<!\[shift\] \d\d)$', " ."),
    )
)  # fmt: skip
"""The place and properties of a card are written after the card, and before what it does.

"They" after a condition may mean another card than the one with the text (1.4.3.2).
"""


_LOWER = frozenset({
    "he", "she", "they", "them", "their", "his", "her", "its", "that", "an", "each", "one", "opponents", "opposing",
    "another", "characters", "your", "those",
})  # fmt: skip


def lines_of(text: str) -> list[tuple[str, str]]:
    """Name and words of each ability of a card, without reminders. Raises `Refused`."""
    found = []
    for line in text.replace("\n•", " •").splitlines():
        beyond = next((word for word in _MARKED.findall(line) if not _KEYWORD.match(word)), None)
        if beyond is not None:
            raise Refused(f"{beyond} (the rule book has no such keyword)", beyond=True)
        plain = without_reminders(typed(line), _is_reminder).strip()
        if plain:
            name, words = _name_and_words(_keywords_marked(plain))
            found += [(name, part) for part in _keywords_apart(words)]
    return found


def normal(words: str, vocabulary: frozenset[str]) -> str:
    """The normal form of an ability's words; words of the vocabulary do not begin a name."""
    words = _abilities_marked(words)
    words = _NAMED.sub(lambda found: f'named "{found[1]}"', words)
    words = _OR_NAME.sub(r'\1 \2 "\3"', words)
    quoted = re.split(r'("[^"]*")', words)
    plain = " ".join(part if part.startswith('"') else _plain(part, vocabulary) for part in quoted if part.strip())
    if not plain.startswith("["):
        for pattern, moved in _WHERE:
            plain = pattern.sub(moved, plain)
    return plain


def speaks_of_decks(words: str) -> bool:
    """Whether the words are about the number of copies in a deck, which has no effect in a game (1.10.1.3)."""
    return _OF_DECKS.fullmatch(words) is not None


def _abilities_marked(words: str) -> str:
    """The words with « and » around each quoted ability; names keep their quotation marks."""
    parts, name = _QUOTED.split(words), False
    for place in range(1, len(parts), 2):
        before = parts[place - 1]
        name = before.endswith("named ") or (name and before in (" or ", " and "))
        parts[place] = f'"{parts[place]}"' if name else f"« {parts[place].removesuffix('.')}. »"
    return "".join(parts)


def reminder_digest(words: str) -> str:
    """The key of a reminder: its words without numbers and names."""
    words = " ".join(_KEYWORD.sub(r"\1", typed(words)).split())
    alike = re.sub(r"named .*?(?=[.]$|[.] )", "named N", re.sub(r"\d+", "1", words))
    return digest(alike)


@cache
def _reminders() -> frozenset[str]:
    return frozenset(resources.files(__package__).joinpath("reminders.txt").read_text("utf-8").split())


def _is_reminder(words: str) -> bool:
    return reminder_digest(words) in _reminders()


def _keywords_marked(line: str) -> str:
    line = line.replace("<Universal <Shift>>", "Universal Shift")
    marked = _KEYWORD.sub(lambda found: f"[{found[1].lower()}]", line)
    return marked.replace("<", "").replace(">", "")


def _keywords_apart(words: str) -> list[str]:
    """Splits keywords, or a keyword and an effect, that share one line."""
    found = _BEGINS_WITH_KEYWORD.fullmatch(words)
    return [found[1], *_keywords_apart(found[2])] if found else [words]


def _name_and_words(line: str) -> tuple[str, str]:
    named = _ABILITY_NAME.match(line)
    return (named[1].strip(), line[named.end() :]) if named else ("", line)


def _plain(words: str, vocabulary: frozenset[str]) -> str:
    words = re.sub(
        r"\b[A-Z][a-z']*",
        lambda found: found[0].lower() if found[0].lower() in vocabulary | _LOWER else found[0],
        words,
    )
    words = _OF_ITS.sub("its", words)
    for pattern, plain in _REWRITES:
        words = pattern.sub(plain, words)
    return " ".join(re.sub(r"([.,:;•—])", r" \1 ", words).split())
