"""`tcg-oracle campaign`: a plan of many games, checks and mutants, done by the workers of a Dask cluster."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.text import Text

from oracle.campaign.course import Course, Keeping, Nowhere
from oracle.campaign.errors import CampaignError
from oracle.campaign.identity import program
from oracle.campaign.keeping import Patient
from oracle.campaign.plan import LimitsEntry, Read, read
from oracle.campaign.running import Parts, Told, digest, met, parts_of, rows_of, setting_of, told, without_known
from oracle.cli import certificates
from oracle.cli.databases import HELP, file_of, opened
from oracle.cli.engine_options import JOBS, jobs_of
from oracle.cli.errors import BUG, ENGINE, FAILED, HELD, UsageError
from oracle.cli.fuzz import deck_named
from oracle.cli.outputs import JSON, Outputs, existing_path, file_option
from oracle.cli.suite import titles
from oracle.engines.own_cards import own_digest
from oracle.protocol.display import shown
from oracle.report.campaign import console
from oracle.report.output import plain_json
from oracle.report.output.bar import bar
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    from oracle.campaign.cluster import Hands
    from oracle.campaign.worker import Archive
    from oracle.history.campaigns import Kept

EXTRA = 'pip install "tcg-oracle[campaign]"'
FINDING = "one.feature"


def campaign(
    plan: Annotated[Path, typer.Argument(metavar="PLAN", help="The plan, a TOML file.", parser=existing_path)],
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="A scheduler such as tcp://host:8786, or the class of a cluster manager such as "
            "dask_jobqueue.SLURMCluster; default: a cluster on this machine.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=0, max=JOBS, help="Workers to start here, or to ask a manager for; 0: one per core.")
    ] = 0,
    db: Annotated[
        str | None, typer.Option("--db", metavar="URL", help=f"Keep every outcome in a history. {HELP}")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the last campaign of this plan in --db.")] = False,
    json: Annotated[Path | None, file_option(JSON)] = None,
    found: Annotated[
        Path | None, file_option("Write the scenario of each finding into this folder.", metavar="FOLDER")
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every finding and every clause.")] = False,
) -> None:
    """Run a plan on many processes or machines, and report the results.

    Exit code 0: nothing failed; 1: a finding, a failed case, a surviving mutant or a level not reached; 2: usage error;
    3: an engine could not be run, or tasks are left, which --resume tries again.
    """
    wanted = read(plan)
    entries = wanted.plan.certify
    files = {"--json": json, "--found": None if found is None else found / FINDING}
    folders = {f"certify[{at}].folder": wanted.beside(one.folder) / FINDING for at, one in enumerate(entries, 1)}
    outputs = Outputs(files | folders, reads=[plan, file_of(db)])
    if resume and db is None:
        raise UsageError("--resume needs --db, the database of the campaign to continue")
    if own_digest():
        raise UsageError("--cards is not for campaigns: workers do not have your cards")
    keys = [certificates.private_keys([wanted.beside(one.key)]) for one in entries]
    database = None if db is None else opened(db, write=True)
    with _bar() as (tell, trouble):
        archives = _archives(wanted)
        with _hands(cluster, jobs_of(workers), wanted, archives, trouble) as hands:
            engines = met(wanted, lambda course: hands.go(course.wanted, course.came, course.idle))
            parts = parts_of(wanted, engines, deck_named(wanted.path.parent), titles())
            key = digest(wanted, [*engines.values()], [one.digest for one in archives.values()])
            kept = _kept(database, key, wanted, resume=resume)
            keeping = Nowhere() if kept is None else Patient(kept, trouble)
            course = _run(hands, parts, keeping, tell)
    whole = told(wanted, engines, {name: one.digest for name, one in archives.items()}, parts, course)
    if kept is not None:
        whole = _recorded(whole, kept, Patient(kept, trouble))
    out = outputs.screen()
    console.show(whole, out, verbose=verbose)
    if kept is not None:
        out.print(Text(f"campaign {kept.number} of {shown(db or '')}", "dim"), soft_wrap=True)
    outputs.json("--json", whole)
    outputs.write("--found", lambda path: _write_found(whole, path.parent))
    for at, (part, own) in enumerate(zip(parts.levels, keys, strict=True), 1):
        outputs.write(f"certify[{at}].folder", partial(_certificates, part, own))
    raise typer.Exit(outputs.code(_code(whole)))


def _run(hands: Hands, parts: Parts, keeping: Keeping, tell: Callable[[Course], None]) -> Course:
    course = Course([one for kind in parts for one in kind], keeping, tell)
    try:
        hands.go(course.wanted, course.came, course.idle)
    finally:
        # Include the results from before an interruption. A database that is gone by now stores nothing more.
        if sys.exc_info()[0] is None:
            course.save()
        else:
            with suppress(CampaignError):
                course.save()
    return course


@contextmanager
def _hands(
    cluster: str | None, workers: int, wanted: Read, archives: dict[str, Archive], trouble: Callable[[str], None]
) -> Iterator[Hands]:
    from oracle.campaign.cluster import Hands
    from oracle.campaign.worker import Crewman

    limits: LimitsEntry = wanted.plan.limits
    crewman = Crewman(program(), setting_of(wanted), archives, limits.task)
    with Hands(cluster, workers, crewman, trouble) as hands:
        if hands.dashboard:
            trouble(f"Dask's dashboard is at {hands.dashboard}")
        yield hands


def _archives(wanted: Read) -> dict[str, Archive]:
    """The archives by engine. Raises UsageError if the extra is not installed, InputError for a file."""
    try:
        from oracle.campaign.worker import Archive
    except ModuleNotFoundError as missing:
        raise UsageError(f"a campaign needs {missing.name}, which is not installed: {EXTRA}") from None
    found = {}
    for name, one in wanted.plan.engines.items():
        if one.archive is not None:
            try:
                found[name] = Archive(wanted.beside(one.archive))
            except OSError as error:
                wanted.wrong(["engines", name, "archive"], f"it cannot be read: {error}")
    return found


def _kept(database: object, key: str, wanted: Read, *, resume: bool) -> Kept | None:
    """The campaign in the database. Raises UsageError if there is none to resume."""
    if database is None:
        return None
    from oracle.history.campaigns import Kept
    from oracle.history.database import Database

    if not isinstance(database, Database):
        raise TypeError(database)
    if not resume:
        return Kept.begun(database, key, wanted.text)
    found = Kept.resumed(database, key)
    if found is None:
        raise UsageError(
            f"{database.place} has no campaign of this plan with these versions of the engines and of tcg-oracle; "
            "leave out --resume to begin one"
        )
    return found


def _recorded(whole: Told, kept: Kept, patient: Patient) -> Told:
    whole = without_known(whole, patient.tried(kept.earlier_causes))
    rows = rows_of(whole)
    text = "" if whole.unfinished else plain_json.encode(whole, ordered=True).decode()
    patient.tried(lambda: kept.end(text, *rows))
    return whole


def _write_found(whole: Told, folder: Path) -> None:
    for part in whole.fuzz:
        for one in part.findings:
            for name, content in one.files.items():
                write_whole(folder / one.engine / name, content.encode())


def _certificates(part: object, keys: list[Ed25519PrivateKey], path: Path) -> None:
    from oracle.campaign.parts.certifying import Certify
    from oracle.certify import bundle
    from oracle.certify.certifying import sealed
    from oracle.certify.statement import Statement

    if not isinstance(part, Certify):
        raise TypeError(part)
    for engine, played in part.played.items():
        if played.statement:
            made = sealed(msgspec.json.decode(played.statement, type=Statement), played.transcript, keys)
            write_whole(part.file_of(engine, path.parent), bundle.write(made))


def _code(whole: Told) -> int:
    if any(one.kind == "bug" for one in whole.unfinished):
        return BUG
    if whole.unfinished:
        return ENGINE
    failed = (
        whole.findings
        or any(one.report.summary["fail"] or one.report.summary["error"] for one in whole.checks)
        or any(not one.matrix.held for one in whole.mutants)
        or any(not one.reached for one in whole.levels)
        or any(one.deviations for one in whole.signs)
    )
    return FAILED if failed else HELD


@contextmanager
def _bar() -> Iterator[tuple[Callable[[Course], None], Callable[[str], None]]]:
    """A progress bar, and lines about trouble on stderr."""
    screen = Terminal(stderr=True)
    with bar("starting workers") as show:

        def tell(course: Course) -> None:
            show(course.done, course.total, f"tasks, {len(course.unfinished)} given up")

        def trouble(text: str) -> None:
            screen.print(Text.assemble(("campaign: ", "yellow"), shown(text, 500)), soft_wrap=True)

        yield tell, trouble
