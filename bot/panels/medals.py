"""Medals and honours: what a game has brought, who lied best, and all that a user has."""

from collections.abc import Iterator, Mapping, Sequence

from bot.drawing.medals import MANY, MedalPlace, medals_drawing
from bot.drawing.picture import Picture
from bot.drawing.poster import Honour
from bot.plugins.formatter import Formatter
from bot.plugins.medals import LIAR, NOSE, medal_key
from bot.plugins.registry import plugins
from bot.plugins.teller import NONE, Teller
from bot.text import Words
from bot.text.emblems import emblem
from bot.text.fitting import fit
from bot.values.crowns import Tally
from games.engine.claims import REPLIES, Claimed

HONEST = "honest"
"""The emblem of a table at which nobody lied."""
MOST_EMBLEMS = 8
"""In the lines of a game's end: each takes some 40 of the characters that Discord counts."""
ROOM = 700
"""Characters of these lines."""


def earned_lines(fmt: Formatter) -> list[str]:
    """Return a line for each seat that the game has earned a medal, with what they are."""
    lines, shown = [], 0
    for seat, names in fmt.table.medals:
        said = []
        for key in [medal_key(fmt.table.game, name) for name in names]:
            mark = emblem(key) if shown < MOST_EMBLEMS else ""
            shown += bool(mark)
            said.append(f"{mark} {fmt.words(key)}".lstrip())
        lines.append(fmt.words("medals-earned", name=fmt.earner(seat), medals=fmt.commas(said)))
    return fit(lines, ROOM)


def all_earned(tallies: Mapping[str, Sequence[Tally]]) -> list[str]:
    """Return the keys of the medals that a user has, by what their games come to."""
    earned = [
        medal_key(game.id, medal.name)
        for game in plugins().values()
        for medal in game.all_medals
        if medal.earned(tallies.get(game.id, ()))
    ]
    return list(dict.fromkeys(earned))


def how_many() -> int:
    """Return how many there are to earn."""
    games = plugins().values()
    return len({medal_key(game.id, medal.name) for game in games for medal in game.all_medals})


def medals_line(keys: Sequence[str], words: Words) -> str:
    """Say which medals a user has, and how many there are."""
    listed = words("list-comma").join(words(key) for key in keys)
    return words("medals-have", n=len(keys), of=how_many(), medals=listed)


def medals_picture(keys: Sequence[str], words: Words) -> Picture:
    """Return a picture of the medals that a user has, each with its name and what it was for."""
    places = tuple(MedalPlace(key, words(key), words(f"{key}-text")) for key in keys)
    title = words("medals-title", n=len(keys), of=how_many())
    said = [
        each.name if len(places) > MANY else words("medals-alt-why", name=each.name, why=each.why)
        for each in places
    ]
    alt = words("medals-alt", medals=words("list-semicolon").join(said))
    return Picture(medals_drawing(title, places), alt)


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
