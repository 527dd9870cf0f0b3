"""How large a circle of imports may be, those for annotations included."""

from __future__ import annotations

import grimp
import pytest

LARGEST = 5
KNOWN = {"oracle.games.altered.rules.objects": 9}
"""Package → files of a circle in it that is larger."""


def circles(imports: dict[str, set[str]]) -> list[set[str]]:
    """The files that reach each other, in groups of two and more."""
    reach: dict[str, set[str]] = {}
    for start in imports:
        found, waiting = set[str](), [start]
        while waiting:
            for other in imports[waiting.pop()] - found:
                found.add(other)
                waiting.append(other)
        reach[start] = found
    groups = {frozenset(other for other in reach[one] if one in reach[other]) for one in imports}
    return [set(group) for group in groups if len(group) > 1]


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    graph = grimp.build_graph("oracle", cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_no_circle_is_large(imports: dict[str, set[str]]) -> None:
    large = [sorted(group) for group in circles(imports) if len(group) > LARGEST]
    assert [group for group in large if len(group) > KNOWN.get(common(group), LARGEST)] == []


def common(group: list[str]) -> str:
    """The package that most files of a circle are in."""
    packages = [name.rpartition(".")[0] for name in group]
    return max(packages, key=packages.count)


def test_a_circle_is_seen() -> None:
    around = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert circles(around) == [{"a", "b", "c"}]
