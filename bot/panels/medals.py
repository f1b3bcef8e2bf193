"""Medals: what a game has brought, and all that a user has, in words and as a picture."""

from collections.abc import Mapping, Sequence

from bot.drawing.medals import MANY, MedalPlace, medals_drawing
from bot.drawing.picture import Picture
from bot.plugins.formatter import Formatter
from bot.plugins.medals import medal_key
from bot.plugins.registry import plugins
from bot.text import Words
from bot.text.emblems import emblem
from bot.text.fitting import fit
from bot.values.crowns import Tally

MOST_EMBLEMS = 8
"""In the lines of a game's end: each takes some 40 of the characters that Discord counts."""
ROOM = 700
"""Characters of these lines."""


def earned_lines(fmt: Formatter) -> list[str]:
    """Return a line for each seat that the game has earned a medal, with what they are."""
    lines, shown = [], 0
    for seat, names in fmt.table.medals:
        keys = [medal_key(fmt.table.game, name) for name in names]
        said = []
        for key in keys:
            mark = emblem(key) if shown < MOST_EMBLEMS else ""
            shown += bool(mark)
            said.append(f"{mark} {fmt.words(key)}".lstrip())
        lines.append(fmt.words("medals-earned", name=fmt.bold(seat), medals=fmt.commas(said)))
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
    said = [each.name if len(places) > MANY else f"{each.name}: {each.why}" for each in places]
    alt = words("medals-alt", medals=words("list-semicolon").join(said))
    return Picture(medals_drawing(title, places), alt)
