"""What no client of Discord sends: one sentence, one line of log, no effect."""

import logging
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest
from simcord.enums import InteractionType
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.store.schema import ledger
from tests.store.rows import rows
from tests.support.evening import Evening, Reply, refused

HUGE = "9" * 30
IDS = (
    f"gg:a:{HUGE}:1:peek", "gg:a:9223372036854775808:1:peek", "gg:a:2147483648:1:peek",
    "gg:a:1:²:peek", "gg:a:٣:1:peek", "gg:a:-1:1:peek", "gg:a:1:1:peek\n", "gg:a:1:1",
    f"gg:v:1:{HUGE}:peek", f"gg:m:{HUGE}:1:strike", f"gg:d:1:1:serve:{HUGE}",
    f"gg:w:{HUGE}:1:hint", "gg:w:1:1", "gg:w:1:1:hint:king",
    f"gg:t:{HUGE}:story:0", f"gg:t:1:story:{HUGE}", f"gg:t:{HUGE}:again", "gg:t:1:dance",
    f"gg:o:{HUGE}:pace", "gg:o:1:nothing", "gg:r:whist:contents", "gg:b:pick", "gg:b:now:whist:0",
    f"gg:b:{HUGE}:all:0", "gg:b:2147483648:all:0", f"gg:b:now:all:{HUGE}", f"gg:h:{HUGE}:now:0",
    "gg:h:1:2147483648:0", f"gg:h:1:now:{HUGE}", "gg:k:pick", f"gg:k:{HUGE}:0", f"gg:k:1:{HUGE}",
    "gg:p:burn", "gg:x:dance", "gg:x:ask-end", f"gg:x:end:{HUGE}", "gg:x:unseat:1:²", "gg:x:pace",
    "gg:x:locale", "gg:x:starters", f"gg:x:log:{HUGE}", "gg:x:end-season:2147483648",
    "gg:x:end-season:9", "gg:q:²", "gg:never", "gg:", "no id of ours", "\x1b[2J",
)  # fmt: skip
CHOICES = (
    ("gg:k:pick", "²"), ("gg:k:pick", HUGE), ("gg:b:pick", "now"), ("gg:b:pick", "ever:all"),
    ("gg:b:pick", f"{HUGE}:all"), ("gg:b:pick", "now:whist"), ("gg:x:ask-end", "²"),
    ("gg:x:ask-end", HUGE), ("gg:x:pace", "sometimes"), ("gg:x:locale", "²"),
    ("gg:x:channels", "here"), ("gg:x:channels", HUGE), ("gg:x:starters", "nobody"),
    ("gg:x:lobby-role", "²"), ("gg:x:starter-role", HUGE), ("gg:o:1:executioner", "me"),
    ("gg:a:1:1:peek", HUGE), ("gg:a:1:1:peek", "²"), ("gg:d:1:1:serve:0", HUGE),
)  # fmt: skip


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[list[EventDict]]:
    """What the bot logs; discord.py must have nothing to say."""
    with caplog.at_level(logging.WARNING), capture_logs() as lines:
        yield lines
    assert caplog.records == []


def faults(reply: Reply, log: list[EventDict]) -> Iterator[str]:
    """Yield what is wrong with how something was refused: a sentence, and one line of log."""
    if reply.kind != "message" or len(reply.said) != 1:
        yield f"answered by {reply.kind}"
    elif reply.text.startswith("Our mistake") or "\n" in reply.text:
        yield reply.text
    if len(log) > 1 or any(each["log_level"] != "info" for each in log):
        yield f"logged {log}"
    if HUGE in str(log):
        yield "quoted in the log"
    log.clear()


async def test_presses_that_were_made_up(evening: Evening, log: list[EventDict]):
    ann, mod = evening.guest("Ann"), evening.guest("Moritz", moderator=True)
    await ann.slash("botk start")
    look, before = evening.lobby(), await evening.store.guilds.settings(evening.guild.id)
    log.clear()
    found = []
    for custom_id, *values in (*((each,) for each in IDS), *CHOICES):
        reply = await mod.send(look, custom_id, values)
        found += [(custom_id, values, fault) for fault in faults(reply, log)]
    assert found == []
    assert await evening.store.guilds.settings(evening.guild.id) == before
    assert evening.lobby() == look


AMOUNTS: tuple[object, ...] = (1.5, True, "7", -3, 0, 1001, 2**63, 10**30, None, [], {})
OPTIONS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    *(("court", "grant", {"amount": amount, "reason": "so"}) for amount in AMOUNTS),
    *(("court", "take", {"amount": amount, "reason": "so"}) for amount in AMOUNTS),
    *(("court", "grant", {"amount": 1, "reason": reason}) for reason in (7, "", "x" * 201, None)),
    *(("court", "bar", {"time": time, "reason": "so"}) for time in (1, -1, 3600.5, 10**30, "0")),
    ("court", "grant", {"amount": 1}),
    ("court", "grant", {"amount": 1, "reason": "so", "twice": True}),
    ("court", "reign", {}),
    ("bishop", "start", {}),
    ("botk", "start", {"pace": "sometimes"}),
    ("botk", "start", {"computers": 99}),
    ("botk", "start", {"executioner": "me"}),
    ("crowns", "game", {"table": 10**12}),
    ("crowns", "leaderboard", {"season": -1}),
    ("crowns", "leaderboard", {"season": 2**31}),
    ("crowns", "leaderboard", {"game": "whist"}),
)
KINDS = {bool: 5, int: 4, float: 10, str: 3}


async def test_commands_that_were_made_up(evening: Evening, log: list[EventDict]):
    """Crowns are whole: half of one would keep the books from ever balancing again."""
    mod, bob = evening.guest("Moritz", moderator=True), evening.guest("Bob")
    found = []
    for group, name, options in OPTIONS:
        given = [{"name": n, "value": v, "type": KINDS.get(type(v), 4)} for n, v in options.items()]
        if group == "court":
            given.append({"name": "player", "value": str(bob.id), "type": 6})
        log.clear()
        reply = await mod.call(group, [{"name": name, "type": 1, "options": given}], bob)
        found += [(group, name, options, fault) for fault in faults(reply, log)]
    assert found == []
    assert list(evening.bot.manager) == []
    assert await rows(evening.store, ledger) == []


UNREADABLE: tuple[dict[str, Any], ...] = (
    {"type": 3, "name": "pace"},
    {"type": 3, "value": "normal"},
    {"name": "pace", "value": "normal"},
    {"type": 6, "name": "pace", "value": "Bob"},
    {"type": 6, "name": "pace", "value": None},
    {"type": 10, "name": "pace", "value": "many"},
)
"""Options that lack something, or say that they are what they are not."""


async def test_commands_that_cannot_be_read(evening: Evening, log: list[EventDict]):
    ann, found = evening.guest("Ann"), []
    for option in UNREADABLE:
        reply = await ann.call("botk", [{"name": "start", "type": 1, "options": [option]}])
        found += [(option, fault) for fault in faults(reply, log)]
    assert found == []
    assert list(evening.bot.manager) == []


TYPED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("botk", "start", {"name": "when", "type": 3, "value": "9" * 6000, "focused": True}),
    ("botk", "start", {"name": "when", "type": 3, "value": ["8pm"], "focused": True}),
    ("botk", "start", {"name": "when", "type": 3, "focused": True}),
    ("botk", "start", {"name": "when", "type": 3, "value": "8pm"}),
    ("botk", "start", {"name": "pace", "type": 3, "value": "n", "focused": True}),
    ("botk", "start", {"name": "dance", "type": 3, "value": "8pm", "focused": True}),
    ("botk", "reign", {"name": "when", "type": 3, "value": "8pm", "focused": True}),
    ("bishop", "start", {"name": "when", "type": 3, "value": "8pm", "focused": True}),
    ("crowns", "leaderboard", {"name": "season", "type": 4, "value": 1, "focused": True}),
    ("crowns", "history", {"name": "player", "type": 6, "value": "@b", "focused": True}),
)


async def test_nothing_is_offered_where_what_is_typed_was_made_up(
    evening: Evening, log: list[EventDict]
):
    """Least of all for what is far too long: to understand it would keep everybody waiting."""
    ann = evening.guest("Ann")
    for group, name, option in TYPED:
        options = [{"name": name, "type": 1, "options": [option]}]
        reply = await ann.call(
            group, options, kind=InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        )
        assert reply.kind == "autocomplete"
        assert reply.record is not None
        assert reply.record.autocomplete_choices == []
        assert [(line["event"], line["log_level"]) for line in log] == [("made up", "info")]
        log.clear()


async def test_a_user_that_discord_did_not_name(evening: Evening, log: list[EventDict]):
    mod = evening.guest("Moritz", moderator=True)
    player = {"name": "player", "value": "12345", "type": 6}
    reply = await mod.call("court", [{"name": "unseat", "type": 1, "options": [player]}])
    refused(reply, "refused-made-up")


@pytest.mark.parametrize(
    "trouble",
    [aiohttp.ClientConnectionError("reset"), aiohttp.ServerDisconnectedError(), TimeoutError()],
)
async def test_discord_does_not_answer(
    evening: Evening, log: list[EventDict], monkeypatch: pytest.MonkeyPatch, trouble: Exception
):
    async def fail(*_: object, **__: object) -> None:
        raise trouble

    monkeypatch.setattr(evening.bot.manager, "open_lobby", fail)
    refused(await evening.guest("Ann").slash("botk start"), "fault-discord")
    (line,) = log
    assert (line["log_level"], "exc_info" in line) == ("warning", False)


async def test_an_answer_that_cannot_be_given(
    evening: Evening, log: list[EventDict], monkeypatch: pytest.MonkeyPatch
):
    """The way to Discord breaks while a refusal is on it: a line of log, and no traceback."""

    async def fail(*_: object, **__: object) -> None:
        raise aiohttp.ClientConnectionError("reset")

    monkeypatch.setattr("cogs.replies.whisper", fail)
    with pytest.raises(AssertionError, match="never acknowledged"):
        await evening.guest("Ann").slash("botk hand")
    assert [(each["event"], each["log_level"]) for each in log] == [
        ("no answer could be given", "warning")
    ]


async def test_many_presses_at_once_exhaust_nothing(evening: Evening, log: list[EventDict]):
    """Forty strangers press what reads the database, while one player answers."""
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    await evening.use_dms(guest)
    (select,) = (each for each in guest.panel.selects if f":{ask.id}:" in each.custom_id)
    zoe, look = evening.guest("Zoe"), evening.panel()
    flood = [(zoe, look, f"gg:h:{guest.id}:0:{n}", ()) for n in range(20)]
    flood += [(zoe, look, "gg:b:0:all:0", ()) for _ in range(20)]
    answer = (guest, guest.panel, select.custom_id, select.values[: select.least])
    log.clear()
    replies = await evening.at_once(*flood, answer, answer)
    assert [reply.kind for reply in replies[:-2]] == ["message"] * 40
    assert evening.answers == 1
    assert log == []
