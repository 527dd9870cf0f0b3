"""Reports on the card languages."""
