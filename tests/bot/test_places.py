"""Where data are kept when nobody has said so, on every system."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot import places
from bot.store.dialects import shown


def test_from_source_it_is_a_folder_beside_what_one_does() -> None:
    assert places.data_folder() == Path("data")
    assert make_url(places.data_url()).database == "data/gallows.db"


def test_a_package_keeps_them_with_its_user_wherever_it_is_started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(places, "PROGRAM", tmp_path)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    folder = places.data_folder()
    assert folder.is_absolute()
    assert folder.is_relative_to(Path.home())
    assert "gallows-and-goblets" in folder.parts
    assert Path(make_url(places.data_url()).database or "") == folder / "gallows.db"


def test_a_file_is_found_again_by_its_url_whatever_its_folders_are_called() -> None:
    for name in ("data/gallows.db", "/home/Jörg M/100%25 #1?/王.db", "C:/Users/Jörg M/play.db"):
        url = make_url(places.file_url(Path(name)))
        assert url.database == name
        assert make_url(shown(url)) == url
    assert shown(url) == "sqlite+aiosqlite:///C:/Users/Jörg M/play.db", "as people know it"
