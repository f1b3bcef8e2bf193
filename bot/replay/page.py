"""One page that needs nothing else: a past game step by step, through anybody's eyes."""

import base64
import io
import json
import logging
from collections.abc import Iterable, Iterator
from dataclasses import replace
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template

from bot.drawing.fonts import display, runs
from bot.drawing.paint import said_in
from bot.panels.details import proof_page
from bot.panels.table_pictures import NO_AVATARS
from bot.plugins.formatter import Formatter
from bot.replay.looks import Chapters, Looks, eyes_of, story_lines
from bot.replay.markup import page_lines
from bot.replay.night import Night, ended, scenes
from bot.replay.pool import Pool
from bot.tables.state import TableState
from bot.text import Words, words_for

HERE = Path(__file__).parent
LARGEST = 4_000_000
"""Characters of a page with avatars; where it would be longer it has none."""
BUTTONS = ("first", "back", "play", "next", "last")
WIDTH = "wdth"
LAYOUT = ["GDEF", "GPOS", "GSUB"]
"""How letters move together: to read that takes longer than all else, and is hardly seen."""


def page(night: Night, locale: str) -> bytes:
    """Return a past game as an HTML file.

    Its size grows as the game does, for what stays from step to step is there once. It has no
    avatars where it would be too large with them. Raise whatever its game raises.
    """
    words, last = words_for(locale), ended(night)
    made = _page(night, words, last)
    if len(made) > LARGEST and night.avatars:
        made = _page(replace(night, avatars=NO_AVATARS), words, last)
    return made


def _page(night: Night, words: Words, last: TableState) -> bytes:
    fmt = Formatter(replace(last.view(), lied=last.lied), words, emblems=0)
    chapters = last.plugin.view.story(fmt, last.told())
    pool, eyes = Pool(), eyes_of(fmt, alone=not last.kind.deals)
    story = story_lines(fmt.game, chapters, last.told())
    steps = list(map(Looks(night, words, pool, eyes, story).step, scenes(night)))
    data = {
        "pieces": pool.places,
        "pictures": list(pool.pictures),
        "texts": pool.texts,
        "steps": steps,
        "labels": [
            words("replay-step", step=n, steps=len(steps)) for n in range(1, len(steps) + 1)
        ],
        "play": [words("replay-play"), words("replay-stop")],
    }
    style = font_faces(pool.drawings) + (HERE / "page.css").read_text("utf-8")
    script = (HERE / "page.js").read_text("utf-8")
    filled = {
        "lang": escape(words.locale),
        "allowed": _allowed(style, script),
        "style": style,
        "script": script,
        "title": escape(words("replay-title", game=fmt.game, table=str(night.record.id))),
        "eyes": escape(words("replay-eyes")),
        "whose": "".join(
            f'<option value="{n}">{escape(each.name)}</option>' for n, each in enumerate(eyes)
        ),
        "slider": escape(words("replay-slider")),
        "end": str(len(steps) - 1),
        "keys": escape(words("replay-keys")),
        "no_script": escape(words("replay-no-script")),
        "summary": escape(words("replay-story")),
        "story": "".join(_story(fmt, words, chapters)),
        "symbols": "".join(pool.symbols()),
        "templates": "".join(pool.templates()),
        # A data block ends at its first "</".
        "data": json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c"),
        **{each: escape(words(f"replay-{each}")) for each in BUTTONS},
    }
    return Template((HERE / "page.html").read_text("utf-8")).substitute(filled).encode()


def _allowed(style: str, script: str) -> str:
    """Return what a page may load and run: what is in it, and nothing else."""
    hashes = [base64.b64encode(sha256(each.encode()).digest()).decode() for each in (style, script)]
    return (
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; font-src data:; "
        f"style-src 'sha256-{hashes[0]}'; script-src 'sha256-{hashes[1]}'"
    )


def _story(fmt: Formatter, words: Words, chapters: Chapters) -> Iterator[str]:
    """Yield all of it in words, secrets too, as *The whole story* has it; then the dice."""
    for heading, lines in chapters:
        yield f"<h3>{escape(heading)}</h3>{page_lines(lines)}"
    if fmt.table.joins and fmt.table.secret is not None:
        yield page_lines([proof_page(fmt.table, words)])


def font_faces(svg: Iterable[str]) -> str:
    """Return the style rules by which a page shows the letters of these pictures without network.

    Each font has all the letters, whichever text is in which: they are few. Emoji every browser
    has by itself.
    """
    said = "".join(sorted({*"".join(line for each in svg for line in said_in(each))}))
    fonts = {font.family: font for font, _ in (*runs(said), (display(), ""))}
    return "".join(
        f'@font-face{{font-family:"{name}";font-weight:400 700;'
        f"src:url(data:font/woff;base64,{_some(font.path, said)})}}"
        for name, font in fonts.items()
        if not font.pictures
    )


def _some(path: str, letters: str) -> str:
    """Return a font with these letters alone, as base64."""
    # A tenth of what a start takes to import, for what only a night that is told again wants.
    from fontTools.subset import Options, Subsetter, load_font
    from fontTools.varLib.instancer import instantiateVariableFont

    logging.getLogger("fontTools").setLevel(logging.ERROR)
    options = Options(notdef_outline=True)
    options.drop_tables += LAYOUT
    options.font_number = 0  # The system's fonts of large scripts are collections: see `fonts`.
    with load_font(path, options, lazy=True) as font:
        subsetter = Subsetter(options)
        subsetter.populate(text=letters)
        subsetter.subset(font)
        if "fvar" in font and any(axis.axisTag == WIDTH for axis in font["fvar"].axes):
            instantiateVariableFont(font, {WIDTH: 100}, inplace=True)
        font.flavor = "woff"
        out = io.BytesIO()
        font.save(out)
    return base64.b64encode(out.getvalue()).decode()
