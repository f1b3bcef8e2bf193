"""The lobby: who plays, how, and the sealed dice."""

from typing import Literal, TypeAlias

from bot.panels.faces import FACES
from bot.panels.ids import act_id, rules_id
from bot.panels.panel import BLUE, GREEN, PARCHMENT, RED, Button, Panel, Sheet, button
from bot.panels.voice import Voice, timestamp
from bot.tables.openings import OPENINGS
from bot.tables.views import SeatView, TableView
from bot.text import Words
from games.catalogue import GAMES

Why: TypeAlias = Literal["begun", "cancelled", "moderator", "idle"]


def lobby_panel(
    table: TableView, words: Words, *, calls: int | None = None, ping: bool = False
) -> Panel:
    """Show a lobby: host, seats, options, whether crowns are at stake, and the commitment.

    ``calls`` is a role that the lobby mentions; with ``ping`` it is told so.
    """
    voice, game = Voice(table, words), GAMES[table.game]
    present = sum(seat.joined for seat in table.seats)
    missing = game.least_seats - present
    sheet = Sheet(PARCHMENT)
    sheet.text(words("table-title", game=voice.game, table=str(table.id)), _host(voice))
    if calls is not None:
        sheet.text(words("lobby-call", role=str(calls)))
    sheet.text(
        words("lobby-seats", taken=len(table.seats), most=game.most_seats),
        *(_seat(voice, seat) for seat in table.seats),
        _readiness(table, words, missing),
    )
    sheet.rule()
    sheet.text(*_options(voice))
    sheet.text(words("lobby-commitment", commitment=table.commitment))
    sheet.buttons(*_coming_and_going(table, words))
    sheet.buttons(
        button(words("button-begin"), act_id(table.id, "begin"), BLUE, disabled=missing > 0),
        button(
            words("button-add-computer"),
            act_id(table.id, "add-computer"),
            disabled=not table.terms.computers,
        ),
        button(
            words("button-remove-computer"),
            act_id(table.id, "remove-computer"),
            disabled=not any(seat.computer for seat in table.seats),
        ),
        button(words("button-cancel"), act_id(table.id, "cancel"), RED),
    )
    return sheet.panel(roles=[calls] if calls is not None and ping else [])


def lobby_closed_panel(table: TableView, words: Words, why: Why) -> Panel:
    """Show a lobby that is over: begun (with the way to the table), or why it is closed."""
    voice = Voice(table, words)
    sheet = Sheet(PARCHMENT)
    sheet.text(words("table-title", game=voice.game, table=str(table.id)))
    if why == "begun":
        sheet.text(words("lobby-closed-begun", link=table.place_link))
        sheet.text(*(_seat(voice, seat) for seat in table.seats))
    else:
        sheet.text(words(f"lobby-closed-{why}", game=table.game))
    if why == "begun":
        sheet.text(words("lobby-commitment", commitment=table.commitment))
    return sheet.panel()


def _host(voice: Voice) -> str:
    return voice.words("lobby-host", host=f"<@{voice.table.host_id}>")


def _seat(voice: Voice, seat: SeatView) -> str:
    words = voice.words
    if not seat.joined:
        return words("lobby-kept", seat=str(seat.seat + 1), name=f"<@{seat.user_id}>")
    line = [voice.seat_line(seat.seat), *voice.presence(seat.seat)]
    if seat.user_id == voice.table.host_id:
        line.append(words("mark-host"))
    if seat.volunteer and OPENINGS[voice.table.game].volunteers(voice.table.choices):
        line.append(words("mark-volunteer"))
    return " · ".join(line)


def _readiness(table: TableView, words: Words, missing: int) -> str:
    kept = any(not seat.joined for seat in table.seats)
    if not table.terms.computers and any(seat.user_id is None for seat in table.seats):
        return words("lobby-no-computers")
    if missing > 0:
        return words("lobby-need", missing=missing)
    return words("lobby-ready-kept" if kept else "lobby-ready")


def _options(voice: Voice) -> list[str]:
    table, words = voice.table, voice.words
    lines = [words("lobby-pace", pace=words(f"pace-{table.pace}"))]
    lines += FACES[table.game].options(voice)
    if table.terms.not_counted is None:
        lines.append(words("lobby-counted"))
    else:
        key = f"lobby-not-counted-{table.terms.not_counted}"
        lines.append(words(key, least=table.terms.least_humans))
    if table.closes_at is not None:
        lines.append(words("lobby-closes", when=timestamp(table.closes_at)))
    return lines


def _coming_and_going(table: TableView, words: Words) -> list[Button]:
    full = len(table.seats) >= GAMES[table.game].most_seats
    kept = any(not seat.joined for seat in table.seats)
    buttons = [
        button(words("button-join"), act_id(table.id, "join"), GREEN, disabled=full and not kept),
        button(words("button-leave"), act_id(table.id, "leave")),
        button(words("button-rules"), rules_id(table.game, FACES[table.game].pages()[0])),
    ]
    if OPENINGS[table.game].own_roles(table.choices):
        buttons.append(button(words("button-roles"), act_id(table.id, "roles")))
    if OPENINGS[table.game].volunteers(table.choices):
        buttons.append(button(words("button-volunteer"), act_id(table.id, "volunteer"), BLUE))
    return buttons
