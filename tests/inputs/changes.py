"""Changes of a feature file: of its words, numbers, names, cells, tags and steps, never of its bytes."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from tests.inputs import material
from tests.inputs.wild import number, word


def changed(random: Random, text: str) -> str:
    """The feature with one thing in it changed: mostly into another scenario, now and then into none."""
    lines = text.split("\n")
    gentle = random.random() < 0.9
    known = _GENTLE if gentle else _ROUGH
    fit = [at for at, line in enumerate(lines) if line.strip() and (not gentle or _STEP.match(line))]
    if fit:
        random.choice(known)(random, lines, random.choice(fit))
    return "\n".join(lines)


_STEP = re.compile(r"\s*(?:Given|When|Then|And|But|\|)")
_PAIRS = (("Ann", "Bob"), ("Bob", "Ann"), ("hand", "deck"), ("play", "hand"), ("is", "is not"), ("accepted", "refused"),
          ("ready", "exerted"), ("deck", "discard"), ("hero", "companion"), ("discard", "inkwell"))  # fmt: skip


def _another_number(random: Random, lines: list[str], at: int) -> None:
    lines[at] = material.numbered(random, lines[at], str(random.randint(0, 12)))


def _wild_number(random: Random, lines: list[str], at: int) -> None:
    lines[at] = material.numbered(random, lines[at], str(number(random)))


def _another_name(random: Random, lines: list[str], at: int) -> None:
    fitting = [(here, there) for here, there in _PAIRS if re.search(rf"\b{here}\b", lines[at])]
    if fitting:
        here, there = random.choice(fitting)
        lines[at] = re.sub(rf"\b{here}\b", there, lines[at], count=1)


def _another_cell(random: Random, lines: list[str], at: int) -> None:
    column = [line.split("|") for line in lines if line.count("|") == lines[at].count("|") > 1]
    if column:
        cells = lines[at].split("|")
        place = random.randrange(1, len(cells) - 1)
        cells[place] = random.choice(column)[place]
        lines[at] = "|".join(cells)


def _no_line(random: Random, lines: list[str], at: int) -> None:
    del lines[at]


def _twice(random: Random, lines: list[str], at: int) -> None:
    lines.insert(at, lines[at])


def _swapped(random: Random, lines: list[str], at: int) -> None:
    other = random.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]


def _neighbours(random: Random, lines: list[str], at: int) -> None:
    if at + 1 < len(lines) and _STEP.match(lines[at + 1]):
        lines[at], lines[at + 1] = lines[at + 1], lines[at]


def _wild_cell(random: Random, lines: list[str], at: int) -> None:
    cells = lines[at].split("|")
    cells[random.randrange(len(cells))] = word(random)
    lines[at] = "|".join(cells)


def _another_line(random: Random, lines: list[str], at: int) -> None:
    _, _, scenarios = random.choice(material.features())
    lines[at] = random.choice([one for one in random.choice(scenarios).split("\n") if one.strip()])


def _another_step(random: Random, lines: list[str], at: int) -> None:
    """A step of the same file, which names the same cards."""
    steps = [line for line in lines if _STEP.match(line) and "|" not in line]
    if "|" not in lines[at] and not lines[at].endswith(":") and steps:
        lines.insert(at + 1, random.choice(steps))


def _wild_word(random: Random, lines: list[str], at: int) -> None:
    lines[at] = lines[at].replace(random.choice(lines[at].split() or [""]), word(random).replace("\n", " "), 1)


def _shuffled(random: Random, lines: list[str], at: int) -> None:
    words = lines[at].split(" ")
    random.shuffle(words)
    lines[at] = " ".join(words)


_Change = Callable[[Random, list[str], int], None]
_GENTLE: tuple[_Change, ...] = (
    _another_number, _another_number, _another_name, _another_name, _another_cell, _another_cell, _neighbours,
    _another_step, _wild_number,
)  # fmt: skip
_ROUGH: tuple[_Change, ...] = (
    _wild_number, _no_line, _twice, _swapped, _wild_cell, _another_line, _wild_word, _shuffled,
)  # fmt: skip
