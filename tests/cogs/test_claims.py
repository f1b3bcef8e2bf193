"""What players say by buttons: it stands at the table, binds nobody, and outlives the bot."""

import json

import pytest

from games.botk.cards import Role
from games.botk.words import Topic
from games.engine.asks import Seat
from tests.support.answering import cut_once
from tests.support.evening import Evening, Guest, Look, Reply, refused, said
from tests.support.playing import Playing

SAY, MORE = said("button-say"), said("button-say-more")
ALL = said("button-verbs")


def value(look: Look, label: str) -> tuple[str, str]:
    """The id of a panel's one list, and the value of the option with this label."""
    (select,) = look.selects
    found = [v for v, text in zip(select.values, labels(look), strict=True) if text == label]
    assert found, f"no {label!r} among {labels(look)}"
    return select.custom_id, found[0]


def labels(look: Look) -> list[str]:
    parts = json.loads(json.dumps(look.components, default=str))
    found: list[str] = []

    def walk(part: object) -> None:
        if isinstance(part, dict):
            found.extend(option["label"] for option in part.get("options", ()))
            walk(list(part.values()))
        elif isinstance(part, list):
            for each in part:
                walk(each)

    walk(parts)
    return found


async def choose(guest: Guest, look: Look, *chosen: str) -> Reply:
    """Choose from one list after the other."""
    reply = Reply("")
    for label in chosen:
        custom_id, found = value(look, label)
        reply = await guest.choose(look, custom_id, found)
        assert reply.shown is not None
        look = reply.shown
    return reply


def spoken(evening: Evening) -> int:
    """How often somebody has spoken at the table by buttons."""
    match = evening.table.state.match
    return match.talk.spoken if match is not None else 0


async def say(guest: Guest, *chosen: str, where: Look | None = None) -> Reply:
    """Say something by the lists of everything."""
    return await choose(guest, await lists_of(guest, where), *chosen)


async def lists_of(guest: Guest, where: Look | None = None) -> Look:
    """The lists of everything, which are behind one more button where something is likely."""
    (likely,) = (await guest.press(where or guest.panel, SAY)).said
    if ALL not in likely.buttons:
        return likely
    lists = (await guest.press(likely, ALL)).shown
    assert lists is not None
    return lists


def shown(evening: Evening) -> list[str]:
    return [line for line in evening.panel().text.splitlines() if "💬" in line]


async def test_a_claim_stands_at_the_table_with_its_number(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    reply = await say(guests[1], "I am …", "Saboteur")
    assert reply.shown is not None
    assert said("claim-said") in reply.shown.text
    hand = await guests[2].hand()
    await say(guests[2], "👍 I agree with …", "Bob: I am a Saboteur. #1", where=hand)
    await evening.turn()
    assert shown(evening) == ["-# 💬 **Bob**: “I am a Saboteur.” #1 · 👍 **Cid**"]
    (tale,) = (await guests[3].press(evening.panel(), "Recap")).said
    assert "💬 **Bob**: “I am a Saboteur.” #1" in tale.text
    assert "💬 **Cid**: “👍 I agree with #1.” #2" in tale.text
    await evening.play()
    assert sum((await evening.crowns(*guests)).values()) != 0, "it ends as ever"
    (story,) = (await guests[3].press(evening.final(), "The whole story")).said
    assert "I am a Saboteur" in story.text


async def test_two_fields_name_a_player_and_a_card(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await say(guests[0], "I think somebody is …", "3 · Cid", "Saboteur")
    await evening.turn()
    assert shown(evening) == ["-# 💬 **Ann**: “I think **Cid** is a Saboteur.” #1"]


async def test_what_was_said_can_be_taken_back(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    reply = await say(guests[0], "I hold …", "Pardon")
    assert reply.shown is not None
    likely = (await guests[0].press(reply.shown, MORE)).shown
    assert likely is not None
    again = (await guests[0].press(likely, ALL)).shown
    assert again is not None
    await choose(guests[0], again, "I take back …", "Ann: I hold the Pardon. #1")
    await evening.turn()
    assert shown(evening) == ["-# ~~💬 **Ann**: “I hold the Pardon.” #1~~"]


async def test_two_claims_a_phase_and_no_press_counts_twice(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    lists = await lists_of(guests[0])
    once = (await choose(guests[0], lists, "I hold …")).shown
    assert once is not None
    custom_id, found = value(once, "Pardon")
    press = (guests[0], once, custom_id, [found])
    _, second = await evening.at_once(press, press)
    refused(second, "refused-said-already")
    assert spoken(evening) == 1
    await say(guests[0], "I am …", "Saboteur")
    refused(await guests[0].send(once, custom_id, [found]), "refused-said-already")
    (full,) = (await guests[0].press(guests[0].panel, SAY)).said
    assert said("claim-enough") in full.text
    assert labels(full) == ["I take back …"]
    assert spoken(evening) == 2


async def test_a_restart_keeps_what_was_said_and_old_lists(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await say(guests[0], "I hold …", "Pardon")
    lists = await lists_of(guests[1])
    before = evening.table.state.told()
    await evening.restart(kill=True)
    await evening.turn()
    assert evening.table.state.told() == before
    assert shown(evening) == ["-# 💬 **Ann**: “I hold the Pardon.” #1"]
    await choose(guests[1], lists, "👎 I don't trust …", "Ann: I hold the Pardon. #1")
    await evening.turn()
    assert shown(evening) == ["-# 💬 **Ann**: “I hold the Pardon.” #1 · 👎 **Bob**"]


async def test_strangers_and_made_up_lists_say_nothing(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    panel, zoe = guests[0].panel, evening.guest("Zoe")
    refused(await zoe.send(evening.panel(), panel.buttons[SAY]), "refused-not-seated")
    lists = await lists_of(guests[0], panel)
    (select,) = lists.selects
    for custom_id in (f"{select.custom_id}:0", f"{select.custom_id}:99", f"{select.custom_id}:2:0"):
        await guests[0].send(lists, custom_id, ["77"])
    assert spoken(evening) == 0


async def test_a_table_may_be_without_talk(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests, claims=False)
    assert said("lobby-no-claims") in evening.lobby().text
    (options,) = (await guests[0].press(evening.lobby(), "Options")).said
    (switch,) = (each for each in options.ids if each.endswith(":claims"))
    await guests[0].choose(options, switch, "true")
    await evening.turn()
    assert said("lobby-no-claims") not in evening.lobby().text
    await guests[0].send(options, switch, ["false"])
    await evening.turn()
    assert said("lobby-no-claims") in evening.lobby().text
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    assert SAY not in guests[0].panel.buttons
    reply = await guests[0].send(guests[0].panel, f"gg:t:{evening.table.id}:say")
    refused(reply, "refused-no-claims")
    await guests[0].send(guests[0].panel, f"gg:c:{evening.table.id}:0:0", ["0"])
    assert spoken(evening) == 0


@pytest.mark.usefixtures("a_head_falls")
async def test_the_dead_of_botk_keep_quiet(evening: Evening):
    await evening.deal(evening.party(4))
    await evening.play(until=Topic.GESTURE)
    executioner, ask = evening.asked()
    book = evening.table.state.notebook(None)
    dead = evening.party(4)[book.condemned]
    lists = await lists_of(dead)
    await evening.answer(executioner, ask, verb="strike")
    await evening.turn()
    assert book.prisoners[book.seats[evening.party(4).index(dead)]].died
    assert SAY not in (await dead.hand()).buttons
    assert SAY in (await executioner.hand()).buttons
    for custom_id in (f"gg:t:{evening.table.id}:say", value(lists, "I hold …")[0]):
        refused(await dead.send(lists, custom_id, ["1"]), "refused-quiet")
    assert spoken(evening) == 0


async def test_a_claim_moves_no_clock_and_is_one_edit(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests, pace="quick")
    due = evening.table.state.waiting()
    await evening.turn(20)
    counted = len(evening.counted)
    await say(guests[0], "I hold …", "Pardon")
    await say(guests[1], "I hold …", "Pardon")
    await evening.turn()
    assert evening.table.state.waiting() == due
    assert len(evening.counted) - counted == 1


@pytest.mark.parametrize(
    ("game", "people", "chosen", "sentence"),
    [
        ("feast", 5, ("Spare, kill or praise …", "Kill", "3 · Cid"), "**Cid** must die."),
        ("feast", 5, ("I am …", "Guard"), "I am the Guard."),
        (
            "feast",
            5,
            ("It's poisoned: …", "2 · Bob", "goblet"),
            "**Bob**'s goblet is poisoned.",
        ),
        ("dotk", 3, ("My card: …", "King"), "My card: King."),
        ("dotk", 3, ("Somebody should …", "Do nothing", "3 · Cid"), "**Cid**, do nothing."),
    ],
)
async def test_each_game_has_its_own_few(
    evening: Evening, game: str, people: int, chosen: tuple[str, ...], sentence: str
):
    guests = evening.party(people)
    await evening.deal(guests, game)
    await say(guests[0], *chosen, where=await guests[0].hand())
    await evening.turn()
    assert shown(evening) == [f"-# 💬 **Ann**: “{sentence}” #1"]


async def test_two_of_one_name_are_told_apart_in_what_may_be_said_of_them(evening: Evening):
    evening.guests["Bob"] = evening.guest("dot")
    guests = evening.party(5)
    await evening.deal(guests, "feast")
    of_them = ("It's poisoned: …", "2 · dot", "goblet")
    await say(guests[4], *of_them, where=await guests[4].hand())
    await evening.turn()
    lists = await lists_of(guests[0], await guests[0].hand())
    agree = (await choose(guests[0], lists, "👍 I agree with …")).shown
    assert agree is not None
    assert any("dot (seat 2)" in label for label in labels(agree)), labels(agree)


@pytest.mark.parametrize("game", ["botk", "dotk", "feast"])
async def test_every_computer_speaks_unasked_in_the_first_game_of_who_is_alone_with_them(
    evening: Evening, game: str
):
    ann = evening.guest("Ann")
    await ann.slash(f"{game} start", computers=5)
    await evening.turn()
    await ann.press(evening.lobby(), "Begin")
    await evening.turn()
    playing, table = Playing(evening, game), evening.table
    # The King of a feast need not say who he is, and may have nothing else to say.
    speaking = {1, 2, 3, 4} if game == "feast" else {1, 2, 3, 4, 5}

    def spoken() -> set[int]:
        assert table.state.match is not None
        return {claim.seat for claim in table.state.match.talk.claims}

    while table.state.asks() and not speaking <= spoken():
        await playing.play("hand", most=1)
    assert speaking <= spoken()


async def test_computers_speak_for_their_own_seats_alone(evening: Evening):
    ann = evening.guest("Ann")
    await ann.slash("botk start", computers=5)
    await evening.turn()
    await ann.press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.play(until="settled")
    match = evening.table.state.match
    assert match is not None
    claims = [given for given in match.given if given.claim]
    assert claims
    assert {given.seat for given in claims} <= {1, 2, 3, 4, 5}, "nobody speaks for Ann"
    written = await evening.store.journal.answers(evening.table.id)
    assert [each.by for each in written if each.ask < 0] == ["computer"] * len(claims)


async def test_a_likely_line_is_said_in_two_touches_from_the_table(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    counted = len(evening.counted)
    seat = next(n for n in range(4) if evening.table.state.notebook(Seat(n)).role is Role.SABOTEUR)
    guest = guests[seat]
    (likely,) = (await guest.press(evening.panel(), SAY)).said
    lines = [label for label in likely.buttons if label != ALL]
    assert "I am a Saboteur." in lines
    assert "I am a Loyalist." in lines
    assert any(line.startswith("I hold the") for line in lines)
    assert any(line.startswith("I think") for line in lines)
    reply = await guest.press(likely, "I am a Loyalist.")
    assert reply.shown is not None
    assert said("claim-said") in reply.shown.text
    await evening.turn()
    assert shown(evening) == [f"-# 💬 **{guest.name}**: “I am a Loyalist.” #1"]
    assert len(evening.counted) - counted <= 1, "the table's own edit"
    (again,) = (await guest.press(evening.panel(), SAY)).said
    assert "I am a Loyalist." not in again.buttons, "it was said"


async def test_thumbs_beneath_a_claim_are_one_press_and_taken_back_by_another(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await say(guests[0], "I hold …", "Pardon")
    await evening.turn(20)
    counted = len(evening.counted)
    line, agree, disagree = (
        "-# 💬 **Ann**: “I hold the Pardon.” #1",
        "👍 #1",
        "👎 #1",
    )
    await guests[1].press(evening.panel(), agree)
    assert shown(evening) == [f"{line} · 👍 **Bob**"]
    await guests[2].press(evening.panel(), disagree)
    assert shown(evening) == [f"{line} · 👍 **Bob** · 👎 **Cid**"]
    await guests[1].press(evening.panel(), disagree)
    assert shown(evening) == [f"{line} · 👎 **Cid** and **Bob**"]
    await guests[1].press(evening.panel(), disagree)
    assert shown(evening) == [f"{line} · 👎 **Cid**"]
    await evening.turn(20)
    assert len(evening.counted) == counted, "each was the answer to its press"
    refused(await guests[0].press(evening.panel(), agree), "refused-own-claim")
    zoe = evening.guest("Zoe")
    refused(await zoe.press(evening.panel(), agree), "refused-not-seated")
    (likely,) = (await guests[3].press(evening.panel(), SAY)).said
    assert f"{line} · 👎 **Cid**" in likely.text
    reply = await guests[3].press(likely, agree)
    assert reply.shown is not None
    assert f"{line} · 👍 **Dot** · 👎 **Cid**" in reply.shown.text


async def test_the_line_is_cut_as_a_thumb_is_shown(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Who is told to try again takes it back by that."""
    guests = evening.party(4)
    await evening.deal(guests)
    await say(guests[0], "I hold …", "Pardon")
    await evening.turn(20)
    cut_once(monkeypatch)
    reply = await guests[1].press(evening.panel(), "👍 #1")
    assert reply.said == []
    assert shown(evening) == ["-# 💬 **Ann**: “I hold the Pardon.” #1 · 👍 **Bob**"]


async def test_who_has_said_enough_may_still_take_a_thumb_back(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await say(guests[0], "I hold …", "Pardon")
    await say(guests[1], "I hold …", "Pardon")
    await evening.turn()
    await guests[1].send(evening.panel(), f"gg:u:{evening.table.id}:agree:1")
    reply = await guests[1].send(evening.panel(), f"gg:u:{evening.table.id}:disagree:1")
    assert said("refused-enough") in " ".join(look.text for look in reply.said)
    await evening.turn()
    assert shown(evening)[0].endswith("👍 **Bob**")
    await guests[1].send(evening.panel(), f"gg:u:{evening.table.id}:agree:1")
    await evening.turn()
    assert not shown(evening)[0].endswith("👍 **Bob**")
