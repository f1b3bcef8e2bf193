"""`python3 -m tools.lint`: every check that is not a test.

It looks at the working folder, with the tools that are locked, and ends with 1 when something is
found.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

import run

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("pyrefly", "check", "--output-format=min-text"),
    ("lint-imports", "--no-logo"),
)


def main() -> int:
    """Run every check, name those that found something, and return the exit code."""
    run.set_up("dev")
    os.chdir(run.ROOT)
    failed: list[str] = []
    for tool, *options in CHECKS:
        check = " ".join((tool, *options))
        print(f"== {check}", flush=True)
        started = time.monotonic()
        if subprocess.call([str(run.BIN / f"{tool}{run.EXE}"), *options]):
            failed.append(check)
        print(f"   {time.monotonic() - started:.1f} s", flush=True)
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
