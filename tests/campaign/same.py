"""The same plan on different clusters: `python -m tests.campaign.same [--games 400] [--namespaces]`.

Two versions of the plain engine, one of them in an archive and with faults. On a local
cluster of one worker and of two, and with `--namespaces` on workers in two network namespaces by Dask's own commands:
says the seconds of each, and whether JSON and scenarios are the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import func, select

from benchmarks.history import BODYGUARD, RUSH, build
from oracle.history.database import Database
from oracle.history.schema import metadata
from tests.campaign import clusters
from tests.campaign.stub import say

LORE = ("turn.py", 'game.gain_lore(player, max(0, game.stat(card, "lore")))', "game.gain_lore(player, 1)")
"""A fault that games meet soon."""
PLAN = """\
[engines.old]
command = "{python} -B {{archive}}/old/plain_engine.py"
archive = "old.tar.gz"

[engines.new]
command = "{python} {root}/examples/engines/python/plain_engine.py"

[[fuzz]]
game = "lorcana"
games = {games}
engines = ["old", "new"]
seeds = [45]

[[check]]
game = "lorcana"
engines = ["old", "new"]
clauses = ["{clause}"]
"""


def plan(folder: Path, games: int, clause: str = "4.6") -> Path:
    """The plan, with the archive of an older version beside it."""
    build(folder / "old", "0.3.9", (RUSH, BODYGUARD, LORE))
    with tarfile.open(folder / "old.tar.gz", "w:gz") as packed:
        packed.add(folder / "old", "old")
    made = folder / "plan.toml"
    made.write_text(PLAN.format(python=sys.executable, root=clusters.ROOT, games=games, clause=clause))
    return made


def campaign(made: Path, into: Path, *more: str) -> tuple[float, str]:
    """Run it; the seconds, and a digest of everything it wrote."""
    into.mkdir()
    words = [sys.executable, "-c", "from oracle.cli import main; main()", "campaign", str(made)]
    words += ["--db", str(into / "c.db"), "--json", str(into / "c.json"), "--found", str(into / "found"), *more]
    begun = time.monotonic()
    done = subprocess.run(words, cwd=clusters.ROOT, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout[-2000:] + done.stderr[-2000:])
    digest = hashlib.sha256()
    for file in sorted((into / "found").rglob("*.*")):
        digest.update(file.relative_to(into).as_posix().encode() + file.read_bytes())
    digest.update((into / "c.json").read_bytes())
    return time.monotonic() - begun, digest.hexdigest()


def rows(db: Path) -> dict[str, int]:
    """Table → its rows, those without any left out."""
    with Database(str(db), write=False).reading() as connection:
        counts = {
            table.name: connection.scalar(select(func.count()).select_from(table)) or 0
            for table in metadata.sorted_tables
        }
    return {name: count for name, count in counts.items() if count}


@contextmanager
def apart(folder: Path) -> Iterator[str]:
    """The address of a scheduler with workers in two network namespaces."""
    with clusters.Namespaces(2) as spaces, ExitStack() as stack:
        port = clusters.free_port(spaces.host)
        address = f"tcp://{spaces.host}:{port}"
        head = clusters.scheduler(spaces.host, port, folder / "scheduler.log")
        stack.callback(clusters.ended, head)
        for number, name in enumerate(spaces.names):
            hand = clusters.worker(address, folder / f"worker-{number}.log", inside=name)
            stack.callback(clusters.ended, hand)
        yield address


def main() -> int:
    """Exit code 0: the same everywhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaign.same", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each of two versions")
    parser.add_argument("--namespaces", action="store_true", help="also in network namespaces, which needs root")
    asked = parser.parse_args()
    seen: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="campaign-") as name:
        folder = Path(name)
        made = plan(folder, asked.games)
        ways: dict[str, Callable[[], tuple[float, str]]] = {
            "two-workers": lambda: campaign(made, folder / "two-workers", "--workers", "2"),
            "one-worker": lambda: campaign(made, folder / "one-worker", "--workers", "1"),
        }
        if asked.namespaces:
            ways["namespaces"] = lambda: _apart(made, folder)
        for way, run in ways.items():
            seconds, seen[way] = run()
            say(f"{way}: {seconds:.0f} s, {seen[way][:12]}, rows {json.dumps(rows(folder / way / 'c.db'))}")
        told = json.loads((folder / "two-workers" / "c.json").read_text())
        found = {f"{row['cause']['kind']} {row['cause']['name']}": row["times"] for row in told["findings"]}
        say(f"findings: {json.dumps(found)}")
    same = len(set(seen.values())) == 1 and bool(found)
    say(f"{asked.games} games on each of 2 versions, {len(seen)} clusters: {'the same' if same else 'NOT THE SAME'}")
    return int(not same)


def _apart(made: Path, folder: Path) -> tuple[float, str]:
    with apart(folder) as address:
        return campaign(made, folder / "namespaces", "--cluster", address)


if __name__ == "__main__":
    sys.exit(main())
