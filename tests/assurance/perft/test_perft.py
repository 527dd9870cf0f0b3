"""Counts of legal actions: as known, as brute force counts them, and the same on every kind of engine."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from typer import Typer
from typer.testing import CliRunner

from oracle.assurance.perft.count import Perft, perft
from oracle.assurance.perft.known import known, position_file
from oracle.assurance.perft.walk import CannotCount, Replaying, answers, begin
from oracle.cli import perft as command
from oracle.cli.errors import UsageError
from oracle.cli.question import read_question
from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Decision, EngineInfo, Legal, SetupParams
from oracle.suite.engines import REFERENCE
from oracle.suite.phrases.move import Move
from oracle.suite.run.question import Question
from tests.assurance.fuzz.from_suite import case_named
from tests.assurance.perft.brute import brute_force
from tests.extent import LONG
from tests.suite.ends import AFTER, Ending

CHECKED = 150
"""So many sequences at most are counted here; `tcg-oracle perft` counts all."""
BRUTE = 40 if LONG else 16
"""And so many by brute force, which tries a hundred times as many."""
SERVE = [sys.executable, "-c", "from oracle.cli import main; main()", "serve"]


def setup_of(name: str) -> SetupParams:
    file = position_file(name)
    assert file is not None
    question = read_question(file)
    return SetupParams(
        game=question.game, edition=PROFILES[question.game].current, position=question.position,
        definitions=question.definitions, chance=question.chance,
    )  # fmt: skip


def depth_of(name: str, most: int) -> int:
    """How deep one can go with so many sequences."""
    return max(1, sum(1 for count in known()[name].sequences if count <= most))


def counted(engine: Engine, params: SetupParams, depth: int, moves: tuple[Move, ...] = ()) -> Perft:
    return perft(begin(engine, params, moves), params.game, params.edition, depth)


def test_there_are_ten_positions_a_game() -> None:
    games = Counter(name.partition("/")[0] for name in known())
    assert games.keys() == PROFILES.keys()
    assert min(games.values()) >= 10


@pytest.mark.parametrize("name", sorted(known()))
def test_the_counts_are_as_known(name: str) -> None:
    depth = depth_of(name, CHECKED)
    found = counted(ReferenceEngine(), setup_of(name), depth)
    assert list(found.depths) == [known()[name].at(at) for at in range(1, depth + 1)]
    assert sum(move.sequences for move in found.first) == found.depths[-1].sequences


@pytest.mark.parametrize("name", sorted(known()))
def test_brute_force_counts_the_same(name: str) -> None:
    depth = min(depth_of(name, BRUTE), 4)
    assert brute_force(setup_of(name), depth) == [known()[name].at(at) for at in range(1, depth + 1)]


@pytest.mark.parametrize("name", ["lorcana/bag-of-triggers", "altered/reactions"])
def test_a_child_process_counts_the_same(name: str) -> None:
    params, depth = setup_of(name), depth_of(name, 50)
    inside = counted(ReferenceEngine(), params, depth)
    with ProcessEngine(SERVE) as engine:
        assert counted(engine, params, depth) == inside


@pytest.mark.parametrize("name", ["lorcana/songs-and-singers", "altered/quick-lantern"])
def test_an_engine_without_snapshots_is_played_anew(name: str) -> None:
    params, depth = setup_of(name), depth_of(name, 50)
    engine = Other(lacking="snapshots")
    assert isinstance(begin(engine, params), Replaying)
    assert counted(engine, params, depth) == counted(ReferenceEngine(), params, depth)


@pytest.mark.parametrize("name", ["lorcana/at-nineteen-lore", "altered/nearly-met"])
@pytest.mark.parametrize("manner", AFTER)
def test_what_an_engine_shows_after_the_end_does_not_count(name: str, manner: str) -> None:
    params, depth = setup_of(name), depth_of(name, 50)
    assert counted(Ending(AFTER[manner]), params, depth) == counted(ReferenceEngine(), params, depth)


class Other(Wrapper):
    """The reference seen as somebody else's engine, which may lack something or list what is not so."""

    def __init__(self, *, lacking: str = "", forgets: str = "") -> None:
        super().__init__(ReferenceEngine())
        self.lacking = lacking
        self.forgets = forgets

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        games = {
            game: replace(own, capabilities=tuple(each for each in own.capabilities if each != self.lacking))
            for game, own in info.games.items()
        }
        return replace(info, games=games)

    def legal(self) -> Legal:
        legal = super().legal()
        return replace(legal, actions=tuple(action for action in legal.actions if action.kind != self.forgets))


def test_an_answer_that_nobody_asked_for_is_the_files_fault() -> None:
    unasked = (Move(player="Ann", answer=("yes",)),)
    with pytest.raises(CannotCount, match=r"do\[0\].*nobody is asked"):
        begin(ReferenceEngine(), setup_of("lorcana/opening"), unasked)


def test_an_engine_that_forgets_an_action_counts_less_below_the_move_it_forgets() -> None:
    params = setup_of("lorcana/ink-and-play")
    right, wrong = (counted(engine, params, 2) for engine in (ReferenceEngine(), Other(forgets="ink")))
    assert wrong.depths[0].sequences < right.depths[0].sequences
    assert {move.does for move in right.first} - {move.does for move in wrong.first} == {
        f"inks {ref}" for ref in ("elsa", "mickey", "minnie")
    }


def test_moves_may_be_made_first() -> None:
    params = setup_of("lorcana/bare-table")
    ends = Move(player="Ann", action=Action(kind="end-turn"))
    assert counted(ReferenceEngine(), params, 2, (ends,)).depths[-1] == known()["lorcana/bare-table"].at(3)


def test_what_cannot_be_counted_is_said() -> None:
    params = setup_of("lorcana/bare-table")
    with pytest.raises(CannotCount, match="does not declare legal-lists"):
        begin(Other(lacking="legal-lists"), params)
    with pytest.raises(CannotCount, match=r"do\[0\].*refused"):
        begin(ReferenceEngine(), params, (Move(player="Bob", action=Action(kind="end-turn")),))
    with pytest.raises(CannotCount, match="cannot be set up"):
        begin(ReferenceEngine(), replace(params, edition="1.0"))
    wide = Decision(id="1", player="Ann", kind="order", options=tuple(map(str, range(9))), least=9, most=9)
    with pytest.raises(CannotCount, match="more than 20,000 answers"):
        list(answers(wide))


def test_answers_come_in_every_order_only_where_it_counts() -> None:
    question = Decision(id="1", player="Ann", kind="choose", options=("a", "b"), least=0, most=2)
    assert list(answers(question)) == [(), ("a",), ("b",), ("a", "b")]
    assert list(answers(replace(question, kind="order", least=2))) == [("a", "b"), ("b", "a")]


def test_the_command_tells_where_an_engine_counts_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "open_engine", lambda name, _: Other(forgets="" if name == REFERENCE else "ink"))
    done = run("perft", "lorcana/ink-and-play", "--depth", "1", "--engine", "mine", "--json", str(tmp_path / "c.json"))
    assert done.exit_code == 1
    assert "Ann inks elsa" in done.stdout
    assert "none" in done.stdout
    (answer,) = json.loads((tmp_path / "c.json").read_bytes())
    assert [counts["depths"][0]["sequences"] for counts in (answer["reference"], answer["engine"])] == [7, 4]
    assert answer["as_known"] is True


def test_the_command_judges_no_count_that_rests_on_an_open_conflict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        command, "open_engine", lambda name, _: ReferenceEngine() if name == REFERENCE else Other(forgets="play")
    )
    codes = {}
    for case in ("shifted-onto-an-item", "shift-onto-the-same-name"):
        position, counts = tmp_path / f"{case}.json", tmp_path / f"{case}-counts.json"
        setup = case_named(case).setup
        asked = Question(game=setup.game, edition=setup.edition, position=setup.position, definitions=setup.definitions)
        position.write_bytes(msgspec.json.encode(asked))
        done = run("perft", str(position), "--depth", "1", "--engine", "mine", "--json", str(counts))
        (answer,) = json.loads(counts.read_bytes())
        codes[case] = done.exit_code, answer.get("rests_on"), "open in the rules" in done.stdout
    assert codes == {"shifted-onto-an-item": (0, [210], True), "shift-onto-the-same-name": (1, None, False)}


def test_the_command_shows_first_moves_and_refuses_what_it_cannot_count() -> None:
    shown = run("perft", "altered/afternoon", "--depth", "1", "--divide")
    assert shown.exit_code == 0
    assert "Ann plays fox for its mana cost" in shown.stdout
    with pytest.raises(UsageError, match="lorcana/openin is neither a file nor a known position; did you mean"):
        run("perft", "lorcana/openin", "--depth", "1")
    with pytest.raises(UsageError, match="--depth is missing"):
        run("perft", "mine.json")


def run(*words: str) -> Any:
    return CliRunner().invoke(app, list(words), catch_exceptions=False)


app = Typer()


@app.callback()
def _several() -> None: ...


app.command("perft")(command.perft)
