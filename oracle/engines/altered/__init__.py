"""Altered's side of the reference; its binding comes with its rules (see `oracle.engines.games`)."""
