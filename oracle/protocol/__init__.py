"""The protocol's messages, codecs and results. Imports no other part of the program."""
