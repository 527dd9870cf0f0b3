"""Does on this machine what action.yml and gitlab.yml do in a build, step by step, on a repository made fresh.

    python examples/ci/try.py FOLDER PACKAGE     # pip installs PACKAGE: a wheel or its folder, a path, a version
    python examples/ci/try.py FOLDER             # no install: the tcg-oracle on the PATH

The steps are read from the two files and run as a runner runs them: as a file, by bash (and sh) with its options, in
an environment with nothing but PATH and HOME. The options stand on several lines, and the engine's command and its name
hold quotes and backticks.
FOLDER/github and FOLDER/gitlab are the repositories. Shown is what each step printed and how long it took.
Needs PyYAML.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import yaml

HERE = Path(__file__).resolve().parent
ENGINE = HERE.parent / "engines" / "python"
INPUTS = {
    "engine": """python3 adapter.py "it's" '`exit 9`' '$(exit 9)'""",
    "adapter": "adapter.py:1",
    "options": "--game lorcana\n--edition 2.2\n\n--clause 4.4  --verbose\n",
}
NAME = ('"plain-engine"', repr('"plain-engine" `exit 9` $(exit 9)'))
"""Of the engine, as it says it itself."""
FAULT = (' and not (card.drying and card.facts.type == "character")', "")
"""Of the engine: drying characters exert too (5.1.1.11)."""
KEPT = (
    "PATH",
    "LANG",
    "PYTHONPATH",
    "XDG_CACHE_HOME",
    "PIP_CERT",
    "PIP_CONFIG_FILE",
    "PIP_FIND_LINKS",
    "PIP_INDEX_URL",
    "PIP_EXTRA_INDEX_URL",
)
"""Of this environment; what pip needs to find packages is a matter of the machine."""


def make_repository(folder: Path) -> None:
    """An engine with one fault, as somebody's repository has it."""
    shutil.copytree(ENGINE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    adapter = (folder / "plain_engine.py").read_text(encoding="utf-8")
    (folder / "plain_engine.py").unlink()
    (folder / "adapter.py").write_text(changed(adapter, NAME, "plain_engine.py"), encoding="utf-8")
    costs = folder / "plain" / "lorcana" / "costs.py"
    costs.write_text(changed(costs.read_text(encoding="utf-8"), FAULT, str(costs)), encoding="utf-8")


def changed(text: str, edit: tuple[str, str], name: str) -> str:
    """`text` with an edit done to it, which must be possible."""
    if edit[0] not in text:
        raise SystemExit(f"{name} has no {edit[0]!r} any more: choose another edit")
    return text.replace(*edit)


def run_step(name: str, shell: list[str], script: str, folder: Path, env: dict[str, str]) -> int:
    """Run one step, and show its name, what it printed, its exit code and its seconds."""
    kept = {key: os.environ[key] for key in KEPT if key in os.environ}
    file = folder.parent / f"{folder.name}-step.sh"
    file.write_text(script, encoding="utf-8")
    started = time.perf_counter()
    done = subprocess.run(
        [*shell, str(file)],
        cwd=folder,
        env={**kept, "HOME": str(folder.parent), "CI": "true", **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    print(f"--- {name}: exit code {done.returncode}, {time.perf_counter() - started:.1f} s\n{done.stdout}", flush=True)
    return done.returncode


def stand_in(environment: Path) -> None:
    """In place of an install: a folder of commands that holds the one on the PATH."""
    command = shutil.which("tcg-oracle")
    if command is None:
        raise SystemExit("there is no tcg-oracle on the PATH; name a PACKAGE")
    (environment / "bin").mkdir(parents=True)
    (environment / "bin" / "tcg-oracle").symlink_to(command)


def github(folder: Path, package: str | None) -> int:
    """The composite action; the exit code of the job."""
    action = yaml.safe_load((HERE / "action.yml").read_text(encoding="utf-8"))
    values = {name: str(one.get("default", "")) for name, one in action["inputs"].items()}
    values = {f"inputs.{name}": value for name, value in {**values, **INPUTS, "package": package or ""}.items()}
    temp = folder.parent / "github-runner"
    temp.mkdir()
    output, summary = temp / "output", temp / "summary.md"
    env = {"RUNNER_TEMP": temp, "GITHUB_OUTPUT": output, "GITHUB_STEP_SUMMARY": summary, "GITHUB_ACTIONS": "true"}
    if package is None:
        stand_in(temp / "tcg-oracle")
    for step in action["runs"]["steps"]:
        if "run" not in step:
            kept = sorted(path.relative_to(folder).as_posix() for path in (folder / "tcg-oracle-results").rglob("*.*"))
            print(f"--- {step['name']}: {step['uses']} would keep {len(kept)} files: {', '.join(kept)}\n", flush=True)
        elif package is not None or step["name"] != "Install":
            own = {name: expanded(text, values) for name, text in step.get("env", {}).items()}
            shell = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail"]
            code = run_step(step["name"], shell, step["run"], folder, {**{k: str(v) for k, v in env.items()}, **own})
            if code:
                return code
            if "id" in step and output.exists():
                said = dict(line.split("=", 1) for line in output.read_text(encoding="utf-8").splitlines())
                values |= {f"steps.{step['id']}.outputs.{name}": value for name, value in said.items()}
    return 0


def expanded(text: str, values: dict[str, str]) -> str:
    """`text` with every expression replaced by its value."""
    return re.sub(r"\$\{\{ *([\w.]+) *\}\}", lambda found: values[found[1]], text)


def gitlab(folder: Path, package: str | None) -> int:
    """The template; the exit code of the job."""
    job = yaml.safe_load((HERE / "gitlab.yml").read_text(encoding="utf-8"))[".tcg-oracle"]
    given = {"TCG_ENGINE": INPUTS["engine"], "TCG_ADAPTER": INPUTS["adapter"], "TCG_OPTIONS": INPUTS["options"]}
    env = {**job["variables"], **given, "TCG_PACKAGE": package or ""}
    if package is None:
        stand_in(folder / ".tcg-oracle")
    else:
        code = run_step("before_script", ["sh", "-e"], "\n".join(job["before_script"]), folder, env)
        if code:
            return code
    code = run_step("script", ["sh", "-e"], "\n".join(job["script"]), folder, env)
    reports = json.loads((folder / "tcg-oracle-results" / "code-quality.json").read_text(encoding="utf-8"))
    print(f"--- artifacts: code quality with {len(reports)} issues\n", flush=True)
    return code


def main() -> None:
    """Run both; ends with 0 if each job ended as it must, with 1 for the fault of the engine."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="where the two repositories are made")
    parser.add_argument("package", nargs="?", help="what pip installs: a wheel or its folder, a path, a version")
    given = parser.parse_args()
    folder, package = given.folder, given.package
    if package and Path(package).exists():
        wheels = sorted(Path(package).glob("*.whl")) or [Path(package)]
        package = str(wheels[-1].resolve())
    codes = {}
    for name, job in (("github", github), ("gitlab", gitlab)):
        print(f"=== {name}", flush=True)
        place = Path(folder).resolve() / name
        make_repository(place)
        codes[name] = job(place, package)
    print("exit codes:", *(f"{name} {code}" for name, code in codes.items()))
    sys.exit(0 if set(codes.values()) == {1} else 1)


if __name__ == "__main__":
    main()
