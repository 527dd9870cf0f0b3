"""Made-up games that end differently once one part of a card is another: what no scenario shows alive."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.random_walk import RandomWalk
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep, play
from oracle.assurance.fuzz.reduce.measure import length
from oracle.assurance.fuzz.reduce.reducer import COARSE_PASSES
from oracle.assurance.own import own
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import SetupParams, SetupResult
from tests.strict.languages import Language
from tests.strict.parts import nodes

Json = Any
Path = tuple[str | int, ...]
BANK = 12
"""Cards with the wanted kind of node in the stock of a game."""
BOUNDLESS = 4000
"""Cards drawn at most until one has the wanted kind of node."""
SHOWN = ("verdict", "clause", "question", "answer", "position", "waiting", "result", "view")
"""Differences that show something; a reference that contradicts itself does not."""


class Witness(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game in which it shows that a part of a card is another."""

    case: Case
    card: str
    definition: Json
    """The card with the other part."""


class Changed(ReferenceEngine):
    """The reference with another definition of a card."""

    def __init__(self) -> None:
        super().__init__()
        self.card = ""
        self.definition: Json = {}

    def setup(self, params: SetupParams) -> SetupResult:
        known = {**params.definitions, self.card: self.definition}
        return super().setup(replace(params, definitions=known))


class Games:
    """Plays made-up games of one language with a card of theirs changed."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.changed = Changed()
        self.info = self.changed.initialize()
        offered = Offered(capabilities=frozenset(self.info.games[language.game].capabilities))
        self.lockstep = Lockstep(ReferenceEngine(), self.changed, self.info)
        self.maker: Any = own(language.game).maker(offered)
        self.walk = RandomWalk(self.lockstep, self.maker, offered)
        self._draw: Callable[..., Json] = self.maker.definition
        self._found: list[Json] = []
        self.played = 0
        """Games so far."""

    def stock(self, kind: str, seed: int) -> bool:
        """Draw cards with that kind of node for the games to come; False if there seem to be none."""
        dice = Dice(f"witness/{kind}/{seed}")
        found: list[Json] = []
        for _ in range(BOUNDLESS):
            made = self._draw(dice, f"Card {len(found)}")
            if any(type(node).__name__ == kind for node, _ in nodes(self.language.game, made)):
                found.append(made)
                if len(found) == BANK:
                    break
        self._found = found
        return bool(found)

    def setups(self, dice: Dice) -> Iterator[SetupParams]:
        """Positions with such cards, without end."""
        self.maker.definition = self._stocked
        self.maker.restock(dice)
        while True:
            yield self.maker.setup(dice, self.language.edition)

    def _stocked(self, dice: Dice, name: str, favoured: Collection[str] = ()) -> Json:
        return {**dice.pick(self._found), "name": name} if name.startswith("Card") else self._draw(dice, name, favoured)

    def differs(self, dice: Dice, setup: SetupParams, card: str, definition: Json) -> Witness | None:
        """A game from there that shows the other definition; None if the one that was played does not."""
        self.changed.card, self.changed.definition = card, definition
        self.played += 1
        case, found = self.walk.play(dice, setup)
        if not shows(found) or found is None:
            return None
        case = replace(case, setup=replace(case.setup, chance=found.chance or case.setup.chance))
        witness = Witness(case=case, card=card, definition=definition)
        return self._shorter(witness) if self.shows(witness) else None

    def _shorter(self, witness: Witness) -> Witness:
        """The same with less in it, as long as it shows."""
        for fewer in COARSE_PASSES:
            going = True
            while going:
                going = False
                for case in fewer(witness.case):
                    short = replace(witness, case=case)
                    if (
                        witness.card in case.setup.definitions
                        and length(case) < length(witness.case)
                        and self.shows(short)
                    ):
                        witness, going = short, True
                        break
        return witness

    def shows(self, witness: Witness) -> bool:
        """Whether the reference plays that game otherwise with the other definition."""
        self.changed.card, self.changed.definition = witness.card, witness.definition
        return shows(play(witness.case, ReferenceEngine(), self.changed, self.info))


def shows(found: Difference | None) -> bool:
    """Whether a difference is one that players notice."""
    return found is not None and found.kind in SHOWN


def places(game: str, definition: Json, kind: str) -> Sequence[Path]:
    """Where that kind of node stands in a definition."""
    return [path for node, path in nodes(game, definition) if type(node).__name__ == kind]
