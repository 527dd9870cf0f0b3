"""What an engine declares is judged beside the steps of a scenario: lists, views, values, snapshots, refusals."""
