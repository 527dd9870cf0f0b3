"""The words of scenarios: phrases, their arguments, and compilation."""
