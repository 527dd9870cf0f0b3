"""What an engine has to support for a run to hold, and a run that a bug of ours spoils."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from oracle.cli import check
from oracle.cli.errors import BUG, FAILED, HELD, USAGE
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import OracleError
from oracle.protocol.messages import CAPABILITIES, Action, Reply
from tests.cli.inside import Run
from tests.suite.fake_engine import Twisted
from tests.suite.lying_engines import LIARS

FEATURES = Path(__file__).parents[1] / "suite" / "data"


class Contradicting(ReferenceEngine):
    def act(self, player: str, action: Action) -> Reply:
        raise OracleError("it is and it is not")


def without(name: str) -> Callable[[], Engine]:
    return lambda: Twisted(capabilities=tuple(known for known in CAPABILITIES if known != name))


@pytest.mark.parametrize(
    ("engine", "options", "code", "said"),
    [
        (LIARS["honest"], "--strict --require shift", HELD, ""),
        (without("shift"), "", HELD, "1 unsupported"),
        (without("shift"), "--strict", FAILED, "required: everything: not in 1 scenario"),
        (without("shift"), "--require shift", FAILED, "does not declare it for Lorcana"),
        (without("shift"), "--require shift", FAILED, "required: shift: not in 1 scenario"),
        (without("shift"), "--require sing --require made-up-cards", HELD, "1 unsupported"),
        (without("digest"), "--require digest", FAILED, "digest is required, and the engine does not declare it"),
        (LIARS["honest"], "--require singg", USAGE, 'there is no capability "singg"; did you mean "sing"?'),
        (LIARS["honest"], "--game lorcana --require scout", USAGE, 'there is no capability "scout"'),
        (LIARS["lies about shift"], "", FAILED, "the engine declared shift and answers that it is unsupported"),
        (Contradicting, "", BUG, "this is a bug of the reference"),
    ],
)
def test_what_is_unsupported_counts_where_it_is_wanted(
    engine: Callable[[], Engine],
    options: str,
    code: int,
    said: str,
    exit_code: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(check, "open_engine", lambda *_: engine())
    assert exit_code("check", "--features", FEATURES, *options.split()) == code
    told = capsys.readouterr()
    assert said in " ".join((told.out + told.err).split())
