"""The contents of the workbench, as plain data, and as the text in the address of its page.

The server remembers nothing: every page is made from its address alone, so tabs never disturb each other, the browser's
history is the undo, and an address is a link.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from functools import lru_cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.engines.bounds import check_setup
from oracle.engines.reference_books import definition_problem
from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.games import SEATS, begun
from oracle.suite.reading.asked import asked_in_words
from oracle.suite.run.question import Question, Step, question_of

LONGEST = 48_000
"""Maximum characters of a link: as many as an address can hold besides everything else that a browser sends."""
LARGEST = 2_000_000
"""Maximum bytes to which a link unpacks."""
STEPS = 200
NOTED = 600
"""Maximum characters of a note."""
DECK = 10
"""The number of cards in each deck of a new table."""
LINES = 24
"""Maximum lines of play that are kept besides the current one."""
_LINK = re.compile(r"[A-Za-z0-9_-]+")
_TOO_LARGE = "too much for the workbench: judge it with `tcg-oracle judge FILE`"


class Work(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position with the line of play that is shown, and how far it has been played."""

    question: Question
    """The position; `do` is the whole line, including steps that were taken back."""
    at: int = 0
    """The number of steps played."""
    others: tuple[tuple[Step, ...], ...] = ()
    """Other lines of play from the same position."""
    note: str = ""
    """The finding or scenario from which it was opened, in words."""

    @property
    def played(self) -> Question:
        """The position with the steps played."""
        return replace(self.question, do=self.question.do[: self.at])


def new(game: str, players: int = 2) -> Work:
    """A table with nothing but decks. Raises InvalidWordsError for an unknown game or number of players."""
    if game not in PROFILES:
        raise InvalidWordsError(f'there is no game "{game}"{nearest(game, PROFILES)}')
    known = PROFILES[game]
    if players != 2 and f"players-{players}" not in known.capabilities:
        raise InvalidWordsError(f"{known.name} is not played by {players}")
    # Without a deck a player soon loses, and hardly a question is about that.
    decks = "".join(f"\nAnd {name}'s deck has {DECK} cards" for name in SEATS[:players])
    return opened(question_of(*asked_in_words(f"Given {begun(known, players)}{decks}", "the new table")))


def opened(question: Question, note: str = "") -> Work:
    """A question with all its steps played."""
    edition = question.edition or PROFILES[question.game].current
    return Work(question=replace(question, edition=edition), at=len(question.do), note=note[:NOTED])


# --- lines of play ------------------------------------------------------------------------------------------


def stepped(work: Work, step: Step) -> Work:
    """One more step. A step that differs from the line's next one begins a new line, and the old one is kept.

    Raises InvalidWordsError after too many steps.
    """
    if work.at >= STEPS:
        raise InvalidWordsError(f"a line has at most {STEPS} steps; save it, or go back")
    line = work.question.do
    if line[work.at : work.at + 1] == (step,):
        return replace(work, at=work.at + 1)
    now = (*line[: work.at], step)
    others = _kept((line, *work.others), now)
    return replace(work, question=replace(work.question, do=now), at=len(now), others=others)


def gone(work: Work, at: int) -> Work:
    """The same line, played up to a step; the later steps are kept."""
    return replace(work, at=max(0, min(at, len(work.question.do))))


def branched(work: Work, number: int) -> Work:
    """Another line, played to its end. Raises InvalidWordsError for an unknown number."""
    if not 0 <= number < len(work.others):
        raise InvalidWordsError("this line no longer exists")
    line = work.others[number]
    others = _kept((work.question.do, *work.others), line)
    return replace(work, question=replace(work.question, do=line), at=len(line), others=others)


def _kept(lines: tuple[tuple[Step, ...], ...], now: tuple[Step, ...]) -> tuple[tuple[Step, ...], ...]:
    """The lines that are not part of another one, the newest first."""
    every = [now, *(line for line in dict.fromkeys(lines) if line != now)]
    alone = [line for line in every[1:] if not any(line == one[: len(line)] for one in every if one != line)]
    return tuple(alone[:LINES])


def parting(work: Work, line: tuple[Step, ...]) -> int:
    """The number of steps that a line shares with the current one."""
    own = work.question.do
    shared = (place for place, (one, other) in enumerate(zip(line, own, strict=False)) if one != other)
    return next(shared, min(len(line), len(own)))


# --- links --------------------------------------------------------------------------------------------------


def link_of(work: Work) -> str:
    """The work as the text of a link. Raises InvalidWordsError if it is too long for an address."""
    packed = zlib.compress(msgspec.json.encode(work), 9)
    text = base64.urlsafe_b64encode(packed).rstrip(b"=").decode()
    if len(text) > LONGEST:
        raise InvalidWordsError(f"{len(text):,} characters of a link, and at most {LONGEST:,} fit: {_TOO_LARGE}")
    return text


def work_of(link: str) -> Work:
    """The work in a link. Raises InvalidWordsError for anything that `link_of` would not have made."""
    if len(link) > LONGEST or not _LINK.fullmatch(link):
        raise InvalidWordsError("the link is damaged or too long; ask for it again, or begin anew")
    try:
        packed = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(packed, LARGEST)
        if not unpacker.eof:
            raise InvalidWordsError(f"the link is damaged, or holds {_TOO_LARGE}")
        work = msgspec.json.decode(text, type=Work)
    except (binascii.Error, zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise InvalidWordsError("the link is damaged; ask for it again, or begin anew") from None
    checked(work)
    return work


def checked(work: Work) -> None:
    """Raises InvalidWordsError for a work beyond a limit, or of an unknown game."""
    question = work.question
    if question.game not in PROFILES or question.edition not in PROFILES[question.game].editions:
        raise InvalidWordsError(f'no game "{question.game}" with the edition "{question.edition}" is known here')
    if not question.position.players:
        raise InvalidWordsError("a position needs players")
    lines = (question.do, *work.others)
    if max(map(len, lines)) > STEPS or len(work.others) > LINES or not 0 <= work.at <= len(question.do):
        raise InvalidWordsError(f"at most {LINES} lines of {STEPS} steps: {_TOO_LARGE}")
    if any((step.action is None) == (step.answer is None) for line in lines for step in line):
        raise InvalidWordsError("a step is either an action or an answer")
    try:
        check_setup(question.position, question.definitions, question.chance)
    except InputError as error:
        raise InvalidWordsError(str(error)) from None
    for name, raw in question.definitions.items():
        if problem := _problem(question.game, msgspec.json.encode(raw)):
            raise InvalidWordsError(f'the made-up card "{name}": {problem}')


@lru_cache(maxsize=4096)
def _problem(game: str, definition: bytes) -> str:
    """The error in a made-up card; cached, since every page has the same cards again."""
    return definition_problem(game, msgspec.json.decode(definition))
