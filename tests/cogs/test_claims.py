"""What players say by buttons: it stands at the table, binds nobody, and outlives the bot."""

import json

import pytest

from games.botk.words import Topic
from tests.support.evening import Evening, Guest, Look, Reply, refused, said

SAY, MORE = said("button-say"), said("button-say-more")


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
    """Say something by the buttons of the private panel."""
    (lists,) = (await guest.press(where or guest.panel, SAY)).said
    return await choose(guest, lists, *chosen)


def shown(evening: Evening) -> list[str]:
    return [line for line in evening.panel().text.splitlines() if "💬" in line]


async def test_a_claim_stands_at_the_table_with_its_number(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    reply = await say(guests[1], "I am …", "Saboteur")
    assert reply.shown is not None
    assert said("claim-said") in reply.shown.text
    hand = await guests[2].hand()
    await say(guests[2], "I agree with …", "1 · Bob: I am a Saboteur.", where=hand)
    await evening.turn()
    assert shown(evening) == [
        "-# 💬 1 · **Bob**: “I am a Saboteur.”",
        "-# 💬 2 · **Cid**: “I agree with 1.”",
    ]
    (tale,) = (await guests[3].press(evening.panel(), "What happened")).said
    assert "1 · **Bob**: “I am a Saboteur.”" in tale.text
    await evening.play()
    assert sum((await evening.crowns(*guests)).values()) != 0, "it ends as ever"
    (story,) = (await guests[3].press(evening.final(), "The whole story")).said
    assert "I am a Saboteur" in story.text


async def test_two_fields_name_a_player_and_a_card(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await say(guests[0], "I think somebody is …", "3 · Cid", "Saboteur")
    await evening.turn()
    assert shown(evening) == ["-# 💬 1 · **Ann**: “I think **Cid** is a Saboteur.”"]


async def test_what_was_said_can_be_taken_back(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    reply = await say(guests[0], "I hold …", "Pardon")
    assert reply.shown is not None
    again = await guests[0].press(reply.shown, MORE)
    assert again.shown is not None
    await choose(guests[0], again.shown, "I take back …", "1 · Ann: I hold the Pardon.")
    await evening.turn()
    assert shown(evening) == ["-# ~~💬 1 · **Ann**: “I hold the Pardon.”~~"]


async def test_two_claims_a_phase_and_no_press_counts_twice(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    (lists,) = (await guests[0].press(guests[0].panel, SAY)).said
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
    (lists,) = (await guests[1].press(guests[1].panel, SAY)).said
    before = evening.table.state.told()
    await evening.restart(kill=True)
    await evening.turn()
    assert evening.table.state.told() == before
    assert shown(evening) == ["-# 💬 1 · **Ann**: “I hold the Pardon.”"]
    await choose(guests[1], lists, "I disagree with …", "1 · Ann: I hold the Pardon.")
    await evening.turn()
    assert shown(evening)[-1] == "-# 💬 2 · **Bob**: “I disagree with 1.”"


async def test_strangers_and_made_up_lists_say_nothing(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    panel, zoe = guests[0].panel, evening.guest("Zoe")
    refused(await zoe.send(evening.panel(), panel.buttons[SAY]), "refused-not-seated")
    (lists,) = (await guests[0].press(panel, SAY)).said
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
    (lists,) = (await dead.press(dead.panel, SAY)).said
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
            ("There is poison in …", "2 · Bob", "goblet"),
            "There is poison in **Bob**'s goblet.",
        ),
        ("dotk", 3, ("Before me lies …", "King"), "Before me lies King."),
        ("dotk", 3, ("Somebody should …", "Fold", "3 · Cid"), "**Cid**, fold."),
    ],
)
async def test_each_game_has_its_own_few(
    evening: Evening, game: str, people: int, chosen: tuple[str, ...], sentence: str
):
    guests = evening.party(people)
    await evening.deal(guests, game)
    await say(guests[0], *chosen, where=await guests[0].hand())
    await evening.turn()
    assert shown(evening) == [f"-# 💬 1 · **Ann**: “{sentence}”"]


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
