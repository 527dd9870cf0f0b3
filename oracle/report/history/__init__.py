"""Reports on a history of runs."""
