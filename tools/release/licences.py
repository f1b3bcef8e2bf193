"""The licence of each package that the image holds, as SPDX writes it: spdx.org/licenses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from importlib.util import find_spec
from pathlib import Path

from fontTools.ttLib import TTFont

from bot.drawing.fonts import DISPLAY, SOURCES
from tools.release.locked import Locked

ACCEPTED = {
    "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-CMU", "MPL-2.0", "OFL-1.1",
    "PSF-2.0",
}  # fmt: skip
"""What asks no more of who passes it on unchanged than to keep its licence with it."""

READ_BY_HAND = {
    "audioop-lts": "PSF-2.0",  # Installed from Python 3.13 on only.
    "colorama": "BSD-3-Clause",  # Installed on Windows only.
    "koreanize-matplotlib": "MIT AND OFL-1.1",  # Its metadata leave out the font.
    "resvg-py": "MIT",  # Only its LICENSE file says so.
    "zhplot": "MIT AND OFL-1.1",  # Its metadata leave out the font.
}
"""Licences of packages whose metadata do not say them, or are not here to be asked."""

SPELLINGS = {
    "Apache 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "ISC License": "ISC",
    "MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: ISC License (ISCL)": "ISC",
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "License :: OSI Approved :: Python Software Foundation License": "PSF-2.0",
}
"""How metadata write what SPDX writes otherwise."""
OPEN_BY_HAND = {
    # Names its maker alone where others name a licence; it is under the OFL, as its maker says:
    # https://hangeul.naver.com/font
    "NanumGothic.ttf",
}
OPEN_FONT = "SIL Open Font License"
LICENCE_OF_FONT = 13
"""The row of a font's names that says it (OpenType, table `name`)."""


def licence_of(name: str) -> str:
    """Return a package's licence; nothing where neither it nor the table above says one."""
    if name in READ_BY_HAND:
        return READ_BY_HAND[name]
    try:
        return _said(metadata(name))
    except PackageNotFoundError:
        return ""


def _said(about: PackageMetadata) -> str:
    for expression in about.get_all("License-Expression") or ():
        return expression
    written = next(iter(about.get_all("License") or ()), "").strip()
    classifiers = [each for each in about.get_all("Classifier") or () if "License ::" in each]
    for each in (written, *classifiers):
        if each in ACCEPTED or each in SPELLINGS:
            return SPELLINGS.get(each, each)
    return written.partition("\n")[0]


def unaccepted(packages: Iterable[Locked]) -> Iterator[str]:
    """Yield what is wrong with the licences of packages."""
    for each in packages:
        licence = licence_of(each.name)
        names = set(re.findall(r"[\w.+-]+", licence)) - {"AND", "OR", "WITH"}
        if not names:
            yield f"{each.name} {each.version}: no licence is known; read it, and write it down"
        elif names - ACCEPTED:
            yield f"{each.name} {each.version}: {licence} is not among the accepted licences"


def closed_fonts() -> Iterator[str]:
    """Yield the fonts of packages that do not say themselves that they are open."""
    for source in (*SOURCES, DISPLAY):
        spec = find_spec(source.package) if source.package else None
        if spec is None or spec.origin is None:
            continue
        file = Path(spec.origin).parent / source.file
        with TTFont(file, lazy=True) as font:
            said = font["name"].getDebugName(LICENCE_OF_FONT) or ""
        if OPEN_FONT not in said and file.name not in OPEN_BY_HAND:
            yield f"{file.name} of {source.package}: {said or 'it names no licence'}"
