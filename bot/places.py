"""Where the program is, and so where its data are when nobody has said where."""

from pathlib import Path

from platformdirs import user_data_path

PROGRAM = Path(__file__).parents[1]
NAME = "gallows-and-goblets"


def from_sources() -> bool:
    """Say whether the program runs from its sources, which have `run.py`, and not as a package."""
    return (PROGRAM / "run.py").is_file()


def data_folder() -> Path:
    """Return the folder for databases that no setting names.

    From sources it is `data` in the folder where the program is started. A package can be started
    anywhere, so there it is where the system keeps what belongs to a user's programs.
    """
    return Path("data") if from_sources() else user_data_path(NAME, appauthor=False)


def data_url() -> str:
    """Return the URL of the database that no setting names."""
    return file_url(data_folder() / "gallows.db")


def file_url(file: Path) -> str:
    """Return the URL of a database in a file, whatever its folders are called.

    No more is written otherwise than what a URL does not take for part of a name.
    """
    path = file.as_posix().replace("%", "%25").replace("?", "%3F")
    return f"sqlite+aiosqlite:///{path}"
