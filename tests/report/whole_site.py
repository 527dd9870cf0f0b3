"""The whole site: built twice, every link followed, its pages judged by axe. `python -m tests.report.whole_site [DIR]`.

axe-core comes from npm; where npm or Chromium lacks, that is said, and everything else is judged.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .conftest import SWITCHES
from .links import broken

AXE = "axe-core@4.14.1"
DRAWN = 6
"""Pages of each folder that axe looks at: the largest, the smallest, and some between."""
WIDTHS = (390, 1400)
SCHEMES = ("light", "dark")


def main(kept: str = "") -> int:
    """Judge the site; what is wrong is printed, and the last line are the figures."""
    with tempfile.TemporaryDirectory() as work:
        first, second = Path(kept) if kept else Path(work, "first"), Path(work, "second")
        seconds = [_built(folder, seed) for seed, folder in enumerate((first, second), start=1)]
        wrong = [f"{name} differs between two builds" for name in _differing(filecmp.dircmp(first, second))]
        wrong += broken(first)
        looked, found = _axe(first, Path(work))
        wrong += found
        pages = sum(1 for _ in first.rglob("*.html"))
        size = sum(path.stat().st_size for path in first.rglob("*") if path.is_file())
    for line in wrong[:50]:
        print(line)  # noqa: T201 - a program of its own
    told = f"{pages:,} pages, {size / 1e6:.0f} MB, built in {min(seconds):.0f} s; {looked}; {len(wrong)} faults"
    print(told)  # noqa: T201 - a program of its own
    return 1 if wrong else 0


def _built(folder: Path, seed: int) -> float:
    begun = time.monotonic()
    command = [sys.executable, "-c", "from oracle.cli import main; main()", "site", str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONHASHSEED": str(seed)})
    return time.monotonic() - begun


def _differing(found: filecmp.dircmp[str]) -> Iterator[str]:
    _, unlike, failed = filecmp.cmpfiles(found.left, found.right, found.common_files, shallow=False)
    yield from (*found.left_only, *found.right_only, *unlike, *failed)
    for one in found.subdirs.values():
        yield from _differing(one)


def drawn(folder: Path) -> list[Path]:
    """Some pages of each folder."""
    groups: dict[Path, list[Path]] = {}
    for path in sorted(folder.rglob("*.html"), key=lambda one: (one.stat().st_size, one)):
        groups.setdefault(path.parent, []).append(path)
    found = []
    for group in groups.values():
        steps = range(0, len(group), max(len(group) // DRAWN, 1))
        found += [*(group[at] for at in steps), group[-1], *(path for path in group if path.name == "index.html")]
    return list(dict.fromkeys(found))


def _axe(folder: Path, work: Path) -> tuple[str, list[str]]:
    """What axe has looked at, and what it found."""
    chromium = shutil.which("chromium")
    npm = shutil.which("npm", path=sysconfig.get_path("scripts")) or shutil.which("npm")
    if chromium is None or npm is None:
        return "axe was not run: there is no npm or no chromium", []
    command = [npm, "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", AXE]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        return f"axe was not run: npm cannot install it ({done.stderr.strip().splitlines()[-1:]})", []
    script = (work / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    pages = drawn(folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(SWITCHES))
        found = [line for path in pages for line in judged(browser, path, script, folder)]
        browser.close()
    return f"axe on {len(pages)} pages at {len(WIDTHS)} widths, light and dark", found


def judged(browser: Browser, path: Path, script: str, folder: Path) -> Iterator[str]:
    """What axe says of a page, at each width and in each scheme; and whether it is wider than the screen."""
    name = path.relative_to(folder)
    for scheme in SCHEMES:
        # The page's own policy would not let axe in.
        context = browser.new_context(bypass_csp=True, color_scheme=scheme)  # type: ignore[arg-type]
        tab = context.new_page()
        tab.goto(path.as_uri())
        tab.evaluate(script)
        for width in WIDTHS:
            tab.set_viewport_size({"width": width, "height": 900})
            if tab.evaluate("() => document.documentElement.scrollWidth") > width:
                yield f"{name}: wider than {width}"
            for one in tab.evaluate("async () => (await axe.run()).violations"):
                nodes = "; ".join(node["html"][:120] for node in one["nodes"][:2])
                yield f"{name} ({width}, {scheme}): {one['id']}, {one['help']}, {len(one['nodes'])} times: {nodes}"
        context.close()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
