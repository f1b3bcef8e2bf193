"""Whole feasts by presses, from the first command to the crowns; and what a host may choose."""

import json
from typing import Any

import pytest

from bot.store.errors import StoreError
from bot.store.schema import TREASURY
from bot.values.tables import Status
from cogs.feast.rules import PAGES
from games.engine.asks import Seat
from games.engine.game import Player
from games.engine.random_player import RandomPlayer
from games.feast.cards import Role
from games.feast.events import Judged, Paid, RolesChosen
from games.feast.game import FEAST
from games.feast.scenarios import SETS, Scenario
from tests.store.rows import change
from tests.support.evening import Evening, refused, said
from tests.support.feasts import Feasting
from tests.support.guests import Guest
from tests.support.looks import Look
from tests.support.witness import Witness


async def crowns_are_as_told(evening: Evening, feast: Feasting, judged: list[Judged]) -> None:
    """3 crowns for each winner, by the ledger; the treasury pays."""
    crowns = await evening.crowns(*feast.guests)
    final = evening.final().text
    for seat, guest in enumerate(feast.guests):
        won = next(each.won for each in judged if each.seat == seat)
        assert crowns[guest.id] == 5 + 3 * won
        line = final[final.index(f"**{guest.name}** ·") :].splitlines()[1]
        assert f"**{crowns[guest.id]} 👑**" in line
        assert ("🏆 won" if won else "✗ lost") in line
    treasury = await evening.store.crowns.balance(evening.guild.id, TREASURY)
    assert treasury is not None
    assert sum(crowns.values()) + treasury == 0


@pytest.mark.parametrize(
    ("count", "scenario", "where", "player"),
    [
        (5, Scenario.A, "dm", FEAST.computer),
        (6, Scenario.B, "hand", RandomPlayer()),
        (7, Scenario.DICE, "public", RandomPlayer()),
    ],
)
async def test_a_feast_is_played_to_its_end(
    evening: Evening, feast: Feasting, count: int, scenario: Scenario, where: str, player: Player
):
    await feast.begin(count, scenario=scenario.value)
    table = feast.table
    await feast.play(where, player)
    judged = [t.event for t in table.state.told() if isinstance(t.event, Judged)]
    assert "Play again" in evening.final().buttons
    assert len(judged) == count
    assert len(list(evening.bot.manager)) == 0
    await crowns_are_as_told(evening, feast, judged)


async def test_a_feast_with_computers_moves_no_crowns(evening: Evening, feast: Feasting):
    ann, bob = await feast.sit_down(2, computers=4)
    assert said("lobby-not-counted-computers") in evening.lobby().text
    await ann.press(evening.lobby(), "Begin")
    await evening.turn()
    presses = await feast.play("public")
    assert presses > 4
    assert said("final-not-counted") in evening.final().text
    assert await evening.store.crowns.balance(evening.guild.id, bob.id) is None


async def test_the_whole_story_and_another_feast(evening: Evening, feast: Feasting):
    guests = await feast.begin(5)
    table = feast.table
    await feast.play("public")
    winners = sum(isinstance(told.event, Paid) for told in table.state.told())
    assert evening.final().text.count("🏆") == winners
    (page,) = (await guests[4].press(evening.final(), "The whole story")).said
    pages = [page.text]
    while "Next" in page.buttons:
        shown = (await guests[4].press(page, "Next")).shown
        assert shown is not None
        page = shown
        pages.append(page.text)
    story = "\n".join(pages)
    for guest in guests:
        assert guest.name in story
    assert "is dealt the role" in story
    assert "Food Poison, top to bottom" in story

    for guest in guests:
        await guest.press(evening.final(), "Play again")
    await evening.turn()
    assert said("lobby-ready") in evening.lobby().text
    assert said("feast-name") in evening.lobby().text
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    assert feast.table.state.match is not None


@pytest.mark.parametrize(
    ("version", "new"),
    [
        ("5.12", ["decided", "forewarned", "mourning", "sets_before"]),
        ("6.12", ["forewarned", "mourning", "sets_before"]),
    ],
)
async def test_a_feast_of_the_rules_before_goes_on_by_them_and_its_story_is_told(
    evening: Evening, feast: Feasting, version: str, new: list[str]
):
    guests = await feast.begin(5)
    record = await evening.store.tables.find(1)
    assert record is not None
    assert record.options is not None
    options = json.loads(record.options)
    today = {name: options.pop(name) for name in new}
    await change(evening.store, 1, rules_version=version, options=json.dumps(options))
    await evening.restart()
    match = feast.table.state.match
    assert match is not None
    before = match.options.model_dump()
    assert {name: not before[name] for name in new} == today, "the one before had no such rule"
    await feast.play("public")
    await evening.restart()
    record = await evening.store.tables.find(1)
    assert record is not None
    assert (record.status, record.rules_version) == (Status.SETTLED, version)
    (page,) = (await guests[4].press(evening.final(), "The whole story")).said
    assert guests[0].name in page.text
    assert said("report-other-rules") not in page.text


# --- before the deal ---


async def roles(feast: Feasting) -> Look:
    """The host presses "Roles"."""
    (shown,) = (await feast.guests[0].press(feast.evening.lobby(), "Roles")).said
    return shown


async def choose(feast: Feasting, look: Look, *, roles: bool, values: list[str]) -> Look:
    """The host chooses roles, or else a scenario."""
    custom_id = f"gg:o:{feast.table.id}:{'roles' if roles else 'scenario'}"
    shown = (await feast.guests[0].choose(look, custom_id, *values)).shown
    assert shown is not None
    return shown


async def test_the_host_chooses_a_scenario(evening: Evening, feast: Feasting):
    await feast.sit_down(5)
    look = await roles(feast)
    assert said("feast-scenario-a") in look.text
    look = await choose(feast, look, roles=False, values=["B"])
    await evening.turn()
    for text in (look.text, evening.lobby().text):
        assert said("feast-scenario-b") in text
        assert said("feast-role-queen") in text
    await feast.guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    (chosen,) = feast.happened(RolesChosen)
    assert isinstance(chosen, RolesChosen)
    assert set(chosen.roles) == set(SETS[Scenario.B][5])


async def test_the_host_chooses_a_set_of_roles(evening: Evening, feast: Feasting):
    own = [Role.ASSASSIN, Role.GUARD, Role.BLACK_KNIGHT, Role.GOLD_KNIGHT]
    await feast.sit_down(5)
    look = await choose(feast, await roles(feast), roles=True, values=[str(r) for r in own])
    assert said("feast-fits", n=5) in look.text
    await evening.turn()
    assert said("feast-fits", n=5) in evening.lobby().text
    await feast.guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    (chosen,) = feast.happened(RolesChosen)
    assert isinstance(chosen, RolesChosen)
    assert set(chosen.roles) == {Role.KING, *own}
    assert chosen.scenario is Scenario.CUSTOM


REFUSED = [
    (
        ("assassin", "guard", "gold-knight", "black-knight", "white-knight"),
        "wrong-number",
        {"given": 6, "wanted": 5},
    ),
    (
        ("executioner", "guard", "gold-knight", "black-knight"),
        "needs",
        {"role": "executioner", "needs": "assassin"},
    ),
    (
        ("assassin", "red-knight", "gold-knight", "black-knight"),
        "needs",
        {"role": "red-knight", "needs": "blue-knight"},
    ),
]


@pytest.mark.parametrize(("wanted", "flaw", "about"), REFUSED)
async def test_a_set_that_does_not_fit_is_refused_with_its_reason(
    evening: Evening, feast: Feasting, wanted: tuple[str, ...], flaw: str, about: dict[str, Any]
):
    await feast.sit_down(5)
    host = feast.guests[0]
    look = await choose(feast, await roles(feast), roles=True, values=list(wanted))
    named = {
        name: said(f"feast-role-{value}") if isinstance(value, str) else value
        for name, value in about.items()
    }
    defaults = {"role": "", "needs": "", "given": 0, "wanted": 0}
    assert said(f"feast-flaw-{flaw}", **{**defaults, **named}) in look.text
    await evening.turn()
    before = evening.lobby().text
    refused(await host.press(evening.lobby(), "Begin"), f"feast-refused-roles-{flaw}", **named)
    await evening.turn()
    assert evening.lobby().text == before, "nothing has changed"
    assert feast.table.state.match is None
    # What was wrong is put right, and the feast begins.
    await choose(feast, look, roles=False, values=["A"])
    await host.press(evening.lobby(), "Begin")
    await evening.turn()
    assert feast.table.state.match is not None


async def test_a_set_is_checked_again_when_somebody_leaves(evening: Evening, feast: Feasting):
    own = ["assassin", "guard", "gold-knight", "black-knight", "white-knight"]
    await feast.sit_down(6)
    await choose(feast, await roles(feast), roles=True, values=own)
    await feast.guests[5].press(evening.lobby(), "Leave")
    await evening.turn()
    lacking = said("feast-flaw-wrong-number", given=6, wanted=5, role="", needs="")
    assert lacking in evening.lobby().text
    begin = await feast.guests[0].press(evening.lobby(), "Begin")
    refused(begin, "feast-refused-roles-wrong-number", given=6, wanted=5)


async def test_only_the_host_chooses_roles(evening: Evening, feast: Feasting):
    await feast.sit_down(5)
    look, bob = await roles(feast), feast.guests[1]
    table = feast.table.id
    refused(await bob.press(evening.lobby(), "Roles"), "refused-not-host")
    for act, values in (("scenario", ["B"]), ("roles", ["guard", "rebel", "queen", "prince"])):
        refused(await bob.send(look, f"gg:o:{table}:{act}", values), "refused-not-host")
    chosen = {"scenario": "A", "roles": [], "strength": "normal", "claims": True}
    chosen["last_words"] = True
    assert feast.table.state.record.choices == chosen


async def test_roles_cannot_be_chosen_once_the_cards_are_dealt(evening: Evening, feast: Feasting):
    await feast.sit_down(5)
    look = await roles(feast)
    await feast.guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    reply = await feast.guests[0].send(look, f"gg:o:{feast.table.id}:scenario", ["B"])
    refused(reply, "refused-begun")
    assert feast.table.state.record.choices["scenario"] == "A"


async def test_four_are_too_few_and_ten_are_the_most(evening: Evening, feast: Feasting):
    await feast.sit_down(4)
    assert "Begin" in evening.lobby().greyed
    reply = await feast.guests[0].send(evening.lobby(), f"gg:t:{feast.table.id}:begin")
    refused(reply, "refused-too-few", missing=1)
    for guest in evening.party(10)[4:]:
        await guest.press(evening.lobby(), "Join")
    await evening.turn()
    assert "Join" in evening.lobby().greyed
    reply = await evening.guest("Zoe").send(evening.lobby(), f"gg:t:{feast.table.id}:join")
    refused(reply, "refused-full", most=10)


# --- the commands ---


async def test_status_leads_to_the_table(evening: Evening, feast: Feasting):
    guests = await feast.begin(5)
    for guest in (guests[3], evening.guest("Zoe")):
        reply = await guest.slash("feast status")
        assert said("table-is-here", link=feast.table.state.view().place_link) in reply.text
        assert str(evening.panel().id) in reply.text
    reply = await guests[3].slash("botk status")
    link, other = feast.table.state.view().place_link, said("feast-name")
    refused(reply, "refused-other-game", other=other, table="1", link=link)


async def test_hand_shows_only_the_own_cards(evening: Evening, feast: Feasting):
    guests = await feast.begin(5)
    hands = [(await guest.slash("feast hand")).said[0] for guest in guests]
    await evening.use_dms(*guests)
    for seat, (guest, hand) in enumerate(zip(guests, hands, strict=True)):
        role = feast.table.state.notebook(Seat(seat)).role
        assert f"Your role: **{said(f'feast-role-{role}')}**" in hand.text
        assert guest.panel.below == hand.below
    zoe = evening.guest("Zoe")
    refused(await zoe.slash("feast hand"), "refused-not-seated")


async def test_rules_every_page(evening: Evening):
    zoe: Guest = evening.guest("Zoe")
    (page,) = (await zoe.slash("feast rules")).said
    titles = []
    while True:
        titles.append(page.text.splitlines()[0])
        assert len(page.text) <= 4000
        if "Next" not in page.buttons:
            break
        shown = (await zoe.press(page, "Next")).shown
        assert shown is not None
        page = shown
    assert len(titles) == len(set(titles)) == len(PAGES)
    for name in PAGES:
        shown = (await zoe.choose(page, "gg:r:feast:contents", name)).shown
        assert shown is not None
        assert said(f"feast-page-{name}") in shown.text
        page = shown


async def test_who_leaves_is_played_for_and_the_crowns_stay(evening: Evening, feast: Feasting):
    guests = await feast.begin(5)
    done = await evening.sure(guests[2], "feast leave")
    assert done.text == said("left-seat-crowns")
    table = feast.table
    await feast.play("public")
    judged = [t.event for t in table.state.told() if isinstance(t.event, Judged)]
    await crowns_are_as_told(evening, feast, judged)


async def test_a_feast_is_ended_by_hand(evening: Evening, feast: Feasting):
    guests = await feast.begin(5)
    asked = (await guests[1].slash("feast end")).said[0].text
    assert said("want-end-ask", n=0, needed=3) in asked
    done = await evening.sure(guests[0], "feast end")
    assert done.text == said("ended-by-hand-done")
    await evening.turn()
    assert said("ended-by-hand") in evening.all_public()[-1].text
    assert set((await evening.crowns(*guests)).values()) <= {0, 5}
    await guests[0].slash("feast start")


@pytest.mark.parametrize("stored", [True, False])
async def test_an_old_panel_is_still_one_of_a_feast(
    evening: Evening, feast: Feasting, monkeypatch: pytest.MonkeyPatch, stored: bool
):
    guests = await feast.begin(5)
    guest, ask = evening.asked()
    panel = evening.panel()
    await evening.sure(guests[0], "feast end")
    await evening.turn()
    assert list(evening.bot.manager) == []
    (happened,) = (await guests[1].send(panel, panel.buttons["Recap"])).said
    assert said("tale-title", table="1") in happened.text
    if not stored:

        async def fail(*_: object) -> None:
            raise StoreError("the power is gone")

        monkeypatch.setattr("bot.store.tables.Tables.find", fail)
    game = "feast" if stored else "botk"
    control = next(each for each in panel.ids if f":{ask.id}:give" in each)
    refused(await guest.send(panel, control), "refused-table-over", game=game, start="start")
    refused(
        await guest.send(panel, panel.buttons["My cards"]),
        "refused-table-over",
        game=game,
        start="start",
    )


async def test_only_who_is_awaited_is_pinged_and_no_id_tells_a_secret(
    evening: Evening, feast: Feasting
):
    guests = await feast.begin(6)
    table = feast.table
    await feast.play("public", RandomPlayer())
    hidden = [table.state.record.secret.hex()]
    over = False
    for viewer, body in Witness(evening).sent:
        words = str(body)
        over = over or "🏆 won" in words
        assert over or not any(secret in words for secret in hidden)
        mentions = body.get("allowed_mentions") or {}
        assert not mentions.get("parse")
        assert {int(user) for user in mentions.get("users") or ()} <= {g.id for g in guests}
        assert viewer is None or not mentions.get("users")


async def test_one_person_among_computers_presses_through_a_whole_feast(evening: Evening):
    table = await evening.deal(evening.party(1), "feast", computers=5)
    await evening.play("hand")
    assert table.state.done
