"""Made games: positions that can be, cards that make sense, nothing that an engine lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.coverage_guide import mutated
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Maker, Offered, action_kind, action_needs, card_needs
from oracle.assurance.fuzz.generate.unsupported import SupportCounts, SupportLearner, evidence, named
from oracle.assurance.fuzz.generate.vocabulary import mentioned, parts, words
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Outcome, Plan
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.assurance.own import own
from oracle.engines.games import PLAYED, binding
from oracle.engines.language import version, version_needed
from oracle.engines.reference import ReferenceEngine
from oracle.games.lorcana.profile.fuzz.cards import THEMES, about, printed
from oracle.kernel.errors import InputError
from oracle.protocol.messages import Action, EngineInfo, Reply, SetupParams, SetupResult, capabilities_of
from tests.extent import LONG

GAMES = sorted(PLAYED)
SETUPS = 30 if LONG else 10
"""So many positions are made."""
of_every_game = pytest.mark.parametrize("game", GAMES)


def maker(game: str, *without: str) -> tuple[Maker, Offered]:
    offered = Offered(capabilities=frozenset(capabilities_of(game)) - set(without))
    made = own(game).maker(offered)
    made.restock(Dice("stock"))
    return made, offered


@of_every_game
def test_an_engine_of_an_older_language_is_given_nothing_newer(game: str) -> None:
    made, offered = maker(game)
    setups = [made.setup(Dice(number), "2.2" if game == "lorcana" else "3.0") for number in range(SETUPS)]
    newer = [setup for setup in setups if version_needed(game, setup.definitions) > 1]
    assert bool(newer) == (version(game) > 1)
    offered.language = 1
    made.restock(Dice("stock"))
    for number in range(SETUPS):
        setup = made.setup(Dice(number), "2.2" if game == "lorcana" else "3.0")
        assert version_needed(game, setup.definitions) == 1


@of_every_game
def test_positions_can_be_set_up_under_every_edition(game: str) -> None:
    made, _ = maker(game)
    engine = ReferenceEngine()
    for number in range(SETUPS):
        for edition in list(binding(game).editions)[:2]:
            dice = Dice(f"{edition}/{number}")
            assert engine.setup(made.setup(dice, edition)).status == "ok"


@of_every_game
def test_an_engine_that_lacks_every_card_is_played_with_an_empty_table(game: str) -> None:
    made, offered = maker(game, "made-up-cards")
    offered.lacking_cards = set(binding(game).cards)
    setup = made.setup(Dice(1), next(iter(binding(game).editions)))
    assert setup.position.cards == ()
    assert ReferenceEngine().setup(setup).status == "ok"


@of_every_game
def test_the_same_dice_make_the_same_position(game: str) -> None:
    one, other = maker(game)[0], maker(game)[0]
    for number in range(5):
        assert one.setup(Dice(number), "x") == other.setup(Dice(number), "x")
    assert one.setup(Dice(1), "x") != one.setup(Dice(2), "x")


def test_what_a_printed_card_says_is_found_in_it() -> None:
    cards = printed()
    assert {"triggered", "event quested", "pay-less"} <= words(cards["Doc - Leader of the Seven Dwarfs"])
    assert {"uses-free", "activated", "exert-this", "ink", "one-of"} <= words(cards["Maui's Fish Hook"])
    assert mentioned(cards["Maui's Fish Hook"], "named") == ["Maui"]


def test_every_word_of_a_theme_is_one_that_cards_speak_of() -> None:
    known = {*about(True), *about(False), *(word for card in printed().values() for word in words(card))}
    spoken = {word.removeprefix("type ") for theme in THEMES for word in theme}
    assert spoken - known == set()


@of_every_game
def test_a_change_is_small_and_mostly_leaves_a_position_that_can_be(game: str) -> None:
    made, offered = maker(game)
    engine = ReferenceEngine()
    good = 0
    for number in range(SETUPS):
        dice = Dice(number)
        setup = made.setup(dice, next(iter(binding(game).editions)))
        try:
            good += engine.setup(mutated(dice, setup, made, offered)).status == "ok"
        except InputError:
            continue
    assert good > SETUPS // 2


@of_every_game
def test_every_kind_of_action_and_cost_is_proposed(game: str) -> None:
    made, _ = maker(game)
    engine, kinds = ReferenceEngine(), Counter[str]()
    for number in range(40):
        dice = Dice(number)
        engine.setup(made.setup(dice, next(iter(binding(game).editions))))
        for _ in range(20):
            proposed = made.proposal(dice, engine.observe())
            kinds.update([] if proposed is None else [action_kind(proposed[1])])
    wanted = {
        "lorcana": {"play ink", "play shift", "play sing", "play sing-together", "play free", "play other", "quest",
                    "challenge", "move", "ink", "use", "end-turn"},
        "altered": {"play mana", "play scout", "play free", "use", "pass", "decline"},
    }  # fmt: skip
    assert wanted[game] <= set(kinds)


def setup_needs(setup: SetupParams) -> Iterator[str]:
    """The capabilities an engine must declare to be put into this position."""
    position = setup.position
    if setup.definitions:
        yield "made-up-cards"
    first = position.players[0].name
    if position.turn.player != first or position.turn.first not in (None, first):
        yield "second-player"
    if position.happened:
        yield "history"
    if any(card.at for card in position.cards):
        yield "locations"
    if position.turn.phase == "setup":
        yield "beginnings"
    if len(position.regions) == 1:
        yield "tiebreakers"
    for card in position.cards:
        yield from card_needs(setup.game, setup.definitions.get(card.card or "", {}))


class Strict(ReferenceEngine):
    """Lacks some capabilities, and notes it when it is asked for one nevertheless."""

    def __init__(self, game: str, lacking: tuple[str, ...]) -> None:
        super().__init__()
        self.game = game
        self.lacking = frozenset(lacking)
        self.asked: set[str] = set()

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        support = info.games[self.game]
        kept = tuple(one for one in support.capabilities if one not in self.lacking)
        return replace(info, games={self.game: replace(support, capabilities=kept)})

    def setup(self, params: SetupParams) -> SetupResult:
        self.asked |= self.lacking & set(setup_needs(params))
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        self.asked |= self.lacking & set(action_needs(self.game, action))
        return super().act(player, action)


LACKING = {
    "lorcana": ("shift", "sing", "sing-together", "free", "other-costs", "locations", "second-player", "history",
                "resource-choice", "stepwise-triggers", "hidden-views"),
    "altered": ("scout", "quick-actions", "tokens", "free", "expedition-permanents", "second-player", "history",
                "beginnings", "tiebreakers", "resource-choice", "stepwise-triggers"),
}  # fmt: skip


def played(engine: ReferenceEngine, game: str, games: int, seed: int = 0) -> tuple[list[Outcome], Job]:
    plan = Plan(seed=seed, editions={game: tuple(binding(game).editions)[:1]})
    job = Job(plan, engine)
    told: list[Outcome] = []
    job.run(games, lambda: False, told.append)
    return told, job


@of_every_game
def test_what_an_engine_lacks_is_never_asked_of_it(game: str) -> None:
    engine = Strict(game, LACKING[game])
    told, _ = played(engine, game, 20)
    assert engine.asked == set()
    assert [outcome.difference for outcome in told if outcome.difference] == []
    assert sum(outcome.actions for outcome in told) > 100


@of_every_game
def test_an_engine_that_lacks_every_printed_card_is_played_with_made_up_ones(game: str) -> None:
    made, offered = maker(game)
    offered.lacking_cards = set(binding(game).cards)
    for number in range(20):
        setup = made.setup(Dice(number), next(iter(binding(game).editions)))
        assert {card.card for card in setup.position.cards} <= setup.definitions.keys()


@of_every_game
def test_without_made_up_cards_only_printed_ones_are_played(game: str) -> None:
    engine = Strict(game, ("made-up-cards",))
    told, _ = played(engine, game, 20)
    assert engine.asked == set()
    assert sum(outcome.actions for outcome in told) > 50


class NoDraws(ReferenceEngine):
    """Has no support for cards that draw, nor for questing, and says so."""

    def setup(self, params: SetupParams) -> SetupResult:
        drawing = [name for name, card in params.definitions.items() if "'draw'" in repr(card)]
        if drawing:
            return SetupResult(status="unsupported", unsupported=tuple(f"{name}: draw" for name in drawing))
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="unsupported") if action.kind == "quest" else super().act(player, action)


def test_what_was_called_unsupported_is_remembered() -> None:
    told, job = played(NoDraws(), "lorcana", 60)
    offered = job._sides["lorcana"].offered
    assert "draw" in offered.lacking_words
    assert offered.lacking_actions == {"quest"}
    assert not offered.lacking_words & {"character", "action", "deal-damage"}
    assert sum(outcome.actions for outcome in told) > 200


def test_a_printed_card_that_was_named_is_not_dealt_again() -> None:
    offered = Offered(capabilities=frozenset())
    learner = SupportLearner(SupportCounts(), offered)
    game = Lockstep(ReferenceEngine(), ReferenceEngine(), ReferenceEngine().initialize())
    made, _ = maker("lorcana", "made-up-cards")
    game.begin(made.setup(Dice(1), "2.2"))
    name = game.setup.position.cards[0].card or ""
    game.unsupported = (f"{name}: not known",)
    learner.learn(evidence(game))
    assert offered.lacking_cards == {name}


@pytest.mark.parametrize("said", ["{name}: once of the ability activated", "card {name} (once, of what is activated)"])
def test_an_engine_loses_the_part_that_it_names(said: str) -> None:
    learner = SupportLearner(SupportCounts(), Offered(capabilities=frozenset()))
    game = Lockstep(ReferenceEngine(), ReferenceEngine(), ReferenceEngine().initialize())
    made, _ = maker("lorcana")
    for seed in range(300):
        game.begin(made.setup(Dice(seed), "2.2"))
        doing = [name for name, card in game.setup.definitions.items() if "activated.once" in parts(card)]
        if doing:
            game.unsupported = (said.format(name=doing[0]),)
            learner.learn(evidence(game))
        if learner.offered.lacking_words:
            break
    assert learner.offered.lacking_words == {"activated.once"}


def test_an_engine_that_names_nothing_loses_what_it_never_took() -> None:
    assert named(["activated.once", "draw"], "beyond me") == ["activated.once", "draw"]
    assert named(["activated.once", "draw.cards", "count.once"], "once of the ability activated") == ["activated.once"]
    assert named(["what.shy", "draw"], "shy of the filter") == ["what.shy"]
