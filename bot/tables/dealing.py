"""Dealing a table again: all of its match follows from its record and its journal."""

from collections.abc import Iterable

from bot.plugins.registry import plugins
from bot.plugins.watch import LONG, within
from bot.values.errors import Frozen
from bot.values.records import AnswerRecord, TableRecord
from games.engine.asks import Seat
from games.engine.dice import SeededDice
from games.engine.errors import GameFault
from games.engine.match import Given, Match


def deal(record: TableRecord) -> Match:
    """Return the match of a record that has all that is set at Begin, with no answer yet.

    Raise `GameFault` for whatever its game does wrong.
    """
    if record.seed is None or record.options is None:
        raise Frozen(f"table {record.id} has not begun")
    game, seats = plugins()[record.game].rules, len(record.seats)
    try:
        options = within(LONG, game.options.model_validate_json, record.options)
        return Match(game, seats, options, record.purses, SeededDice(record.seed))
    except GameFault:
        raise
    except Exception as fault:
        raise GameFault(f"{game.id} {game.version} cannot be dealt") from fault


def replay(match: Match, answers: Iterable[AnswerRecord]) -> None:
    """Let a match take answers of the journal; raise `GameFault` when one does not fit."""
    match.replay(Given(Seat(a.seat), a.ask, "", a.verb, a.picks, a.silent) for a in answers)


def survives(record: TableRecord) -> bool:
    """Say whether the rules that a table was begun by are those that this program plays by."""
    game = plugins().get(record.game)
    return game is not None and game.rules.version == record.rules_version
