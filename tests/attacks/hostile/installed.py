"""Hostile games installed as pip would install them: a package each, and their entry points."""

from collections.abc import Iterable
from pathlib import Path

from tests.attacks.hostile.kinds import Hostile

METADATA = "Metadata-Version: 2.1\nName: strangers\nVersion: 1\n"


def install(folder: Path, games: Iterable[Hostile]) -> None:
    """Put packages of these games into a folder that is to be on a bot's path."""
    entries = ["[gallows.games]"]
    for game in games:
        package = folder / f"stranger_{game.name}"
        texts = package / "text" / "en"
        texts.mkdir(parents=True)
        (package / "__init__.py").write_text(game.source.format(name=game.name))
        (texts / f"{game.name}.ftl").write_text(game.texts.replace("GAME", game.name))
        entries.append(f"{game.name} = {package.name}:GAME")
    info = folder / "strangers-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text("\n".join(entries))
