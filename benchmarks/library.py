"""What the library of printed cards costs: the same commands with all of it, and with the cards of the scenarios alone.

    python -m benchmarks.library [ROUNDS]

Two copies of the checkout run in turn, one without the cards that no scenario names. Time is that of the processor, so
that other work on the machine does not count; memory is the highest seen.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from itertools import compress
from pathlib import Path
from statistics import median

import msgspec

from oracle.language.printed_cards import Entry
from oracle.protocol.names import name_key

ROOT = Path(__file__).parents[1]
PARTS = ("oracle", "steps", "features", "pyproject.toml", "README.md")
COMMANDS = {
    "start of a check": ["check", "--clause", "lorcana/4.6.6.2"],
    "a check of Lorcana": ["check", "--game", "lorcana"],
    "a check of Altered": ["check", "--game", "altered"],
}
MEGABYTE = 1024


def copied(folder: Path, *, thinned: bool) -> Path:
    """A copy of the checkout; thinned: without the cards that no scenario names."""
    for part in PARTS:
        source = ROOT / part
        copy = shutil.copytree if source.is_dir() else shutil.copy
        copy(source, folder / part)
    scenarios = name_key("".join(file.read_text("utf-8") for file in (folder / "features").rglob("*.feature")))
    for file in (folder / "oracle/games").glob("*/cards/*.jsonl") if thinned else ():
        lines = file.read_bytes().splitlines(keepends=True)
        named = [name_key(msgspec.json.decode(line, type=Entry).full_name) in scenarios for line in lines]
        file.write_bytes(b"".join(compress(lines, named)))
    return folder


def run(folder: Path, command: list[str]) -> tuple[float, float]:
    """Seconds of the processor, and megabytes."""
    # Without a shell: arguments are our own.
    process = subprocess.Popen(
        [sys.executable, "-c", "from oracle.cli import main; main()", *command],
        cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss / MEGABYTE


def main(rounds: int) -> None:
    """Print medians, and how many times as much the library costs."""
    with tempfile.TemporaryDirectory() as place:
        without, with_ = Path(place) / "without", Path(place) / "with"
        for folder, thinned in ((without, True), (with_, False)):
            folder.mkdir()
            copied(folder, thinned=thinned)
        for label, command in COMMANDS.items():
            for folder in (without, with_):
                run(folder, command)
            found = [(*run(without, command), *run(with_, command)) for _ in range(rounds)]
            plain, memory, full, more = (median(column) for column in zip(*found, strict=True))
            print(f"{label}: {plain:.2f} s without, {full:.2f} s with the library, {full / plain:.2f} times; "
                  f"{memory:.0f} and {more:.0f} MB, {more / memory:.2f} times")  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
