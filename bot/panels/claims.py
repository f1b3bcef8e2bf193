"""What players say by buttons: what was said, and the lists to say something with."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

import structlog

from bot.panels.builder import NIGHT, PanelBuilder, action_button, short_panel
from bot.panels.ids import ALL, CLAIM, THUMB
from bot.panels.panel import MOST_LABEL, MOST_OPTIONS, Button, Panel, Style
from bot.plugins.formatter import Choice, Formatter, noun_key
from bot.plugins.registry import plugins
from bot.plugins.teller import Teller, claim_key
from bot.plugins.time_limits import LONG, within
from bot.text import Words
from bot.text.emblems import emblem
from bot.text.fitting import cut
from bot.values.tables import TableView
from games.engine.asks import Answer, Seat, Target
from games.engine.claims import (
    AGREE,
    DISAGREE,
    REPLIES,
    Among,
    Claimed,
    ClaimKind,
    Field,
    Talk,
    Turn,
    Whispered,
)
from games.engine.errors import Reason, Refused
from games.engine.likely import likely_lines

log = structlog.get_logger(__name__)

MOST_SHOWN = 3
"""Claims on a panel, the newest; the others wait behind “Recap”."""


def newest_claims(talk: Talk) -> list[Claimed]:
    """Return the claims that were made, or answered, last, in the order in which they were made.

    Those about what is over are left out, and who agrees or disagrees stands in the same line.
    """
    recent = {claim.number: claim for claim in talk.recent}
    stirred = [
        int(claim.about[0]) if _answers(claim, recent) else number
        for number, claim in recent.items()
    ]
    newest = list(dict.fromkeys(reversed(stirred)))[:MOST_SHOWN]
    return [claim for number, claim in recent.items() if number in newest]


def _answers(claim: Claimed, recent: Mapping[int, Claimed]) -> bool:
    """Say whether a claim is shown beside another one, which it answers."""
    named = recent.get(int(claim.about[0])) if claim.kind in REPLIES else None
    return named is not None and named.kind not in REPLIES


def claim_lines(fmt: Formatter, talk: Talk) -> list[str]:
    """Return the newest claims as a panel shows them; what was taken back is struck out."""
    return [line for claim in newest_claims(talk) if (line := _line(fmt, talk, claim))]


def _line(fmt: Formatter, talk: Talk, claim: Claimed) -> str:
    """Return a claim with who agrees and who disagrees."""
    said, words = Teller(fmt).tell(claim), fmt.words
    if not said or claim.number in talk.taken_back:
        return words("claim-taken-back", said=said) if said else ""
    replies = talk.replies(claim.number).values()
    agree = [reply.seat for reply in replies if reply.kind == AGREE.name]
    disagree = [reply.seat for reply in replies if reply.kind == DISAGREE.name]
    if agree:
        said = words("claim-agreed", said=said, names=fmt.names(agree))
    if disagree:
        said = words("claim-disagreed", said=said, names=fmt.names(disagree))
    return words("claim-line", said=said)


def thumbs(fmt: Formatter, talk: Talk, claim: Claimed | None = None) -> list[Button]:
    """Return 👍 and 👎 for a claim, or for the newest one; none where it cannot be answered."""
    claims, table = plugins()[fmt.table.game].rules.claims, fmt.table
    newest = [each for each in newest_claims(talk) if each.kind not in REPLIES][-1:]
    if not table.claims or claims is None or not (claim or newest):
        return []
    said = claim or newest[0]
    if said.number in talk.taken_back:
        return []
    n = Teller(fmt).number(said.number)
    return [
        Button(fmt.words(f"button-{kind.name}", n=n), THUMB.of(table.id, kind.name, said.number))
        for kind in (AGREE, DISAGREE)
        if kind in claims.kinds
    ]


def whisper_lines(fmt: Formatter, talk: Talk) -> list[str]:
    """Return the newest of what was said to this viewer and not to everybody."""
    whispered = [claim for claim in talk.recent if isinstance(claim, Whispered)]
    return claim_lines(fmt, Talk(list(whispered), talk.taken_back)) if whispered else []


def say_panel(table: TableView, notebook: Any, turn: Turn, words: Words) -> Panel:
    """Show a speaker what they most likely want to say, a button each, and what others said.

    The lists of everything are behind one more button, or there at once where nothing is likely.
    ``notebook`` is the speaker's.
    """
    fmt, builder = Formatter(table, words), PanelBuilder(NIGHT)
    kinds, talk = _kinds(table, notebook, turn), notebook.talk
    lines = [] if turn.over else _likely(table, notebook, turn, fmt)
    some = any(kind.to is not None for kind in kinds.values())
    what = "claim-what-some" if some else "claim-what"
    builder.text(words("claim-enough" if turn.over else what))
    for line in lines:
        builder.buttons(line)
    if lines:
        builder.buttons(Button(words("button-verbs"), CLAIM.of(table.id, turn.index, ALL)))
    else:
        _add_kinds(builder, fmt, kinds, turn)
    for claim in newest_claims(talk):
        if claim.seat != notebook.viewer and (answers := thumbs(fmt, talk, claim)):
            builder.text(_line(fmt, talk, claim))
            builder.buttons(*answers)
    return builder.panel()


def _likely(table: TableView, notebook: Any, turn: Turn, fmt: Formatter) -> list[Button]:
    """Return the likely lines; none where a game fails to say so."""
    try:
        lines = within(LONG, likely_lines, plugins()[table.game].rules, notebook)
    except Exception:
        log.exception("what is likely to be said could not be told", game=table.game)
        return []
    teller, found = Teller(fmt.plain, "label"), list[Button]()
    for line in lines:
        path = _path(table, notebook, turn, line)
        if path is not None:
            said = cut(teller.sentence(line.verb, line.picks), MOST_LABEL)
            found.append(Button(said, CLAIM.of(table.id, turn.index, *path), Style.BLUE))
    return found


def _path(table: TableView, notebook: Any, turn: Turn, line: Answer) -> list[int] | None:
    """Return the path of choices that says a line; None where it is not on offer."""
    for n, kind in _kinds(table, notebook, turn).items():
        if kind.name == line.verb:
            path = [n]
            for field, pick in zip(kind.fields, line.picks, strict=True):
                offer = on_offer(table, notebook, field).items()
                path += [code for code, target in offer if target == pick][:1]
            return path if len(path) == len(line.picks) + 1 else None
    return None


def claim_panel(
    table: TableView, notebook: Any, turn: Turn, words: Words, path: Sequence[int] = ()
) -> Panel:
    """Show a speaker all that may be said: a list of kinds, then one of each field of the chosen.

    ``notebook`` is the speaker's; ``path``: what was chosen so far, as `chosen_claim` reads it.
    Raise `Refused` where that is not on offer.
    """
    fmt = Formatter(table, words)
    builder = PanelBuilder(NIGHT)
    if not path:
        builder.text(words("claim-all"))
        _add_kinds(builder, fmt, _kinds(table, notebook, turn), turn)
        return builder.panel(Button(words("button-likely"), CLAIM.of(table.id, turn.index)))
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
    return builder.panel(Button(words("button-verbs"), CLAIM.of(table.id, turn.index, ALL)))


def _add_kinds(
    builder: PanelBuilder, fmt: Formatter, kinds: Mapping[int, ClaimKind], turn: Turn
) -> None:
    if kinds:
        names = [Choice(str(n), _label(fmt, kind)) for n, kind in kinds.items()]
        builder.select(CLAIM.of(fmt.table.id, turn.index, ALL), fmt.words("claim-pick"), names)


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
    claims = plugins()[fmt.table.game].rules.claims if fmt.table.claims else None
    if claims is None or notebook.viewer in claims.quiet(notebook):
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
    claims = plugins()[table.game].rules.claims
    absent = claims.absent(notebook) if claims is not None else ()
    left = {code: target for code, target in enumerate(targets) if target not in absent}
    return left or dict(enumerate(targets))


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
