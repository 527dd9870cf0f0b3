"""Instructions of ten short walks, counted by valgrind and compared with those that are kept: they hardly move with
the machine and its load, as seconds do.

    python -m benchmarks.instructions            # count, and compare; ends with 1 if a walk has become slower
    python -m benchmarks.instructions --write    # keep what was counted
    python -m benchmarks.instructions --against DIR    # the same walks of another checkout, in one run

Counts hang on the build of Python: they are kept by its version, and of a version without any nothing can be said.
More than a twentieth more is a regression, unless the newest section of the CHANGELOG names the walk and says why.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.walks import WALKS

ROOT = Path(__file__).parents[1]
KEPT = Path(__file__).with_name("instructions.json")
WALKING = Path(__file__).with_name("walks.py")
CHANGELOG = ROOT / "CHANGELOG.md"
MORE = 1.05
"""So many times the kept count is no noise: the same walk counted twice differs by less than a hundredth."""
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")


def counted(name: str, steps: int, root: Path, cache: str) -> int:
    """Instructions of a process that takes a walk so many steps far; the code is that of the checkout `root`."""
    # In the user's own cache are the wishes of some scenarios, depending on what was run before.
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(root), "XDG_CACHE_HOME": cache}
    command = [sys.executable, str(WALKING), name, str(steps)]
    # What is read in the first place, such as the plans, is kept for the next time.
    subprocess.run([*command[:-1], "0"], cwd=root, env=environment, check=True)
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    done = subprocess.run([*valgrind, *command], cwd=root, env=environment, capture_output=True, text=True, check=False)
    found = COUNTED.search(done.stderr)
    if done.returncode or found is None:
        raise SystemExit(f"{name}: no count\n{done.stderr[-2000:]}")
    return int(found.group(1).replace(",", ""))


def walked(root: Path) -> dict[str, int]:
    """Walk → its instructions, in thousands."""
    runs = [(name, steps) for name, (_, walk) in WALKS.items() for steps in (0, walk.steps)]
    with TemporaryDirectory() as cache, ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(runs, pool.map(lambda run: counted(run[0], run[1], root, cache), runs), strict=True))
    return {name: (counts[name, walk.steps] - counts[name, 0]) // 1000 for name, (_, walk) in WALKS.items()}


def newest_section() -> str:
    """The newest section of the CHANGELOG."""
    return CHANGELOG.read_text(encoding="utf-8").split("\n## ")[1]


def compared(now: dict[str, int], before: dict[str, int]) -> list[str]:
    """Print a line for each walk; the walks that have become slower without a word."""
    said, slower = newest_section(), []
    for name, count in now.items():
        was = before.get(name)
        ratio = None if was is None else count / was
        told = "" if ratio is None else f"{ratio:8.3f} times"
        if ratio is not None and ratio > MORE and f"`{name}`" not in said:
            slower.append(name)
            told += "  slower, and the CHANGELOG does not say why"
        print(f"{name:20} {count:>12,} thousand{told}")
    return slower


def main() -> int:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--against", type=Path)
    options = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("valgrind is not installed (apt-get install valgrind): nothing is counted")
        return 1
    version = platform.python_version()
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    now = walked(ROOT)
    if options.against is not None:
        compared(now, walked(options.against.resolve()))
        return 0
    if options.write:
        KEPT.write_text(json.dumps({**kept, version: now}, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    slower = compared(now, kept.get(version, {}))
    if version not in kept:
        print(f"no counts of Python {version} are kept: nothing can be said of any walk")
    worst = max((now[name] / was for name, was in kept.get(version, {}).items()), default=1.0)
    print(f"{len(now)} walks counted, the slowest at {worst:.3f} times what is kept, {len(slower)} slower")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
