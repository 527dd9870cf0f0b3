"""A game from decks that leads to a scenario's position, played on the reference."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from oracle.assurance.variation.counting import recounted
from oracle.assurance.variation.rewriting import stored
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Card, Decision, Player, Position
from oracle.protocol.values import Json
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.action_words import action_words, answer_words
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.phrases.madeup import FILLER
from oracle.suite.phrases.setting import setting_of
from oracle.suite.plan import Plan, StoredStep, setup_params

Why = Literal["moment", "past", "cards", "places", "long", "course", "rule", "guard", "late"]
"""Why no game leads to a scenario."""
PUT = frozenset({"second-player", "history", "beginnings"})
"""Capabilities needed only for setting up a position; beginnings are included in `from-decks`."""


class Unreachable(Exception):
    """No game was found."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


class Course:
    """One game; its moves become steps before those of the scenario.

    Every method raises `Unreachable` if the reference refuses, or asks something that there are no words for.
    """

    def __init__(self, plan: Plan, edition: str, printed: Mapping[str, Mapping[str, Json]]) -> None:
        """`printed`: the definitions of the printed cards, by full name."""
        self.wanted = plan.position
        self.printed = printed
        self._plan, self._edition = plan, edition
        self._game = PROFILES[plan.game]
        self._engine = ReferenceEngine()
        self._begun: Plan | None = None
        self._steps: list[StoredStep] = []

    # --- what is wanted ----------------------------------------------------------------------------------------

    @property
    def players(self) -> list[str]:
        """In turn order."""
        return [player.name for player in self.wanted.players]

    def cards(self, who: str, *zones: str) -> list[Card]:
        """A player's cards in these zones of the scenario's position."""
        return [card for zone in zones for card in self.wanted.cards if (card.player, card.zone) == (who, zone)]

    def card(self, card: Card, filler: str) -> Mapping[str, Json]:
        """The definition of a card; of a filler where any card will do."""
        name = filler if card.card in (None, FILLER) else card.card
        found = self._plan.definitions.get(name or "") or self.printed.get(name or "")
        if found is None:
            raise Unreachable("cards")
        return found

    # --- play --------------------------------------------------------------------------------------------------

    def begin(self, first: str, placed: Iterable[Card], filler: str, choosing: Sequence[str] = ()) -> None:
        """Set up the decks, in this order, and begin the game. `placed` may hold Heroes as well.

        Cards of a scenario that may be any card become `filler`. `choosing` is as in `act`.
        """
        cards = tuple(replace(card, card=filler if card.card in (None, FILLER) else card.card) for card in placed)
        self._begun = beginning(self._plan, first, cards)
        try:
            if self._engine.setup(setup_params(self._begun, self._edition)).status != "ok":
                raise Unreachable("cards")
        except InputError as error:
            raise Unreachable("cards") from error
        self.act(self.players[0], Action(kind="begin"), choosing)

    def again(self) -> None:
        """Forget this game, to start another one."""
        self._begun, self._steps = None, []

    @property
    def position(self) -> Position:
        """The current table."""
        return self._engine.observe().position

    @property
    def asked(self) -> Decision | None:
        """The open question."""
        return self._engine.observe().decision

    def now(self, ref: str) -> Card | None:
        """A card as it is now."""
        return next((card for card in self.position.cards if card.ref == ref), None)

    def could(self, who: str, action: Action) -> bool:
        """Whether a player may do this now."""
        here = self._engine.here()
        try:
            return self._engine.act(who, action).status == "accepted"
        except (InputError, OracleError):
            return False
        finally:
            self._engine.go_back(here)

    def act(self, who: str, action: Action, choosing: Sequence[str] = ()) -> None:
        """Do this. Questions are answered with the options in `choosing`, in order; else with no, or the fewest."""
        try:
            reply = self._engine.act(who, action)
            if reply.status != "accepted":
                raise Unreachable("course")
            self._say(who, action_words(action, self._game))
            while (asked := self.asked) is not None:
                if asked.kind == "name":
                    raise Unreachable("course")
                answer = answered(asked, choosing)
                if self._engine.decide(asked.player, asked.id, answer).status != "accepted":
                    raise Unreachable("course")
                self._say(asked.player, answer_words(answer))
            if self._engine.observe().result is not None:
                raise Unreachable("course")
        except (InputError, OracleError) as error:
            raise Unreachable("course") from error

    def _say(self, who: str, words: str) -> None:
        try:
            self._steps.append(move_of(self._plan, f"{who} {words}"))
        except InvalidWordsError as error:
            raise Unreachable("course") from error

    # --- and then the scenario ---------------------------------------------------------------------------------

    @property
    def moves(self) -> int:
        """The actions and answers so far."""
        return len(self._steps)

    def led(self) -> Plan:
        """The scenario starting from decks: the game, then its own steps, with the numbers of this table."""
        if self._begun is None:
            raise Unreachable("course")
        try:
            counted = recounted(self._plan, self.position)
            return from_game(counted, self._begun, tuple(self._steps))
        except (InvalidWordsError, ValueError) as error:
            raise Unreachable("rule") from error


def move_of(plan: Plan, text: str) -> StoredStep:
    """A step of the game, before those of the scenario. Raises InvalidWordsError if it is meaningless."""
    return stored("when", text, min((step.line for step in plan.steps), default=plan.line), plan.game)


def beginning(plan: Plan, first: str, cards: tuple[Card, ...]) -> Plan:
    """The scenario's players before their game, with these cards, nothing else, and no steps. Raises `Unreachable`."""
    setting, players = setting_of(plan.game), plan.position.players
    names = [player.name for player in players]
    turn, regions = setting.start(tuple(names))
    if len(plan.position.regions) != len(regions):
        raise Unreachable("places")
    position = Position(players=tuple(Player(name=name) for name in names), turn=turn, cards=cards, regions=regions)
    between = tuple(region.terrains for region in plan.position.regions[1:-1])
    position = replace(position, regions=setting.laid(position, between or None))
    at = names.index(first)
    decks = (
        tuple(card.ref for card in cards if (card.player, card.zone) == (who, "deck"))
        for who in names[at:] + names[:at]
    )
    return bind(replace(data_of(plan), position=position, chance=((first,), *decks, *plan.chance), steps=()))


def from_game(plan: Plan, begun: Plan, game: tuple[StoredStep, ...]) -> Plan:
    """The scenario's steps after a game. Raises InvalidWordsError if a step is meaningless there."""
    found = bind(
        replace(
            data_of(plan), position=begun.position, chance=begun.chance, given=(), steps=game + plan.steps,
            varied="cast",
        )
    )  # fmt: skip
    needs = {*plan.needs, *(need for call in found.calls for need in call.needs)} - PUT
    return replace(found, needs=tuple(sorted(needs)))


def answered(asked: Decision, choosing: Sequence[str]) -> tuple[str, ...]:
    """The wanted options, as many as allowed; without any: *no*, or the first options if some are needed."""
    wanted = [one for one in choosing if one in asked.options][: asked.most]
    if wanted and len(wanted) >= asked.least:
        return tuple(wanted)
    if "no" in asked.options:
        return ("no",)
    if asked.kind in ("order", "trigger"):
        return asked.options[: asked.least]
    others = [one for one in asked.options if one not in wanted]
    # What the scenario has comes last: what is not wanted is taken first.
    return tuple((wanted + others)[: asked.least])
