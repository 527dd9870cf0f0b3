"""Every kind of fault of a deck list is told, with its line and its clause; and legal decks have none."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from oracle.book.decks import DeckCard
from oracle.cli.app import mounted
from oracle.cli.errors import USAGE, user_errors
from oracle.decks.checking import as_list, check_deck, rules_of
from oracle.decks.library import library
from oracle.engines.games import PLAYED
from oracle.kernel.errors import InputError


def lorcana(*lines: str, of: int = 60) -> str:
    """A deck that is legal except for these lines, which come first; amber and steel cards fill it up."""
    amber, steel = (_filler("lorcana", inks=(ink,)) for ink in ("amber", "steel"))
    return filled("lorcana", lines, of, [card for pair in zip(amber, steel, strict=False) for card in pair], 4)


def altered(*lines: str, hero: str = "1 Sigismar & Wingspan", of: int = 39) -> str:
    """The same for Altered: common cards of Ordis, and a Hero behind them."""
    common = _filler("altered", faction="Ordis", rarity="common")
    filler = [card for card in common if card.type in ("character", "spell")]
    return filled("altered", lines, of, filler, 3) + f"\n{hero}"


@cache
def _filler(game: str, **facts: object) -> list[DeckCard]:
    return [card for card in library(game).cards if all(getattr(card, name) == fact for name, fact in facts.items())]


def filled(game: str, lines: tuple[str, ...], of: int, filler: list[DeckCard], most: int) -> str:
    counts = [line.partition(" ")[0] for line in lines]
    left = of - sum(int(count) for count in counts if count.isdigit() and len(count) < 4)
    printed, rules = library(game).by_printing, rules_of(game)
    meant = [printed.get(ref) or rules.unlisted(ref, printed) for line in lines for ref in line.split()[-1:]]
    names = {card.name for card in meant if card is not None}
    rest = list(lines)
    for card in filler:
        if left > 0 and card.name not in names and not any(card.name in line for line in lines):
            rest.append(f"{min(most, left)} {card.full_name}")
            left -= most
    return "\n".join(rest)


def told(text: str, game: str, format_: str | None = None) -> list[tuple[str, str, tuple[int, ...]]]:
    """Kind, clause and lines of each fault."""
    return [(one.kind, one.clause, one.lines) for one in check_deck(text.encode(), game, format_).faults]


LEGAL = {
    "sixty of two inks": (lorcana(), "lorcana", None),
    "more than sixty": (lorcana(of=80), "lorcana", None),
    "four of a full name": (lorcana("4 Ariel - On Human Legs"), "lorcana", None),
    "four on two lines": (lorcana("2 Ariel - On Human Legs", "2 ariel – on human legs"), "lorcana", None),
    "four of each version": (lorcana("4 Ariel - On Human Legs", "4 Ariel - Spectacular Singer"), "lorcana", None),
    "two slippers": (lorcana("2 The Glass Slipper", "54 Microbots"), "lorcana", "draft"),
    "by set and number": (lorcana("4 1/1"), "lorcana", None),
    "with a set behind": (lorcana("4 Ariel - On Human Legs (1) 1"), "lorcana", None),
    "with x": (lorcana("4x Ariel - On Human Legs"), "lorcana", None),
    "headings and comments": ("# mine\nDeck:\n" + lorcana() + "\n\nSideboard\n9 nonsense", "lorcana", None),
    "a byte order mark": ("\ufeff" + lorcana(), "lorcana", None),
    "line ends of Windows": (lorcana().replace("\n", "\r\n"), "lorcana", None),
    "draft of 35 with nine of a name": (lorcana("9 Ariel - On Human Legs", of=35), "lorcana", "draft"),
    "sealed of 40 and three inks": (
        lorcana("3 Microbots", "1 10/54", of=40),
        "lorcana",
        "sealed",
    ),
    "a Hero and 39": (altered(), "altered", None),
    "three of a name": (altered("1 ALT_CORE_B_OR_04_C", "2 ALT_CORE_B_OR_04_R1"), "altered", None),
    "another run": (altered("3 ALT_CORE_P_OR_04_C"), "altered", None),
    "limited without a Hero": (altered(hero="", of=29), "altered", "limited"),
    "limited with many of a name": (altered("9 ALT_CORE_B_OR_04_C", of=29), "altered", "limited"),
}


@pytest.mark.parametrize("name", LEGAL)
def test_a_legal_deck_has_no_fault(name: str) -> None:
    text, game, format_ = LEGAL[name]
    found = check_deck(text.encode(), game, format_)
    assert (found.verdict, found.faults) == ("legal", ())


CONSTRUCTED = "1.10.1.1"
OF_LORCANA = {
    "59 cards": (lorcana(of=59), None, ("too-few-cards", CONSTRUCTED, ())),
    "one card": ("1 Microbots", None, ("too-few-cards", CONSTRUCTED, ())),
    "draft of 34": (lorcana(of=34), "draft", ("too-few-cards", "1.10.1.2", ())),
    "sealed of 39": (lorcana(of=39), "sealed", ("too-few-cards", "1.10.1.2", ())),
    "three inks": (lorcana("1 Microbots"), None, ("too-many-inks", CONSTRUCTED, (1,))),
    "a third ink on a card of two": (lorcana("1 Snow White - Fair-Hearted", "4 10/54"), None, None),
    "five of a full name": (lorcana("5 Ariel - On Human Legs"), None, ("too-many-copies", CONSTRUCTED, (1,))),
    "five on three lines": (
        lorcana("2 Ariel - On Human Legs", "2 ARIEL - ON HUMAN LEGS", "1 1/1"), None,
        ("too-many-copies", CONSTRUCTED, (1, 2, 3)),
    ),
    "three slippers": (lorcana("3 The Glass Slipper"), None, ("too-many-copies", "1.2.1", (1,))),
    "three slippers in a draft": (lorcana("3 The Glass Slipper", of=35), "draft", ("too-many-copies", "1.2.1", (1,))),
    "a hundred puppies": (lorcana("100 Dalmatian Puppy - Tail Wagger"), None, ("too-many-copies", "1.2.1", (1,))),
    "no such card": (lorcana("1 Nobody - At All"), None, ("unknown-card", "", (1,))),
    "no such version": (lorcana("1 Ariel - Nowhere"), None, ("unknown-card", "", (1,))),
    "which Ariel": (lorcana("1 Ariel"), None, ("which-card", "", (1,))),
    "none of a card": (lorcana("0 Ariel - On Human Legs"), None, ("bad-count", "", (1,))),
    "a thousand": (lorcana("1000 Ariel - On Human Legs"), None, ("bad-count", "", (1,))),
    "18 digits": (lorcana("x").replace("x", "9" * 18 + " Ariel - On Human Legs", 1), None, ("bad-count", "", (1,))),
    "a hundred digits": (lorcana("x").replace("x", "9" * 100 + " Ariel", 1), None, ("unknown-card", "", (1,))),
    "less than none": (lorcana("x").replace("x", "-1 Ariel - On Human Legs", 1), None, ("unknown-card", "", (1,))),
    "a half": (lorcana("x").replace("x", "0.5 Ariel - On Human Legs", 1), None, ("unknown-card", "", (1,))),
    "a number alone": (lorcana("x").replace("x", "4", 1), None, ("unknown-card", "", (1,))),
    "a card of Altered": (lorcana("1 ALT_CORE_B_OR_04_C"), None, ("unknown-card", "", (1,))),
    "a set and a number that are not": (lorcana("1 1/999"), None, ("unknown-card", "", (1,))),
    "a line of steering characters": (lorcana("1 \u202eleirA"), None, ("unknown-card", "", (1,))),
    "a line of nulls": (lorcana("1 \0\0\0"), None, ("unknown-card", "", (1,))),
    "a line without end": (lorcana("1 " + "x" * 100_000), None, ("unknown-card", "", (1,))),
    "markup": (lorcana("1 [red]Ariel[/red] <b>"), None, ("unknown-card", "", (1,))),
    "a command": (lorcana("1 $(rm -rf /)"), None, ("unknown-card", "", (1,))),
    "nothing": ("", None, ("empty", "", ())),
    "comments alone": ("# a\n// b\n; c\n\n", None, ("empty", "", ())),
    "a heading alone": ("Deck", None, ("empty", "", ())),
    "all of it aside": ("Sideboard\n4 Ariel - On Human Legs", None, ("empty", "", ())),
    "JSON": ('{"deck": []}', None, ("unknown-card", "", (1,))),
    "a page": ("<html>\n<body>", None, ("unknown-card", "", (1,))),
}  # fmt: skip
OF_ALTERED = {
    "no Hero": (altered(hero=""), None, ("heroes", "1.1.4.b", ())),
    "two Heroes": (altered(hero="1 Sigismar & Wingspan\n1 Waru & Mack"), None, ("heroes", "1.1.4.b", (14, 15))),
    "a Hero twice": (altered(hero="2 Sigismar & Wingspan"), None, ("heroes", "1.1.4.b", (14,))),
    "38 others": (altered(of=38), None, ("too-few-cards", "1.1.4.c", ())),
    "another faction": (altered("1 ALT_CORE_B_AX_04_C"), None, ("other-faction", "1.1.4.d", (1,))),
    "the other faction's rare": (altered("1 ALT_CORE_B_OR_04_R2"), None, ("other-faction", "1.1.4.d", (1,))),
    "a neutral card": (altered("1 Mana Convergence"), None, None),
    "four of a name": (altered("4 ALT_CORE_B_OR_04_C"), None, ("too-many-copies", "1.1.4.e", (1,))),
    "four of a name in two rarities": (
        altered("2 ALT_CORE_B_OR_04_C", "2 ALT_CORE_B_OR_04_R1"), None, ("too-many-copies", "1.1.4.e", (1, 2)),
    ),
    "four uniques": (
        altered(*(f"1 ALT_CORE_B_OR_{number:02}_U_7" for number in (4, 5, 6, 7))), None,
        ("too-many-uniques", "1.1.4.g", (1, 2, 3, 4)),
    ),
    "a unique, whose faction is not known": (
        altered("1 ALT_CORE_B_OR_04_U_99"), None, ("faction-not-known", "1.1.4.d", (1,)),
    ),
    "a unique of nothing": (altered("1 ALT_CORE_B_OR_99_U_99"), None, ("unknown-card", "", (1,))),
    "a unique without number": (altered("1 ALT_CORE_B_OR_04_U_x"), None, ("unknown-card", "", (1,))),
    "a token": (altered("1 Brassbug"), None, ("tokens", "1.1.7.b", (1,))),
    "limited of 28": (altered(of=28), "limited", ("too-few-cards", "1.1.5.c", ())),
    "limited with two Heroes": (
        altered(hero="1 Sigismar & Wingspan\n1 Waru & Mack", of=29), "limited", ("heroes", "1.1.5.b", (11, 12)),
    ),
    "limited with four factions": (
        altered("1 ALT_CORE_B_AX_04_C", "1 ALT_CORE_B_BR_04_C", "1 ALT_CORE_B_LY_04_C", of=29), "limited",
        ("too-many-factions", "1.1.5.d", ()),
    ),
    "a reference cut short": (altered("1 ALT_CORE_B_OR"), None, ("unknown-card", "", (1,))),
    "a card of Lorcana": (altered("1 Ariel - On Human Legs"), None, ("unknown-card", "", (1,))),
    "no cards": ("Hero:\n", None, ("empty", "", ())),
}  # fmt: skip


@pytest.mark.parametrize("name", OF_LORCANA)
def test_a_fault_of_a_deck_of_lorcana_is_told(name: str) -> None:
    text, format_, wanted = OF_LORCANA[name]
    found = told(text, "lorcana", format_)
    assert found if wanted is None else wanted in found


@pytest.mark.parametrize("name", OF_ALTERED)
def test_a_fault_of_a_deck_of_altered_is_told(name: str) -> None:
    text, format_, wanted = OF_ALTERED[name]
    found = told(text, "altered", format_)
    assert found if wanted is None else wanted in found


def test_sixteen_rares_are_too_many() -> None:
    rares = [c for c in library("altered").cards if c.faction == "Ordis" and c.rarity == "rare"][:16]
    found = told(altered(*(f"1 {card.full_name}" for card in rares)), "altered")
    assert ("too-many-rares", "1.1.4.f", tuple(range(1, 17))) in found


def test_everything_wrong_is_told_at_once() -> None:
    found = told("5 Ariel - On Human Legs\n1 Nobody\n3 The Glass Slipper\n0 Microbots\n1 Ariel", "lorcana")
    assert [kind for kind, _, _ in found] == [
        "unknown-card",
        "bad-count",
        "which-card",
        "too-many-copies",
        "too-many-copies",
    ]


@pytest.mark.parametrize("game", PLAYED)
def test_what_is_drawn_is_legal_and_the_same_each_time(game: str) -> None:
    cards, rules = library(game).cards, rules_of(game)
    lists = [as_list(rules.drawn(cards, chance(seed))) for seed in range(100)]
    assert lists == [as_list(rules.drawn(cards, chance(seed))) for seed in range(100)]
    assert len(set(lists)) == len(lists)
    assert {check_deck(one.encode(), game).verdict for one in lists} == {"legal"}


@pytest.mark.parametrize("game", PLAYED)
def test_from_too_few_cards_no_deck_is_drawn(game: str) -> None:
    assert rules_of(game).drawn(library(game).cards[:3], chance(1)) == []
    assert rules_of(game).drawn([], chance(1)) == []


@pytest.mark.parametrize(
    ("content", "wrong"),
    [(b"\xff\xfe4\x00", "not UTF-8"), (b"\x80" * 9, "not UTF-8"), (b"1 x\n" * 3000, "lines"), (b"\n" * 3000, "lines")],
)
def test_what_is_no_list_is_refused(content: bytes, wrong: str) -> None:
    with pytest.raises(InputError, match=wrong):
        check_deck(content, "lorcana")


def chance(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - nothing is secret


def run(*arguments: str) -> tuple[int, str]:
    ended = CliRunner(env={"COLUMNS": "200"}).invoke(mounted("decks"), ["decks", *arguments])
    return (
        USAGE if isinstance(ended.exception, user_errors()) else ended.exit_code
    ), f"{ended.output}{ended.exception}"


def test_the_command_names_line_and_clause(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(lorcana("5 Ariel - On Human Legs", "1 Elsa"))
    code, said = run("check", str(file), "--game", "lorcana")
    assert code == 1
    assert "line 1: 5 copies of Ariel - On Human Legs; a deck has 4 at most (1.10.1.1)" in said
    assert "line 2: several cards are called Elsa" in said


@pytest.mark.parametrize("kind", ["a folder", "a device", "a pipe", "it is larger"])
def test_a_hostile_file_is_told(kind: str, tmp_path: Path) -> None:
    file = {"a folder": tmp_path, "a device": Path("/dev/zero")}.get(kind, tmp_path / "deck")
    if kind == "a pipe":
        os.mkfifo(file)
    elif kind == "it is larger":
        file.write_bytes(b"1 x\n" * 500_000)
    code, said = run("check", str(file), "--game", "lorcana")
    assert code == 2
    assert kind in said


@pytest.mark.parametrize(
    "arguments",
    [("--game", "chess"), ("--game", "lorcana", "--format", "commander"), ("--game", "altered", "--format", "draft")],
)
def test_wrong_use_is_told(arguments: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(lorcana())
    assert run("check", str(file), *arguments)[0] == 2
