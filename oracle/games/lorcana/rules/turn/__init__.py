"""Chapter 3: Turn structure."""
