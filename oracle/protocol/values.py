"""JSON values as read, before they are given a type."""

from __future__ import annotations

from typing import Any

Json = Any
"""A JSON value. Its user knows from context what it holds."""
JsonObject = dict[str, Json]
