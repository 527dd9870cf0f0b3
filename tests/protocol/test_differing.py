"""Where two plain values differ, told with the place."""

from __future__ import annotations

import pytest

from oracle.engines.base import EngineFault, check_same
from oracle.protocol.differing import where_differing
from oracle.protocol.messages import EngineInfo, GameSupport


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        ({"a": 1}, {"a": 1}, ""),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 3]}}, "a.b[1] would be 2, and is 3"),
        ({"a": [1]}, {"a": [1, 2]}, "a[1] would be None, and is 2"),
        ({"a": None}, {}, "a would be None, and is None"),
        ({"b": 1, "a": 2}, {"b": 2, "a": 3}, "a would be 2, and is 3"),
        ([1], {"a": 1}, " would be [1], and is {'a': 1}"),
    ],
)
def test_the_first_place_is_told(one: object, other: object, told: str) -> None:
    assert where_differing(one, other) == told


def test_an_engine_that_says_something_else_of_itself_is_told_what() -> None:
    first = EngineInfo(
        name="one", version="1", games={"lorcana": GameSupport(editions=("2.2",), capabilities=("free",))}
    )
    again = EngineInfo(
        name="one", version="1", games={"lorcana": GameSupport(editions=("2.2",), capabilities=("sing",))}
    )
    check_same(first, first, "restarted")
    with pytest.raises(EngineFault, match=r"games\.lorcana\.capabilities\[0\] was free, and is now sing") as met:
        check_same(first, again, "restarted")
    assert met.value.kind == "lie"
