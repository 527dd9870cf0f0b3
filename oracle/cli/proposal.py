"""`tcg-oracle impact --proposal FILE`: what a rule that does not exist yet would change."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from msgspec.structs import replace
from rich.text import Text

from oracle.assurance.fuzz.generate.drawing.asked import UnknownWord
from oracle.assurance.proposing import Found, Pair
from oracle.cli.errors import UsageError
from oracle.cli.outputs import Outputs, existing_path, file_option
from oracle.cli.suite import load_checked_suite
from oracle.report.impact import console, page, proposal_console
from oracle.report.output.bar import bar, now_and_then
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal
from oracle.suite.impact.proposed import Games, ProposalImpact, impact_of
from oracle.suite.impact.proposing import Proposal, read_proposal
from oracle.suite.plan import Plan

GAMES = 200
NEAR = 4
"""For this many games that begin anywhere, one more begins near the scenarios that end differently."""
SHRINKING = 30.0
"""The seconds for shrinking."""

ProposalOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        parser=existing_path,
        help="Compare a proposal with the edition that it would change, instead of A with B.",
    ),
]
RulesOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE.py",
        parser=existing_path,
        help="The Python file with the rules of the --proposal. It is run with all your rights: read it first.",
    ),
]
GamesOption = Annotated[int, typer.Option(min=0, max=1_000_000, help="The random games to play for a --proposal.")]
SeedOption = Annotated[int, typer.Option(min=0, help="Another seed gives other random games.")]
AboutOption = Annotated[
    list[str] | None,
    typer.Option(metavar="WORD", help="Random games with made-up cards that use this word of the card language."),
]
ScenarioOption = Annotated[
    Path | None, file_option("Write the smallest position that a --proposal changes as a feature file.")
]


class Playing(NamedTuple):
    """The random games to play."""

    games: int
    seed: int
    about: tuple[str, ...]


def show_proposal(
    file: Path, rules: Path | None, playing: Playing, features: Path | None, outputs: Outputs, *, verbose: bool
) -> None:
    """Compare, show and write. Raises InputError, InvalidWordsError, UsageError, RuleFault."""
    if rules is not None:
        told = f"{rules} is run as a program, with all your rights; it can do whatever you can"
        Terminal(stderr=True).print(Text.assemble(("warning: ", "bold yellow"), told), soft_wrap=True)
    proposal = read_proposal(file, rules)
    found = _compared(proposal, load_checked_suite(features).plans, playing)
    out = outputs.screen()
    console.show(found, out, verbose=verbose)
    proposal_console.show(found, out)
    outputs.json("--json", found)
    outputs.write("--report", lambda path: page.write(found, path.parent))
    smallest = found.smallest
    if smallest is not None and smallest.feature:
        outputs.write("--scenario", lambda path: write_whole(path, smallest.feature.encode()))


def _compared(proposal: Proposal, plans: Sequence[Plan], playing: Playing) -> ProposalImpact:
    with bar("playing scenarios") as tell:
        found = impact_of(proposal, plans, now_and_then(tell))
    pair = Pair(proposal)
    differing = {one.case for one in found.scenarios}
    near = list(pair.in_scenarios(plan for plan in plans if plan.game == found.game and plan.case in differing))
    games, met = _played(pair, playing, near)
    with bar("shrinking", counted=False) as tell:
        tell(what="shrinking the differences")
        smallest = pair.smallest([*met, *near], SHRINKING)
    return replace(found, random=tuple(games), smallest=smallest)


def _played(pair: Pair, playing: Playing, near: Sequence[Found]) -> tuple[list[Games], list[Found]]:
    games, met = list[Games](), list[Found]()
    with bar("playing random games") as tell:
        for count, begun in ((playing.games, ()), (playing.games // NEAR if near else 0, near)):
            if count:
                try:
                    played, found = pair.games(
                        count, playing.seed, lambda done, total: tell(done, total, ""), playing.about, begun
                    )
                except UnknownWord as error:
                    raise UsageError(f"--about: {error}") from None
                games.append(played)
                met += found
    return games, met
