"""Reports on connecting an engine."""
