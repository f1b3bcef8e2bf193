"""One panel for all settings: saved at once, audited, shown, and obeyed."""

from bot.tables.manager import CALL_AGAIN
from bot.text import words_for
from bot.values.guilds import GuildSettings, Place, Starters
from bot.values.tables import Pace, Status
from tests.support.evening import Evening, Guest, Look, Reply, refused, said
from tests.support.looks import CHANNELS, ROLES


async def opened(mod: Guest) -> Look:
    (panel,) = (await mod.slash("court settings")).said
    return panel


def shown(reply: Reply) -> Look:
    assert reply.kind == "update"
    assert reply.shown is not None
    return reply.shown


async def settings(evening: Evening) -> GuildSettings:
    return await evening.store.guilds.settings(evening.guild.id)


async def test_every_select_saves_audits_and_redraws(evening: Evening, mod: Guest):
    panel = await opened(mod)
    role = evening.guild.create_role("Callers", mentionable=True)
    panel = shown(await mod.choose(panel, "gg:x:locale", "en"))
    panel = shown(await mod.choose(panel, "gg:x:pace", "quick"))
    panel = shown(await mod.choose(panel, "gg:x:channels", str(evening.tavern.id)))
    (menu,) = (part for part in panel.parts(CHANNELS) if part["custom_id"] == "gg:x:channels")
    assert [str(each["id"]) for each in menu["default_values"]] == [str(evening.tavern.id)]
    panel = shown(await mod.choose(panel, "gg:x:games", "feast"))
    panel = shown(await mod.choose(panel, "gg:x:starters", "role"))
    assert said("setting-starter-role-none") in panel.text
    panel = shown(await mod.choose(panel, "gg:x:starter-role", str(role.id)))
    assert said("setting-starter-role-none") not in panel.text
    panel = shown(await mod.choose(panel, "gg:x:lobby-role", str(role.id)))
    assert await settings(evening) == GuildSettings(
        locale="en",
        pace=Pace.QUICK,
        channels=(evening.tavern.id,),
        games=("feast",),
        starters=Starters.ROLE,
        starter_role=role.id,
        lobby_role=role.id,
    )
    assert await evening.store.court.log_length(evening.guild.id) == 7
    panel = shown(await mod.choose(panel, "gg:x:channels"))
    panel = shown(await mod.choose(panel, "gg:x:games"))
    panel = shown(await mod.choose(panel, "gg:x:lobby-role"))
    panel = shown(await mod.choose(panel, "gg:x:locale", "own"))
    now = await settings(evening)
    assert (now.channels, now.games, now.lobby_role, now.locale) == ((), (), None, None)
    log = await mod.slash("court log")
    assert (
        said("log-setting", name=said("setting-games"), value=words_for("en").game("feast"))
        in log.text
    )
    for limited in ("setting-games", "setting-channels"):
        assert said("log-setting", name=said(limited), value=said("setting-all")) in log.text


async def test_the_switches_say_how_they_stand(evening: Evening, mod: Guest):
    panel = await opened(mod)
    for switch, before in (
        ("computers-allowed", True),
        ("computers-counted", False),
        ("thread", True),
    ):
        labels = {on: said("switch-on" if on else "switch-off", what=said(f"switch-{switch}"))
                  for on in (True, False)}  # fmt: skip
        assert labels[before] in panel.buttons
        panel = shown(await mod.press(panel, labels[before]))
        assert labels[not before] in panel.buttons
    now = await settings(evening)
    assert not now.computers_allowed
    assert now.computers_counted
    assert now.place is Place.CHANNEL


async def test_a_switch_that_two_moderators_press_is_turned_once(evening: Evening, mod: Guest):
    panel = await opened(mod)
    custom_id = "gg:x:computers-allowed:0"
    await evening.at_once((mod, panel, custom_id, ()), (mod, panel, custom_id, ()))
    assert not (await settings(evening)).computers_allowed
    assert await evening.store.court.log_length(evening.guild.id) == 1


async def test_the_numbers_come_from_a_form(evening: Evening, mod: Guest):
    panel = await opened(mod)
    form = await mod.press(panel, said("button-numbers"))
    assert form.kind == "modal"
    panel = shown(await mod.fill(form, least_humans="2", treasury="80"))
    assert said("setting-crowns-least", n=2) in panel.text
    assert said("setting-crowns-treasury", n=80) in panel.text
    now = await settings(evening)
    assert (now.least_humans, now.treasury) == (2, 80)
    form = await mod.press(panel, said("button-numbers"))
    panel = shown(await mod.fill(form, least_humans="2", treasury=""))
    assert said("setting-crowns-unlimited") in panel.text
    assert (await settings(evening)).treasury is None


async def test_a_form_changes_only_what_was_changed_in_it(evening: Evening, mod: Guest):
    other = evening.guest("Other", moderator=True)
    panel = await opened(mod)
    old = await mod.press(panel, said("button-numbers"))
    form = await other.press(await opened(other), said("button-numbers"))
    await other.fill(form, least_humans="3", treasury="80")
    panel = shown(await mod.fill(old, least_humans="2", treasury=""))
    assert said("setting-crowns-treasury", n=80) in panel.text
    now = await settings(evening)
    assert (now.least_humans, now.treasury) == (2, 80)
    latest, *_ = await evening.store.court.log(evening.guild.id)
    assert latest.details == {"least_humans": [3, 2]}


async def test_what_is_no_number_is_refused(evening: Evening, mod: Guest):
    panel = await opened(mod)
    for least, limit in (("none", ""), ("0", ""), ("11", ""), ("3", "0"), ("3", "-4"), ("³", "")):
        form = await mod.press(panel, said("button-numbers"))
        reply = await mod.fill(form, least_humans=least, treasury=limit)
        assert reply.said, (least, limit)
        assert "whole number" in reply.text
    form = await mod.press(panel, said("button-numbers"))
    reply = await mod.fill(form, least_humans="**x**", treasury="")
    assert "not “\\*\\*x\\*\\*”" in reply.text, "it is quoted as it was typed"
    assert await settings(evening) == GuildSettings()


async def test_a_form_that_was_open_during_a_restart(evening: Evening, mod: Guest):
    panel = await opened(mod)
    form = await mod.press(panel, said("button-numbers"))
    await evening.restart()
    shown(await mod.fill(form, least_humans="4", treasury=""))
    assert (await settings(evening)).least_humans == 4


# --- obeyed ---


async def test_channels_that_no_list_gives(evening: Evening, mod: Guest):
    """Else the panel could be shown no more: Discord refuses a list with one twice, or with 26."""
    panel, here = await opened(mod), str(evening.tavern.id)
    panel = shown(await mod.choose(panel, "gg:x:channels", here, here))
    assert (await settings(evening)).channels == (evening.tavern.id,)
    many = map(str, range(1, 27))
    refused(await mod.choose(panel, "gg:x:channels", *many), "refused-made-up")
    assert (await settings(evening)).channels == (evening.tavern.id,)


async def test_channels(evening: Evening):
    ann = evening.guest("Ann")
    cellar = evening.guild.create_text_channel("cellar")
    await evening.settle(channels=(cellar.id,))
    refused(
        await ann.slash("botk start"), "refused-not-in-this-channel", channels=f"<#{cellar.id}>"
    )
    await ann.slash("botk start", at=cellar)
    assert evening.table.state.record.channel_id == cellar.id


async def test_who_is_sent_nowhere_is_told_where_it_is_put_right(evening: Evening, mod: Guest):
    """Channels and roles are deleted on Discord, and stay in the settings."""
    ann, cellar, gone = evening.guest("Ann"), evening.guild.create_text_channel("cellar"), 404
    await evening.settle(channels=(gone, cellar.id))
    refused(
        await ann.slash("botk start"), "refused-not-in-this-channel", channels=f"<#{cellar.id}>"
    )
    await evening.settle(channels=(gone,))
    for guest in (ann, mod):
        refused(await guest.slash("botk start"), "refused-settings-gone")
    await evening.settle(channels=(), starters=Starters.ROLE, starter_role=gone)
    refused(await ann.slash("botk start"), "refused-settings-gone")
    await mod.slash("botk start")
    assert evening.table.state.record.host_id == mod.id


async def test_settings_show_nothing_that_is_gone_and_say_so(evening: Evening, mod: Guest):
    gone, cellar = 404, evening.guild.create_text_channel("cellar")
    only_gone = {"channels": (gone,), "games": ("gone",), "starter_role": gone, "lobby_role": gone}
    await evening.settle(starters=Starters.ROLE, **only_gone)
    panel = await opened(mod)
    assert panel.text.count(said("setting-gone")) == 2, "of channels and of games"
    assert said("setting-starter-role-none") in panel.text
    assert said("setting-lobby-role-silent") not in panel.text, "nobody can make it mentionable"
    assert not [each for kind in (CHANNELS, ROLES) for part in panel.parts(kind)
                for each in part.get("default_values", ())]  # fmt: skip
    await evening.settle(channels=(gone, cellar.id), games=("gone", "feast"))
    panel = await opened(mod)
    assert said("setting-gone") not in panel.text
    (menu,) = panel.parts(CHANNELS)
    assert [str(each["id"]) for each in menu["default_values"]] == [str(cellar.id)]


async def test_nobody_is_sent_to_a_game_that_is_not_installed_any_more(evening: Evening):
    ann = evening.guest("Ann")
    await evening.settle(games=("gone", "feast"))
    refused(await ann.slash("botk start"), "refused-not-this-game", games="`/feast`")
    await evening.settle(games=("gone",))
    refused(await ann.slash("botk start"), "refused-settings-gone")


async def test_games(evening: Evening):
    ann = evening.guest("Ann")
    await evening.settle(games=("feast",))
    refused(await ann.slash("botk start"), "refused-not-this-game", games="`/feast`")
    await ann.slash("feast start")
    assert evening.table.state.record.game == "feast"


async def test_who_may_start(evening: Evening, mod: Guest):
    ann = evening.guest("Ann")
    role = evening.guild.create_role("Hosts")
    await evening.settle(starters=Starters.MODERATORS)
    refused(await ann.slash("botk start"), "refused-only-moderators-start")
    await evening.settle(starters=Starters.ROLE)
    refused(await ann.slash("botk start"), "refused-only-moderators-start")
    await evening.settle(starters=Starters.ROLE, starter_role=role.id)
    refused(await ann.slash("botk start"), "refused-only-role-starts", role=str(role.id))
    evening.env.backend.get_guild(evening.guild.id).members[ann.id].role_ids.append(role.id)
    await ann.slash("botk start")
    assert evening.table.state.record.host_id == ann.id
    await ann.press(evening.lobby(), "Cancel table")
    await evening.turn()
    await mod.slash("botk start")
    assert evening.table.state.record.host_id == mod.id


async def test_the_role_that_may_start_can_be_that_of_everybody(evening: Evening, mod: Guest):
    """Discord offers it in lists of roles, and names it in nobody's."""
    await evening.settle(starters=Starters.ROLE, starter_role=evening.guild.id)
    ann = evening.guest("Ann")
    await ann.slash("botk start")
    assert evening.table.state.record.host_id == ann.id


async def test_play_again_asks_who_may_start_and_which_games(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play("public")
    await evening.settle(games=("feast",))
    reply = await guests[0].press(evening.final(), "Play again")
    refused(reply, "refused-not-this-game", games="`/feast`")
    await evening.settle(games=(), starters=Starters.MODERATORS)
    reply = await guests[0].press(evening.final(), "Play again")
    refused(reply, "refused-only-moderators-start")


async def test_pace_and_language_of_new_tables(evening: Evening):
    await evening.settle(pace=Pace.QUICK, locale="en")
    ann, bob = evening.party(2)
    await ann.slash("botk start")
    assert evening.table.state.record.pace is Pace.QUICK
    assert evening.table.state.record.locale == "en"
    cellar = evening.guild.create_text_channel("cellar")
    await bob.slash("botk start", at=cellar, pace="by-day")
    assert [table.state.record.pace for table in evening.bot.manager] == [Pace.QUICK, Pace.DAILY]


async def test_a_game_stays_in_the_channel(evening: Evening):
    await evening.settle(place=Place.CHANNEL)
    await evening.deal(evening.party(4))
    assert evening.tavern.threads == []
    assert evening.panel().channel_id == evening.tavern.id


async def test_no_computer_players(evening: Evening):
    await evening.settle(computers_allowed=False)
    ann = evening.guest("Ann")
    reply = await ann.slash("botk start", computers=2)
    assert said("refused-no-computers") in reply.text
    assert said("mark-computer") not in evening.lobby().text
    assert said("button-add-computer") in evening.lobby().greyed
    reply = await ann.send(evening.lobby(), f"gg:t:{evening.table.id}:add-computer")
    refused(reply, "refused-no-computers")


async def test_a_lobby_with_computers_begins_without_them(evening: Evening, mod: Guest):
    guests = evening.party(4)
    await evening.sit_down(guests, computers=2)
    assert said("lobby-no-computers") not in evening.lobby().text
    await mod.send(await opened(mod), "gg:x:computers-allowed:0")
    await evening.turn()
    assert said("lobby-no-computers") in evening.lobby().text
    for left in (2, 1):
        reply = await guests[0].press(evening.lobby(), "Begin")
        refused(reply, "refused-computers-here", computers=left)
        assert evening.table.state.record.status is Status.LOBBY
        await guests[0].press(evening.lobby(), "Remove computer")
    await guests[0].press(evening.lobby(), "Begin")
    assert evening.table.state.record.status is Status.PLAYING
    assert len(evening.table.state.record.seats) == 4


async def test_play_again_leaves_the_computers_out(evening: Evening):
    guests = evening.party(3)
    await evening.sit_down(guests, computers=1)
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.play("public")
    await evening.settle(computers_allowed=False)
    await guests[1].press(evening.final(), "Play again")
    seats = evening.table.state.record.seats
    assert [(seat.seat, seat.user_id) for seat in seats] == [
        (n, guest.id) for n, guest in enumerate(guests)
    ]


async def test_the_lobby_says_why_no_crowns_are_at_stake(evening: Evening, mod: Guest):
    guests = evening.party(4)
    await evening.sit_down(guests[:2])
    assert said("lobby-not-counted-too-few-humans", least=3) in evening.lobby().text
    panel = await opened(mod)
    form = await mod.press(panel, said("button-numbers"))
    await mod.fill(form, least_humans="2", treasury="")
    await evening.turn()
    assert said("lobby-counted") in evening.lobby().text, "an open lobby hears of it"
    await guests[0].press(evening.lobby(), "Add computer")
    await evening.turn()
    assert said("lobby-not-counted-computers") in evening.lobby().text
    await evening.settle(computers_counted=True, least_humans=4)
    await guests[2].press(evening.lobby(), "Join")
    assert said("lobby-not-counted-too-few-humans", least=4) in evening.lobby().text
    await evening.restart()
    await evening.turn()
    assert said("lobby-not-counted-too-few-humans", least=4) in evening.lobby().text
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    assert not evening.table.state.record.counted


# --- the role that is called ---


def mentions(evening: Evening) -> list[object]:
    """Roles that the bot's new public messages were allowed to ping, message by message."""
    found = []
    for request in evening.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        data = body.get("data") or body
        if request.method == "POST" and data.get("components") and not data.get("flags", 0) & 64:
            found.append((data.get("allowed_mentions") or {}).get("roles"))
    return found


async def test_a_lobby_calls_its_role_once_and_nobody_else(evening: Evening):
    role = evening.guild.create_role("Callers", mentionable=True)
    await evening.settle(lobby_role=role.id)
    ann, bob = evening.party(2)
    await ann.slash("botk start")
    assert said("lobby-call", role=str(role.id)) in evening.lobby().text
    (roles,) = (each for each in mentions(evening) if each)
    assert [str(each) for each in roles] == [str(role.id)]  # type: ignore[attr-defined]
    await bob.press(evening.lobby(), "Join")
    await evening.actors[bob.id].send(evening.tavern, "hello")
    await ann.slash("botk status")
    await evening.restart()
    await evening.turn()
    assert said("lobby-call", role=str(role.id)) in evening.lobby().text
    assert len([each for each in mentions(evening) if each]) == 1


async def test_a_role_is_not_called_by_every_lobby_that_comes_and_goes(evening: Evening):
    role = evening.guild.create_role("Callers", mentionable=True)
    await evening.settle(lobby_role=role.id)
    ann = evening.guest("Ann")
    for calls, later in ((1, CALL_AGAIN - 1), (1, 1), (2, 0)):
        await ann.slash("botk start")
        assert said("lobby-call", role=str(role.id)) in evening.lobby().text
        assert len([each for each in mentions(evening) if each]) == calls
        await ann.slash("botk end")
        await evening.turn(later)


async def test_a_role_that_cannot_be_mentioned_is_left_out(evening: Evening, mod: Guest):
    role = evening.guild.create_role("Quiet", mentionable=False)
    await evening.settle(lobby_role=role.id)
    assert said("setting-lobby-role-silent") in (await opened(mod)).text
    await evening.guest("Ann").slash("botk start")
    assert "<@&" not in evening.lobby().text
    assert not [each for each in mentions(evening) if each]


async def test_a_thread_is_in_its_channel(evening: Evening):
    """Where tables are for one channel, its threads are among its places."""
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.sure(guests[0], "botk end")
    await evening.turn()
    (thread,) = evening.tavern.threads
    cellar = evening.guild.create_text_channel("cellar")
    await evening.settle(channels=(cellar.id,))
    reply = await guests[0].slash("botk start", at=thread)
    refused(reply, "refused-not-in-this-channel", channels=f"<#{cellar.id}>")
    await evening.settle(channels=(evening.tavern.id,))
    await guests[0].slash("botk start", at=thread)
    assert evening.table.state.record.channel_id == thread.id
