"""The life of a faulty engine's baseline, in `check` and in pytest: each stage says in a line what is not as before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from oracle.cli import check
from oracle.cli.errors import FAILED, HELD
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.locate import feature_root
from oracle.suite.version import digest_of
from tests.cli.inside import Run, exit_code
from tests.faulty.living import Lacking

__all__ = ["exit_code"]

ROOT = Path(__file__).parents[2]
DRYING, SHORT = "drying-sings", "sings-when-short"
CASES = ("drying-character-does-not-sing", "short-of-ink-is-not-singing", "order-of-payment-modifiers-in-the-book")
"""One that the first fault fails, one that the second does, and a disputed one."""
OLD, SHORT_OF_INK, DISPUTED = CASES
NEW = "drying-does-not-sing"
ENTRY = '[[expect]]\ncase = "{}"\ngame = "lorcana"\nedition = "2.2"\nverdict = "{}"\n'


class Stage(NamedTuple):
    """What has changed since the baseline was made, and how that is reported."""

    name: str
    said: tuple[str, ...] = ()
    """Lines; none: all is as expected."""
    faults: tuple[str, ...] = (DRYING,)
    lacks: str = ""
    feature: tuple[str, str] = ("", "")
    """The scenario that is written differently, and how."""
    baseline: tuple[str, str] = ("", "")


STAGES = (
    Stage("made"),
    Stage("mended", (f"unexpected pass: {OLD} (lorcana/2.2): the baseline expects fail; remove its entry",), ()),
    Stage(
        "added",
        tuple(f"new: {SHORT_OF_INK}/{row} (lorcana/2.2): fail; the baseline has no entry for it" for row in (0, 2)),
        (DRYING, SHORT),
    ),
    Stage(
        "renamed",
        (f"renamed: {NEW} (lorcana/2.2): {OLD} is renamed to {NEW}; fail, as expected",),
        feature=(f"@case:{OLD}", f"@case:{NEW}"),
    ),
    Stage(
        "renamed and mended",
        (f"unexpected pass: {NEW} (lorcana/2.2): the baseline expects fail, and calls it {OLD}; remove its entry",),
        (),
        feature=(f"@case:{OLD}", f"@case:{NEW}"),
    ),
    Stage("another title", feature=("A character played this turn cannot sing", "nobody sings drying")),
    Stage(
        "another scenario",
        (
            f"new: {NEW} (lorcana/2.2): fail; the baseline has no entry for it",
            f"gone: {OLD} (lorcana/2.2): there is no such case under this edition; remove its entry",
        ),
        feature=(f"@case:{OLD} @clause:5.4.4.2", f"@case:{NEW} @clause:5.4.4.1"),
    ),
    Stage(
        "another edition",
        (f"gone: {OLD} (lorcana/2.2): there is no such case under this edition; remove its entry",),
        feature=("@clause:5.1.1.11 @edition:book", "@clause:5.1.1.11 @edition:<2.2"),
    ),
    Stage(
        "expired",
        (f"expired: {OLD} (lorcana/2.2): the entry held until engine 0.1, but this is 0.1.0; got fail",),
        baseline=("# until", 'until = { engine = "0.1" }'),
    ),
    Stage("not expired yet", baseline=("# until", 'until = { suite = "999" }')),
    Stage(
        "unsupported",
        (
            f"changed: {OLD} (lorcana/2.2): the baseline expects fail, got unsupported",
            f"new: {SHORT_OF_INK}/0 (lorcana/2.2): unsupported; the baseline has no entry for it",
            f"new: {DISPUTED} (lorcana/2.2): unsupported; the baseline has no entry for it",
        ),
        lacks="made-up-cards",
    ),
    Stage(
        "disputed",
        (f"unexpected pass: {DISPUTED} (lorcana/2.2): the baseline expects unsupported; remove its entry",),
        baseline=("[[expect]]", f"{ENTRY.format(DISPUTED, 'unsupported')}\n[[expect]]"),
    ),
)


def feature() -> str:
    """Scenarios of the suite's own: those of `CASES`."""
    files = ("5-cards/5.4-actions-and-songs", "conflicts/playing-a-card", "conflicts/order-of-payment-modifiers")
    texts = [(feature_root() / "lorcana" / f"{name}.feature").read_text() for name in files]
    blocks = [f"    @case:{block}" for text in texts for block in text.split("    @case:")[1:]]
    chosen = [block for block in blocks if block.strip().startswith(tuple(f"@case:{case} " for case in CASES))]
    assert len(chosen) == len(CASES)
    return "Feature: Songs\n\n" + "".join(block.partition("\n  Rule:")[0] for block in chosen)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The folder of each stage, without its baseline."""
    made = {stage.name: tmp_path_factory.mktemp(stage.name.replace(" ", "-")) for stage in STAGES}
    for stage in STAGES:
        folder = made[stage.name]
        (folder / "features").mkdir()
        text = feature()
        assert stage.feature[0] in text
        (folder / "features" / "songs.feature").write_text(text.replace(*stage.feature, 1))
        (folder / "pytest.ini").write_text("[pytest]\nfilterwarnings = error\n")
    return made


@pytest.fixture(scope="module")
def made(folders: dict[str, Path]) -> str:
    """A baseline of the engine with the first fault, with what people wrote into it."""
    (plan,) = [plan for plan in load_suite(folders["made"] / "features").plans if plan.case == OLD]
    words = 'reason = "as drying goes"  # ask Ann\n# until'
    return f'# ours\n\n{ENTRY.format(OLD, "fail")}{words}\ndigest = "{digest_of(plan)}"\n'


def prepared(folder: Path, stage: Stage, made: str) -> None:
    assert stage.baseline[0] in made
    (folder / "b.toml").write_text(made.replace(*stage.baseline))


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
def test_check_names_what_is_not_as_before(
    stage: Stage,
    folders: dict[str, Path],
    made: str,
    exit_code: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = folders[stage.name]
    prepared(folder, stage, made)
    monkeypatch.setattr(check, "open_engine", lambda *_: Lacking(list(stage.faults), stage.lacks))
    # What an engine lacks, other cards would make up for.
    words = ("check", "--features", folder / "features", "--baseline", folder / "b.toml", "--cast", "written")
    assert exit_code(*words) == (FAILED if stage.said else HELD)
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("baseline: ")]
    assert {f"baseline: {line}" for line in stage.said} <= set(told)
    assert bool(told) == bool(stage.said)
    assert exit_code(*words, "--update-baseline") == HELD
    assert exit_code(*words) == HELD
    text = (folder / "b.toml").read_text()
    assert text.startswith("# ours\n")
    told_of = [one for one in tomllib.loads(text).get("expect", ()) if one.get("reason") == "as drying goes"]
    kept = bool(stage.faults) and stage.name not in ("another scenario", "another edition")
    assert [one["case"] in (OLD, NEW) for one in told_of] == [True] * kept
    assert kept == ('reason = "as drying goes"  # ask Ann' in text)
    assert not any("until" in one for one in told_of) or stage.name == "not expired yet"


def test_pytest_names_the_same(folders: dict[str, Path], made: str, tmp_path: Path) -> None:
    for stage in STAGES:
        prepared(folders[stage.name], stage, made)
    file = tmp_path / "stages.json"
    file.write_text(json.dumps([(str(folders[stage.name]), stage.faults, stage.lacks) for stage in STAGES]))
    command = [sys.executable, "-m", "tests.faulty.living", str(file)]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, check=True, timeout=300
    )
    for stage, (code, out) in zip(STAGES, json.loads(done.stdout), strict=True):
        assert code == (FAILED if stage.said else HELD), out
        assert [line for line in stage.said if f"baseline: {line}" not in out] == [], out
        differs = any(case in line for line in stage.said for case in (OLD, NEW))
        assert ("xfailed" in out) != differs, out
