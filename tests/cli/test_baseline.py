"""The life of a baseline: made, a fault mended and named, one added and named, a case renamed and named."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from oracle.cli import check
from oracle.cli.errors import FAILED, HELD, USAGE
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import CAPABILITIES
from tests.cli.inside import Run
from tests.suite.fake_engine import Twisted

FEATURE = """Feature: Questing

  @clause:4.5.1 @case:{case}
  Scenario: A character quests
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone |
      | elsa | a character costing 3 | Ann    | play |
    When Ann quests with elsa
    Then it is accepted
    And Ann has {lore} lore

  @clause:4.5.1 @case:other
  Scenario: Another quests
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone |
      | hans | a character costing 2 | Ann    | play |
    When Ann quests with hans
    Then it is accepted
    And Ann has {other} lore
"""
Check = Callable[..., tuple[int, str]]


@pytest.fixture
def run(exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Check:
    """`run(options…, case=…, lore=…, other=…)`: a check whose scenarios fail where they ask for another lore."""

    def run(*options: str, case: str = "quest", lore: int = 1, other: int = 1) -> tuple[int, str]:
        feature = tmp_path / "f" / "quest.feature"
        feature.parent.mkdir(exist_ok=True)
        feature.write_text(FEATURE.replace("{case}", case).format(lore=lore, other=other))
        code = exit_code("check", "--features", feature.parent, "--baseline", tmp_path / "b.toml", *options)
        told = capsys.readouterr()
        return code, " ".join((told.out + told.err).split())

    return run


def test_a_life(run: Check, tmp_path: Path) -> None:
    file = tmp_path / "b.toml"
    assert run("--update-baseline", lore=9)[0] == HELD
    assert run(lore=9)[0] == HELD
    file.write_text("# ours\n" + file.read_text().replace('reason = ""', 'reason = "rounds down"  # ask Ann'))

    code, said = run(lore=9, other=9)
    assert code == FAILED
    assert "baseline: new: other (lorcana/2.2): fail" in said

    code, said = run(lore=9, case="renamed")
    assert code == FAILED
    assert "renamed: renamed (lorcana/2.2): quest is renamed to renamed; fail, as expected" in said
    assert run("--update-baseline", lore=9, case="renamed")[0] == HELD
    assert run(lore=9, case="renamed")[0] == HELD
    assert file.read_text().startswith("# ours\n")
    assert 'reason = "rounds down"  # ask Ann' in file.read_text()

    code, said = run("--case", "other", lore=9)
    assert (code, "gone" in said) == (HELD, False)
    code, said = run(lore=1, case="elsewhere")
    assert code == FAILED


def test_an_unexpected_pass_and_what_is_gone(run: Check, tmp_path: Path) -> None:
    run("--update-baseline", lore=9)
    file = tmp_path / "b.toml"
    entry = tomllib.loads(file.read_text())["expect"][0]
    file.write_text(
        "# above quest\n[[expect]]\n"
        + "".join(f'{name} = "{entry[name]}"\n' for name in ("case", "game", "edition", "verdict"))
        + '# above lost\n[[expect]]\ncase = "lost"\ngame = "lorcana"\nedition = "2.2"\nverdict = "fail"\n'
    )
    code, said = run()
    assert code == FAILED
    assert "unexpected pass: quest (lorcana/2.2)" in said
    assert "gone: lost (lorcana/2.2)" in said
    assert "gone" not in run("--case", "other")[1]
    assert run("--update-baseline")[0] == HELD
    assert "expect" not in tomllib.loads(file.read_text())
    assert run()[0] == HELD


def test_a_comment_stays_with_its_entry(run: Check, tmp_path: Path) -> None:
    run("--update-baseline", lore=9, other=9)
    file = tmp_path / "b.toml"
    first, second = file.read_text().split("[[expect]]")[1:]
    file.write_text(f"[[expect]]{first}# of quest or other\n[[expect]]{second}")
    cases = [one["case"] for one in tomllib.loads(file.read_text())["expect"]]
    assert cases == ["quest", "other"]
    run("--update-baseline", lore=1, other=9)
    assert "# of quest or other\n[[expect]]" in file.read_text()
    assert [one["case"] for one in tomllib.loads(file.read_text())["expect"]] == ["other"]


def test_an_entry_expires(run: Check, tmp_path: Path) -> None:
    run("--update-baseline", lore=9)
    file = tmp_path / "b.toml"
    whole = file.read_text()
    file.write_text(whole + 'until = { suite = "999" }\n')
    assert run(lore=9)[0] == HELD
    file.write_text(whole + 'until = { suite = "0.0.1" }\n')
    code, said = run(lore=9)
    assert (code, "expired: quest (lorcana/2.2): the entry held until suite 0.0.1" in said) == (FAILED, True)
    file.write_text(whole.replace('"fail"', '"disputed"'))
    code, said = run(lore=9)
    assert (code, "changed: quest (lorcana/2.2): the baseline expects disputed, got fail" in said) == (FAILED, True)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("= 3", "is not valid TOML"),
        ("version = 2", "$.version"),
        ("[[expect]]\ncase = 3", "$.expect[0].case"),
        ("expct = []", "unknown field `expct`"),
        (2 * '[[expect]]\ncase = "a"\ngame = "b"\nedition = "c"\nverdict = "fail"\n', "2 entries for a (b/c)"),
    ],
)
def test_a_damaged_file_is_named(text: str, said: str, run: Check, tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(text)
    code, told = run()
    assert (code, said in told, "b.toml" in told.replace(" ", "")) == (USAGE, True, True)


def test_what_is_unsupported_must_be_listed(run: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    run("--update-baseline")
    lacking: Callable[..., Engine] = lambda *_: Twisted(  # noqa: E731
        capabilities=tuple(one for one in CAPABILITIES if one != "made-up-cards")
    )
    monkeypatch.setattr(check, "open_engine", lacking)
    code, said = run()
    assert (code, "new: quest (lorcana/2.2): unsupported" in said) == (FAILED, True)
    assert run("--update-baseline")[0] == HELD
    assert run()[0] == HELD
    monkeypatch.setattr(check, "open_engine", lambda *_: ReferenceEngine())
    assert "unexpected pass: quest" in run()[1]
