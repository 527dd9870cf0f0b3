"""The workbench for judges: a position built in the browser, played on the reference, and saved."""
