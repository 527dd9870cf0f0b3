"""The whole site: built twice, every link followed, its pages judged by axe. `python -m tests.report.whole_site [DIR]`.

axe-core comes from npm; where npm or Chromium lacks, that is said, and everything else is judged.
"""

from __future__ import annotations

import filecmp
import os
import resource
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .conftest import SWITCHES
from .links import broken

AXE = "axe-core@4.14.1"
LOOKS = ((390, "light"), (1400, "dark"))
"""Widths and schemes in which each page is looked at; the other pairs differ from both in nothing of their own."""


def main(kept: str = "") -> int:
    """Judge the site; what is wrong is printed, and the last line are the figures."""
    with tempfile.TemporaryDirectory() as work:
        first, second = Path(kept) if kept else Path(work, "first"), Path(work, "second")
        seconds = _built((first, second))
        wrong = [f"{name} differs between two builds" for name in _differing(filecmp.dircmp(first, second))]
        wrong += broken(first)
        looked, found = _axe(first, Path(work))
        wrong += found
        pages = sum(1 for _ in first.rglob("*.html"))
        size = sum(path.stat().st_size for path in first.rglob("*") if path.is_file())
    for line in wrong[:50]:
        print(line)  # noqa: T201 - a program of its own
    told = f"{pages:,} pages, {size / 1e6:.0f} MB, {seconds:.0f} s of one processor; {looked}; {len(wrong)} faults"
    print(told)  # noqa: T201 - a program of its own
    return 1 if wrong else 0


def _built(folders: Sequence[Path]) -> float:
    """Build the site into each folder, side by side, each time with another hash seed; the seconds of a processor
    that one took."""
    command = [sys.executable, "-c", "from oracle.cli import main; main()", "site"]
    started = [
        subprocess.Popen(
            [*command, str(folder)], stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONHASHSEED": str(seed)}
        )
        for seed, folder in enumerate(folders, start=1)
    ]
    for one in started:
        if one.wait():
            raise subprocess.CalledProcessError(one.returncode, one.args)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) / len(started)


def _differing(found: filecmp.dircmp[str]) -> Iterator[str]:
    _, unlike, failed = filecmp.cmpfiles(found.left, found.right, found.common_files, shallow=False)
    yield from (*found.left_only, *found.right_only, *unlike, *failed)
    for one in found.subdirs.values():
        yield from _differing(one)


def drawn(folder: Path) -> list[Path]:
    """Of each folder the smallest page, the largest, one between, and the index."""
    groups: dict[Path, list[Path]] = {}
    for path in sorted(folder.rglob("*.html"), key=lambda one: (one.stat().st_size, one)):
        groups.setdefault(path.parent, []).append(path)
    found = []
    for group in groups.values():
        steps = {0, len(group) // 2, len(group) - 1}
        found += [*(group[at] for at in sorted(steps)), *(path for path in group if path.name == "index.html")]
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
    return f"axe on {len(pages)} pages, narrow and light, wide and dark", found


def judged(browser: Browser, path: Path, script: str, folder: Path) -> Iterator[str]:
    """What axe says of a page, narrow and wide, light and dark; whether it is wider than the screen, or asks for what
    is not of the site."""
    name = path.relative_to(folder)
    for width, scheme in LOOKS:
        # The page's own policy would not let axe in.
        context = browser.new_context(
            bypass_csp=True,
            color_scheme=scheme,  # type: ignore[arg-type]
            viewport={"width": width, "height": 900},
        )
        tab = context.new_page()
        asked: list[str] = []
        tab.on("request", lambda one, asked=asked: asked.append(one.url))
        tab.goto(path.as_uri())
        tab.evaluate(script)
        if tab.evaluate("() => document.documentElement.scrollWidth") > width:
            yield f"{name}: wider than {width}"
        for one in tab.evaluate("async () => (await axe.run()).violations"):
            nodes = "; ".join(node["html"][:120] for node in one["nodes"][:2])
            yield f"{name} ({width}, {scheme}): {one['id']}, {one['help']}, {len(one['nodes'])} times: {nodes}"
        tab.locator("#at-search").fill("card")
        tab.locator("#at-found a").first.wait_for()
        yield from (f"{name}: asks for {url}" for url in asked if not url.startswith((folder.as_uri(), "data:")))
        context.close()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
