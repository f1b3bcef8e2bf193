"""Who lied best, and who smelled it: what the end of a game says of what was claimed."""

from collections.abc import Iterator

from bot.drawing.poster import Honour
from bot.plugins.formatter import Formatter
from bot.plugins.medals import LIAR, NOSE, medal_key
from bot.plugins.teller import NONE, Teller
from bot.text.emblems import emblem
from games.engine.claims import REPLIES, Claimed

HONEST = "honest"
"""The emblem of a table at which nobody lied."""


def honours(fmt: Formatter, *, drawn: bool = False) -> Iterator[Honour]:
    """Yield what there is to tell of what was said; nothing, where nobody said anything.

    ``drawn``: for a picture, where no markdown is read.
    """
    lied, words, game = fmt.table.lied, fmt.words, fmt.table.game
    names = fmt.drawn if drawn else fmt.names
    if lied.honest:
        yield Honour(HONEST, words("lied-nobody"), why=words("lied-nobody-why"))
    if lied.liars:
        seats = [liar.seat for liar in lied.liars]
        lie = lied.liars[0].claim if len(seats) == 1 else None
        what, why = words("lied-best", n=len(seats)), _quoted(fmt, lie, drawn=drawn)
        yield Honour(medal_key(game, LIAR), what, names(seats), why)
    if lied.noses:
        seats, lies = [nose.seat for nose in lied.noses], max(nose.lies for nose in lied.noses)
        what, why = words("lied-nose", n=len(seats)), words("lied-nose-count", n=lies)
        yield Honour(medal_key(game, NOSE), what, names(seats), why)


def honour_lines(fmt: Formatter) -> list[str]:
    """Return the same as lines of a panel."""
    return [
        fmt.words(
            "lied-line",
            mark=emblem(each.emblem),
            what=each.what,
            who=each.who or NONE,
            why=each.why or NONE,
        ).strip()
        for each in honours(fmt)
    ]


def _quoted(fmt: Formatter, lie: Claimed | None, *, drawn: bool) -> str:
    """Return a lie in its own words; what only agrees with another would say nothing here."""
    if lie is None or lie.kind in REPLIES:
        return ""
    teller = Teller(fmt, "label") if drawn else Teller(fmt)
    return fmt.words("lied-quoted", lie=teller.sentence(lie.kind, lie.about))
