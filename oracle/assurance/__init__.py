"""Measures the suite: which clauses it reaches, which wrong engines it catches, what no scenario covers."""
