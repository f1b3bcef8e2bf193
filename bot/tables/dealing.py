"""Dealing a table again: all of its match follows from its record and its journal."""

from collections.abc import Iterable

from bot.plugins.registry import plugins
from bot.values.errors import Frozen
from bot.values.records import AnswerRecord, TableRecord
from games.engine.asks import Seat
from games.engine.dice import SeededDice
from games.engine.match import Given, Match


def deal(record: TableRecord) -> Match:
    """Return the match of a record that has all that is set at Begin, with no answer yet."""
    if record.seed is None or record.options is None:
        raise Frozen(f"table {record.id} has not begun")
    game = plugins()[record.game].rules
    return Match(
        game,
        len(record.seats),
        game.options.model_validate_json(record.options),
        record.purses,
        SeededDice(record.seed),
    )


def replay(match: Match, answers: Iterable[AnswerRecord]) -> None:
    """Let a match take answers of the journal; raise `GameFault` when one does not fit."""
    match.replay(Given(Seat(a.seat), a.ask, "", a.verb, a.picks, a.silent) for a in answers)


def survives(record: TableRecord) -> bool:
    """Say whether the rules that a table was begun by are those that this program plays by."""
    game = plugins().get(record.game)
    return game is not None and game.rules.version == record.rules_version
