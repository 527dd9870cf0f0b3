"""Every scenario of every feature file below this folder."""

from pytest_bdd import scenarios

from oracle.suite.bridge import feature_folder

scenarios(feature_folder())
