"""Whatever is wrong in a feature file is told with file and line, with what would be right, and all at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.suite.errors import SuiteError, SuiteErrors
from oracle.suite.reading.known import checks as known
from oracle.suite.reading.load import Checks, UnsoundSuite, load_suite
from tests.suite.written import POSITION, compiled

HEAD = "Given a game of Lorcana\nAnd these cards\n"
COLUMNS = "  | ref | card | player | zone | state | under | at |\n"
END = "\nWhen Ann concedes\nThen Bob has won"


def row(
    ref: str,
    card: str = "a character costing 1",
    player: str = "Ann",
    zone: str = "hand",
    state: str = "",
    under: str = "",
    at: str = "",
) -> str:
    """A row of the table of cards."""
    return f"{ref} | {card} | {player} | {zone} | {state} | {under} | {at}"


def table(*rows: str) -> str:
    """A scenario with these rows; the first row is on line 7."""
    return HEAD + COLUMNS + "".join(f"  | {row} |\n" for row in rows) + END.strip()


def steps(*lines: str) -> str:
    """A scenario with these steps after the usual position; the first of them is on line 14."""
    return POSITION + "\n".join(lines)


def changes(*rows: str) -> str:
    """A scenario whose table of changes has these rows; the header is on line 16."""
    return steps("When Ann concedes", "Then only this has changed", *(f"| {one} |" for one in rows))


def readings(*rows: str) -> str:
    """A scenario whose table of readings has these rows; the first of them is on line 17."""
    return steps("When Ann concedes", "Then by reading", "| reading | outcome |", *(f"| {one} |" for one in rows))


# The scenario; the line; part of what is wrong; part of what would be right.
WRONG_POSITIONS = [
    ("Given a game of Altered for three players" + END, 4, "rules of Altered are for two players", ""),
    (table(row("doc", zone="hands")), 7, 'no zone "hands"', 'did you mean "hand"?'),
    (table(row("doc", zone="bag")), 7, "not under 2.1 and 2.2", "@edition:seed-chapter-4"),
    (table(row("doc", player="Anna")), 7, 'no player "Anna"', 'did you mean "Ann"?'),
    (table(row("doc", zone="play", state="exhausted")), 7, 'no state', "exerted"),
    (table(row("doc", zone="play", state="-1 damage")), 7, "-1 is too small", "the least is 0"),
    (table(row("doc", zone="play", state="two damage")), 7, '"two" is not a number', "digits"),
    (table(row("doc", state="1 damage")), 7, 'cannot be "1 damage"', "only in play"),
    (table(row("doc", state="drying")), 7, 'cannot be "drying"', "only in play"),
    (table(row("doc", zone="play", state="exerted, ready")), 7, '"ready" and "exerted" at once', ""),
    (table(row("doc"), row("doc")), 8, "line 7", "its own"),
    (table(row("doc"), row("doc", zone="play")), 8, "cannot be in Ann's play too", "line 7"),
    (table(row("a"), row("b", zone="play", under="a")), 8, "in Ann's hand", "only in play"),
    (table(row("a", zone="play"), row("b", under="a")), 8, "under nothing", "only cards in play"),
    (table(row("a", zone="play", under="elsa")), 7, 'called "elsa"', ""),
    (table(row("aa", zone="play", under="ab"), row("ab", zone="play", under="aa")), 7, "under itself", "top card"),
    (table(row("a", zone="play"), row("b", zone="play", under="a"), row("c", zone="play", under="a")), 9, "is", ""),
    (table(row("it")), 7, '"it" cannot be a ref', "short word"),
    (table(row("doc", card="")), 7, "lacks its card", "a full name"),
    (table(row("doc", card="a creature costing 1")), 7, '"creature" is not a kind of card', "character"),
    (table(row("doc", card="a character costing one")), 7, '"one" is not a number', ""),
    (table(row("doc", card="a character costing 1, with Sinker 5")), 7, "with Sinker 5", "Singer"),
    (table(row("doc", card="a character costing 1, with Singer")), 7, "lacks its number", "with Singer 3"),
    (table(row("doc", card="a character costing 1, with Ward 3")), 7, "Ward has no number", ""),
    (table(row("doc", card="an action costing 1, with 3 Strength")), 7, "action cards have no strength", ""),
    (table(row("doc", card="a character costing 1 red")), 7, '"red" is not a property', "named, classified"),
    (table(row("doc", card="a character costing 1 without a name")), 7, "without a name", "inkwell symbol"),
    (HEAD + "  | ref | card | player |\n  | a | a card | Ann |\n" + END.strip(), 5, 'lacks the column "zone"', "ref |"),
    (HEAD + "  | ref | card | player | place |\n  | a | a | Ann | hand |\n" + END.strip(), 5, 'no column "place"', ""),
    (HEAD + "  | ref | card | player | zone |\n" + END.strip(), 5, "no rows", ""),
    ("Given a game of Lorcana\nAnd these cards" + END, 5, "needs a table", ""),
    ("Given a game of Chess" + END, 4, 'no game "Chess"', "Lorcana"),
    ("Given Ann has 3 lore" + END, 4, "names its game", "Given a game of Lorcana"),
    ("Given a game of Lorcana\nAnd a game of Lorcana" + END, 5, "named already", ""),
    ("Given a game of Lorcana\nAnd Ann has 3 lore\nAnd Ann has 4 lore" + END, 6, "given twice", ""),
    ("Given a game of Lorcana\nAnd Ann has three lore" + END, 5, '"three" is not a number', "digits"),
    ("Given a game of Lorcana\nAnd Ann has 99999999 lore" + END, 5, "too large", ""),
    ("Given a game of Lorcana\nAnd Bob has inked a card this turn" + END, 5, "not Bob's turn", "only Ann"),
    ("Given a game of Lorcana\nAnd it is the first turn of the game\nAnd it is Bob's turn" + END, 5, "is Ann's", ""),
    ("Given a game of Lorcana\nAnd chance gives elsa" + END, 5, 'called "elsa"', ""),
    ('Given a game of Lorcana\nAnd the made-up card "X"\n"""\n{"type":\n"""' + END, 5, "not readable as JSON", ""),
    ('Given a game of Lorcana\nAnd the made-up card "X"\n"""\n{"a": 1, "a": 2}\n"""' + END, 5, "there twice", ""),
    ('Given a game of Lorcana\nAnd the made-up card "X"\n"""\n[1]\n"""' + END, 5, "must be a JSON object", ""),
    ('Given a game of Lorcana\nAnd the made-up card "X"\n"""\n{"cost": 1}\n"""' + END, 5, 'lacks the field "type"', ""),
    ('Given a game of Lorcana\nAnd the made-up card "X"\n"""\n' + "[" * 9999 + '\n"""' + END, 5, "not readable", ""),
    ('Given a game of Lorcana\nAnd the made-up card "X"' + END, 5, '"""', ""),
]  # fmt: skip

WRONG_STEPS = [
    (steps("When Ann plays duck for its ink cost", "Then it is refused"), 14, 'called "duck"', ""),
    (steps("When Ann plays dox for its ink cost", "Then it is refused"), 14, 'called "dox"', '"doc"?'),
    (steps("When Anna plays doc for free", "Then it is refused"), 14, 'no player "Anna"', '"Ann"?'),
    (steps("When Ann plays doc for nothing", "Then it is refused"), 14, "not a kind of cost", "its other cost"),
    (steps("When Ann jumps", "Then it is refused"), 14, 'no When phrase "Ann jumps"', "the nearest"),
    (steps("When Ann concedes", "Then Bob wins"), 15, 'no Then phrase "Bob wins"', "has won"),
    (steps("When Ann concedes", "Then doc is in Ann's cellar"), 15, 'no zone "cellar"', "inkwell"),
    (steps("When Ann concedes", "Then doc is in Ann's bag"), 15, "not under 2.1 and 2.2", "@edition:seed-chapter-4"),
    (steps("When Ann concedes", "Then Ann has 1 card in bag"), 15, "not under 2.1", "@edition:seed-chapter-4"),
    (changes("what | to", "doc | Ann's bag"), 17, "not under 2.1", "@edition:seed-chapter-4"),
    (readings("2.1 | Bob has won", "2.2, seed-chapter-4 | doc is in Ann's bag"), 18, "not under 2.2", "@edition:"),
    (steps("When Ann concedes", "Then doc is in play"), 15, "write whose it is", '"Ann\'s hand"'),
    (steps("When Ann concedes", "Then doc is tapped"), 15, '"tapped" is not a valid state', "exerted"),
    (steps("When Ann concedes", "Then Ann has 1 cards in cellar"), 15, 'no zone "cellar"', "hand"),
    (steps("When Ann concedes", "Then it is refused by rule4"), 15, "not a clause number", "4.3.2.4"),
    (changes("what | to", "dox | Ann's play"), 17, '"dox"', '"doc"?'),
    (changes("what | to", "doc | Ann's play, wet"), 17, '"wet"', ""),
    (changes("what | to", "Ann's ink | lots"), 17, '"lots"', "1 ready"),
    (changes("what | to", "Ann's gold | 3"), 17, '"gold"', "lore"),
    (changes("what | from | to", "Ann's lore | 1 | 1"), 17, "the same", ""),
    (changes("what | to", "turn | Bob", "turn | Bob"), 18, "two rows", ""),
    (changes("what | to", "doc | Ann's inkwell, exerted"), 17, "ink row", ""),
    (readings("2.2 | Bob has won"), 15, "under 2.1", ""),
    (readings("3.0 | Bob has won"), 17, '"3.0"', "2.2"),
    (readings(" | Bob has won"), 17, "lacks its reading", ""),
    (readings("2.1, 2.2 | Bob wins"), 17, "no Then phrase", ""),
    (readings("2.1, 2.2 | by reading"), 17, "table of its own", ""),
    (steps("When Ann concedes", "Then Bob has won", "| a |", "| b |"), 15, "takes no table", ""),
    (steps("When Ann concedes", "Then Bob has won", '"""', "text", '"""'), 15, "takes no text", ""),
    (steps("When Ann concedes"), 3, "expects nothing", "Then"),
    (steps("When Ann concedes", "Given Ann has 3 lore", "Then Bob has won"), 15, "come before", ""),
]  # fmt: skip

WRONG_TAGS = [
    ("@clause:4.3.2", 3, "no case id", "@case:"),
    ("@case:one", 3, "names no clause", "@clause:"),
    ("@case:4.3.2 @clause:4.3.2", 2, "not a case id", "words joined by hyphens"),
    ("@case:one @case:two @clause:4.3.2", 2, "one case id", "two"),
    ("@case:one @clause:4.3.two", 2, '"4.3.two" is not a clause number', "4.3.2.4"),
    ("@case:one @clause:4.3.2 @edition:2.3", 2, '"2.3"', "2.2"),
    ("@case:one @clause:4.3.2 @conflict:two", 2, '"two"', "@conflict:2"),
    ("@case:one @clause:4.3.2 @ruling:66", 2, '"66"', "@ruling:R066"),
    ("@case:one @clause:4.3.2 @needs:wings", 2, 'no capability "wings"', ""),
    ("@case:one @clause:4.3.2 @claus:4.3.2", 2, 'no tag "@claus:"', '"clause"'),
    ("@case:one @clause:4.3.2 @asked", 2, "needs a value", "@asked:"),
]


@pytest.mark.parametrize(("text", "line", "wrong", "right"), WRONG_POSITIONS + WRONG_STEPS)
def test_what_is_wrong_has_file_and_line(text: str, line: int, wrong: str, right: str) -> None:
    plans, errors = compiled(text)
    assert plans == []
    assert len(errors) == 1, errors
    assert errors[0].startswith(f"written.feature:{line}: ")
    assert wrong in errors[0]
    assert right in errors[0]


def test_a_zone_of_one_reading_may_be_named_where_only_that_reading_is_meant() -> None:
    tags = "@case:one @clause:7.7.1 @edition:2.2 @edition:seed-chapter-4"
    rows = ("2.2 | Bob has won", "seed-chapter-4 | doc is in Ann's bag")
    assert compiled(readings(*rows), tags)[1] == []
    assert compiled(table(row("doc", zone="bag")), "@case:one @clause:7.7.1 @edition:seed-chapter-4")[1] == []
    _, (error,) = compiled(table(row("doc", zone="bag")), tags)
    assert error.startswith("written.feature:7: cards are in the bag only under seed-chapter-4, not under 2.2;")


@pytest.mark.parametrize(("tags", "line", "wrong", "right"), WRONG_TAGS)
def test_wrong_tags_have_file_and_line(tags: str, line: int, wrong: str, right: str) -> None:
    plans, errors = compiled("Given a game of Lorcana" + END, tags)
    assert plans == []
    assert len(errors) == 1, errors
    assert errors[0].startswith(f"written.feature:{line}: ")
    assert wrong in errors[0]
    assert right in errors[0]


def test_everything_wrong_is_told_at_once() -> None:
    text = table(row("doc", zone="hands"), row("elsa", player="Bib"))
    _, errors = compiled(text + "\nAnd doc is happy\nAnd Ann dances", "@case:x")
    places = [error.split(": ")[0].removeprefix("written.feature:") for error in errors]
    assert sorted(places, key=int) == ["3", "7", "8", "11", "12"]


FEATURES = [
    ("Feature: a\n  Scenario: b\n    Given x\n    Gibven y\n", 4, "is not allowed here"),
    ("Nothing\n", 1, "is not allowed here"),
    ("", 1, "no feature"),
    ("Feature: a\n  Scenario: b\n", 2, "has no steps"),
    ("Feature: a\n  Scenario: b\n    Given a game of Lorcana\n      | a | b |\n      | c |\n", 5, "inconsistent"),
    ("Feature: a\n  Scenario: b\n    Given x\n  Scenario: b\n    Given x\n", 4, 'title "b"'),
    ("Feature: a\n  Scenario: b\n    * x\n", 3, "start the step"),
    ("# language: xx\nFeature: a\n", 1, "Language"),
    (
        "Feature: a\n  Scenario Outline: b\n    Given <x>\n    @t\n    Examples:\n      | x |\n      | 1 |\n",
        4,
        "tags belong",
    ),
    (
        "Feature: a\n  Scenario Outline: b\n    Given <x>\n    Examples:\n      | x |\n      | 1 |\n      | 1 |\n",
        7,
        'named "1"',
    ),
]


@pytest.mark.parametrize(("text", "line", "wrong"), FEATURES)
def test_broken_features_have_file_and_line(tmp_path: Path, text: str, line: int, wrong: str) -> None:
    folder = tmp_path / "4-turn"
    folder.mkdir()
    (folder / "broken.feature").write_text(text)
    with pytest.raises(SuiteErrors) as error:
        load_suite(tmp_path, cache=False)
    told = [str(one) for one in error.value.errors if one.line == line and wrong in one.text]
    assert told, str(error.value)
    assert told[0].startswith(f"4-turn/broken.feature:{line}: ")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "binary.feature").write_bytes(b"Feature: a\n\xff\xfe\n")
    with pytest.raises(SuiteErrors, match=r"binary.feature:2: not UTF-8"):
        load_suite(tmp_path, cache=False)


def test_a_folder_without_features(tmp_path: Path) -> None:
    with pytest.raises(SuiteErrors, match="no feature files"):
        load_suite(tmp_path, cache=False)


SCENARIO = """Feature: Checked
  @case:{case} @clause:4.3.2 @conflict:2 @conflict:987
  Scenario: Checked
    Given a game of Lorcana
    And the made-up card "Big Friend"
      \"\"\"
      {{"type": "character", "cost": 4}}
      \"\"\"
    And these cards
      | ref  | card              | player | zone |
      | doc  | Doc - Nobody      | Ann    | hand |
      | big  | Big Friend        | Ann    | hand |
    When Ann plays doc for free
    Then it is refused by 9.9.9
"""


def test_a_case_id_is_used_once(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.feature").write_text(SCENARIO.format(case="one"))
    with pytest.raises(SuiteErrors, match=r'b.feature:3: the case id "one" is already used in a.feature:3'):
        load_suite(tmp_path, cache=False)


OUTLINE = (
    SCENARIO.replace("Scenario:", "Scenario Outline:")
    + "\n    Examples:\n      | cost |\n      | 1    |\n      | 2    |\n"
)


@pytest.mark.parametrize(("first", "second"), [(OUTLINE, SCENARIO), (SCENARIO, OUTLINE), (OUTLINE, OUTLINE)])
def test_an_outline_has_a_case_id_of_its_own(tmp_path: Path, first: str, second: str) -> None:
    for name, text in (("a", first), ("b", second)):
        (tmp_path / f"{name}.feature").write_text(text.format(case="one"))
    with pytest.raises(SuiteErrors, match=r'b.feature:\d+: the case id "one" is already used in a.feature:') as wrong:
        load_suite(tmp_path, cache=False)
    assert len(wrong.value.errors) == 1


@pytest.mark.parametrize("again", [SCENARIO, OUTLINE])
def test_a_case_id_is_used_once_in_a_file(tmp_path: Path, again: str) -> None:
    second = again.replace("Feature: Checked", "").replace("Checked", "Again")
    (tmp_path / "a.feature").write_text((SCENARIO + second).format(case="one"))
    with pytest.raises(SuiteErrors, match=r'a.feature:\d+: the case id "one" is already used in line 2') as wrong:
        load_suite(tmp_path, cache=False)
    assert len(wrong.value.errors) == 1


@pytest.mark.parametrize("cached", [False, True])
def test_names_are_checked_by_those_who_know_them(tmp_path: Path, cached: bool) -> None:
    (tmp_path / "a.feature").write_text(SCENARIO.format(case="one"))
    cache = tmp_path / "cache" if cached else False
    load_suite(tmp_path, cache=cache)
    checks = Checks(
        known_clause=lambda game, clause: (game, clause) == ("lorcana", "1.1"),
        known_conflict=lambda game, number: number == "2",
        card_problem=lambda game, name: f'no card "{name}" is known; did you mean "Doc - Somebody"?',
        definition_problem=lambda game, definition: "it is too big",
    )
    with pytest.raises(SuiteErrors) as error:
        load_suite(tmp_path, cache=cache, checks=checks)
    assert [(one.line, one.text[:40]) for one in error.value.errors] == [
        (2, 'lorcana has no clause "4.3.2" in its cur'),
        (2, "lorcana has no conflict 987; `tcg-oracle"),
        (5, 'the made-up card "Big Friend": it is too'),
        (11, 'no card "Doc - Nobody" is known; did you'),
        (14, 'lorcana has no clause "9.9.9" in its cur'),
    ]
    assert '"Doc - Somebody"' in str(error.value)


def test_a_mistake_in_one_file_leaves_the_others_to_be_judged(tmp_path: Path) -> None:
    right = (Path(__file__).parent / "data" / "phrases.feature").read_text(encoding="utf-8")
    (tmp_path / "right.feature").write_text(right, encoding="utf-8")
    (tmp_path / "wrong.feature").write_text("Feature: F\n", encoding="utf-8")
    with pytest.raises(UnsoundSuite) as error:
        load_suite(tmp_path, cache=False)
    assert [one.path for one in error.value.errors] == ["wrong.feature"]
    assert {plan.feature for plan in error.value.sound.plans} == {"right.feature"}
    assert error.value.sound.features == 1


def test_the_same_mistake_of_the_same_line_is_told_once() -> None:
    one, other = SuiteError("a.feature", 3, "wrong"), SuiteError("a.feature", 4, "wrong")
    assert [error.line for error in SuiteErrors([other, one, SuiteError("a.feature", 3, "wrong")]).errors] == [3, 4]


@pytest.mark.parametrize(("kind", "wrong"), [("Robto", "(Robot)"), ("Song", "not a sub-type of a character")])
def test_the_sub_types_of_a_described_card_are_those_there_are(tmp_path: Path, kind: str, wrong: str) -> None:
    text = SUBTYPED.format(kind=kind)
    (tmp_path / "a.feature").write_text(text)
    with pytest.raises(SuiteErrors) as error:
        load_suite(tmp_path, cache=False, checks=known())
    assert [one.line for one in error.value.errors] == [7]
    assert wrong in str(error.value)
    (tmp_path / "a.feature").write_text(SUBTYPED.format(kind="Robot"))
    load_suite(tmp_path, cache=False, checks=known())


SUBTYPED = """Feature: Sub-types
  @case:sub-types @clause:2.2.2.d
  Scenario: One of them
    Given a game of Altered
    And these cards
      | ref | card                                     | player | zone            |
      | owl | a character costing 1, classified {kind} | Ann    | hero expedition |
    When Ann passes
    Then it is accepted
"""
