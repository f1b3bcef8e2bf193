"""Has Sphinx make the site of the pages, and says what leads nowhere."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import tempfile
import tomllib
import warnings
from functools import cache
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.search.en import SearchEnglish
from sphinx.util.docutils import docutils_namespace

from tools.site.pages import Pages

EMBLEM = "bot/text/emblems/crown.svg"
SETTINGS: dict[str, Any] = {
    "extensions": ["myst_parser"],
    "project": "Gallows & Goblets",
    "html_title": "Gallows & Goblets",
    "html_theme": "furo",
    "html_logo": "emblem.svg",
    "html_favicon": "emblem.svg",
    "html_static_path": ["static"],
    "html_css_files": ["site.css"],
    "html_copy_source": False,
    "html_use_index": False,
    "html_show_sourcelink": False,
    "html_show_copyright": False,
    "html_theme_options": {"top_of_page_buttons": []},
    "highlight_language": "text",
    "smartquotes": False,
    "root_doc": "index",
    "source_suffix": {".md": "markdown"},
    # As the anchors are where the repository is shown.
    "myst_heading_anchors": 6,
    "myst_heading_slug_func": "tools.site.pages.anchor_of",
    # The documents are plain Markdown: what only this parser knows is text in them.
    "myst_disable_syntax": [
        "amsmath", "myst_line_comment", "myst_block_break", "myst_role", "myst_target",
    ],
    # What is told by a fault in the colouring of a file is nothing that a reader would miss.
    "suppress_warnings": ["misc.highlighting_failure"],
}  # fmt: skip
STYLE = """\
/* A table is as wide as it must be, and is moved sideways by itself: not the page. */
.table-wrapper { overflow-x: auto; }
table.docutils td, table.docutils th { min-width: 5rem; overflow-wrap: anywhere; }
table.docutils td { vertical-align: top; }
table.docutils td:first-child { min-width: 7.5rem; }
table.docutils td img { min-width: 15rem; }
article img { border-radius: .5rem; }
.sidebar-logo { max-width: 5rem; }
"""


class English(SearchEnglish):
    """Finds the stem of a word once, and not once for each page that it is on."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.stem = cache(super().stem)


def build(root: Path, to: Path) -> list[str]:
    """Build the site, and return what is wrong, a line each; then `to` is as it was."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "source"), Path(folder, "made")
        write(root, source)
        said = io.StringIO()
        with docutils_namespace(), warnings.catch_warnings():
            # What the parser still calls of Sphinx is no fault of a document.
            warnings.simplefilter("ignore", DeprecationWarning)
            warnings.simplefilter("ignore", PendingDeprecationWarning)
            sphinx = Sphinx(
                srcdir=source,
                confdir=None,
                outdir=made,
                doctreedir=Path(folder, "doctrees"),
                buildername="html",
                confoverrides={**SETTINGS, "release": version(root)},
                status=None,
                warning=said,
                warningiserror=True,
            )
            # Before the theme's own, at 500.
            sphinx.connect("html-page-context", list_pages_alone, priority=400)
            sphinx.add_search_language(English)
            sphinx.build(force_all=True)
        troubles = said.getvalue().replace(f"{source}/", "").splitlines()
        if not troubles:
            shutil.rmtree(made / "_sources", ignore_errors=True)
            for left in (".buildinfo", "objects.inv"):
                (made / left).unlink(missing_ok=True)
            shutil.rmtree(to, ignore_errors=True)
            shutil.copytree(made, to)
        return [re.sub("\x1b\\[[0-9;]*m", "", trouble) for trouble in troubles]


def list_pages_alone(
    sphinx: Sphinx, name: str, template: str, context: dict[str, Any], tree: object
) -> None:
    """Make the list beside a page of the names of pages, which is all that the theme shows of it.

    Else every heading of every page is copied for each of them, and thrown away.
    """
    listed = context["toctree"]
    context["toctree"] = lambda **how: listed(**{**how, "collapse": True})


def write(root: Path, source: Path) -> None:
    """Write what Sphinx reads: the pages, their pictures, and what all pages have."""
    pages = Pages(root, kept(root))
    for place, text in pages.written():
        file = source / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for place, picture in pages.pictures():
        (source / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, source / place)
    shutil.copyfile(root / EMBLEM, source / "emblem.svg")
    (source / "static").mkdir()
    (source / "static/site.css").write_text(STYLE, encoding="utf-8")


def kept(root: Path) -> frozenset[str]:
    """Return the names of the files that git has or would take."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    names = (name for name in listed.stdout.split("\0") if name)
    return frozenset(name for name in names if (root / name).is_file())


def version(root: Path) -> str:
    """Return the version of the project."""
    return str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"])
