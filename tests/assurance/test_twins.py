"""Games that differ only in what a player may not see are the same to that player; engines that tell are caught."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Collection
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from typer import Typer
from typer.testing import CliRunner

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import PLAYERS, Offered
from oracle.assurance.own import own
from oracle.assurance.twins.campaign import Twinned, play_pairs, playable
from oracle.assurance.twins.pair import Seen, twins
from oracle.assurance.twins.play import play_engine, play_reference, tells_by_asking
from oracle.cli import twins as command
from oracle.cli.errors import UsageError
from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.engines.games import PLAYED
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Decision, EngineInfo, Legal, Observation, Reply, SetupParams, SetupResult
from oracle.suite.phrases.move import Move
from tests.assurance.fuzz.small import here, setup
from tests.declared.shown_wrong import RIGHT_ORDERS, GroupsHands, Ordered, SortsDecks
from tests.extent import LONG, sample
from tests.suite.ends import AFTER, ChecksFirst, Ending

PAIRS = 30 if LONG else 12
SEEDS = 40 if LONG else 10
SERVE = [sys.executable, "-c", "from oracle.cli import main; main()", "serve"]


def engine(**instead: Callable[..., Any]) -> Engine:
    """The reference seen as somebody else's engine, made worse."""
    real = ReferenceEngine()
    made = Wrapper(real)
    for name, call in instead.items():
        setattr(made, name, partial(call, real))
    return made


def played(subject: Engine, game: str, pairs: int = 15) -> Twinned:
    return play_pairs(subject, subject.initialize(), game, PROFILES[game].current, pairs, 0, lambda _: None)


def played_until(enough: Callable[[Twinned], bool], subject: Engine, game: str, pairs: int) -> Twinned:
    """As many of the pairs as it takes, or all of them: the first ones are the same however many are played."""
    few = played(subject, game, pairs // 4)
    return few if enough(few) else played(subject, game, pairs)


@pytest.mark.parametrize(
    ("player", "kind", "tells"),
    [("Ann", None, True), ("Ann", "option", True), ("Ann", "choose", False), ("Bob", "option", False)],
)
def test_what_the_opponent_is_asked_tells(player: str, kind: str | None, tells: bool) -> None:
    """With two cards to play Ann is asked which; with one she is asked where, or nothing."""

    def told(kind: str | None) -> Seen:
        asked = None if kind is None else Decision(id="q", player=player, kind=kind, options=())
        return Seen(reply=None, view=Observation(position=setup().position, decision=asked), listed=())

    assert tells_by_asking(told("choose"), told(kind), "Bob") == tells


@pytest.mark.parametrize("game", PLAYED)
def test_the_reference_keeps_what_is_hidden(game: str) -> None:
    found = played(ReferenceEngine(), game, PAIRS)
    assert found.leaks == ()
    assert found.pairs == PAIRS
    assert found.compared > 4 * found.pairs
    assert (found.crowded > PAIRS // 6) == (game == "lorcana")


@pytest.mark.parametrize("viewer", ["Cat", "Dan"])
def test_the_third_and_the_fourth_player_are_shown_the_same_of_both_games(viewer: str) -> None:
    capabilities = frozenset(ReferenceEngine().initialize().games["lorcana"].capabilities)
    maker = own("lorcana").maker(Offered(capabilities=capabilities, crowded=1.0))
    maker.restock(Dice(3))
    played, whose = 0, Counter[str]()
    for seed in range(SEEDS):
        setup = maker.setup(Dice(seed), "2.2")
        names = [player.name for player in setup.position.players]
        made = play_reference(setup, viewer, Dice(seed)) if viewer in names else None
        if made is not None:
            pair, leak = made
            assert leak is None
            played += len(pair.moves)
            owners = {card.ref: card.player for card in setup.position.cards}
            whose.update({owners[ref] for ref in pair.hidden})
    assert played > SEEDS
    assert min(whose["Ann"], whose["Bob"], whose[viewer]) > SEEDS // 8, whose


@pytest.mark.parametrize("game", PLAYED)
def test_pairs_differ_in_what_the_viewer_cannot_see_and_nothing_else(game: str) -> None:
    maker = own(game).maker(Offered(capabilities=frozenset(ReferenceEngine().initialize().games[game].capabilities)))
    maker.restock(Dice(1))
    pairs = [play_reference(maker.setup(Dice(seed), PROFILES[game].current), "Bob", Dice(seed)) for seed in range(20)]
    made = [pair for pair, _ in filter(None, pairs)]
    assert len(made) > 10
    for pair in made:
        one, other = ({card.ref: card for card in each.position.cards} for each in (pair.one, pair.other))
        assert {ref for ref in one if one[ref] != other[ref]} == set(pair.hidden)
        assert all(replace(one[ref], card=None) == replace(other[ref], card=None) for ref in pair.hidden)
        shown = [ref for ref in pair.hidden if one[ref].zone in ("play", "reserve", "landmark", "discard")]
        assert all("facedown" in one[ref].states for ref in shown)


def everything(real: ReferenceEngine, _viewer: str | None = None) -> Observation:
    return real.observe()


def sized_up(real: ReferenceEngine) -> Legal:
    """Leaves out playing where the opponent has a giant at hand."""
    legal, cards = real.legal(), real.observe().position
    giants = [card for card in cards.cards if card.card == "Quiet Giant" and card.player != cards.turn.player]
    actions = [action for action in legal.actions if not giants or action.kind not in ("play", "end-turn", "pass")]
    return replace(legal, actions=tuple(actions))


def afraid(real: ReferenceEngine, player: str, action: Action) -> Reply:
    """Refuses where the opponent has a giant somewhere."""
    cards = real.observe().position.cards
    if any(card.card == "Quiet Giant" and card.player != player for card in cards):
        return Reply(status="refused", code="afraid")
    return real.act(player, action)


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize(
    ("what", "instead"),
    [("view", {"observe": everything}), ("options", {"legal": sized_up}), ("reply", {"act": afraid})],
)
def test_an_engine_that_tells_is_caught(game: str, what: str, instead: dict[str, Callable[..., Any]]) -> None:
    # Who is refused ends up in another game, which can be seen.
    wanted = {what, "view"} if what == "reply" else {what}

    def is_told(found: Twinned) -> bool:
        return any(leak.what in wanted for leak in found.leaks)

    found = played_until(is_told, engine(**instead), game, 80)
    assert is_told(found)
    assert all(leak.says for leak in found.leaks)


def first_opponent(real: ReferenceEngine, viewer: str | None = None) -> Observation:
    """Hides from a player the hand of the first of the others, as if there were no further one."""
    table = real.observe(viewer)
    others = [player.name for player in table.position.players if player.name != viewer][1:]
    return shown_hands(real, table, others if viewer else [])


def to_the_third(real: ReferenceEngine, viewer: str | None = None) -> Observation:
    """Shows all hands to whoever is neither the first nor the second player."""
    table = real.observe(viewer)
    names = [player.name for player in table.position.players]
    return shown_hands(real, table, names if viewer in names[2:] else [])


def shown_hands(real: ReferenceEngine, view: Observation, whose: Collection[str]) -> Observation:
    names = {card.ref: card.card for card in real.observe().position.cards}
    cards = tuple(
        replace(card, card=names[card.ref]) if card.zone == "hand" and card.player in whose else card
        for card in view.position.cards
    )
    return replace(view, position=replace(view.position, cards=cards))


def for_two(real: ReferenceEngine) -> EngineInfo:
    return less(real.initialize(), "players-3", "players-4")


@pytest.mark.parametrize("observe", [first_opponent, to_the_third])
def test_a_leak_to_a_third_player_is_found(observe: Callable[..., Observation]) -> None:
    found = played_until(lambda one: len(one.leaks) > 1, engine(observe=observe), "lorcana", 40)
    assert len(found.leaks) > 1
    for leak in found.leaks:
        seats = [player.name for player in leak.pair.one.position.players]
        assert (leak.what, len(seats) > 2) == ("view", True)
        assert observe is first_opponent or leak.pair.viewer in ("Cat", "Dan")
    # An engine that plays with two alone is asked no more, and there it is right.
    two = played(engine(observe=observe, initialize=for_two), "lorcana", 15)
    assert (two.leaks, two.crowded) == ((), 0)


@pytest.mark.parametrize(
    ("subject", "game"), sample(product([ChecksFirst(), Ending(AFTER["clears the board"])], PLAYED), 3)
)
def test_right_engines_of_another_manner_keep_what_is_hidden(subject: Engine, game: str) -> None:
    assert played(subject, game, PAIRS).leaks == ()


@pytest.mark.parametrize(("make", "game"), sample(product([Ordered, SortsDecks, GroupsHands], PLAYED), 3))
def test_an_order_that_follows_from_what_is_hidden_is_told(game: str, make: Callable[[], Engine]) -> None:
    found = played(make(), game, 15)
    assert {leak.what for leak in found.leaks} == {"order"}
    assert all(leak.says.startswith("cards in the order ") for leak in found.leaks)


def listed_by_chance(dice: Dice, real: ReferenceEngine) -> Legal:
    legal = real.legal()
    return replace(legal, actions=tuple(dice.some(legal.actions, len(legal.actions), len(legal.actions))))


@pytest.mark.parametrize(("name", "game"), sample(product(RIGHT_ORDERS, PLAYED), 3))
def test_any_other_order_is_no_leak(game: str, name: str) -> None:
    assert played(RIGHT_ORDERS[name](ReferenceEngine), game, 15).leaks == ()


def test_actions_may_be_listed_in_any_order() -> None:
    assert played(engine(legal=partial(listed_by_chance, Dice(1))), "lorcana", 15).leaks == ()


class Blurts(ReferenceEngine):
    """Shows everything once a move came to this."""

    def __init__(self, after: str) -> None:
        super().__init__()
        self.after, self.open = after, False

    def setup(self, params: SetupParams) -> SetupResult:
        self.open = False
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        self.open = reply.status == self.after
        return reply

    def observe(self, viewer: str | None = None) -> Observation:
        return super().observe(None if self.open else viewer)


@pytest.mark.parametrize(("player", "status"), [("Ann", "accepted"), ("Bob", "refused")])
@pytest.mark.parametrize("viewer", ["Ann", "Bob"])
def test_what_a_refused_action_has_revealed_is_no_leak(player: str, status: str, viewer: str) -> None:
    hand = [here("mine", "hand"), here("his", "hand", "a card", "Bob")]
    pair = twins(setup(*hand), viewer, Dice(1))
    assert pair is not None
    moves, statuses = (Move(player=player, action=Action(kind="end-turn")),), ((status, status),)
    pair = replace(pair, moves=moves, statuses=statuses)
    info = ReferenceEngine().initialize()
    assert play_engine(pair, ReferenceEngine(), info) is None
    assert play_engine(pair, Blurts("neither"), info) is None
    assert (play_engine(pair, Blurts(status), info) is None) == (status == "refused")


class Turned(ReferenceEngine):
    """Does what it says it refuses."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    def act(self, player: str, action: Action) -> Reply:
        return replace(super().act(player, action), status="refused")

    def observe(self, viewer: str | None = None) -> Observation:
        self.looks += viewer is not None
        return super().observe(viewer)


@pytest.mark.parametrize(("viewer", "looks"), [("Ann", 4), ("Bob", 2)])
def test_a_pair_ends_where_another_player_gets_another_reply(viewer: str, looks: int) -> None:
    pair = twins(setup(here("mine", "hand"), here("his", "hand", "a card", "Bob")), viewer, Dice(1))
    assert pair is not None
    moves = (Move(player="Ann", action=Action(kind="end-turn")),)
    pair, subject = replace(pair, moves=moves, statuses=(("accepted", "accepted"),)), Turned()
    assert play_engine(pair, subject, subject.initialize()) is None
    assert subject.looks == looks


@pytest.mark.parametrize("game", PLAYED)
def test_a_child_process_keeps_what_is_hidden(game: str) -> None:
    with ProcessEngine(SERVE) as subject:
        assert played(subject, game, 3).leaks == ()


def without_views(real: ReferenceEngine) -> EngineInfo:
    return less(real.initialize(), "hidden-views")


def less(info: EngineInfo, *lacking: str) -> EngineInfo:
    games = {
        game: replace(own, capabilities=tuple(one for one in own.capabilities if one not in lacking))
        for game, own in info.games.items()
    }
    return replace(info, games=games)


def test_an_engine_without_views_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    assert playable(engine(initialize=without_views).initialize()) == {}
    monkeypatch.setattr(command, "open_engine", lambda *_: engine(initialize=without_views))
    with pytest.raises(UsageError, match="offers no views"):
        run("twins", "--engine", "mine")


def test_the_command_tells_what_was_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "open_engine", lambda *_: engine(observe=everything))
    done = run("twins", "--game", "lorcana", "--pairs", "3", "--json", str(tmp_path / "t.json"))
    assert done.exit_code == 1
    assert "sees hidden information (view)" in done.stdout
    (found,) = json.loads((tmp_path / "t.json").read_bytes())
    assert len(found["leaks"]) == 3
    monkeypatch.undo()
    assert run("twins", "--game", "altered", "--pairs", "3").exit_code == 0


app = Typer()


@app.callback()
def _several() -> None: ...


app.command("twins")(command.twins)


def run(*words: str) -> Any:
    return CliRunner().invoke(app, list(words), catch_exceptions=False)


def test_a_question_that_the_opponent_only_has_in_one_game_ends_the_pair() -> None:
    """With another card in hand the opponent is asked about another card: the rules let the viewer see that."""
    info = ReferenceEngine().initialize()
    maker = own("altered").maker(Offered(capabilities=frozenset(info.games["altered"].capabilities)))
    maker.restock(Dice("twins 38132345391618056 altered 40"))
    dice = Dice("twins 38132345391618056 altered 42")
    made = play_reference(maker.setup(dice, "3.0"), dice.pick(PLAYERS), dice)
    assert made is not None
    assert made[1] is None
