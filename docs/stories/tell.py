"""Writes the stories: an evening of six computers of each game, or of one where one plays alone,
and that of By Order of the King in every language.

    .venv/bin/python -m docs.stories.tell

Nothing is written by hand: dice, players and words are those of the bot, and so is the story. What
a player cannot know is told here, too, as it is when a game is over.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from bot.plugins.formatter import Formatter
from bot.plugins.plugin import GamePlugin, Seating
from bot.plugins.registry import plugins
from bot.text import Words, locales, words_for
from bot.text.words import FALLBACK
from bot.values.tables import Pace, SeatView, Status, TableView
from games.engine.asks import Seat
from games.engine.computers import Computer
from games.engine.match import Match
from games.engine.play_style import PlayStyle, tempers
from games.engine.simulation import deal_seed, play

SEATS = 6
SEED = "an evening"
IN_EVERY_LANGUAGE = "botk"
ENOUGH = 5
"""So much must be said in it, where computers can speak."""
HERE = Path(__file__).parent


def evening(game: GamePlugin) -> tuple[Match, list[PlayStyle]]:
    """Play matches, and return the first in which enough was said to be told."""
    played = (_played(game, k) for k in count())
    enough = ENOUGH if game.rules.speaker is not None else 0
    return next(each for each in played if len(each[0].talk.claims) >= enough)


def seats_of(game: GamePlugin) -> int:
    """Return how many play."""
    return SEATS if game.seating is Seating.LOBBY else 1


def _played(game: GamePlugin, k: int) -> tuple[Match, list[PlayStyle]]:
    """Play one match between computers that speak, by tempers that the dice draw."""
    seats = seats_of(game)
    seed = deal_seed(game.rules, seats, SEED, k)
    styles = [PlayStyle(temper=temper) for temper in tempers(seed, seats)]
    players = [Computer(game.rules, style) for style in styles]
    return play(game.rules, seed, players, talk=True), styles


def table_of(game: GamePlugin, match: Match, styles: list[PlayStyle], words: Words) -> TableView:
    """Return the table as its story names it."""
    net = match.outcome.net() if match.outcome else (0,) * len(styles)
    seats = tuple(
        SeatView(
            Seat(n),
            None,
            words("computer-called", name=words(f"computer-{n + 1}"), temper=str(style.temper)),
        )
        for n, style in enumerate(styles)
    )
    return TableView(
        id=1,
        game=game.id,
        guild_id=0,
        channel_id=0,
        place_id=0,
        host_id=0,
        status=Status.SETTLED,
        pace=Pace.NORMAL,
        seats=seats,
        commitment="",
        counted=False,
        choices=game.defaults(),
        purses_after=tuple(a + b for a, b in zip(match.purses, net, strict=True)),
    )


def story(game: GamePlugin, locale: str) -> Iterator[str]:
    """Yield the paragraphs of a game's page."""
    words = words_for(locale)
    match, styles = evening(game)
    fmt = Formatter(table_of(game, match, styles, words), words, emblems=0)
    n = seats_of(game)
    yield words("story-evening", game=words.game(game.id), n=n)
    yield words("story-recorded", names=fmt.names(map(Seat, range(n))), n=n)
    for heading, lines in game.view.story(fmt, match.log):
        yield f"## {heading}"
        yield "  \n".join(map(_plain, lines))
    yield _last(game, match, fmt)


def _last(game: GamePlugin, match: Match, fmt: Formatter) -> str:
    """Return how it ended, and where there are several, who won."""
    book = game.rules.notebook(seats_of(game), None)
    book.read(match.log)
    how, *why = (_plain(line) for line in next(iter(game.view.final(fmt, book))))
    if game.seating is not Seating.LOBBY:
        return "  \n".join((how, *why))
    won = [part.seat for part in match.outcome.seats if part.won] if match.outcome else []
    said = {"how": how, "why": " ".join(why)}
    return fmt.words("story-last", **said, n=len(won), winners=fmt.names(won))


def _plain(line: str) -> str:
    """Return a line without Discord's marks for large and small letters."""
    return line.removeprefix("-").removeprefix("# ") if line.startswith(("# ", "-# ")) else line


def speaking() -> list[GamePlugin]:
    """Return the games whose computers say something."""
    return [game for game in plugins().values() if game.rules.speaker is not None]


def pages() -> Iterator[tuple[str, str]]:
    """Yield the pages by the names of their files."""
    for game in plugins().values():
        for locale in locales() if game.id == IN_EVERY_LANGUAGE else (FALLBACK,):
            name = game.id if locale == FALLBACK else f"{game.id}.{locale}"
            yield f"{name}.md", "\n\n".join(story(game, locale)) + "\n"


def main() -> None:
    """Write a page for each game."""
    for name, page in pages():
        (HERE / name).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
