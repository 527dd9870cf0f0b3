"""The reference's side of the garden."""
