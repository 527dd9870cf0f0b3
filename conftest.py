"""Makes every scenario below `features/` a test of the engine named with `--engine`."""

pytest_plugins = ["oracle.suite.bridge"]
