"""Indexes the abilities of cards in play by function; derived from the board, never compared or serialised."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.rules.abilities.texts import NOTHING, Bound
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import PLAY, Object, State, Values


class Listener(NamedTuple):
    """An ability waiting for an event."""

    thing: Object
    """The object with the ability."""
    ability: lang.Triggered
    when: lang.When
    """One of its trigger conditions."""
    bound: Bound = NOTHING
    """The bindings at the time when an effect created it."""
    copy: int = 0
    """Which of several equal abilities of the object it is."""


class Index:
    """The abilities of the cards in play, by function. Valid while the board does not change."""

    __slots__ = (
        "cannot", "challenges_ready", "classes", "costs_to", "entering", "fights_with", "floors", "gains", "gets",
        "gives", "ink_more", "listeners", "lore_to_win", "losses", "move_pays", "moves_free", "must_be_chosen",
        "open_decks", "pays", "quest_drying", "reads_values", "replacing", "skips", "stats", "steady",
    )  # fmt: skip

    def __init__(self) -> None:
        self.gets: list[tuple[Object, lang.StaticGets]] = []
        self.gains: list[tuple[Object, lang.StaticGains]] = []
        self.losses: list[tuple[Object, lang.StaticLoses]] = []
        self.classes: list[tuple[Object, lang.StaticGainsClassification]] = []
        self.entering: list[tuple[Object, lang.EntersPlay]] = []
        self.gives: list[tuple[Object, lang.StaticGainsAbility]] = []
        self.floors: list[tuple[Object, lang.NotReducedBelow]] = []
        self.pays: list[tuple[Object, lang.Pays]] = []
        self.cannot: list[tuple[Object, lang.Cannot]] = []
        self.challenges_ready: list[tuple[Object, lang.ChallengesReady]] = []
        self.fights_with: list[tuple[Object, lang.FightsWith]] = []
        self.costs_to: list[tuple[Object, lang.CostTo]] = []
        self.moves_free: list[tuple[Object, lang.MovesFree]] = []
        self.move_pays: list[tuple[Object, lang.MovePays]] = []
        self.ink_more: list[tuple[Object, lang.InkMore]] = []
        self.replacing: list[tuple[Object, lang.Instead]] = []
        self.must_be_chosen: set[int] = set()
        self.open_decks: list[tuple[Object, lang.DecksFaceUp]] = []
        self.skips: list[tuple[Object, lang.SkipStep]] = []
        self.lore_to_win: list[tuple[Object, lang.LoreToWin]] = []
        self.quest_drying: list[tuple[Object, lang.QuestsDrying]] = []
        self.listeners: dict[str, list[Listener]] = {}
        self.stats: frozenset[str] = frozenset()
        """The characteristics that static abilities modify."""
        self.reads_values = False
        """Whether a static ability that modifies values depends on modified values itself."""
        self.steady: dict[str, Values] | None = None
        """Top card → its characteristics while there are no lasting effects and no challenge, if they are constant.

        The key is not the object: cards without abilities come and go without a new index, and an action that is taken
        back frees the object number of its card.
        """

    @staticmethod
    @home("1.6.1")
    def of(cards: Mapping[str, Definition], in_play: Iterable[Object]) -> Index:
        """The index of a board, from scratch."""
        saying = [(thing, card) for thing in in_play if (card := cards[thing.cards[0]]).abilities]
        if not saying:
            return SILENT
        index = Index()
        for thing, card in saying:
            index.add(thing, card)
            index.reads_values = index.reads_values or card.reads_values
        if all(card.steady for _, card in saying):
            index.steady = {}
        index.stats = frozenset([gets.stat for _, gets in index.gets])
        return index

    @home("6.2.6")
    def add(self, thing: Object, card: Definition) -> None:
        for ability in card.abilities:
            match ability:
                case lang.Triggered():
                    for when in ability.when:
                        if when.zone == PLAY:
                            self.listeners.setdefault(when.event, []).append(Listener(thing, ability, when))
                case lang.Pays(this=True):
                    pass
                case lang.EntersPlay():
                    if ability.what is not None:
                        self.entering.append((thing, ability))
                case lang.MustBeChosen():
                    self.must_be_chosen.add(thing.id)
                case _ if type(ability) in _LISTS:
                    getattr(self, _LISTS[type(ability)]).append((thing, ability))
                case _:
                    pass


@home("6.1.12")
def outside_play(listeners: Sequence[tuple[str, lang.Triggered, lang.When]], state: State) -> list[Listener]:
    """The abilities of cards outside play that work from their current zone."""
    things = [
        (state.objects[state.where[card]], ability, when) for card, ability, when in listeners if card in state.where
    ]
    return [Listener(thing, ability, when) for thing, ability, when in things if thing.zone == when.zone]


_LISTS: dict[type[lang.Ability], str] = {
    lang.StaticGets: "gets",
    lang.StaticGains: "gains",
    lang.StaticGainsAbility: "gives",
    lang.StaticLoses: "losses",
    lang.StaticGainsClassification: "classes",
    lang.NotReducedBelow: "floors",
    lang.Pays: "pays",
    lang.Cannot: "cannot",
    lang.SkipStep: "skips",
    lang.ChallengesReady: "challenges_ready",
    lang.FightsWith: "fights_with",
    lang.CostTo: "costs_to",
    lang.MovesFree: "moves_free",
    lang.MovePays: "move_pays",
    lang.Instead: "replacing",
    lang.DecksFaceUp: "open_decks",
    lang.InkMore: "ink_more",
    lang.LoreToWin: "lore_to_win",
    lang.QuestsDrying: "quest_drying",
}
"""Kind of ability → the list it is kept in."""


SILENT = Index()
"""The index of every board without abilities."""
