"""Reports on the difference between two editions or readings."""
