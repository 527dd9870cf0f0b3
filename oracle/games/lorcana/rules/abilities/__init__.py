"""Chapter 6: Abilities, effects, and resolving."""
