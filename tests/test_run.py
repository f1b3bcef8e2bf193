"""run.py installs when something changed, and only then."""

import os
import sys
from pathlib import Path

import pytest

import run
from gallows import postgres_programs

MAKE_VENV, INSTALL = run.make_venv, run.install


class Workshop:
    """A project folder in which nothing is really installed, only written down."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.done: list[str] = []
        (root / "requirements").mkdir()
        for name in (
            "pyproject.toml",
            *(f"requirements/{kind}.txt" for kind in (*run.KINDS, "scripts")),
        ):
            (root / name).write_text(name)

    def make_venv(self) -> None:
        self.done.append("venv")
        run.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        run.PYTHON.touch()

    def install(self, what: str, *options: str) -> None:
        self.done += [Path(option).name for option in options if "requirement=" in option]

    def set_up(self, kind: str) -> list[str]:
        """What setting up for `kind` did."""
        self.done = []
        run.set_up(kind)
        return self.done


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    workshop = Workshop(tmp_path)
    venv = tmp_path / ".venv"
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", venv)
    monkeypatch.setattr(run, "PYTHON", venv / "python")
    monkeypatch.setattr(run, "UV", venv / "uv")
    monkeypatch.setattr(run, "STAMP", venv / "installed.txt")
    monkeypatch.setattr(run, "make_venv", workshop.make_venv)
    monkeypatch.setattr(run, "install", workshop.install)
    return workshop


def test_the_first_time_sets_up_and_the_second_does_nothing(workshop: Workshop) -> None:
    assert workshop.set_up("run") == ["venv", "run.txt"]
    assert workshop.set_up("run") == []


def test_what_is_said_of_setting_up_is_no_part_of_a_commands_output(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """`run.py simulate --jsonl` in a fresh clone writes JSON and nothing else to stdout."""
    python = workshop.root / "a-python"
    python.write_text("#!/bin/sh\necho what a tool says\n")
    python.chmod(0o755)
    monkeypatch.setattr(run, "outer_python", lambda: str(python))
    run.PYTHON.parent.mkdir()
    run.PYTHON.symlink_to(python)
    monkeypatch.setattr(run, "make_venv", MAKE_VENV)
    monkeypatch.setattr(run, "install", INSTALL)
    run.set_up("run")
    said = capfd.readouterr()
    assert said.out == ""
    assert "Making .venv" in said.err
    assert "Installed dependencies" in said.err


def test_a_link_in_place_of_the_folder_is_replaced_and_what_it_leads_to_stays(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    (elsewhere / "python").write_text("of another project")
    run.VENV.symlink_to(elsewhere)
    python = workshop.root / "a-python"
    python.write_text('#!/bin/sh\nmkdir "$4"\n')
    python.chmod(0o755)
    monkeypatch.setattr(run, "outer_python", lambda: str(python))
    MAKE_VENV()
    assert run.VENV.is_dir()
    assert not run.VENV.is_symlink()
    assert (elsewhere / "python").read_text() == "of another project"


def test_what_tests_need_includes_what_playing_needs(workshop: Workshop) -> None:
    workshop.set_up("run")
    assert workshop.set_up("dev") == ["dev.txt", "scripts.txt"]
    assert workshop.set_up("run") == []


@pytest.mark.parametrize(
    ("options", "there", "lock"),
    [
        (["--servers", "4"], False, "run.txt"),
        (["--processes", "2"], True, "postgres.txt"),
        (["--processes=2"], False, "play-postgres.txt"),
        (
            ["--processes", "2", "--database", "postgresql+asyncpg://there/is"],
            False,
            "postgres.txt",
        ),
    ],
)
def test_several_processes_get_their_server_from_the_machine_or_with_it(
    workshop: Workshop,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    there: bool,
    lock: str,
) -> None:
    programs = postgres_programs.Programs(workshop.root, "18")
    monkeypatch.setattr(postgres_programs, "of_the_machine", lambda: [programs] * there)
    monkeypatch.setattr(run, "become", lambda command: 0)
    monkeypatch.setenv("GALLOWS_CALLED", "")  # As it is set for good.
    run.main(["play", *options])
    assert workshop.done == ["venv", lock]
    assert workshop.set_up("run") == [], "what an evening alone needs is there, too"


URL = "postgresql+asyncpg://king@castle/gallows"


@pytest.mark.parametrize(
    ("words", "settings", "lock"),
    [
        ("run", {}, "run.txt"),
        ("run", {".env": f"GALLOWS_DATABASE_URL='{URL}'"}, "postgres.txt"),
        ("run", {".env": f"\ufeffGALLOWS_DATABASE_URL={URL}"}, "postgres.txt"),
        ("doctor", {".env": "GALLOWS_DATABASE_URL_FILE=url", "url": URL}, "postgres.txt"),
        ("run", {".env": f"# GALLOWS_DATABASE_URL={URL}"}, "run.txt"),
        (f"copy-database sqlite+aiosqlite:///data/gallows.db {URL}", {}, "postgres.txt"),
    ],
)
def test_who_has_postgresql_gets_its_driver_whenever_all_is_installed_anew(
    workshop: Workshop,
    monkeypatch: pytest.MonkeyPatch,
    words: str,
    settings: dict[str, str],
    lock: str,
) -> None:
    """Such as after an update of the machine's Python, which nobody remembers by then."""
    monkeypatch.chdir(workshop.root)
    monkeypatch.delenv("GALLOWS_DATABASE_URL", raising=False)
    monkeypatch.setenv("GALLOWS_CALLED", "")  # As it is set for good.
    monkeypatch.setattr(run, "become", lambda command: 0)
    for name, written in settings.items():
        Path(name).write_text(f"{written}\n", "utf-8")
    run.main(words.split())
    assert workshop.done == ["venv", lock]


def tool(path: Path, says: str, code: int = 0) -> None:
    """Something that notes in a file what it was told to install."""
    note = path.parent / "told.txt"
    path.write_text(f'#!/bin/sh\necho "{says} $@" >> {note}\nexit {code}\n')
    path.chmod(0o755)


@pytest.mark.parametrize("code", [0, 1])
def test_what_uv_cannot_install_pip_does(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def install(what: str, *options: str) -> None:
        INSTALL(what, *options)
        tool(run.UV, "uv", code)

    lock = "some==1 \\\n    --hash=sha256:1\nuv==2 \\\n    --hash=sha256:2\n    # a word\nyarl==3\n"
    (workshop.root / "requirements/dev.txt").write_text(lock)
    run.PYTHON.parent.mkdir()
    tool(run.PYTHON, "pip")
    monkeypatch.setattr(run, "make_venv", lambda: None)
    monkeypatch.setattr(run, "install", install)
    run.set_up("dev")
    alone = run.VENV / "uv.txt"
    assert alone.read_text() == "uv==2 \\\n    --hash=sha256:2\n    # a word"
    told = [each.split() for each in (run.VENV / "told.txt").read_text().splitlines()]
    by = [(each[0], Path(each[-1]).name) for each in told]
    rest = ["dev.txt", "scripts.txt", workshop.root.name]
    assert by[0] == ("pip", "uv.txt"), "uv itself comes by pip"
    who = ["uv", "pip"] if code else ["uv"]
    assert by[1:] == [(each, what) for what in rest for each in who]
    assert all("--require-hashes" in each for each in told[:3])


def test_the_program_is_told_how_it_was_called(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[str, str | None]] = []

    def become(command: list[str | Path]) -> int:
        started.append((str(command[-1]), os.environ.get("GALLOWS_CALLED")))
        return 0

    monkeypatch.setattr(run, "become", become)
    monkeypatch.setenv("GALLOWS_CALLED", "")
    run.main(["doctor"])
    assert started == [("doctor", run.CALLED)]
    assert run.CALLED.endswith("run.py")


@pytest.mark.parametrize("changed", ["pyproject.toml", "requirements/run.txt"])
def test_a_change_is_installed_into_the_same_venv(workshop: Workshop, changed: str) -> None:
    workshop.set_up("run")
    (workshop.root / changed).write_text("changed")
    assert workshop.set_up("run") == ["run.txt"]


def test_another_python_gets_a_fresh_venv(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop.set_up("run")
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert workshop.set_up("run") == ["venv", "run.txt"]


def test_an_interrupted_installation_starts_afresh(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(what: str, *options: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(run, "install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run.set_up("run")
    assert workshop.set_up("run") == ["venv", "run.txt"]


def test_an_old_python_is_told_which_one_to_get(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; this is 3\.9 "):
        run.refuse_old_python()


def test_an_old_python_names_no_newer_one_that_does_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A version manager's shim is on the path with nothing behind it."""
    for name, code in {"python3.13": 127, "python3.12": 0}.items():
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {code}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit, match=r"has a newer one: python3\.12 run\.py"):
        run.refuse_old_python()


def test_pip_keeps_the_way_to_packages_but_not_another_target(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    monkeypatch.setenv("HTTPS_PROXY", "proxy")
    environment = run.clean_environment()
    assert "PIP_TARGET" not in environment
    assert environment["HTTPS_PROXY"] == "proxy"
