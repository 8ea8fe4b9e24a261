"""Programs that play: the example plays whole matches, and tokens do what they may and no more."""

import pathlib
import subprocess
import sys
import time
from typing import Any

import httpx
import pytest

from tests.server.running import PATIENCE, Guest, Running

EXAMPLE = pathlib.Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_plays_a_whole_match(server: Running, anna: Guest) -> None:
    made = [anna.post("/api/me/tokens", {"name": name}) for name in ("Bit", "Byte")]
    programs = [
        subprocess.Popen(
            [sys.executable, str(EXAMPLE), server.url, token["token"]],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for token in made
    ]
    try:
        kept = [{"kind": "invited", "person": token["person"]["id"]} for token in made]
        table = anna.post("/api/tables", {"game": "great-wall", "seats": kept})
        deadline = time.monotonic() + PATIENCE
        while anna.get(f"/api/tables/{table['id']}")["status"] != "over":
            assert time.monotonic() < deadline
            assert all(program.poll() is None for program in programs)
            time.sleep(0.1)
        after = anna.get(f"/api/tables/{table['id']}")
        assert [seat["person"]["name"] for seat in after["seats"]] == ["Bit", "Byte"]
        assert all(seat["person"]["bot"] for seat in after["seats"])
        assert sum(after["outcome"]["scores"]) > 0
    finally:
        for program in programs:
            program.kill()
            program.communicate()


def with_token(server: Running, token: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"})


def test_a_token_is_shown_once_and_can_be_revoked(server: Running, anna: Guest) -> None:
    made = anna.post("/api/me/tokens", {"name": "Bit"})
    listed: list[dict[str, Any]] = anna.get("/api/me/tokens")
    assert [(token["id"], token["name"]) for token in listed] == [(made["id"], "Bit")]
    assert "token" not in listed[0]
    with with_token(server, made["token"]) as program:
        assert program.get("/api/me").json()["bot"]
        for path, body in (("/api/me/tokens", {"name": "More"}), ("/api/me/device-codes", None)):
            assert program.post(path, json=body).status_code == 403
        anna.delete(f"/api/me/tokens/{made['id']}")
        assert program.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "header", ["Bearer tavola_forged", "Bearer", "Basic dGVzdA==", "bearer x y", "nonsense"]
)
def test_forged_tokens_are_refused(server: Running, anna: Guest, header: str) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={"Authorization": header})
    assert answer.status_code == 401
    assert answer.json()["error"] == "no-such-token"
