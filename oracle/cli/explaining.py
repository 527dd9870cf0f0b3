"""Plays the scenario of `tcg-oracle explain`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from oracle.cli.asked import Chosen, Meant, chosen, read
from oracle.cli.errors import BUG, FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs
from oracle.cli.suite import titles
from oracle.engines import reference_books as books
from oracle.kernel.asked import Instead
from oracle.profiles import PROFILES
from oracle.report.answers import played
from oracle.report.answers.short import Told
from oracle.report.output.terminal import Terminal
from oracle.report.tables import explain_console
from oracle.suite.impact.scenarios import differing, edition_named
from oracle.suite.plan import Plan
from oracle.suite.reading.point import shown_path
from oracle.suite.run.follow import Followed, Listening, follow
from oracle.suite.run.resting import resting


def explained(asked: Meant | str, edition: str | None, outputs: Outputs, out: Terminal | None) -> Told:
    """Play the scenario with this meaning or at this place, write `--json`, and show every step on `out`, if given.

    Raises UsageError, InvalidWordsError, SuiteErrors.
    """
    one = chosen(asked) if isinstance(asked, str) else read(asked)
    found = explanation(one, edition)
    if out is not None:
        explain_console.show(found, out, _titles(found.game))
    outputs.json("--json", found)
    code = BUG if found.fault else FAILED if found.verdict in ("fail", "error") else HELD
    return played.told(found, books.catalogue(found.game), one.rows, code)


def explanation(meant: Chosen, edition: str | None = None) -> Followed:
    """Play a scenario. Raises UsageError, InvalidWordsError."""
    plan = meant.plan
    under, asked = _edition(plan, edition), books.listener(plan.game)
    engine = Listening(asked=asked)
    found = follow(plan, engine, under)

    def ends_alike(instead: Instead) -> bool:
        other = follow(plan, Listening(tells=False, asked=instead), under)
        return differing(found, other, PROFILES[found.game]) is None

    rests = resting(found.game, under, engine.rests_on, asked, ends_alike)
    return replace(found, feature=shown_path(meant.file), conflicts=rests)


def _edition(plan: Plan, wanted: str | None) -> str:
    game = PROFILES[plan.game]
    if wanted is None:
        return game.current if game.current in plan.editions else plan.editions[0]
    meant, edition = edition_named(wanted)
    if meant is not game:
        raise UsageError(f"{wanted} is of another game; the scenario is one of {game.name}: {', '.join(game.editions)}")
    return edition


def _titles(game: str) -> Callable[[str], str]:
    return partial(titles(), game)
