"""`tcg-oracle verify`: checks a certificate again, without a network and without the engine."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from oracle.certify import bundle
from oracle.certify.certifying import Expected, How, Verified, certify, digest_of, same, witnessed
from oracle.certify.certifying import verify as judged
from oracle.certify.errors import NotVerified
from oracle.certify.keys import need_libraries, read_public
from oracle.certify.levels import level_named
from oracle.cli import certificates
from oracle.cli import engine_options as options
from oracle.cli.decisions import DateOption, DecisionsOption, decisions_of
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, existing_path, file_option
from oracle.cli.suite import load_checked_suite
from oracle.engines.limits import Limits
from oracle.report.certificates import page as certificate_page
from oracle.report.certificates.console import show_refused, show_verified, show_witnessed
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal
from oracle.suite.engines import open_engine
from oracle.suite.plan import Plan

KeyOption = Annotated[
    list[Path] | None,
    typer.Option(metavar="FILE", parser=existing_path, help="The public key of an accepted signer. May be repeated."),
]
WitnessOption = Annotated[
    list[Path] | None,
    typer.Option(
        metavar="FILE", parser=existing_path, help="The public key of a required witness; one of several is enough."
    ),
]


SignOption = Annotated[
    Path | None,
    typer.Option(metavar="FILE", parser=existing_path, help="Sign --out as a witness, with this private key."),
]


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", parser=existing_path, help="The certificate.")],
    key: KeyOption = None,
    witness: WitnessOption = None,
    level: Annotated[str | None, typer.Option(help="The certificate must be for this level.")] = None,
    edition: Annotated[str | None, typer.Option(help="The certificate must be for this edition.")] = None,
    seed: Annotated[str | None, typer.Option(help="The certificate must use this seed, the nonce you chose.")] = None,
    subject: certificates.SubjectOption = None,
    decisions: DecisionsOption = None,
    date: DateOption = None,
    engine: Annotated[str | None, typer.Option(help="Run this engine again; the results must be the same.")] = None,
    sign: SignOption = None,
    out: Annotated[Path | None, file_option("Write the certificate with the witness's signature here.")] = None,
    page: Annotated[Path | None, file_option("Write the certificate as one HTML file to read.")] = None,
    badge: Annotated[Path | None, file_option("Write a badge as SVG.")] = None,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
) -> None:
    """Check a certificate from its file alone: the signatures, the digests, and every verdict.

    Exit code 0: the certificate is valid; 1: it is not, and the output names the reason.
    """
    need_libraries()
    _refuse_unfit(sign, out, engine, seed)
    outputs = Outputs(
        {"--out": out, "--page": page, "--badge": badge}, reads=[file, *(subject or ()), *(decisions or ())]
    )
    keys, witnesses = (tuple(map(read_public, paths or ())) for paths in (key, witness))
    ruled = decisions_of(decisions, date)
    expected = Expected(keys, witnesses, level, edition, seed, digest_of(subject or ()), ruled.digests)
    again = None if engine is None else (engine, options.limits_of(timeout, start_timeout, memory, total))
    try:
        whole = bundle.read(file)
        found = _judged(whole, ruled.settle(load_checked_suite().plans), expected, again)
    except NotVerified as error:
        show_refused(error, Terminal())
        raise typer.Exit(outputs.code(FAILED)) from None
    how: How = "ran-anew" if engine is not None else "gave-the-seed"
    if sign is not None:
        signed = witnessed(whole, how, found.statement.ours.seed, certificates.private_keys([sign])[0])
        outputs.write("--out", lambda path: write_whole(path, bundle.write(signed)))
    _show(found, outputs)
    if sign is not None and out is not None:
        show_witnessed(how, out, Terminal())
    raise typer.Exit(outputs.code(HELD))


def _show(found: Verified, outputs: Outputs) -> None:
    show_verified(found, Terminal())
    outputs.write("--page", lambda path: write_whole(path, certificate_page.render(found).encode()))
    outputs.write("--badge", lambda path: write_whole(path, certificate_page.badge(found)))


def _judged(
    whole: bundle.Bundle, plans: tuple[Plan, ...], expected: Expected, again: tuple[str, Limits] | None
) -> Verified:
    """Check the file alone, then run the engine again if one is given. Raises NotVerified, EngineFault."""
    with certificates.playing("judging again") as tick:
        found = judged(whole, plans, expected, tick)
    if again is not None:
        _run_anew(*again, found, plans, expected.decisions)
    return found


def _refuse_unfit(sign: Path | None, out: Path | None, engine: str | None, seed: str | None) -> None:
    if (sign is None) != (out is None):
        raise UsageError("--sign and --out need each other: a witness signs a copy of the certificate")
    if sign is not None and engine is None and seed is None:
        raise UsageError("a witness must have run the engine again (--engine) or chosen the seed (--seed); give one")


def _run_anew(
    engine: str, limits: Limits, found: Verified, plans: tuple[Plan, ...], decisions: Mapping[str, str]
) -> None:
    """Raises NotVerified, EngineFault."""
    ours = found.statement.ours
    with closing(open_engine(engine, limits)) as subject, certificates.playing("running the engine anew") as tick:
        anew = certify(subject, plans, level_named(ours.level), ours.edition, ours.seed, {}, tick, decisions)
    same(anew, found.statement)
