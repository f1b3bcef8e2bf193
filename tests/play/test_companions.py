"""How those who play by themselves in `gallows play` read what this bot shows."""

import re
from typing import Any

import pytest

from bot.panels import ids
from bot.panels.lobby import lobby_panel
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.text import words_for
from bot.values.tables import Status
from gallows.companions import OTHERS, WORLD, Companions, court, shortcuts
from gallows.kit.limits import parts
from sandbox import ManualClock
from sandbox.autoplay import Control, Purpose
from sandbox.sessions import shard_of
from sandbox.state import State
from tests.panels.play import english, table


def control(custom_id: str, *, private: bool = False) -> Control:
    return Control({"type": 2, "style": 1, "custom_id": custom_id}, {"id": "1"}, private)


@pytest.mark.parametrize(
    ("custom_id", "purpose"),
    [
        ("gg:w:7:3:hint", Purpose.ANSWER),
        (ids.ANSWER.of(7, 3, "strike"), Purpose.ANSWER),
        (ids.ANSWER.of(7, 3, "condemn", "2"), Purpose.ANSWER),
        (ids.CROWD.of(7, 3, "drink"), Purpose.ANSWER),
        (ids.VERB.of(7, 3, "poison"), Purpose.ANSWER),
        (ids.DRAFT.of(7, 3, "give"), Purpose.ANSWER),
        (ids.DRAFT.of(7, 3, "give", 2), Purpose.LAST_RESORT),
        (ids.ACTION.of(7, "join"), Purpose.JOIN),
        (ids.ACTION.of(7, "begin"), Purpose.START),
        (ids.ACTION.of(7, "hand"), Purpose.OPEN_PRIVATE),
    ],
)
def test_companions_answer_sit_down_and_begin(custom_id: str, purpose: Purpose):
    assert Companions().purpose(control(custom_id)) is purpose


@pytest.mark.parametrize(
    ("custom_id", "purpose"),
    [
        (ids.ACTION.of(7, "say"), Purpose.SPEAK),
        (ids.CLAIM.of(7, 0, 1, 2), Purpose.ANSWER),
        (ids.CLAIM.of(7, 0), Purpose.IGNORE),
        (ids.CLAIM.of(7, 0, ids.ALL), Purpose.IGNORE),
        (ids.THUMB.of(7, "agree", 1), Purpose.IGNORE),
    ],
)
def test_companions_may_speak_by_the_likely_lines(custom_id: str, purpose: Purpose):
    assert Companions(speak=True).purpose(control(custom_id, private=True)) is purpose
    assert Companions().purpose(control(custom_id, private=True)) is Purpose.IGNORE


@pytest.mark.parametrize(
    "custom_id",
    [
        *(
            ids.ACTION.of(7, action)
            for action in (
                *("leave", "sure-leave", "sure-end", "cancel", "add-computer", "refresh"),
                "again",
            )
        ),
        ids.VERB.of(7, 3, ids.BACK),
        ids.ACTION.of(7, "story", 0),
        ids.RULES.of("botk", "contents"),
        ids.BOARD.of("now", "all", 0),
        ids.HELP.of("contents"),
        ids.PRIVACY.of("erase"),
        ids.COURT.of("end", 1),
        "something-else",
    ],
)
def test_nobody_leaves_keeps_order_or_has_anything_erased_by_chance(custom_id: str):
    for private in (False, True):
        assert Companions().purpose(control(custom_id, private=private)) is Purpose.IGNORE


def test_who_is_away_comes_back():
    back = ids.ACTION.of(7, "back")
    assert Companions().purpose(control(back, private=True)) is Purpose.ANSWER
    assert Companions().purpose(control(back)) is Purpose.JOIN


def lobby(**more: Any) -> dict[str, Any]:
    view = table(4, Status.LOBBY, **more)
    return {"id": "1", "components": parts(lobby_panel(view, english()))[:1]}


def test_a_lobby_says_who_hosts_it_whatever_people_are_called():
    names = ("Hugo", "Hugo", "<@8>", "Host: <@9>")
    assert Companions().host(lobby(names=names)) == str(table(4).host_id)
    assert Companions().host({"id": "1", "components": []}) is None


def test_companions_begin_nothing_that_was_left_to_them():
    host, other = str(table(4).host_id), "77"
    opened = {"interaction_metadata": {"user": {"id": host}}}
    inherited = {"interaction_metadata": {"user": {"id": other}}}
    assert Companions().host({**lobby(), **opened}) == host
    assert Companions().host({**lobby(), **inherited}) is None


def test_companions_open_another_game_only_if_they_are_told_to():
    again = control(ids.ACTION.of(7, "again"))
    assert Companions(rematch=True).purpose(again) is Purpose.JOIN


@pytest.mark.parametrize("company", [0, 4, 7])
def test_one_press_opens_a_lobby_of_each_game_that_seats_the_company(company: int):
    offered = shortcuts(company)
    fitting = [
        game.id
        for game in plugins().values()
        if game.seating is Seating.LOBBY and company + 1 in game.seats_for(game.defaults())
    ]
    assert [shortcut.command for shortcut in offered] == [f"{game} start" for game in fitting]
    assert all(re.fullmatch(each.press, ids.ACTION.of(123, "begin")) for each in offered)
    assert not any(re.fullmatch(each.press, ids.ACTION.of(123, "cancel")) for each in offered)
    names = [words_for("sv").game(game) for game in fitting]
    assert [each.labels["sv"] for each in offered[1:]] == names[1:]
    assert ["Deal me in" in each.label for each in offered] == [n == 0 for n in range(len(offered))]


def test_whoever_has_a_seat_kept_is_waited_for_longer():
    companions = Companions(quiet=8, kept=60)
    assert companions.quiet_seconds(lobby()) == 8
    assert companions.quiet_seconds(lobby(joined=False)) == 60


@pytest.mark.parametrize("servers", [1, 2, 4])
def test_the_company_are_in_every_server_and_the_first_keeps_its_ids(servers: int):
    clock = ManualClock()
    alone, state = State(WORLD, clock), State(court(7, servers, "de"), clock)
    assert [guild.name for guild in state.guilds.values()] == [
        WORLD.guild,
        *(other.name for other in OTHERS[: servers - 1]),
    ]
    for guild in state.guilds.values():
        assert guild.locale == "de"
        assert state.members(guild) == list(state.users.values())
    assert state.guild.id == alone.guild.id
    assert list(state.users) == list(alone.users)
    assert list(state.channels)[: len(alone.channels)] == list(alone.channels)
    shards = {shard_of(guild, 2) for guild in state.guilds.values()}
    assert len(shards) == min(servers, 2)


def test_the_company_are_the_first_after_the_one_who_plays():
    people = WORLD.with_autoplay(3).people
    assert [person.auto for person in people] == [False, True, True, True] + [False] * 4
