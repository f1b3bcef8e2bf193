"""What a user has, and who has most."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.drawing.charts import ChartBar, bars_drawing
from bot.drawing.paint import readable
from bot.drawing.picture import Picture
from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.ids import ALL, BOARD, BOARD_PICK, HISTORY, NOW
from bot.panels.medals import medals_line
from bot.panels.pages import page_buttons, page_number
from bot.panels.panel import MOST_OPTIONS, Button, Panel
from bot.plugins.formatter import Choice, change
from bot.plugins.registry import plugins
from bot.tables.kinds import with_crowns
from bot.text import Words, escape, plain
from bot.values.crowns import Standing, Stats
from bot.values.seasons import ALL_TIME, Champion, Season


@dataclass(frozen=True, slots=True)
class PurseView:
    """What a user has and did. ``name`` is None where the reader is that user."""

    user_id: int
    name: str | None
    season: int
    balance: int | None
    place: int | None
    now: Sequence[Stats]
    ever: Sequence[Stats]
    alone: Sequence[Stats] = ()
    """At games that are played alone, of all time."""
    medals: Sequence[str] = ()
    """The keys of those that the user has."""


@dataclass(frozen=True, slots=True)
class BoardView:
    """One page of a leaderboard. ``season`` None is all time, ``game`` None all games."""

    season: Season | None
    game: str | None
    page: int
    pages: int
    standings: Sequence[Standing]
    own: Standing | None
    past: Sequence[int] = ()
    """Numbers of seasons that are over, the newest first."""
    is_open: bool = True

    @property
    def which(self) -> str:
        """The season as custom ids name it."""
        if self.season is None:
            return str(ALL_TIME)
        return NOW if self.is_open else str(self.season.number)


def me_panel(view: PurseView, words: Words, picture: Picture | None = None) -> Panel:
    """Show a user's crowns, place and medals, and what they did, by game, now and of all time."""
    builder = PanelBuilder(PARCHMENT)
    builder.text(
        words("crowns-me-title")
        if view.name is None
        else words("crowns-of-title", name=escape(view.name)),
        words("crowns-me-none" if view.name is None else "crowns-of-none")
        if view.balance is None
        else words("crowns-me-balance", n=view.balance, season=view.season),
        words("crowns-me-place", place=view.place) if view.place is not None else "",
    )
    # In the first season, the season is all time.
    now = view.now if view.season > 1 else ()
    for heading, stats, summed in (
        (season_name(view.season, words), now, False),
        (season_name(ALL_TIME, words), view.ever, True),
    ):
        lines = _by_game(stats, words, summed=summed)
        if lines:
            builder.rule()
            builder.text(f"**{heading}**", *lines)
    if view.alone:
        builder.rule()
        lines = [line for each in view.alone for line in _played(each, words)]
        builder.text(f"**{words('crowns-alone')}**", *lines)
    if view.medals:
        builder.rule()
        builder.text("" if picture is not None else medals_line(view.medals, words))
        builder.picture(picture)
    return builder.panel(
        Button(words("button-board"), BOARD.of(NOW, ALL, 0)),
        Button(words("button-history"), HISTORY.of(view.user_id, NOW, 0)),
    )


def board_panel(view: BoardView, picture: Picture | None, words: Words) -> Panel:
    """Show a page of a leaderboard, and the reader's own place.

    What a picture shows is not said again, unless it cannot show a name.
    """
    builder, which = PanelBuilder(PARCHMENT), _which(view, words)
    left = None if view.season is None else view.season.left
    builder.text(
        words("crowns-board-title"),
        "" if picture is not None else words("crowns-board-of", **which),
        words("crowns-board-treasury", left=left) if left is not None and view.is_open else "",
        *_champions(view, words),
    )
    builder.picture(picture)
    own_id = view.own.user_id if view.own is not None else None
    if picture is None or not all(_readable(each) for each in view.standings):
        you, other = "crowns-board-line-you", "crowns-board-line"
        lines = [
            standing_line(you if each.user_id == own_id else other, each, words)
            for each in view.standings
        ]
        builder.text(*(lines or [_empty(view, words)]))
    if view.own is None and view.standings:
        fresh = view.season is not None and view.is_open and view.game is None
        builder.text(words("crowns-board-own-fresh" if fresh else "crowns-board-own-none"))
    elif view.own is not None and view.own.hidden:
        builder.text(words("crowns-board-own-hidden", n=view.own.crowns))
    elif view.own is not None and all(each.user_id != own_id for each in view.standings):
        builder.text(words("crowns-board-own", place=view.own.place, n=view.own.crowns))
    builder.text(page_number(words, view.page, view.pages))
    _add_picks(builder, view, words)
    game = view.game or ALL
    return builder.panel(
        *page_buttons(words, view.page, view.pages, lambda to: BOARD.of(view.which, game, to))
    )


def board_picture(view: BoardView, words: Words) -> Picture | None:
    """Return a picture of the top of a leaderboard; None where nobody is on it."""
    if not view.standings:
        return None
    title = words("crowns-board-picture", **_which(view, words))
    own_id = view.own.user_id if view.own is not None else None
    parts = [
        words(
            "crowns-board-alt-line-you" if each.user_id == own_id else "crowns-board-alt-line",
            place=each.place,
            name=plain(each.name, 32),
            n=each.crowns,
            note=_note(each, words),
        )
        for each in view.standings
    ]
    bars = tuple(
        ChartBar(
            str(each.place),
            _drawn(each, words),
            each.crowns,
            each.user_id == own_id,
            _note(each, words),
        )
        for each in view.standings
    )
    alt = words("crowns-board-alt", title=title, lines=words("list-semicolon").join(parts))
    return Picture(bars_drawing(title, bars), alt)


def _drawn(standing: Standing, words: Words) -> str:
    """Return a name as a picture can show it: by its place where there are no such letters."""
    if _readable(standing):
        return plain(standing.name, 32)
    return words("crowns-board-nameless", place=standing.place)


def _readable(standing: Standing) -> bool:
    """Say whether a picture can show a name, so that no words have to."""
    return readable(plain(standing.name, 32))


def _note(standing: Standing, words: Words) -> str:
    """Return what stands below a name in the picture."""
    games, wins = standing.games, standing.wins
    return _marked(words("crowns-board-note", games=games, wins=wins), standing, words)


def _empty(view: BoardView, words: Words) -> str:
    if not view.is_open:
        return words("crowns-board-empty-past")
    game = view.game or next(iter(with_crowns()), "")
    if view.game is None and not view.past:
        return words("crowns-board-empty", game=game)
    key = "crowns-board-empty-ever" if view.season is None else "crowns-board-empty-season"
    return words(key, game=game)


def standing_line(key: str, standing: Standing, words: Words) -> str:
    """Say in a text what place somebody has, and with what."""
    line = words(
        key,
        place=standing.place,
        name=escape(standing.name),
        crowns=standing.crowns,
        games=standing.games,
        wins=standing.wins,
    )
    return _marked(line, standing, words)


def season_name(number: int, words: Words) -> str:
    """Return what a season is called; `ALL_TIME` has a name, too."""
    return words("crowns-season", season=number) if number else words("crowns-ever")


def _which(view: BoardView, words: Words) -> dict[str, str]:
    """Return a leaderboard's season and game as places of a text."""
    number = ALL_TIME if view.season is None else view.season.number
    return {"season": season_name(number, words), "game": _game(view.game, words)}


def _game(game: str | None, words: Words) -> str:
    return words("crowns-all-games") if game is None else words.game(game)


def _champions(view: BoardView, words: Words) -> list[str]:
    if view.season is None or view.is_open:
        return []
    return [
        _marked(words("crowns-board-champion", name=escape(each.name), n=each.crowns), each, words)
        for each in view.season.champions[:5]
    ]


def _marked(line: str, who: Standing | Champion, words: Words) -> str:
    return f"{line} · {words('crowns-board-left')}" if who.left else line


def _add_picks(builder: PanelBuilder, view: BoardView, words: Words) -> None:
    """Add a list of other leaderboards: every game in every season.

    Where that is too much for one, it has this game's seasons, and others have the games.
    """
    games: list[str | None] = [None, *with_crowns()]
    seasons = list(dict.fromkeys((NOW, str(ALL_TIME), view.which)))
    picks = [(season, game) for season in seasons for game in games]
    many = len(picks) > MOST_OPTIONS
    if many:
        picks = [(season, view.game) for season in seasons]
    past = [(str(number), None) for number in view.past if str(number) != view.which]
    # Older seasons are reached by the command's option.
    picks += past[: MOST_OPTIONS - len(picks)]
    chosen, pick = [f"{view.which}:{view.game or ALL}"], words("crowns-board-pick")
    shown = [_pick(season, game, words) for season, game in picks]
    builder.select(BOARD_PICK, pick, shown, chosen=chosen)
    if many:
        shown = [_pick(view.which, game, words) for game in games]
        builder.selects(words, BOARD_PICK, pick, shown, chosen, first=1)


def _pick(season: str, game: str | None, words: Words) -> Choice:
    name = words("crowns-this-season") if season == NOW else season_name(int(season), words)
    said = words("crowns-board-picture", season=name, game=_game(game, words))
    return Choice(f"{season}:{game or ALL}", said)


def _by_game(stats: Sequence[Stats], words: Words, *, summed: bool) -> list[str]:
    """Return lines by game, below the one of all games together.

    That one is only there where it says more than one game's: where it is ``summed``, it has the
    crowns, with those that moderators gave and took.
    """
    games = [each for each in stats if each.game is not None and each.games]
    known = [each.crowns for each in games]
    whole = [
        each
        for each in stats
        if each.game is None and (len(games) > 1 or (summed and [each.crowns] != known))
    ]
    lines = []
    for each in [*whole, *games]:
        moved = summed or each.game is not None
        lines += _played(each, words, f" · {change(words, each.crowns)}" if moved else "")
    return lines


def _played(stats: Stats, words: Words, crowns: str = "") -> list[str]:
    """Say how often a game was played and won, and what it has counted."""
    game = _game(stats.game, words)
    lines = [words("crowns-played", game=game, games=stats.games, wins=stats.wins) + crowns]
    counted = _statistics(stats, words)
    if counted:
        lines.append(words("crowns-statistics", what=" · ".join(counted)))
    return lines


def _statistics(stats: Stats, words: Words) -> list[str]:
    """Say what a game has counted; nothing of what is not declared, or not any more."""
    plugin = plugins().get(stats.game or "")
    said = []
    for declared in plugin.statistics if plugin is not None else ():
        key = f"{stats.game}-statistic-{declared.name}"
        counted = {each.word: each.n for each in stats.statistics if each.name == declared.name}
        if declared.words:
            often = [
                words("several", n=n, what=words(f"{stats.game}-{declared.name}-{word}"))
                for word, n in counted.items()
                if word in declared.words and n > 0
            ]
            if often:
                said.append(words(key, what=words("list-comma").join(often[: declared.most])))
        elif counted.get("", 0) > 0:
            said.append(words(key, n=counted[""]))
    return said
