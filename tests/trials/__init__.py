"""Bad engines of every kind, each through the real command line: what it is called, what it costs, what is left."""
