"""Reports on clauses."""
