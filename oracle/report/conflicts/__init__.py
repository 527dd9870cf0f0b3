"""Where the documents disagree."""
