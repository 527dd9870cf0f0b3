"""The docket: what is open in the documents of the games, what rests on it, and what a decision would change."""
