"""What follows from a state: characteristics of objects as they stand, and whether texts' conditions hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from oracle.games.altered.rules.cards import language as lang
from oracle.games.altered.rules.cards.language import Definition, Filter
from oracle.games.altered.rules.objects import abilities, conditions, expeditions, filters, keywords, passives
from oracle.games.altered.rules.objects.abilities import Voice
from oracle.games.altered.rules.objects.passives import Board
from oracle.games.altered.rules.objects.texts import NO_NUMBERS, NO_PLAYERS, NOTHING, Ids, Place, Text
from oracle.games.altered.rules.objects.traits import Has, Traits, boosted, orb, scouted
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import IN_PLAY, MANA, EmblemOngoing, Object, State

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Match


class View:
    """Everything derived from one state, computed when first asked and kept with the state.

    It holds what the state holds and not the state, which holds the view.
    """

    __slots__ = (
        "_board", "_kinds", "_passives", "day", "game", "modifiers", "objects", "owners", "regions", "tokens",
        "trying", "zones",
    )  # fmt: skip

    def __init__(self, game: Match, state: State) -> None:
        self.game = game
        self.objects = state.objects
        self.zones = state.zones
        self.owners = state.players
        self.day = state.day
        self.regions = state.regions
        self.tokens = state.tokens
        self.modifiers: tuple[EmblemOngoing, ...] = state.modifiers
        self.trying: Board | None = None
        """While passive abilities are being applied: what is applied so far."""
        self._board: Board | None = None
        self._passives: list[Voice] | None = None
        self._kinds: dict[tuple[type[lang.Passive], ...], list[Voice]] = {}

    # --- objects --------------------------------------------------------------------------------------

    def definition(self, thing: Object) -> Definition:
        """What the card or token is that represents an object (2.3.1.a, 2.3.1.b)."""
        return self.tokens.get(thing.card) or self.game.cards[thing.card]

    def is_token(self, thing: Object) -> bool:
        return self.definition(thing).token

    @home("3.1.4.a")
    def in_play(self) -> list[Object]:
        """Every object in the Expedition zone and the Landmark zones, in initiative order."""
        return [
            self.objects[i]
            for player in self.players("each", self.day.initiative)
            for z in IN_PLAY
            for i in self.zones[f"{player}/{z}"]
        ]

    @home("1.4.5.a", "1.2.1.b")
    def players(self, who: lang.Who, player: str, named: Mapping[str, str] = NO_PLAYERS) -> list[str]:
        """The players a text means, in initiative order; `named`: players by the names the text gives them."""
        names = list(self.owners)
        first = names.index(self.day.initiative)
        ordered = names[first:] + names[:first]
        if who == "each":
            return ordered
        if who == "that-player":
            return [name for name in ordered if name == named.get("player")]
        return [name for name in ordered if (name == player) == (who == "you")]

    # --- characteristics ------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """What passive abilities have made of everything; while they are applied, what they have made of it so far."""
        if self.trying is not None:
            return self.trying
        if self._board is None:
            self._board = passives.evaluated(self)
        return self._board

    def base(self, thing: Object) -> Traits:
        """The characteristics of an object before passive abilities apply (2.3.1.a)."""
        return abilities.written_on(self, thing).traits

    def worked_out(self, thing: Object) -> Traits:
        """The same, not looked up."""
        if thing.zone == MANA:
            return orb()
        traits = boosted(self.game.written(self.definition(thing), thing.card), thing.count("boost"))
        return scouted(traits) if thing.scouted else traits

    @home("2.3.1.j")
    def traits(self, thing: Object) -> Traits:
        """The characteristics of an object as they are, or were when it was last seen."""
        if thing.traits is not None:
            return thing.traits
        board = self.trying or self._board or self.board
        return board.traits.get(thing.id) or self.base(thing)

    @home("2.1.h")
    def last_known(self, thing: Object) -> Object:
        """The object to be remembered, with what passive abilities have made of it."""
        traits = self.board.traits.get(thing.id)
        return thing if traits is None else replace(thing, traits=traits)

    def stats(self, thing: Object) -> tuple[int, int, int]:
        """Forest, mountain and water of a Character, boosts included (2.5.1.b); zero of anything else (1.1.6.d)."""
        return self.traits(thing).stats or (0, 0, 0)

    def keyword(self, thing: Object, keyword: lang.Keyword) -> int | None:
        """The number of a keyword that has an effect (0 where it has none), None if the object has no such keyword."""
        return keywords.number_of(self, thing, keyword)

    # --- abilities ------------------------------------------------------------------------------------

    def abilities(self, thing: Object) -> tuple[Has, ...]:
        """Every ability an object has, whether it works or not."""
        return self.traits(thing).abilities

    def working(self, thing: Object) -> tuple[Has, ...]:
        """The abilities of an object that work where it is and are not ignored."""
        return abilities.at_work(self, thing).abilities

    def passives(self, *kinds: type[lang.Passive]) -> list[Voice]:
        """The passive abilities of these kinds that are at work, of objects and emblems, by timestamp.

        Whether they apply now is asked of `applies` or `concerns`.
        """
        if self._passives is None:
            found = [voice for thing in abilities.speaking(self) for voice in abilities.at_work(self, thing).voices]
            found += [abilities.emblem_voice(emblem) for emblem in self.modifiers]
            self._passives = sorted(found, key=lambda voice: voice.timestamp)
        if kinds not in self._kinds:
            self._kinds[kinds] = [voice for voice in self._passives if isinstance(voice.ability, kinds)]
        return self._kinds[kinds].copy()

    def own_passives(self, thing: Object, *kinds: type[lang.Passive]) -> list[Voice]:
        """Those of one object, also in zones where only what it says of its own playing works."""
        return [voice for voice in abilities.at_work(self, thing).voices if isinstance(voice.ability, kinds)]

    def applies(self, voice: Voice) -> bool:
        """Whether the condition of a passive ability holds."""
        return passives.applies(self, voice)

    def concerns(self, voice: Voice, thing: Object) -> bool:
        """Whether a passive ability applies now, and to this object."""
        what = voice.ability.what
        if not self.applies(voice):
            return False
        if what is None:
            return thing.id in voice.text.ids("this")
        return filters.means(self, what, thing, voice.text)

    # --- expeditions ----------------------------------------------------------------------------------

    def expeditions(self, thing: Object) -> tuple[Place, ...]:
        """The Expeditions an object is in, as (player, `hero` or `companion`): two of a Gigantic one."""
        return expeditions.expeditions(self, thing)

    def things_in(self, player: str, expedition: lang.Expedition) -> list[Object]:
        """Every object in an Expedition, with Gigantic ones from the other."""
        return expeditions.things_in(self, (player, expedition))

    def places(self, where: lang.Where, text: Text) -> tuple[Place, ...]:
        """The Expeditions a text means by a word for them; none where there is no such one."""
        return expeditions.meant(self, where, text)

    # --- what texts mean ------------------------------------------------------------------------------

    def means(self, what: Filter, thing: Object, text: Text) -> bool:
        """Whether a text that speaks of "a …" means this object: of objects in play unless it names a zone."""
        return filters.means(self, what, thing, text)

    def is_such(self, what: Filter, thing: Object, text: Text) -> bool:
        """Whether this certain object is such a one, wherever it is (2.2.1.i)."""
        return filters.is_such(self, what, thing, text)

    def all_such(self, what: Filter, text: Text) -> list[Object]:
        """Every object that a text means."""
        return filters.candidates(self, what, text)

    def amount(self, number: lang.Amount, text: Text) -> int:
        return filters.amount(self, number, text)

    def is_true(self, condition: lang.Condition, text: Text) -> bool:
        return conditions.condition_holds(self, condition, text)

    def holds(
        self,
        condition: lang.Condition,
        player: str,
        source: int,
        bound: Ids = NOTHING,
        numbers: Mapping[str, int] = NO_NUMBERS,
    ) -> bool:
        """Whether a condition is true now."""
        return conditions.condition_holds(self, condition, Text(player, source, bound, numbers))


def view_of(state: Any) -> View:
    """The view that hangs on a state."""
    view: View = state.__dict__["view"]
    return view
