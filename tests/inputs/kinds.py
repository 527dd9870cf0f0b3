"""The kinds of input: each makes one, gives it to the program and says what was wrong with how that ended."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec

from oracle.assurance.fuzz.corpus import Corpus
from oracle.kernel.errors import InputError
from oracle.suite.files import sealed
from oracle.suite.intent import wanted as kept
from oracle.suite.reading.load import forget, load_suite
from tests.inputs import material
from tests.inputs.brought import cards, history, key, told
from tests.inputs.changes import changed
from tests.inputs.commands import command
from tests.inputs.engines import fake_engine
from tests.inputs.running import run
from tests.inputs.wild import damaged, mutated

Kind = Callable[[Random, Path], str]
"""Makes one input in its own folder; returns what was wrong with the reaction to it, or an empty text."""


def position(random: Random, folder: Path) -> str:
    """A position for `judge` or `perft`, near one of the suite's."""
    asked = mutated(random, material.question(random), random.choice((0, 1, 1, 1, 2)))
    file = folder / "question.json"
    text = msgspec.json.encode(asked) if _is_text(asked) else b"{}"
    file.write_bytes(damaged(random, text) if random.random() < 0.1 else text)
    words: list[object] = ["judge", file]
    if random.random() < 0.2:
        words = ["perft", file, "--depth", random.choice(("1", "2"))]
    elif random.random() < 0.4:
        words += ["--json", "-"]
    return told(run(*words, encoding=random.choice(("utf-8", "ascii", "latin-1"))), file, words)


def _is_text(value: object) -> bool:
    try:
        msgspec.json.encode(value)
    except UnicodeEncodeError:
        return False
    return True


def feature(random: Random, folder: Path) -> str:
    """A feature file near one of the suite's, checked, explained, compared or measured."""
    _, head, scenarios = random.choice(material.features())
    chosen = [random.choice(scenarios) for _ in range(random.choice((1, 1, 1, 2)))]
    text = head + "".join(chosen)
    for _ in range(random.choice((1, 1, 1, 2))):
        text = changed(random, text)
    file = folder / random.choice(("one.feature", "é [bold]→.feature"))
    file.write_text(text, encoding="utf-8", errors="surrogatepass", newline="\n")
    line = random.randint(1, text.count("\n") + 1)
    commands: tuple[tuple[list[object], int], ...] = (
        (["check", "--features", file], 6),
        (["check", "--features", file, "--edition", "all"], 6),
        (["check", "--features", file, "--verbose"], 6),
        (["explain", f"{file}:{line}"], 3),
        (["impact", "2.1", "2.2", "--features", file], 2),
        (["coverage", "--features", file], 1),
    )
    words = _chosen(random, commands)
    ended = run(*words, encoding=random.choice(("utf-8", "ascii", "latin-1")))
    file.unlink()
    return told(ended, file, (words, text)) if ended.wrong() else told(ended, file, words)


def cached(random: Random, folder: Path) -> str:
    """Damaged files of compiled plans, and of what is wanted: only the original content may come back."""
    file, cache = material.small(folder), folder / "cache"
    forget()
    first = load_suite(file, cache=cache).plans
    lines = [kept.wanted_line(plan, "2.2") for plan in first]
    kept.save(cache)
    place = random.choice(sorted(cache.iterdir()))
    whole = place.read_bytes()
    place.write_bytes(damaged(random, whole))
    forget()
    again = load_suite(file, cache=cache).plans
    back = sealed.read_kept(place)
    place.write_bytes(whole)
    if again != first or (back is not None and sealed.seal(back) != whole):
        return f"a damaged cache was believed: {place}"
    return "" if lines == [kept.wanted_line(plan, "2.2") for plan in again] else "another wish"


def corpus(random: Random, folder: Path) -> str:
    """A damaged file of what `fuzz` goes on from: refused, or as it was."""
    store = folder / "corpus"
    if not store.exists():
        run("fuzz", "--engine", "reference", "--games", "6", "--corpus", store)
    jobs = sorted((store / "jobs").iterdir())
    place = random.choice(jobs)
    whole = place.read_bytes()
    place.write_bytes(damaged(random, whole))
    same = place.read_bytes() == whole
    name = next(file.name for file in jobs if file.suffix == ".json").removesuffix(".json")
    held = Corpus(store)
    wrong = ""
    try:
        progress = held.progress(name)
        for game, count in progress.kept.items():
            held.kept(name, game, count)
        # Behind the cases that are counted, anything may stand: a killed job left it.
        if not same and place.suffix == ".json":
            wrong = f"a damaged corpus was believed: {place}"
    except InputError as error:
        wrong = "" if store.name in str(error) else f"an error that names no file: {error}"
    if random.random() < 0.02:
        ended = run("fuzz", "--engine", "reference", "--games", "7", "--corpus", store)
        wrong = wrong or told(ended, place, "fuzz")
        if ended.code == 0:
            whole = place.read_bytes()
    place.write_bytes(whole)
    return wrong


def words(random: Random, folder: Path) -> str:
    """A command line of any command, with wild values for its options."""
    found = command(random, folder)
    with contextlib.chdir(folder):
        return told(run(*found, encoding=random.choice(("utf-8", "ascii", "latin-1"))), folder, found)


def engine(random: Random, folder: Path) -> str:
    """An engine whose answers are near those of an honest one."""
    file = material.small(folder)
    commands: tuple[tuple[list[object], int], ...] = (
        (["check", "--features", file, "--engine", "fake", "--edition", "all"], 8),
        (["perft", "lorcana/opening", "--depth", "1", "--engine", "fake"], 2),
        (["fuzz", "--engine", "fake", "--games", "1", "--corpus", folder / f"c{random.random()}"], 1),
        (["twins", "--engine", "fake", "--pairs", "1", "--game", "lorcana"], 1),
    )
    chosen = _chosen(random, commands)
    with fake_engine(random):
        return told(run(*chosen), file, chosen)


def _chosen(random: Random, commands: tuple[tuple[list[object], int], ...]) -> list[object]:
    return random.choices([words for words, _ in commands], [often for _, often in commands])[0]


KINDS: dict[str, tuple[Kind, int]] = {
    "position": (position, 26),
    "feature": (feature, 26),
    "cached": (cached, 8),
    "corpus": (corpus, 8),
    "words": (words, 7),
    "engine": (engine, 7),
    "history": (history, 6),
    "key": (key, 6),
    "cards": (cards, 6),
}
"""Name → the kind and how often of a hundred it is met."""
