"""Values derived from a state: the characteristics of objects, and the conditions of texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.language import Filter
from oracle.games.altered.rules.objects import abilities, conditions, expeditions, filters, keywords, passives
from oracle.games.altered.rules.objects.abilities import Voice
from oracle.games.altered.rules.objects.table import Board, Table
from oracle.games.altered.rules.objects.texts import NO_NUMBERS, NOTHING, Ids, Place, Text
from oracle.games.altered.rules.objects.traits import Has
from oracle.games.altered.rules.state import Object, State
from oracle.kernel.open_questions import listen, tell_on

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Match


class View(Table):
    """Everything derived from one state, computed on first use and kept with the state."""

    __slots__ = ()

    def __init__(self, game: Match, state: State, before: View | None = None) -> None:
        """`before`: the previous view, if nothing has changed since in the zones where abilities work."""
        super().__init__(game, state)
        if before is not None and before.modifiers is self.modifiers:
            if before.standing.stays and before.regions is self.regions:
                self.standing = before.standing
            else:
                self.standing.altering = before.standing.altering

    # --- characteristics ------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The result of all passive abilities; while they are being applied, the result so far."""
        if self.trying is not None:
            return self.trying
        standing = self.standing
        if standing.board is None:
            rested, token = listen()
            try:
                standing.board = passives.evaluated(self)
            finally:
                tell_on(rested, token)
            # A result that rests on an open conflict must be reported for each state.
            standing.stays = not rested and all(map(passives.follows_from_board, passives.altering(self)))
        return standing.board

    def keyword(self, thing: Object, keyword: lang.Keyword) -> int | None:
        """The number of an effective keyword (0 if it has none), None if the object lacks the keyword."""
        return keywords.number_of(self, thing, keyword)

    # --- abilities ------------------------------------------------------------------------------------

    def abilities(self, thing: Object) -> tuple[Has, ...]:
        """Every ability an object has, whether it works or not."""
        return self.traits(thing).abilities

    def working(self, thing: Object) -> tuple[Has, ...]:
        """The abilities of an object that work in its zone and are not ignored."""
        return abilities.at_work(self, thing).abilities

    def passives(self, *kinds: type[lang.Passive]) -> tuple[Voice, ...]:
        """The passive abilities of these kinds in effect, of objects and emblems, by timestamp.

        Use `applies` or `concerns` to find out whether they apply now.
        """
        standing = self.standing
        known = standing.kinds.get(kinds)
        if known is not None:
            return known
        if standing.passives is None:
            things = abilities.speaking(self)
            found = [voice for thing in things for voice in abilities.at_work(self, thing).voices]
            found += [voice for emblem in self.modifiers if (voice := abilities.emblem_voice(emblem)) is not None]
            standing.passives = sorted(found, key=lambda voice: voice.timestamp)
        found = [voice for voice in standing.passives if isinstance(voice.ability, kinds)]
        standing.kinds[kinds] = tuple(found)
        return standing.kinds[kinds]

    def is_spoken(self, kind: type[lang.Passive]) -> bool:
        """Whether anything in the match can have a passive ability of a kind."""
        return bool(self.game.cards_with.get(kind) or self.tokens or self.modifiers)

    def own_passives(self, thing: Object, kind: type[lang.Passive]) -> list[Voice]:
        """Those of one object, even in zones where only abilities about playing it work."""
        if not abilities.can_have(self, thing, kind):
            return []
        return [voice for voice in abilities.at_work(self, thing).voices if isinstance(voice.ability, kind)]

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
        """The Expeditions of an object, as (player, `hero` or `companion`): two for a Gigantic one."""
        return expeditions.expeditions(self, thing)

    def things_in(self, player: str, expedition: lang.Expedition) -> list[Object]:
        """Every object in an Expedition, including Gigantic ones from the other."""
        return expeditions.things_in(self, (player, expedition))

    def places(self, where: lang.Where, text: Text) -> tuple[Place, ...]:
        """The Expeditions meant by a word; empty if there is none."""
        return expeditions.expeditions_named(self, where, text)

    # --- what texts mean ------------------------------------------------------------------------------

    def means(self, what: Filter, thing: Object, text: Text) -> bool:
        """Whether a text's "a …" means this object: one in play unless it names a zone."""
        return filters.means(self, what, thing, text)

    def is_such(self, what: Filter, thing: Object, text: Text) -> bool:
        """Whether this particular object matches, in any zone (2.2.1.i)."""
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


def view_of(state: State) -> View:
    """The view attached to a state."""
    view: View = state.__dict__["view"]
    return view
