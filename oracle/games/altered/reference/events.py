"""Describes Altered events in words."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.engines.telling import Names, Teller, Words, ref
from oracle.games.altered.rules import events
from oracle.kernel.run import Event

_VERBS = {
    "put": "is put", "discard": "is discarded", "sacrifice": "is sacrificed", "sabotage": "is sabotaged",
    "draw": "is drawn", "resupply": "is resupplied", "exchange": "is exchanged", "play": "is played", "join": "joins",
    "resolve": "has resolved", "rest": "rests", "clean-up": "is cleaned up", "expand": "becomes a Mana Orb",
    "set-up": "becomes a Mana Orb",
}  # fmt: skip


def _moved(event: events.Moved, names: Names) -> str:
    start = "" if event.was is None else f"{event.was.zone} "
    thing = ref(names, event.object) if event.was is None else event.was.card
    gained = [*event.status, *(f"{count} {name}" for name, count in event.counters)]
    end = event.to if event.was is None or event.now is not None else "nowhere"
    return f"{thing} {_VERBS.get(event.verb, event.verb)}: {start}→ {end}" + "".join(f", {one}" for one in gained)


def _created(event: events.TokenCreated, _names: Names) -> str:
    called = "a token" if event.now is None else event.now.card
    return f"{event.player} gets {called}, {event.token.name}: → {event.to}"


def _expedition(event: events.ExpeditionMoved, _names: Names) -> str:
    due = f", due to {' and '.join(event.due)}" if event.due else ""
    way = "forward" if event.forward else "backward"
    return f"{event.player}'s {event.expedition} expedition moves {way}{due}"


def _shuffled(event: events.Shuffled, _names: Names) -> str:
    what = "Discard pile is shuffled and goes under the Deck" if event.discard else "Deck is shuffled"
    return f"{event.player}'s {what}"


def _waits(event: events.EmblemCreated, _names: Names) -> str:
    emblem = event.emblem
    name = f' "{emblem.name}"' if emblem.name else ""
    return f"a Reaction{name} of {emblem.source.card} is activated and waits in Limbo for {emblem.player}"


def _over(event: events.GameOver, _names: Names) -> str:
    result = event.result
    won = f"{result.winner} has won" if result.winner else "nobody has won"
    return f"the game ends: {won}" + (f" ({result.reason})" if result.reason else "")


def _turn(event: events.TurnTaken, _names: Names) -> str:
    return "all have passed" if event.player is None else f"{event.player}'s turn"


_WORDS: dict[type[Event], Words] = {
    events.Moved: _moved,
    events.TokenCreated: _created,
    events.ExpeditionMoved: _expedition,
    events.Shuffled: _shuffled,
    events.EmblemCreated: _waits,
    events.GameOver: _over,
    events.TurnTaken: _turn,
    events.Removed: lambda e, n: f"{ref(n, e.object) if e.was is None else e.was.card} is removed from the game",
    events.Sacrificed: lambda e, n: f"{ref(n, e.object)} is sacrificed",
    events.Switched: lambda e, n: f"{ref(n, e.object)} switches Expeditions: → {e.to}",
    events.StatusGained: lambda e, n: f"{ref(n, e.object)} gains {e.status}",
    events.StatusLost: lambda e, n: f"{ref(n, e.object)} loses {e.status}",
    events.CountersGained: lambda e, n: f"{ref(n, e.object)} gains {e.count} {e.counter}",
    events.CountersLost: lambda e, n: f"{ref(n, e.object)} {'spends' if e.spent else 'loses'} {e.count} {e.counter}",
    events.FailedToMove: lambda e, _n: f"{e.player}'s {e.expedition} expedition fails to move forward",
    events.TumultRevealed: lambda e, _n: f"regions {' and '.join(map(str, e.regions))} are revealed",
    events.DiceThrown: lambda e, _n: f"dice show {' and '.join(map(str, e.dice))}",
    events.Rolled: lambda e, _n: f"{e.player} rolls a {e.result}",
    events.PickedAtRandom: lambda e, _n: f"chance picks {len(e.picked)} card{'s' * (len(e.picked) != 1)}",
    events.Activated: lambda e, n: f"a Reaction of {ref(n, e.object)} is told to activate",
    events.Revealed: lambda e, _n: f"{', '.join(e.cards)} revealed",
    events.EmblemPlayed: lambda _e, _n: "a Reaction is played",
    events.EmblemGone: lambda _e, _n: "the Reaction ceases to exist",
    events.OngoingCreated: lambda e, _n: f"an effect of {e.emblem.source.card} begins, {e.emblem.duration}",
    events.OngoingGone: lambda e, _n: f"{len(e.emblems)} lasting effect{'s' * (len(e.emblems) != 1)} over",
    events.QuickActionPlayed: lambda e, n: f"{e.player} plays a quick action of {ref(n, e.object)}",
    events.Passed: lambda e, _n: f"{e.player} passes",
    events.TurnEnds: lambda _e, _n: "the turn is to end",
    events.PhaseBegan: lambda e, _n: f"{e.phase} begins",
    events.DailyEffect: lambda e, _n: f"{e.effect} is over",
    events.FirstPlayer: lambda e, _n: f"{e.player} is the first player",
    events.DayBegan: lambda e, _n: f"day {e.number} begins",
    events.Succeeded: lambda e, _n: f"{e.first} becomes the first player",
    events.TiebreakersStarted: lambda _e, _n: "tiebreakers start",
}


def _becomes(event: Event) -> Iterator[tuple[int, int]]:
    # A new zone makes a new object, named by the same card.
    if isinstance(event, events.Moved) and event.now is not None:
        yield event.object, event.now.id


TELLER = Teller(
    words=_WORDS,
    objects=frozenset({"object", "source"}),
    becomes=_becomes,
    changes={
        events.DayBegan: ("number", "first", "turn"),
        events.EmblemCreated: ("waiting",),
        events.GameOver: ("result",),
        events.PhaseBegan: ("phase",),
        events.Succeeded: ("first",),
        events.TiebreakersStarted: ("adventure",),
        events.TumultRevealed: ("regions", "hidden"),
    },
    within={
        "was": ("zone", "card"), "now": ("card",), "emblem": ("source.card", "player"), "token": ("name",),
        "result": ("winner",),
    },
    silent=frozenset(
        {"verb", "place", "end", "name", "by", "controller", "source", "as_from", "key", "order", "picked", "chance"}
    ),
)  # fmt: skip
