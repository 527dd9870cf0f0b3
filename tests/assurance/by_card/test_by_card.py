"""`check --card` and `--set`: wrong printed cards are found, right ones are not, and who cannot be checked is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oracle.assurance.by_card.checking import Named, card_results
from oracle.assurance.by_card.search import Search, Stock
from oracle.assurance.by_card.wrong import WrongCard, abilities_of, wrongs_of
from oracle.assurance.casting.casting import defined
from oracle.cards.library import cards_of_sets
from oracle.engines.base import Engine, TimeUp
from oracle.engines.games import binding, supported
from oracle.engines.limits import Clock
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.card_results import CardResult
from oracle.protocol.results import Report
from oracle.report.run.by_card import remarks
from oracle.suite.runner import make_report
from tests.assurance.by_card.wrong_cards import Card, WrongCards, drawn, engine, saying
from tests.assurance.casting.few_cards import FewCards
from tests.cli.inside import Run, exit_code
from tests.extent import LONG, only_long

__all__ = ["exit_code"]

GAMES = ("lorcana", "altered")
JAFAR, MORPH = "Jafar - Royal Vizier", "Morph - Space Goo"
EVASIVE = next(name for name, card in binding("lorcana").cards.items() if msgspec.to_builtins(card).get("abilities")
               == ({"is": "keyword", "keyword": "evasive"},))  # fmt: skip
SMALL = {"lorcana": "9", "altered": "DUSTER"}
"""A small set of each game."""
SEED = 1


def results(names: list[str], make: Callable[[], Engine], game: str = "lorcana") -> dict[str, CardResult]:
    """What situations alone find of these cards."""
    cards = [Named(game=game, name=name, origin="compiled") for name in names]
    return {card.name: card for card in card_results(cards, nothing_run(make), (), make)}


def nothing_run(make: Callable[[], Engine]) -> Report:
    return make_report(make().initialize(), (), ())


def written(file: Path) -> dict[str, dict[str, Any]]:
    """The cards of a report as JSON, by name."""
    return {card["name"]: card for card in msgspec.json.decode(file.read_bytes())["cards"]}


# --- wrong definitions ------------------------------------------------------------------------------------


def test_every_ability_has_a_card_without_it_and_cards_that_say_it_wrong() -> None:
    """Names of abilities stay: an engine may call them as it likes."""
    found = list(wrongs_of("lorcana", JAFAR))
    assert [ability.name for ability in abilities_of("lorcana", JAFAR)] == ["I DON'T TRUST HIM, SIRE"]
    assert [one.definition["abilities"] for one in found if one.missing] == [[]]
    others = [one.definition["abilities"][0] for one in found if not one.missing]
    assert others
    assert all(one["name"] == "I DON'T TRUST HIM, SIRE" for one in others)
    right = msgspec.to_builtins(binding("lorcana").cards[JAFAR])["abilities"][0]
    assert all(one != right for one in others)


# --- situations -------------------------------------------------------------------------------------------


def stock(game: str = "lorcana", **changed: Any) -> Stock:
    return Stock(**{"game": game, "capabilities": frozenset(supported(game).capabilities)} | changed)


def test_situations_show_an_ability_and_its_absence_and_are_the_same_for_the_same_seed() -> None:
    """Without the ability the first comes out otherwise, and the other comes out the same."""
    found = Search(stock(), JAFAR).run()
    assert [one.does for one in found][:1] == [True]
    assert False in [one.does for one in found]
    assert msgspec.json.encode(found) == msgspec.json.encode(Search(stock(), JAFAR).run())
    without = next(one.definition for one in wrongs_of("lorcana", JAFAR) if one.missing)
    shown = results([JAFAR], lambda: WrongCard(JAFAR, without))[JAFAR].shown
    assert [one.judgement for one in shown] == ["fail" if one.does else "pass" for one in shown]


def test_a_definition_that_is_sent_is_the_same_card() -> None:
    """Else any ability of it would seem to do something."""
    names = [JAFAR, MORPH]
    right = {name: msgspec.json.decode(msgspec.json.encode(defined("lorcana", name))) for name in names}
    assert not any(card.failed for card in results(names, lambda: WrongCards(right)).values())


def test_an_engine_is_given_no_card_that_it_lacks() -> None:
    """With printed cards alone every other card is a printed one, and one that the engine knows."""
    capabilities = frozenset(supported("lorcana").capabilities) - {"made-up-cards", "keyword-cards", "plain-cards"}
    known = {JAFAR, EVASIVE, "Pluto - Mickey's Clever Friend", "Pinocchio - Star Attraction"}
    lacking = frozenset(binding("lorcana").cards) - known
    for one in Search(stock(capabilities=capabilities, lacking=lacking), JAFAR).run():
        assert not one.case.setup.definitions
        assert {card.card for card in one.case.setup.position.cards} <= known


def test_the_time_of_a_run_bounds_the_search(exit_code: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Earlier results are judged; cards not reached are reported, not taken for abilities without effect."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    file = tmp_path / "report.json"
    words = ("--game", "lorcana", "--card", JAFAR, "--card", MORPH, "--jobs", "1", "--json", file)
    assert exit_code("check", *words, "--total", "0.000001") == 1
    cards = written(file)
    assert [cards[name]["reached"] for name in (JAFAR, MORPH)] == [False, False]
    assert not any(card.get("shown") or card.get("silent") for card in cards.values())
    told = "\n".join(remarks([msgspec.convert(card, CardResult) for card in cards.values()]))
    assert "--total" in told
    assert JAFAR in told


def test_a_clock_that_is_over_stops_a_search() -> None:
    with pytest.raises(TimeUp):
        Search(stock(), JAFAR, clock=Clock(0.0)).run()


# --- wrong cards in a right engine ------------------------------------------------------------------------


@pytest.fixture
def checked(exit_code: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Any]:
    """`checked(make, words…)` runs `check` on this engine: the exit code, and the cards of the report."""

    def check(make: Callable[[], Engine], *words: str) -> tuple[int, dict[str, dict[str, Any]]]:
        monkeypatch.setattr("oracle.cli.check.open_engine", lambda _name, _limits=None: make())
        file = tmp_path / "report.json"
        return exit_code("check", "--json", file, *words), written(file)

    return check


def fails(card: dict[str, Any]) -> bool:
    """Whether anything about it failed."""
    verdicts = [one["verdict"] for one in card.get("scenarios", ())]
    return "fail" in verdicts or "fail" in [one["judgement"] for one in card.get("shown", ())]


@pytest.mark.parametrize("game", GAMES)
def test_wrong_cards_drawn_at_random_are_found(game: str, checked: Callable[..., Any]) -> None:
    """All but three in ten: a second boost lost by who has one, or a card put where it is, takes more than eighty."""
    wrong = drawn(game, saying(game), 10 if LONG else 1, SEED)
    words = [word for name in wrong for word in ("--card", name)]
    code, cards = checked(engine(wrong), "--game", game, *words)
    assert code == 1
    assert sum(map(fails, cards.values())) >= len(wrong) - 3 * len(wrong) // 10
    assert cards.keys() == wrong.keys()


@only_long
@pytest.mark.parametrize("game", GAMES)
def test_wrong_cards_of_a_set_are_found_and_no_others(game: str, checked: Callable[..., Any]) -> None:
    """On a right engine nothing fails; wrong cards fail, and whoever fails beside them stood beside them."""
    own = {card.name for card in cards_of_sets(game)[SMALL[game]] if not card.stopped}
    code, right = checked(ReferenceEngine, "--set", f"{game}/{SMALL[game]}")
    assert code == 0
    assert not any(map(fails, right.values()))
    assert own <= right.keys()
    wrong = drawn(game, [name for name in saying(game) if name in own], 3, SEED)
    code, cards = checked(engine(wrong), "--set", f"{game}/{SMALL[game]}")
    assert code == 1
    assert wrong.keys() <= {name for name, card in cards.items() if fails(card)}


def test_a_failure_says_how_our_definition_came_about(checked: Callable[..., Any], capsys: Any) -> None:
    """It is the card's; the report has the situation, and where it is from."""
    without: Card = next(one.definition for one in wrongs_of("lorcana", JAFAR) if one.missing)
    code, cards = checked(lambda: WrongCards({JAFAR: without}), "--card", "jafar - royal  vizier")
    told = capsys.readouterr().out
    assert code == 1
    assert cards[JAFAR]["origin"] == "compiled"
    assert "our definition: compiled" in told
    assert "1 of 1 cards failed" in told
    failure = next(one for one in cards[JAFAR]["shown"] if one["judgement"] == "fail")
    assert JAFAR in failure["played"] or JAFAR in str(failure["case"])


# --- cards that cannot be checked -------------------------------------------------------------------------


def test_a_card_that_an_engine_does_not_know_is_told(checked: Callable[..., Any], capsys: Any) -> None:
    code, cards = checked(lambda: FewCards(lambda name: name != JAFAR, lists=True), "--card", JAFAR)
    assert code == 0
    assert cards[JAFAR]["known"] is False
    assert "the engine does not know them" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--card", "Jafar - Royal Visier"), "Did you mean 'Jafar - Royal Vizier'"),
        (("--card", "nobody at all"), "Give the full name as printed"),
        (("--set", "99"), "there is no set '99'"),
        (("--card", JAFAR, "--baseline", "none.json", "--update-baseline"), "leave one of them out"),
    ],
)
def test_what_is_not_known_is_told_with_what_to_do(
    words: tuple[str, ...], told: str, exit_code: Run, capsys: Any
) -> None:
    assert exit_code("check", *words) == 2
    assert told in " ".join(capsys.readouterr().err.split())


def test_a_card_that_is_not_understood_is_told_with_the_words_that_stopped_it(exit_code: Run, capsys: Any) -> None:
    card = next(one for of in cards_of_sets("lorcana").values() for one in of if one.stopped)
    assert exit_code("check", "--card", card.name) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert " ".join(f"not understood from {card.stopped!r} on".split()) in told
    assert "Did you mean" not in told
