"""The verdicts of several engines as Markdown, to be kept with the code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import VERDICTS, Result
from oracle.report.output.markdown_text import Markdown, code, paragraphs, table


def page(game: str, runs: Iterable[tuple[EngineInfo, str, Sequence[Result]]]) -> Markdown:
    """One row for each engine and edition, with the results of the scenarios."""
    rows = [(code(info.name), code(info.version), edition, *_counts(results)) for info, edition, results in runs]
    return paragraphs(
        Markdown("# {}: engines").format(PROFILES[game].name),
        "Unsupported counts neither as passed nor as failed.",
        table(("engine", "version", "edition", *VERDICTS), rows),
    )


def _counts(results: Sequence[Result]) -> tuple[str, ...]:
    found = Counter(result.verdict for result in results)
    return tuple(str(found[verdict]) for verdict in VERDICTS)
