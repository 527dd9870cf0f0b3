"""What changes for a game between two editions or readings."""
