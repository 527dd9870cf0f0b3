"""The card languages, as people look them up."""
