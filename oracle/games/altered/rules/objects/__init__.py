"""Objects and their characteristics, statuses, counters (chapter 2)."""
