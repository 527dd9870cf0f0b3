"""Chapter 4: Turn actions."""
