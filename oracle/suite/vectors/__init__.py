"""Scenarios as data, for judging an engine without this program; see `docs/vectors.md`."""
