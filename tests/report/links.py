"""Every link of a folder of pages: whether what it leads to exists, and whether anything leaves the folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from posixpath import normpath
from urllib.parse import unquote

LEADING = {"href", "src", "action", "data", "poster", "srcset", "cite", "formaction", "xlink:href"}


class _Page(HTMLParser):
    """The addresses that a page names, and the parts that can be led to."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.leads: list[str] = []
        self.parts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.leads += [value or "" for name, value in attrs if name in LEADING]
        self.parts += [value or "" for name, value in attrs if name == "id"]


def broken(folder: Path) -> Iterator[str]:
    """What is wrong with the pages of a folder, a sentence each."""
    read = {
        path.relative_to(folder).as_posix(): _Page(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.html"))
    }
    parts = {name: set(page.parts) for name, page in read.items()}
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    for name, page in read.items():
        twice = Counter(page.parts) - Counter(parts[name])
        yield from (f"{name}: the id {part} is there twice" for part in twice)
        for address in dict.fromkeys(page.leads):
            if wrong := _wrong(name, address, there, parts):
                yield f"{name}: {address} {wrong}"


def _wrong(page: str, address: str, there: set[str], parts: dict[str, set[str]]) -> str:
    if address.startswith("data:"):
        return ""
    path, _, part = address.partition("#")
    if ":" in path or path.startswith("/"):
        return "leaves the site"
    target = normpath(str(PurePosixPath(page).parent / unquote(path))) if path else page
    if target not in there:
        return "leads nowhere"
    return "has no such part" if part and unquote(part) not in parts.get(target, set()) else ""
