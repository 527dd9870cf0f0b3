"""Makes a case smaller as long as it shows the same difference."""
