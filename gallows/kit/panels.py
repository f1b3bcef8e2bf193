"""Panels of a game, at every snapshot and for everybody: they fit, and offer what is asked."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

from bot.drawing.picture import svg_of
from bot.messages.components import modal_of
from bot.panels.alone import private_panel
from bot.panels.controls import Asked, typed_form
from bot.panels.details import story_pages, story_panel
from bot.panels.hand import Shown, notifying
from bot.panels.height import whole_height
from bot.panels.ids import ANSWER, CROWD, DRAFT, STEP, TYPE, VERB, target_of
from bot.panels.lobby import lobby_panel
from bot.panels.messages import call_line, sentence
from bot.panels.options import offered, options_panel
from bot.panels.panel import Panel
from bot.panels.plan import plan_panel, reminder
from bot.panels.rules import rules_panel
from bot.panels.table import final_panel, moment_panel, public_panel, retired_panel
from bot.panels.table_pictures import poster_picture, private_picture, table_picture
from bot.plugins.formatter import Formatter
from bot.plugins.plugin import GamePlugin, Seating
from bot.plugins.registry import plugins
from bot.text import Words
from bot.values.errors import Declined, Text
from bot.values.tables import Status, TableView
from gallows.kit import asides, limits
from gallows.kit.assertions import require
from gallows.kit.limits import custom_ids, parts
from gallows.kit.snapshots import DUE, NUMBERS, Snapshot, table
from gallows.kit.word_counts import MOST_WHOLE, NAMES
from games.engine.asks import Answer, Ask, Seat

MOST_HIGH = 1100
"""Of a picture that is 800 wide."""
BUTTON = 2
"""Discord's number for a button."""
MOST_STORY = 3500
"""Characters of a page of the whole story."""
SAID = re.compile(r"⟦[^⟦⟧]*⟧")
MARKUP = re.compile(r"<@&?\d+>|<t:\d+:[RdfF]>|<[@#]\d+>|https://discord\.com/channels/[\d/]+")


def fit(snapshot: Snapshot, words: Words) -> None:
    """Require that Discord takes every panel of a snapshot, and that each offers what is asked."""
    view, public = snapshot.view, snapshot.notebook(None)
    panel = everybody_sees(snapshot, view, public, words)
    limits.check(panel)
    told_apart(panel)
    require(not panel.users, "the public panel pings somebody, and again when it moves")
    for late in (False, True):
        called = [ask for ask in snapshot.match.asks if not ask.hidden]
        line = call_line(view, public, called, words, late=late)
        limits.check(line)
        awaited = {view.seat(ask.seat) for ask in called}
        wanted = {s.user_id for s in awaited if s.user_id and not (s.away or s.left)}
        require({*line.users} == wanted, "others are called than those whom the table awaits")
    limits.check(retired_panel(view, public, snapshot.tale, words))
    felt = moment_panel(view, public, snapshot.tale, None, 0, words)
    if felt is not None:
        limits.check(felt)
        require(not custom_ids(felt), "a moment has something to press")
    asks = {ask.seat: ask for ask in snapshot.match.asks}
    for seat in range(snapshot.match.seats):
        ask, book = asks.get(Seat(seat)), snapshot.notebook(Seat(seat))
        note = words("refused-stale") if seat % 2 else ""
        view = snapshot.seen_by(Seat(seat))
        own = private_panel(view, book, ask, words, Shown(note=note))
        limits.check(own)
        told_apart(own)
        sent = notifying(own, view, words, asked=ask is not None)
        limits.check(sent)
        told_apart(sent)
        steps = other_steps(own, view, book, ask, words)
        for step in steps:
            limits.check(step)
            told_apart(step)
        offers([own, *steps], ask)
        for aside in asides.of_a_seat(view, book, words, own.colour):
            limits.check(aside)
        forms(view, book, ask, words)
        for verb in led_to(own, *steps):
            leads(private_panel(view, book, ask, words, Shown(verb=verb)), verb)
    for ask in asks.values():
        found = custom_ids(panel)
        require(not any(map(DRAFT.fullmatch, found)), "everybody sees what is meant for whom")
        if ask.secret:
            answers = any(ANSWER.fullmatch(each) or TYPE.fullmatch(each) for each in found)
            require(not answers, f"the secret question {ask.topic} can be answered in public")
        elif not any(map(CROWD.fullmatch, found)) and not any(map(STEP.fullmatch, found)):
            offers([panel], ask.in_public())
    for aside in asides.of_questions(snapshot, snapshot.view, words):
        limits.check(aside)
    if snapshot.settled:
        story_fits(snapshot, snapshot.view, words)
        for aside in asides.of_the_end(snapshot, snapshot.view, words):
            limits.check(aside)


def forms(table: TableView, notebook: Any, ask: Ask | None, words: Words) -> None:
    """Require that Discord takes the forms of what is typed."""
    for verb in ask.verbs if ask is not None else ():
        if ask is not None and verb.typed is not None:
            asked = Asked(Formatter(table, words), notebook, ask)
            form: Any = modal_of(typed_form(asked, verb)).to_dict()
            says = [form["title"], *(each["label"] for each in form["components"])]
            require(all(1 <= len(each) <= 45 for each in says), f"a form says {says}")


def everybody_sees(snapshot: Snapshot, view: TableView, public: Any, words: Words) -> Panel:
    """Return the public panel, of a game in progress or of its end."""
    if snapshot.settled:
        return final_panel(view, public, words)
    return public_panel(view, public, snapshot.tale, words)


def story_fits(snapshot: Snapshot, view: TableView, words: Words) -> None:
    """Require that the whole story fits on its pages."""
    pages = story_pages(view, snapshot.match.log, words)
    for page in pages:
        require(0 < len(page) <= MOST_STORY, f"a page of the story has {len(page)} characters")
    for number in range(-1, len(pages) + 1):
        limits.check(story_panel(view, pages, number, words))


def told_apart(panel: Panel) -> None:
    """Require that no two buttons look the same."""
    labels = [part["label"] for part in parts(panel) if part["type"] == BUTTON and "label" in part]
    twice = sorted({label for label in labels if labels.count(label) > 1})
    require(not twice, f"two buttons say the same: {twice}")


def led_to(*panels: Panel) -> list[str]:
    """Return the verbs whose targets a press leads to."""
    ids = [each for panel in panels for each in custom_ids(panel)]
    return [found["verb"] for each in ids if (found := VERB.fullmatch(each))]


def other_steps(
    panel: Panel, view: TableView, notebook: Any, ask: Ask | None, words: Words
) -> list[Panel]:
    """Return the steps of a question that presses lead to from the first, which a panel shows."""
    if ask is None:
        return []
    seen = list(Asked(Formatter(view, words), notebook, ask).steps)[:1]
    found, waiting = [], [panel]
    while waiting:
        for each in custom_ids(waiting.pop()):
            step = STEP.fullmatch(each)
            if step is not None and step["verb"] not in seen:
                seen.append(step["verb"])
                waiting.append(private_panel(view, notebook, ask, words, Shown(verb=seen[-1])))
                found.append(waiting[-1])
    return found


def leads(panel: Panel, verb: str) -> None:
    """Require that a panel offers the targets of this verb alone, and the way back."""
    limits.check(panel)
    answers = [found["verb"] for each in custom_ids(panel) if (found := ANSWER.fullmatch(each))]
    back = led_to(panel) or [each for each in custom_ids(panel) if STEP.fullmatch(each)]
    require(len(back) == 1 and {*answers} == {verb}, f"{verb} leads to {answers}")


def offers(panels: Sequence[Panel], ask: Ask | None) -> None:
    """Require that the controls of a panel, and its steps, give just the answers of an ask."""
    pieces = [part for panel in panels for part in parts(panel)]
    controls = [part for part in pieces if ANSWER.fullmatch(part.get("custom_id", ""))]
    if ask is None:
        require(controls == [], "a panel offers answers though nothing is asked")
        return
    values: dict[str, list[str]] = {}
    for control in controls:
        found = ANSWER.fullmatch(control["custom_id"])
        verb = ask.verb(found["verb"]) if found else None
        if found is None or verb is None or int(found["ask"]) != ask.id:
            raise AssertionError(f"{control['custom_id']} is no answer to {ask}")
        listed = [option["value"] for option in control.get("options", [])]
        values.setdefault(verb.name, []).extend([found["pick"]] if found["pick"] else listed)
        picks = tuple(verb.pool[: control.get("max_values", 1 if found["pick"] else 0)])
        taken = ask.accept(Answer(verb.name, picks)) is not None
        require(taken, f"a control of {verb.name} gives an answer that is not accepted")
    for name, listed in values.items():
        verb = ask.verb(name)
        pool = [str(target) for target in verb.pool] if verb else []
        same = sorted(listed) == sorted(pool)
        require(same, f"{name} offers {listed}, but is asked with {pool}")
        pressed = {target_of(each) for each in listed}
        require(verb is None or pressed == {*verb.pool}, f"{name} cannot be answered: {listed}")
        seats = [int(each) for each in listed if each.isdecimal()]
        require(seats == sorted(seats), f"{name} offers seats out of their order: {listed}")
    every = [each for panel in panels for each in custom_ids(panel)]
    drafted = {found["verb"] for each in every if (found := DRAFT.fullmatch(each))}
    drafted |= {found["verb"] for each in every if (found := TYPE.fullmatch(each))}
    shown, asked = [*values, *led_to(*panels), *drafted], [verb.name for verb in ask.verbs]
    require(sorted(shown) == sorted(asked), f"a panel shows {shown} of {asked}")


def lobby_fits(game: GamePlugin, choices: Mapping[str, object], words: Words) -> None:
    """Require that the lobby, what can be changed there, and the rules fit."""
    sizes = game.seats_for(choices) if game.seating is Seating.LOBBY else ()
    for count in sizes:
        view = table(game.id, count, Status.LOBBY, choices=choices, names=NAMES, closes_at=DUE)
        high = round(whole_height(lobby_panel(view, words).parts))
        require(high <= MOST_WHOLE, f"the lobby of {count} is {high} pixels high, not {MOST_WHOLE}")
    for count in (1, sizes[-1]) if sizes else ():
        view = table(game.id, count, Status.LOBBY, choices=choices, joined=False)
        limits.check(lobby_panel(view, words))
        plan_fits(view, words)
        if offered(game):
            limits.check(options_panel(view, words))
    for page in game.view.pages:
        limits.check(rules_panel(game.id, page, words))


def refusal_fits(game: GamePlugin, why: Declined, words: Words) -> None:
    """Require that a host can read why what they have chosen does not go together."""
    filled: dict[str, Any] = {"game": words.game(game.id), "start": "start"}
    for name, arg in why.fill.items():
        keys = arg.split() if isinstance(arg, Text) else ()
        filled[name] = words("list-comma").join(map(words, keys)) if keys else arg
    limits.check(sentence(words, why.key, **filled))


def plan_fits(lobby: TableView, words: Words) -> None:
    """Require that what is shown of a table that is planned fits, before and after the reminder."""
    for called in (False, True):
        view = replace(lobby, status=Status.PLANNED, planned_for=DUE, called=called)
        panel = plan_panel(view, words)
        limits.check(panel)
        told_apart(panel)
        calls = reminder(view, panel, words)
        limits.check(calls)
        told_apart(calls)
        require(not calls.partial, "whoever is called to what is planned cannot answer")


def written_in_code(snapshot: Snapshot, words: Words) -> None:
    """Require that no word on a panel stands in code; ``words`` are `Foreign`."""
    view, public = snapshot.seen(names=NUMBERS), snapshot.notebook(None)
    nothing_said(everybody_sees(snapshot, view, public, words))
    asks: Sequence[Ask | None] = (*snapshot.match.asks, None)
    for ask in asks:
        seat = Seat(0) if ask is None else ask.seat
        view = snapshot.seen(seat, names=NUMBERS)
        own = private_panel(view, snapshot.notebook(seat), ask, words)
        nothing_said(own)
        for aside in asides.of_a_seat(view, snapshot.notebook(seat), words, own.colour):
            nothing_said(aside)
        for verb in led_to(own):
            nothing_said(private_panel(view, snapshot.notebook(seat), ask, words, Shown(verb=verb)))
    view = snapshot.seen(names=NUMBERS)
    for aside in asides.of_questions(snapshot, view, words):
        nothing_said(aside)
    if snapshot.settled:
        for aside in asides.of_the_end(snapshot, view, words):
            nothing_said(aside)
        story = plugins()[view.game].view.story(Formatter(view, words), snapshot.match.log)
        for _, lines in story:
            for line in lines:
                require(bool(line.strip()), "a line of the story says nothing")
        nothing_said(story_panel(view, story_pages(view, snapshot.match.log, words), 0, words))


def nothing_said(panel: Panel) -> None:
    """Require that all a panel says came from texts; it was made with `Foreign` words."""
    for part in parts(panel):
        options = part.get("options", [])
        for said in (
            part.get("content", ""),
            part.get("label", ""),
            part.get("placeholder", ""),
            *(item["description"] for item in part.get("items", [])),
            *(option["label"] + option.get("description", "") for option in options),
        ):
            left = MARKUP.sub("", said)
            while SAID.search(left):
                left = SAID.sub("", left)
            require(not re.search("[A-Za-z]", left), f"this is written in code: {left!r} of {said}")


def drawn(snapshot: Snapshot, words: Words) -> None:
    """Require that all pictures can be drawn, show hostile names as letters, and speak."""
    view, public = snapshot.view, snapshot.notebook(None)
    pictures = [("the table's", table_picture(view, public, words))]
    if snapshot.settled:
        pictures.append(("the end's", poster_picture(view, public, words, DUE)))
    for seat in map(Seat, range(snapshot.match.seats)):
        own = private_picture(snapshot.seen_by(seat), snapshot.notebook(seat), words)
        pictures.append((f"seat {seat}'s", own))
    for whose, picture in pictures:
        if picture is None:
            continue
        ElementTree.fromstring(svg_of(picture.drawing))
        _, high = picture.drawing.size
        require(
            high <= MOST_HIGH,
            f"{whose} picture is {high} high, not {MOST_HIGH}: too much for a phone",
            remedy="Show fewer cards.",
        )
        require(bool(picture.alt.strip()), f"{whose} picture says nothing to who does not see it")
