"""For property tests of an engine with Hypothesis: strategies, and a machine that plays it beside the reference.

from oracle.testing import Lockstep


class MyEngine(Lockstep):
    command = "python adapter.py"
    game = "lorcana"


TestMyEngine = MyEngine.TestCase
"""

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate.whole_games import Deck
from oracle.protocol.messages import SetupParams
from oracle.testing.lockstep import Lockstep
from oracle.testing.strategies import decks, definitions, games, positions

__all__ = ["Case", "Deck", "Lockstep", "SetupParams", "decks", "definitions", "games", "positions"]
