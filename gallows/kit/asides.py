"""What a game says beside its panels: behind “?”, to who does not play there, at the end."""

from collections.abc import Iterator
from typing import Any

from bot.panels.controls import is_crowd
from bot.panels.days import shared_panel
from bot.panels.details import explain_panel, explained_key
from bot.panels.hand import Shown, lasting_panel
from bot.panels.lobby import lobby_panel
from bot.panels.messages import sentence
from bot.panels.panel import Panel
from bot.panels.table import moment_panel
from bot.plugins.formatter import Formatter
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.plugins.view import beats_of
from bot.tables.kinds import kind_of
from bot.text import Words
from bot.values.days import DayScore
from bot.values.tables import Status, TableView
from gallows.kit.assertions import require
from gallows.kit.snapshots import Snapshot, table
from games.engine.asks import Answer
from games.engine.events import Event

SCORE = DayScore(1, 10**17, "Prudence", won=True, score=7, streak=3, table_id=123456)


def of_questions(snapshot: Snapshot, view: TableView, words: Words) -> Iterator[Panel]:
    """Yield what stands behind “?”, and what one of many who are asked at once is told."""
    fmt, public = Formatter(view, words), snapshot.notebook(None)
    for ask in snapshot.match.asks:
        if explained_key(view.game, ask) in words:
            for seen in dict.fromkeys((ask, ask.in_public())):
                yield explain_panel(view, public, seen, words)
        for verb in ask.verbs if is_crowd(snapshot.match.asked_together) else ():
            answer = Answer(verb.name, verb.pool[: verb.least])
            note = plugins()[view.game].view.chosen(fmt, ask, answer)
            yield sentence(words, "chosen-wait", note=note)


def of_a_seat(view: TableView, notebook: Any, words: Words, colour: int | None) -> Iterator[Panel]:
    """Yield the direct message of a seat whose owner does not play there."""
    if kind_of(view.game).deals:
        plugins()[view.game].view.dealt(notebook)
        yield lasting_panel(view, notebook, words, Shown(frame=colour))


def of_the_end(snapshot: Snapshot, view: TableView, words: Words) -> Iterator[Panel]:
    """Yield moments as they begin, what is shared of a day's deal, and the lobbies that follow."""
    game, public = plugins()[view.game], snapshot.notebook(None)
    begun: dict[type[Event], Event] = {type(event): event for event in snapshot.tale}
    for event in begun.values():
        for beats in range(1, beats_of(game.view.moments, event)):
            panel = moment_panel(view, public, (), event, beats, words)
            if panel is not None:
                yield panel
    if game.daily is not None:
        yield shared_panel(view, public, SCORE, words)
    named = game.successor(public)
    held = named is None or named in range(snapshot.match.seats)
    require(held, f"seat {named} is to lead the next game, and nobody sits there")
    if game.seating is Seating.LOBBY:
        # Only where somebody was named are others told so.
        for choices in (game.again(view.choices, named=to) for to in {False, named is not None}):
            count = min(snapshot.match.seats, game.seats_for(choices)[-1])
            yield lobby_panel(table(game.id, count, Status.LOBBY, choices=choices), words)


def of_everybody(snapshot: Snapshot, view: TableView, words: Words) -> list[Any]:
    """Return what a game draws of an open table, and says beside its panel."""
    own, fmt, public = plugins()[view.game].view, Formatter(view, words), snapshot.notebook(None)
    crowd = is_crowd(snapshot.match.asked_together)
    shown = [ask for ask in snapshot.match.asks if not ask.hidden and (crowd or not ask.secret)]
    asks = [ask.in_public() for ask in shown]
    explained = [own.explained(fmt, public, ask) for ask in asks]
    return [*_pictures(view, public, words), {"in_deal": own.in_deal(fmt, public)}, *explained]


def of_one(view: TableView, notebook: Any, words: Words) -> list[Any]:
    """Return what a game draws of a hand, and says beside its panel."""
    own = plugins()[view.game].view
    lasts = {"lasting": own.lasting(Formatter(view, words), notebook)}
    return [*_pictures(view, notebook, words), lasts, {"dealt": own.dealt(notebook)}]


def _pictures(table: TableView, notebook: Any, words: Words) -> list[Any]:
    """Return what is drawn for a viewer, as its game says it."""
    view = plugins()[table.game].view
    draw = (view.picture,) if notebook.viewer is None else (view.cards, view.own_picture)
    fmt = Formatter(table, words, emblems=0)
    return [{"picture": each(fmt, notebook)} for each in draw if each is not None]
