"""Serve one faulty engine on stdin and stdout."""

import sys

from oracle.engines.server import serve_stdio
from tests.faulty.engines import FAULTS, faulty_engine

if len(sys.argv) != 2 or sys.argv[1] not in FAULTS:
    sys.exit(f"usage: python -m tests.faulty NAME, one of: {', '.join(sorted(FAULTS))}")
serve_stdio(faulty_engine(sys.argv[1]))
