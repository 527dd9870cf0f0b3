"""Finds the features and step definitions: in the installed package or in the checkout."""

from __future__ import annotations

import importlib.util
import sys
from contextlib import ExitStack
from pathlib import Path, PurePath, PurePosixPath
from types import ModuleType

from oracle import games
from oracle.profiles import PROFILES
from oracle.protocol.display import shown

_HERE = Path(__file__).resolve().parents[1]
_CHECKOUT = _HERE.parents[1]

STEPS_MODULE = "oracle.suite.steps"
_LONGEST = 4096
"""Maximum characters of a path."""


def feature_root() -> Path:
    """The folder of the feature files."""
    return _folder("features")


def feature_roots() -> dict[str, Path]:
    """The suite's own feature folders: name prefix → folder.

    A game may keep its features in its own folder; they are named as if they were in the common one.
    """
    own = {game: folder / game / "features" for game in PROFILES for folder in map(Path, games.__path__)}
    return {"": feature_root()} | {game: folder for game, folder in own.items() if folder.is_dir()}


def feature_files() -> dict[str, Path]:
    """Every feature file of the suite by name, as `lorcana/4-turn-actions/4.5-quest.feature`, in order."""
    found = {
        named(PurePosixPath(prefix, file.relative_to(folder))): file
        for prefix, folder in feature_roots().items()
        for file in folder.rglob("*.feature")
    }
    return dict(sorted(found.items(), key=lambda one: PurePosixPath(one[0])))


def own_name(file: Path) -> str | None:
    """The name of one of the suite's own feature files or folders; None for any other."""
    whole = file.resolve()
    for prefix, folder in feature_roots().items():
        if whole.is_relative_to(folder.resolve()):
            return named(PurePosixPath(prefix, whole.relative_to(folder.resolve())))
    return None


def steps_root() -> Path:
    """The folder of the step definitions."""
    return _folder("steps")


def load_steps() -> ModuleType:
    """Import the step definitions once, under one module name, so that no phrase is registered twice."""
    if STEPS_MODULE in sys.modules:
        return sys.modules[STEPS_MODULE]
    folder = steps_root()
    spec = importlib.util.spec_from_file_location(
        STEPS_MODULE, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None:
        raise ImportError(f"no step definitions in {folder}; install the package again")
    module = importlib.util.module_from_spec(spec)
    sys.modules[STEPS_MODULE] = module
    with ExitStack() as half_loaded:
        # It would later be mistaken for a complete one.
        half_loaded.callback(sys.modules.pop, STEPS_MODULE)
        spec.loader.exec_module(module)
        half_loaded.pop_all()
    return module


def _folder(name: str) -> Path:
    bundled = _HERE / name
    return bundled if bundled.is_dir() else _CHECKOUT / name


def named(path: PurePath) -> str:
    """A path for display: a file name may hold any byte, this only visible characters."""
    return shown(path.as_posix(), _LONGEST)
