"""Who may use `/court` by the guild's integration settings, on the wire."""

from bot.text import words_for
from sandbox.model import Json
from tests.play.night import Guest, Night, words

PERMISSIONS = "/applications/{application_id}/guilds/{guild_id}/commands/permissions"
SWITCH = r"gg:x:computers-allowed:\d"


async def rule(night: Night, guest: Guest, allowed: bool | None) -> None:
    """Allow or deny `/court` to a guest, or take that back."""
    commands = night.sandbox.state.commands(night.sandbox.state.guild)
    court = next(each["id"] for each in commands if each["name"] == "court")
    body = {"type": 2, "id": guest.id, "permission": allowed}
    await guest.player.ok("PUT", f"/commands/{court}/permissions", body)


def refused(answer: Json, key: str, locale: str = "en") -> bool:
    return words_for(locale)(key) in words(answer["message"])


async def computers_allowed(night: Night) -> bool:
    settings = await night.store.guilds.settings(int(night.sandbox.state.guild.id))
    return settings.computers_allowed


def questions(night: Night) -> int:
    """How often the bot has asked for overrides."""
    return sum(each.route == PERMISSIONS for each in night.sandbox.requests)


async def test_an_override_brings_the_court_and_takes_it_away(night: Night):
    godfrey = night.guest("Godfrey")
    assert await godfrey.player.refused("command", night.hall, command="court settings") == 403
    await rule(night, godfrey, True)
    await godfrey.command("court settings")
    panel = await godfrey.sees(SWITCH)
    await godfrey.use(*panel)
    assert not await computers_allowed(night)
    await rule(night, godfrey, None)
    assert refused(await godfrey.press("gg:x:numbers"), "refused-not-moderator")
    assert questions(night) == 2


async def test_a_moderator_who_is_denied_is_stopped_at_the_next_press(night: Night):
    hugo = night.guest("Hugo")
    await hugo.player.ok("PATCH", f"/users/{hugo.id}", {"moderator": True})
    await hugo.command("court settings")
    panel = await hugo.sees(SWITCH)
    await rule(night, hugo, False)
    answer = await hugo.use(*panel)
    assert refused(answer, "refused-not-moderator", "de"), "he has Discord in German"
    assert questions(night) == 2
    assert await computers_allowed(night)


async def test_if_discord_does_not_answer_nothing_is_done_in_time(night: Night):
    godfrey = night.guest("Godfrey")
    await rule(night, godfrey, True)
    await godfrey.command("court settings")
    panel = await godfrey.sees(SWITCH)
    await rule(night, godfrey, True)
    hold = night.sandbox.faults.hold(method="GET", route=PERMISSIONS)
    assert refused(await godfrey.use(*panel), "refused-court-untold")
    hold.release()
    await godfrey.use(*panel)
    assert not await computers_allowed(night)
