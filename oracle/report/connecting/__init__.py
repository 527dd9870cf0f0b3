"""What came of connecting an engine."""
