"""Last words, as everybody sees them and as each may say them: a list to plead by, and votes."""

from collections import defaultdict
from dataclasses import replace
from enum import StrEnum
from typing import Any

from bot.panels.builder import PanelBuilder, action_button
from bot.panels.claims import chosen_claim, on_offer
from bot.panels.ids import LAST_WORDS
from bot.panels.panel import Button
from bot.plugins.formatter import Choice, Formatter, timestamp
from bot.plugins.picture import TablePicture
from bot.plugins.registry import plugins
from bot.plugins.teller import Teller
from bot.text.emblems import emblems
from bot.values.tables import LastWordsView, TableView
from games.engine.asks import Seat, Target
from games.engine.claims import ClaimKind
from games.engine.errors import Reason, Refused

PLEA = "plea"
"""In place of a vote: the list of what can be said."""
MOST_HEARD = 4
"""Last words on a panel, the newest."""


def add_last_words(builder: PanelBuilder, fmt: Formatter, notebook: Any) -> None:
    """Add whose last words they are, what was said, and how everybody votes, with the controls.

    ``notebook`` is everybody's, or a seat's: that one is only offered what it may say.
    """
    last = fmt.table.last_words
    if last is None:
        return
    words, game, viewer = fmt.words, fmt.table.game, notebook.viewer
    who = [fmt.person(fmt.table.seat(seat)) for seat in last.speakers]
    builder.rule()
    builder.text(
        words(f"{game}-last-words", names=fmt.listed(who), n=len(who)),
        words("last-words-until", when=timestamp(last.until)),
    )
    # The newest claim of each who has spoken, and may.
    newest = {c.seat: c for c in notebook.talk.standing if c.seat in last.spoken}
    heard = [newest[seat] for seat in last.speakers if seat in newest]
    heard.sort(key=lambda claim: claim.number)
    said = [Teller(fmt).tell(claim) for claim in heard[-MOST_HEARD:]]
    builder.text(*said, *vote_lines(fmt, notebook, last.ask.id))
    silent = [seat for seat in last.speakers if seat not in last.spoken]
    if viewer in silent or (viewer is None and silent):
        custom_id = LAST_WORDS.of(fmt.table.id, last.ask.id, PLEA)
        builder.select(custom_id, words("last-words-pick"), pleas(fmt, notebook))
    buttons = _votes(fmt, last) if viewer is None or viewer in last.voters else []
    if viewer is None:
        buttons.append(action_button(fmt.table.id, "hand", words))
    builder.buttons(*buttons)


def vote_lines(fmt: Formatter, notebook: Any, ask: int) -> list[str]:
    """Return who has voted for what, before a question; nothing where nobody has."""
    last, cast = plugins()[fmt.table.game].rules.last_words, notebook.talk.votes(ask)
    if last is None or not cast:
        return []
    voters: defaultdict[str, list[Seat]] = defaultdict(list)
    for seat in sorted(cast):
        voters[cast[seat]].append(seat)
    said = [
        fmt.words(
            "last-words-votes",
            vote=fmt.words(f"{fmt.table.game}-vote-{word}"),
            n=len(voters[word]),
            names=fmt.names(voters[word]),
        )
        for word in last.votes
        if voters[word]
    ]
    return [" · ".join(said)]


def with_last_words(fmt: Formatter, notebook: Any, table: TablePicture) -> TablePicture:
    """Return a table with the votes on what is asked now, each at its voter's face, and with what
    who stands in the middle says for themselves: as far as there are emblems of these.
    """
    game, put = fmt.table.game, fmt.table.put
    last, talk = plugins()[game].rules.last_words, notebook.talk
    if last is None or not put or not last.concern(put):
        return table
    votes = {seat: f"{game}-vote-{word}" for seat, word in talk.votes(put[0].id).items()}
    seats = [
        replace(seat, sign=votes[Seat(n)]) if votes.get(Seat(n)) in emblems() else seat
        for n, seat in enumerate(table.seats)
    ]
    stage = table.stage
    if stage is not None:
        claims = (c for c in talk.standing if c.seat == stage.seat and c.kind in last.kinds)
        about = [claim.about[0] for claim in claims if isinstance(claim.about[0], StrEnum)]
        stage = replace(stage, said=fmt.key(about[-1]) if about else "")
    return replace(table, seats=tuple(seats), stage=stage)


def pleas(fmt: Formatter, notebook: Any) -> list[Choice]:
    """Return what can be said by one press: the same whoever asks, as all may see it."""
    game = plugins()[fmt.table.game].rules
    if game.last_words is None or game.claims is None:
        return []
    tell = Teller(fmt.plain, "label").sentence
    return [
        Choice(f"{n}-{code}", tell(kind.name, (target,)))
        for n, kind in enumerate(game.claims.all)
        if kind.name in game.last_words.kinds
        for code, target in on_offer(fmt.table, notebook, kind.fields[0]).items()
    ]


def chosen_plea(
    table: TableView, notebook: Any, kind: int, code: int
) -> tuple[ClaimKind, tuple[Target, ...]]:
    """Return what an option of that list says; raise `Refused` for none that can be said."""
    declared, about = chosen_claim(table, notebook, (kind, code))
    last = plugins()[table.game].rules.last_words
    if last is None or declared.name not in last.kinds:
        raise Refused(Reason.NOT_OFFERED)
    return declared, about


def _votes(fmt: Formatter, last: LastWordsView) -> list[Button]:
    game = plugins()[fmt.table.game].rules.last_words
    names = map(fmt.unmarked, last.speakers)
    named = dict(zip(("first", "second"), names, strict=False))
    return [
        Button(
            fmt.words(f"{fmt.table.game}-vote-{word}-label", **named),
            LAST_WORDS.of(fmt.table.id, last.ask.id, word),
        )
        for word in (game.votes if game is not None else ())
    ]
