"""Builds a scenario's starting position from its Given steps, and checks it as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from oracle.engines.bounds import CARDS
from oracle.profiles import Profile
from oracle.protocol.messages import Card, Fact, Player, Position, Turn
from oracle.protocol.values import Json, JsonObject
from oracle.suite.errors import InvalidWordsError, Problems, nearest
from oracle.suite.games import USUAL
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.madeup import FILLER, Definition, described_card, filler_card, is_described
from oracle.suite.phrases.setting import FIRST_TURN, Setting, setting_of
from oracle.suite.phrases.stacks import check_stacks
from oracle.suite.plan import Mention


class CardRow(Struct, frozen=True, kw_only=True):
    """One row of the card table, already parsed."""

    line: int
    ref: str
    card: str
    player: str
    zone: str
    states: tuple[str, ...] = ()
    counters: dict[str, int] = {}
    controller: str | None = None
    under: str | None = None
    at: str | None = None


class Given(Struct, frozen=True, kw_only=True):
    """The result of the Given steps."""

    position: Position
    definitions: JsonObject
    chance: tuple[tuple[str, ...], ...]
    mentions: tuple[Mention, ...]
    needs: tuple[str, ...]


class PositionBuilder:
    """Collects the Given steps; `finish` checks them and makes the position."""

    def __init__(self, context: Context, problems: Problems) -> None:
        self.context = context
        self.problems = problems
        self.known_problems = len(problems.errors)
        self.line = 1
        """Line of the current step."""
        self.started = False
        self.active = ""
        self.rows: dict[str, CardRow] = {}
        self.definitions: dict[str, Definition] = {}
        self.definition_lines: dict[str, int] = {}
        self.resources: dict[str, tuple[int, int]] = {}
        self.counters: dict[tuple[str, str], int] = {}
        """Player and name of a counter → amount."""
        self.fillers: dict[str, int] = {}
        self.happened: list[tuple[int, Fact]] = []
        self.chance: list[tuple[int, tuple[str, ...]]] = []
        self.setting = Setting()
        """The parts of a position that only this scenario's game has."""

    @property
    def game(self) -> Profile:
        return self.context.game

    # --- what Given steps say ---------------------------------------------------------------------------

    def start(self, game: Profile, players: tuple[str, ...]) -> None:
        """Start the position; the first of `players` has the turn."""
        if self.started:
            raise InvalidWordsError("a scenario has one game, and it is named already")
        if len(players) > USUAL and f"players-{len(players)}" not in game.capabilities:
            raise InvalidWordsError(f"the rules of {game.name} are for two players")
        if len(players) < USUAL or len(set(players)) < len(players):
            raise InvalidWordsError("a game needs two or more players with different names")
        self.started = True
        self.context.game = game
        self.setting = setting_of(game.id)()
        self.context.players = players
        self.active = players[0]

    def add_row(self, row: CardRow) -> None:
        """Put a card into the position; a ref belongs to one card, and a card is in one zone."""
        known = self.rows.get(row.ref)
        if known is None:
            self.rows[row.ref] = row
            return
        if (known.player, known.zone, known.card) == (row.player, row.zone, row.card):
            text = f'the ref "{row.ref}" is already used in line {known.line}; give every card its own'
        else:
            text = (
                f'"{row.ref}" is in {known.player}\'s {known.zone} already (line {known.line}), '
                f"it cannot be in {row.player}'s {row.zone} too; give every card its own ref"
            )
        self.problems.add(row.line, text)

    def define(self, name: str, definition: Definition) -> None:
        """Define a made-up card."""
        if name in self.definitions:
            raise InvalidWordsError(f'the made-up card "{name}" is defined twice')
        self.definitions[name] = definition
        self.definition_lines[name] = self.line

    def count(self, player: str, counter: str, amount: int, what: str) -> None:
        """Give a player counters; `what` names them in the error for a duplicate."""
        if (player, counter) in self.counters:
            raise InvalidWordsError(f"{what} of {player} is given twice")
        self.counters[player, counter] = amount

    def once(self, known: Mapping[str, Json], player: str, what: str) -> None:
        """`InvalidWordsError` if a player's value is given a second time."""
        if player in known:
            raise InvalidWordsError(f"{what} of {player} is given twice")

    # --- the position -----------------------------------------------------------------------------------

    def anonymous(self, amount: int) -> int:
        """The number of cards that a step adds without names; `InvalidWordsError` if there are too many."""
        if amount > CARDS:
            raise InvalidWordsError(f"{amount:,} cards are too many; a position has at most {CARDS:,}")
        return amount

    def finish(self) -> Given | None:
        """The position, or None after reporting what is wrong with it."""
        if not self.started:
            # An unreadable Given step may well have been the one that names the game.
            if len(self.problems.errors) == self.known_problems:
                self.problems.add(self.line, 'a scenario starts with its game: "Given a game of Lorcana"')
            return None
        count = len(self.rows) + sum(map(sum, self.resources.values())) + sum(self.fillers.values())
        if count > CARDS:
            self.problems.add(self.line, f"the position has {count:,} cards; it can have at most {CARDS:,}")
            return None
        check_stacks(self.rows, self.game, self.problems)
        definitions, mentions = self._definitions()
        cards = [self._card(row) for row in self.rows.values()] + self._fillers()
        needs = set(needs_of(self, definitions))
        if any(card.card == FILLER for card in cards):
            definitions.setdefault(FILLER, filler_card(self.game))
        refs = {card.ref: card for card in cards}
        self.context.cards = refs
        self._check_chance(refs)
        self.setting.check(self)
        return Given(
            position=self._position(tuple(cards)),
            definitions=dict(sorted(definitions.items())),
            chance=tuple(outcome for _, outcome in self.chance),
            mentions=mentions,
            needs=tuple(sorted(needs)),
        )

    def _position(self, cards: tuple[Card, ...]) -> Position:
        turn = Turn(player=self.active, number=FIRST_TURN, phase=self.game.phase)
        return Position(
            players=tuple(Player(name=name, counters=self._counters_of(name)) for name in self.context.players),
            turn=self.setting.turn(self, turn),
            cards=cards,
            happened=(*[self._fact(line, fact) for line, fact in self.happened], *self.setting.facts()),
            regions=self.setting.regions(self),
        )

    def _counters_of(self, player: str) -> dict[str, int]:
        return {name: amount for (owner, name), amount in self.counters.items() if owner == player and amount}

    def _fact(self, line: int, fact: Fact) -> Fact:
        """The fact, with its card's player if the step names none."""
        if fact.player or fact.card is None:
            return fact
        row = self.rows.get(fact.card)
        if row is None:
            self.problems.add(line, f'no card of this scenario is called "{fact.card}"{nearest(fact.card, self.rows)}')
            return fact
        return replace(fact, player=row.controller or row.player)

    def _definitions(self) -> tuple[dict[str, Definition], tuple[Mention, ...]]:
        definitions = dict(self.definitions)
        mentions = [Mention("definition", name, line) for name, line in self.definition_lines.items()]
        for row in self.rows.values():
            if row.card in definitions or row.card == FILLER:
                continue
            if is_described(row.card, self.game):
                try:
                    name, definition = described_card(row.card, self.game)
                    definitions[name] = definition
                    if definition.get(self.game.cards.classified):
                        # The only words of a description that the phrases cannot check.
                        mentions.append(Mention("definition", name, row.line))
                except InvalidWordsError as error:
                    self.problems.add(row.line, str(error))
            else:
                mentions.append(Mention("card", row.card, row.line))
        return definitions, tuple(mentions)

    def _card(self, row: CardRow) -> Card:
        return Card(
            ref=row.ref,
            player=row.player,
            zone=row.zone,
            card=row.card,
            states=tuple(sorted(row.states)),
            counters=row.counters,
            controller=row.controller if row.controller != row.player else None,
            under=row.under,
            at=row.at,
        )

    def _fillers(self) -> list[Card]:
        cards = []
        for player in self.context.players:
            ready, spent = self.resources.get(player, (0, 0))
            zone, word = self.game.resource_zone, self.game.resource
            for place in range(1, ready + spent + 1):
                states = () if place <= ready else (self.game.spent,)
                cards.append(self._filler(player, zone, f"{word}-{place}", states))
            cards += [
                self._filler(player, "deck", f"deck-{place}", ()) for place in range(1, self.fillers.get(player, 0) + 1)
            ]
        return cards

    def _filler(self, player: str, zone: str, name: str, states: tuple[str, ...]) -> Card:
        ref = f"{player.lower()}-{name}"
        if ref in self.rows:
            text = f'the ref "{ref}" belongs to an anonymous card; choose another one'
            self.problems.add(self.rows[ref].line, text)
        return Card(ref=ref, player=player, zone=zone, card=FILLER, states=states)

    def _check_chance(self, refs: dict[str, Card]) -> None:
        for line, outcome in self.chance:
            for ref in outcome:
                if ref in refs or (self.game.dice and ref.isdecimal()):
                    continue
                if outcome == (ref,) and ref in self.context.players:
                    # Who begins.
                    continue
                try:
                    self.context.ref(ref)
                except InvalidWordsError as error:
                    self.problems.add(line, str(error))
            if len(set(outcome)) < len(outcome):
                self.problems.add(line, "an outcome of chance names a card twice")


def needs_of(position: PositionBuilder, definitions: dict[str, Definition]) -> Iterable[str]:
    """The capabilities that an engine needs for this position."""
    made_up = definitions.values()
    if definitions:
        yield "made-up-cards"
    if (players := len(position.context.players)) > USUAL:
        yield f"players-{players}"
    if position.active != position.context.players[0]:
        yield "second-player"
    if position.happened:
        yield "history"
    if any(row.at for row in position.rows.values()):
        yield "locations"
    for field, value, need in position.game.card_needs:
        if any(card.get(field) == value for card in made_up):
            yield need
    yield from position.setting.needs(position)
