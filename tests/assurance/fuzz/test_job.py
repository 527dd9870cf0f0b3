"""Games one after the other: faults are found, the reference is not, and a job goes on where it stopped."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from oracle.assurance.fuzz import ledger
from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.corpus import Corpus
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Ledger, Outcome, Plan
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.protocol.messages import SetupParams, SetupResult
from tests.extent import LONG
from tests.faulty.engines import FAULTS, faulty_engine

EDITIONS = {"lorcana": ("2.2", "2.1"), "altered": ("3.0", "1.x")}
GAMES = 40 if LONG else 8


def play(
    plan: Plan, engine: ReferenceEngine, games: int, told: list[Outcome], kept: Ledger, differences: int = 10_000
) -> None:
    """Play until this many games differ, with a maximum number of games."""

    def enough() -> bool:
        return sum(outcome.difference is not None for outcome in told) >= differences

    Job(plan, engine, kept.memory()).run(games, enough, told.append, kept)


def run(
    engine: ReferenceEngine, games: int, game: str = "", corpus: Path | None = None, differences: int = 10_000
) -> list[Outcome]:
    editions = {game: EDITIONS[game]} if game else EDITIONS
    plan, folder = Plan(seed=9, editions=editions), None if corpus is None else Corpus(corpus)
    told: list[Outcome] = []
    play(plan, engine, games, told, Ledger(plan, folder), differences)
    return told


def test_the_reference_does_not_differ_from_itself() -> None:
    told = run(ReferenceEngine(), GAMES)
    assert [outcome.difference for outcome in told if outcome.difference] == []
    assert sum(outcome.actions for outcome in told) > 6 * GAMES


class _Noting(ReferenceEngine):
    """The reference, which notes what it is set up with."""

    def __init__(self) -> None:
        super().__init__()
        self.setups: list[SetupParams] = []

    def setup(self, params: SetupParams) -> SetupResult:
        self.setups.append(params)
        return super().setup(params)


@pytest.mark.parametrize("game", EDITIONS)
def test_printed_cards_alone_are_played_if_asked_for(game: str) -> None:
    engine, told = _Noting(), list[Outcome]()
    Job(Plan(seed=9, editions={game: EDITIONS[game]}, printed=True), engine).run(6, lambda: False, told.append)
    assert sum(outcome.actions for outcome in told) > 0
    assert engine.setups
    assert not any(params.definitions for params in engine.setups)


FOUND = ("drying-quests", "any-empty-deck-loses", "pays-part-of-a-cost", "counts-without-exerting",
         "ends-the-turn-after-a-quick-action", "moves-forward-with-as-much", "has-to-do-what-it-may")  # fmt: skip


@pytest.mark.parametrize("fault", FOUND)
def test_faults_are_found_within_few_games(fault: str) -> None:
    told: list[Outcome] = []
    editions = {FAULTS[fault]: EDITIONS[FAULTS[fault]]}
    job = Job(Plan(seed=1, editions=editions), faulty_engine(fault))
    job.run(240, lambda: any(outcome.record for outcome in told), told.append)
    assert told[-1].record is not None


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = (run(faulty_engine("drying-quests"), GAMES // 2, "lorcana") for _ in range(2))
    assert msgspec.json.encode(one) == msgspec.json.encode(other)


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


@pytest.fixture
def _short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a job can stop in the middle of a round, and after one that has taught it something."""
    monkeypatch.setattr(ledger, "ROUND", 6)


@pytest.mark.usefixtures("_short_rounds")
def test_a_job_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def going_on(games: int, name: str) -> list[Outcome]:
        return run(faulty_engine("counts-without-exerting"), games, corpus=tmp_path / name)

    whole = going_on(14, "whole")
    parts = [outcome for games in (3, 6, 5) for outcome in going_on(games, "parts")]
    assert any(outcome.difference for outcome in whole)
    assert [outcome.actions for outcome in whole] == [outcome.actions for outcome in parts]
    assert files(tmp_path / "whole") == files(tmp_path / "parts")


def test_a_known_difference_is_told_and_not_found_anew(tmp_path: Path) -> None:
    first = run(faulty_engine("drying-quests"), 150, "lorcana", tmp_path, differences=1)
    again = run(faulty_engine("drying-quests"), 260, "lorcana", tmp_path, differences=2)
    assert len({outcome.record.difference.signature for outcome in first if outcome.record}) >= 1
    assert [outcome.record for outcome in again if outcome.record] == []
    assert any(outcome.difference for outcome in again)


@pytest.fixture(scope="module")
def played_through(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The corpus of a job that has played a round of games."""
    folder = tmp_path_factory.mktemp("corpus")
    run(ReferenceEngine(), 30, "lorcana", folder)
    return folder


def test_what_was_written_after_the_progress_is_forgotten(played_through: Path, tmp_path: Path) -> None:
    shutil.copytree(played_through, tmp_path, dirs_exist_ok=True)
    kept = next((tmp_path / "jobs").glob("*.jsonl"))
    before = kept.read_bytes()
    kept.write_bytes(before + before.splitlines(keepends=True)[0])
    Ledger(Plan(seed=9, editions={"lorcana": EDITIONS["lorcana"]}), Corpus(tmp_path)).memory()
    assert kept.read_bytes() == before


def test_a_difference_is_written_once_and_kept_as_it_was_shrunk(tmp_path: Path) -> None:
    written: list[Difference] = []

    def write(case: Case, difference: Difference) -> tuple[Difference, Case, tuple[str, ...]]:
        written.append(difference)
        return difference, case, ("it.feature",)

    told: list[Outcome] = []
    plan = Plan(seed=9, editions={"lorcana": ("2.2",)})
    corpus = Corpus(tmp_path)
    play(plan, faulty_engine("drying-quests"), 150, told, Ledger(plan, corpus, write), differences=2)
    records = [outcome.record for outcome in told if outcome.record]
    assert len(written) == len(records) == len(corpus.records())
    assert records[0].files == ("it.feature",)
    kept = {record.difference.signature for record in corpus.known(records[0].engine)}
    assert kept == {record.difference.signature for record in records}


def test_a_corpus_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    file = tmp_path / "jobs" / "seed-9-lorcana.json"
    file.parent.mkdir()
    file.write_text("[]")
    with pytest.raises(InputError, match=r"seed-9-lorcana\.json: is not of this corpus"):
        run(ReferenceEngine(), 1, "lorcana", tmp_path)


@pytest.mark.parametrize("ending", [".json", ".jsonl"])
def test_a_damaged_corpus_is_refused(played_through: Path, tmp_path: Path, ending: str) -> None:
    shutil.copytree(played_through, tmp_path, dirs_exist_ok=True)
    (file,) = (tmp_path / "jobs").glob(f"*{ending}")
    whole = file.read_bytes()
    for place in range(0, len(whole) - 1, 1 + len(whole) // 40):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(InputError, match="or damaged"):
            read(tmp_path)
    file.write_bytes(whole[:-1])
    with pytest.raises(InputError, match="or damaged"):
        read(tmp_path)
    file.unlink()
    if ending == ".jsonl":
        with pytest.raises(InputError, match=r"has 0 cases"):
            read(tmp_path)


def read(corpus: Path) -> None:
    """What a job that goes on reads of what there is."""
    Ledger(Plan(seed=9, editions={"lorcana": EDITIONS["lorcana"]}), Corpus(corpus)).memory()
