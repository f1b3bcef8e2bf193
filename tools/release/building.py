"""The files of a release, made of a commit and of nothing else, and the same bytes each time."""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.release.bill import bill
from tools.release.locked import shipped

SUMS = "SHA256SUMS"
WHEREVER = (
    {"TZ": "UTC", "PYTHONHASHSEED": "0", "LC_ALL": "C"},
    {"TZ": "Asia/Kathmandu", "PYTHONHASHSEED": "1", "LC_ALL": "C.UTF-8"},
)
"""Two machines that must come to the same: what differs between them must not matter."""
MASKS = (0o022, 0o077)

RELATIVE = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")
"""A link or picture of a page that leads to another file of the repository."""
UNKNOWN_ADDRESS = "ADDRESS_OF_THIS_REPOSITORY"
"""What the README says where it does not know where it lies."""


class Unreproducible(Exception):
    """Two builds of one commit were not the same; the message names the files."""


def git(root: Path, *words: str) -> bytes:
    """Return what git says."""
    return subprocess.run(["git", *words], cwd=root, capture_output=True, check=True).stdout


def leading_to(page: str, address: str, version: str) -> str:
    """Return a page for a place without the repository's files, with links to where they are.

    ``address``: of the repository; where that is not known the page stays as it is.
    """
    if not address:
        return page

    def led(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[1]}[{found[2]}]({address}/{kind}/v{version}/{found[3]})"

    return RELATIVE.sub(led, page).replace(UNKNOWN_ADDRESS, f"{address}.git")


def build_twice(
    root: Path, commit: str, version: str, notes: str, into: Path, address: str = ""
) -> list[Path]:
    """Build everything from a commit, in two places, into a folder; return the files.

    ``address``: of the repository, for the links of the package's page.
    Raise `Unreproducible` if the two are not the same to the byte.
    """
    builds = []
    for n, (settings, mask) in enumerate(zip(WHEREVER, MASKS, strict=True)):
        with TemporaryDirectory(prefix=f"release-{'again-' * n}") as place:
            before = os.umask(mask)
            try:
                builds.append(build(root, commit, version, Path(place), settings, address))
            finally:
                os.umask(before)
    first, second = builds
    unlike = sorted(name for name in first | second if first.get(name) != second.get(name))
    if unlike:
        raise Unreproducible(f"Built twice, and not the same: {', '.join(unlike)}")
    first["RELEASE_NOTES.md"] = notes.encode()
    first[SUMS] = "".join(
        f"{hashlib.sha256(first[name]).hexdigest()}  {name}\n" for name in sorted(first)
    ).encode()
    into.mkdir(parents=True, exist_ok=True)
    for name, content in first.items():
        (into / name).write_bytes(content)
    return [into / name for name in sorted(first)]


def build(
    root: Path, commit: str, version: str, place: Path, settings: dict[str, str], address: str
) -> dict[str, bytes]:
    """Build a commit in an empty folder; return the files by their names."""
    made_at = int(git(root, "show", "-s", "--format=%ct", commit))
    source, packages = place / "source", place / "packages"
    unpack(git(root, "archive", commit), source)
    readme = source / "README.md"
    page = leading_to(readme.read_text("utf-8"), address, version)
    readme.write_text(page, "utf-8", newline="\n")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-t", "sdist", "-d", packages],
        cwd=source,
        env={**os.environ, **settings, "SOURCE_DATE_EPOCH": str(made_at)},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    files = {file.name: file.read_bytes() for file in packages.iterdir()}
    name = f"gallows-and-goblets-{version}"
    files[f"{name}-container.tar.gz"] = packed(source, in_image(source), name, made_at)
    files[f"{name}.cdx.json"] = bill(version, shipped(source), made_at).encode()
    return files


def unpack(archive: bytes, into: Path) -> None:
    """Unpack a tar archive; Python before 3.11.4 knows no filter, and takes no word of one."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extraction_filter = getattr(tarfile, "data_filter", None)
        files.extractall(into)


def in_image(source: Path) -> Callable[[str], bool]:
    """Return what says of a path whether the image is built of it, as `.dockerignore` has it."""
    lines = (source / ".dockerignore").read_text("utf-8").split()
    wanted = [line[1:] for line in lines if line.startswith("!")]
    ignored = [line.removeprefix("**/") for line in lines if line.startswith("**/")]

    def taken(path: str) -> bool:
        first, *_, last = path.split("/") if "/" in path else (path, path)
        if path in ("Containerfile", ".dockerignore"):
            return True
        return first in wanted and not any(fnmatchcase(last, each) for each in ignored)

    return taken


def packed(source: Path, taken: Callable[[str], bool], folder: str, made_at: int) -> bytes:
    """Return an archive of files, in a folder, without a trace of where and by whom it was made."""
    buffer = io.BytesIO()
    with (
        gzip.GzipFile(filename="", mode="wb", fileobj=buffer, mtime=made_at) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for file in sorted(source.rglob("*")):
            path = file.relative_to(source).as_posix()
            if not file.is_file() or not taken(path):
                continue
            about = tarfile.TarInfo(f"{folder}/{path}")
            about.size, about.mtime, about.mode = file.stat().st_size, made_at, 0o644
            with file.open("rb") as content:
                archive.addfile(about, content)
    return buffer.getvalue()
