"""What changes between two editions or readings."""
