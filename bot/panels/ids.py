"""Custom ids: which table, which question, which verb. Never a secret, never state.

What a form lets through fits: its numbers every column of the database. What fits no form is no
custom id of the bot's.
"""

import re

from games.engine.asks import Target


class IdForm:
    """A form of custom ids, by its letter: it finds them, and makes them."""

    def __init__(self, letter: str, parts: str) -> None:
        """``parts``: what follows the letter, as a regular expression."""
        self._begins = f"gg:{letter}"
        self.fullmatch = re.compile(f"gg:{letter}:{parts}").fullmatch
        """Returns the parts of an id, by their names; None for one of another form."""

    def of(self, *parts: int | str) -> str:
        """Return the id of these parts, in order, without those that it can do without."""
        return ":".join([self._begins, *map(str, parts)])


WHOLE = re.compile("0|-?[1-9][0-9]{0,98}")
"""A target that is a number, as the text that stands for it in a custom id or a list."""

NUMBER = "[0-9]{1,9}"
"""A table, an ask, a seat, a season, a page."""

CLAIMED = "[0-9]{1,12}"
"""What a claim names: a seat, a word or a claim by its number."""

SNOWFLAKE = "(?:[0-9]{1,18}|[1-8][0-9]{18})"
"""Discord's id of a user, a role or a channel: 63 bits."""

_TABLE = f"(?P<table>{NUMBER})"
_ASK = f"{_TABLE}:(?P<ask>{NUMBER}):(?P<verb>[a-z-]+)"
_PICK = "(?::(?P<pick>[a-z0-9-]+))?"
_SEASON = f"(?P<season>now|{NUMBER})"
_BOARD = f"{_SEASON}:(?P<game>all|[a-z]+)"
_PAGE = f"(?P<page>{NUMBER})"

ANSWER = IdForm("a", f"{_ASK}{_PICK}")
"""A button (a verb with one target or none) or a select (its values are the picks, as text)."""

VERB = IdForm("v", _ASK)
"""Finding the way through an ask with many verbs: show the targets of this one, or `BACK`."""

STEP = IdForm("i", _ASK)
"""The same by steps: show the verbs of the one that stands in place of a verb."""

TYPE = IdForm("w", _ASK)
"""An answer that is typed: the button that opens its form, and the form."""

CROWD = IdForm("m", f"{_ASK}{_PICK}")
"""An answer to one's own ask among several that were put at once; ``ask`` is any one of them."""

DRAFT = IdForm("d", f"{_ASK}(?::(?P<seat>{NUMBER}))?")
"""A select of what is meant for a seat, where an answer is for several; none: give it all."""

CLAIM = IdForm("c", f"{_TABLE}:(?P<turn>{NUMBER})(?P<path>:all|(?::{CLAIMED}){{0,4}})")
"""A list of what may be said: its value goes on with what was chosen before, numbers of what is on
offer. Without a choice it is the likely lines, with ``all`` the kinds of everything. ``turn``: of
the speaker's turns in which it was offered."""

THUMB = IdForm("u", f"{_TABLE}:(?P<kind>agree|disagree):(?P<claim>{CLAIMED})")
"""👍 or 👎 beneath a claim, by its number; pressed again, it is taken back."""

LAST_WORDS = IdForm("l", _ASK)
"""Last words before an ask: a vote, by its word, or the list of what can be said."""

EXPLAIN = IdForm("e", f"{_TABLE}:(?P<ask>{NUMBER})")
"""“?” beside a question: what matters for it now."""

ACTION = IdForm("t", f"{_TABLE}:(?P<action>[a-z-]+)(?::{_PAGE})?")
"""Something done to or at a table. ``story`` and ``tale`` have pages, counted from 0; none means
the first page of a story, and the last of a tale."""

OPTION = IdForm("o", f"{_TABLE}(?::(?P<option>[a-z_]+))?")
"""What a host may change in the lobby: all of it, or the list of one option."""

PLAN = IdForm("g", _TABLE)
"""Another time for a table that is planned: the button that opens its form, and the form."""

RULES = IdForm("r", "(?P<game>[a-z]+):(?P<page>[a-z-]+)")
"""A page of the rules; page ``contents`` is a select whose value is the page."""

BOARD = IdForm("b", f"(?:pick(?::{NUMBER})?|{_BOARD}:{_PAGE})")
"""A page of the leaderboard, counted from 0; season 0 is all time. ``pick`` is a select, which has
a number where there are several."""

HISTORY = IdForm("h", f"(?P<user>{SNOWFLAKE}):{_SEASON}:{_PAGE}")
"""A page of what a user went through, in a season, counted from 0."""

REPORT = IdForm("k", f"(?:pick|(?P<table>{NUMBER}):{_PAGE})")
"""A page of a past table's report, counted from 0; ``pick`` is a select of tables."""

DAY = IdForm("y", f"(?P<game>[a-z]+):(?P<day>{NUMBER}):{_PAGE}")
"""A page of the board of a day's deal, counted from 0."""

PRIVACY = IdForm("p", "(?P<act>show|export|delete|erase|keep)")
"""What is done with what is stored about the user who presses; only ``erase`` erases."""

HELP = IdForm("q", f"(?P<topic>[a-z-]+)(?::{NUMBER})?")
"""A topic of the help; topic ``contents`` is a select whose value is the topic, which has a number
where there are several."""

NOW = "now"
"""The season that is open; ``0`` is all time."""
ALL = "all"
"""All games together."""

BOARD_PICK = "gg:b:pick"
"""The select of leaderboards: its values are ``season:game``."""

REPORT_PICK = "gg:k:pick"
"""The select of past tables: its values are their numbers."""

COURT = IdForm("x", f"(?P<act>[a-z-]+)(?::(?P<first>{NUMBER})(?::(?P<second>{SNOWFLAKE}))?)?")
"""What moderators do: an act, and the numbers of what it is done to: a table, a user, a season, a
page. Acts are named where they are done, in cogs/court."""


def target_of(value: str) -> Target:
    """Return the target that a value of a list, or the end of a custom id, stands for."""
    return int(value) if WHOLE.fullmatch(value) else value


BOARD_CHOICE = re.compile(_BOARD)
"""A value of the select of leaderboards."""

CONTENTS = "contents"
"""In place of a page or a topic: the list of them all."""

BACK = "back"
"""In place of a verb: show them all again."""


def table_of(custom_id: str) -> int | None:
    """Return the table that something is pressed at; None where it is none's."""
    found = re.match(f"gg:[acdegilmotuvw]:({NUMBER})(?::|$)", custom_id)
    return int(found[1]) if found else None
