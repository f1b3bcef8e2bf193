"""A past game as a moving picture: the deal, what had to be felt, and how it ended.

It is a GIF: flat drawings in few colours are small in it, and it plays in every client. Animated
WebP came to Discord later, and by and by: https://webwire.com/ViewPressRel.asp?aId=335601,
https://github.com/discord/lilliput/issues/159.
"""

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import chain, groupby

from PIL import Image

from bot.drawing.colours import NIGHT, PARCHMENT
from bot.drawing.paint import fitted, text, wrapped
from bot.drawing.picture import WIDE, Drawing, Picture
from bot.drawing.png import whole
from bot.panels.last_words import vote_lines
from bot.panels.panel import Moving
from bot.panels.table_pictures import formatters, poster_picture, table_picture
from bot.plugins.picture import Fate, TablePicture
from bot.replay.markup import bare
from bot.replay.night import Night, scenes
from bot.text import Words, words_for

MOST_BYTES = 2_000_000
MOST, FEW = 20, 12
"""Frames before the last: at most, as more cannot be read, and where less than that must be felt,
what else happened fills them up."""
SECONDS, LONGEST, END = 7.5, 1.5, 3.0
"""For all frames but the last, for each of them at most, and for the last."""
STRIP, LOW = 132, 318
"""How high what is said below a picture is, and the picture where there is none."""
LETTERS, STEP, LINES, MARGIN = 30, 38, 3, 24
COLOURS = 128
SMALLER = ((1.0, MOST), (0.75, MOST), (0.5, MOST), (0.5, MOST // 2), (0.25, MOST // 4))
"""How large, and how many frames: the first that is small enough is taken, or else the last."""
DEAL, DEATH, FELT, ELSE = 4, 3, 2, 1
"""How little a frame can be missed."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture, and what is said below it."""

    picture: Picture | None
    said: tuple[str, ...]
    weight: int = DEAL
    share: float = 1.0
    """Of the time that a whole one is shown."""


def animation(night: Night, locale: str) -> Moving:
    """Return a past game as a moving picture. Raise whatever its game raises."""
    words = words_for(locale)
    *before, last = frames(night, words)
    felt = [frame for frame in before if frame.weight > ELSE]
    if len(felt) > 1:
        before = _heaviest(before, max(FEW, len(felt)))
    for scale, most in SMALLER:
        shown = [*_heaviest(before, most), last]
        content = _gif(shown, scale)
        if len(content) <= MOST_BYTES:
            break
    ended = " ".join(last.said) if last.picture is None else last.picture.alt
    table, mark = str(night.record.id), blake2b(content, digest_size=6).hexdigest()
    alt = words("replay-alt", table=table, n=len(shown), ended=ended)
    return Moving(f"table-{table}-{mark}.gif", content, alt)


def frames(night: Night, words: Words) -> Iterator[Frame]:
    """Yield what there is to see of a game, the end last."""
    before: Picture | None = None
    votes: Frame | None = None
    for n, scene in enumerate(scenes(night)):
        table, book = scene.state.view(), scene.state.notebook(None)
        picture = table_picture(table, book, words, night.avatars)
        fmt = next(formatters(table, words))
        if scene.voted:  # What all have voted is one picture.
            said = bare(vote_lines(fmt, book, table.put[0].id))
            votes, before = Frame(picture, said, FELT), picture
            continue
        if votes is not None:
            yield votes
            votes = None
        if scene.over:
            at, faces = night.record.played_at, night.avatars
            poster = poster_picture(table, book, words, at, faces, night.zone)
            final = () if poster else chain.from_iterable(scene.view.final(fmt, book))
            yield Frame(poster or picture, bare(final))
            return
        said = bare(scene.moment(fmt) or scene.said(fmt))
        if n == 0 or said:
            weight = DEAL if n == 0 else FELT if scene.beats or scene.pleaded else ELSE
            if n and _fates(picture) != _fates(before):
                weight = DEATH
            for beat, part in _beats(before, picture, scene.beats):
                begun = scene.view.begun(fmt, scene.told[-1].event, beat)
                yield Frame(part, bare(begun), weight, share=0.5)
            yield Frame(picture, said, weight)
        before = picture


def _beats(
    before: Picture | None, after: Picture | None, beats: int
) -> Iterator[tuple[int, Picture]]:
    """Yield what is seen of a moment beat by beat, but for the last: what is shown at faces."""
    first, last = _table(before), _table(after)
    if first is not None and last is not None and after is not None:
        signs = [(one.sign, other.sign) for one, other in zip(first.seats, last.seats, strict=True)]
        new = [n for n, (old, now) in enumerate(signs) if now and now != old]
        for beat in range(1, beats if len(new) > 1 else 1):
            hidden = new[-(-len(new) * beat // beats) :]
            seats = [
                replace(seat, sign=signs[n][0]) if n in hidden else seat
                for n, seat in enumerate(last.seats)
            ]
            data = replace(last, seats=tuple(seats)), *after.drawing.data[1:]
            yield beat, replace(after, drawing=replace(after.drawing, data=data))


def _table(picture: Picture | None) -> TablePicture | None:
    table = None if picture is None else picture.drawing.data[0]
    return table if isinstance(table, TablePicture) else None


def _fates(picture: Picture | None) -> Sequence[Fate]:
    table = _table(picture)
    return [] if table is None else [seat.fate for seat in table.seats]


def _heaviest(frames: Sequence[Frame], most: int) -> list[Frame]:
    """Return so many frames, in their order: those of one weight that are too many, evenly."""
    kept: set[int] = set()
    numbers = sorted(range(len(frames)), key=lambda n: (-frames[n].weight, n))
    for _, group in groupby(numbers, key=lambda n: frames[n].weight):
        same, room = list(group), most - len(kept)
        if len(same) > room:
            same = [same[(2 * n + 1) * len(same) // (2 * room)] for n in range(room)]
        kept.update(same)
    return [frames[n] for n in sorted(kept)]


def _gif(frames: Sequence[Frame], scale: float) -> bytes:
    *before, last = frames
    seconds = min(LONGEST, SECONDS / max(1.0, sum(frame.share for frame in before)))
    heights = [frame.picture.drawing.size[1] for frame in before if frame.picture is not None]
    size = WIDE, max(heights, default=LOW) + STRIP
    drawn = [_drawn(frame, size) for frame in before] + [_whole(last, size)]
    if scale < 1:
        smaller = round(size[0] * scale), round(size[1] * scale)
        drawn = [image.resize(smaller, Image.Resampling.LANCZOS) for image in drawn]
    # All frames have the same colours, so that what is the same in two is stored once.
    few = [image.reduce(4) for image in drawn]
    wide, high = few[0].size
    strip = Image.new("RGB", (wide, high * len(few)))
    for n, image in enumerate(few):
        strip.paste(image, (0, high * n))
    colours = strip.quantize(COLOURS)
    first, *others = [image.quantize(palette=colours, dither=Image.Dither.NONE) for image in drawn]
    times = [*(round(seconds * frame.share * 1000) for frame in before), round(END * 1000)]
    out = io.BytesIO()
    first.save(out, "GIF", save_all=True, append_images=others, duration=times, loop=0)
    return out.getvalue()


def _drawn(frame: Frame, size: tuple[int, int]) -> Image.Image:
    """Return a frame: the picture, and below it what is said."""
    image = Image.new("RGB", size, NIGHT)
    if frame.picture is not None:
        image.paste(whole(frame.picture.drawing), (0, 0))
    lines = [part for line in frame.said for part in wrapped(line, LETTERS, WIDE - 2 * MARGIN)]
    high = size[1] if frame.picture is None else STRIP
    most = max(LINES, (high - STRIP) // STEP)
    if len(lines) > most:
        rest = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], fitted(rest, LETTERS, WIDE - 2 * MARGIN)]
    said = whole(Drawing(_strip, (WIDE, high), (tuple(lines), high)))
    image.paste(said, (0, size[1] - high))
    return image


def _strip(lines: Sequence[str], high: int) -> str:
    top = (high - STEP * len(lines)) / 2 + LETTERS
    # What is nowhere transparent is drawn in half the time.
    return f'<rect width="{WIDE}" height="{high}" fill="{NIGHT}"/>' + "".join(
        text(WIDE / 2, top + STEP * n, line, LETTERS, PARCHMENT) for n, line in enumerate(lines)
    )


def _whole(frame: Frame, size: tuple[int, int]) -> Image.Image:
    """Return the last frame: the poster as large as there is room, where there is one."""
    if frame.picture is None or frame.said:
        return _drawn(frame, size)
    poster = whole(frame.picture.drawing)
    scale = min(1.0, size[0] / poster.width, size[1] / poster.height)
    if scale < 1:
        smaller = round(poster.width * scale), round(poster.height * scale)
        poster = poster.resize(smaller, Image.Resampling.LANCZOS)
    image = Image.new("RGB", size, NIGHT)
    image.paste(poster, ((size[0] - poster.width) // 2, (size[1] - poster.height) // 2))
    return image
