"""`python -m tests.play.exercised FOLDER [--games N] [--jobs N]`: what whole games have done with printed cards.

Ten thousand random games, from decks of printed cards to the end, in which every state is checked. What they came to
is kept in the folder part by part, so that the command can be stopped and goes on where it was. The last call tells
how many cards were in the games, which abilities did something, and which nothing has called upon.

An ability that does something at a moment is called upon when that happens: a triggered one or a Reaction waits to be
resolved, an activated one or a quick action was paid for, an action or a Spell was played. One that holds all the time
is at work where its card is in play, or in Reserve where it says that it works there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from oracle.assurance.by_card.wrong import abilities_of
from oracle.engines.games import binding
from tests.play.kinds import ALTERED, LORCANA
from tests.play.whole_games import play

COUNTS = {("lorcana", 2): 4000, ("lorcana", 3): 1000, ("lorcana", 4): 1000, ("altered", 2): 4000}
"""Game and players → games."""
PART = 25
EFFECT = ("effect", 0)
Place = tuple[str, int]
"""Which ability of a card: its field, and where in it."""
_WITH_MOMENT = frozenset({"triggered", "activated", "reaction", "quick-action"})
_IN_PLAY = frozenset({"play", "hero-expedition", "companion-expedition", "landmarks", "hero"})


class Exercised:
    """Which abilities of which cards were called upon in games."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.met = Counter[str]()
        """Cards that came into play, or were played."""
        self.done = Counter[tuple[str, str, int]]()

    def tell(self, cards: Mapping[str, Any], state: Any, events: tuple[Any, ...]) -> None:
        """Take down what happened. `cards`: reference → definition; `state`: as it was before."""
        for event in events:
            for ref, place in _called_upon(cards, state, event):
                self._add(cards[ref], place) if ref in cards else None
            for ref, zone in _came(event):
                if ref in cards:
                    self._came(cards[ref], zone)

    def _add(self, card: Any, place: Place) -> None:
        self.done[card.full_name, *place] += 1

    def _came(self, card: Any, zone: str) -> None:
        self.met[card.full_name] += zone != "reserve"
        for number, (kind, support) in enumerate(_kinds(self.game, card.full_name)):
            if kind not in _WITH_MOMENT and support == (zone == "reserve"):
                self._add(card, ("abilities", number))
        if card.effect is not None and zone in ("played", "limbo"):
            self._add(card, EFFECT)


@cache
def _kinds(game: str, name: str) -> tuple[tuple[str, bool], ...]:
    known = binding(game).printed
    found = known[name].abilities if name in known else ()
    return tuple((one.__struct_config__.tag, bool(getattr(one, "support", False))) for one in found)


def _called_upon(cards: Mapping[str, Any], state: Any, event: Any) -> Iterator[tuple[str, Place]]:
    """The card and the ability that an event is the moment of."""
    kind = type(event).__name__
    if kind == "Waits":
        yield from _with_effect(cards, event.waiting.card, event.waiting.ability.effect)
    elif kind == "EmblemCreated":
        yield from _with_effect(cards, event.emblem.source.card, event.emblem.effect)
    elif kind in ("AbilityUsed", "QuickActionPlayed"):
        ref = state.objects[event.object].card
        for number, ability in enumerate(cards[ref].abilities if ref in cards else ()):
            if ability.__struct_config__.tag in ("activated", "quick-action") and ability.name == event.ability:
                yield ref, ("abilities", number)


def _with_effect(cards: Mapping[str, Any], ref: str, effect: Any) -> Iterator[tuple[str, Place]]:
    for number, ability in enumerate(cards[ref].abilities if ref in cards else ()):
        if getattr(ability, "effect", None) == effect:
            yield ref, ("abilities", number)


def _came(event: Any) -> Iterator[tuple[str, str]]:
    """A card, and where an event has brought it: into play, into Reserve, or to be resolved."""
    kind = type(event).__name__
    if kind == "Played":
        yield event.card, "played"
    elif kind == "Moved":
        now = getattr(event, "now", None)
        if now is not None and (now.zone in _IN_PLAY or now.zone in ("reserve", "limbo")):
            yield now.card, now.zone
        elif event.to == "play" and getattr(event, "was", None) is not None:
            yield event.was.card, "play"


def part(game: str, players: int, first: int, count: int) -> dict[str, Any]:
    """Play this many games: returns how they ended and what they exercised. Fails at an invalid state."""
    kind = next(one for one in (LORCANA, ALTERED) if one.id == game)
    found, ends = Exercised(game), Counter[str]()
    for number in range(first, first + count):
        ends[play(kind, f"{game}/{players}/{number}", players, found.tell)] += 1
    done = [[*key, count] for key, count in found.done.items()]
    return {"ends": ends, "met": found.met, "done": done}


def told(folder: Path) -> None:
    """What all parts in the folder have come to."""
    for game in dict.fromkeys(game for game, _ in COUNTS):
        ends, met, done = Counter[str](), Counter[str](), Counter[tuple[str, str, int]]()
        for file in sorted(folder.glob(f"{game}-*.json")):
            kept = json.loads(file.read_text("utf-8"))
            ends.update(kept["ends"])
            met.update(kept["met"])
            done.update({(name, field, place): count for name, field, place, count in kept["done"]})
        names = sorted(binding(game).printed)
        every = [(name, one.field, one.place, one.name) for name in names for one in abilities_of(game, name)]
        left = [one for one in every if not done[one[:3]]]
        print(f"{game}: {sum(ends.values())} games: {', '.join(f'{ends[end]} {end}' for end in sorted(ends))}")  # noqa: T201
        print(f"  {sum(name in met for name in names)} of {len(names)} cards were in play or played")  # noqa: T201
        print(f"  {len(every) - len(left)} of {len(every)} abilities were called upon")  # noqa: T201
        for name, field, place, called in left:
            print(f"  not: {name}: {called} ({field} {place}){'' if name in met else ', never in play'}")  # noqa: T201


def main() -> int:
    """Exit code 0: no state was found that may not be."""
    parser = argparse.ArgumentParser(prog="python -m tests.play.exercised", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, help="of each kind, at most")
    parser.add_argument("--jobs", type=int, help="processes; as a rule one a core")
    asked = parser.parse_args()
    folder: Path = asked.folder
    folder.mkdir(parents=True, exist_ok=True)
    left = [
        (game, players, first)
        for first in range(0, max(COUNTS.values()), PART)
        for (game, players), usual in COUNTS.items()
        if first < min(usual, usual if asked.games is None else asked.games)
        and not _file(folder, game, players, first).exists()
    ]
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn"), max_tasks_per_child=8) as crew:
        parts = {crew.submit(part, *one, PART): one for one in left}
        for future in as_completed(parts):
            _file(folder, *parts[future]).write_text(json.dumps(future.result()), encoding="utf-8")
    told(folder)
    return 0


def _file(folder: Path, game: str, players: int, first: int) -> Path:
    return folder / f"{game}-{players}-{first}.json"


if __name__ == "__main__":
    sys.exit(main())
