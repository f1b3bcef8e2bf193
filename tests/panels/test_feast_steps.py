"""A turn of the feast in steps: each one screen, with what an action costs and what may kill."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.panels.alone import private_panel
from bot.panels.controls import MOST_CONTROLS, Asked
from bot.panels.details import explain_panel, tale_panel
from bot.panels.hand import Shown
from bot.panels.height import PHONE, whole_height
from bot.panels.panel import Panel
from bot.panels.table import public_panel
from bot.panels.table_pictures import private_picture, table_picture
from bot.plugins.formatter import Formatter
from bot.text import locales, words_for
from cogs.feast.board import beside_picture, decks
from gallows.kit.limits import parts, text
from gallows.kit.panels import led_to
from gallows.kit.word_counts import COMPUTERS, NAMES
from games.engine.asks import Ask, Seat
from games.feast import events as ev
from games.feast.actions import ACTIONS
from games.feast.cards import COUNTS, Deck, Title
from games.feast.game import FEAST
from games.feast.words import Do, Topic
from tests.feast.play import T, with_title

from .play import Snapshot, english, played, table
from .test_feast import moment_of

WORDS = english()


def panels_of(snapshot: Snapshot, ask: Ask) -> Iterator[tuple[str, Panel]]:
    """The private panels of a question's steps, and of all that they lead to, with pictures."""
    view, own = (
        snapshot.seen(ask.seat, names=NAMES, computers=COMPUTERS),
        snapshot.notebook(ask.seat),
    )
    picture = private_picture(view, own, WORDS)
    for step in Asked(Formatter(view, WORDS), own, ask).steps:
        panel = private_panel(view, own, ask, WORDS, Shown(verb=step, picture=picture))
        yield step, panel
        for verb in led_to(panel):
            yield verb, private_panel(view, own, ask, WORDS, Shown(verb=verb, picture=picture))


def steps_of(snapshot: Snapshot, ask: Ask) -> dict[str, dict[str, str]]:
    """The buttons of a question by step: what each says, by custom id."""
    own = snapshot.notebook(ask.seat)
    steps = Asked(Formatter(snapshot.view, WORDS), own, ask).steps
    panels = {
        step: private_panel(snapshot.view, own, ask, WORDS, Shown(verb=step)) for step in steps
    }
    return {
        step: {
            part["custom_id"]: part["label"]
            for part in parts(panel)
            if re.match(f"gg:[aiv]:123456:{ask.id}:", part.get("custom_id", ""))
        }
        for step, panel in panels.items()
    }


def test_each_action_says_its_cost_and_leads_to_its_targets() -> None:
    snapshot = moment_of(lambda ask: ask.verb(Do.INSULT) is not None and len(ask.verbs) > 6)
    ask = snapshot.match.asks[0]
    own = snapshot.notebook(ask.seat)
    steps = steps_of(snapshot, ask)
    labels = {key: label for step in steps.values() for key, label in step.items()}
    for verb in ask.verbs:
        if verb.name in ACTIONS and verb.most:
            label = labels[f"gg:v:123456:{ask.id}:{verb.name}"]
            assert f", {own.cost(Do(verb.name))} ⚡" in label
    chosen = private_panel(snapshot.view, own, ask, WORDS, Shown(verb=Do.INSULT))
    selects = [part for part in parts(chosen) if part.get("options")]
    assert [each["custom_id"] for each in selects] == [f"gg:a:123456:{ask.id}:insult"]
    assert ", 4 ⚡" in selects[0]["placeholder"]
    assert f"gg:i:123456:{ask.id}:guests" in [part.get("custom_id") for part in parts(chosen)]
    first = private_panel(snapshot.view, own, ask, WORDS)
    assert private_panel(snapshot.view, own, ask, WORDS, Shown(verb="no-such-verb")) == first
    assert private_panel(snapshot.view, own, ask, WORDS, Shown(verb=next(iter(steps)))) == first


def test_the_last_food_is_eaten_by_a_button_that_says_so_once() -> None:
    def is_last(ask: Ask) -> bool:
        flip = ask.verb(Do.FLIP)
        return flip is not None and len(flip.pool) == 1 and len(ask.verbs) < 5

    snapshot = moment_of(is_last, 6)
    ask = snapshot.match.asks[0]
    panel = private_panel(snapshot.view, snapshot.notebook(ask.seat), ask, WORDS)
    label = next(part["label"] for part in parts(panel) if ":flip" in part.get("custom_id", ""))
    assert label.count("Eat") == 1, label


@pytest.mark.parametrize("count", [5, 7, 10])
def test_a_turn_goes_by_steps_of_six_controls(count: int) -> None:
    asked = 0
    for snapshot in played(3, count, game=FEAST):
        for ask in snapshot.match.asks:
            if ask.topic != Topic.ACT:
                continue
            for step, buttons in steps_of(snapshot, ask).items():
                asked += 1
                assert len(buttons) <= MOST_CONTROLS, (step, buttons)
    assert asked > 20


@pytest.mark.parametrize("count", [5, 7, 10])
def test_a_step_is_one_screen_of_a_phone_controls_and_all(count: int) -> None:
    asked = 0
    for snapshot in played(3, count, game=FEAST):
        for ask in snapshot.match.asks:
            if ask.topic != Topic.ACT:
                continue
            for step, panel in panels_of(snapshot, ask):
                asked += 1
                assert whole_height(panel.parts) <= PHONE, (step, text(panel))
    assert asked > 40


def test_at_the_table_a_turn_has_the_ways_to_its_steps_alone() -> None:
    snapshot = moment_of(lambda ask: ask.verb(Do.CLAIM) is not None and len(ask.verbs) > 6)
    (ask,) = snapshot.match.asks
    panel = public_panel(snapshot.view, snapshot.notebook(None), snapshot.tale, WORDS)
    steps = Asked(Formatter(snapshot.view, WORDS), snapshot.notebook(ask.seat), ask).steps
    ways = [part["label"] for part in parts(panel) if f":{ask.id}:" in part.get("custom_id", "")]
    assert ways == [WORDS(f"feast-step-{step}") for step in steps]
    assert [*steps] == ["titles", "eat", "goblets", "guests"]


def test_titles_are_in_the_picture_and_in_words_behind_a_press() -> None:
    snapshot = moment_of(lambda ask: ask.topic == Topic.ACT and not ask.secret)
    (ask,) = snapshot.match.asks
    view, book = snapshot.seen(names=NAMES), snapshot.notebook(None)
    picture = table_picture(view, book, WORDS)
    assert picture is not None
    explained = text(explain_panel(view, book, ask, WORDS))
    happened = text(tale_panel(view, book, snapshot.tale, None, WORDS))
    panel = text(public_panel(view, book, snapshot.tale, WORDS, picture=picture))
    held = [title for guest in book.guests.values() for title in guest.titles]
    assert held
    for title in held:
        name = WORDS(f"feast-title-{title}")
        assert all(name in said for said in (picture.alt, explained, happened))
    for role in book.roles:
        assert WORDS(f"feast-role-{role}") in explained
    assert "Roles:" not in panel
    assert "Titles:" not in panel


def test_each_step_says_what_to_decide_and_only_the_first_shows_the_hand() -> None:
    snapshot = moment_of(
        lambda ask: (
            ask.verb(Do.FLIP) is not None and any(verb.name in [*Title] for verb in ask.verbs)
        )
    )
    (ask,) = snapshot.match.asks
    view, own = snapshot.view, snapshot.notebook(ask.seat)
    first, *further = Asked(Formatter(view, WORDS), own, ask).steps
    hand = WORDS("feast-role-" + own.role + "-goal")
    asks = [WORDS(f"feast-ask-{step}") for step in (first, *further)]
    assert further
    assert len({*asks}) == len(asks)
    for step, said in zip((first, *further), asks, strict=True):
        shown = text(private_panel(view, own, ask, WORDS, Shown(verb=step)))
        assert [each for each in asks if each in shown] == [said]
        assert (hand in shown) == (step == first)
    chosen = text(private_panel(view, own, ask, WORDS, Shown(verb=Do.INSULT)))
    assert WORDS("feast-ask-guests") in chosen
    assert hand not in chosen


def test_everybody_reads_what_the_first_step_asks_and_nothing_that_only_one_knows() -> None:
    snapshot = moment_of(lambda ask: ask.verb(Do.FLIP) is not None and len(ask.verbs) > 6)
    (ask,) = snapshot.match.asks
    public = public_panel(snapshot.view, snapshot.notebook(None), snapshot.tale, WORDS)
    first = next(
        iter(Asked(Formatter(snapshot.view, WORDS), snapshot.notebook(None), ask.in_public()).steps)
    )
    assert WORDS(f"feast-ask-{first}") in text(public)
    assert "You know" not in text(public)


def test_an_action_that_eats_says_that_it_may_kill() -> None:
    play = with_title(T.TASTER)
    ask = play.ask(1)
    labels = steps_of(Snapshot(play.match), ask)
    praise, eat = f"gg:v:123456:{ask.id}:praise", f"gg:a:123456:{ask.id}:flip:bread"
    assert labels["guests"][praise] == "Praise, 4 ⚡: eats 3, maybe poisoned…"
    assert labels["eat"][eat] == "Eat bread, maybe poisoned"
    play.do(1, "taster", "bread")
    ask = play.ask(1)
    labels = steps_of(Snapshot(play.match), ask)
    spill, poisoned = f"gg:v:123456:{ask.id}:swap-plates", f"gg:a:123456:{ask.id}:flip:bread"
    assert labels["eat"][poisoned] == "Eat bread, safe as far as you know"
    assert labels["goblets"][spill] == "Swap plates, 2 ⚡: eats 1, safe as far as you know…"


def test_the_select_of_an_action_says_its_cost_too() -> None:
    snapshot = moment_of(lambda ask: ask.verb(Do.INSULT) is not None and len(ask.verbs) > 6)
    whole = snapshot.match.asks[0]
    own = snapshot.notebook(whole.seat)
    for verb in whole.verbs:
        if verb.name not in ACTIONS or not verb.most:
            continue
        few = replace(whole, verbs=(verb,))
        panel = private_panel(snapshot.view, own, few, WORDS)
        (select,) = [part for part in parts(panel) if part.get("options")]
        assert f", {own.cost(Do(verb.name))} ⚡" in select["placeholder"]


@pytest.mark.parametrize("locale", locales())
def test_the_king_who_can_look_into_no_goblet_is_sent_to_who_serves_him(locale: str) -> None:
    words, snapshot = words_for(locale), Snapshot(with_title(T.TASTER).match)
    seats = tuple(replace(seat, novice=True) for seat in snapshot.view.seats)
    view = replace(snapshot.view, seats=seats)
    kings, guests = (
        next(line for line in text(panel).splitlines() if line.startswith("💡"))
        for panel in (
            private_panel(view, snapshot.notebook(Seat(seat)), None, words) for seat in (0, 2)
        )
    )
    assert words("feast-title-cupbearer") in kings
    assert words("feast-title-cupbearer") not in guests


def test_every_way_in_which_a_feast_ends_is_said_with_its_decks() -> None:
    book, fmt = FEAST.notebook(5, None), Formatter(table(5, game="feast"), WORDS)
    sizes = COUNTS.sizes(5)
    book.note(ev.DecksMade(tuple(sizes.items())))
    (far,) = decks(fmt, book)[1:]
    assert "2 empty decks, or when the King dies, one is left, or all is decided." in far
    book.note(ev.DecksMade(tuple({**sizes, Deck.WINE: 0}.items())))
    assert "Ends at 2 empty decks or sooner (so far: Wine)." in decks(fmt, book)[-1]
    assert "Ends at 2 empty decks or sooner: 1 so far" in beside_picture(fmt, book)[0][-1]
