"""What came of records of games."""
