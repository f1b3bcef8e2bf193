"""The King gives all titles in one view, or by one press at random."""

import pytest

from bot.messages.presence import Drafts
from bot.panels.ids import ANSWER, DRAFT
from games.engine.asks import Seat
from games.engine.errors import Refused
from games.feast import events as ev
from games.feast.cards import Title
from games.feast.words import Topic
from tests.feast.play import ESSENTIAL
from tests.support.evening import Evening, refused, said
from tests.support.feasts import Stacked
from tests.support.guests import Guest, Reply
from tests.support.looks import Look
from tests.support.playing import use

T = Title
GIVEN = (T.MARSHAL, *ESSENTIAL)
"""What 1, 2, 3 and 4 get."""


async def begin(feast: Stacked) -> Guest:
    """Deal; return the King, who is asked for the titles, in a direct message, too."""
    await feast.deal(titles=GIVEN, setup=False)
    assert feast.ask().topic == Topic.HAND_OUT
    await feast.evening.use_dms(feast.at(0))
    return feast.at(0)


def select(feast: Stacked, seat: int) -> str:
    return DRAFT.of(feast.table.id, feast.ask().id, "give", seat)


def give(feast: Stacked) -> str:
    return DRAFT.of(feast.table.id, feast.ask().id, "give")


async def choose(feast: Stacked, look: Look, seat: int, title: Title) -> Look:
    """Choose a title for a seat; nothing is given by that."""
    reply = await use(feast.at(0), look, select(feast, seat), [title])
    assert reply.kind == "update", "it is acknowledged by the changed panel itself"
    return panel_of(reply)


def panel_of(reply: Reply) -> Look:
    assert reply.shown is not None
    return reply.shown


def ticked(look: Look) -> list[str]:
    """What the selects show as chosen, from the first to the last."""
    options = [each for part in look.parts(3) for each in part["options"]]
    return [each["label"] for each in options if each.get("default")]


def given(feast: Stacked) -> list[tuple[int, Title]]:
    found = feast.happened(ev.TitleGiven)
    return [(each.seat, each.title) for each in found if isinstance(each, ev.TitleGiven)]


@pytest.mark.parametrize("where", ["dm", "hand", "public"])
async def test_the_king_gives_all_titles_in_one_view(evening: Evening, feast: Stacked, where: str):
    king = await begin(feast)
    look = await feast.look(king, feast.ask(), where)
    if where == "public":
        (look,) = (await king.press(look, "Give them out…")).said
    for n, title in enumerate(GIVEN, 1):
        assert "Give them out" in look.greyed
        look = await choose(feast, look, n, title)
        await evening.turn()
        assert given(feast) == [], "nothing is given yet"
        assert [label.split(": ")[1] for label in ticked(look)] == [
            said(f"feast-title-{each}") for each in GIVEN[:n]
        ]
    assert said("draft-complete") in look.text
    reply = await king.press(look, "Give them out")
    await evening.turn()
    assert panel_of(reply).id == look.id
    assert given(feast) == list(enumerate(GIVEN, 1))
    assert [ask.topic for ask in feast.table.state.asks()] == [Topic.SERVE, Topic.SERVE]
    (happened,) = (await king.press(evening.public_panel(), "Recap")).said
    story = happened.text
    for n, title in enumerate(GIVEN, 1):
        assert f"The King makes **{feast.at(n).name}** **{said(f'feast-title-{title}')}" in story


@pytest.mark.parametrize("where", ["dm", "hand", "public"])
async def test_one_press_gives_all_titles_at_random(evening: Evening, feast: Stacked, where: str):
    king = await begin(feast)
    look = await feast.look(king, feast.ask(), where)
    await king.press(look, "At random")
    await evening.turn()
    assert sorted(seat for seat, _ in given(feast)) == [1, 2, 3, 4]
    assert set(ESSENTIAL) <= {title for _, title in given(feast)}


async def test_a_title_moves_from_one_guest_to_another(evening: Evening, feast: Stacked):
    king = await begin(feast)
    look = await choose(feast, king.panel, 1, T.CUPBEARER)
    look = await choose(feast, look, 2, T.SENESCHAL)
    look = await choose(feast, look, 3, T.CUPBEARER)
    assert [label.split(": ")[1] for label in ticked(look)] == ["Seneschal", "Cupbearer"]
    assert ticked(look)[1].startswith("4 · ")
    # Who is chosen for again has the new title only.
    look = await choose(feast, look, 3, T.MARSHAL)
    assert [label.split(": ")[1] for label in ticked(look)] == ["Seneschal", "Marshal"]


async def test_a_title_that_the_feast_needs_is_missed(evening: Evening, feast: Stacked):
    king = await begin(feast)
    ask = feast.ask()
    spare = [T(str(t)) for t in ask.verbs[0].pool if t not in ESSENTIAL]
    look = king.panel
    for n, title in enumerate((*ESSENTIAL[:2], *spare[:2]), 1):
        look = await choose(feast, look, n, title)
    assert said("draft-needed", what="Chamberlain") in look.text
    assert "Give them out" in look.greyed
    before = len(feast.table.state.told())
    shown = panel_of(await king.send(look, give(feast)))
    assert said("refused-incomplete") in shown.text
    assert len(ticked(shown)) == 4, "what was chosen stays"
    assert len(feast.table.state.told()) == before
    assert feast.ask() == ask


async def test_a_draft_with_somebody_left_out_is_not_given(evening: Evening, feast: Stacked):
    """One panel is complete, and then a title moves on another one."""
    king = await begin(feast)
    look = king.panel
    for n, title in enumerate(GIVEN, 1):
        look = await choose(feast, look, n, title)
    await choose(feast, await king.hand(), 1, T.CUPBEARER)
    shown = panel_of(await king.send(look, give(feast)))
    assert said("refused-incomplete") in shown.text
    assert given(feast) == []
    # The panel in the DM shows the draft as it was changed elsewhere.
    assert [label[0] for label in ticked(shown)] == ["2", "4", "5"]


async def test_what_is_not_on_offer_is_refused(evening: Evening, feast: Stacked):
    king = await begin(feast)
    shown = panel_of(await king.send(king.panel, select(feast, 1), ["crown"]))
    assert said("refused-not-offered") in shown.text
    assert ticked(shown) == []
    drafts, ask = Drafts(), feast.ask()
    for seat, title in ((0, T.CUPBEARER), (77, T.CUPBEARER), (1, "crown")):
        with pytest.raises(Refused):
            drafts.put(ask, ask.verbs[0], Seat(seat), title)
    assert drafts.of(ask) == {}


async def test_nobody_else_gives_or_sees_titles(evening: Evening, feast: Stacked):
    king = await begin(feast)
    before = evening.public_panel()
    look = await choose(feast, king.panel, 1, T.CUPBEARER)
    await evening.turn()
    assert evening.public_panel().components == before.components
    for custom_id, values in ((select(feast, 2), ["seneschal"]), (give(feast), [])):
        reply = await feast.at(2).send(king.panel, custom_id, values)
        refused(reply, "refused-not-yours")
        stranger = evening.guest(f"Zoe {len(values)}")
        reply = await stranger.send(king.panel, custom_id, values)
        refused(reply, "refused-not-seated")
    for seat in (1, 2, 3, 4):
        assert "Cupbearer · " not in (await feast.at(seat).hand()).words
        assert ":give" not in (await feast.at(seat).hand()).words
    assert ticked(king.panel) == ticked(look)


async def test_a_view_from_before_the_titles_were_given(evening: Evening, feast: Stacked):
    king = await begin(feast)
    look, hand = king.panel, await king.hand()
    ask = feast.ask().id
    old, all_of_it = select(feast, 1), give(feast)
    await king.press(look, "At random")
    await evening.turn()
    before = len(feast.table.state.told())
    for custom_id, values in ((old, ["cupbearer"]), (all_of_it, [])):
        shown = panel_of(await king.send(hand, custom_id, values))
        assert said("refused-stale") in shown.text
    rest = panel_of(await king.send(king.panel, ANSWER.of(feast.table.id, ask, "rest")))
    assert said("refused-stale") in rest.text
    assert len(feast.table.state.told()) == before


async def test_a_restart_empties_the_view_and_nothing_else(evening: Evening, feast: Stacked):
    king = await begin(feast)
    look = king.panel
    for n, title in enumerate(GIVEN, 1):
        look = await choose(feast, look, n, title)
    await evening.restart()
    await evening.turn()
    shown = panel_of(await king.send(look, give(feast)))
    assert said("refused-incomplete") in shown.text
    assert ticked(shown) == []
    assert given(feast) == []
    await feast.do("give", *GIVEN)
    assert given(feast) == list(enumerate(GIVEN, 1))
