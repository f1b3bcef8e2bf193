"""`python3 -m tools.release VERSION [ADDRESS]`: check that all stands, and build it into `dist/`.

The release is the newest commit, and nothing else. In `dist/` are then the wheel, the source
archive, what the image is built of, the bill of materials, the notes and the checksums. ADDRESS is
that of the repository, such as https://git.example/court/gallows: the links of the package's page
and of the notes lead there.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import run

DIST = run.ROOT / "dist"


def main(arguments: list[str]) -> int:
    """Do it, and return the exit code: 2 for a wrong call, 1 when something does not stand."""
    if len(arguments) not in (1, 2) or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    run.set_up("dev")
    if Path(sys.prefix).resolve() != run.VENV.resolve():
        return run.become([run.PYTHON, "-m", "tools.release", *arguments])
    return release(*arguments)


def release(version: str, address: str = "") -> int:
    """Check and build, in the project's own environment."""
    from tools.release import building, licences, locked, standing

    root = run.ROOT
    checks = {
        "The version": lambda: standing.of_version(version, root),
        "The commit": lambda: standing.of_commit(version, root),
        "Licences": lambda: licences.unaccepted(locked.shipped(root)),
        "Fonts": licences.closed_fonts,
        "Documents, pictures, stories and databases": lambda: standing.of_documents(root),
    }
    wrong = 0
    for what, check in checks.items():
        troubles = list(check())
        print(f"{'PROBLEM' if troubles else 'ok     '}  {what}", flush=True)
        for trouble in troubles:
            print(f"         {trouble}")
        wrong += len(troubles)
    if wrong:
        print(f"\nNothing was built: {wrong} {'problem' if wrong == 1 else 'problems'} to solve.")
        return 1
    changelog = (root / "CHANGELOG.md").read_text("utf-8")
    notes = building.leading_to(f"{standing.notes(version, changelog)}\n", address, version)
    shutil.rmtree(DIST, ignore_errors=True)
    try:
        files = building.build_twice(root, "HEAD", version, notes, DIST, address)
    except building.Unreproducible as why:
        print(f"PROBLEM  {why}")
        return 1
    print("ok       Built twice, the same to the byte\n")
    for file in files:
        print(f"{file.stat().st_size:>10,}  {file.relative_to(root)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
