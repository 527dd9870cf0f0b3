"""Baselines: an engine's expected verdicts, and deviations from them."""
