"""What `deploy/` brings fits the bot: units, containers, alerts and a dashboard."""

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import app
from bot.clock import Clock
from bot.settings import Settings, load
from bot.tables.state import TableSettings
from tests.test_project import ROOT, gallows_commands

DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
COMPOSES = sorted(DEPLOY.glob("compose*.yaml"))
ALERTS = DEPLOY / "prometheus/alerts.yaml"
DASHBOARD = DEPLOY / "grafana.json"
ANNOUNCED = {
    "gallows_build", "gallows_handover_seconds", "gallows_handovers", "gallows_leases_held",
    "gallows_processes", "gallows_processes_put_out", "gallows_shards",
    "gallows_shards_without_holder",
}  # fmt: skip
"""What a bot serves that shares its database with others; the one of a test has it to itself."""
LATER = {"GALLOWS_METRICS_HOST"}
"""Settings that are not in `Settings` yet."""
EXPOSED = 20
"""Tenths of what `systemd-analyze security` adds up to at most; without hardening it is 96."""


def name(file: Path) -> str:
    return file.name


def settings_of(unit: str) -> list[str]:
    return re.findall(r"^Environment=([A-Z_]+)=", unit, re.M)


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text("utf-8"))


# systemd


@pytest.mark.parametrize("unit", UNITS, ids=name)
def test_a_unit_may_do_little(unit: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not here")
    done = subprocess.run(
        [
            "systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSED}",
            "--no-pager", unit,
        ],
        capture_output=True,
        text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-300:] + done.stderr


@pytest.mark.parametrize("unit", UNITS, ids=name)
def test_a_unit_starts_a_command_that_there_is(unit: Path) -> None:
    commands = re.findall(r"/opt/gallows/bin/gallows (\S+)", unit.read_text("utf-8"))
    assert commands
    assert set(commands) <= gallows_commands()


@pytest.mark.parametrize("unit", UNITS, ids=name)
def test_a_unit_has_no_secret_in_it_nor_in_its_environment(unit: Path) -> None:
    written = unit.read_text("utf-8")
    assert "DISCORD_TOKEN" not in settings_of(written)
    if " run\n" in written:
        assert "LoadCredential=discord-token:" in written


def test_processes_on_one_postgresql_share_no_file_and_no_port() -> None:
    unit = (DEPLOY / "systemd/gallows@.service").read_text("utf-8")
    assert "StateDirectory" not in unit
    assert "sqlite" not in unit
    assert re.findall(r"^Environment=GALLOWS_METRICS_PORT=(.*)$", unit, re.M) == ["948%i"]


def test_the_backup_is_of_the_database_that_the_bot_uses() -> None:
    of = {
        unit.name: re.findall(
            r"^Environment=GALLOWS_DATABASE_URL=(.*)$", unit.read_text("utf-8"), re.M
        )
        for unit in UNITS
    }
    assert of["gallows-backup.service"] == of["gallows.service"] != []
    assert (DEPLOY / "systemd/gallows-backup.timer").exists()


def test_the_newest_copies_stay_and_nothing_of_one_that_was_cut_off(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    nights = [f"2026-11-{night:02}T04:00:00Z.db" for night in range(1, 21)]
    for each in (*nights, "2026-11-20T04:10:00Z.db.part", "2026-11-20T04:10:00Z.db.part-journal"):
        (backups / each).touch()
    unit = (DEPLOY / "systemd/gallows-backup.service").read_text("utf-8")
    for command in re.findall(r"^ExecStart(?:Pre|Post)=(.+)$", unit, re.M):
        here = command.replace("/var/lib/gallows", tmp_path.as_posix())
        subprocess.run(shlex.split(here), check=True)
    assert sorted(each.name for each in backups.iterdir()) == nights[-14:]


def test_every_setting_that_is_set_there_is_one() -> None:
    known = {f"GALLOWS_{field.upper()}" for field in Settings.model_fields} | LATER
    for file in (*UNITS, *COMPOSES, ROOT / "Containerfile"):
        told = set(re.findall(r"\bGALLOWS_[A-Z_]+\b", file.read_text("utf-8"))) - {"GALLOWS_IMAGE"}
        assert told <= known, file.name


# Containers


@pytest.mark.parametrize("file", COMPOSES, ids=name)
def test_the_bot_runs_with_a_file_system_that_it_cannot_change_and_without_rights(
    file: Path,
) -> None:
    bot = read(file)["services"]["bot"]
    assert bot["read_only"] is True
    assert bot["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in bot["security_opt"]
    assert "ports" not in bot, "nobody else's machine reaches it"
    assert bot["environment"]["DISCORD_TOKEN_FILE"] == "/run/secrets/discord-token"
    assert bot["secrets"] == ["discord-token"]


@pytest.mark.parametrize("file", COMPOSES, ids=name)
def test_what_must_last_is_in_a_volume_and_is_given_time_to_stop(file: Path) -> None:
    told = read(file)
    for service in told["services"].values():
        assert int(service["stop_grace_period"].removesuffix("s")) > app.FINISH_WITHIN
    kept = [
        mount.partition(":")[0]
        for each in told["services"].values()
        for mount in each.get("volumes", ())
    ]
    assert kept
    assert set(kept) == set(told["volumes"])


def test_the_image_is_not_roots_and_its_program_hears_signals_itself() -> None:
    written = (ROOT / "Containerfile").read_text("utf-8")
    last = written[written.rindex("\nFROM") :]
    told = dict(re.findall(r"^(USER|VOLUME|STOPSIGNAL|ENTRYPOINT|CMD) (.+)$", last, re.M))
    assert int(told["USER"]) > 0
    assert told["VOLUME"] == "/data"
    assert told["STOPSIGNAL"] == "SIGTERM"
    assert (json.loads(told["ENTRYPOINT"]), json.loads(told["CMD"])) == (["gallows"], ["run"])
    (health,) = re.findall(r"^HEALTHCHECK .* CMD (.+)$", last, re.M)
    assert json.loads(health) == ["gallows", "health"]


def test_a_copy_of_the_example_leaves_the_image_its_own_settings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # What a file sets goes before the image's, even where it is set to nothing:
    # https://docs.podman.io/en/latest/markdown/podman-run.1.html#environment.
    images = dict(
        re.findall(r"\b(GALLOWS_[A-Z_]+)=(\S+)", (ROOT / "Containerfile").read_text("utf-8"))
    )
    lines = re.findall(r"^(\w+)=(.*)$", (ROOT / ".env.example").read_text("utf-8"), re.M)
    for setting, value in (images | dict(lines)).items():
        monkeypatch.setenv(setting, value)
    found = load(None)
    assert found.metrics_port == 9480, "nothing else is asked by HEALTHCHECK"
    assert found.log_format == "json"
    assert found.database_url == "sqlite+aiosqlite:////data/gallows.db"


# Alerts and dashboard


@pytest.mark.parametrize(
    "words",
    [("check", "rules", "deploy/prometheus/alerts.yaml"),
     ("check", "config", "deploy/prometheus/prometheus.yaml"),
     ("test", "rules", "tests/deploy/alerts.yaml")],
    ids=" ".join,
)  # fmt: skip
def test_promtool_is_content(words: tuple[str, ...]) -> None:
    if shutil.which("promtool") is None:
        pytest.skip("promtool is not here")
    done = subprocess.run(["promtool", *words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def queries() -> Iterator[str]:
    """What alerts and panels ask for."""
    for group in read(ALERTS)["groups"]:
        yield from (rule["expr"] for rule in group["rules"])
    dashboard = json.loads(DASHBOARD.read_text("utf-8"))
    yield from (each["query"] for each in dashboard["templating"]["list"])
    for panel in dashboard["panels"]:
        yield from (target["expr"] for target in panel["targets"])


async def test_queries_name_only_what_the_bot_serves() -> None:
    unopened: Any = None
    bot = app.GameBot(unopened, Clock(), TableSettings(0))
    served = {family.name for family in bot.metrics.registry.collect()} | ANNOUNCED
    asked = {found for query in queries() for found in re.findall(r"\bgallows_\w+", query)}
    assert len(asked) > 10
    bare = {re.sub(r"_(bucket|sum|count|total|info)$", "", each) for each in asked}
    assert bare - served == set()


def test_every_alert_says_what_to_do() -> None:
    for group in read(ALERTS)["groups"]:
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in ("page", "warn")
            assert len(rule["annotations"]["description"].split()) > 7, rule["alert"]
