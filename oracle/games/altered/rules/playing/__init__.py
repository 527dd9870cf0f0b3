"""Playing cards, quick actions and Reactions (chapter 5)."""
