"""`python3 -m tools.lock [OPTIONS]`: write the locks anew, for all supported Pythons and systems.

Options go to `uv pip compile`: versions that are locked stay unless `--upgrade` or
`--upgrade-package NAME` is given. The first lock binds the others, so that every set has the same
version of a package.
"""

from __future__ import annotations

import os
import subprocess
import sys

import run

LOCKS = (
    ("requirements/run.txt", ("pyproject.toml", "--group", "build")),
    ("requirements/postgres.txt", ("pyproject.toml", "--group", "build", "--extra", "postgres")),
    (
        "requirements/play-postgres.txt",
        ("pyproject.toml", "--group", "build", "--extra", "play-postgres"),
    ),
    ("requirements/dev.txt", ("pyproject.toml", "--group", "build", "--group", "dev")),
    ("requirements/scripts.txt", ("--group", "scripts", "--no-deps")),
)


def main(options: list[str]) -> int:
    """Resolve one lock after the other, and return the exit code."""
    run.set_up("dev")
    os.chdir(run.ROOT)
    first = LOCKS[0][0]
    for target, sources in LOCKS:
        run.say(f"Locking {target}")
        bound = () if target == first else ("--constraint", first)
        failed = subprocess.call(
            [
                str(run.BIN / f"uv{run.EXE}"), "pip", "compile", *sources, *bound,
                "--output-file", target, "--universal",
                "--python-version", "{}.{}".format(*run.OLDEST), "--generate-hashes",
                "--no-emit-index-url", "--no-annotate", "--quiet", "--no-progress",
                "--custom-compile-command", "python3 -m tools.lock", *options,
            ]
        )  # fmt: skip
        if failed:
            return failed
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
