"""The docket: the open conflicts in the games' documents, what rests on each, and what a decision would change."""
