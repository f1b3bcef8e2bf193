"""What contributors call: every check is run, and what is found is said."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from tools import lint, lock

Called = list[list[str]]


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Called]:
    """Let no tool really run: those that are named fail, the others find nothing."""
    monkeypatch.setattr(run, "set_up", lambda kind: None)
    monkeypatch.chdir(run.ROOT)

    def prepare(*failing: str) -> Called:
        called: Called = []

        def call(command: list[str]) -> int:
            tool = Path(command[0]).name.removesuffix(run.EXE)
            called.append([tool, *command[1:]])
            return int(any(" ".join(called[-1]).startswith(each) for each in failing))

        monkeypatch.setattr(subprocess, "call", call)
        return called

    return prepare


def test_lint_goes_on_when_a_check_fails_and_names_it(
    stage: Callable[..., Called], capsys: pytest.CaptureFixture[str]
) -> None:
    called = stage("ruff format", "lint-imports")
    assert lint.main() == 1
    assert called == [list(check) for check in lint.CHECKS]
    failed = "Failed: ruff format --check ., lint-imports --no-logo\n"
    assert capsys.readouterr().err == failed


def test_lint_is_content_when_every_check_is(stage: Callable[..., Called]) -> None:
    assert stage() == []
    assert lint.main() == 0


def test_each_lock_is_written_for_the_oldest_python_and_bound_by_the_first(
    stage: Callable[..., Called],
) -> None:
    called = stage()
    assert lock.main(["--upgrade"]) == 0
    written = [command[command.index("--output-file") + 1] for command in called]
    locks = (run.ROOT / "requirements").glob("*.txt")
    assert sorted(written) == sorted(f"requirements/{each.name}" for each in locks)
    for command in called:
        assert command[command.index("--python-version") + 1] == "{}.{}".format(*run.OLDEST)
        assert command[-1] == "--upgrade"
    bound = [command[command.index("--constraint") + 1] for command in called[1:]]
    assert set(bound) == {written[0]}


def test_locking_stops_at_the_first_that_cannot_be_resolved(stage: Callable[..., Called]) -> None:
    called = stage("uv")
    assert lock.main([]) == 1
    assert len(called) == 1


def test_run_and_tools_can_be_read_by_a_python_without_any_package() -> None:
    subprocess.run(
        [sys.executable, "-I", "-S", "-c",
         f"import sys; sys.path.insert(0, {str(run.ROOT)!r}); "
         "import run, tools.lint, tools.lock, gallows.postgres_programs; from tools import check"],
        check=True,
    )  # fmt: skip


# --- the gate, from nothing ---


@pytest.fixture
def gate(tmp_path: Path) -> Callable[[dict[str, str]], subprocess.CompletedProcess[str]]:
    """Run a copy of `.ci/run` where only these programs, shell scripts, are to be found.

    Without apt among them there is a browser.
    """
    (tmp_path / ".ci").mkdir()
    shutil.copy(run.ROOT / ".ci/run", tmp_path / ".ci/run")
    path = tmp_path / "bin"
    path.mkdir()
    for tool in ("bash", "dirname", "rm", "mktemp", "cat", "tail", "env"):
        (path / tool).symlink_to(str(shutil.which(tool)))

    def start(programs: dict[str, str]) -> subprocess.CompletedProcess[str]:
        browser = {} if "apt-get" in programs else {"chromium": ""}
        for name, script in {**browser, **programs}.items():
            (path / name).write_text(f"#!{shutil.which('bash')}\n{script}\n")
            (path / name).chmod(0o755)
        return subprocess.run(
            [path / "bash", tmp_path / ".ci/run"],
            env={"PATH": str(path)},
            capture_output=True,
            text=True,
        )

    return start


SHIM = 'echo "no version is set" >&2; exit 127'
GOOD = f"""
case "$*" in
    *set_up*) echo "${{0##*/}} sets up" ;;
    -c*) exec {sys.executable} "$@" ;;
    *) echo "${{0##*/}} $*" ;;
esac"""
OLD = "exit 1"


@pytest.mark.parametrize(
    ("pythons", "taken"),
    [
        ({"python3": GOOD, "python3.13": GOOD}, "python3"),
        ({"python3": OLD, "python3.11": GOOD}, "python3.11"),
        ({"python3": OLD, "python3.13": SHIM, "python3.12": GOOD}, "python3.12"),
        ({"python3.14": GOOD, "python3.11": GOOD}, "python3.14"),
    ],
)
def test_the_gate_runs_on_a_python_that_is_there_and_says_which(
    gate: Callable[[dict[str, str]], subprocess.CompletedProcess[str]],
    pythons: dict[str, str],
    taken: str,
) -> None:
    done = gate(pythons)
    assert (done.returncode, done.stderr) == (0, "")
    said = [line for line in done.stdout.splitlines() if taken in line]
    assert said[0].startswith(f"## {taken} --version (/")
    assert said[1:] == [f"{taken} sets up", f"{taken} run.py test", f"{taken} -m tools.lint"]


@pytest.mark.parametrize("failing", ["run.py test", "-m tools.lint"])
def test_the_gate_is_shut_by_a_test_and_by_lint_and_says_what_both_have_found(
    gate: Callable[[dict[str, str]], subprocess.CompletedProcess[str]], failing: str
) -> None:
    done = gate({"python3": f'{GOOD}\n[ "$*" != "{failing}" ] || exit 3'})
    assert done.returncode == 3
    assert "python3 run.py test\n" in done.stdout
    assert "python3 -m tools.lint\n" in done.stdout


@pytest.mark.parametrize(
    ("packages", "asked", "without"),
    [
        ("chromium-headless-shell chromium", ["chromium-headless-shell"], False),
        ("chromium", ["chromium-headless-shell", "chromium"], False),
        ("", ["chromium-headless-shell", "chromium"], True),
    ],
)
def test_the_gate_fetches_the_cheapest_browser_that_there_is_and_does_without(
    gate: Callable[[dict[str, str]], subprocess.CompletedProcess[str]],
    packages: str,
    asked: list[str],
    without: bool,
) -> None:
    fetch = f"""
    [ "$1" = install ] || exit 0
    echo "asked for $5" >&3
    case " {packages} " in *" $5 "*) ;; *) echo "no package $5"; exit 100 ;; esac"""
    apt = f'exec 3>> "${{0%/*}}/asked"\n{fetch}'
    done = gate({"python3": GOOD, "apt-get": apt, "id": "echo 0"})
    assert (done.returncode, done.stderr) == (0, "")
    said = (Path(done.args[0]).parent / "asked").read_text().splitlines()
    assert said == [f"asked for {name}" for name in asked]
    assert ("the tests of the page are left out" in done.stdout) is without


def test_the_gate_says_which_pythons_it_could_use(
    gate: Callable[[dict[str, str]], subprocess.CompletedProcess[str]],
) -> None:
    done = gate({"python3": OLD, "python3.13": SHIM})
    assert done.returncode == 1
    assert done.stderr == "None of Python 3.11 to 3.14 is here.\n"
