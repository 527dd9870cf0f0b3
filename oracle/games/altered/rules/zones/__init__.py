"""The zones and who sees what (chapter 3)."""
