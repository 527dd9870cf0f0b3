"""Finds what shows every part of the language alive, in every place: `python -m tests.strict.write_table GAME`.

A part that is refused wherever it is put is told with one such definition; what neither shows up nor is refused within
so many tries stays undecided. What is known stays as it is, but for what shows no more: that is looked for again.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.engines.reference_books import definition_problem
from oracle.language.nodes import node_type, reachable
from oracle.protocol.messages import SetupParams
from tests.strict.languages import LANGUAGES, Language
from tests.strict.parts import (
    ABSENT,
    Change,
    Player,
    definitions,
    is_alone,
    nodes,
    of_row,
    plans,
    printed_of,
    said,
)
from tests.strict.table import Table, read
from tests.strict.variants import Path, Variant, variant
from tests.strict.witness import Games, Witness, places

Json = Any
TRIES = 200
"""Changes tried for each row."""
STOCKS, GAMES, TRIES_OF_A_CARD = 4, 12, 2
"""Stocks of made-up cards, positions of each, and changes of each card of a position that are tried in games."""
CHECKED = 600
"""Forms of a part that are checked in cards of every kind before it is called refused."""
MOST_PLAYED = 250
"""Games played for a row."""
DRAWN = 1500
NUMBERS = (1, 2, 0, 3, 9, -1)


class Place(msgspec.Struct, frozen=True):
    """Where a kind of node stands in a card of a scenario."""

    case: str
    card: str
    path: tuple[str | int, ...]


class Finder:
    def __init__(self, language: Language) -> None:
        self.language, game = language, language.game
        self.kinds = {cls.__name__: cls for cls in reachable(language.definition)}
        self.player = Player(game)
        self.raw: dict[tuple[str, str], Json] = {}
        self.accepted: set[str] = set()
        """Rows of which a change was accepted somewhere."""
        self.refusals: dict[str, Json] = {}
        """Row → a made-up card that is refused for it, and what is said."""
        self.places: dict[str, list[Place]] = defaultdict(list)
        for case, plan in plans(game).items():
            for name, raw in definitions(plan).items():
                self.raw[case, name] = raw
                for node, path in nodes(game, raw):
                    self.places[type(node).__name__].append(Place(case, name, path))
        self.hosts = defaultdict(list, {kind: [*found] for kind, found in self.places.items()})
        """The same with printed and drawn cards, which no scenario plays."""
        drawn = [language.drawn(seed) for seed in range(DRAWN)]
        for number, raw in enumerate([*language.printed().values(), *drawn]):
            self.raw["", str(number)] = raw
            for node, path in nodes(game, raw):
                self.hosts[type(node).__name__].append(Place("", str(number), path))
        self.said = said(game, [*self.raw.values()])

    def values(self, row: str) -> list[Json]:
        """What could stand there."""
        cls, field, inner = of_row(row)
        (kind,) = (one for one in node_type(self.kinds[cls]).fields if one.name == field)
        if inner.startswith("Filter."):
            name = inner.removeprefix("Filter.")
            (asked,) = (one for kind in self.language.filters for one in node_type(kind).fields if one.name == name)
            found = [*self._more(name), *self.said.get(inner, []), *self._plain(asked)]
            return [{name: value} for value in found]
        if inner:
            return self.said.get(inner, [])[:120]
        default = [] if kind.required else [ABSENT]
        return [*default, *self.said.get(f"{cls}.{field}", [])[:40], *self._plain(kind)]

    def decide(self, row: str) -> tuple[str, Any]:
        """`alive` with a change, `refused` with a definition, `undecided`."""
        refused: tuple[Json, str] | None = None
        accepted, played = False, 0
        for place, path, one in self._variants(row, self.places[of_row(row)[0]], TRIES * 12):
            problem = definition_problem(self.language.game, one.made)
            if problem:
                refused = refused or ((one.made, problem) if _within(problem, path) else None)
                continue
            if self.same(one.basis, one.made):
                continue
            if one.than is not None and definition_problem(self.language.game, one.basis):
                continue
            accepted = True
            played += 1
            change = Change(case=place.case, card=place.card, path=path, value=one.value, than=one.than)
            if self.player.shows(change):
                return "alive", change
            if played >= TRIES:
                break
        if accepted or self.is_accepted(row):
            self.accepted.add(row)
        if refused is None or row in self.accepted:
            return "undecided", None
        return "refused", {"definition": refused[0], "says": refused[1]}

    def is_accepted(self, row: str) -> bool:
        """Whether any form of it is accepted in any definition there is."""
        return any(
            not definition_problem(self.language.game, one.made) and not self.same(one.basis, one.made)
            for _, _, one in self._variants(row, self.hosts[of_row(row)[0]], CHECKED)
        )

    def _variants(self, row: str, places: list[Place], count: int) -> Iterator[tuple[Place, Path, Variant]]:
        cls, field, inner = of_row(row)
        (kind,) = (one for one in node_type(self.kinds[cls]).fields if one.name == field)
        dice, values = random.Random(row), self.values(row)  # noqa: S311 - not for secrets
        bases = self._bases(cls, kind)
        for _ in range(count if places and values else 0):
            place, value = dice.choice(places), dice.choice(values)
            if inner in ("Filter.named", "Filter.not_named"):
                value = {inner.removeprefix("Filter."): [dice.choice(_names(self.language.game, place.case))]}
            path = (*place.path, kind.encode_name)
            one = variant(self.raw[place.case, place.card], path, value, inner, bases, dice)
            if one is not None:
                yield place, path, one

    def _bases(self, cls: str, kind: Any) -> list[Json]:
        """Filters that stand in such a field, and one that asks for nothing."""
        found = self.said.get(f"{cls}.{kind.name}", [])[:20]
        return found if any(isinstance(one, list | tuple) for one in found) else [{}, *found]

    def witnesses(self, games: Games, kind: str, rows: list[str]) -> dict[str, Witness]:
        """Made-up games for rows of one kind of node, as far as they are found."""
        found: dict[str, Witness] = {}
        before = games.played
        for seed in range(STOCKS):
            if len(found) == len(rows) or not games.stock(kind, seed):
                break
            dice = Dice(f"games/{kind}/{seed}")
            for setup in islice(games.setups(dice), GAMES):
                for row in rows:
                    if row in found or games.played - before > MOST_PLAYED * len(rows):
                        continue
                    if (one := self._witness(games, row, setup, dice)) is not None:
                        found[row] = one
        return found

    def _witness(self, games: Games, row: str, setup: SetupParams, dice: Dice) -> Witness | None:
        cls, field, inner = of_row(row)
        (kind,) = (one for one in node_type(self.kinds[cls]).fields if one.name == field)
        values, chance = self.values(row), random.Random(dice.random())  # noqa: S311 - not for secrets
        for card, raw in setup.definitions.items():
            for path in places(self.language.game, raw, cls):
                for _ in range(TRIES_OF_A_CARD if values else 0):
                    one = variant(raw, (*path, kind.encode_name), chance.choice(values), inner, (), chance)
                    if one is None or self.same(raw, one.made):
                        continue
                    made = one.made
                    problem = definition_problem(self.language.game, made)
                    if problem:
                        if _within(problem, (*path, kind.encode_name)):
                            self.refusals.setdefault(row, {"definition": made, "says": problem})
                        continue
                    self.accepted.add(row)
                    found = games.differs(dice, setup, card, made)
                    if found is not None:
                        return found
        return None

    def same(self, raw: Json, made: Json) -> bool:
        """Whether two definitions say the same, one of them what goes without saying."""
        root = self.language.definition
        try:
            return bool(msgspec.convert(raw, root) == msgspec.convert(made, root))
        except msgspec.ValidationError:
            return False

    def _more(self, name: str) -> list[Json]:
        return list(self.language.names) if name in ("it", "not_it", "same_name", "were_under") else []

    def _plain(self, kind: Any) -> list[Json]:
        text = str(kind.type)
        if "IntType" in text:
            return list(NUMBERS)
        if "BoolType" in text:
            return [True, False]
        parts = [kind.type, *getattr(kind.type, "types", ())]
        found = [value for part in parts for value in getattr(part, "values", ())]
        # Of a row of words each alone.
        found += [[value] for part in parts for value in getattr(getattr(part, "item_type", None), "values", ())]
        return found or (list(self.language.names) if kind.name in ("it", "to", "under", "other", "were_under") else [])


@cache
def _names(game: str, case: str) -> list[str]:
    """The names of a scenario's cards."""
    if not case:
        return ["Nobody"]
    plan, printed = plans(game)[case], LANGUAGES[game].printed()
    made_up = [raw["name"] for raw in plan.definitions.values()]
    return sorted({*made_up, *(printed[name]["name"] for name in printed_of(plan))} or {"Nobody"})


def _within(problem: str, path: tuple[str | int, ...]) -> bool:
    said = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
    return problem.startswith(said) or said.startswith(problem.partition(": ")[0])


def _in_games(finder: Finder, known: dict[str, Witness], undecided: list[str]) -> dict[str, Witness]:
    """For what no scenario shows, the games known that still show it, and others."""
    games = Games(finder.language)
    found = {row: known[row] for row in undecided if row in known and games.shows(known[row])}
    by_kind: dict[str, list[str]] = defaultdict(list)
    for row in undecided:
        if row not in found:
            by_kind[of_row(row)[0]].append(row)
    for kind, rows in by_kind.items():
        found |= finder.witnesses(games, kind, rows)
        print(kind, [row for row in rows if row not in found], file=sys.stderr, flush=True)  # noqa: T201
    return found


def _known(finder: Finder, known: Table) -> Table:
    """What is known and still so: shown, by a change of that part alone, or refused wherever it is put."""
    game = finder.language.game
    alive = {row: one for row, one in known.alive.items() if is_alone(game, row, one) and finder.player.shows(one)}
    refused = {
        row: one
        for row, one in known.refused.items()
        if definition_problem(game, one.definition) == one.says and not finder.is_accepted(row)
    }
    return Table(alive=alive, refused=refused, games=known.games, reasons=known.reasons)


def main() -> None:
    language = LANGUAGES[sys.argv[1]]
    finder = Finder(language)
    known = _known(finder, read(language.game))
    alive, refused, undecided = dict(known.alive), dict(known.refused), []
    told = {**alive, **known.reasons, **refused}
    wanted = [row for row in language.rows if row not in told]
    for number, row in enumerate(wanted):
        kind, shown = finder.decide(row)
        if kind == "alive":
            alive[row] = shown
        elif kind == "refused":
            refused[row] = shown
        else:
            undecided.append(row)
        if number % 100 == 0:
            print(number, len(wanted), len(alive), len(refused), len(undecided), file=sys.stderr, flush=True)  # noqa: T201
    games = _in_games(finder, known.games, undecided)
    refused |= {row: one for row, one in finder.refusals.items() if row in undecided and row not in finder.accepted}
    rows = set(language.rows)
    Table(
        alive={row: one for row, one in alive.items() if row in rows},
        refused={row: one for row, one in refused.items() if row in rows},
        games={row: one for row, one in sorted(games.items()) if row in rows},
        reasons=known.reasons,
        undecided=tuple(row for row in undecided if row not in games and row not in refused),
    ).write(language.game)


if __name__ == "__main__":
    main()
