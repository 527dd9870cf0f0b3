"""Speeds up Lark's Earley parser by limiting the grammar rules that it predicts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lark import Lark, Token
from lark.lark import PostLex
from lark.lexer import PatternStr

Rules = list[Any]


class Heard(PostLex):
    """The token to scan next: only rules that can begin with it are worth predicting."""

    always_accept = ()

    def __init__(self) -> None:
        self.token = ""
        """Its type; empty before the first token and after the last."""

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        for token in stream:
            self.token = token.type
            yield token
        self.token = ""


class Prediction(dict[object, Rules]):
    """For each kind, the rules worth trying: their words occur in the text, and they can begin with the current token.

    It replaces the parser's own table, which holds all rules. No omitted rule could have been completed.
    """

    def __init__(self, lark: Lark, heard: Heard) -> None:
        """Replace the table of this parser, which has `heard` as its postlexer."""
        super().__init__()
        parser: Any = lark.parser.parser
        parser.predictions = self
        self._heard = heard
        words = {one.name: str(one.pattern.value) for one in lark.terminals if isinstance(one.pattern, PatternStr)}
        self._words = {id(rule): frozenset(words[one.name] for one in rule.expansion if one.name in words)
                       for rule in lark.rules}  # fmt: skip
        self._known = frozenset(words.values())
        self._rules: dict[tuple[Any, str], Rules] = {}
        """Kind and token → rules that begin with it; kind and empty token → all rules."""
        for rule in lark.rules:
            first = rule.expansion[0]
            begins = [first.name] if first.is_term else [one.name for one in parser.FIRST[first]]
            for token in (*begins, ""):
                self._rules.setdefault((rule.origin, token), []).append(rule)
        self._lacking: frozenset[str] | None = None
        self._tried: dict[tuple[object, str], Rules] = {}

    def narrow(self, text: str) -> None:
        """Try only rules whose words occur in that text."""
        self._lacking = frozenset(word for word in self._known if word not in text)
        self._tried = {}
        self._heard.token = ""

    def widen(self) -> None:
        """Try all rules, so that the parser stops at the right place in the text."""
        self._lacking = None

    def __getitem__(self, kind: object) -> Rules:
        if self._lacking is None:
            return self._rules[kind, ""]
        place = (kind, self._heard.token)
        found = self._tried.get(place)
        if found is None:
            every = self._rules.get(place, [])
            found = self._tried[place] = [one for one in every if self._words[id(one)].isdisjoint(self._lacking)]
        return found
