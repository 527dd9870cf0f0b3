"""`tcg-oracle compare`: what differs between two runs of `check`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oracle.cli.errors import FAILED, HELD
from oracle.cli.outputs import Outputs, existing_path, file_option
from oracle.report import as_json, comparison, comparison_words
from oracle.report.files import write_json
from oracle.report.terminal import Terminal


def compare(
    a: Annotated[Path, typer.Argument(help="The earlier results, from check --json.", parser=existing_path)],
    b: Annotated[Path, typer.Argument(help="The later results, from check --json.", parser=existing_path)],
    json: Annotated[Path | None, file_option("Write the comparison as JSON.")] = None,
    markdown_file: Annotated[Path | None, file_option("Write a short Markdown table.", "--markdown")] = None,
    report: Annotated[Path | None, file_option("Write compare.html into this folder.", metavar="FOLDER")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every case.")] = False,
) -> None:
    """Compare two results of `check --json`: versions of an engine or of the suite, or two engines.

    Exit code 0: nothing became worse; 1: something began to fail or became unsupported, or a new case fails;
    2: wrong use, or a file that is no report.
    """
    page = None if report is None else report / comparison_words.PAGE
    outputs = Outputs({"--json": json, "--markdown": markdown_file, "--report": page}, reads=[a, b])
    found = comparison.compare(as_json.read(a), as_json.read(b))
    comparison_words.show(found, Terminal(), verbose=verbose)
    outputs.write("--json", lambda path: write_json(path, found))
    outputs.write("--markdown", lambda path: comparison_words.write_markdown(found, path))
    outputs.write("--report", lambda path: comparison_words.write_page(found, path.parent))
    raise typer.Exit(outputs.code(FAILED if found.worse else HELD))
