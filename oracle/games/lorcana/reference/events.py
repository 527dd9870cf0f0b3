"""Describes Lorcana events in words."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.engines.telling import Names, Teller, Words, ref, refs
from oracle.games.lorcana.rules import events
from oracle.kernel.run import Event

_VERBS = {
    "play": "is played", "draw": "is drawn", "discard": "is discarded", "banish": "is banished", "ink": "is inked",
    "put": "is put", "return": "is returned", "shuffle": "is shuffled away", "resolve": "has resolved",
}  # fmt: skip


def _moved(event: events.Moved, names: Names) -> str:
    start = "" if event.was is None else f"{event.was.zone} "
    states = [word for word in ("exerted", "drying") if getattr(event, word)]
    states += [f"with {event.damage} damage"] if event.damage else []
    verb = _VERBS.get(event.verb, event.verb)
    return f"{ref(names, event.object)} {verb}: {start}→ {event.to}" + "".join(f", {one}" for one in states)


def _shifted(event: events.Shifted, names: Names) -> str:
    states = [word for word in ("exerted", "drying") if getattr(event, word)]
    on_top = f"{ref(names, event.object)} is put on top of {ref(names, event.onto)}"
    return on_top + "".join(f", {one}" for one in states)


def _put_beneath(event: events.PutBeneath, names: Names) -> str:
    start = "" if event.was is None else f", from {event.was.player}'s {event.was.zone}"
    return f"{ref(names, event.object)} is put under {ref(names, event.onto)}{start}"


def _lore(event: events.Lore, _names: Names) -> str:
    return f"{event.player} {'gains' if event.by >= 0 else 'loses'} {abs(event.by)} lore"


def _waits(event: events.Waits, _names: Names) -> str:
    waiting = event.waiting
    ability = f' "{waiting.ability.name}"' if waiting.ability.name else ""
    return f"an ability{ability} of {waiting.card} triggers and waits in {waiting.player}'s bag"


def _over(event: events.GameOver, _names: Names) -> str:
    result = event.result
    won = f"{result.winner} has won" if result.winner else "nobody has won"
    return f"the game ends: {won}" + (f" ({result.reason})" if result.reason else "")


_WORDS: dict[type[Event], Words] = {
    events.Moved: _moved,
    events.Shifted: _shifted,
    events.PutBeneath: _put_beneath,
    events.TakenFromUnder: lambda e, _n: f"{e.card} is taken from under another card",
    events.Lore: _lore,
    events.Waits: _waits,
    events.GameOver: _over,
    events.Played: lambda e, _n: f"{e.card} counts as played, by {e.player} for {e.cost}, {e.ink} ink paid",
    events.Exerted: lambda e, n: f"{refs(n, e.objects)} exerted ({e.why})",
    events.Readied: lambda e, n: f"{refs(n, e.objects)} readied",
    events.Dried: lambda e, n: f"{refs(n, e.objects)} dry from now on",
    events.Damaged: lambda e, n: f"{e.damage} damage {e.how} to {ref(n, e.object)}",
    events.Healed: lambda e, n: f"{e.damage} damage removed from {ref(n, e.object)}",
    events.Quested: lambda e, n: f"{ref(n, e.object)} has quested for {e.player}",
    events.Sang: lambda e, n: f"{ref(n, e.song)} is sung by {refs(n, e.objects)}",
    events.Chosen: lambda e, n: f"{ref(n, e.object)} is chosen by {e.player}",
    events.Revealed: lambda e, _n: f"{', '.join(e.cards)} revealed",
    events.Looked: lambda e, _n: f"{e.player} looks at {', '.join(e.cards)}",
    events.Arranged: lambda e, _n: f"on the {e.place} of {e.player}'s deck, from the top: {', '.join(e.cards)}",
    events.Shuffled: lambda e, _n: f"{e.player}'s deck is shuffled",
    events.TookAtRandom: lambda e, _n: f"{', '.join(e.cards)} taken at random",
    events.Inked: lambda e, _n: f"{e.player} has inked a card this turn",
    events.MovedTo: lambda e, n: f"{ref(n, e.object)} moves to {ref(n, e.location)}",
    events.Began: lambda e, _n: f"an effect of {e.modifier.card} begins, {e.modifier.until.replace('-', ' ')}",
    events.Ended: lambda e, _n: f"{len(e.modifiers)} lasting effect{'' if len(e.modifiers) == 1 else 's'} over",
    events.Used: lambda e, n: f"an ability of {ref(n, e.object)} is used up for this turn",
    events.Taken: lambda e, _n: f"{e.player} takes an ability from the bag",
    events.Phase: lambda e, _n: f"{e.player}'s {e.name} phase",
    events.StartingPlayer: lambda e, _n: f"{e.player} is the starting player",
    events.ClearedUp: lambda _e, _n: "all cards go back to their players' decks",
    events.LeftGame: lambda e, _n: f"{e.player} leaves the game, with all cards and effects",
    events.TurnPassed: lambda e, _n: f"the turn passes to {e.player}",
}  # fmt: skip


def _becomes(event: Event) -> Iterator[tuple[int, int]]:
    # A new zone makes a new object, and a stack is named by its top card.
    if isinstance(event, events.Moved) and event.new:
        yield event.object, event.new
    elif isinstance(event, events.Shifted):
        yield event.object, event.onto


TELLER = Teller(
    words=_WORDS,
    objects=frozenset(
        {"object", "objects", "onto", "location", "singers", "song", "source", "challenger", "challenged"}
    ),
    becomes=_becomes,
    changes={
        events.Damaged: ("damage",),
        events.Dried: ("drying",),
        events.GameOver: ("result",),
        events.Healed: ("damage",),
        events.MovedTo: ("at",),
        events.Phase: ("phase",),
        events.PutBeneath: ("under",),
        events.LeftGame: ("player",),
        events.StartingPlayer: ("player",),
        events.TurnPassed: ("number",),
        events.Waits: ("waiting",),
    },
    within={"was": ("zone",), "waiting": ("card", "player"), "modifier": ("card",), "result": ("winner",)},
    silent=frozenset({"verb", "place", "how", "by", "order", "chance", "new"}),
)
