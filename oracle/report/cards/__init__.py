"""The printed cards that are known, as people look them up."""
