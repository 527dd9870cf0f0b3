"""The words of scenarios: phrases, their arguments, and what a scenario is compiled to."""
