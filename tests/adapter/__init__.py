"""Tests of the kit for adapters in Python."""
