"""Measures the suite: what it reaches, which wrong engines it catches, what no scenario covers."""
