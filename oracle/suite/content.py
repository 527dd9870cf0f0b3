"""What the scenarios come to, as a hash: by it two runs are known to have asked the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from oracle.suite.plan import Plan
