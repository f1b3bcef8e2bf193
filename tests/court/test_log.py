"""The audit log: every act of a moderator can be read, page by page or as a file."""

import csv
import gzip
import io

import pytest

from bot.panels.court.log import log_panel
from bot.text import words_for
from bot.values.moderation import AuditEntry
from tests.court.acts import of
from tests.support.evening import Evening, Guest, Look, refused, said


def file_of(evening: Evening, look: Look) -> tuple[str, bytes]:
    """The name and the content of the file that a message hands over."""
    message = evening.env.backend.get_message(look.channel_id, look.id)
    (file,) = message.attachments
    content = evening.env.backend.cdn.get(file["url"])
    assert content is not None
    return file["filename"], content


async def test_the_log_has_pages_and_a_file(evening: Evening, mod: Guest):
    assert said("log-none") in (await mod.slash("court log")).text
    guest = evening.guest("Bob")
    bob, named = of(evening, guest), f"Bob ({guest.mention})"
    for n in range(1, 13):
        await mod.slash("court grant", player=bob, amount=n, reason=f"=deed {n}")
    (page,) = (await mod.slash("court log")).said
    assert said("log-grant", target=named, n=12) in page.text
    assert "\\=deed 12" in page.text
    assert said("log-grant", target=named, n=2) not in page.text
    turned = await mod.press(page, said("button-next"))
    assert turned.shown is not None
    assert said("log-grant", target=named, n=2) in turned.shown.text
    assert said("button-next") not in turned.shown.buttons
    exported = await mod.press(turned.shown, said("button-export"))
    assert said("log-exported") in exported.text
    name, content = file_of(evening, exported.said[0])
    assert name == "audit-log.csv"
    rows = list(csv.DictReader(io.StringIO(content.decode())))
    assert [row["reason"] for row in rows][:2] == ["'=deed 1", "'=deed 2"]
    assert len(rows) == 12


async def test_a_reason_is_written_down_as_it_is_read(evening: Evening, mod: Guest):
    """PostgreSQL holds no NUL, no database half a character, and a spreadsheet shows all of it."""
    bob = of(evening, evening.guest("Bob"))
    await mod.slash("court grant", player=bob, amount=3, reason="a\0 deed\nof \u202e\ud800his")
    (page,) = (await mod.slash("court log")).said
    exported = await mod.press(page, said("button-export"))
    _, content = file_of(evening, exported.said[0])
    (row,) = csv.DictReader(io.StringIO(content.decode()))
    assert row["reason"] == "a deed of his"


async def test_the_file_goes_by_dm_where_files_are_forbidden(evening: Evening, mod: Guest):
    bob = of(evening, evening.guest("Bob"))
    await mod.slash("court grant", player=bob, amount=3, reason="a deed")
    (page,) = (await mod.slash("court log")).said
    evening.forbid("attach_files")
    exported = await mod.press(page, said("button-export"))
    assert exported.text == said("log-exported-sent")
    _, content = file_of(evening, mod.dm()[-1])
    assert b"a deed" in content
    evening.close_dms(mod)
    refused(await mod.press(page, said("button-export")), "refused-court-export")


async def test_a_long_log_is_packed(evening: Evening, mod: Guest, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cogs.files.LARGEST", 100)
    bob = of(evening, evening.guest("Bob"))
    await mod.slash("court grant", player=bob, amount=3, reason="a deed")
    (page,) = (await mod.slash("court log")).said
    exported = await mod.press(page, said("button-export"))
    name, content = file_of(evening, exported.said[0])
    assert name == "audit-log.csv.gz"
    assert b"a deed" in gzip.decompress(content)


async def test_long_lines_are_shortened_and_not_cut(evening: Evening, mod: Guest):
    bob = of(evening, evening.guest("B" * 32))
    for _ in range(10):
        await mod.slash("court grant", player=bob, amount=1, reason="*" * 200)
    (page,) = (await mod.slash("court log")).said
    lines = [line for line in page.text.splitlines() if "granted" in line]
    assert len(lines) == 10
    for line in lines:
        assert line.endswith("…”")
        quoted = line[line.index("“") + 1 : -2]
        assert quoted == "\\*" * (len(quoted) // 2)


async def test_every_act_can_be_read(evening: Evening, mod: Guest):
    guests = evening.party(4)
    bob = of(evening, guests[1])
    await mod.slash("court grant", player=bob, amount=1, reason="a")
    await mod.slash("court take", player=bob, amount=1, reason="b")
    await mod.slash("court bar", player=bob, time=60 * 60, reason="c")
    await mod.slash("court bar", player=bob, time=0, reason="d")
    await mod.slash("court unbar", player=bob)
    (panel,) = (await mod.slash("court settings")).said
    for custom_id, value in (
        ("gg:x:pace", "by-day"), ("gg:x:locale", "en"), ("gg:x:starters", "moderators"),
        ("gg:x:channels", str(evening.tavern.id)), ("gg:x:lobby-role", str(evening.guild.id)),
    ):  # fmt: skip
        await mod.send(panel, custom_id, [value])
    await mod.send(panel, "gg:x:thread:0")
    await mod.send(panel, "gg:x:end-season:1")
    (page,) = (await mod.slash("court log")).said
    assert said("log-end-season", number=1) in page.text
    assert said("place-channel") in page.text
    assert f"<#{evening.tavern.id}>" in page.text
    assert said("starters-moderators") in page.text
    assert "by day" in page.text


async def test_the_log_does_not_say_which_bar_was_whose_that_was_erased(
    evening: Evening, mod: Guest
):
    bob = evening.guest("Bob")
    await mod.slash("court bar", player=evening.actors[bob.id], time=86400, reason="brawling")
    await evening.store.erasing.erase(bob.id, evening.clock.now())
    (page,) = (await mod.slash("court log")).said
    assert said("log-bar-erased", target=said("log-erased")) in page.text
    assert "brawling" not in page.text
    assert await evening.store.court.barred(evening.guild.id, bob.id, evening.clock.now())


@pytest.mark.parametrize("locale", ["en", "de", "fr", "sv"])
def test_lines_that_name_many_games_leave_room_for_all_others(locale: str):
    games = [f"game of the {n}th night" for n in range(60)]
    details = {"games": [None, games], "channels": [None, [10**18 + n for n in range(25)]]}
    chosen = [AuditEntry(0.0, 1, "M" * 32, "settings", None, None, None, details)] * 9
    last = AuditEntry(0.0, 1, "Moritz", "end-table", None, None, None, {"table": 7})
    panel = log_panel([*chosen, last], 0, 2, words_for(locale))
    text = "\n".join(part for part in panel.parts if isinstance(part, str))
    assert words_for(locale)("log-end-table", table="7") in text
    assert words_for(locale)("page-number", page=1, pages=2) in text
    assert games[0] in text


async def test_whose_name_somebody_else_has_taken_is_told_apart(evening: Evening, mod: Guest):
    bob, other = evening.guest("Bob"), evening.guest("bob")
    for guest in (bob, other):
        await mod.slash("court bar", player=of(evening, guest), time=0, reason="noise")
    (log,) = (await mod.slash("court log")).said
    (bars,) = (await mod.slash("court bars")).said
    for shown in (log, bars):
        assert shown.text.count(bob.mention) == shown.text.count(other.mention) == 1
    await evening.store.erasing.erase(bob.id, evening.clock.now())
    for command in ("court log", "court bars"):
        (shown,) = (await mod.slash(command)).said
        assert bob.mention not in shown.text
        assert "<@-" not in shown.text
