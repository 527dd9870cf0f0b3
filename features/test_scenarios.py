"""Every scenario of every feature file below this folder."""

from pathlib import Path

from pytest_bdd import scenarios

from oracle.suite.bridge import check_features

check_features(Path(__file__).parent)
scenarios(".")
