"""The games from `examples/` bring tests of their own, and these pass."""

import os
import subprocess
import sys
from pathlib import Path

from tests.plugins.conftest import EXAMPLES, PYTEST_ALONE


# One process for both: to import what they want takes as long as most of what they do.
def test_their_own_tests_pass(packed: Path, herbs: Path) -> None:
    """In another process, with house and games, as their authors run them."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
            # The settings are those of the bot's own tests, which name it.
            *("-p", "pytest_asyncio.plugin", "liars_dice/tests", "nightshade/tests"),
        ],
        cwd=EXAMPLES,
        env={
            **os.environ,
            **PYTEST_ALONE,
            "PYTHONPATH": os.pathsep.join(map(str, (EXAMPLES.parent, packed, herbs))),
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
