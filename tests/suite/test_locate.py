"""Features and step definitions are found in the checkout and in an installed package, and loaded once."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from oracle.profiles import PROFILES
from oracle.suite.phrases.registry import REGISTRY
from oracle.suite.reading.locate import STEPS_MODULE, feature_root, load_steps, steps_root

CHECKOUT = Path(__file__).parents[2]


def test_the_checkout_is_used_where_nothing_is_bundled() -> None:
    assert feature_root() == CHECKOUT / "features"
    assert steps_root() == CHECKOUT / "steps"


def test_step_definitions_are_loaded_once() -> None:
    module = load_steps()
    known = REGISTRY.phrases()
    assert load_steps() is module is sys.modules[STEPS_MODULE]
    homes = {phrase.function.__module__.rpartition(".")[0] for phrase in known}
    assert homes == {STEPS_MODULE, *(f"oracle.games.{game}.profile" for game in PROFILES)}


def test_the_folder_may_be_imported_under_its_own_name_too() -> None:
    code = """
import steps
from oracle.profiles import PROFILES
from oracle.suite.reading.locate import load_steps
from oracle.suite.phrases.registry import REGISTRY
before = REGISTRY.phrases()
load_steps()
assert before and REGISTRY.phrases() == before
"""
    subprocess.run([sys.executable, "-c", code], cwd=CHECKOUT, check=True)


def test_an_installed_package_uses_what_is_bundled_with_it(tmp_path: Path) -> None:
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(CHECKOUT / "oracle", tmp_path / "oracle", ignore=ignore)
    shutil.copytree(CHECKOUT / "steps", tmp_path / "oracle/suite/steps", ignore=ignore)
    shutil.copytree(CHECKOUT / "tests/suite/data", tmp_path / "oracle/suite/features", ignore=ignore)
    code = """
import sys
from oracle.profiles import PROFILES
from oracle.suite.reading.locate import feature_root, load_steps
from oracle.suite.reading.load import load_suite
suite = load_suite(cache=False)
print(feature_root(), load_steps().__file__, len(suite.plans), "steps" in sys.modules)
import oracle.suite.steps.given
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True, capture_output=True, text=True)
    bundled = tmp_path.resolve() / "oracle/suite"
    assert done.stdout.split() == [str(bundled / "features"), str(bundled / "steps/__init__.py"), "17", "False"]
