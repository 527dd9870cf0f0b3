"""Chapter 1: Concepts."""
