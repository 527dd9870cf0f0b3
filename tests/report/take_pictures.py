"""Take the README's pictures of a report anew: `python -m tests.report.take_pictures`.

The engine is the reference with one fault, `keeps-next-after-free`; the pictures go to docs/pictures.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.report.conftest import SWITCHES

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
ENGINE = f"{sys.executable} -m tests.faulty keeps-next-after-free"
CASE = "case-free-character-uses-the-reduction-2-2"


def main() -> None:
    """Judge the engine, open its report in Chromium, and write both pictures."""
    with TemporaryDirectory() as folder:
        check = [sys.executable, "-c", "from oracle.cli import main; main()", "check", "--game", "lorcana"]
        subprocess.run([*check, "--engine", ENGINE, "--report", folder], cwd=ROOT, stdout=subprocess.DEVNULL)
        _take((Path(folder) / "index.html").as_uri())


def _take(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(SWITCHES))
        page = browser.new_page(viewport={"width": 1280, "height": 760})
        page.goto(address)
        page.screenshot(path=PICTURES / "report.png")
        page.set_viewport_size({"width": 1280, "height": 1200})
        case = page.locator(f"#{CASE}")
        # What is far away has no height until it comes into view, so that all before it moves then.
        for _ in range(3):
            case.scroll_into_view_if_needed()
            page.wait_for_timeout(500)
        case.screenshot(path=PICTURES / "failure.png")
        browser.close()


if __name__ == "__main__":
    main()
