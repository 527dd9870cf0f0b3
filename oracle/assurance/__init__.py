"""Measuring instruments: what the suite reaches, which wrong engines it catches, what no scenario says."""
