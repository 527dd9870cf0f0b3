"""Every scenario of the suite: below this folder, and in the folders of single games."""

from pytest_bdd import scenarios

from oracle.suite.bridge import feature_folders

scenarios(*feature_folders())
