"""Take the pictures of a report and of the workbench anew: `python -m tests.report.take_pictures`.

The engine is the reference with one fault, `keeps-next-after-free`. The pictures go to docs/pictures, or nowhere with
`--try`, as in the long run: that fails where a page no longer has what a picture shows.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.report.conftest import SWITCHES
from tests.web.serving import served

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
ENGINE = f"{sys.executable} -m tests.faulty keeps-next-after-free"
CARDS = (
    ("doc leader", "play"),
    ("just in time", "hand"),
    ("a character costing 5", "hand"),
    ("a character costing 6", "hand"),
)
CASE = "case-free-character-uses-the-reduction-2-2"


def main(pictures: Path = PICTURES) -> None:
    """Judge the engine, open its report in Chromium, and write the pictures into a folder."""
    with TemporaryDirectory() as folder:
        check = [sys.executable, "-c", "from oracle.cli import main; main()", "check", "--game", "lorcana"]
        subprocess.run([*check, "--engine", ENGINE, "--report", folder], cwd=ROOT, stdout=subprocess.DEVNULL)
        _take((Path(folder) / "index.html").as_uri(), pictures)
    take_workbench(pictures)


def take_workbench(pictures: Path = PICTURES) -> None:
    """Build a position in the workbench as a judge would, play it, and write its picture."""
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(SWITCHES))
        page = browser.new_page(viewport={"width": 1280, "height": 960})
        page.goto(address)
        for name, zone in CARDS:
            page.fill("#at-card", name)
            page.select_option("#at-add select[name=zone]", zone)
            page.click("text=Put it there")
        page.locator("input[name=ready]").first.fill("8")
        page.locator("button[value=count]").first.click()
        for press in ("quests with doc", "plays just", "yes"):
            page.click(f"button[name=step]:has-text('{press}')")
        page.click("text=Try anything else")
        page.fill("input[name=words]", "Ann plays character2 for its ink cost")
        page.click("button[value=say]")
        page.locator("#at-result .ending").wait_for()
        page.wait_for_load_state()
        page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
        page.wait_for_timeout(300)
        page.screenshot(path=pictures / "workbench.png")
        browser.close()


def _take(address: str, pictures: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(SWITCHES))
        page = browser.new_page(viewport={"width": 1280, "height": 760})
        page.goto(address)
        page.screenshot(path=pictures / "report.png")
        page.set_viewport_size({"width": 1280, "height": 1200})
        case = page.locator(f"#{CASE}")
        # What is far away has no height until it comes into view, so that all before it moves then.
        for _ in range(3):
            case.scroll_into_view_if_needed()
            page.wait_for_timeout(500)
        case.screenshot(path=pictures / "failure.png")
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.report.take_pictures", description=__doc__)
    parser.add_argument("--try", dest="tried", action="store_true", help="write the pictures nowhere")
    if parser.parse_args().tried:
        with TemporaryDirectory() as nowhere:
            main(Path(nowhere))
    else:
        main()
