"""No cheat is certified at any level: they fail variations, but never a scenario as written."""

from __future__ import annotations

import pytest

from oracle.certify.certifying import certify
from oracle.certify.levels import level_named
from tests.certify.making import plans, quiet
from tests.cheats.engines import ByHeart, UpToNames
from tests.cheats.judged import taught


@pytest.mark.parametrize("cheat", [ByHeart, UpToNames])
def test_a_cheat_is_not_certified(cheat: type[ByHeart]) -> None:
    level = level_named("lorcana/ending")
    chosen = level.plans(plans(), "2.2")
    found = certify(taught(cheat(), chosen), plans(), level, "2.2", "nonce", {}, quiet)
    assert found.statement is None
    written = {f"lorcana/2.2/{plan.case}" for plan in chosen}
    assert all(found.outcomes.results[name].verdict in ("pass", "disputed") for name in written)
    assert len(found.missing) > len(found.outcomes.varied) / 2
    assert all("~nonce, varied (" in one for one in found.missing)
