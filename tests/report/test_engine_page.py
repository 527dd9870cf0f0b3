"""The example page in Chromium calls in, and its engine is judged there as it is over stdin and stdout."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from oracle.engines.listening import TOKEN
from tests.examples.start import ENGINES, find_node
from tests.extent import only_long

pytestmark = only_long
GIVEN = "a-token-of-the-tests"


@pytest.fixture
def address() -> Iterator[str]:
    """The address of the page, while it is served."""
    words = [str(find_node()), str(ENGINES / "browser" / "serve.mjs"), "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.terminate()


def judged(engine: str, file: Path, *more: str) -> subprocess.Popen[str]:
    words = ["tcg-oracle", "check", "--engine", engine, "--clause", "lorcana/4.6", "--json", str(file), *more]
    return subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def verdicts(file: Path) -> dict[str, str]:
    """By case; what is judged beside the steps is drawn, and a browser declares no digest."""
    results = json.loads(file.read_bytes())["results"]
    return {one["case"]: one["verdict"] for one in results if not one.get("judged")}


def test_the_page_is_judged_as_over_stdio(
    browser: Browser, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TOKEN, GIVEN)
    adapter = shlex.join([str(find_node()), str(ENGINES / "javascript" / "adapter.mjs")])
    with judged(adapter, tmp_path / "stdio.json") as over_stdio:
        over_stdio.communicate()
    page = browser.new_page()
    with judged("ws://127.0.0.1:0", tmp_path / "page.json") as calling:
        assert calling.stderr is not None
        said = calling.stderr.readline()
        page.goto(f"{address}#{said.split()[-1]}")
        while calling.poll() is None:
            page.wait_for_timeout(100)
    assert page.text_content("#state") == "over"
    assert int(page.text_content("#count") or 0) > 500
    there, here = verdicts(tmp_path / "page.json"), verdicts(tmp_path / "stdio.json")
    both = there.keys() & here.keys()
    assert len(both) > 100
    assert {case: there[case] for case in both} == {case: here[case] for case in both}


FOREIGN = """address => new Promise(heard => {
  addEventListener("message", ({ data }) => heard(data));
  const frame = document.createElement("iframe");
  frame.sandbox = "allow-scripts";
  const call = `new WebSocket(${JSON.stringify(address)}).onclose = ({ code }) => parent.postMessage(code, "*")`;
  frame.srcdoc = `<script>${call}</script>`;
  document.body.append(frame);
})"""
"""Calls in from a frame of no origin. Pages of other sites are stopped by the browser itself."""


def test_a_page_of_another_origin_is_turned_away(
    browser: Browser, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TOKEN, GIVEN)
    page = browser.new_page()
    page.goto(address)
    with judged("ws://127.0.0.1:0", tmp_path / "nothing.json", "--start-timeout", "3") as calling:
        assert calling.stderr is not None
        assert page.evaluate(FOREIGN, calling.stderr.readline().split()[-1]) == 1006
        assert "turned away: a page of null" in calling.stderr.read()
