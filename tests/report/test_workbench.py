"""The workbench in a browser, with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.web.serving import served


def test_a_position_is_built_and_played_with_the_keyboard_alone(browser: Browser) -> None:
    with served() as address:
        page = browser.new_page(viewport={"width": 390, "height": 800})
        said: list[str] = []
        page.on("console", lambda one: said.append(one.text))
        page.on("request", lambda one: None if one.url.startswith((address, "data:")) else said.append(one.url))
        page.goto(address)
        page.locator("#at-card").focus()
        for name, zone in (("doc leader", "play"), ("a character costing 5", "hand")):
            page.keyboard.type(name)
            page.keyboard.press("Tab")
            page.keyboard.press("Tab")
            page.keyboard.type(zone)
            page.keyboard.press("Tab")
            with page.expect_navigation():
                page.keyboard.press("Enter")
            # The next card can be typed at once.
            assert page.evaluate("document.activeElement.id") == "at-card"
        page.locator("button[name=step][value*=quest]").focus()
        with page.expect_navigation():
            page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "at-result"
        assert "accepted" in page.inner_text("#at-result")
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        page.go_back()
        assert page.inner_text("#at-result") == "The position"
        assert not said
        page.close()
