"""The control structure of the effect language, shared by every game; each game adds its verbs.

An effect is inspectable data: a frozen node, JSON in and out, no code. A game re-declares the fields that hold effects
with its own closed union, so that decoding is typed.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Node(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is", forbid_unknown_fields=True):
    """The base of every part of a card's text. `is` names the kind of node in JSON."""


class Sequence(Node, frozen=True, kw_only=True, tag="sequence"):
    """Do each part in the written order, as much of each as possible."""

    steps: tuple[Node, ...]


class May(Node, frozen=True, kw_only=True, tag="may"):
    """The player decides on resolution whether it happens."""

    do: Node


class If(Node, frozen=True, kw_only=True, tag="if"):
    """One part or the other, by a condition that is read when this part resolves."""

    condition: Node
    then: Node
    otherwise: Node | None = None


class OneOf(Node, frozen=True, kw_only=True, tag="one-of"):
    """The player chooses one of several parts that can be done; `modes` gives each its word."""

    modes: Mapping[str, Node]


class IfYouDo(Node, frozen=True, kw_only=True, tag="if-you-do"):
    """The second part happens only if the first happened completely, `otherwise` if it did not."""

    first: Node
    then: Node | None = None
    otherwise: Node | None = None
