"""The process that does a worker's tasks: `python -m oracle.campaign.hand`, started by `hands`."""

from __future__ import annotations

import contextlib
import signal
import sys
from multiprocessing.connection import Connection

import msgspec

from oracle.campaign.doing import OtherEngineError, do
from oracle.campaign.setting import GivenUp, Setting, encoded
from oracle.campaign.tasks import Outcome, task_of
from oracle.engines.base import EngineFault
from oracle.engines.orphans import end_with_parent
from oracle.kernel.bugs import Bug
from oracle.kernel.errors import InputError
from oracle.protocol.display import shown
from oracle.suite.crew import JobLostError
from oracle.suite.errors import InvalidWordsError, SuiteErrors

LONGEST = 2000
"""The maximum number of characters of the reason why a task was given up."""


def outcome(raw: bytes, setting: Setting) -> Outcome:
    """Do an encoded task; whatever goes wrong is an outcome too."""
    try:
        return do(task_of(raw), setting)
    except OtherEngineError as error:
        return GivenUp(kind="refused", why=str(error))
    except EngineFault as error:
        return GivenUp(kind="engine", why=shown(f"{error.kind}: {error}", LONGEST))
    except (InputError, InvalidWordsError, SuiteErrors) as error:
        return GivenUp(kind="input", why=shown(str(error), LONGEST))
    except JobLostError as error:
        return GivenUp(kind="lost", why=shown(str(error), LONGEST))
    except OSError as error:
        return GivenUp(kind="system", why=shown(str(error), LONGEST))
    except Exception as error:  # noqa: BLE001 - a bug is told by whoever started the campaign
        bug = Bug.of(error)
        return GivenUp(kind="bug", why=shown(f"{bug.what} at {bug.where}", LONGEST))


def main() -> None:
    """Do tasks until the worker is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    end_with_parent()
    with Connection(int(sys.argv[1])) as pipe, contextlib.suppress(EOFError, ConnectionError):
        setting = msgspec.msgpack.decode(pipe.recv_bytes(), type=Setting)
        while True:
            pipe.send_bytes(encoded(outcome(pipe.recv_bytes(), setting)))


if __name__ == "__main__":
    main()
