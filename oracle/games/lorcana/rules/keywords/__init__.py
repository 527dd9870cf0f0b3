"""Chapter 8: Keywords."""
