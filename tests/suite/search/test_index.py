"""The index: names before words, stems, and whatever somebody types."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from oracle.suite.errors import InvalidWordsError
from oracle.suite.search import keeping
from oracle.suite.search.folding import folded
from oracle.suite.search.hits import Hit, Kind
from oracle.suite.search.index import Entry, Index, words_of

GAMES = ("lorcana", "altered")


def entry(
    kind: Kind, name: str, title: str, *, game: str = "lorcana", cases: tuple[str, ...] = (), **more: str
) -> Entry:
    own = cases or ((name,) if kind == "scenario" else ())
    hit = Hit(kind=kind, id=name, game=game, title=title, cases=own)
    other = (more.pop("other"),) if "other" in more else ()
    return Entry(hit=hit, names=(name,), other_names=other, **more)  # type: ignore[arg-type]


ENTRIES = (
    entry("clause", "4.6", "Challenging", says="A ready character may fight an exerted one."),
    entry("clause", "3", "Turns"),
    entry("conflict", "3 a", "The next character", other="3"),
    entry("scenario", "two-waiting", "Two reductions", more="Doc - Leader of the Seven Dwarfs quests"),
    entry("scenario", "shielded", "the shield of Rapunzel stays"),
    entry("ruling", "R161b", "the shield of Rapunzel stays", cases=("shielded",)),
    entry("card", "Doc - Leader of the Seven Dwarfs", "Doc - Leader of the Seven Dwarfs"),
    entry("card", "Quetzalcóatl", "Quetzalcóatl", game="altered"),
)


@pytest.fixture
def index() -> Index:
    made = Index()
    made.fill(ENTRIES)
    return made


def found(index: Index, text: str, **options: object) -> list[str]:
    return [hit.id for hit in index.search(text, GAMES, **options)]  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["challenges", "challenged?", "CHALLENGE", "who may challenge whom"])
def test_a_word_is_found_in_all_its_forms(index: Index, text: str) -> None:
    assert found(index, text) == ["4.6"]


def test_an_accent_need_not_be_typed(index: Index) -> None:
    assert found(index, "quetzalcoatl") == ["Quetzalcóatl"]


def test_a_word_that_stands_nowhere_is_taken_for_the_one_most_like_it(index: Index) -> None:
    assert found(index, "chalenging") == ["4.6"]
    assert found(index, "Quezalcoatl") == ["Quetzalcóatl"]
    assert found(index, "warehouse") == []


SPOKEN: dict[str, dict[str, tuple[str, ...]]] = {
    "lorcana": {"challenging": ("attack", "go into them"), "draw": ("mill",)},
    "altered": {"Quetzalcóatl": ("bird god",)},
}


@pytest.fixture
def spoken() -> Index:
    made = Index()
    more = (entry("clause", "9", "Attacks"), entry("clause", "10", "Draws", says="The god of small birds."))
    made.fill((*ENTRIES, *more), SPOKEN)
    return made


def test_what_players_say_finds_what_the_book_says_behind_the_word_itself(spoken: Index) -> None:
    assert found(spoken, "who is attacked") == ["9", "4.6"]
    assert found(spoken, "attack", kinds=("conflict",)) == []


def test_a_phrase_of_players_counts_as_a_whole_and_in_its_game_alone(spoken: Index) -> None:
    assert "4.6" in found(spoken, "may I go into them")
    assert "4.6" not in found(spoken, "which card goes into the deck")
    assert "Quetzalcóatl" in found(spoken, "the bird gods")
    assert "Quetzalcóatl" not in [hit.id for hit in spoken.search("the bird gods", ("lorcana",))]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("I have drawn 2", "i have draw two"),
        ("it CAN’T", "it cannot"),
        ("can not, may not", "cannot, cannot"),
        ("hasn't sung", "not sing"),
        ("4.6.2", "four.six.two"),
    ],
)
def test_forms_that_a_stemmer_leaves_apart_are_folded(said: str, meant: str) -> None:
    assert folded(said) == meant


def test_hits_of_the_game_that_a_question_is_about_come_first() -> None:
    made = Index()
    ours = [entry("clause", "i", "Inkwell"), entry("clause", "z", "Lore")]
    made.fill((entry("clause", "x", "Lore", game="altered"), *ours, *ENTRIES))
    assert found(made, "lore") == ["x", "z"]
    assert found(made, "lore from the inkwell") == ["i", "z", "x"]


def test_what_has_more_of_the_words_comes_before_what_has_one_of_them_often() -> None:
    made = Index()
    made.fill((entry("clause", "1", "Lore"), entry("clause", "2", "Lore and ink once a turn at most"), *ENTRIES))
    assert found(made, "ink lore")[0] == "2"


def test_a_card_is_found_by_a_part_of_its_name_before_those_who_play_with_it(index: Index) -> None:
    assert found(index, "doc") == ["Doc - Leader of the Seven Dwarfs", "two-waiting"]


def test_a_scenario_is_not_told_again_behind_its_ruling(index: Index) -> None:
    assert found(index, "Rapunzel's shield") == ["R161b"]


def test_a_ruling_stands_where_its_scenario_was_found() -> None:
    made = Index()
    shown = entry("scenario", "shielded", "the shield of Rapunzel stays")
    ruled = entry("ruling", "R161b", "zero damage uses nothing up", cases=("shielded",))
    made.fill((Entry(hit=replace(shown.hit, rulings=("R161b",)), names=shown.names), ruled))
    assert found(made, "Rapunzel's shield") == ["R161b"]
    assert found(made, "Rapunzel's shield", kinds=("scenario",)) == ["shielded"]


def test_a_clause_is_found_by_how_players_ask_for_it() -> None:
    made = Index()
    made.fill((*ENTRIES, entry("clause", "12", "Readied again", asks="may I untap it")))
    assert found(made, "untapping") == ["12"]


def test_of_a_card_one_printing_stands_in_a_list() -> None:
    made = Index()
    plain, other = (entry("card", name, name, game="altered") for name in ("Jinn", "Jinn - R1"))
    made.fill((Entry(hit=replace(other.hit, printing_of="Jinn"), names=other.names), plain))
    assert len(found(made, "jinn")) == 1
    assert [hit.id for hit in made.named("Jinn - R1", GAMES)] == ["Jinn - R1"]


def test_words_may_be_looked_for_in_one_game_or_kind(index: Index) -> None:
    assert not index.search("quetzalcoatl", ("lorcana",))
    assert found(index, "doc", kinds=("scenario",)) == ["two-waiting"]


@pytest.mark.parametrize(
    ("text", "kind", "ids"),
    [
        ("3", None, ["3"]),
        ("3", "conflict", ["3 a"]),
        (" R161B. ", None, ["R161b"]),
        ("doc -  leader of the seven dwarfs", None, ["Doc - Leader of the Seven Dwarfs"]),
        ("R161", None, []),
        ("", None, []),
    ],
)
def test_a_name_means_what_has_it(index: Index, text: str, kind: Kind | None, ids: list[str]) -> None:
    assert [hit.id for hit in index.named(text, GAMES, kind)] == ids


def test_what_has_a_name_twice_is_named_once() -> None:
    made = Index()
    made.fill([Entry(hit=Hit(kind="ruling", id="R155", game="lorcana", title="a shield"), names=("R155", "r155."))])
    assert len(made.named("R155", GAMES)) == 1


def test_words_that_say_nothing_are_left_out_unless_there_are_no_others() -> None:
    assert words_of("Does a character, when it is ready, quest?") == ["character", "ready", "quest"]
    assert words_of("what is it") == ["what", "is", "it"]


HOSTILE = (
    *(
        '"',
        "'",
        '""" OR ""',
        "*",
        "doc*",
        "NEAR(",
        "NEAR(doc two, 3)",
        "OR",
        "AND NOT",
        "title:doc",
        "-doc",
        "^doc",
        "(",
    ),
    *(")", "doc AND", "; drop table hit", "%", "_", "\x00", "doc\x00", "\ud83d", "doc \ude00", "😀", "😀" * 400, "à́"),
    *("", " ", "\n\t", "x" * 10_000, "doc " * 2_500, "( " * 5_000, "\u202edoc", "{a b}", "a + b", "1.2.3", "９"),
)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_whatever_is_typed_is_words(index: Index, text: str) -> None:
    hits = index.search(text, GAMES)
    assert index.named(text, GAMES) == ()
    assert ("doc" in text and "title:" not in text) <= bool(hits)


def test_what_is_kept_is_the_same(index: Index) -> None:
    again = Index(index.kept())
    assert found(again, "doc") == found(index, "doc")
    assert again.named("4.6", GAMES) == index.named("4.6", GAMES)


def test_without_fts5_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain:
        def execute(self, text: str) -> None:
            raise sqlite3.OperationalError("no such module: fts5")

    monkeypatch.setattr(sqlite3, "connect", lambda _: Plain())
    with pytest.raises(InvalidWordsError, match="no FTS5"):
        Index()


def test_it_is_built_once_and_anew_when_what_was_kept_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[Index] = []

    def small(_: object) -> Index:
        built.append(Index())
        built[-1].fill(ENTRIES)
        return built[-1]

    monkeypatch.setattr(keeping, "_built", small)
    folder = tmp_path / "plans"
    assert keeping.open_index(folder).named("4.6", GAMES) == keeping.open_index(folder).named("4.6", GAMES) != ()
    assert len(built) == 1
    (kept,) = folder.iterdir()
    kept.write_bytes(kept.read_bytes()[:-100])
    assert keeping.open_index(folder).named("4.6", GAMES)
    assert len(built) == 2
    monkeypatch.setattr("oracle.suite.reading.kept.fingerprint", lambda: "another program")
    keeping.open_index(folder)
    assert len(built) == 3
