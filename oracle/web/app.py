"""The server of the workbench: addresses, forms, pages."""

from __future__ import annotations

import mimetypes
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol
from urllib.parse import parse_qsl, urlencode

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from oracle.assurance.fuzz.render.given import card_rows
from oracle.profiles import PROFILES
from oracle.report.run.html import template_text
from oracle.report.run.view import pictures_of
from oracle.suite.errors import InvalidWordsError
from oracle.web import edit, files, view
from oracle.web.beside import Second
from oracle.web.changes import Form, SeveralCards, changed
from oracle.web.guard import Guard, Token
from oracle.web.library import Library
from oracle.web.playing import compared, tried
from oracle.web.work import Work, link_of, new, work_of

MOST_FIELDS = 4_000
Begin = Work | Sequence[files.Listed]
"""A table, or the items of a file to choose from."""


class Pages(Protocol):
    """The source of the site's pages."""

    def page(self, path: str) -> bytes | None: ...


class Show(NamedTuple):
    """Everything that a page shows besides its work; all of it is in the address."""

    show: str = ""
    """`editions` while other editions are compared."""
    focus: str = ""
    """The part of the page that the address leads to: `result`, `card`, `edit`."""
    card: str = ""
    """The card that is being changed."""
    player: str = ""
    zone: str = ""
    """The zone where the last card was put."""


class Bench:
    """The pages. `begin`: the initial table."""

    def __init__(
        self, library: Library, pages: Pages, second: Second | None = None, begin: Begin | None = None
    ) -> None:
        self._library = library
        self._pages = pages
        self._second = second
        self._begin = begin
        self._token = Token()
        self._templates = view.Templates()
        # The reference is one thread's at a time: what is being heard and the caches of definitions are of the process.
        self._playing = threading.Lock()

    def app(self, port: int) -> ASGIApp:
        """The server, behind its guard."""
        routes = [
            Route("/", self._threaded(self._table)),
            Route("/do", self._posted(self._do), methods=["POST"]),
            Route("/open", self._threaded(self._open_case)),
            Route("/open", self._posted(self._open_text), methods=["POST"]),
            Route("/find", self._threaded(self._find)),
            Route("/cards", self._threaded(self._cards)),
            Route("/scenario", self._threaded(self._scenario)),
            Route("/judge.json", self._threaded(self._json)),
            Route("/beside", self._threaded(self._beside)),
            Route("/workbench.css", lambda _: Response(view.style(), media_type="text/css")),
            Route("/workbench.js", lambda _: Response(template_text("web.js"), media_type="text/javascript")),
            Route("/{path:path}", self._threaded(self._site)),
        ]
        return Guard(Starlette(routes=routes), port)

    def _threaded(self, answer: Callable[[Request], Response]) -> Callable[[Request], object]:
        async def answered(request: Request) -> Response:
            return await run_in_threadpool(self._answered, answer, request)

        return answered

    def _posted(self, answer: Callable[[Form], Response]) -> Callable[[Request], object]:
        async def answered(request: Request) -> Response:
            body = await request.body()
            return await run_in_threadpool(self._with_form, answer, body)

        return answered

    def _with_form(self, answer: Callable[[Form], Response], body: bytes) -> Response:
        try:
            form = Form(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
        except ValueError:
            return PlainTextResponse("the form cannot be read\n", 400)
        if not self._token.fits(form.one("token")):
            return PlainTextResponse("refused: the page is of an earlier run of the server; load it again\n", 403)
        return self._answered(answer, form)

    def _answered(self, answer: Callable[[Request], Response] | Callable[[Form], Response], asked: object) -> Response:
        try:
            return answer(asked)  # type: ignore[arg-type]
        except InvalidWordsError as error:
            return self._listing("Not done", nothing=str(error), status=400)

    # --- the table ----------------------------------------------------------------------------------------

    def _table(self, request: Request) -> Response:
        asked = request.query_params
        if "w" in asked:
            work = work_of(asked["w"])
        elif "game" in asked or self._begin is None:
            number = asked.get("players", "2")
            work = new(asked.get("game", next(iter(PROFILES))), int(number) if number.isdecimal() else 0)
        elif isinstance(self._begin, Work):
            work = self._begin
        else:
            return self._cases(self._begin)
        return self._page(work, _show_of(asked))

    def _do(self, form: Form) -> Response:
        work = work_of(form.one("w"))
        try:
            done = changed(work, form)
            address = _address(done.work, _shown_next(form, done.focus, done.card))
        except InvalidWordsError as error:
            choices = error.names if isinstance(error, SeveralCards) else ()
            shown = Show(form.one("show"), "card" if choices else "", form.one("was"), *_last(form))
            said = {"typed": form.one("words"), "typed_card": form.one("name") if not form.one("was") else ""}
            return self._page(work, shown, problem=str(error), choices=choices, status=422, **said)
        return RedirectResponse(address, 303)

    def _page(
        self,
        work: Work,
        show: Show,
        *,
        problem: str = "",
        choices: tuple[str, ...] = (),
        status: int = 200,
        typed: str = "",
        typed_card: str = "",
    ) -> Response:
        with self._playing:
            question = work.played
            found = tried(question)
            line = compared(question) if "editions" in show.show and found.followed.start is not None else None
            # What the editions differ in is found by comparing them alone.
            rests = found.rests if line is None else line.conflicts
            card = edit.card_at(work, show.card) if show.card else None
            setup = edit.setup_of(work.question)
            rows = card_rows(setup)
            text = self._templates.render(
                "web.html.j2",
                title=f"{PROFILES[question.game].name}, workbench",
                token=self._token.text,
                link=link_of(work),
                show=show.show,
                problem=problem,
                note=work.note,
                choices=choices,
                typed=typed,
                typed_card=typed_card,
                last_player=show.player,
                last_zone=show.zone or "play",
                card=card,
                card_words=rows[card.ref][1] if card is not None and card.ref in rows else "",
                effect=() if card is None else view.effect(work, card),
                stacked=[one.ref for one in question.position.cards if one.zone in PROFILES[question.game].stack_zones],
                parts=None if line is None else view.parts(line),
                rests=tuple(self._library.rulings.of(question.game, question.edition, rests)) if rests else (),
                engine="" if self._second is None else self._second.command,
                **view.context(work, found, self._templates),
            )
        return Response(text, status, media_type="text/html")

    # --- what comes in and goes out -----------------------------------------------------------------------

    def _open_case(self, request: Request) -> Response:
        asked = request.query_params
        plan = self._library.plans.get(asked.get("case", ""))
        if plan is None:
            raise InvalidWordsError("the suite has no scenario of this name")
        work = files.of_plan(plan, asked.get("edition", ""), asked.get("note", ""))
        return RedirectResponse(_address(work, Show(focus="result")), 303)

    def _open_text(self, form: Form) -> Response:
        with self._playing:
            found = files.read(form.one("text"))
        if isinstance(found, Work):
            return RedirectResponse(_address(found, Show(focus="result")), 303)
        return self._cases(found)

    def _cases(self, found: Sequence[files.Listed]) -> Response:
        """The items of a file to choose from."""
        return self._listing(
            "In the file", [_row_of(one) for one in found], nothing="No finding, and no scenario that did not pass."
        )

    def _find(self, request: Request) -> Response:
        words, game = request.query_params.get("q", "")[:400], request.query_params.get("game", "")
        hits = self._library.find(words, game if game in PROFILES else next(iter(PROFILES)))
        rows = [
            {
                "address": _case_address(hit.id if hit.kind == "scenario" else hit.cases[0]),
                "words": hit.title if hit.kind == "scenario" else f"{hit.id} {hit.title}",
                "more": f"{hit.kind}. {' '.join(hit.says)}",
            }
            for hit in hits
        ]
        return self._listing(f"Found for {words}", rows, nothing="Nothing was found; use other words.")

    def _cards(self, request: Request) -> Response:
        game = request.query_params.get("game", "")
        if game not in PROFILES:
            return JSONResponse([])
        return JSONResponse(edit.found_cards(game, request.query_params.get("q", "")[:200]))

    def _scenario(self, request: Request) -> Response:
        asked = request.query_params
        work, title = work_of(asked.get("w", "")), asked.get("title", "")[:160]
        with self._playing:
            text = files.scenario(work, title, "")
        name = files.case_of(title)
        if asked.get("file"):
            headers = {"content-disposition": f'attachment; filename="{name}.feature"'}
            return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
        return self._listing(
            "The scenario", text=text, link=link_of(work), file=name, saved=title, game=work.question.game
        )

    def _json(self, request: Request) -> Response:
        work = work_of(request.query_params.get("w", ""))
        headers = {"content-disposition": 'attachment; filename="position.json"'}
        return Response(files.as_json(work), media_type="application/json", headers=headers)

    def _beside(self, request: Request) -> Response:
        work = work_of(request.query_params.get("w", ""))
        if self._second is None:
            raise InvalidWordsError("start the workbench with --engine COMMAND to compare an engine")
        found = self._second.plays(work.played)
        game = work.question.game
        pictures = () if found.seen is None else pictures_of(None, found.seen, game, ("", "Its table"))
        text = self._templates.render(
            "web_beside.html.j2",
            title="The engine beside it",
            games=tuple(PROFILES.values()),
            game=PROFILES[game],
            link=link_of(work),
            found=found,
            picture=next(iter(pictures), None),
            go=view.places(game),
        )
        return Response(text, media_type="text/html")

    def _site(self, request: Request) -> Response:
        path = request.path_params["path"]
        found = self._pages.page(path)
        if found is None:
            told = "there is no such page here; `tcg-oracle site DIR` writes all pages, and --site DIR shows them"
            return self._listing("No such page", nothing=told, status=404)
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        return Response(found, media_type=kind)

    def _listing(
        self,
        heading: str,
        rows: list[dict[str, str]] | None = None,
        *,
        nothing: str = "",
        status: int = 200,
        text: str | None = None,
        link: str = "",
        file: str = "",
        saved: str = "",
        game: str = "",
    ) -> Response:
        page = self._templates.render(
            "web_list.html.j2",
            title=heading,
            heading=heading,
            games=tuple(PROFILES.values()),
            game=PROFILES[game or next(iter(PROFILES))],
            rows=rows or [],
            nothing=nothing,
            text=text,
            link=link,
            file=file,
            saved=saved,
        )
        return Response(page, status, media_type="text/html")


def _row_of(one: files.Listed) -> dict[str, str]:
    words, more = f"{one.case} ({one.game} {one.edition})", one.what
    if one.work is None:
        return {"address": _case_address(one.case, one.edition, more), "words": words, "more": more}
    try:
        return {"address": _address(one.work, Show(focus="result")), "words": words, "more": more}
    except InvalidWordsError as error:
        return {"address": "", "words": words, "more": str(error)}


def _case_address(case: str, edition: str = "", note: str = "") -> str:
    return f"/open?{urlencode({'case': case, 'edition': edition, 'note': note[:300]})}"


def _address(work: Work, show: Show) -> str:
    fields = {name: value for name, value in show._asdict().items() if value and name != "focus"}
    # What an address leads to has the focus then.
    anchor = f"#at-{show.focus}" if show.focus else ""
    return f"/?{urlencode({**fields, 'w': link_of(work)})}{anchor}"


def _show_of(asked: object) -> Show:
    get = asked.get  # type: ignore[attr-defined]
    return Show(*(str(get(name, ""))[:80] for name in Show._fields))


def _shown_next(form: Form, focus: str, card: str) -> Show:
    show = form.one("show")
    if form.one("see") and form.one("see") not in show:
        show = f"{show} {form.one('see')}".strip()
    return Show(show[:80], focus, card, *_last(form))


def _last(form: Form) -> Iterator[str]:
    """Player and zone of the card that was added last: other forms keep them."""
    return ((form.one(name) or form.one(f"last.{name}"))[:80] for name in ("player", "zone"))
