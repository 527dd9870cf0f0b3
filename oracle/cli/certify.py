"""`tcg-oracle certify`: plays a level on an engine, and writes a certificate if the engine reaches it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from oracle.assurance.seeds import seed_of
from oracle.certify import bundle
from oracle.certify.certifying import certify as certified
from oracle.certify.certifying import digest_of, sealed
from oracle.certify.keys import need_libraries
from oracle.certify.levels import edition_of, level_named
from oracle.cli import certificates
from oracle.cli import engine_options as options
from oracle.cli.decisions import DateOption, DecisionsOption, decisions_of
from oracle.cli.errors import BUG, FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, existing_path, file_option
from oracle.cli.suite import load_checked_suite
from oracle.protocol.results import ORACLE
from oracle.report.certificates.console import show_certified, show_missing
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal
from oracle.suite.engines import open_engine

SeedOption = Annotated[str, typer.Option(help="The seed of every random draw; a committee may choose it as a nonce.")]
KeyOption = Annotated[
    list[Path] | None,
    typer.Option(metavar="FILE", parser=existing_path, help="Sign with this private key; may be repeated."),
]


def certify(
    engine: options.EngineOption,
    level: certificates.LevelOption,
    seed: SeedOption,
    out: Annotated[Path, file_option("Write the certificate here.")],
    edition: certificates.EditionOption = None,
    key: KeyOption = None,
    subject: certificates.SubjectOption = None,
    decisions: DecisionsOption = None,
    date: DateOption = None,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
) -> None:
    """Play every scenario of a level, and the tests drawn from the seed; write a certificate if nothing fails.

    Exit code 0: the level is reached and the certificate is written; 1: it is not reached, and the output lists why.
    """
    need_libraries()
    outputs = Outputs({"--out": out}, reads=[*(key or ()), *(subject or ()), *(decisions or ())])
    wanted, seed = level_named(level), seed_of(seed)
    chosen = edition_of(wanted, edition)
    keys, digests = certificates.private_keys(key), digest_of(subject or ())
    if not keys:
        raise UsageError(
            "--key is missing: an unsigned certificate is valid nowhere; `tcg-oracle keys new` makes a key, and "
            "`tcg-oracle levels --engine` tries a level without one"
        )
    ruled = decisions_of(decisions, date)
    plans = ruled.settle(load_checked_suite().plans)
    limits = options.limits_of(timeout, start_timeout, memory, total)
    with closing(open_engine(engine, limits)) as played, certificates.playing(f"certifying {wanted.id}") as tick:
        found = certified(played, plans, wanted, chosen, seed, digests, tick, ruled.digests)
    if found.statement is None:
        show_missing(wanted, chosen, found.missing, Terminal())
        bug = any(result.fault == ORACLE for result in found.outcomes.results.values())
        raise typer.Exit(outputs.code(BUG if bug else FAILED))
    whole = bundle.write(sealed(found.statement, found.packed, keys))
    outputs.write("--out", lambda path: write_whole(path, whole))
    show_certified(found.statement, len(whole), Terminal())
    raise typer.Exit(outputs.code(HELD))
