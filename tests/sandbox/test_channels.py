"""Channels and threads."""

from __future__ import annotations

import pytest

GUILD_MEMBERS = 1 << 1


async def test_a_thread_on_a_message(bot, general, players):
    socket = await bot.login()
    sent = await bot.ok("POST", f"/channels/{general}/messages", {"content": "Come along"})
    start = f"/channels/{general}/messages/{sent['id']}/threads"
    thread = await bot.ok("POST", start, {"name": "Aside", "auto_archive_duration": 60})
    assert thread["id"] == sent["id"]
    assert (thread["type"], thread["parent_id"]) == (11, general)
    assert (await socket.event("THREAD_CREATE"))["newly_created"] is True
    again = await bot.ok("GET", f"/channels/{general}/messages/{sent['id']}")
    assert again["flags"] & 32
    assert again["thread"]["name"] == "Aside"
    assert await bot.fails("POST", start, {"name": "Twice"}) == (400, 160004)
    await bot.ok("POST", f"/channels/{thread['id']}/messages", {"content": "Psst"})
    assert await players[0].texts(thread["id"]) == ["Psst"]
    inner = f"/channels/{thread['id']}/threads"
    assert await bot.fails("POST", inner, {"name": "Deeper", "type": 11}) == (400, 50024)
    shown = next(c for c in (await players[0].state())["channels"] if c["id"] == thread["id"])
    assert (shown["name"], shown["archived"], shown["parent_id"]) == ("Aside", False, general)


async def test_a_thread_without_a_message(bot, general, players):
    path = f"/channels/{general}/threads"
    thread = await bot.ok("POST", path, {"name": "Aside", "type": 11})
    notice = (await players[0].messages(general))[0]
    assert (notice["type"], notice["content"]) == (18, "Aside")
    assert notice["message_reference"]["channel_id"] == thread["id"]
    assert await bot.fails("POST", path, {"name": "", "type": 11}) == (400, 50035)
    wrong = {"name": "Aside", "type": 11, "auto_archive_duration": 61}
    assert await bot.fails("POST", path, wrong) == (400, 50035)


async def test_private_threads_are_refused(sandbox, bot, general):
    # Discord takes a missing type for a private thread.
    for body in ({"name": "Secret"}, {"name": "Secret", "type": 12}):
        assert await bot.fails("POST", f"/channels/{general}/threads", body) == (404, 0)
    assert sandbox.refused == ["POST /channels/{channel_id}/threads: private threads"] * 2


@pytest.mark.parametrize(
    ("denied", "where"), [("CREATE_PUBLIC_THREADS", "start"), ("SEND_MESSAGES_IN_THREADS", "send")]
)
async def test_what_the_parent_denies_counts_in_threads(bot, general, players, denied, where):
    start = f"/channels/{general}/threads"
    thread = await bot.ok("POST", start, {"name": "Aside", "type": 11})
    await players[0].ok("PATCH", f"/channels/{general}", {"deny": [denied]})
    send = f"/channels/{thread['id']}/messages"
    path, body = {
        "start": (start, {"name": "Again", "type": 11}),
        "send": (send, {"content": "?"}),
    }[where]
    assert await bot.fails("POST", path, body) == (403, 50013)


@pytest.mark.parametrize("kind", [2, 13], ids=["voice", "stage"])
async def test_the_chat_of_a_voice_channel_is_read_by_who_may_connect(bot, players, kind):
    hall = await players[0].ok("POST", "/channels", {"name": "Hall", "type": kind})
    path = f"/channels/{hall['id']}/messages"
    sent = await bot.ok("POST", path, {"content": "Listen"})
    assert [m["id"] for m in await bot.ok("GET", path)] == [sent["id"]]
    await players[0].ok("PATCH", f"/channels/{hall['id']}", {"deny": ["CONNECT"]})
    for read in (path, f"{path}/{sent['id']}"):
        assert await bot.fails("GET", read) == (403, 50001)


async def test_archived_threads(bot, general, players):
    thread = await bot.ok("POST", f"/channels/{general}/threads", {"name": "Aside", "type": 11})
    path = f"/channels/{thread['id']}"
    sent = await bot.ok("POST", f"{path}/messages", {"content": "Psst"})
    one = f"{path}/messages/{sent['id']}"
    edited = await bot.ok("PATCH", path, {"name": "Over there", "archived": True})
    assert edited["thread_metadata"]["archived"] is True
    assert await bot.fails("PATCH", one, {"content": "?"}) == (400, 50083)
    assert await bot.fails("DELETE", one) == (400, 50083)
    assert await bot.fails("PATCH", path, {"name": "?"}) == (400, 50083)
    # A new message brings it back.
    await bot.ok("POST", f"{path}/messages", {"content": "Again"})
    assert (await bot.ok("GET", path))["thread_metadata"]["archived"] is False
    assert await bot.fails("PATCH", path, {"locked": True}) == (403, 50013)
    await players[0].ok("PATCH", path, {"archived": True, "locked": True})
    assert await bot.fails("POST", f"{path}/messages", {"content": "?"}) == (400, 50083)
    listed = await bot.ok("GET", f"/channels/{general}/threads/archived/public")
    assert [t["id"] for t in listed["threads"]] == [thread["id"]]


async def test_thread_members(sandbox, bot, general, players):
    thread = await bot.ok("POST", f"/channels/{general}/threads", {"name": "Aside", "type": 11})
    path = f"/channels/{thread['id']}/thread-members"
    await bot.ok("PUT", f"{path}/{players[1].id}")
    members = await bot.ok("GET", path)
    assert [m["user_id"] for m in members] == [sandbox.state.bot.id, players[1].id]
    (notice,) = await players[2].messages(thread["id"])
    assert (notice["type"], notice["author"]["id"]) == (1, sandbox.state.bot.id)
    assert [user["id"] for user in notice["mentions"]] == [players[1].id]
    assert await bot.fails("DELETE", f"{path}/{players[1].id}") == (403, 50013)
    await bot.ok("DELETE", f"{path}/@me")
    active = await bot.ok("GET", f"/guilds/{sandbox.state.guild.id}/threads/active")
    assert (len(active["threads"]), active["members"]) == (1, [])
    assert await bot.fails("DELETE", f"/channels/{thread['id']}") == (403, 50013)


async def test_who_is_mentioned_in_a_thread_is_added_to_it(sandbox, bot, general, players):
    thread = await bot.ok("POST", f"/channels/{general}/threads", {"name": "Aside", "type": 11})
    path = f"/channels/{thread['id']}"
    called = {"content": f"<@{players[1].id}>, act!"}
    await bot.ok("POST", f"{path}/messages", called | {"allowed_mentions": {"parse": []}})
    assert len(await bot.ok("GET", f"{path}/thread-members")) == 1, (
        "what does not ping, adds nobody"
    )
    sent = await bot.ok("POST", f"{path}/messages", called)
    members = await bot.ok("GET", f"{path}/thread-members")
    assert [m["user_id"] for m in members] == [sandbox.state.bot.id, players[1].id]
    # Discord's own message comes after it, and is the thread's last.
    last = (await bot.ok("GET", path))["last_message_id"]
    notice = await bot.ok("GET", f"{path}/messages/{last}")
    assert (int(notice["id"]) > int(sent["id"]), notice["type"]) == (True, 1)
    await bot.ok("POST", f"{path}/messages", called)
    # An edit adds, too, and notifies nobody.
    edit = {"content": f"<@{players[2].id}>, act!"}
    await bot.ok("PATCH", f"{path}/messages/{sent['id']}", edit)
    types = [message["type"] for message in await players[0].messages(thread["id"])]
    assert types == [0, 0, 1, 0, 1]
    assert len(await bot.ok("GET", f"{path}/thread-members")) == 3
    assert sandbox.notifications.of(players[2].id) == []
    assert len(sandbox.notifications.of(players[1].id)) == 2


async def test_who_writes_in_a_thread_joins_it_without_a_word(sandbox, bot, general, players):
    sandbox.gateway.privileged_allowed = GUILD_MEMBERS
    thread = await bot.ok("POST", f"/channels/{general}/threads", {"name": "Aside", "type": 11})
    socket = await bot.login(GUILD_MEMBERS | 1)
    await players[1].act("say", thread["id"], content="Here")
    update = await socket.event("THREAD_MEMBERS_UPDATE")
    (added,) = update["added_members"]
    assert (added["user_id"], added["member"]["user"]["id"]) == (players[1].id, players[1].id)
    assert await players[0].texts(thread["id"]) == ["Here"]


async def test_a_bot_hears_of_its_own_comings_and_goings(sandbox, bot, general, players):
    thread = await bot.ok("POST", f"/channels/{general}/threads", {"name": "Aside", "type": 11})
    socket = await bot.login()
    path = f"/channels/{thread['id']}/thread-members"
    await bot.ok("PUT", f"{path}/{players[1].id}")
    await bot.ok("DELETE", f"{path}/@me")
    gone = await socket.event("THREAD_MEMBERS_UPDATE")
    assert gone["removed_member_ids"] == [sandbox.state.bot.id]
    await bot.ok("PUT", f"{path}/@me")
    come = await socket.event("THREAD_MEMBERS_UPDATE")
    assert [m["user_id"] for m in come["added_members"]] == [sandbox.state.bot.id]


async def test_channels_that_go(bot, general, players):
    socket = await bot.login()
    path, made = f"/channels/{general}/threads", {"name": "Aside", "type": 11}
    gone, thread = [await bot.ok("POST", path, made) for _ in range(2)]
    await players[0].ok("DELETE", f"/channels/{gone['id']}")
    assert await socket.pending() == ["THREAD_CREATE", "THREAD_CREATE", "THREAD_DELETE"]
    await players[0].ok("DELETE", f"/channels/{general}")
    assert (await socket.event("CHANNEL_DELETE"))["id"] == general
    assert await socket.pending() == [], "the other thread's end goes without saying"
    for channel in (general, thread["id"]):
        path = f"/channels/{channel}"
        assert await bot.fails("GET", path) == (404, 10003)
        assert await bot.fails("POST", path + "/messages", {"content": "?"}) == (404, 10003)
    names = [c["name"] for c in (await players[0].state())["channels"]]
    assert names == ["off-topic"]


async def test_only_managers_change_channels(bot, general):
    assert await bot.fails("PATCH", f"/channels/{general}", {"name": "main"}) == (403, 50013)
    assert await bot.fails("DELETE", f"/channels/{general}") == (403, 50013)
    channel = await bot.ok("GET", f"/channels/{general}")
    assert channel["name"] == "general"


async def test_typing(bot, general, players):
    stream = players[0].events()
    await anext(stream)
    await bot.ok("POST", f"/channels/{general}/typing")
    event = await anext(stream)
    assert (event["type"], event["channel_id"]) == ("typing", general)
    await stream.aclose()


async def test_who_is_there(sandbox, bot, players):
    guild = f"/guilds/{sandbox.state.guild.id}"
    assert len(await bot.ok("GET", guild + "/channels")) == 2
    roles = await bot.ok("GET", guild + "/roles")
    assert [r["name"] for r in roles] == ["@everyone", "Test bot", "Moderator"]
    member = await bot.ok("GET", f"{guild}/members/{players[0].id}")
    assert member["roles"] == [sandbox.state.guild.moderators.id]
    await players[1].ok("PATCH", f"/users/{players[1].id}", {"present": False})
    assert await bot.fails("GET", f"{guild}/members/{players[1].id}") == (404, 10007)
    # The whole list is for bots with a privileged intent.
    assert await bot.fails("GET", guild + "/members?limit=10") == (403, 50001)
    assert (await bot.ok("GET", guild + "?with_counts=true"))["approximate_member_count"] == 8
    await bot.ok("DELETE", f"/users/@me/guilds/{sandbox.state.guild.id}")
    assert await bot.ok("GET", "/users/@me/guilds") == []


async def made(player, name: str, kind: int) -> str:
    return (await player.ok("POST", "/channels", {"name": name, "type": kind}))["id"]


async def test_an_announcement_channel_has_threads_of_its_own_kind(bot, players):
    news = await made(players[0], "news", 5)
    sent = await bot.ok("POST", f"/channels/{news}/messages", {"content": "Hear!"})
    path = f"/channels/{news}/threads"
    assert await bot.fails("POST", path, {"name": "Aside", "type": 11}) == (400, 50035)
    thread = await bot.ok("POST", path, {"name": "Aside", "type": 10})
    assert (thread["type"], thread["parent_id"]) == (10, news)
    on = f"/channels/{news}/messages/{sent['id']}/threads"
    assert (await bot.ok("POST", on, {"name": "On it"}))["type"] == 10


@pytest.mark.parametrize("kind", [2, 13])
async def test_a_voice_channel_takes_words_and_no_threads(bot, players, kind):
    voice = await made(players[0], "tavern", kind)
    sent = await bot.ok("POST", f"/channels/{voice}/messages", {"content": "Hush"})
    path = f"/channels/{voice}/threads"
    assert await bot.fails("POST", path, {"name": "Aside", "type": 11}) == (400, 50024)
    on = f"/channels/{voice}/messages/{sent['id']}/threads"
    assert await bot.fails("POST", on, {"name": "Aside"}) == (400, 50024)
    assert (await bot.ok("GET", f"/channels/{voice}"))["bitrate"] > 0


async def test_in_a_forum_there_are_posts_only(sandbox, bot, players):
    socket = await bot.login()
    forum = await made(players[0], "ideas", 15)
    assert (await socket.event("CHANNEL_CREATE"))["type"] == 15
    assert await bot.fails("POST", f"/channels/{forum}/messages", {"content": "?"}) == (400, 50008)
    assert await bot.ok("GET", f"/channels/{forum}/messages") == []
    assert await players[1].refused("say", forum, content="?") == 400
    assert await players[1].refused("command", forum, command="play") == 409
    post = await players[1].act("threads", forum, name="A game?", content="Who plays?")
    assert (post["type"], post["parent_id"], post["owner_id"]) == (11, forum, players[1].id)
    assert (await socket.event("THREAD_CREATE"))["id"] == post["id"]
    (first,) = await players[0].messages(post["id"])
    assert (first["id"], first["content"]) == (post["id"], "Who plays?")
    # The bot is not in it, and may write all the same.
    await bot.ok("POST", f"/channels/{post['id']}/messages", {"content": "I"})
    inner = f"/channels/{post['id']}/threads"
    assert await bot.fails("POST", inner, {"name": "Deeper", "type": 11}) == (400, 50024)


async def test_a_thread_of_a_user(sandbox, bot, general, players):
    thread = await players[1].act("threads", general, name="Aside", content="Psst")
    assert await players[0].texts(thread["id"]) == ["Psst"]
    members = await bot.ok("GET", f"/channels/{thread['id']}/thread-members")
    assert [m["user_id"] for m in members] == [players[1].id]
    assert await bot.fails("PATCH", f"/channels/{thread['id']}", {"name": "Mine"}) == (403, 50013)
    deeper = {"name": "Deeper", "content": "?"}
    assert await players[1].refused("threads", thread["id"], **deeper) == 400
