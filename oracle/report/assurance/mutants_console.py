"""What became of the mutants, on a terminal: a table by clause, what got away, and one line a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from oracle.assurance.mutants.judging import Trial
from oracle.assurance.mutants.matrix import GameTried, Matrix
from oracle.assurance.mutants.mending import Mending
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line

GOT_AWAY = ("survived", "broken", "not equivalent")
WHY = {
    "survived": "no scenario fails: write the one that stops it, or say why it is equivalent",
    "broken": "it crashes instead of being wrong: change the mutant",
    "not equivalent": "a scenario fails, so it is not equivalent: take the reason away",
}


def show(found: Matrix, out: Terminal, *, verbose: bool = False) -> None:
    """Print the figures; `verbose` with every clause and mutant instead of those where something is left to do."""
    rows = [row for row in found.clauses if verbose or row.killed < row.mutants]
    if rows:
        _table(("game", "clause", "", "mutants", "killed"),
               [(row.game, row.clause, row.title, str(row.mutants), str(row.killed)) for row in rows], out)  # fmt: skip
    for trial in found.trials:
        if verbose or trial.status in GOT_AWAY:
            _trial(trial, out)
    _equivalent([trial for trial in found.trials if trial.status == "equivalent"], out)
    _idle(found, out)
    for game in found.games:
        _game(game, out)


def _trial(trial: Trial, out: Terminal) -> None:
    style = "green" if trial.status == "killed" else "bold red"
    line = Text.assemble((f"{trial.status}: ", style), (trial.mutant, "bold"), f" ({', '.join(trial.clauses)})")
    out.print(line, soft_wrap=True)
    out.print(Text(f"  {trial.declared}"), style="dim", soft_wrap=True)
    said = f"{trial.killed_by}: {trial.message}" if trial.killed_by else trial.message
    if said:
        out.print(Text(f"  {one_line(said, 300)}"), soft_wrap=True)
    if trial.status in WHY:
        out.print(Text(f"  {WHY[trial.status]}"), soft_wrap=True)


def _equivalent(trials: Sequence[Trial], out: Terminal) -> None:
    if trials:
        out.print(Text("Equivalent: no game can tell", "bold"))
        _table(("mutant", "clauses", "why"), [(one.mutant, ", ".join(one.clauses), one.message) for one in trials], out)


def _idle(found: Matrix, out: Terminal) -> None:
    if not found.idle_tags:
        return
    out.print(Text("Wrong but real: tagged with a clause, and passes on every mutant of it", "bold red"))
    for tag in found.idle_tags:
        out.print(f"  {tag.feature}:{tag.line} @case:{tag.scenario} @clause:{tag.clause}", soft_wrap=True)
    out.print("  Take the tag off, sharpen the scenario, or declare the mutant that it stops.")


def _game(game: GameTried, out: Terminal) -> None:
    total = sum(game.counts.values())
    counts = ", ".join(f"{count} {status}" for status, count in game.counts.items() if count)
    out.print(Text(f"{game.game}: {total} mutants, {counts}; {game.rate:.1%} of those not equivalent", "bold"))
    if game.clauses_without:
        many = len(game.clauses_without)
        out.print(f"  {many} executable clauses with code and no mutant: {', '.join(game.clauses_without)}")


def show_sample(trials: Sequence[Trial], out: Terminal) -> None:
    """Print what became of mutants that a tool made; what got away may be equivalent, nobody has judged it."""
    for trial in trials:
        if trial.status == "survived":
            out.print(Text.assemble(("survived: ", "yellow"), trial.mutant, f" ({', '.join(trial.clauses)})"))
            out.print(Text(f"  {one_line(trial.declared, 300)}"), style="dim", soft_wrap=True)
    for game in dict.fromkeys(trial.game for trial in trials):
        own = [trial.status for trial in trials if trial.game == game]
        noticed = own.count("killed") + own.count("broken")
        out.print(
            Text(
                f"{game}: {len(own)} mutants made by a tool, {own.count('killed')} failed a scenario, "
                f"{own.count('broken')} crashed, {own.count('survived')} survived or are equivalent; "
                f"{noticed / len(own):.1%} noticed",
                "bold",
            )
        )


def show_mending(game: str, found: Mending, out: Terminal) -> None:
    """Print which mutants of a game are declared elsewhere now, and whose place nobody found."""
    for one in found.mended:
        out.print(Text(f"mended: {one.mutant}: {one.before} → {one.after}"), soft_wrap=True)
    for line in found.left:
        out.print(Text.assemble(("left: ", "bold red"), line), soft_wrap=True)
    out.print(Text(f"{game}: {len(found.mended)} mended, {len(found.left)} left", "bold"))
    if found.left:
        out.print("  Quote a part that its function has now, or take the mutant out of its table.")


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], out: Terminal) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in heads:
        table.add_column(head, justify="right" if head in ("mutants", "killed") else "left")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    out.print(table)
