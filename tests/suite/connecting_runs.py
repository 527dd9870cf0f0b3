"""What an engine is connected with in tests."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import EngineInfo
from oracle.suite.connecting.findings import Finding
from oracle.suite.connecting.stages import probing_of, tried, under_official
from oracle.suite.jobs import Run
from oracle.suite.plan import Plan


def sent(plans: Iterable[Plan], info: EngineInfo) -> list[Run]:
    return tried(under_official(plans, info), info)


def probed(plans: Iterable[Plan], engine: Engine, info: EngineInfo) -> list[Finding]:
    """What comes of everything that an engine can be tried with by these scenarios."""
    probings = probing_of(sent(plans, info), engine, info, ReferenceEngine())
    return [one for probing in probings for one in probing.findings()]


def wrong(found: list[Finding]) -> list[Finding]:
    return [one for one in found if one.state == "wrong"]
