"""`tcg-oracle fuzz`: plays random games on an engine and the reference until they differ."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from oracle.assurance.fuzz.campaign import Campaign, Settings, editions_for, run
from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.corpus import Corpus
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.finding import report_difference
from oracle.assurance.fuzz.generate.drawing.asked import UnknownWord, asked_for
from oracle.assurance.fuzz.job import MADE_UP
from oracle.assurance.fuzz.ledger import Write
from oracle.assurance.fuzz.reduce.reducer import Bounds
from oracle.assurance.fuzz.same_fault import plans_of, same_faults
from oracle.assurance.own import own
from oracle.cli import engine_options as options
from oracle.cli.decks import list_in
from oracle.cli.errors import BUG, FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, file_option
from oracle.decks.checking import check_deck
from oracle.engines.games import PLAYED, binding
from oracle.engines.limits import Limits
from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo
from oracle.report.assurance import fuzz_console, fuzz_json
from oracle.report.decks import console as deck_console
from oracle.report.output.bar import bar
from oracle.report.output.files import write_whole
from oracle.suite.engines import open_engine
from oracle.suite.games import game_named

CORPUS = Path("fuzz-corpus")
RANDOM = "random"
"""Stands for a deck list."""
SHRINKING = 20.0
"""The seconds for shrinking one difference."""
SHRINKING_FAULTS = 60.0
"""The same if the engine hangs or ends, since every attempt starts it again."""

MinutesOption = Annotated[
    float | None,
    typer.Option(min=0, max=options.YEAR / 60, help="Minutes to play. Default: 1, or no limit with --games."),
]
CorpusOption = Annotated[
    Path,
    file_option(
        "The folder that stores games, interesting cases and differences, to continue later.", metavar="FOLDER"
    ),
]


def fuzz(
    engine: options.EngineOption,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    edition: Annotated[
        list[str] | None,
        typer.Option(help="Editions or readings to play (2.1, altered/1.x); default: mostly the current one."),
    ] = None,
    minutes: MinutesOption = None,
    games: Annotated[
        int | None, typer.Option(min=1, max=options.PLENTY, help="The number of games to play, over all jobs.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=options.SEED, help="A different seed gives different games.")] = 0,
    jobs: options.JobsOption = 1,
    corpus: CorpusOption = CORPUS,
    stop_at: Annotated[
        int | None, typer.Option(min=1, max=options.PLENTY, help="Stop after this many new differences.")
    ] = None,
    printed: Annotated[bool, typer.Option("--printed", help="Play with printed cards only.")] = False,
    about: Annotated[
        list[str] | None,
        typer.Option(
            help="Only games with made-up cards that use this node, field or word of the card language "
            "(draw, draw.who, draw.who=opponent).",
            metavar="WORD",
        ),
    ] = None,
    decks: Annotated[
        tuple[str, str] | None,
        typer.Option(
            metavar="A B",
            help="Play whole games with the decks of these two lists; `random` draws a deck for each game. Needs "
            "--game.",
        ),
    ] = None,
    digest: Annotated[
        bool,
        typer.Option("--digest", help="If the engine offers hashes: compare tables only if their hashes differ."),
    ] = False,
    json: Annotated[Path | None, file_option("Write the findings as JSON.")] = None,
    records: Annotated[Path | None, file_option("Write every game as a record for `replay`.", metavar="FOLDER")] = None,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.CampaignTotalOption = None,
) -> None:
    """Play random games on an engine and the reference side by side; shrink every difference to a small scenario.

    The same command continues where the last run stopped. Exit code 0: no new difference; 1: a new difference, or
    --total ran out before the end; 2: usage error; 3: the engine could not be run.
    """
    record = None if records is None else records / "one.jsonl"
    outputs = Outputs({"--json": json, "--corpus": corpus / "jobs" / "one.json", "--records": record})
    seconds = options.campaign_total(total, minutes)
    clock, limits = options.clock_of(seconds), options.limits_of(timeout, start_timeout, memory, seconds)
    info = _introduced(engine, limits)
    editions = _editions(info, game, edition or [])
    if printed:
        editions = {name: of for name, of in editions.items() if binding(name).cards}
    if about:
        editions = _speaking(editions, info, about, printed=printed)
    if decks is not None:
        editions = _beginning(editions, info)
    settings = Settings(
        engine=engine, editions=editions, seed=seed, jobs=options.jobs_of(jobs),
        minutes=minutes if minutes is not None or games is not None else 1.0,
        games=games, stop_at=stop_at, corpus=corpus, records=records, printed=printed, about=tuple(about or ()),
        decks=() if decks is None else tuple(deck_named(Path())(each, *editions) for each in decks),
        by_digest=digest, limits=limits, clock=clock,
    )  # fmt: skip
    _played(settings, info, outputs)


def _played(settings: Settings, info: EngineInfo, outputs: Outputs) -> NoReturn:
    """Play, show the findings, and exit with their exit code."""
    corpus = settings.corpus or CORPUS
    known = len({record.cause for record in Corpus(corpus).known(info.name)})
    with _bar() as tell:
        found = run(settings, writer, tell)
    if found.finished:
        found.same_faults = same_faults(plans_of(found.new, corpus / "found"), settings.open_engine)
    fuzz_console.show(found, info, corpus, known, outputs.screen())
    if not found.finished and settings.clock is not None:
        outputs.screen().print(options.not_reached(settings.clock, _rest(found, settings)))
    outputs.write("--json", lambda path: write_whole(path, fuzz_json.encode(found, info, settings)))
    bug = any(record.difference.kind == "reference" for record in found.new)
    raise typer.Exit(outputs.code(BUG if bug else FAILED if found.new or not found.finished else HELD))


def _rest(found: Campaign, settings: Settings) -> str:
    """The part of the campaign that was not played."""
    if settings.games is not None:
        return f"{settings.games - found.games:,} of {settings.games:,} games"
    return f"the end of {settings.minutes:g} min of play"


def _introduced(engine: str, limits: Limits) -> EngineInfo:
    """The engine's answer to `initialize`. Raises EngineFault."""
    subject = open_engine(engine, limits)
    try:
        return subject.initialize()
    finally:
        subject.close()


def _editions(info: EngineInfo, game: str | None, wanted: list[str]) -> dict[str, tuple[str, ...]]:
    games = () if game is None else (game_named(game).id,)
    plain = []
    for text in wanted:
        own, slash, name = text.rpartition("/")
        if slash:
            games = (*games, game_named(own).id)
        if not any(name in binding(one).editions for one in games or PLAYED):
            known = ", ".join(f"{one}/{each}" for one in PLAYED for each in binding(one).editions)
            raise UsageError(f"there is no edition {text}; the editions are {known}")
        plain.append(name)
    found = editions_for(info, tuple(dict.fromkeys(games)), tuple(plain))
    if not found:
        raise UsageError(
            f"{info.name} can play nothing of this: its answer to `initialize` must list one of these games and "
            "editions, and made-up cards or printed ones"
        )
    return found


def _beginning(editions: dict[str, tuple[str, ...]], info: EngineInfo) -> dict[str, tuple[str, ...]]:
    """The one game of the decks. Raises UsageError if there are several, or the engine cannot begin a game."""
    if len(editions) > 1:
        raise UsageError(f"--decks needs one game: add --game {' or --game '.join(editions)}")
    game = next(iter(editions))
    if "beginnings" not in info.games[game].capabilities:
        raise UsageError(f"{info.name} does not declare `beginnings`, so it cannot begin a game of {game}")
    return editions


def deck_named(folder: Path) -> Callable[[str, str], tuple[str, ...]]:
    """A reader of lists whose paths are relative to a folder: the cards of a list of a game, none for `random`, which
    is drawn for each game. It raises UsageError for an illegal deck.
    """

    def deck(text: str, game: str) -> tuple[str, ...]:
        if text == RANDOM:
            return ()
        found = check_deck(list_in(folder / text), game)
        if found.verdict == "illegal":
            told = "; ".join(deck_console.line(fault) for fault in found.faults)
            raise UsageError(f"{text} is not a legal deck: {told}")
        return tuple(entry.card.full_name for entry in found.entries for _ in range(entry.count))

    return deck


def _speaking(
    editions: dict[str, tuple[str, ...]], info: EngineInfo, about: list[str], *, printed: bool
) -> dict[str, tuple[str, ...]]:
    """The games whose card languages have all of these words. Raises UsageError if there is none."""
    found, wrong = {}, []
    for game, of in editions.items():
        words = own(game).words
        if words is None or printed or MADE_UP not in info.games[game].capabilities:
            wrong.append(f"{PROFILES[game].name}: --about is for made-up cards, and none can be played")
            continue
        try:
            asked_for(words, about)
        except UnknownWord as error:
            wrong.append(f"{PROFILES[game].name}: {error}")
        else:
            found[game] = of
    if not found:
        raise UsageError("; ".join(wrong) + " (the reference page of each card language lists its words)")
    return found


def writer(settings: Settings) -> Write:
    """Shrinks a new difference and writes it into the corpus."""

    def write(case: Case, difference: Difference) -> tuple[Difference, Case, tuple[str, ...]]:
        folder = (settings.corpus or CORPUS) / "found"
        seconds = SHRINKING_FAULTS if difference.kind == "fault" else SHRINKING
        written = report_difference(
            case,
            difference,
            settings.open_engine,
            folder,
            seed=settings.seed,
            bounds=Bounds(seconds=seconds if settings.clock is None else min(seconds, settings.clock.left)),
        )
        return written.difference, written.finding.case, written.files

    return write


@contextmanager
def _bar() -> Iterator[Callable[[Campaign], None]]:
    started = time.monotonic()
    with bar("playing", counted=False) as tell:

        def show(found: Campaign) -> None:
            seconds = time.monotonic() - started
            rate = found.actions / seconds if seconds else 0
            tell(
                what=f"{found.games:,} games, {found.actions:,} actions ({rate:,.0f} a second), "
                f"{len(found.new)} new differences, {len(found.known)} known"
            )

        yield show
