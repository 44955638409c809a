"""For those who run a server: figures, logs, settings, starting and stopping; and a bot of one's own."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.server import Server
from tests.serving import Serving, eventually, open_table, play_to_the_end, serving

from lifetable.cli import run
from lifetable.errors import SetupError
from lifetable.web.environment import variable
from lifetable.web.middleware.logs import JsonLine
from lifetable.web.settings import Settings


def test_metrics_are_for_those_who_were_named(served: Serving, tmp_path: Path) -> None:
    with served.visitor() as client:
        table = open_table(client)["table"]
        play_to_the_end(client, table)
        text = client.get("/metrics").text
        assert re.search(r'lifetable_moves_total\{answer="accepted"\} [1-9]', text)
        assert 'route="/api/tables/{table}/moves"' in text
        assert "lifetable_open_streams" in text
        assert table not in text
        assert client.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 404
    with serving(tmp_path, metrics="10.0.0.0/8") as running, running.visitor() as client:
        assert client.get("/metrics").status_code == 404


def test_a_log_line_is_json_with_the_requests_id(
    noor: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "lifetable.web")
    answer = noor.get("/api/me")
    noor.get("/s/a-secret-link")
    eventually(lambda: len(caplog.records) >= 2)
    lines = [json.loads(JsonLine().format(record)) for record in caplog.records]
    (line,) = [line for line in lines if line.get("id") == answer.headers["x-request-id"]]
    assert (line["event"], line["route"], line["status"]) == ("request", "/api/me", 200)
    assert "a-secret-link" not in str(lines)


def test_settings_go_through_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(port=9, base_url="https://play.example.org/x", rate=0.5, proxy="10.0.0.0/8")
    for name, value in vars(settings).items():
        monkeypatch.setenv(variable(name), str(value))
    assert Settings() == settings
    assert settings.origin == "https://play.example.org"
    assert variable("log_level") == "LIFETABLE_LOG_LEVEL"
    wrongs: list[dict[str, Any]] = [
        {"proxy": "everyone"},
        {"metrics": "1.2.3.4.5"},
        {"base_url": "play.example.org"},
    ]
    for wrong in wrongs:
        with pytest.raises(SetupError) as refused:
            Settings(**wrong)
        assert refused.value.sentence("fr")


ELSEWHERE = {
    "host": "0.0.0.0",
    "port": 9000,
    "database": "sqlite:///elsewhere.db",
    "workers": 3,
    "base_url": "https://play.example.org",
    "hosts": "reef.local,reef.local:8000",
    "proxy": "10.0.0.0/8",
    "rate": 2.5,
    "streams": 7,
    "crowd": 12,
    "keep_finished": 45.0,
    "metrics": "*",
    "log_level": "debug",
    "log_format": "json",
}


@pytest.mark.parametrize("name", Settings.model_fields)
def test_serve_reads_each_setting_from_the_environment(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(
        tmp_path
    )  # a database that is named is looked at, and made, before anybody is served
    served: list[Settings] = []
    monkeypatch.setattr("lifetable.web.server.serve", lambda settings, _: served.append(settings))
    fresh = Settings()
    assert run(["serve"]) == 0
    monkeypatch.setenv(variable(name), str(ELSEWHERE[name]))
    assert run(["serve"]) == 0
    option = f"--{name.replace('_', '-')}"
    default = str(getattr(fresh, name)) or "sqlite:///here.db"
    if name not in ("base_url", "hosts", "proxy"):
        assert run(["serve", option, default]) == 0  # an option comes first
    usual, changed, *chosen = (getattr(settings, name) for settings in served)
    assert usual == getattr(fresh, name)
    assert changed == ELSEWHERE[name]
    assert [str(value) for value in chosen] in ([], [default])
    given_ = {key: value for key, value in vars(served[1]).items() if key != name}
    assert given_ == {key: value for key, value in vars(fresh).items() if key != name}


def test_serve_opens_the_browser_if_the_environment_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("lifetable.web.server.serve", lambda _, ready: ready("http://here", None))
    monkeypatch.setattr("lifetable.web.server.open_browser", opened.append)
    assert run(["serve"]) == 0
    assert opened == []
    monkeypatch.setenv(variable("open"), "1")
    assert run(["serve"]) == 0
    assert opened == ["http://here"]


@pytest.mark.skipif(os.name == "nt", reason="sends signals")
@pytest.mark.parametrize("workers", [1, 2])
def test_serve_says_when_it_is_ready_and_stops_when_told(workers: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lifetable", "serve", "--port", "0", "--lang", "en"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}", "--workers", str(workers)]
    server = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=(tmp_path / "log").open("w"),
        text=True,
        start_new_session=True,
    )
    try:
        assert server.stdout
        ready = re.search(r"http://localhost:\d+", server.stdout.readline())
        assert ready, (tmp_path / "log").read_text()
        with httpx.Client(base_url=ready[0], timeout=60) as client:
            table = open_table(client)["table"]
            assert client.get(f"/api/tables/{table}").status_code == 200
            assert "lifetable_requests_total" in client.get("/metrics").text
        os.killpg(server.pid, signal.SIGINT)
        assert server.wait(30) == 0
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGKILL)
    for line in (tmp_path / "log").read_text().splitlines()[1:]:
        assert json.loads(line)["level"] in ("info", "warning"), line


@pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="looks for processes where Linux lists them"
)
def test_who_is_told_to_stop_while_starting_says_nothing_of_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lifetable", "serve", "--port", "0", "--workers", "2"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    try:
        eventually(
            lambda: len(children.read_text().split()) > 2
        )  # both, and who tidies up after them
        os.killpg(server.pid, signal.SIGINT)
        assert server.wait(30) == 0
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGKILL)
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_port_that_is_taken_is_told_in_a_sentence(
    served: Serving, capsys: pytest.CaptureFixture[str]
) -> None:
    port = served.url.rpartition(":")[2]
    assert run(["serve", "--port", port, "--lang", "fr"]) == 2
    assert f"127.0.0.1:{port}" in capsys.readouterr().err
    assert run(["serve", "--proxy", "everyone", "--lang", "de"]) == 2
    assert "everyone" in capsys.readouterr().err


def test_a_bot_of_ones_own_plays_to_the_end_though_the_server_is_started_anew(
    tmp_path: Path,
) -> None:
    """It sits for somebody who plays along, and takes a seat of its own."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    example = Path(__file__).parent.parent / "examples" / "bot.py"
    server = Server.start(database)
    url = f"http://127.0.0.1:{server.port}"
    with httpx.Client(base_url=url, timeout=60) as noor:
        seats = [{"kind": "me", "name": "Noor"}, {"kind": "free"}, {"kind": "free"}]
        table = open_table(noor, seats=seats, start=False)["table"]
        token = noor.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
        command = [sys.executable, example, url, table, token]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            path = f"/api/tables/{table}"
            eventually(lambda: noor.get(path).json()["seats"][1]["name"] == "My bot")
            assert noor.post(f"{path}/start").status_code == 200
            for _ in range(3):
                play_one(noor, path)
            server.process.kill()
            server.process.wait()
            server = Server.start(database, port=server.port)
            while play_one(noor, path)["status"] != "over":
                pass
            out, _ = bot.communicate(timeout=60)
        finally:
            for process in (bot, server.process):
                process.kill()
                process.wait()
    assert bot.returncode == 0
    assert "Winners: [" in out


def test_a_bot_whose_name_is_too_long_knows_its_seat(served: Serving, noor: httpx.Client) -> None:
    example_bot = Path(__file__).parent.parent / "examples" / "bot.py"
    seats = [{"kind": "me", "name": "Noor"}, {"kind": "free"}, {"kind": "free"}]
    table = open_table(noor, seats=seats, start=False)["table"]
    token = noor.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
    name = "A robot with a rather long name"
    command = [sys.executable, example_bot, served.url, table, token, name]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        path = f"/api/tables/{table}"
        eventually(lambda: noor.get(path).json()["seats"][1]["name"] == name[:24])
        started = noor.post(f"{path}/start").json()
        assert [seat["name"] for seat in started["seats"]] == ["Noor", name[:24]]
        while play_one(noor, path)["status"] != "over":
            pass
        out, _ = bot.communicate(timeout=60)
    finally:
        bot.kill()
        bot.wait()
    assert bot.returncode == 0
    assert "Winners: [" in out


def play_one(client: httpx.Client, path: str) -> dict[str, Any]:
    """Wait for the turn of our first seat and move, unless the game ends before."""

    def due() -> bool:
        now = client.get(path, params={"seat": 0}).json()
        seen.update(now)
        return bool(now["legal"]) or now["status"] == "over"

    seen: dict[str, Any] = {}
    eventually(due)
    if seen["legal"]:
        ask = {"move": seen["legal"][0], "version": seen["version"], "key": f"k{seen['version']}"}
        assert client.post(f"{path}/moves", json=ask).status_code == 200
    return seen
