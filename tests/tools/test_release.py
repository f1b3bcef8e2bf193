"""A release: what must stand before it, and the files that it is made of."""

import hashlib
import io
import json
import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

import run
from tools.release import __main__ as command
from tools.release import building, licences, standing
from tools.release.bill import bill
from tools.release.locked import SHIPPED, Locked, shipped

ADDRESS = "https://git.example/court/gallows"
CHANGELOG = """\
# Changelog

## [Unreleased]
{unreleased}
## [1.0.0] - 2026-01-31

### Added

- A bear.

## [0.9.0] - 2025-12-24

- A wolf.
"""


def project(folder: Path, *, version: str = "1.0.0", unreleased: str = "") -> Path:
    """A folder with a version and a changelog, and git."""
    (folder / "pyproject.toml").write_text(f'[project]\nversion = "{version}"\n')
    (folder / "CHANGELOG.md").write_text(CHANGELOG.format(unreleased=unreleased))
    git(folder, "init", "--quiet")
    commit(folder)
    return folder


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@b.example")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "Some change", "--allow-empty")


# What must stand


def test_a_release_that_is_written_down_everywhere_may_be_built(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert list(standing.of_version("1.0.0", root)) == []
    assert list(standing.of_commit("1.0.0", root)) == []


@pytest.mark.parametrize(
    ("version", "there", "unreleased", "told"),
    [
        ("v1", "1.0.0", "", "v1 is no version"),
        ("1.0.0", "0.9.0", "", 'write version = "1.0.0" there'),
        ("1.1.0", "1.1.0", "", "nothing under a heading like `## [1.1.0]"),
        ("1.0.0", "1.0.0", "\n- A fox.\n", "changes under Unreleased"),
    ],
)
def test_what_is_not_written_down_is_named(
    tmp_path: Path, version: str, there: str, unreleased: str, told: str
) -> None:
    root = project(tmp_path, version=there, unreleased=unreleased)
    (trouble,) = standing.of_version(version, root)
    assert told in trouble


def test_the_notes_are_what_the_changelog_says_of_that_version_alone() -> None:
    assert standing.notes("1.0.0", CHANGELOG) == "### Added\n\n- A bear."
    assert standing.notes("0.9", CHANGELOG) == ""


def test_what_is_not_committed_is_not_released(tmp_path: Path) -> None:
    root = project(tmp_path)
    (root / "bear.py").touch()
    (trouble,) = standing.of_commit("1.0.0", root)
    assert trouble.startswith("bear.py is not committed:")


def test_no_version_is_released_twice(tmp_path: Path) -> None:
    root = project(tmp_path)
    git(root, "tag", "v1.0.0")
    assert list(standing.of_commit("1.0.0", root)) == [], "the same commit may be built again"
    commit(root)
    (trouble,) = standing.of_commit("1.0.0", root)
    assert "v1.0.0 is another commit" in trouble


def test_without_all_that_nothing_is_built(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "ROOT", project(tmp_path, version="0.9.0"))
    monkeypatch.setattr(standing, "of_documents", lambda root: ["a picture is not described"])
    monkeypatch.setattr(licences, "unaccepted", lambda packages: [])
    (tmp_path / "requirements").mkdir()
    for lock in ("postgres.txt", "scripts.txt"):
        (tmp_path / "requirements" / lock).touch()
    commit(tmp_path)
    assert command.release("1.0.0") == 1
    told = capsys.readouterr().out
    assert "a picture is not described" in told
    assert "Nothing was built: 2 problems to solve." in told


# Licences


def test_every_package_and_font_of_the_image_has_a_licence_that_is_accepted() -> None:
    assert list(licences.unaccepted(shipped(run.ROOT))) == []
    assert list(licences.closed_fonts()) == []


def test_a_package_without_a_licence_or_with_another_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(licences.READ_BY_HAND, "bear", "GPL-3.0-only OR MIT")
    packages = [Locked("bear", "1", "", ()), Locked("no-such-package", "2", "", ())]
    first, second = licences.unaccepted(packages)
    assert first == "bear 1: GPL-3.0-only OR MIT is not among the accepted licences"
    assert second.startswith("no-such-package 2: no licence is known")


# What is built


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The newest commit, built twice."""
    into = tmp_path_factory.mktemp("dist")
    files = building.build_twice(run.ROOT, "HEAD", "1.0.0", "A bear.\n", into, ADDRESS)
    return {file.name: file.read_bytes() for file in files}


@pytest.fixture(scope="module")
def committed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The newest commit's locks: what is in the folder may have changed since."""
    place = tmp_path_factory.mktemp("committed")
    building.unpack(building.git(run.ROOT, "archive", "HEAD", "requirements"), place)
    return place


def one(files: dict[str, bytes], ending: str) -> bytes:
    (name,) = (name for name in files if name.endswith(ending))
    return files[name]


def test_a_release_is_the_same_to_the_byte_each_time_and_has_everything(
    built: dict[str, bytes],
) -> None:
    """`build_twice` compares: it raises where two builds differ."""
    kinds = {".whl", "container.tar.gz", ".cdx.json", "RELEASE_NOTES.md", "SHA256SUMS"}
    assert all(one(built, kind) for kind in kinds)
    assert len(built) == len(kinds) + 1, "and the source archive"
    assert built["RELEASE_NOTES.md"] == b"A bear.\n"


def test_the_packages_page_leads_to_the_repository_where_alone_its_files_are(
    built: dict[str, bytes],
) -> None:
    with zipfile.ZipFile(io.BytesIO(one(built, ".whl"))) as wheel:
        (about,) = (name for name in wheel.namelist() if name.endswith("/METADATA"))
        page = wheel.read(about).decode()
    links = re.findall(r"\]\(([^)]+)\)", page)
    assert f"{ADDRESS}/raw/v1.0.0/docs/pictures/evening.webp" in links
    assert f"{ADDRESS}/blob/v1.0.0/docs/hosting.md#in-ten-minutes" in links
    assert [each for each in links if not each.startswith(("https://", "#"))] == []
    assert f"git clone --depth 1 {ADDRESS}.git" in page


def test_where_the_address_is_not_known_a_page_stays_as_it_is() -> None:
    page = "[data](docs/data.md) of ADDRESS_OF_THIS_REPOSITORY"
    assert building.leading_to(page, "", "1.0.0") == page


def test_builds_that_differ_are_no_release(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    there = iter(({"a.whl": b"1", "b": b"2"}, {"a.whl": b"1", "b": b"3"}))
    monkeypatch.setattr(building, "build", lambda *_: next(there))
    with pytest.raises(building.Unreproducible, match=r"not the same: b$"):
        building.build_twice(run.ROOT, "HEAD", "1.0.0", "", tmp_path / "dist")
    assert not (tmp_path / "dist").exists()


def test_the_checksums_are_of_every_other_file(built: dict[str, bytes]) -> None:
    lines = built["SHA256SUMS"].decode().splitlines()
    told = {name: digest for digest, name in (line.split("  ") for line in lines)}
    real = {name: hashlib.sha256(content).hexdigest() for name, content in built.items()}
    del real["SHA256SUMS"]
    assert told == real


def test_what_the_image_is_built_of_is_what_its_file_copies(built: dict[str, bytes]) -> None:
    with tarfile.open(fileobj=io.BytesIO(one(built, "container.tar.gz"))) as archive:
        members = {member.name.partition("/")[2]: member for member in archive}
    with zipfile.ZipFile(io.BytesIO(one(built, ".whl"))) as wheel:
        packed = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert {"Containerfile", "pyproject.toml", "requirements/postgres.txt"} <= members.keys()
    assert packed <= members.keys()
    assert not [name for name in members if name.startswith(("tests/", "docs/", ".git"))]
    assert {(each.uid, each.uname, each.mode) for each in members.values()} == {(0, "", 0o644)}


def test_the_bill_of_materials_is_valid_and_names_every_package_with_its_licence(
    built: dict[str, bytes], committed: Path
) -> None:
    written = one(built, ".cdx.json").decode()
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(written) is None
    told = json.loads(written)
    packages = shipped(committed)
    assert packages
    assert [(each["name"], each["version"]) for each in told["components"]] == [
        (each.name, each.version) for each in packages
    ]
    assert [each["name"] for each in told["components"] if not each["licenses"]] == []
    needs = {each["ref"].partition("@")[0]: each.get("dependsOn") for each in told["dependencies"]}
    (needed,) = (each for each in needs["pkg:pypi/discord-py"] if "aiohttp" in each)
    assert needed in {each["bom-ref"] for each in told["components"]}


def test_every_hash_of_the_locks_is_in_the_bill(built: dict[str, bytes], committed: Path) -> None:
    locks = [committed / "requirements" / name for name in SHIPPED]
    hashes = {
        found for lock in locks for found in re.findall(r"sha256:(\w+)", lock.read_text("utf-8"))
    }
    told = re.findall(r'"content": "(\w+)"', one(built, ".cdx.json").decode())
    assert set(told) == hashes


def test_a_bill_says_where_a_package_is_wanted_and_what_its_files_hash_to() -> None:
    package = Locked("colorama", "0.4.6", "sys_platform == 'win32'", ("ab" * 32,))
    (part,) = json.loads(bill("1.0.0", [package], 0))["components"]
    assert part["properties"][0]["value"] == "sys_platform == 'win32'"
    assert part["externalReferences"][0]["hashes"][0]["content"] == "ab" * 32


def test_an_archive_of_a_commit_has_every_kept_file(built: dict[str, bytes]) -> None:
    (name,) = (each for each in built if each.startswith("gallows_and") and each.endswith("gz"))
    with tarfile.open(fileobj=io.BytesIO(built[name])) as archive:
        packed = {each.partition("/")[2] for each in archive.getnames()}
    committed = building.git(run.ROOT, "ls-tree", "-r", "--name-only", "HEAD").decode().split()
    assert committed
    assert set(committed) - packed == set()
