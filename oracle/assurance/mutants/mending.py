"""Finds mutants again after their function, or the quoted part, was renamed or moved."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec import Struct

from oracle.assurance.mutants.declared import BESIDE_RULES, Mutant, Table
from oracle.assurance.mutants.quoted import count_part

_BEGIN = re.compile(r"^(?:#.*\n)*\[\[mutants\]\]", re.MULTILINE)
"""The start of an entry, including the comment right above it."""
_IN = re.compile(r"^in\s*=.*$", re.MULTILINE)
_NO_CODE = re.compile(r"#|(name|does|clauses|in|equivalent)\s*=")


class Mended(Struct, frozen=True):
    """A mutant whose place was found again; function names begin below `rules/`."""

    mutant: str
    before: str
    after: str


class Mending(Struct, frozen=True):
    """The mutants of one game whose place can be found again, and how."""

    mended: tuple[Mended, ...]
    left: tuple[str, ...]
    """Files and mutants whose code is in no function, or in several."""
    tables: Mapping[Path, str]
    """The new text of every file that changes; empty for a file without mutants."""


class _Function(Struct, frozen=True):
    module: str
    name: str
    """With its class, if it has one."""
    body: list[ast.stmt]

    def has(self, mutant: Mutant) -> bool:
        """Whether the mutant can be applied to it."""
        return not mutant.change or self.count(mutant) == 1

    def count(self, mutant: Mutant) -> int:
        """How often the part to be changed occurs; a part that is not valid Python never occurs."""
        try:
            return count_part(self.body, mutant.change, mutant.to)
        except SyntaxError:
            return 0


class _Entry(Struct):
    """A mutant as written in its table, and the function that it belongs to."""

    file: Path
    module: str
    mutant: Mutant
    text: str
    after: _Function | None = None
    """The function to which it now belongs; None until it is found."""
    reworded: bool = False

    @property
    def before(self) -> tuple[str, str]:
        return self.module, self.mutant.function

    @property
    def changed(self) -> bool:
        """Whether its table has to be rewritten."""
        return self.reworded or (self.after is not None and (self.after.module, self.after.name) != self.before)


def mend(folder: Path) -> Mending:
    """Look for the mutants of the game in `folder` that no longer fit its rules. Writes nothing.

    Raises msgspec.MsgspecError for an invalid table.
    """
    known = [*_functions(folder / "rules", folder / "rules")]
    known += [one for part in BESIDE_RULES for one in _functions(folder / part, folder)]
    functions = {(one.module, one.name): one for one in known}
    heads: dict[Path, str] = {}
    entries = [entry for file in sorted((folder / "mutants").rglob("*.toml")) for entry in _read(file, folder, heads)]
    _look(entries, functions)
    if renamed := _renamed(entries, functions):
        for entry in entries:
            _rename(entry, renamed, functions)
        _look(entries, functions)
    found = [(entry.mutant.name, ".".join(entry.before), entry.after) for entry in entries if entry.changed]
    return Mending(
        mended=tuple(Mended(name, before, f"{after.module}.{after.name}") for name, before, after in found if after),
        left=tuple(_lost_place(entry, folder) for entry in entries if not entry.after),
        tables=_tables(folder, entries, heads),
    )


def _look(entries: Sequence[_Entry], functions: Mapping[tuple[str, str], _Function]) -> None:
    """Find the function of every mutant that has none yet."""
    lost: dict[tuple[str, str], list[_Entry]] = {}
    for entry in entries:
        there = functions.get(entry.before)
        if there is not None and there.has(entry.mutant):
            entry.after = entry.after or there
        elif entry.after is None:
            lost.setdefault(entry.before, []).append(entry)
    for before, own in lost.items():
        _find(own, functions.get(before), list(functions.values()))
    for before, own in lost.items():
        if before not in functions and not any(entry.after or entry.mutant.change for entry in own):
            called = _called_instead(before, entries, functions)
            for entry in own:
                entry.after = called


def _called_instead(
    before: tuple[str, str], entries: Sequence[_Entry], functions: Mapping[tuple[str, str], _Function]
) -> _Function | None:
    """The only function of the same module that all mutants quoting a call of the old function can call instead."""
    module, name = before
    word = _names([_last(name)])
    calls = [
        (there, entry.mutant)
        for entry in entries
        if not entry.after and word.search(entry.mutant.change) and (there := functions.get(entry.before))
    ]
    fitting = [
        one
        for one in functions.values()
        if one.module == module and all(there.has(_worded(call, word, _last(one.name))) for there, call in calls)
    ]
    return fitting[0] if calls and len(fitting) == 1 else None


def _worded(mutant: Mutant, old: re.Pattern[str], new: str) -> Mutant:
    return msgspec.structs.replace(mutant, change=old.sub(new, mutant.change), to=old.sub(new, mutant.to))


def _renamed(entries: Sequence[_Entry], functions: Mapping[tuple[str, str], _Function]) -> dict[str, str]:
    """Names of vanished functions → the names that replaced them."""
    left = {_last(name) for _, name in functions}
    pairs = ((_last(entry.mutant.function), _last(entry.after.name)) for entry in entries if entry.after)
    return {old: new for old, new in pairs if old not in left}


def _rename(entry: _Entry, renamed: Mapping[str, str], functions: Mapping[tuple[str, str], _Function]) -> None:
    """Rename the functions that the mutant calls, if it then fits."""
    names = _names(renamed)
    lines = entry.text.splitlines(keepends=True)
    text = "".join(line if _NO_CODE.match(line) else names.sub(lambda name: renamed[name[0]], line) for line in lines)
    (mutant,) = msgspec.toml.decode(text, type=Table).mutants
    there = entry.after or functions.get(entry.before)
    if text != entry.text and there is not None and there.has(mutant):
        entry.after, entry.mutant, entry.text, entry.reworded = there, mutant, text, True


def _names(words: Iterable[str]) -> re.Pattern[str]:
    """Matches these words where they are whole names in a table's code, and not inside a quoted text."""
    either = "|".join(map(re.escape, words))
    return re.compile(rf"(?<![\w'-])(?<!\\\")(?:{either})(?![\w'-])(?!\\\")")


def _last(name: str) -> str:
    return name.rpartition(".")[2]


def _functions(code: Path, root: Path) -> Iterator[_Function]:
    """The functions of a folder; modules are named relative to `root`, like the tables of mutants."""
    for file in sorted(code.rglob("*.py")):
        parts = file.relative_to(root).with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            methods = node.body if isinstance(node, ast.ClassDef) else []
            for one in (node, *methods):
                if isinstance(one, ast.FunctionDef):
                    name = one.name if one is node else f"{node.name}.{one.name}"  # type: ignore[attr-defined]
                    yield _Function(module, name, one.body)


def _read(file: Path, folder: Path, heads: dict[Path, str]) -> Iterator[_Entry]:
    text = file.read_text(encoding="utf-8")
    begins = [found.start() for found in _BEGIN.finditer(text)]
    heads[file] = text[: begins[0]] if begins else text
    module = ".".join(file.relative_to(folder / "mutants").with_suffix("").parts)
    for begin, end in pairwise([*begins, len(text)]):
        block = text[begin:end].strip() + "\n"
        (mutant,) = msgspec.toml.decode(block, type=Table).mutants
        yield _Entry(file, module, mutant, block)


def _find(own: Sequence[_Entry], there: _Function | None, functions: Sequence[_Function]) -> None:
    """Find the new function of these mutants: all together if the old one is gone, else one by one."""
    if there is None:
        together = _only(own, functions)
        for entry in own:
            entry.after = together or _only([entry], functions)
        return
    for entry in own:
        # A part that now occurs twice has not moved: only its author knows which one is meant.
        if not there.count(entry.mutant):
            entry.after = _only([entry], functions)


def _only(own: Sequence[_Entry], functions: Sequence[_Function]) -> _Function | None:
    """The only function with all these parts: first of the same name, then in the same module, then anywhere."""
    module, name = own[0].before
    fitting = [one for one in functions if all(one.has(entry.mutant) for entry in own)]
    named = [one for one in fitting if _last(one.name) == _last(name)]
    if not any(entry.mutant.change for entry in own):
        # Another body fits every function: only the name can identify it.
        return named[0] if len(named) == 1 else None
    near = [one for one in fitting if one.module == module]
    return next((found[0] for found in (named, near, fitting) if len(found) == 1), None)


def _lost_place(entry: _Entry, folder: Path) -> str:
    file = f"oracle/games/{folder.name}/{entry.file.relative_to(folder).as_posix()}"
    place = ".".join(entry.before)
    return f"{file}: {entry.mutant.name}: its place is no longer in {place}, nor in exactly one other function"


def _tables(folder: Path, entries: Sequence[_Entry], heads: Mapping[Path, str]) -> dict[Path, str]:
    """The new text of each file that loses, gets or changes a mutant."""
    kept: dict[Path, list[str]] = {}
    changed: set[Path] = set()
    for entry in entries:
        file, text = entry.file, entry.text
        if entry.changed and entry.after:
            file = folder.joinpath("mutants", *entry.after.module.split(".")).with_suffix(".toml")
            text = _IN.sub(f'in = "{entry.after.name}"', text, count=1)
            changed |= {file, entry.file}
        kept.setdefault(file, []).append(text)
    return {file: heads.get(file, "") + "\n".join(kept[file]) if file in kept else "" for file in sorted(changed)}
