"""Chapter 2: Gameplay."""
