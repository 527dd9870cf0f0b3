"""`--card NAME` and `--set N`: check printed cards, by their scenarios and by situations for their abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from oracle.cli.engine_options import jobs_of
from oracle.cli.errors import UsageError
from oracle.cli.varying import Drawn
from oracle.profiles import PROFILES
from oracle.protocol.results import Report
from oracle.report.output.bar import bar
from oracle.report.output.text import natural
from oracle.suite.games import game_named
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import Selection

if TYPE_CHECKING:
    from oracle.assurance.by_card.checking import Named
    from oracle.cards.library import KnownCard
    from oracle.engines.base import Engine
    from oracle.engines.limits import Clock

CardOption = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME", help="Only this printed card: its scenarios, and a situation for each ability. May be repeated."
    ),
]
SetOption = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="SET", help="Like --card for every printed card of a set: 5, altered/CORE."),
]


class Cards:
    """The printed cards that a run checks."""

    def __init__(self, cards: tuple[Named, ...], jobs: int | None) -> None:
        """`jobs`: the processes that search for situations; None: one per core."""
        self.cards = cards
        self._jobs = jobs_of(jobs or 0)

    def runs(self, plans: tuple[Plan, ...], chosen: Selection) -> tuple[tuple[Plan, ...], Selection]:
        """The chosen scenarios in which one of the cards plays a role, and the selection that runs them all."""
        from oracle.assurance.by_card.scenarios import played_by

        names = {
            game: frozenset(card.name for card in self.cards if card.game == game)
            for game in {card.game for card in self.cards}
        }
        found = {plan.case: plan for plan, _ in played_by(chosen.runs(plans), names)}
        return tuple(found.values()), Selection(editions=chosen.editions)

    def judged(self, plans: tuple[Plan, ...], found: Report, make: Callable[[], Engine], clock: Clock) -> Report:
        """The report with a result for each card. `plans`: the scenarios as played; `clock`: the whole run's limit.

        Raises EngineFault.
        """
        from oracle.assurance.by_card.checking import card_results

        with bar("looking for situations") as tell:
            cards = card_results(self.cards, found, plans, make, jobs=self._jobs, tell=tell, clock=clock)
        return replace(found, cards=cards)


def runs(cards: Cards | None, drawn: Drawn) -> Drawn:
    """As `Cards.runs`, and for variations too; without cards, everything that was drawn."""
    if cards is None:
        return drawn
    plans, chosen = cards.runs(drawn.plans, drawn.chosen)
    return Drawn(plans, chosen, drawn.origins)


def judged(
    cards: Cards | None, plans: tuple[Plan, ...], found: Report, make: Callable[[], Engine], clock: Clock
) -> tuple[tuple[Plan, ...], Report]:
    """The scenarios as played, and the report with a result for each card of the run."""
    return plans, found if cards is None else cards.judged(plans, found, make, clock)


def chosen(
    cards: list[str] | None, sets: list[str] | None, game: str | None, jobs: int | None, *, baseline: bool = False
) -> Cards | None:
    """The cards that these options name; None without these options.

    Raises UsageError for an unknown card or set, for a card whose text is not understood, and in combination with a
    baseline, which lists scenarios.
    """
    if not cards and not sets:
        return None
    if baseline:
        raise UsageError("--card and --set check cards, but a --baseline lists scenarios; leave one of them out")
    games = tuple(PROFILES) if game is None else (game_named(game).id,)
    found = [one for name in cards or () for one in _named(name, games)]
    found += [one for name in sets or () for one in _of_set(name, games)]
    return Cards(tuple({(one.game, one.name): one for one in found}.values()), jobs)


def _named(name: str, games: tuple[str, ...]) -> Iterator[Named]:
    from oracle.cards.library import UnknownCardError, known_card

    found, unknown = [], []
    for game in games:
        try:
            found.append(_told(game, known_card(game, name)))
        except UnknownCardError as error:
            unknown.append(error)
    if not found:
        nearest = max(unknown, key=lambda error: len(error.nearest))
        raise UsageError(f"--card: {nearest} To check a card of your own: `tcg-oracle --cards DIR check`.")
    if all(one.stopped for one in found):
        raise UsageError(
            f"--card: {found[0].name} is a printed card, but its text is not understood from "
            f"{found[0].stopped!r} on. To check it, define it in a scenario or in a file of `--cards DIR`."
        )
    yield from found


def _of_set(text: str, games: tuple[str, ...]) -> Iterator[Named]:
    from oracle.cards.library import cards_of_sets

    own, slash, name = text.rpartition("/")
    games = (game_named(own).id,) if slash else games
    sets = {game: cards_of_sets(game) for game in games}
    if not any(name in known for known in sets.values()):
        there = ", ".join(f"{game}/{one}" for game, known in sets.items() for one in sorted(known, key=natural))
        raise UsageError(f"--set: there is no set {text!r}; the sets are {there}")
    for game, known in sets.items():
        yield from (_told(game, card) for card in known.get(name, ()))


def _told(game: str, card: KnownCard) -> Named:
    from oracle.assurance.by_card.checking import Named as Card

    return Card(game=game, name=card.name, origin=card.origin, stopped=card.stopped)
