"""The index: a table of SQLite in memory, with its full-text search FTS5."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.suite.errors import InvalidWordsError
from oracle.suite.search.hits import Hit, Kind

NO_FTS5 = "the SQLite of this Python has no FTS5, which `where` searches with; install a Python whose SQLite has it"
COLUMNS = {"name": 2.0, "title": 2.0, "says": 1.0}
"""Columns of the text of a hit → how much a word in it weighs."""
TABLES = {"text": 1.0, "further": 0.3}
"""Tables of words → how much a word in one weighs.

Further words have a table of their own: a word that stands in the steps of every other scenario may be rare in titles.
"""
_COLUMNS = {
    "text": f"{', '.join(COLUMNS)}, content=''",
    "further": "more, content=''",
    "spoken": "others, said unindexed",
}
SPOKEN = 0.4
"""What a word of the book weighs where a player's word for it was asked for."""
MOST_SPOKEN = 3
"""Words of the book that one of a player's may mean."""
WEIGHTS: dict[Kind, float] = {
    "clause": 1.7,
    "ruling": 1.35,
    "conflict": 1.1,
    "card": 1.0,
    "scenario": 1.0,
    "statement": 0.9,
    "document": 0.9,
}
"""What a judge asks for first is what decides: of equally good hits the clause stands before its scenarios."""
MOST_WORDS = 40
"""Different words of a question that are looked for."""
SHORTEST = 5
"""Letters of a word that may be misspelled."""
LIKE = 0.75
"""How much a word has to be like the stem of another to be that one misspelled, from 0 to 1."""
_IDLE_WORDS = (
    "a after all also am an and any are aren as at be been before both but by can could did do does doesn don each "
    "either for from get gets go goes going had has have he her his how i if in into is isn it its just many me much "
    "my of on one or other others our re s she should so some still t than that the their them then there they this to "
    "up ve was wasn we what when where which while who whose why will with would you your"
)
_IDLE = frozenset(_IDLE_WORDS.split())
"""Words that say nothing of what a question is about."""
_WORD = re.compile(r"[^\W_]+")


Spoken = Mapping[str, Mapping[str, Sequence[str]]]
"""Game → word of its book → the words that players have for it."""


class Entry(Struct, frozen=True, kw_only=True):
    """A hit with all it can be found by."""

    hit: Hit
    names: tuple[str, ...]
    """Whoever asks for one of these asks for exactly this."""
    other_names: tuple[str, ...] = ()
    """Names that something else may have with more right."""
    weight: float = 1
    """How much more it is what is asked for than other hits of its kind."""
    says: str = ""
    """What it says, in which a word weighs more than among further words."""
    more: str = ""
    """Further words."""


def named_alike(text: str) -> str:
    """A name as it is compared: case, spaces and a full stop behind it do not count."""
    whole = " ".join(text.encode("utf-8", "replace").decode().casefold().replace("’", "'").split())
    return whole.removeprefix("@").rstrip(".")


def words_of(text: str) -> list[str]:
    """The words to look for, each once; those that say nothing only where there are no others."""
    found = list(dict.fromkeys(_WORD.findall(text.casefold())))
    return ([word for word in found if word not in _IDLE] or found)[:MOST_WORDS]


class Index:
    """Everything that can be found. Raises InvalidWordsError where SQLite has no FTS5.

    `key` changes with anything that it holds; None where that cannot be told.
    """

    def __init__(self, kept: bytes | None = None, key: str | None = None) -> None:
        self.key = key
        self._data = sqlite3.connect(":memory:")
        if kept is not None:
            self._data.deserialize(kept)
            return
        try:
            tokens = "tokenize='porter unicode61 remove_diacritics 2'"
            for table, columns in _COLUMNS.items():
                self._data.execute(f"create virtual table {table} using fts5({columns}, {tokens})")
        except sqlite3.OperationalError as error:
            raise InvalidWordsError(NO_FTS5) from error
        self._data.execute(
            "create table hit (number integer primary key, kind text, game text, id text, weight real, data blob)"
        )
        self._data.execute("create table name (name text, place integer, hit integer)")

    def fill(self, entries: Iterable[Entry], spoken: Spoken | None = None) -> None:
        """Take everything in, once."""
        for number, entry in enumerate(entries, start=1):
            hit = entry.hit
            weight = WEIGHTS[hit.kind] * entry.weight
            row = (number, hit.kind, hit.game, hit.id, weight, msgspec.msgpack.encode(hit))
            self._data.execute("insert into hit values (?, ?, ?, ?, ?, ?)", row)
            named = " ".join((hit.id, *entry.other_names))
            text = (number, named, hit.title, entry.says)
            self._data.execute("insert into text (rowid, name, title, says) values (?, ?, ?, ?)", text)
            self._data.execute("insert into further (rowid, more) values (?, ?)", (number, entry.more))
            for place, names in enumerate((entry.names, entry.other_names)):
                rows = [(named_alike(name), place, number) for name in names]
                self._data.executemany("insert into name values (?, ?, ?)", rows)
        told = [(" ".join(others), said) for words in (spoken or {}).values() for said, others in words.items()]
        self._data.executemany("insert into spoken (others, said) values (?, ?)", told)
        self._data.execute("create index names on name (name)")
        self._data.execute("create index hits on hit (kind, id)")
        for table in _COLUMNS:
            self._data.execute(f"insert into {table} ({table}) values ('optimize')")  # noqa: S608
        self._data.commit()

    def kept(self) -> bytes:
        """All of it, to be kept."""
        return self._data.serialize()

    def named(self, text: str, games: Sequence[str], first: Kind | None = None) -> tuple[Hit, ...]:
        """What has exactly this name; `first`: the kind that is meant where others have the name too."""
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
        """Everything of a kind, or what has these ids, in their order."""
        if ids is None:
            rows = self._data.execute("select data from hit where kind = ? order by number", (kind,)).fetchall()
        else:
            asked = "select data from hit where kind = ? and id = ? order by number"
            rows = [row for one in dict.fromkeys(ids) for row in self._data.execute(asked, (kind, one))]
        return tuple(hit for (data,) in rows if (hit := _decoded(data)).game in games)

    def search(self, text: str, games: Sequence[str], *, kinds: Sequence[Kind] = (), most: int = 10) -> tuple[Hit, ...]:
        """What these words are found in, the best first. No words, or none that stand anywhere: nothing."""
        ways = [way for number, word in enumerate(words_of(text)) for way in self._ways(number, self._spelled(word))]
        if not ways:
            return ()
        chosen = f"and kind in ({', '.join('?' * len(kinds))})" if kinds else ""
        good = " union all ".join(_good(table, weight) for _ in ways for table, weight in TABLES.items())
        rows = self._data.execute(
            "select data, sum(good) * weight as score from (select place, max(good) as good from ("  # noqa: S608
            f"select place, word, sum(good) as good from ({good}) group by place, word, way) group by place, word) "
            f"join hit on hit.number = place where game in ({', '.join('?' * len(games))}) {chosen} "
            "group by place order by score desc, place limit ?",
            (*(one for way in ways for _ in TABLES for one in way), *games, *kinds, most * 3),
        )
        hits = [replace(_decoded(data), score=round(score, 3)) for data, score in rows]
        return _each_once(hits)[:most]

    def _ways(self, number: int, word: str) -> Iterator[tuple[int, int, float, str]]:
        """What a word may be in the book: itself, and what players mean by it."""
        asked = "select distinct said from spoken where spoken match ? limit ?"
        said = [one for (one,) in self._data.execute(asked, (f'"{word}"', MOST_SPOKEN))]
        for way, one in enumerate((word, *said)):
            yield number, way, SPOKEN if way else 1.0, f'"{one}"'

    def _spelled(self, word: str) -> str:
        """The word; where it stands nowhere, the one most like it that does."""
        asked = " union all ".join(f"select 1 from {table} where {table} match ?1" for table in TABLES)  # noqa: S608
        if len(word) < SHORTEST or self._data.execute(f"{asked} limit 1", (f'"{word}"',)).fetchone():
            return word
        self._data.execute("create virtual table if not exists temp.spelling using fts5vocab('main', 'text', 'row')")
        known = [term for (term,) in self._data.execute("select term from temp.spelling where length(term) > 3")]
        return next(iter(get_close_matches(word, known, n=1, cutoff=LIKE)), word)


def _good(table: str, weight: float) -> str:
    """The question how good a word is in a table; it is given as the number of the word asked for, what that is looked
    for as, what this weighs, and the word."""
    columns = f", {', '.join(map(str, COLUMNS.values()))}" if table == "text" else ""
    good = f"-bm25({table}{columns}) * {weight} * ?"
    return f"select rowid as place, ? as word, ? as way, {good} as good from {table} where {table} match ?"  # noqa: S608


def _decoded(data: bytes) -> Hit:
    return msgspec.msgpack.decode(data, type=Hit)


def _each_once(hits: Sequence[Hit]) -> tuple[Hit, ...]:
    """Without the scenarios of a ruling that was found before them, and the ruling of such a scenario."""
    seen: set[str] = set()
    found: list[Hit] = []
    for hit in hits:
        own = {hit.id} if hit.kind == "scenario" else set(hit.cases) if hit.kind == "ruling" else set()
        if not own or own - seen:
            found.append(hit)
        seen |= own
    return tuple(found)
