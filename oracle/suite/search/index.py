"""The index: a table of SQLite in memory, with its full-text search FTS5."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from heapq import nlargest
from itertools import islice, product
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.suite.errors import InvalidWordsError
from oracle.suite.search.folding import folded
from oracle.suite.search.hits import Hit, Kind

NO_FTS5 = "the SQLite of this Python has no FTS5, which `where` searches with; install a Python whose SQLite has it"
COLUMNS = {"name": 2.0, "title": 2.0, "says": 1.0, "asks": 1.5}
"""Columns of the text of a hit → the weight of a word in it."""
TABLES = {"text": 1.0, "further": 0.3}
"""Tables of words → the weight of a word in it.

Further words have their own table: a word in the steps of every other scenario may be rare in titles.
"""
_COLUMNS = {
    "text": f"{', '.join(COLUMNS)}, content=''",
    "further": "more, content=''",
    "spoken": "players, said unindexed, game unindexed, words unindexed",
}
TOKENS = "tokenize='porter unicode61 remove_diacritics 2'"
SPOKEN = 0.6
"""The weight of the book's words if the query has a player's words for them."""
LONGEST_SPOKEN = 4
"""Maximum words in a phrase of players."""
COVERED = 0.6
"""How much it counts that a hit has more of the words: the exponent of the share that it has."""
FIRST_OF_GAME = 5
"""The number of a game's best hits that show how much a query is about that game."""
WEIGHTS: dict[Kind, float] = {
    "clause": 1.7,
    "ruling": 1.6,
    "conflict": 1.1,
    "card": 1.0,
    "scenario": 1.0,
    "statement": 0.9,
    "document": 0.9,
}
"""Judges first ask what decides: among equally good hits, a clause comes before its scenarios."""
MOST_WORDS = 40
"""Maximum different words of a query that are looked for."""
MOST_WAYS = 120
"""Maximum forms in which they are looked for; SQLite allows at most 500 subqueries in one statement."""
SHORTEST = 5
"""Minimum letters of a word that may be misspelled."""
LIKE = 0.75
"""How similar a word must be to another's stem to count as a misspelling of it, from 0 to 1."""
_IDLE_WORDS = (
    "a actually after all also am an and any anything anyway are as ask at be been before both but by can could did "
    "do does each either for from get gets go goes going had has have he her his how i if in into is it its just "
    "many matter me mean much my of on one or other others our re s she should so some something still t than that "
    "the their them then there they thing this to up ve was we what when where which while who whose why will with "
    "would you your"
)
IDLE = frozenset(_IDLE_WORDS.split())
"""Words that say nothing about the subject of a query."""
_WORD = re.compile(r"[^\W_]+")


Spoken = Mapping[str, Mapping[str, Sequence[str]]]
"""Game → words of its book → the words and phrases that players use for them."""


class _Way(NamedTuple):
    """A form in which a word of a query is looked for."""

    word: int
    """The index of the word, negative for a phrase; several ways of the same word do not add up."""
    weight: float
    game: str
    """The only game in which it counts; empty for all."""
    phrase: str


class Entry(Struct, frozen=True, kw_only=True):
    """A hit with everything by which it can be found."""

    hit: Hit
    names: tuple[str, ...]
    """A query for one of these names means exactly this entry."""
    other_names: tuple[str, ...] = ()
    """Names that another entry may have a better claim to."""
    weight: float = 1
    """How much more likely it is meant than other hits of its kind."""
    says: str = ""
    """Its content, in which a word weighs more than among further words."""
    asks: str = ""
    """The ways in which players ask for it."""
    more: str = ""
    """Further words."""


def named_alike(text: str) -> str:
    """A name as it is compared: case, spaces and a final full stop do not count."""
    whole = " ".join(text.encode("utf-8", "replace").decode().casefold().replace("’", "'").split())
    return whole.removeprefix("@").rstrip(".")


def words_of(text: str) -> list[str]:
    """The words to look for, each once; idle ones only if there are no others."""
    found = list(dict.fromkeys(_WORD.findall(folded(text))))
    return ([word for word in found if word not in IDLE] or found)[:MOST_WORDS]


class Index:
    """Everything that can be found. Raises InvalidWordsError if SQLite lacks FTS5.

    `key` changes with the contents; None if that cannot be determined.
    """

    def __init__(self, kept: bytes | None = None, key: str | None = None) -> None:
        self.key = key
        self._data = sqlite3.connect(":memory:")
        if kept is not None:
            self._data.deserialize(kept)
            return
        try:
            for table, columns in _COLUMNS.items():
                self._data.execute(f"create virtual table {table} using fts5({columns}, {TOKENS})")
        except sqlite3.OperationalError as error:
            raise InvalidWordsError(NO_FTS5) from error
        self._data.execute(
            "create table hit (number integer primary key, kind text, game text, id text, weight real, data blob)"
        )
        self._data.execute("create table name (name text, place integer, hit integer)")

    def fill(self, entries: Iterable[Entry], spoken: Spoken | None = None) -> None:
        """Store all entries, once."""
        for number, entry in enumerate(entries, start=1):
            hit = entry.hit
            weight = WEIGHTS[hit.kind] * entry.weight
            row = (number, hit.kind, hit.game, hit.id, weight, msgspec.msgpack.encode(hit))
            self._data.execute("insert into hit values (?, ?, ?, ?, ?, ?)", row)
            # A number is an id, or a part of one; as a word it is none.
            named = " ".join((hit.id, *map(folded, entry.other_names)))
            text = (number, named, folded(hit.title), folded(entry.says), folded(entry.asks))
            self._data.execute("insert into text (rowid, name, title, says, asks) values (?, ?, ?, ?, ?)", text)
            self._data.execute("insert into further (rowid, more) values (?, ?)", (number, folded(entry.more)))
            for place, names in enumerate((entry.names, entry.other_names)):
                rows = [(named_alike(name), place, number) for name in names]
                self._data.executemany("insert into name values (?, ?, ?)", rows)
        told = [
            (phrase, folded(said), game, len(_WORD.findall(phrase)))
            for game, words in (spoken or {}).items()
            for said, others in words.items()
            for phrase in map(folded, others)
        ]
        self._data.executemany("insert into spoken (players, said, game, words) values (?, ?, ?, ?)", told)
        self._data.execute("create index names on name (name)")
        self._data.execute("create index hits on hit (kind, id)")
        for table in _COLUMNS:
            self._data.execute(f"insert into {table} ({table}) values ('optimize')")  # noqa: S608
        self._data.commit()

    def kept(self) -> bytes:
        """The whole index, to be cached."""
        return self._data.serialize()

    def named(self, text: str, games: Sequence[str], first: Kind | None = None) -> tuple[Hit, ...]:
        """The entries with exactly this name; `first`: the preferred kind if others have the name too."""
        rows = self._data.execute(
            "select distinct place, data from name join hit on hit = number where name = ? order by place, number",
            (named_alike(text),),
        ).fetchall()
        hits = [(place, _decoded(data)) for place, data in rows]
        hits = [(place, hit) for place, hit in hits if hit.game in games]
        if any(hit.kind == first for _, hit in hits):
            return tuple(hit for _, hit in hits if hit.kind == first)
        return tuple(hit for place, hit in hits if place == hits[0][0])

    def of(self, kind: Kind, games: Sequence[str], ids: Sequence[str] | None = None) -> tuple[Hit, ...]:
        """All entries of a kind, or those with these ids, in their order."""
        if ids is None:
            rows = self._data.execute("select data from hit where kind = ? order by number", (kind,)).fetchall()
        else:
            asked = "select data from hit where kind = ? and id = ? order by number"
            rows = [row for one in dict.fromkeys(ids) for row in self._data.execute(asked, (kind, one))]
        return tuple(hit for (data,) in rows if (hit := _decoded(data)).game in games)

    def search(self, text: str, games: Sequence[str], *, kinds: Sequence[Kind] = (), most: int = 10) -> tuple[Hit, ...]:
        """The hits for these words, the best first; none if there are no words, or none that occur anywhere."""
        ways = tuple(islice(self._ways(text), MOST_WAYS))
        if not ways:
            return ()
        chosen = f"and kind in ({', '.join('?' * len(kinds))})" if kinds else ""
        good = " union all ".join(_good(table, weight) for _ in ways for table, weight in TABLES.items())
        found = self._data.execute(
            "select number, game, weight, word, max(good) from ("  # noqa: S608
            f"select place, word, only, sum(good) as good from ({good}) group by place, word, way) "
            "join hit on number = place and only in ('', game) "
            f"where game in ({', '.join('?' * len(games))}) {chosen} group by place, word",
            (*_asked(ways), *games, *kinds),
        )
        best = sorted(_scored(found).items(), key=lambda each: (-each[1], each[0]))
        hits = [replace(self._hit(number), score=round(score, 3)) for number, score in best[: most * 3]]
        return _each_once(hits if kinds else [self._ruled(hit, hits) for hit in hits])[:most]

    def _ruled(self, hit: Hit, hits: Sequence[Hit]) -> Hit:
        """Replaces a scenario by the ruling that it is taken from; if there are several, by the one found first."""
        if hit.kind != "scenario" or not hit.rulings:
            return hit
        found = (one for one in hits if one.kind == "ruling" and one.game == hit.game and one.id in hit.rulings)
        first = next(found, None) or next(iter(self.of("ruling", (hit.game,), hit.rulings)), hit)
        return replace(first, score=hit.score)

    def weighed(self, phrase: str) -> dict[int, float]:
        """Number of each hit with a word or phrase → its score by that alone. Numbers are those of `fill`."""
        good = " union all ".join(f"select place, good from ({_good(*table)})" for table in TABLES.items())  # noqa: S608
        asked = f"select place, sum(good) from ({good}) group by place"  # noqa: S608
        return dict(self._data.execute(asked, tuple(_asked([_Way(0, 1, "", phrase)]))))

    def stems(self, words: Sequence[str]) -> dict[str, str]:
        """Word → its stem, the same for all its forms."""
        self._data.execute(f"create virtual table temp.forms using fts5(form, {TOKENS})")
        self._data.executemany("insert into temp.forms (rowid, form) values (?, ?)", enumerate(words))
        self._data.execute("create virtual table temp.stem using fts5vocab('temp', 'forms', 'instance')")
        found = {words[place]: term for place, term in self._data.execute("select doc, term from temp.stem")}
        for table in ("stem", "forms"):
            self._data.execute(f"drop table temp.{table}")
        return found

    def _hit(self, number: int) -> Hit:
        (data,) = self._data.execute("select data from hit where number = ?", (number,)).fetchone()
        return _decoded(data)

    def _ways(self, text: str) -> Iterator[_Way]:
        """The possible words of the book: the words themselves, and what players mean by them."""
        words = words_of(text)
        for number, word in enumerate(words):
            yield _Way(number, 1, "", self._spelled(word))
        every = _WORD.findall(folded(text))[: MOST_WORDS * 2]
        asked = "select distinct said, game from spoken where spoken match ? and words = ?"
        for start, size in product(range(len(every)), range(1, LONGEST_SPOKEN + 1)):
            phrase = every[start : start + size]
            if len(phrase) < size or (size == 1 and phrase[0] not in words):
                continue
            # One word and its other words are one; a phrase says something more.
            number = words.index(phrase[0]) if size == 1 else -(start * LONGEST_SPOKEN + size)
            for said, game in self._data.execute(asked, (f'"{" ".join(phrase)}"', size)):
                yield _Way(number, SPOKEN, game, said)

    def _spelled(self, word: str) -> str:
        """The word; if it occurs nowhere, the most similar one that does."""
        asked = " union all ".join(f"select 1 from {table} where {table} match ?1" for table in TABLES)  # noqa: S608
        if len(word) < SHORTEST or self._data.execute(f"{asked} limit 1", (f'"{word}"',)).fetchone():
            return word
        self._data.execute("create virtual table if not exists temp.spelling using fts5vocab('main', 'text', 'row')")
        known = [term for (term,) in self._data.execute("select term from temp.spelling where length(term) > 3")]
        return next(iter(get_close_matches(word, known, n=1, cutoff=LIKE)), word)


def _good(table: str, weight: float) -> str:
    """The query for the score of a way in a table."""
    columns = f", {', '.join(map(str, COLUMNS.values()))}" if table == "text" else ""
    good = f"-bm25({table}{columns}) * {weight} * ?"
    found = f"select rowid as place, ? as word, ? as way, ? as only, {good} as good"
    return f"{found} from {table} where {table} match ?"


def _asked(ways: Sequence[_Way]) -> Iterator[int | float | str]:
    for place, way in enumerate(ways):
        for _ in TABLES:
            yield from (way.word, place, way.game, way.weight, f'"{way.phrase}"')


def _scored(found: Iterable[tuple[int, str, float, int, float]]) -> dict[int, float]:
    """The score of each hit. `found`: number of the hit, its game and weight, a word, its score by that word.

    Words add up. A hit with few of them counts less, and so does one of the game that the query is less about.
    """
    hits: dict[int, tuple[str, float, dict[int, float]]] = {}
    best: dict[int, float] = {}
    for number, game, weight, word, good in found:
        hits.setdefault(number, (game, weight, {}))[2][word] = good
        if word >= 0:
            best[word] = max(good, best.get(word, 0))
    scores: dict[int, float] = {}
    of_game: dict[str, list[float]] = {}
    for number, (game, weight, words) in hits.items():
        covered = sum(best.get(word, 0) for word in words) / (sum(best.values()) or 1)
        scores[number] = sum(words.values()) * weight * covered**COVERED
        of_game.setdefault(game, []).append(scores[number])
    first = {game: sum(nlargest(FIRST_OF_GAME, each)) for game, each in of_game.items()}
    most = max(first.values(), default=0) or 1
    return {number: score * first[hits[number][0]] / most for number, score in scores.items()}


def _decoded(data: bytes) -> Hit:
    return msgspec.msgpack.decode(data, type=Hit)


def _each_once(hits: Sequence[Hit]) -> tuple[Hit, ...]:
    """Without the scenarios of a ruling found before them, a ruling shown only by such scenarios, and further printings
    of a card."""
    seen: set[str] = set()
    found: list[Hit] = []
    for hit in hits:
        own = {"scenario": {hit.id}, "ruling": {*hit.cases}, "card": {hit.printing_of or hit.id}}.get(hit.kind, set())
        if not own or own - seen:
            found.append(hit)
        seen |= own
    return tuple(found)
