"""Output: everything shown or written goes through this package."""
