"""A page that is watched while it is open."""

from __future__ import annotations

from playwright.sync_api import Dialog, Page


class Watched:
    """An open page and whatever it did that it should not."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.incidents: list[str] = []
        page.on("request", lambda one: self._note("request", one.url, allowed=one.url in (address, "data:,")))
        page.on("console", lambda one: self._note("console", one.text))
        page.on("pageerror", lambda one: self._note("error", str(one)))
        page.on("popup", lambda one: self._note("popup", one.url))
        page.on("dialog", self._dismiss)
        page.goto(address)

    def _dismiss(self, dialog: Dialog) -> None:
        self._note("dialog", dialog.message)
        dialog.dismiss()

    def _note(self, kind: str, what: str, *, allowed: bool = False) -> None:
        if not allowed:
            self.incidents.append(f"{kind}: {what}")
