"""A turn of the feast in steps: each one screen, with what an action costs and what may kill."""

import re
from dataclasses import replace

import pytest

from bot.panels.controls import MOST_CONTROLS, Asked
from bot.panels.hand import Shown
from bot.panels.private import private_panel
from bot.plugins.formatter import Formatter
from gallows.kit.limits import parts
from games.engine.asks import Ask
from games.feast.actions import ACTIONS
from games.feast.game import FEAST
from games.feast.words import Do, Topic
from tests.feast.play import T, with_title

from .play import Snapshot, english, played
from .test_feast import moment_of

WORDS = english()


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


def test_an_action_that_eats_says_that_it_may_kill() -> None:
    play = with_title(T.TASTER)
    ask = play.ask(1)
    labels = steps_of(Snapshot(play.match), ask)
    praise, eat = f"gg:v:123456:{ask.id}:praise", f"gg:a:123456:{ask.id}:flip:bread"
    assert labels["guests"][praise] == "Praise, 4 ⚡: eats 3, any may be poisoned…"
    assert labels["eat"][eat] == "Eat bread, it may be poisoned"
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
