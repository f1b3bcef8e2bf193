"""Games from outside, installed for a test as pip would install them, and gone after it."""

import importlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from uv import find_uv_bin

from bot.plugins.registry import installed
from bot.text import words
from tests.support.fixtures import blank, evening, gallows, hurry, secrets

__all__ = ["blank", "evening", "gallows", "hurry", "secrets"]

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTEST_ALONE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""An author has pytest, without the plug-ins of the bot's own tests: these take long to import."""
INFO = "Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"


def pip_install(package: Path, target: Path) -> None:
    """Install a package beside the others as pip does, without fetching anything."""
    subprocess.run(
        [
            find_uv_bin(), "pip", "install", "--quiet", "--python", sys.executable, "--no-cache",
            "--offline", "--no-deps", "--no-build-isolation", "--target", str(target),
            str(package),
        ],
        check=True,
    )  # fmt: skip


@contextmanager
def on_path(folder: Path) -> Iterator[None]:
    """Let this process find what is installed in a folder, and forget it again."""

    def forget() -> None:
        importlib.invalidate_caches()
        for cached in (installed, words.game_folders, words.bundle_of, words._words):
            cached.cache_clear()

    sys.path.append(str(folder))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name, module in list(sys.modules.items()):
            if str(getattr(module, "__file__", None) or "").startswith(str(folder)):
                del sys.modules[name]
        forget()


@pytest.fixture(scope="session")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that liar's dice is installed in."""
    folder = tmp_path_factory.mktemp("installed")
    pip_install(EXAMPLES / "liars_dice", folder)
    return folder


@pytest.fixture
def dice(packed: Path) -> Iterator[None]:
    """Liar's dice, installed."""
    with on_path(packed):
        yield


@pytest.fixture(scope="session")
def herbs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that nightshade is installed in."""
    folder = tmp_path_factory.mktemp("installed")
    pip_install(EXAMPLES / "nightshade", folder)
    return folder


@pytest.fixture
def nightshade(herbs: Path) -> Iterator[None]:
    """Nightshade, installed."""
    with on_path(herbs):
        yield


Add = Callable[..., None]
"""Adds a package: its name, the source of its module, and its entry points."""


@contextmanager
def packages(folder: Path) -> Iterator[Add]:
    """Let this process find packages that are made up in a folder, and forget them again."""
    folder.mkdir()

    def add(name: str, source: str, **entries: str) -> None:
        (folder / f"{name}.py").write_text(source)
        info = folder / f"{name}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(INFO.format(name=name))
        lines = [f"{game} = {value}" for game, value in entries.items()]
        (info / "entry_points.txt").write_text("\n".join(["[gallows.games]", *lines]))
        for cached in (installed, words.game_folders):
            cached.cache_clear()

    with on_path(folder):
        yield add


@pytest.fixture
def add(tmp_path: Path) -> Iterator[Add]:
    """Installs packages that are made up for the test."""
    with packages(tmp_path / "site") as add:
        yield add
