"""Collects a run's results by card: the scenarios that use a card, and the situations of its abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.by_card.kept import situations_of
from oracle.assurance.by_card.playing import judged
from oracle.assurance.by_card.scenarios import cards_in
from oracle.assurance.by_card.search import Situation, Stock
from oracle.assurance.by_card.wrong import abilities_of
from oracle.engines.base import Engine, EngineFault, TimeUp
from oracle.engines.known_cards import known_of, says_its_cards
from oracle.engines.limits import Clock
from oracle.engines.reference_books import card_names
from oracle.protocol.card_results import CardResult, Origin, Played, Shown
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Report
from oracle.suite.plan import Plan


class Named(Struct, frozen=True, kw_only=True):
    """A printed card that a run is about."""

    game: str
    name: str
    origin: Origin
    stopped: str = ""
    """As in a result."""


Found = tuple[str, tuple[Situation, ...]]
Progress = Callable[[int, int, str], None]
"""Called after every card with the number done, the total, and the name."""


def card_results(
    cards: Sequence[Named],
    found: Report,
    plans: Iterable[Plan],
    make: Callable[[], Engine],
    *,
    jobs: int = 1,
    tell: Progress | None = None,
    clock: Clock | None = None,
) -> tuple[CardResult, ...]:
    """The findings for each card, in the given order.

    `plans`: the scenarios of the report as they were played; `make` makes the engine; `clock`: the time limit of the
    whole run. Raises EngineFault if the engine cannot be started.
    """
    met = _scenarios(found, plans)
    done: dict[tuple[str, str], CardResult] = {}
    with closing(make()) as engine:
        info = engine.initialize()
        for game in dict.fromkeys(card.game for card in cards):
            own = [card for card in cards if card.game == game]
            for card in _of_game(game, own, engine, info, jobs, clock or Clock()):
                done[game, card.name] = replace(card, scenarios=tuple(met.get((game, card.name), ())))
                if tell is not None:
                    tell(len(done), len(cards), card.name)
    return tuple(done[card.game, card.name] for card in cards)


def _scenarios(found: Report, plans: Iterable[Plan]) -> dict[tuple[str, str], list[Played]]:
    """Game and card → the scenarios that use it."""
    cards = {plan.case: cards_in(plan) for plan in plans}
    met: dict[tuple[str, str], list[Played]] = {}
    for one in found.results:
        for name in sorted(cards.get(one.case, ())):
            played = Played(case=one.case, edition=one.edition, verdict=one.verdict)
            met.setdefault((one.game, name), []).append(played)
    return met


def _of_game(
    game: str, cards: Sequence[Named], engine: Engine, info: EngineInfo, jobs: int, clock: Clock
) -> Iterator[CardResult]:
    support, lacking = info.games.get(game), frozenset[str]()
    if support is not None and says_its_cards(info, game):
        names = frozenset(card_names(game)) | {card.name for card in cards}
        lacking = names - known_of(engine, game, names)
    by_name = {card.name: card for card in cards}
    playable = [one.name for one in cards if support and one.origin != "not understood" and one.name not in lacking]
    for one in cards:
        if one.name not in playable:
            known = support is not None and one.name not in lacking
            yield CardResult(game=game, name=one.name, origin=one.origin, stopped=one.stopped, known=known)
    if support is None:
        return
    stock = Stock(game=game, capabilities=frozenset(support.capabilities), lacking=lacking)
    left = dict.fromkeys(playable)
    for name, situations in _in_time(situations_of(stock, playable, jobs=jobs, clock=clock)):
        del left[name]
        abilities = abilities_of(game, name)
        acting = {one.ability for one in situations if one.does}
        yield CardResult(
            game=game,
            name=name,
            origin=by_name[name].origin,
            abilities=tuple(ability.name for ability in abilities),
            shown=tuple(map(partial(_shown, name, engine, info), situations)),
            silent=tuple(ability.name for ability in abilities if ability not in acting),
        )

    for name in left:
        said = tuple(ability.name for ability in abilities_of(game, name))
        yield CardResult(game=game, name=name, origin=by_name[name].origin, abilities=said, reached=False)


def _in_time(found: Iterable[Found]) -> Iterator[Found]:
    """Findings until the time limit of the whole run."""
    with suppress(TimeUp):
        yield from found


def _shown(name: str, engine: Engine, info: EngineInfo, situation: Situation) -> Shown:
    try:
        return judged(name, situation, engine, info)
    except EngineFault as fault:
        ability = situation.ability.name
        return Shown(ability=ability, does=situation.does, judgement="unjudged", message=f"{fault.kind}: {fault}")
