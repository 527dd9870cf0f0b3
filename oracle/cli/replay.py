"""`tcg-oracle replay`: judges records of games step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oracle.assurance.records.follow import Followed
from oracle.assurance.records.judged import Judged, Unread, files_of, judge
from oracle.assurance.records.reading import MOST_BYTES, Broken
from oracle.cli.errors import FAILED, HELD, USAGE, UsageError
from oracle.cli.outputs import Outputs, existing_path, file_option
from oracle.protocol.display import shown
from oracle.report.output.bar import bar
from oracle.report.output.files import write_whole
from oracle.report.records import as_json, console
from oracle.suite.files.user_files import UnreadableError, read_regular


def replay(
    records: Annotated[
        list[Path],
        typer.Argument(metavar="RECORD", help="Records of games, or folders of them (*.jsonl).", parser=existing_path),
    ],
    found: Annotated[
        Path | None,
        file_option("Write a scenario for the first finding of each cause into this folder.", metavar="FOLDER"),
    ] = None,
    json: Annotated[Path | None, file_option("Write the result of each record as JSON.")] = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Show the table before each finding, and every applied clause.")
    ] = False,
) -> None:
    """Judge records of games step by step: the first step that no legal course of play explains is a finding.

    Exit code 0: every step with enough detail is explained; 1: there is a finding; 2: usage error, or a broken record
    and no finding.
    """
    files = list(files_of(records))
    if not files:
        raise UsageError("there is no record (*.jsonl) in these folders")
    outputs = Outputs({"--json": json, "--found": None if found is None else found / "one.feature"}, reads=files)
    judged = Judged()
    with bar("replaying", total=len(files)) as tell:
        for done, file in enumerate(files):
            tell(done=done, what=shown(file.name, 60))
            judged.add(judged_file(file))
    saved: dict[str, str] = {}
    for group in judged.found if found is not None else ():
        for name, finding in group.records:
            if finding.feature and found is not None:
                path = found / f"{finding.case}.feature"
                text = finding.feature.encode()
                outputs.attempt(lambda path=path, text=text: write_whole(path, text))  # type: ignore[misc]
                saved[name] = str(path)
                break
    console.show(judged, saved, outputs.screen(), verbose=verbose)
    outputs.write("--json", lambda path: write_whole(path, as_json.encode(judged)))
    raise typer.Exit(outputs.code(FAILED if judged.found else USAGE if judged.broken else HELD))


def judged_file(file: Path) -> Followed | Unread:
    """Judge one record; a file that cannot be read is an unread one."""
    name = shown(str(file), 300)
    try:
        data = read_regular(file, MOST_BYTES)
    except UnreadableError as error:
        return Unread(name=name, broken=Broken(line=0, why=str(error)))
    return judge(name, data)
