"""Plans: a mistake is reported with its line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.campaign.plan import read
from oracle.kernel.errors import InputError

GOOD = '[engines.mine]\ncommand = "./mine"\n[[fuzz]]\ngame = "lorcana"\ngames = 30\n'


def test_a_plan_is_read(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(GOOD)
    assert read(file).plan.fuzz[0].games == 30
    assert read(file).engines_of(["fuzz", 0], ()) == ("mine",)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (GOOD.replace("30", "0"), r":5: fuzz\[1\].games"),
        (GOOD + '[[fuzz]]\ngame = "lorcana"\ngames = 1\nseeds = [1, -1]\n', r":9: fuzz\[2\].seeds\[2\]"),
        (GOOD.replace("./mine", "x") + "[engines.other]\ncommand = 3\n", ":7: engines.other.command"),
        (GOOD.replace("[[fuzz]]", "[[fuzzy]]"), "unknown field `fuzzy`"),
        ("[engines.mine\n", ":1: it is not valid TOML"),
        ("", "nothing to do"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(text)
    with pytest.raises(InputError, match=told):
        read(file)
