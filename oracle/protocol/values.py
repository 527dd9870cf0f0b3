"""Values of JSON as they were read, before they have a type of their own."""

from __future__ import annotations

from typing import Any

Json = Any
"""A value of JSON. Whoever looks into it knows from elsewhere what it holds."""
JsonObject = dict[str, Json]
