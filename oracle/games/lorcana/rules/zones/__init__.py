"""Chapter 7: Zones."""
