"""What each printed card does: situations that show it, found on the reference and played on an engine."""
