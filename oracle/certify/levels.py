"""Levels: the requirements for engines, as data. One table per game, `levels/<game>.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from oracle.assurance.casting.outlines import is_whole
from oracle.assurance.casting.playing import kept_of
from oracle.engines import reference_books as books
from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo
from oracle.protocol.simple_cards import MADE_UP
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import ClauseChoice

Cards = Literal["made-up", "printed", "cast"]
Number = Annotated[int, Meta(ge=0)]


class Level(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A level of one game and edition."""

    name: str
    title: str
    editions: tuple[str, ...]
    """The editions in which it can be reached."""
    clauses: tuple[str, ...]
    """Numbers of the current edition; each includes its subclauses."""
    cards: tuple[Cards, ...] = ("made-up", "printed")
    """`made-up`: scenarios without a printed card; `printed`: those with one; `cast`: all scenarios that can be
    played with printed cards only, played that way.
    """
    capabilities: tuple[str, ...] = ()
    """The capabilities that the engine must declare. Scenarios that need others do not belong to the level."""
    games: Number = 0
    """The number of games of differential play without a difference, aimed at the clauses."""
    actions: Number = 0
    """The number of actions that these games must contain, however many games that takes."""
    whole_games: Number = 0
    """The number of whole games, with decks of the printed cards in the level's scenarios."""
    pairs: Number = 0
    """The number of pairs of games that differ only in hidden information."""
    game: str = ""

    @property
    def id(self) -> str:
        """`lorcana/turn`."""
        return f"{self.game}/{self.name}"

    def holds(self, clause: str) -> bool:
        """Whether a clause belongs to the level."""
        return _holds(self.game, self.clauses, clause)

    def has(self, plan: Plan) -> bool:
        """Whether a scenario belongs to the level, in any edition."""
        return (
            plan.game == self.game
            and any(map(self.holds, plan.clauses))
            and (_can_be_cast(plan) if self.casts else _cards(plan) in self.cards)
            and set(plan.needs) - ({MADE_UP} if self.casts else set()) <= set(self.capabilities)
        )

    @property
    def casts(self) -> bool:
        """Whether its scenarios are played with printed cards only."""
        return "cast" in self.cards

    def plans(self, plans: Iterable[Plan], edition: str) -> tuple[Plan, ...]:
        """The scenarios of the level under an edition, by feature and line."""
        found = (plan for plan in plans if edition in plan.editions and self.has(plan))
        return tuple(sorted(found, key=lambda plan: (plan.feature, plan.line, plan.case)))

    def undeclared(self, info: EngineInfo) -> tuple[str, ...]:
        """The capabilities that the level needs and the engine does not declare."""
        support = info.games.get(self.game)
        declared = () if support is None else support.capabilities
        return tuple(name for name in self.capabilities if name not in declared)

    def without_scenario(self, plans: Iterable[Plan], edition: str) -> tuple[str, ...]:
        """The executable clauses of the level without a scenario that an engine could run."""
        shown = {clause for plan in self.plans(plans, edition) for clause in plan.clauses}
        book = books.catalogue(self.game)
        known = [clause for clause in book.clauses.values() if clause.executable and self.holds(clause.number)]
        numbers = [clause.number for clause in known if book.number_in(clause, edition) is not None]
        below = {number for number in numbers if any(one == number or one.startswith(f"{number}.") for one in shown)}
        return books.sorted_numbers(number for number in numbers if number not in below)


class _Table(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    level: tuple[Level, ...]


@cache
def levels_of(game: str) -> tuple[Level, ...]:
    """The levels in a game's table; empty if it has none."""
    file = resources.files(f"oracle.games.{game}").joinpath("levels.toml")
    if not file.is_file():
        return ()
    table = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Table)
    return tuple(msgspec.structs.replace(level, game=game) for level in table.level)


def all_levels() -> tuple[Level, ...]:
    """The levels of every game."""
    return tuple(level for game in PROFILES for level in levels_of(game))


def only_for_more_players(game: str, plans: Iterable[Plan]) -> tuple[str, ...] | None:
    """The clauses about games of more than two players, if no scenario has one; None if some do."""
    if any(plan.game == game and len(plan.position.players) > 2 for plan in plans):
        return None
    return tuple(one.number for one in books.catalogue(game).clauses.values() if one.kind == "multiplayer")


def level_named(text: str) -> Level:
    """The level that a user names: `lorcana/turn`, or `turn` if only one game has it. Raises InvalidWordsError."""
    known = all_levels()
    found = [level for level in known if text in (level.id, level.name)]
    if len(found) == 1:
        return found[0]
    if found:
        raise InvalidWordsError(f'"{text}" is a level of several games: {", ".join(one.id for one in found)}')
    raise InvalidWordsError(f'there is no level "{text}"{nearest(text, {level.id for level in known})}')


def edition_of(level: Level, wanted: str | None) -> str:
    """The edition for a level: the first one unless another is requested. Raises InvalidWordsError."""
    if wanted is None:
        return level.editions[0]
    name = wanted.removeprefix(f"{level.game}/")
    if name not in level.editions:
        raise InvalidWordsError(f"{level.id} has no edition {wanted}; it has {', '.join(level.editions)}")
    return name


@cache
def _holds(game: str, numbers: tuple[str, ...], clause: str) -> bool:
    return any(ClauseChoice(number, game).holds(game, clause) for number in numbers)


def _cards(plan: Plan) -> Cards:
    return "printed" if any(card.card not in plan.definitions for card in plan.position.cards) else "made-up"


def _can_be_cast(plan: Plan) -> bool:
    if MADE_UP not in plan.needs:
        return True
    kept = kept_of(plan)
    return kept is not None and any(is_whole(cast, plan) for cast in kept.every)
