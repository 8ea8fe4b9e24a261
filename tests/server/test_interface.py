"""The interface as it is told: the OpenAPI document, docs/server.md, and `tavola serve` itself."""

import os
import pathlib
import re
import subprocess
import sys
import typing
from typing import Any

import httpx
import pytest

from tavola import BadOption
from tavola.cli import main
from tavola.server import api, database
from tavola.server.serving import addresses, alone, listening, qr_code
from tavola.server.settings import Settings, own_database, settings_from
from tests.server.running import Guest, Running, free_port, running, sqlite_in

ROOT = pathlib.Path(__file__).parents[2]


@pytest.fixture(scope="module")
def document(server: Running) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/api/docs/openapi.json").json()
    return found


def operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]


def test_every_operation_is_described_with_examples(document: dict[str, Any]) -> None:
    assert len(operations(document)) > 40
    for method, path, operation in operations(document):
        where = f"{method} {path}"
        assert operation["summary"], where
        assert operation["tags"], where
        assert {"401", "404", "409", "429"} <= operation["responses"].keys(), where
        for body in operation.get("requestBody", {}).get("content", {}).values():
            assert body["schema"]["examples"], where


def test_examples_are_of_their_types(document: dict[str, Any], anna: Guest) -> None:
    examples = [
        example
        for _, path, operation in operations(document)
        if path == "/api/tables"
        for body in operation.get("requestBody", {}).get("content", {}).values()
        for example in body["schema"]["examples"]
    ]
    assert examples
    for example in examples:
        assert anna.post("/api/tables", example)["status"] == "running"


def test_the_guide_names_every_address_and_every_message(document: dict[str, Any]) -> None:
    guide = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    for _, path, _ in operations(document):
        short = re.sub(r"^/api/tables/\{key\}", "…", path)
        last = re.sub(r"\{\w+\}", "{", short).rstrip("{/")
        assert last.partition("{")[0].rstrip("/") in guide, path
    for messages in (api.FromClient, api.FromServer):
        for message in typing.get_args(messages):
            assert f"| `{message.__struct_config__.tag} " in guide, message
    for field in Settings.__struct_fields__:
        assert field in guide, f"the setting {field} is not in the guide"


def test_everything_is_kept_in_the_users_folder_by_default(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_database() == f"sqlite:///{tmp_path}/tavola/tavola.sqlite"
    assert Settings().database == own_database()


def test_settings_come_from_flags_then_from_the_environment() -> None:
    environment = {
        "TAVOLA_PORT": "99",
        "TAVOLA_HOST": "::1",
        "TAVOLA_ORIGINS": "https://a,https://b",
    }
    settings = settings_from(environment, host="10.0.0.1", database=None)
    assert (settings.host, settings.port) == ("10.0.0.1", 99)
    assert settings.origins == ("https://a", "https://b")


def test_the_client_is_served_or_a_helpful_page(server: Running) -> None:
    for path in ("/", "/table/8kYpQ2mXvB", "/join/abc"):
        page = httpx.get(server.url + path)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert "Tavola" in page.text
        assert page.headers["x-content-type-options"] == "nosniff"
    for path in ("/../../../../etc/passwd", "/..%2f..%2fpyproject.toml", "/assets/none.js"):
        answer = httpx.get(server.url + path)
        assert "root:" not in answer.text
        assert "[project]" not in answer.text
    assert httpx.get(server.url + "/assets/none.js").status_code == 404


def test_the_server_is_well(server: Running) -> None:
    assert httpx.get(f"{server.url}/api/health").json()["version"]


def test_cookies_are_not_for_scripts_and_go_over_https_alone_where_there_is_https(
    server: Running, tmp_path: pathlib.Path
) -> None:
    answer = httpx.post(f"{server.url}/api/session", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    with running(sqlite_in(tmp_path), secure=True) as site:
        answer = httpx.post(f"{site.url}/api/session", json={"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].lower()


def test_a_code_shows_where_the_server_is() -> None:
    settings = Settings(database="sqlite://", host="0.0.0.0", port=8420)
    assert addresses(settings, lan=True)[0] == "http://127.0.0.1:8420/"
    assert len(qr_code("http://192.168.1.5:8420/").splitlines()) > 10


def test_what_cannot_be_served_is_said_in_one_sentence(tmp_path: pathlib.Path) -> None:
    url = sqlite_in(tmp_path)
    with alone(url), pytest.raises(BadOption, match="Another server"), alone(url):
        pass
    settings = Settings(database=url, port=free_port())
    with listening(settings) as here:
        here.listen()
        with pytest.raises(BadOption, match="cannot listen"), listening(settings):
            pass
    with pytest.raises(BadOption, match="cannot be reached"):
        database.prepare(f"postgresql://127.0.0.1:{free_port()}/nowhere")
    with pytest.raises(SystemExit):
        main(["serve", "--port", "many"])


def test_the_command_says_where_it_can_be_reached(tmp_path: pathlib.Path) -> None:
    port = str(free_port())
    command = [sys.executable, "-m", "tavola", "serve", "--no-browser", "--lan", "--port", port]
    program = subprocess.Popen(
        [*command, "--database", sqlite_in(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"TAVOLA_LANGUAGE": "en"},
    )
    assert program.stdout
    assert program.stdout.readline().strip() == f"Tavola is at http://127.0.0.1:{port}/"
    httpx.get(f"http://127.0.0.1:{port}/api/health").raise_for_status()
    program.terminate()
    rest = program.communicate()[0]
    assert "█" in rest
    assert "Traceback" not in rest
