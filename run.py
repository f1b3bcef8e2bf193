#!/usr/bin/env python3
"""Set the project up in its own `.venv`, then do what was asked for.

    python3 run.py play       play in the browser, without a Discord account
    python3 run.py test       the tests (what follows goes to pytest)
    python3 run.py ANYTHING   `gallows ANYTHING`: run, simulate, doctor, verify, --help, ...

It needs Python 3.11 or newer and nothing else. Dependencies come from `requirements/`, each
checked against its hash, and are installed only when they or `pyproject.toml` have changed.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
EXE = ".exe" if WINDOWS else ""
PYTHON = BIN / f"python{EXE}"
UV = BIN / f"uv{EXE}"
CALLED = "python run.py" if WINDOWS else "python3 run.py"
"""What people typed, and so what the program tells them to type: no `gallows` is on their path."""
STAMP = VENV / "installed.txt"
"""Two lines: which Python and folder `.venv` is for, and which set of dependencies it holds."""
KINDS = "run", "postgres", "play-postgres", "dev"
"""The sets of dependencies; each holds all of those before it."""

# Three more than there are processors: many tests wait for a browser, a process or a server.
TEST = ("-m", "pytest", "-n", str((os.cpu_count() or 1) + 3), "--dist", "worksteal")
LOCKED = ("--require-hashes", "--only-binary=:all:")
"""Install nothing whose hash is not in the lock, and build nothing."""
MISLEADING = (
    "PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_USER", "PIP_PYTHON",
    "PIP_CONSTRAINT", "PIP_REQUIREMENT", "PIP_EDITABLE", "PIP_REQUIRE_HASHES", "PIP_DRY_RUN",
    "UV_CONSTRAINT", "UV_OVERRIDE", "UV_EXCLUDE_NEWER", "UV_SYSTEM_PYTHON",
)  # fmt: skip
"""Settings in the environment that would install something else, or somewhere else."""


def main(arguments: list[str]) -> int:
    """Do one command and return its exit code."""
    if not arguments or arguments[0] == "help":
        print(__doc__)
        return 0
    command, *rest = arguments
    if command == "test":
        set_up("dev")
        os.chdir(ROOT)
        # The tests start the program dozens of times: without this it would be compiled each time.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        return become([PYTHON, *TEST, *rest])
    set_up(kind_for(command, rest))
    os.environ["GALLOWS_CALLED"] = CALLED
    return become([BIN / f"gallows{EXE}", *arguments])


def kind_for(command: str, options: list[str]) -> str:
    """Return the set of dependencies that a command needs."""
    named = {each.partition("=")[0] for each in options}
    if command in ("play", "verify") and "--database" in named:
        return "postgres"
    if command != "play":
        return "postgres" if names_postgres(options) else "run"
    if "--processes" not in named:
        return "run"
    refuse_old_python()
    # In this folder, and of the standard library alone.
    from gallows.postgres_programs import of_the_machine

    return "postgres" if of_the_machine() else "play-postgres"


def names_postgres(options: list[str]) -> bool:
    """Say whether the options name a PostgreSQL database, or the settings do."""
    addresses = [*options, setting("GALLOWS_DATABASE_URL")]
    file = setting("GALLOWS_DATABASE_URL_FILE")
    if file:
        addresses.append(content(file))
    return any("postgresql+asyncpg:" in each for each in addresses)


def setting(name: str) -> str:
    """Return a setting as the program finds it: in the environment, else in `.env`."""
    found = re.findall(rf"^\s*(?:export\s+)?{name}\s*=(.*)", content(".env"), re.MULTILINE)
    return os.environ.get(name) or (found[-1].strip(" \t\r\"'") if found else "")


def content(file: str) -> str:
    """Return what is in a file; nothing where it cannot be read, of which the program tells."""
    try:
        return Path(file).read_text("utf-8-sig", "replace")
    except OSError:
        return ""


def refuse_old_python() -> None:
    """Stop with what to do about it when this Python is too old."""
    if sys.version_info >= OLDEST:
        return
    newer = [name for name in (f"python3.{n}" for n in range(20, 10, -1)) if starts(name)]
    sys.exit(
        "Gallows & Goblets needs Python {}.{} or newer; this is {}.{} ({}).\n{}".format(
            *OLDEST,
            *sys.version_info[:2],
            sys.executable,
            f"This machine has a newer one: {newer[0]} run.py"
            if newer
            else "Get one from your package manager or from python.org.",
        )
    )


def starts(name: str) -> bool:
    """Say whether there is such a Python: a name on the path may have nothing behind it."""
    found = shutil.which(name)
    if found is None:
        return False
    return subprocess.call([found, "-c", ""], stderr=subprocess.DEVNULL) == 0


def set_up(kind: str) -> None:
    """Make `.venv` hold the project and the dependencies of `kind`, unless it already does."""
    refuse_old_python()
    place, wanted = fingerprint(ROOT, sys.version), contents(kind)
    there = STAMP.read_text().split() if PYTHON.exists() and STAMP.exists() else []
    enough = map(contents, KINDS[KINDS.index(kind) :])
    if there and there[0] == place and there[1] in enough:
        return
    STAMP.unlink(missing_ok=True)
    if not there or there[0] != place:
        make_venv()
    lock, scripts = lock_of(kind), lock_of("scripts")
    if kind == "dev":
        install_uv(lock)
    install("dependencies", *LOCKED, f"--requirement={lock}")
    if kind == "dev":
        install("large fonts", *LOCKED, "--no-deps", f"--requirement={scripts}")
    install("the project", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    STAMP.write_text(f"{place}\n{wanted}\n")


def install_uv(lock: Path) -> None:
    """Install uv alone, at the version in a lock: with it the rest takes a fifth of pip's time."""
    found = re.search(r"^uv==.*(?:\n .*)*", lock.read_text("utf-8"), re.MULTILINE)
    if found is not None:
        alone = VENV / "uv.txt"
        alone.write_text(found[0])
        install("uv", *LOCKED, f"--requirement={alone}")


def lock_of(kind: str) -> Path:
    """Return the file that says what is installed for `kind`, with hashes."""
    return ROOT / "requirements" / f"{kind}.txt"


def contents(kind: str) -> str:
    """Return a hash of all that decides what is installed for `kind`."""
    large = (lock_of("scripts"),) if kind == "dev" else ()
    files = (ROOT / "pyproject.toml", lock_of(kind), *large)
    return fingerprint(*(file.read_bytes() for file in files))


def fingerprint(*parts: object) -> str:
    """Return a hash of `parts`."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def make_venv() -> None:
    """Make a fresh `.venv` with the Python that runs this file."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(
            "This Python cannot make virtual environments: its venv or ensurepip is missing.\n"
            "On Debian and Ubuntu: sudo apt-get install python3-venv"
        )
    say(f"Making .venv with Python {'.'.join(map(str, sys.version_info[:3]))}")
    if VENV.is_symlink():
        VENV.unlink()  # What it leads to is not this project's to empty.
    done = subprocess.run(
        [outer_python(), "-m", "venv", "--clear", str(VENV)],
        env=clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nThe virtual environment {VENV} could not be made (see above).")


def outer_python() -> str:
    """Return the Python that runs this file, or the one behind it when that is `.venv`'s own."""
    inside = Path(sys.prefix).resolve() == VENV.resolve()
    return getattr(sys, "_base_executable", sys.executable) if inside else sys.executable


def install(what: str, *options: str) -> None:
    """Install `what` with uv if it is there, else with pip, whose words are told if it fails.

    uv does not read pip's configuration: where that alone leads to packages, pip gets them.
    """
    started, live = time.monotonic(), sys.stderr.isatty()
    say(f"Installing {what} ...", end=not live)
    if not (UV.exists() and call_uv(*options)):
        code, spoken = call_pip(what, live, *options)
        if code:
            sys.exit(f"\n{spoken}\npip could not install {what} (see above).")
    done = f"Installed {what} in {time.monotonic() - started:.0f} s"
    say(f"\r{done:<78}" if live else done)


def call_uv(*options: str) -> bool:
    """Let uv install something; say whether it could."""
    uv = [str(UV), "pip", "install", "--quiet", "--python", str(PYTHON), *options]
    done = subprocess.run(uv, env=clean_environment(), capture_output=True)
    return done.returncode == 0


def call_pip(what: str, live: bool, *options: str) -> tuple[int, str]:
    """Let pip install something, and return its exit code and all that it said.

    ``live``: show how far it is.
    """
    pip = [
        str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input",
        "--progress-bar=off", *options,
    ]  # fmt: skip
    packages = 0
    spoken: list[str] = []
    with subprocess.Popen(
        pip,
        env=clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            spoken.append(line)
            if line.startswith("Collecting ") and live:
                packages += 1
                name = line.split()[1].partition("==")[0]
                say(f"\rInstalling {what} ... {packages} fetched, now {name:<24.24}", end=False)
    return process.returncode, "".join(spoken)


def clean_environment() -> dict[str, str]:
    """Return the environment without what would lead pip or Python to another place.

    Settings that say how to reach packages (a proxy, a mirror, certificates) are kept.
    """
    return {name: value for name, value in os.environ.items() if name.upper() not in MISLEADING}


def become(command: list[str | Path]) -> int:
    """Go on as `command`: as this very process where the system can, else as its parent."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    if not WINDOWS:
        os.execv(words[0], words)
    process = subprocess.Popen(words)
    while True:
        # Ctrl+C reaches the child by itself; it decides when to end.
        with contextlib.suppress(KeyboardInterrupt):
            return process.wait()


def say(text: str, end: bool = True) -> None:
    """Announce a long wait before it begins, where nobody reads the output of a command."""
    print(text, end="\n" if end else "", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
