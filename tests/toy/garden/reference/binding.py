"""The rules in the words of the protocol."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.games.garden.language import PRINTED, Definition
from oracle.games.garden.rules import state as s
from oracle.games.garden.rules.editions import EDITIONS, Edition
from oracle.games.garden.rules.game import ARCHIVE, Garden, listing
from oracle.games.garden.rules.rulebook import BOOK
from oracle.games.garden.rules.winning import sees

from oracle.engines.binding import Binding, WrongTime
from oracle.engines.rendering import known_counters, known_player, known_ref
from oracle.engines.telling import Teller, ref, refs
from oracle.kernel.chance import Chance
from oracle.kernel.errors import InputError
from oracle.kernel.position import Outcome, Position
from oracle.kernel.rules import Overrides, TraceEntry
from oracle.kernel.run import Task
from oracle.protocol import messages as m

TELLER = Teller(
    words={
        s.Moved: lambda e, n: f"{ref(n, e.object)} goes to the {e.to}",
        s.Turned: lambda e, n: f"{refs(n, e.objects)} {'become ready' if e.back else 'turned'}",
        s.Gained: lambda e, _: f"{e.player} gains {e.petals} petals",
        s.Passed: lambda e, _: f"the turn passes to {e.player}",
        s.Over: lambda e, _: f"{e.result.winner} has won",
    },
    objects=frozenset({"object", "objects"}),
    becomes=lambda e: [(e.object, e.new)] if isinstance(e, s.Moved) else (),
)


class _Garden(Binding[Garden, s.Table, Definition]):
    id = "garden"
    book = BOOK
    edition = Edition
    editions = EDITIONS
    archive = ARCHIVE
    definition = Definition
    printed = PRINTED
    wrong_time = WrongTime(game_over="1.1", unanswered="2.1", not_asked="2.1", other_asked="2.1")
    teller = TELLER

    legal_tasks = staticmethod(listing)

    def check_definition(self, name: str, card: Definition) -> None:
        if card.name != name and name:
            raise InputError(f"definitions.{name}", "its name is another one", name)

    def match(self, edition: Edition, cards: Mapping[str, Definition], overrides: Overrides | None) -> Garden:
        return Garden(edition, cards, overrides)

    def state_of(self, match: Garden, params: m.SetupParams) -> s.Table:
        at = params.position
        players = {player.name: player.counters.get("petals", 0) for player in at.players}
        for player in at.players:
            known_counters(f"players.{player.name}", player.counters, ("petals",))
        zones: dict[str, tuple[int, ...]] = {f"{name}/{zone}": () for name in players for zone in s.ZONES}
        objects = {}
        for number, card in enumerate(at.cards, start=1):
            place = f"{card.player}/{card.zone}"
            if place not in zones:
                raise InputError(f"cards.{card.ref}", f"{place} is no place", ", ".join(zones))
            zones[place] += (number,)
            turned, fresh = "turned" in card.states, "fresh" in card.states
            objects[number] = s.Thing(
                id=number, card=card.ref, player=card.player, zone=card.zone, turned=turned, fresh=fresh
            )
        return s.Table(
            objects=objects, zones=zones, where={each.card: number for number, each in objects.items()},
            next_id=len(objects) + 1, chance=Chance(script=params.chance), players=players,
            turn=s.Turn(at.turn.player, at.turn.number),
        )  # fmt: skip

    def task_of(self, match: Garden, state: s.Table, player: str, action: m.Action) -> Task | None:
        known_player(state.players, player)
        if action.kind == "end-turn":
            return s.EndTurn(player=player)
        if action.kind not in ("play", "pick"):
            return None
        card = known_ref("action.card", action.card, match.cards)
        if action.kind == "pick":
            return s.Pick(player=player, card=card)
        water = () if action.cost is None else action.cost.resources
        return s.Play(player=player, card=card, water=tuple(known_ref("action.cost", r, match.cards) for r in water))

    def action_of(self, task: Task) -> m.Action:
        match task:
            case s.Play():
                return m.Action(kind="play", card=task.card, cost=m.Cost(kind="water"))
            case s.Pick():
                return m.Action(kind="pick", card=task.card)
        return m.Action(kind="end-turn")

    def interrupt(self, match: Garden, at: Position, task: Task, trace: list[TraceEntry] | None) -> Outcome | None:
        return None

    def position(self, match: Garden, state: s.Table, viewer: str | None) -> m.Position:
        def shown(thing: s.Thing) -> m.Card:
            hides = viewer is not None and not sees(viewer, thing)
            states = tuple(word for word in ("fresh", "turned") if getattr(thing, word))
            name = None if hides else match.cards[thing.card].full_name
            return m.Card(ref=thing.card, player=thing.player, zone=thing.zone, card=name, states=states)

        return m.Position(
            players=tuple(
                m.Player(name=name, counters={"petals": own} if own else {}) for name, own in state.players.items()
            ),
            turn=m.Turn(player=state.turn.player, number=state.turn.number),
            cards=tuple(shown(state.objects[each]) for ids in state.zones.values() for each in ids),
        )

    def waiting(self, state: s.Table) -> tuple[m.Waiting, ...]:
        return ()


BINDING = _Garden()
