"""`tcg-oracle annotate` and `tcg-oracle badges`: show the results of `check --json` in continuous integration."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from oracle.cli.errors import UsageError
from oracle.cli.outputs import Outputs, existing_path, features_option, file_option, named_path
from oracle.cli.suite import load_checked_suite
from oracle.protocol.results import Result
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal
from oracle.report.run import as_json
from oracle.report.run import badges as drawing
from oracle.report.run.annotations import FORMS, Finder, Form, Spot

RESULTS = typer.Argument(help="The results that `check --json` wrote.", metavar="RESULTS", parser=existing_path)
_AT = re.compile(r"(?P<file>.+?)(?::(?P<line>[1-9][0-9]{0,8}))?", re.DOTALL)
STDOUT = Path("/dev/stdout")


def annotate(
    results: Annotated[Path, RESULTS],
    form: Annotated[Form, typer.Option("--as", help="GitHub's workflow commands, or GitLab's code quality report.")],
    at: Annotated[
        str,
        typer.Option(
            metavar="FILE[:LINE]", help="The line that gets failures of the suite's own scenarios: your adapter."
        ),
    ],
    features: Annotated[
        Path | None,
        features_option("Your own features, as given to `check`; their failures go to their own lines."),
    ] = None,
    output: Annotated[Path, file_option("Write to this file instead of stdout.")] = STDOUT,
) -> None:
    """Annotate the lines of your repository with the failures, for GitHub or GitLab.

    Exit code 0: written, whatever the results; 2: usage error.
    """
    outputs = Outputs({"--output": output}, reads=[results, features])
    written = FORMS[form](as_json.read(results), _finder(features, _spot(at)))
    outputs.write("--output", lambda path: write_whole(path, written))
    raise typer.Exit(outputs.code(0))


def badges(
    results: Annotated[Path, RESULTS],
    folder: Annotated[Path, typer.Argument(help="The folder for the badges.", metavar="FOLDER", parser=named_path)],
    features: Annotated[Path | None, features_option("Your own features, as given to `check`.")] = None,
) -> None:
    """Draw a badge for each game, edition and chapter.

    Exit code 0: drawn, whatever the results; 2: usage error.
    """
    found = as_json.read(results)
    plans = load_checked_suite(features).plans
    if found.suite.scenarios != len(plans):
        raise UsageError(
            f"{results} was written with a suite of {found.suite.scenarios:,} scenarios, but this suite has "
            f"{len(plans):,}: use the version that wrote the file, and the same --features"
        )
    made = drawing.write(found, plans, folder)
    Terminal().print(f"{len(made)} badges in {folder}", highlight=False, soft_wrap=True)


def _spot(text: str) -> Spot:
    found = _AT.fullmatch(text)
    if found is None:
        raise UsageError("--at is empty; name your adapter: --at adapter.py, --at adapter.py:12")
    return Spot(Path(found["file"]).as_posix(), int(found["line"] or 1))


def _finder(features: Path | None, adapter: Spot) -> Finder:
    """A function from a failure to its place: in the user's own feature if the file exists, else in the adapter."""

    def find(result: Result, line: int) -> Spot:
        if features is None:
            return adapter
        file = features / result.feature if features.is_dir() else features
        inside = ".." not in Path(result.feature).parts and not Path(result.feature).is_absolute()
        return Spot(file.as_posix(), line) if inside and file.is_file() else adapter

    return find
