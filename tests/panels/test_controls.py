"""What a question's controls look like: what is deadly is red, and what is forced is no list."""

import pytest

from bot.panels import controls
from bot.panels.builder import RED
from bot.panels.table import private_panel, public_panel
from gallows.kit.limits import check, parts
from games.botk.game import BOTK
from games.engine.asks import Answer, Ask, Seat, Verb
from games.feast.game import FEAST
from games.feast.words import Do

from .play import english, played, table

WORDS = english()
NAMES = ("Mathilda", "Odo", "Bertram", "Ysolde")


@pytest.mark.parametrize("pool", [(Seat(2),), (Seat(1), Seat(2))])
def test_one_target_alone_is_a_button_that_names_it(pool: tuple[Seat, ...]) -> None:
    ask = Ask(Seat(0), "call", (Verb("call", pool, 1, 1),), Answer("nothing"), id=7)
    panel = private_panel(table(4, names=NAMES), BOTK.notebook(4, Seat(0)), ask, WORDS)
    check(panel)
    shown = [part for part in parts(panel) if part.get("custom_id", "").startswith("gg:a:")]
    if len(pool) > 1:
        assert [len(part["options"]) for part in shown] == [2]
    else:
        assert [part["label"] for part in shown] == ["Call a prisoner: 3 · Bertram"]
        assert shown[0]["custom_id"] == "gg:a:123456:7:call:2"


def test_deadly_actions_are_red_and_say_what_they_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has its emblem, though the button may name the one target that there is."""
    monkeypatch.setattr(controls, "emblem", lambda key: f"<:{key.replace('-', '_')}:{10**17}>")
    seen = set()
    for moment in played(3, 6, game=FEAST):
        for ask in moment.match.asks:
            if ask.topic != "act" or len(ask.verbs) < 3:
                continue
            panel = public_panel(moment.view, moment.notebook(None), moment.tale, WORDS)
            for part in parts(panel):
                verb, *only = part.get("custom_id", "").split(":")[4:] or [""]
                if verb in (Do.TOAST, Do.POISON, Do.DUEL, Do.INSULT, Do.PRAISE):
                    deadly = verb in (Do.TOAST, Do.POISON, Do.DUEL)
                    assert (part["style"] == RED.value) is deadly
                    assert "⚡" in part["label"]
                    assert part["emoji"]["name"] == f"feast_do_{verb}"
                    seen.add((deadly, bool(only)))
    assert seen >= {(True, True), (True, False), (False, False)}
