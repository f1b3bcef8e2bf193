"""The lobby: who plays, how, and the sealed dice.

Its message stays when it was scrolled past: it says where the game is played, and when that is
over, how it ended, so that whoever comes by learns who won.
"""

from typing import Any, Literal

from bot.drawing.picture import Picture
from bot.panels.builder import (
    BLOOD,
    NIGHT,
    PARCHMENT,
    PanelBuilder,
    action_button,
    naming,
    short_panel,
)
from bot.panels.details import seal_line
from bot.panels.height import PHONE, whole_height
from bot.panels.ids import ACTION, OPTION
from bot.panels.options import offered, too_many
from bot.panels.panel import Button, Panel, Style
from bot.panels.rules import rules_button
from bot.plugins.commands import name_key
from bot.plugins.formatter import Formatter, timestamp
from bot.plugins.plugin import CLAIMS, LAST_WORDS
from bot.plugins.registry import plugins
from bot.text import Words
from bot.values.tables import EndedBy, SeatView, Status, TableView


def lobby_panel(table: TableView, words: Words, *, calls: int | None = None) -> Panel:
    """Show a lobby: host, seats, options, whether crowns are at stake, and the commitment.

    ``calls`` is a role that was called to it. Where a line a seat is more than one screen of a
    phone, seats follow one another.
    """
    panel = _lobby(table, words, calls)
    return _lobby(table, words, calls, crowded=True) if _too_high(panel) else panel


def _too_high(panel: Panel) -> bool:
    return whole_height(panel.parts) > PHONE


def _lobby(table: TableView, words: Words, calls: int | None, *, crowded: bool = False) -> Panel:
    fmt, seats = Formatter(table, words), _limits(table)
    present = sum(seat.joined for seat in table.seats)
    missing = seats.start - present
    builder = PanelBuilder(PARCHMENT, *title_lines(fmt))
    if calls is not None:
        builder.text(words("lobby-call", role=str(calls)))
    builder.text(
        *_seated(fmt, crowded=crowded),
        _readiness(table, words, missing),
    )
    builder.rule()
    builder.text(*(words("lobby-small", line=line) for line in _options(fmt)))
    full = len(table.seats) + 1 >= seats.stop
    kept = any(not seat.joined for seat in table.seats)
    builder.buttons(
        action_button(table.id, "join", words, Style.GREEN, disabled=full and not kept),
        action_button(table.id, "leave", words),
        rules_button(table.game, words),
    )
    builder.buttons(
        action_button(table.id, "begin", words, Style.BLUE, disabled=missing > 0),
        _computers(table, words, missing),
        action_button(table.id, "more", words),
    )
    builder.text(seal_line(table, words))
    return builder.panel()


def more_panel(table: TableView, words: Words) -> Panel:
    """Show what can be done in a lobby and is not on its message, and who sits there now."""
    panel = _more(table, words)
    return _more(table, words, crowded=True) if _too_high(panel) else panel


def _more(table: TableView, words: Words, *, crowded: bool = False) -> Panel:
    fmt, for_all, for_the_host = Formatter(table, words), list[Button](), list[Button]()
    builder = PanelBuilder(PARCHMENT, naming("lobby-more-title", table, words))
    builder.text(*_seated(fmt, crowded=crowded))
    builder.text(*(words("lobby-small", line=line) for line in chosen(fmt)))
    if may_volunteer(table):
        label = words(f"{table.game}-button-volunteer")
        for_all.append(Button(label, ACTION.of(table.id, "volunteer"), Style.BLUE))
    builder.buttons(*for_all, action_button(table.id, "dice", words))
    builder.text(words("lobby-more-host"))
    if offered(plugins()[table.game]):
        own = f"{table.game}-button-options"
        label = words(own if own in words else "button-options")
        for_the_host.append(Button(label, OPTION.of(table.id)))
    none = not any(seat.computer for seat in table.seats)
    return builder.panel(
        *for_the_host,
        _one_computer(table, words),
        action_button(table.id, "remove-computer", words, disabled=none),
        action_button(table.id, "cancel", words, Style.RED),
    )


def lobby_closed_panel(table: TableView, words: Words, why: EndedBy | Literal["begun"]) -> Panel:
    """Show a lobby in which no game has begun, and why it is closed."""
    title = naming("table-title", table, words)
    said = words(f"lobby-closed-{why}", game=table.game, link=table.place_link)
    return short_panel(PARCHMENT, title, said)


def _computers(table: TableView, words: Words, missing: int) -> Button:
    """Return the button that seats a computer, or as many as are missing, which saves presses."""
    if missing < 2 or not table.terms.computers:
        return _one_computer(table, words)
    return Button(words("button-fill", n=missing), ACTION.of(table.id, "fill"))


def _one_computer(table: TableView, words: Words) -> Button:
    return action_button(table.id, "add-computer", words, disabled=not table.terms.computers)


def title_lines(fmt: Formatter) -> list[str]:
    """Return which table and which game it is that gathers, and who the host is."""
    table, words = fmt.table, fmt.words
    host = words("lobby-host", host=f"<@{table.host_id}>")
    return [naming("table-title", table, words), words(f"{table.game}-line"), host]


def _seated(fmt: Formatter, *, crowded: bool) -> list[str]:
    """Return who sits there: a line each, or in short people, and then computers."""
    words, table = fmt.words, fmt.table
    title = words("lobby-seats", taken=len(table.seats), most=_limits(table).stop - 1)
    if not crowded:
        return [title, *(_seat(fmt, seat) for seat in table.seats)]
    lines = [fmt.commas(_seat(fmt, seat) for seat in table.seats if not seat.computer)]
    computers = [fmt.seat_line(seat.seat) for seat in table.seats if seat.computer]
    if computers:
        mark, names = words("mark-computer"), fmt.commas(computers)
        lines.append(words("marked", mark=mark, names=names))
    return [title, *(words("lobby-small", line=line) for line in lines)]


def _seat(fmt: Formatter, seat: SeatView) -> str:
    words = fmt.words
    if not seat.joined:
        return words("lobby-kept", seat=str(seat.seat + 1), name=f"<@{seat.user_id}>")
    parts = [fmt.seat_line(seat.seat), *fmt.presence(seat.seat)]
    if seat.user_id == fmt.table.host_id:
        parts.append(words("mark-host"))
    if seat.volunteer and may_volunteer(fmt.table):
        parts.append(words(f"{fmt.table.game}-mark-volunteer"))
    return " · ".join(parts)


def _readiness(table: TableView, words: Words, missing: int) -> str:
    kept = any(not seat.joined for seat in table.seats)
    if not table.terms.computers and any(seat.user_id is None for seat in table.seats):
        return words("lobby-no-computers")
    if missing > 0:
        return words("lobby-need", missing=missing)
    if crowd := too_many(table, words):
        return crowd
    return words("lobby-ready-kept" if kept else "lobby-ready")


def chosen(fmt: Formatter) -> list[str]:
    """Return what was chosen for the game to be, line by line."""
    table, words, game = fmt.table, fmt.words, plugins()[fmt.table.game]
    pace = words(f"pace-{table.pace}", asks=game.pace(table.choices))
    lines = [words("lobby-pace", pace=pace), *game.view.options(fmt)]
    if any(seat.user_id is None for seat in table.seats):
        strength = game.strength(table.choices)
        lines.append(words("lobby-strength", does=words(f"option-strength-{strength}-text")))
    if not table.choices.get(CLAIMS.name, CLAIMS.default):
        lines.append(words("lobby-no-claims"))
    elif game.rules.last_words and not table.choices.get(LAST_WORDS.name, LAST_WORDS.default):
        lines.append(words("lobby-no-last-words"))
    return lines


def _options(fmt: Formatter) -> list[str]:
    table, words, lines = fmt.table, fmt.words, chosen(fmt)
    if table.terms.not_counted is None:
        lines.append(words("lobby-counted"))
    else:
        key = f"lobby-not-counted-{table.terms.not_counted}"
        lines.append(words(key, least=table.terms.least_humans))
    if table.closes_at is not None:
        lines.append(words("lobby-closes", when=timestamp(table.closes_at)))
    return lines


def may_volunteer(table: TableView) -> bool:
    """Say whether there is something that players may volunteer for."""
    volunteers = plugins()[table.game].volunteers
    return volunteers is not None and volunteers(table.choices)


def _limits(table: TableView) -> range:
    return plugins()[table.game].seats_for(table.choices)


def begun_panel(table: TableView, words: Words) -> Panel:
    """Show that the cards are dealt, who plays, and the ways to the table and to one's cards."""
    fmt = Formatter(table, words)
    builder = PanelBuilder(PARCHMENT, naming("table-title", table, words))
    builder.text(words("lobby-closed-begun", link=table.place_link))
    builder.text(*map(fmt.seat_line, (seat.seat for seat in table.seats)))
    builder.text(seal_line(table, words))
    return builder.panel(action_button(table.id, "hand", words), next_button(table, words))


def over_panel(table: TableView, notebook: Any, words: Words, picture: Picture | None) -> Panel:
    """Show how a game ended: its headline, who won, the poster, and what comes next.

    Where it was played in the lobby's own channel, the result stands there and has all of that:
    this says it shortly, and leads there.
    """
    fmt = Formatter(table, words)
    if table.status is not Status.SETTLED:
        ended = naming("ended-title", table, words), words(f"ended-by-{table.ended_by}")
        return PanelBuilder(BLOOD, *ended).panel(next_button(table, words))
    builder = PanelBuilder(BLOOD, naming("table-line", table, words))
    builder.text(*_how_it_ended(fmt, notebook))
    if table.place_id == table.channel_id:
        builder.text(words("lobby-over-here", link=table.place_link))
        return builder.panel()
    builder.picture(picture)
    builder.text(words("lobby-over-there", link=table.place_link))
    again = action_button(table.id, "again", words, Style.GREEN)
    return builder.panel(again, next_button(table, words))


def next_button(table: TableView, words: Words, *, disabled: bool = False) -> Button:
    """Return the button by which anybody is in the next game of this channel."""
    return action_button(table.id, "next-game", words, disabled=disabled)


def called_panel(table_id: int, game: str, words: Words, *, start: str | None) -> Panel:
    """Tell somebody that they are called to the next game, and how to take that back.

    ``start`` is the subcommand by which they can open it themselves, unless the game is gone.
    """
    said = [words("next-game-asked")]
    if start is not None:
        said.append(words("next-game-yourself", game=game, start=words(name_key(start))))
    return short_panel(NIGHT, *said, buttons=[action_button(table_id, "uncall", words)])


def _how_it_ended(fmt: Formatter, notebook: Any) -> list[str]:
    """Return a headline and who won, by the poster; else the result in the game's words."""
    view, words = plugins()[fmt.table.game].view, fmt.words
    poster = view.poster(fmt, notebook) if view.poster is not None else None
    if poster is None:
        return list(next(iter(view.final(fmt, notebook)), ()))
    won = [seat.seat for seat, part in zip(fmt.table.seats, poster.seats, strict=True) if part.won]
    return [
        words("lobby-over-title", headline=poster.headline),
        words("lobby-over-won", names=fmt.names(won), n=len(won)),
    ]
