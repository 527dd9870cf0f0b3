"""One HTML page with a whole report: no network, no foreign markup, readable without scripts."""

from __future__ import annotations

import base64
import hashlib
import io
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from importlib import resources
from pathlib import Path

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup

from oracle.protocol.results import VERDICTS, Report, as_expected, wrong
from oracle.report.output.files import write_whole
from oracle.report.output.marked import marked
from oracle.report.output.text import clean, one_line
from oracle.report.run import PAGE, by_card
from oracle.report.run.decided import decision_lines
from oracle.report.run.expected import address_of, expectation_of, sentence
from oracle.report.run.view import (
    MOST_BOARDS,
    MOST_CHANGES,
    MOST_FIRST,
    MOST_PRINTED,
    cases_of,
    causes_shown,
    chapters_of,
    entries_of,
    features_of,
    share,
)
from oracle.report.run.wording import SIGNS, headline, key_of, label, mask_words, overall, tally, unprinted_words


def write(report: Report, directory: Path) -> Path:
    """Write the page as `index.html` into `directory` (created if needed) and return its path. Raises
    `ReportNotWrittenError`.
    """
    path = Path(directory) / PAGE
    # Write piece by piece: the whole page as text, and again as bytes, would take three times the memory.
    page = io.BytesIO()
    for piece in _pieces(report):
        page.write(piece.encode())
    write_whole(path, page.getvalue())
    return path


def render(report: Report) -> str:
    """The page as text; equal reports give equal pages."""
    return "".join(_pieces(report))


def _pieces(report: Report) -> Iterator[str]:
    cases = cases_of(report)
    style, script = template_text("page.css") + template_text("run.css") + _signs(), template_text("page.js")
    attention = [case for case in cases if wrong(case.result)]
    editions = {(one.game, one.edition) for one in report.results}
    page = environment().get_template("page.html.j2")
    yield from page.generate(
        report=report,
        headline=headline(report),
        verdict=overall(report),
        keys=key_of({one.game for one in report.results}),
        editions=sorted(" ".join(one) for one in editions),
        many_editions=len(editions) > len({game for game, _ in editions}),
        causes=causes_shown(report, cases),
        masks=tuple(mask_words(mask) for mask in report.masks),
        attention=attention,
        unprinted_cases={case.anchor for case in attention[MOST_PRINTED:]},
        entries=entries_of(cases),
        baseline=sentence(report),
        decisions=tuple(decision_lines(report)),
        unprinted=unprinted_words(report),
        gone=report.baseline.gone if report.baseline else (),
        failing=features_of(attention),
        others=features_of(case for case in cases if not wrong(case.result)),
        chapters=chapters_of(report, cases),
        style=Markup(style),  # noqa: S704 - our own file
        script=Markup(script),  # noqa: S704 - our own file
        style_hash=inline_hash(style),
        script_hash=inline_hash(script),
    )


def _signs() -> str:
    """The CSS rules that put a verdict's sign before a one-line case, with the word for screen readers."""
    return "".join(f'li.{verdict}::before {{ content: "{sign}" / "{verdict}"; }}\n' for verdict, sign in SIGNS.items())


@cache
def environment() -> Environment:
    """The templates; every value is cleaned and escaped on its way into a page."""
    made = Environment(
        loader=FunctionLoader(template_text),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_finish,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(line=one_line, tally=tally, share=share, label=label, beside=partial(marked, fold=False))
    made.filters.update(
        expected=as_expected, wrong=wrong, address=address_of, expectation=partial(expectation_of, linked=False)
    )
    made.globals.update(by_card=by_card)
    made.globals.update(
        VERDICTS=VERDICTS, MOST_FIRST=MOST_FIRST, SIGNS=SIGNS, MOST_BOARDS=MOST_BOARDS, MOST_CHANGES=MOST_CHANGES
    )
    return made


def with_filters(**filters: Callable[..., object]) -> Environment:
    """The same templates, with more filters."""
    made = environment().overlay()
    made.filters = {**made.filters, **filters}
    return made


def filled(
    template: str, style: str, filters: Mapping[str, Callable[..., object]] | None = None, **values: object
) -> str:
    """A self-contained page with its style: a filled template; `style`: a style sheet added after the common one."""
    css = template_text("page.css") + template_text(style)
    page = with_filters(**(filters or {})).get_template(template)
    return page.render(style=Markup(css), style_hash=inline_hash(css), **values)  # noqa: S704 - our own file


def _finish(value: object) -> object:
    """Every value on its way into the page passes through here, so none can be forgotten; escaping follows."""
    if isinstance(value, str) and not isinstance(value, Markup):
        return clean(value)
    return value


@cache
def template_text(name: str) -> str:
    """A file in the folder of templates."""
    return resources.files("oracle.report").joinpath("templates", name).read_text(encoding="utf-8")


def inline_hash(text: str) -> str:
    """The hash that the page's policy requires for its own style or script."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
