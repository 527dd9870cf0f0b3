"""`tcg-oracle impact A B`: the changes between two editions or readings of a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from oracle.cli import proposal as proposals
from oracle.cli.errors import HELD, UsageError
from oracle.cli.outputs import Outputs, features_option, file_option
from oracle.cli.suite import load_checked_suite
from oracle.profiles import Profile
from oracle.report.impact import console as impact_console
from oracle.report.impact import page as impact_page
from oracle.report.output.bar import bar, now_and_then
from oracle.suite.impact.scenarios import Impact, edition_named
from oracle.suite.impact.scenarios import impact as compare
from oracle.suite.plan import Plan
from oracle.suite.reading.kept import kept

EDITION = "An edition or reading, such as lorcana/2.1 or lorcana/seed-guide."


def impact(
    a: Annotated[str | None, typer.Argument(metavar="[A", help=EDITION)] = None,
    b: Annotated[str | None, typer.Argument(metavar="B]", help=EDITION)] = None,
    proposal: proposals.ProposalOption = None,
    rules: proposals.RulesOption = None,
    games: proposals.GamesOption = proposals.GAMES,
    seed: proposals.SeedOption = 0,
    about: proposals.AboutOption = None,
    scenario: proposals.ScenarioOption = None,
    features: Annotated[Path | None, features_option("Play these feature files instead of the suite's own.")] = None,
    json: Annotated[Path | None, file_option("Write the comparison as JSON.")] = None,
    report: Annotated[
        Path | None, file_option("Write the page impact.html into this folder.", metavar="FOLDER")
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every scenario in full.")] = False,
) -> None:
    """Compare two editions or readings: their clauses, and every scenario with different outcomes.

    With --proposal, an edition and a rule that does not exist yet: also the printed cards and rulings that it touches,
    random games in which it matters, and the smallest position that shows it.

    Every scenario is played under both, whichever editions it names. Exit code 0: compared, with or without
    differences; 2: usage error.
    """
    page = None if report is None else report / impact_page.PAGE
    outputs = Outputs({"--json": json, "--report": page, "--scenario": scenario}, reads=[features, proposal, rules])
    if proposal is not None:
        if a is not None:
            raise UsageError("--proposal names the edition that it changes; leave out A and B")
        playing = proposals.Playing(games, seed, tuple(about or ()))
        proposals.show_proposal(proposal, rules, playing, features, outputs, verbose=verbose)
        raise typer.Exit(outputs.code(HELD))
    if a is None or b is None:
        raise UsageError("name two editions or readings, A and B, or a --proposal FILE")
    if rules is not None or scenario is not None or about:
        raise UsageError("--rules, --scenario and --about are for a --proposal")
    found = comparison(a, b, features)
    impact_console.show(found, outputs.screen(), verbose=verbose)
    outputs.json("--json", found)
    outputs.write("--report", lambda path: impact_page.write(found, path.parent))
    raise typer.Exit(outputs.code(HELD))


def comparison(a: str, b: str, features: Path | None = None) -> Impact:
    """Compare, with a progress bar on a terminal; results of the suite's own scenarios are cached.

    Raises UsageError, or InvalidWordsError for unknown names.
    """
    (game, one), (other_game, other) = edition_named(a), edition_named(b)
    if game is not other_game:
        raise UsageError(f"{a} and {b} are of different games; compare two of {game.name} or of {other_game.name}")
    if one == other:
        known = ", ".join(f"{game.id}/{edition}" for edition in game.editions if edition != one)
        raise UsageError(f"{a} and {b} are the same edition; compare it with one of {known}")
    if features is not None:
        return _played(load_checked_suite(features).plans, game, one, other)

    def anew() -> Impact:
        return _played(load_checked_suite().plans, game, one, other)

    return kept(f"impact-{game.id}-{one}-{other}", Impact, anew)


def _played(plans: Sequence[Plan], game: Profile, one: str, other: str) -> Impact:
    with bar("playing scenarios") as tell:
        return compare(plans, game, one, other, now_and_then(tell))
