"""Reports on decks."""
