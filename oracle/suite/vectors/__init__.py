"""Scenarios as data, for whoever judges an engine without this program: `docs/vectors.md` explains them."""
