"""Garden, a game of a dozen clauses: plant flowers, pick them, have five petals first."""
