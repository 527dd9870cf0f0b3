"""Bad engines of every kind, each through the real command line: the fault named, the cost, and the processes left."""
