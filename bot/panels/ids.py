"""Custom ids: which table, which question, which verb. Never a secret, never state.

What a form lets through fits: its numbers every column of the database. What fits no form is no
custom id of the bot's.
"""

import re
from collections.abc import Iterable

NUMBER = "[0-9]{1,9}"
"""A table, an ask, a seat, a season, a page."""

CLAIMED = "[0-9]{1,12}"
"""What a claim names: a seat, a word or a claim by its number."""

SNOWFLAKE = "(?:[0-9]{1,18}|[1-8][0-9]{18})"
"""Discord's id of a user, a role or a channel: 63 bits."""

_ASK = f"(?P<table>{NUMBER}):(?P<ask>{NUMBER}):(?P<verb>[a-z-]+)"
_PICK = "(?::(?P<pick>[a-z0-9-]+))?"
_SEASON = f"(?P<season>now|{NUMBER})"
_BOARD = f"{_SEASON}:(?P<game>all|[a-z]+)"
_PAGE = f"(?P<page>{NUMBER})"

ANSWER = re.compile(f"gg:a:{_ASK}{_PICK}")
"""A button (a verb with one target or none) or a select (its values are the picks, as text)."""

VERB = re.compile(f"gg:v:{_ASK}")
"""Finding the way through an ask with many verbs: show the targets of this one, or `BACK`."""

TYPE = re.compile(f"gg:w:{_ASK}")
"""An answer that is typed: the button that opens its form, and the form."""

CROWD = re.compile(f"gg:m:{_ASK}{_PICK}")
"""An answer to one's own ask among several that were put at once; ``ask`` is any one of them."""

DRAFT = re.compile(f"gg:d:{_ASK}(?::(?P<seat>{NUMBER}))?")
"""A select of what is meant for a seat, where an answer is for several; none: give it all."""

CLAIM = re.compile(f"gg:c:(?P<table>{NUMBER}):(?P<turn>{NUMBER})(?P<path>(?::{CLAIMED}){{0,4}})")
"""A list of what may be said: its value goes on with what was chosen before, numbers of what is on
offer. ``turn``: of the speaker's turns in which it was offered."""

EXPLAIN = re.compile(f"gg:e:(?P<table>{NUMBER}):(?P<ask>{NUMBER})")
"""“?” beside a question: what matters for it now."""

ACTION = re.compile(f"gg:t:(?P<table>{NUMBER}):(?P<action>[a-z-]+)(?::{_PAGE})?")
"""Something done to or at a table. ``story`` and ``tale`` have pages, counted from 0; none means
the first page of a story, and the last of a tale."""

OPTION = re.compile(f"gg:o:(?P<table>{NUMBER})(?::(?P<option>[a-z_]+))?")
"""What a host may change in the lobby: all of it, or the list of one option."""

RULES = re.compile(r"gg:r:(?P<game>[a-z]+):(?P<page>[a-z-]+)")
"""A page of the rules; page ``contents`` is a select whose value is the page."""

BOARD = re.compile(f"gg:b:(?:pick(?::{NUMBER})?|{_BOARD}:{_PAGE})")
"""A page of the leaderboard, counted from 0; season 0 is all time. ``pick`` is a select, which has
a number where there are several."""

HISTORY = re.compile(f"gg:h:(?P<user>{SNOWFLAKE}):{_SEASON}:{_PAGE}")
"""A page of what a user went through, in a season, counted from 0."""

REPORT = re.compile(f"gg:k:(?:pick|(?P<table>{NUMBER}):{_PAGE})")
"""A page of a past table's report, counted from 0; ``pick`` is a select of tables."""

DAY = re.compile(r"gg:y:(?P<game>[a-z]+):(?P<day>\d+):(?P<page>\d+)")
"""A page of the board of a day's deal, counted from 0."""

PRIVACY = re.compile(r"gg:p:(?P<act>show|export|delete|erase|keep)")
"""What is done with what is stored about the user who presses; only ``erase`` erases."""

HELP = re.compile(f"gg:q:(?P<topic>[a-z-]+)(?::{NUMBER})?")
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

COURT = re.compile(f"gg:x:(?P<act>[a-z-]+)(?::(?P<first>{NUMBER})(?::(?P<second>{SNOWFLAKE}))?)?")
"""What moderators do: an act, and the numbers of what it is done to."""

BOARD_CHOICE = re.compile(_BOARD)
"""A value of the select of leaderboards."""

CONTENTS = "contents"

BACK = "back"
"""In place of a verb: show them all again."""


def table_of(custom_id: str) -> int | None:
    """Return the table that something is pressed at; None where it is none's."""
    found = re.match(f"gg:[acdemotvw]:({NUMBER})(?::|$)", custom_id)
    return int(found[1]) if found else None


def answer_id(table: int, ask: int, verb: str, pick: str = "") -> str:
    """Answer an ask with a verb."""
    return f"gg:a:{table}:{ask}:{verb}{':' if pick else ''}{pick}"


def verb_id(table: int, ask: int, verb: str) -> str:
    """Show the targets of a verb; nothing is answered."""
    return f"gg:v:{table}:{ask}:{verb}"


def type_id(table: int, ask: int, verb: str) -> str:
    """Open the form for an answer that is typed; or, as the form's, give it."""
    return f"gg:w:{table}:{ask}:{verb}"


def crowd_id(table: int, ask: int, verb: str, pick: str = "") -> str:
    """Answer one's own ask among those put at once with ``ask``."""
    return f"gg:m:{table}:{ask}:{verb}{':' if pick else ''}{pick}"


def explain_id(table: int, ask: int) -> str:
    """Explain what is asked; nothing is answered."""
    return f"gg:e:{table}:{ask}"


def draft_id(table: int, ask: int, verb: str, seat: int | None = None) -> str:
    """Mean something for a seat, its value; or, for none, give what is meant for all of them."""
    return f"gg:d:{table}:{ask}:{verb}" + ("" if seat is None else f":{seat}")


def claim_id(table: int, turn: int, path: Iterable[int] = ()) -> str:
    """Go on with a claim by a list's value, after what was chosen before."""
    return ":".join([f"gg:c:{table}:{turn}", *(str(each) for each in path)])


def action_id(table: int, action: str, page: int | None = None) -> str:
    """Do something at a table, or open a page of its ``story`` or ``tale``, counted from 0.

    Actions: join leave add-computer fill remove-computer begin cancel
    volunteer hand again back refresh say
    story tale dice share give-up sure-give-up.
    """
    return f"gg:t:{table}:{action}" + ("" if page is None else f":{page}")


def option_id(table: int, option: str = "") -> str:
    """Show what a host may change, or, as a list's id, change one option."""
    return f"gg:o:{table}{':' if option else ''}{option}"


def rules_id(game: str, page: str) -> str:
    """Open a page of a game's rules."""
    return f"gg:r:{game}:{page}"


def board_id(season: str, game: str, page: int) -> str:
    """Open a page of a leaderboard, counted from 0."""
    return f"gg:b:{season}:{game}:{page}"


def history_id(user: int, season: str, page: int) -> str:
    """Open a page of what a user went through, counted from 0."""
    return f"gg:h:{user}:{season}:{page}"


def report_id(table: int, page: int) -> str:
    """Open a page of a past table's report, counted from 0."""
    return f"gg:k:{table}:{page}"


def day_id(game: str, day: int, page: int) -> str:
    """Open a page of the board of a day's deal, counted from 0."""
    return f"gg:y:{game}:{day}:{page}"


def privacy_id(act: str) -> str:
    """Show, export or erase what is stored about who presses."""
    return f"gg:p:{act}"


def help_id(topic: str) -> str:
    """Open a topic of the help."""
    return f"gg:q:{topic}"


def numbered(custom_id: str, number: int) -> str:
    """Return the id of a list among several, counted from 0."""
    return f"{custom_id}:{number}" if number else custom_id


def court_id(act: str, *numbers: int) -> str:
    """Do something that moderators do; ``numbers`` say to what: a table, a user, a season, a page.

    Acts are named where they are done, in cogs/court.
    """
    return ":".join(["gg:x", act, *(str(number) for number in numbers)])
