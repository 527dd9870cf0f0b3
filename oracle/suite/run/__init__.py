"""Runs a plan on an engine: once, repeatedly and in a fresh process; support checks and results."""
