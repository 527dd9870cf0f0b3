"""Baselines: the expected verdicts of an engine, and deviations from them."""
