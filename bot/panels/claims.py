"""What players say by buttons: what was said, and the lists to say something with."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

import structlog

from bot.panels.builder import NIGHT, PanelBuilder, action_button, short_panel
from bot.panels.ids import CLAIM
from bot.panels.panel import MOST_OPTIONS, Button, Panel, Style
from bot.plugins.formatter import Choice, Formatter, noun_key
from bot.plugins.registry import plugins
from bot.plugins.teller import Teller, claim_key
from bot.text import Words
from bot.text.emblems import emblem
from bot.values.tables import TableView
from games.engine.asks import Seat, Target
from games.engine.claims import Among, ClaimKind, Field, Talk, Turn, Whispered
from games.engine.errors import Reason, Refused

log = structlog.get_logger(__name__)

MOST_SHOWN = 3
"""Claims on a panel, the newest; the others wait behind “What happened”."""


def claim_lines(fmt: Formatter, talk: Talk) -> list[str]:
    """Return the newest claims as a panel shows them; what was taken back is struck out.

    Those about what is over are left out.
    """
    teller, words = Teller(fmt), fmt.words
    return [
        words("claim-taken-back" if claim.number in talk.taken_back else "claim-line", said=said)
        for claim in talk.recent[-MOST_SHOWN:]
        if (said := teller.tell(claim))
    ]


def whisper_lines(fmt: Formatter, talk: Talk) -> list[str]:
    """Return the newest of what was said to this viewer and not to everybody."""
    whispered = [claim for claim in talk.recent if isinstance(claim, Whispered)]
    return claim_lines(fmt, Talk(list(whispered), talk.taken_back))


def claim_panel(
    table: TableView, notebook: Any, turn: Turn, words: Words, path: Sequence[int] = ()
) -> Panel:
    """Show a speaker what may be said: a list of kinds, then one of each field of the chosen kind.

    ``notebook`` is the speaker's; ``path``: what was chosen so far, as `chosen_claim` reads it.
    Raise `Refused` where that is not on offer.
    """
    fmt = Formatter(table, words)
    builder = PanelBuilder(NIGHT)
    kinds = _kinds(table, notebook, turn)
    if not path:
        some = any(kind.to is not None for kind in kinds.values())
        what = "claim-what-some" if some else "claim-what"
        builder.text(words("claim-enough" if turn.over else what))
        if kinds:
            names = [Choice(str(n), _label(fmt, kind)) for n, kind in kinds.items()]
            builder.select(CLAIM.of(table.id, turn.index), words("claim-pick"), names)
        return builder.panel()
    kind, about = chosen_claim(table, notebook, path)
    field = kind.fields[len(about)]
    options = [
        _option(fmt, notebook.talk, field, code, target)
        for code, target in on_offer(table, notebook, field).items()
    ]
    builder.text(words("claim-say", what=_label(fmt, kind)))
    whom = _hearers(kind, notebook)
    if whom:
        builder.text(words("claim-whisper", names=fmt.names(whom)))
    builder.select(CLAIM.of(table.id, turn.index, *path), words("claim-pick"), options)
    builder.buttons(Button(words("button-verbs"), CLAIM.of(table.id, turn.index)))
    return builder.panel()


def said_panel(
    table: TableView, turn: Turn, words: Words, *, heard_by: Iterable[Seat] | None = None
) -> Panel:
    """Show a speaker that it was said, and what can be done about it.

    ``heard_by``: who else has heard it; None is everybody.
    """
    said = words("claim-said")
    if heard_by is not None:
        said = words("claim-said-whispered", names=Formatter(table, words).names(heard_by))
    label = words("button-say-back" if turn.over else "button-say-more")
    return short_panel(NIGHT, said, buttons=[Button(label, CLAIM.of(table.id, turn.index))])


def say_button(fmt: Formatter, notebook: Any) -> list[Button]:
    """Return the button that leads to what this viewer may say, where something may be said."""
    claims = plugins()[fmt.table.game].rules.claims
    if not fmt.table.claims or claims is None or notebook.viewer in claims.quiet(notebook):
        return []
    return [action_button(fmt.table.id, "say", fmt.words, Style.BLUE)]


def chosen_claim(
    table: TableView, notebook: Any, path: Sequence[int]
) -> tuple[ClaimKind, tuple[Target, ...]]:
    """Return what a path of choices has come to: a kind, and what its first fields name.

    A path is the kind's number, and for each field a seat's or a claim's number, or which word it
    is of the field's. Raise `Refused` where that is not on offer.
    """
    claims = plugins()[table.game].rules.claims
    if claims is None or path[0] >= len(claims.all):
        raise Refused(Reason.NOT_OFFERED)
    kind = claims.all[path[0]]
    fields = kind.fields[: len(path) - 1]
    if len(fields) != len(path) - 1:
        raise Refused(Reason.NOT_OFFERED)
    about: list[Target] = []
    for code, field in zip(path[1:], fields, strict=True):
        offered = on_offer(table, notebook, field)
        if code not in offered:
            raise Refused(Reason.NOT_OFFERED)
        about.append(offered[code])
    return kind, tuple(about)


def _kinds(table: TableView, notebook: Any, turn: Turn) -> dict[int, ClaimKind]:
    """Return the kinds that can be said now, by their numbers; ``notebook`` is the speaker's."""
    claims = plugins()[table.game].rules.claims
    return {
        n: kind
        for n, kind in enumerate(claims.all if claims else ())
        if all(on_offer(table, notebook, field) for field in kind.fields)
        and not (turn.over and kind.fields != (Among.OWN,))
        and _hearers(kind, notebook) != []
    }


def _hearers(kind: ClaimKind, notebook: Any) -> list[Seat] | None:
    """Return who else hears what a speaker says so; None is everybody.

    It is nobody where its game fails to say so: then it cannot be said.
    """
    if kind.to is None:
        return None
    try:
        return sorted({*kind.to(notebook)} & {*notebook.seats} - {notebook.viewer})
    except Exception:
        log.exception("who hears a claim could not be told", kind=kind.name)
        return []


def on_offer(table: TableView, notebook: Any, field: Field) -> dict[int, Target]:
    """Return what a field offers to a speaker, by what stands for it in an id.

    What everybody knows not to be in this deal is left out; all of it is not.
    """
    targets = notebook.talk.choices(field, len(table.seats), notebook.viewer)
    if isinstance(field, Among):
        return {int(target): target for target in targets[-MOST_OPTIONS:]}
    absent = _absent(table, notebook)
    left = {code: target for code, target in enumerate(targets) if target not in absent}
    return left or dict(enumerate(targets))


def _absent(table: TableView, notebook: Any) -> Container[Target]:
    """Return what is not in this deal; nothing where a game fails to say so."""
    claims = plugins()[table.game].rules.claims
    try:
        return claims.absent(notebook) if claims is not None else ()
    except Exception:
        log.exception("what is not in a deal could not be told", game=table.game)
        return ()


def _label(fmt: Formatter, kind: ClaimKind) -> str:
    return fmt.words(f"{claim_key(fmt, kind.name)}-label")


def _option(fmt: Formatter, talk: Talk, field: Field, code: int, target: Target) -> Choice:
    """Return a seat, a claim or a word as an option of a select."""
    if field is Among.OTHERS:
        return Choice(str(code), fmt.label(Seat(int(target)), None))
    if isinstance(field, Among):
        claim = talk.claim(int(target))
        return Choice(str(code), Teller(fmt.plain, "label").spoken(claim))
    if isinstance(target, StrEnum):
        key = noun_key(fmt.table.game, target)
        return replace(Choice(str(code), fmt.plain.noun(target)), emblem=emblem(key))
    return Choice(str(code), fmt.words(f"{fmt.table.game}-target-{target}"))
