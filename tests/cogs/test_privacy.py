"""``/privacy`` and ``/help``, in a server and in direct messages."""

import json
from importlib.metadata import version
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.panels.addresses import Addresses
from bot.panels.privacy import privacy_panel
from bot.permissions import NEEDS
from bot.tables.erasing import begin_erasing, go_on_erasing
from bot.text import Words, locales
from bot.text.words import bundle_of
from tests.cogs.test_crowns import pictures
from tests.support.evening import Evening, Guest, Look, refused, said


def file_of(evening: Evening, look: Look) -> dict[str, Any]:
    message = evening.env.backend.get_message(look.channel_id, look.id)
    (attachment,) = message.attachments
    assert attachment["filename"].endswith(".json")
    content = evening.env.backend.cdn.get(attachment["url"])
    assert content is not None
    data: dict[str, Any] = json.loads(content)
    return data


@pytest.mark.parametrize("locale", locales())
async def test_all_that_can_be_stored_is_told_in_each_language(evening: Evening, locale: str):
    stored = await evening.store.privacy.summary(1)
    untold = Words(locale, (bundle_of(locale),), strict=True)
    for n in (1, 2):
        privacy_panel(dict.fromkeys(stored, n), untold)


async def test_nothing_is_stored_about_who_never_sat_down(evening: Evening):
    (shown,) = (await evening.guest("Zoe").slash("privacy show")).said
    assert said("privacy-nothing") in shown.text
    assert shown.buttons == {}


async def played(evening: Evening) -> list[Guest]:
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play()
    await evening.turn()
    return guests


async def test_it_is_shown_in_words_and_exported_as_a_file_for_this_user_only(evening: Evening):
    """By direct message where files are forbidden."""
    guests = await played(evening)
    (shown,) = (await guests[0].slash("privacy show")).said
    assert said("privacy-part-seats", n=1) in shown.text
    assert said("privacy-part-hosted", n=1) in shown.text
    assert said("privacy-part-bars", n=1) not in shown.text
    (handed,) = (await guests[0].press(shown, said("button-copy"))).said
    assert file_of(evening, handed)["user_id"] == guests[0].id
    (asked,) = (await guests[0].press(shown, said("button-erase"))).said
    assert said("privacy-erase-title") in asked.text

    (handed,) = (await guests[1].slash("privacy export")).said
    data = file_of(evening, handed)
    assert data["user_id"] == guests[1].id
    assert len(data["seats"]) == 1
    assert str(guests[2].id) not in json.dumps(data)

    evening.forbid("attach_files")
    reply = await guests[2].slash("privacy export")
    assert reply.text == said("privacy-export-sent")
    assert file_of(evening, guests[2].dm()[-1])["user_id"] == guests[2].id
    evening.close_dms(guests[2])
    refused(await guests[2].slash("privacy export"), "refused-export-nowhere")


async def test_where_ones_hand_is_shown_is_said_in_words_too(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    (shown,) = (await guests[0].slash("privacy show")).said
    assert said("privacy-part-direct-messages-with-your-hand", n=1) in shown.text
    assert "privacy-part" not in shown.text


async def test_export_opens_no_dm_where_too_many_were_opened(evening: Evening):
    evening.forbid("attach_files")
    evening.bot.renderer.dm_channels.note_flagged()
    zoe = evening.guest("Zoe")
    refused(await zoe.slash("privacy export"), "refused-export-nowhere")
    assert zoe.dm() == []


async def test_delete_asks_first_and_puts_a_stranger_in_ones_place(evening: Evening):
    guests = await played(evening)
    (asked,) = (await guests[0].slash("privacy delete")).said
    kept = (await guests[0].press(asked, said("button-keep"))).shown
    assert kept is not None
    assert kept.text == said("privacy-kept")
    assert (await evening.store.privacy.summary(guests[0].id))["seats"] == 1

    crowns = await evening.store.boards.players(evening.guild.id)
    (asked,) = (await guests[0].slash("privacy delete")).said
    reply = await guests[0].press(asked, said("button-erase-now"))
    assert reply.shown is not None
    assert reply.shown.text == said("privacy-erased")
    assert said("privacy-erasing") in str(evening.env.http_requests), "first of all an answer"
    assert not any((await evening.store.privacy.summary(guests[0].id)).values())
    (board,) = pictures((await guests[1].slash("crowns leaderboard")).said[-1])
    assert "Nobody" in board
    assert "Ann" not in board
    assert await evening.store.boards.players(evening.guild.id) == crowns
    again = await guests[0].slash("privacy delete")
    assert (await guests[0].press(again.said[0], said("button-erase-now"))).shown is not None


async def test_who_is_just_being_erased_is_not_disturbed(evening: Evening):
    guests = await played(evening)
    mod = evening.guest("Moritz", moderator=True)
    bob, cid = guests[1], guests[2]
    for each in (bob, cid):
        await evening.store.erasing.begin(each.id)
    reply = await mod.slash("court grant", player=evening.actors[bob.id], amount=3, reason="a deed")
    refused(reply, "refused-being-erased")
    await guests[0].press(evening.final(), "Play again")
    await evening.turn()
    assert f"<@{guests[3].id}>" in evening.lobby().text, "a seat is kept"
    assert f"<@{cid.id}>" not in evening.lobby().text
    refused(await bob.press(evening.lobby(), "Join"), "refused-being-erased")
    refused(await cid.slash("feast start"), "refused-being-erased")
    # What was interrupted is done at the next start; then both are newcomers.
    await evening.restart()
    await bob.press(evening.lobby(), "Join")
    assert "Bob" in evening.lobby().text
    summary = await evening.store.privacy.summary(bob.id)
    assert (summary["seats"], summary["results"], summary["ledger"]) == (1, 0, 0)


async def test_delete_waits_for_the_end_of_ones_table(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests)
    (asked,) = (await guests[2].slash("privacy delete")).said
    reply = await guests[2].press(asked, said("button-erase-now"))
    thread = f"https://discord.com/channels/{evening.guild.id}/{table.state.place_id}"
    assert reply.text == said("refused-still-seated", tables=f"[{table.id}]({thread})")
    assert (await evening.store.privacy.summary(guests[2].id))["seats"] == 1


async def ended_and_erased(evening: Evening) -> list[Guest]:
    """A table that was ended a moment ago, so that nothing is drawn yet; Cid is erased."""
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.sure(guests[0], "botk end", at=evening.tavern.threads[0])
    (asked,) = (await guests[2].slash("privacy delete")).said
    gone = (await guests[2].press(asked, said("button-erase-now"))).shown
    assert gone is not None
    assert gone.text == said("privacy-erased")
    assert evening.bot.manager.get(1) is not None
    return guests


async def test_who_is_erased_does_not_come_back_by_another_game(evening: Evening):
    guests = await ended_and_erased(evening)
    await guests[0].send(guests[0].dm()[-1], "gg:t:1:again")
    await evening.turn()
    assert f"<@{guests[1].id}>" in evening.lobby().text, "a seat is kept"
    assert f"<@{guests[2].id}>" not in evening.lobby().text
    assert not any((await evening.store.privacy.summary(guests[2].id)).values())


async def test_who_is_erased_does_not_come_back_by_what_is_drawn(evening: Evening):
    guests = await ended_and_erased(evening)
    panel = guests[2].dm()[-1]
    evening.env.backend.delete_message(panel.channel_id, panel.id)
    before = len(evening.counted)
    await evening.turn()
    assert evening.bot.manager.get(1) is None
    assert not any(str(panel.channel_id) in request for request in evening.counted[before:])
    assert not any((await evening.store.privacy.summary(guests[2].id)).values())


async def test_whose_seat_another_plays_on_does_not_come_back_by_what_is_drawn(evening: Evening):
    guests, zoe = evening.party(4), evening.guest("Zoe")
    await evening.deal(guests)
    await evening.sure(guests[3], "botk leave")
    await evening.turn()
    await guests[0].press(evening.panel(), said("button-offer-seat"))
    await zoe.press(evening.panel(), said("button-take-seat"))
    await evening.turn()
    await evening.sure(guests[0], "botk end", at=evening.tavern.threads[0])
    (asked,) = (await guests[3].slash("privacy delete")).said
    gone = (await guests[3].press(asked, said("button-erase-now"))).shown
    assert gone is not None
    assert gone.text == said("privacy-erased")
    # Where Zoe is reached no more is written of the same seat.
    panel = zoe.dm()[-1]
    evening.env.backend.delete_message(panel.channel_id, panel.id)
    evening.close_dms(zoe)
    await evening.turn()
    assert evening.bot.manager.get(1) is None
    assert not any((await evening.store.privacy.summary(guests[3].id)).values())


async def test_who_is_erased_while_others_want_another_game(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guests = await played(evening)
    before = await evening.bot.manager.recall(1)
    assert before is not None
    await begin_erasing(evening.bot.manager, guests[2].id)
    await go_on_erasing(evening.bot.manager, guests[2].id)
    monkeypatch.setattr(evening.bot.manager, "recall", AsyncMock(return_value=before))
    await guests[0].press(evening.final(), "Play again")
    await evening.turn()
    assert f"<@{guests[1].id}>" in evening.lobby().text
    assert f"<@{guests[2].id}>" not in evening.lobby().text
    assert "<@-" not in evening.lobby().text, "nor is a seat kept for a pseudonym"
    assert not any((await evening.store.privacy.summary(guests[2].id)).values())


async def test_help_tells_how_to_start_and_turns_to_every_topic(evening: Evening):
    zoe = evening.guest("Zoe")
    (page,) = (await zoe.slash("help")).said
    assert "/botk start" in page.text
    contents = page.selects[0]
    seen = set()
    for value in contents.values:
        turned = (await zoe.choose(page, contents.custom_id, value)).shown
        assert turned is not None
        page = turned
        seen.add(page.text)
    assert len(seen) == len(contents.values)


async def test_help_names_the_permissions_that_are_missing_here(evening: Evening):
    zoe = evening.guest("Zoe")
    (page,) = (await zoe.slash("help")).said
    whole = (await zoe.choose(page, "gg:q:contents", "permissions")).shown
    assert whole is not None
    assert said("help-permissions-none", channel=str(evening.tavern.id)) in whole.text
    evening.forbid("create_public_threads", "attach_files")
    lacking = [n.label for n in NEEDS if n.flag in ("create_public_threads", "attach_files")]
    names = ", ".join(f"**{label}**" for label in lacking)
    missing = said("help-permissions-missing", channel=str(evening.tavern.id), permissions=names)
    (page,) = (await zoe.slash("help")).said
    assert missing in page.text, "at the start, too"


async def test_help_leads_to_the_rules(evening: Evening):
    zoe = evening.guest("Zoe")
    (page,) = (await zoe.slash("help")).said
    label = said("button-rules-of", game=said("botk-name"))
    rules = (await zoe.press(page, label)).shown
    assert rules is not None
    assert said("botk-page-overview") in rules.text


async def in_dm(guest: Guest, command: str) -> Look:
    """What the bot answers to a command in its direct messages."""
    evening = guest.evening
    since = len(evening.env.http_requests)
    result = await guest.user.slash(command)
    return evening.reply(result._interaction, since).said[0]


async def test_help_and_privacy_work_in_direct_messages(evening: Evening):
    guests = await played(evening)
    ann = guests[0]
    page = await in_dm(ann, "help")
    turned = (await ann.choose(page, "gg:q:contents", "permissions")).shown
    assert turned is not None
    assert said("help-permissions-elsewhere") in turned.text
    assert said("privacy-part-seats", n=1) in (await in_dm(ann, "privacy show")).text
    assert file_of(evening, await in_dm(ann, "privacy export"))["user_id"] == ann.id
    asked = await in_dm(ann, "privacy delete")
    gone = (await ann.press(asked, said("button-erase-now"))).shown
    assert gone is not None
    assert gone.text == said("privacy-erased")


async def test_show_and_help_lead_to_whoever_runs_the_bot(evening: Evening):
    """Who has never sat down may want to read it first."""
    zoe = evening.guest("Zoe")
    assert (await zoe.slash("privacy show")).said[0].links == []
    assert "](" not in (await zoe.slash("help")).said[0].text
    policy = "https://example.org/privacy"
    evening.bot.addresses = Addresses(privacy=policy)
    assert (await zoe.slash("privacy show")).said[0].links == [policy]
    (shown,) = (await (await played(evening))[0].slash("privacy show")).said
    assert shown.links == [policy]
    everything = ["https://example.org/help_(us)", "https://example.org/terms", policy]
    evening.bot.addresses = Addresses(*everything)
    (shown,) = (await zoe.slash("privacy show")).said
    assert shown.links == everything
    for label in ("button-support", "button-terms", "button-privacy-policy"):
        assert said(label) in shown.words
    (shown,) = (await zoe.slash("help")).said
    line = (
        f"[{said('button-support')}](https://example.org/help_%28us%29) · "
        f"[{said('button-terms')}](https://example.org/terms) · "
        f"[{said('button-privacy-policy')}]({policy})"
    )
    assert shown.text.splitlines()[-2] == line
    turned = (await zoe.choose(shown, "gg:q:contents", "crowns")).shown
    assert turned is not None
    assert line in turned.text


async def test_help_says_last_which_version_it_is(evening: Evening):
    (shown,) = (await evening.guest("Zoe").slash("help")).said
    assert shown.text.splitlines()[-1] == f"-# Gallows & Goblets {version('gallows-and-goblets')}"
