"""Cards: the language they are written in, and the printed ones as data."""
