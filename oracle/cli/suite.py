"""Loads the suite for the commands, with the checks that only the games can make."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from oracle.engines import reference_books as books
from oracle.profiles import PROFILES
from oracle.suite.intent.completion import completed
from oracle.suite.plan import Plan
from oracle.suite.reading.known import checks
from oracle.suite.reading.load import Suite, load_suite
from oracle.suite.reading.locate import own_name
from oracle.suite.run.midway import early_looks
from oracle.suite.run.unfit_chance import unfit_chance


def load_checked_suite(features: Path | None = None, *, words: tuple[str, ...] = ()) -> Suite:
    """The scenarios, with clauses, cards and made-up cards checked; `words` as for `load_suite`. Raises SuiteErrors.

    A user's own features are also played, to find assertions made too early and chance that does not fit. For the
    suite's own features the tests do this, since it takes longer than a run.
    """
    own = features is None or own_name(features) is not None
    playing = msgspec.structs.replace(checks(), played=_played, completed=completed, kept_as="played")
    return load_suite(features, checks=checks() if own else playing, words=words)


def _played(plan: Plan) -> list[tuple[int, str]]:
    return [*unfit_chance(plan), *((look.line, str(look)) for look in early_looks(plan))]


def titles() -> Callable[[str, str], str]:
    """Game and clause number → the clause's title, empty if there is none."""

    def title(game: str, number: str) -> str:
        # Old results may be of games that are unknown here.
        return books.title_of(game, number) if game in PROFILES and books.has_clause(game, number) else ""

    return title
