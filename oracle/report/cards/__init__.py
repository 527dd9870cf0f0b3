"""Reports on the known printed cards."""
