"""`tcg-oracle check`: run the scenarios on an engine."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from msgspec.structs import replace
from rich.text import Text

from oracle.cli import baseline as baselines
from oracle.cli import by_card, casting, varying
from oracle.cli import engine_options as options
from oracle.cli.databases import DbOption, Recorder, file_of
from oracle.cli.decisions import DateOption, DecisionsOption, decisions_of
from oracle.cli.errors import BUG, FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, features_option, file_option
from oracle.cli.suite import load_checked_suite, titles
from oracle.cli.tracing import TraceOption, Tracing
from oracle.engines.base import Engine
from oracle.profiles import PROFILES
from oracle.protocol.results import ORACLE, Report, Result, failed
from oracle.report.output.bar import bar
from oracle.report.output.terminal import Terminal
from oracle.report.run import PAGE, console, conversation
from oracle.suite.decisions.taking import Decisions
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.errors import InvalidWordsError
from oracle.suite.games import game_named
from oracle.suite.jobs import Seconds
from oracle.suite.judging.sampling import Sampling
from oracle.suite.plan import Plan
from oracle.suite.reading.load import Suite, UnsoundSuite
from oracle.suite.reading.selection import Selection, select, tag_words
from oracle.suite.run.support import Demands, demands
from oracle.suite.runner import Casting, run_suite
from oracle.suite.version import digest_of

EditionOption = Annotated[
    list[str] | None,
    typer.Option(
        help="Editions or readings to run under (2.1, altered/1.x), or `all`; default: each game's current edition."
    ),
]
ClauseOption = Annotated[
    list[str] | None,
    typer.Option(help="Only scenarios of these clauses and their subclauses: 4.3, altered/5.1.2, lorcana/2.1:4.6.6.1."),
]
FeaturesOption = Annotated[Path | None, features_option("Run these feature files instead of the suite's own.")]


RepeatOption = Annotated[
    int, typer.Option(min=1, max=1000, help="Run each case up to this many times, until it fails, to find flaky ones.")
]
RequireOption = Annotated[
    list[str] | None,
    typer.Option(
        metavar="CAPABILITY", help="A capability the engine must declare and support, such as free. May be repeated."
    ),
]


def check(
    engine: options.EngineOption = REFERENCE,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    edition: EditionOption = None,
    clause: ClauseOption = None,
    case: Annotated[list[str] | None, typer.Option(help="Only these cases.")] = None,
    card: by_card.CardOption = None,
    of_set: by_card.SetOption = None,
    features: FeaturesOption = None,
    json: Annotated[Path | None, file_option("Write the results as JSON.")] = None,
    junit_file: Annotated[Path | None, file_option("Write the results as JUnit XML.", "--junit")] = None,
    report: Annotated[Path | None, file_option("Write an HTML page into this folder.", metavar="FOLDER")] = None,
    markdown_file: Annotated[Path | None, file_option("Write a short Markdown table.", "--markdown")] = None,
    trace: TraceOption = None,
    db: DbOption = None,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
    repeat: RepeatOption = 1,
    jobs: options.OwnJobsOption = None,
    require: RequireOption = None,
    vary: varying.VaryOption = None,
    cast: casting.CastOption = casting.Cards.AUTO,
    beyond: casting.BeyondOption = False,
    strict: Annotated[bool, typer.Option("--strict", help="Count unsupported cases as failed.")] = False,
    baseline: baselines.BaselineOption = None,
    update_baseline: baselines.UpdateOption = False,
    decisions: DecisionsOption = None,
    date: DateOption = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every failure in full.")] = False,
) -> None:
    """Run the scenarios on an engine and show the results by clause; and, with --card or --set, by card.

    Exit code 0: nothing failed (cases may be unsupported or disputed); 1: a case failed, or is unsupported despite
    --require or --strict, or --total ran out before all cards were searched; 2: usage error, or feature files with
    mistakes (the others are still judged); 3: the engine could not be run. With --baseline, 1: a deviation from it.
    """
    wanted = demands(require or (), strict=strict, games=tuple(PROFILES) if game is None else (game_named(game).id,))
    expected = baselines.Expected(baseline, update=update_baseline, date=date, decided=bool(decisions))
    ruled, clock = decisions_of(decisions, date), options.clock_of(total)
    cards, tracing = by_card.chosen(card, of_set, game, jobs, baseline=expected.given), Tracing(trace, jobs)
    files = {"--json": json, "--junit": junit_file, "--report": report and report / PAGE, "--markdown": markdown_file}
    outputs = Outputs(files | tracing.written | expected.written, [features, file_of(db), *expected.read, *ruled.files])
    whole = expected.given or db is not None
    # A report states the size of the whole suite, and the effects of decisions.
    entire = whole or features or vary or decisions or any(files.values())
    suite, mistakes = _loaded(features, whole=whole, words=() if entire else tag_words(game, clause or (), case or ()))
    chosen = _chosen(suite, features, game=game, editions=edition or (), clauses=clause or (), cases=case or ())
    plans, chosen, origins = by_card.runs(cards, varying.drawn(ruled.settle(suite.plans), chosen, vary))
    tracing.check(plans, chosen)
    recorder = None if db is None else Recorder(db, command=engine, plans=plans)
    make = tracing.around(partial(open_engine, engine, options.limits_of(timeout, start_timeout, memory, total)))
    jobs = tracing.jobs or options.own_jobs_of(jobs, engine, len(chosen.runs(plans)))
    caster, kept = casting.chosen(cast, origins), _Kept(plans, {}, outputs, tracing)
    found, seconds = run_chosen(
        plans, make, chosen, repeat=repeat, jobs=jobs, caster=caster, some=cards is None, times=kept.times, ruled=ruled
    )
    if expecting := expected.given and not _is_bug(found):
        found = expected.marked(found, plans, chosen, partial(casting.explained, found, plans, caster, origins))
    told = casting.explained(found, plans, caster, origins, make if beyond else None)
    played, found = by_card.judged(cards, *told, make, clock)
    tracing.show(played, chosen, out := outputs.screen())
    console.show(found, out, verbose=verbose)
    _show_speed(len(found.results), seconds, out)
    unmet = _show_unmet(found, plans, wanted, out)
    code = expected.code(found, outputs, out, unmet=unmet) if expecting else _code(found, unmet)
    _keep(found, kept, recorder, out)
    if mistakes is not None:
        raise mistakes
    raise typer.Exit(outputs.code(code))


def _chosen(suite: Suite, features: Path | None, **asked: Any) -> Selection:
    """As `select`; an unknown name is looked up in the whole suite, so that the error can suggest similar names."""
    try:
        return select(plans=suite.plans, **asked)
    except InvalidWordsError:
        return select(plans=load_checked_suite(features).plans, **asked)


def _loaded(features: Path | None, *, whole: bool, words: tuple[str, ...]) -> tuple[Suite, UnsoundSuite | None]:
    """The suite, or only its own files that contain one of these words.

    If some files have mistakes, and not the `whole` suite is needed, the other files and the mistakes. Raises
    SuiteErrors if there is nothing to judge.
    """
    try:
        return load_checked_suite(features, words=words), None
    except UnsoundSuite as mistakes:
        if whole or not mistakes.sound.plans:
            raise
        return mistakes.sound, mistakes


class _Kept(NamedTuple):
    """The inputs of the output files, besides the report."""

    plans: tuple[Plan, ...]
    times: Seconds
    outputs: Outputs
    tracing: Tracing


def _keep(found: Report, kept: _Kept, recorder: Recorder | None, out: Terminal) -> None:
    if kept.outputs.wanted:
        _write(found, kept)
    if recorder is not None:
        kept.outputs.attempt(lambda: recorder.record(found, out))


def _write(found: Report, kept: _Kept) -> None:
    # Most runs write no file and need not wait for these imports.
    from oracle.report.run import as_json, html, junit, markdown

    outputs = kept.outputs
    outputs.write("--trace", lambda path: conversation.write(kept.tracing.exchanges, path))
    outputs.write("--json", lambda path: as_json.write(with_digests(found, kept.plans), path))
    outputs.write("--junit", lambda path: junit.write(found, path, kept.times))
    outputs.write("--report", lambda path: html.write(found, path.parent))
    outputs.write("--markdown", lambda path: markdown.write(found, path))


def with_digests(found: Report, plans: tuple[Plan, ...]) -> Report:
    """The report with the digest of its scenario beside each result, by which a renamed case is known."""
    digests = {(plan.game, plan.case): digest_of(plan) for plan in plans}
    return replace(
        found, results=tuple(replace(one, digest=digests.get((one.game, one.case), "")) for one in found.results)
    )


def _show_unmet(found: Report, plans: tuple[Plan, ...], wanted: Demands, out: Terminal) -> bool:
    """Print the required things that the engine does not support; returns whether there are any."""
    known = {plan.case: plan for plan in plans}
    scenarios = Counter(wanted.unmet(known[result.case], result, found.engine) for result in found.results)
    told = wanted.undeclared(found.engine, (result.game for result in found.results))
    told += [f"{why}: not in {_scenarios(count)}" for why, count in sorted(scenarios.items()) if why]
    for line in told:
        out.print(Text.assemble(("unsupported: ", "bold red"), line))
    return bool(told)


def _show_speed(count: int, seconds: float, out: Terminal) -> None:
    rate = count / seconds if seconds else 0
    out.print(f"{_scenarios(count)} in {seconds:.2f} s ({rate:,.0f} per second)", style="dim")


def _scenarios(count: int) -> str:
    return "1 scenario" if count == 1 else f"{count} scenarios"


def _is_bug(found: Report) -> bool:
    return any(result.fault == ORACLE for result in found.results)


def _code(found: Report, unmet: bool) -> int:
    if _is_bug(found):
        return BUG
    wrong = failed(found.summary) or found.unlisted or any(card.failed or not card.reached for card in found.cards)
    return FAILED if unmet or wrong else HELD


def run_chosen(
    plans: tuple[Plan, ...],
    make: Callable[[], Engine],
    chosen: Selection,
    *,
    repeat: int = 1,
    jobs: int = 1,
    caster: Casting | None = None,
    some: bool = True,
    times: Seconds | None = None,
    ruled: Decisions | None = None,
) -> tuple[Report, float]:
    """The report and the seconds it took. Raises UsageError if no scenario was chosen, unless `some` is False.

    `times` receives the duration of each scenario. `ruled` has settled these plans.
    """
    started = time.perf_counter()
    with bar("running scenarios") as tell:

        def progress(done: int, total: int, result: Result) -> None:
            if done == total or done % 16 == 0:
                tell(done, total, result.feature)

        with closing(make()) as subject:
            found = run_suite(
                plans, subject, chosen, progress=progress, title=titles(), repeat=repeat, jobs=jobs, another=make,
                casting=caster, sampling=Sampling(), seconds=times,
            )  # fmt: skip
    found = found if ruled is None else replace(found, decisions=ruled.told(plans))
    if some and not found.results:
        raise UsageError("no scenario was run: no scenario matches --game, --edition, --clause and --case together")
    return found, time.perf_counter() - started
