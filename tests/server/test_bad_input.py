"""Bad input: a precise refusal, no change, and nothing of the server's inside."""

import json
from typing import Any

import httpx
import pytest

from tests.server.running import Guest, Live, Running

INSIDES = ("Traceback", "tavola/server", "sqlalchemy", "site-packages", "msgspec")


@pytest.fixture
def table(anna: Guest, bernd: Guest) -> str:
    made = anna.post("/api/tables", {"game": "great-wall", "players": 2, "public": True})
    bernd.post(f"/api/tables/{made['id']}/sit", {})
    return str(made["id"])


def state(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}"), guest.get(f"/api/tables/{table}/view")


def refused(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    assert set(found) == {"error", "reason", "text"}
    assert found["reason"]["key"] == found["error"]
    assert not [word for word in INSIDES if word in answer.text]
    return found


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (b"{", "truncated"),
        (b"", ""),
        (b"\xff\xfe", ""),
        (b"[]", "object"),
        (b'{"game": 3}', "str"),
        (b'{"game": "great-wall", "players": "three"}', "int"),
        (b'{"game": "great-wall", "extra": 1}', "extra"),
        (b'{"game": "great-wall", "seats": [{"kind": "throne"}]}', "throne"),
        (b'{"game": "great-wall", "pace": {"kind": "live", "base": -5}}', "10"),
        (b'{"game": "great-wall", "number": "\'; DROP TABLE"}', "matching"),
        (b'{"game": "great-wall", "players": 99999999999999999999}', ""),
        (b"[" * 5000, ""),
    ],
)
def test_a_body_of_another_form_is_refused(anna: Guest, body: bytes, problem: str) -> None:
    headers = {"Content-Type": "application/json"}
    found = refused(anna.http.post("/api/tables", content=body, headers=headers), 400)
    assert found["error"] == "bad-request"
    assert problem in found["text"]


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "great-wall", "players": 9}, "bad-players"),
        ({"game": "great-wall", "options": {"totals": "maybe"}}, "bad-option-value"),
        ({"game": "great-wall", "options": {"fog": True}}, "unknown-option"),
        ({"game": "great-wall", "seats": [{"kind": "you"}, {"kind": "you"}]}, "one-seat-each"),
        ({"game": "great-wall", "players": 2, "seats": [{"kind": "you"}]}, "wrong-seats"),
        ({"game": "great-wall", "seats": [{"kind": "you"}]}, "no-table-of-so-many"),
        (
            {"game": "great-wall", "seats": [{"kind": "you"}, {"kind": "bot", "level": "god"}]},
            "unknown-level",
        ),
        ({"game": "great-wall", "components": "[cards]"}, "no-components"),
        ({"game": "taj-mahal", "components": "no toml ["}, "bad-components-form"),
        ({"game": "taj-mahal", "components": "/etc/hostname"}, "bad-components-form"),
        ({"game": "taj-mahal", "components": "x = " + "[" * 5000}, "bad-components-form"),
    ],
)
def test_an_impossible_table_is_refused(anna: Guest, wish: dict[str, Any], error: str) -> None:
    before = anna.get("/api/tables", of="mine")
    assert refused(anna.http.post("/api/tables", json=wish), 400)["error"] == error
    assert anna.get("/api/tables", of="mine") == before


def test_huge_bodies_are_not_read(anna: Guest) -> None:
    huge = {"game": "great-wall", "components": "x" * 1_000_000}
    assert refused(anna.http.post("/api/tables", json=huge), 413)["error"] == "too-large"


@pytest.mark.parametrize("path", ["", "/view", "/text", "/chat", "/note", "/events"])
@pytest.mark.parametrize("key", ["nowhere1", "..%2f..%2fetc", "%00", "x" * 64, "é"])
def test_unknown_tables_are_not_there(anna: Guest, key: str, path: str) -> None:
    refused(anna.http.get(f"/api/tables/{key}{path}"), 404)


def test_unknown_addresses_are_not_there(anna: Guest) -> None:
    assert refused(anna.http.get("/api/nothing"), 404)["error"] == "no-such-address"
    assert refused(anna.http.put("/api/tables"), 405)["error"] == "no-such-address"


@pytest.mark.parametrize("cookie", ["forged", "", "x" * 4000])
def test_a_forged_session_is_none(server: Running, cookie: str) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"tavola_session={cookie}"})
    assert refused(answer, 401)["error"] == "no-session"


def test_pages_of_other_sites_cannot_use_the_cookie(
    server: Running, anna: Guest, table: str
) -> None:
    before = state(anna, table)
    for origin in ("https://evil.example", "null", f"{server.url}.evil.example"):
        answer = anna.http.post(f"/api/tables/{table}/leave", headers={"Origin": origin})
        assert refused(answer, 403)["error"] == "other-origin"
        live = Live(server.url, anna.cookie, origin)
        assert live.closed() == 4403
        assert [m["error"] for m in live.heard] == ["other-origin"]
        live.close()
    assert state(anna, table) == before
    allowed = anna.http.patch("/api/me", json={"name": "A"}, headers={"Origin": server.url})
    assert allowed.status_code == 200


def test_a_socket_without_a_session_is_closed(server: Running) -> None:
    live = Live(server.url, "forged")
    assert live.closed() == 4401
    assert [m["error"] for m in live.heard] == ["no-session"]
    live.close()


@pytest.mark.parametrize(
    "message",
    [
        "", "{", "null", "[]", "7", '"play"', "{}", '{"type": "fly"}', '{"type": "play"}',
        '{"type": "play", "number": -1, "action": 0}',
        '{"type": "play", "number": 0, "action": 99999999999999999999999}',
        '{"type": "play", "number": 0, "action": 1.5}',
        '{"type": "play", "number": 0, "action": "0"}',
        '{"type": "play", "number": 0, "action": 0, "seat": 1}',
        '{"type": "hello", "table": "../../etc"}', '{"type": "chat", "text": ""}',
        '{"type": "chat", "text": 7}', "\ud7ff" * 100, "[" * 10_000,
    ],
)  # fmt: skip
def test_a_message_of_another_form_is_refused_and_the_socket_lives(
    anna: Guest, table: str, message: str
) -> None:
    live = anna.watching(table)
    live.next("ping")
    before = state(anna, table)
    live.send(message)
    found = live.next("refused")
    assert found["error"] == "bad-message"
    assert not [word for word in INSIDES if word in json.dumps(found["reason"])]
    assert state(anna, table) == before
    live.send({"type": "chat", "text": "still here"})
    assert live.next("chat")["lines"][0]["text"] == "still here"
    live.close()


def test_a_message_before_hello_is_refused(anna: Guest) -> None:
    live = anna.socket()
    live.send({"type": "play", "number": 0, "action": 0, "id": 3})
    assert {k: v for k, v in live.next("refused").items() if k in ("error", "id")} == {
        "error": "no-hello",
        "id": 3,
    }
    live.send({"type": "hello", "table": "nowhere1"})
    assert live.next("refused")["error"] == "no-such-table"
    live.close()


def test_moves_that_cannot_be_are_refused(
    anna: Guest, bernd: Guest, clara: Guest, table: str
) -> None:
    here = f"/api/tables/{table}"
    mover, other = sorted((anna, bernd), key=lambda g: not g.get(f"{here}/view")["view"]["choices"])
    view = mover.get(f"{here}/view")["view"]
    legal = [choice["action"] for choice in view["choices"]]
    illegal = next(action for action in range(1000) if action not in legal)
    before = state(anna, table)

    def post(guest: Guest, number: int, action: int, status: int) -> str:
        body = {"number": number, "action": action}
        return str(refused(guest.http.post(f"{here}/play", json=body), status)["error"])

    assert post(other, 0, legal[0], 409) == "not-your-turn"
    assert post(clara, 0, legal[0], 403) == "not-at-this-table"
    assert post(mover, 0, illegal, 409) == "illegal"
    assert post(mover, 0, 90_000, 409) == "no-such-action"
    assert post(mover, 5, legal[0], 409) == "ahead"
    assert state(anna, table) == before
    move = {"number": 0, "action": legal[0]}
    mover.post(f"{here}/play", move)
    after = state(anna, table)
    assert post(mover, 0, legal[0], 409) == "stale"  # the same message once more
    assert state(anna, table) == after


def test_what_is_asked_for_too_often_is_refused(server: Running) -> None:
    anna = server.guest("Anna")
    live = anna.socket()
    for _ in range(80):
        live.send("{}")
    assert live.wait(lambda m: m.get("error") == "too-many-requests")
    live.close()
    anna.close()


def test_a_refusal_speaks_every_language(anna: Guest, table: str) -> None:
    from tavola.language import LANGUAGES, language
    from tavola.message import Message

    body = {"number": 9, "action": 0}
    found = anna.http.post(f"/api/tables/{table}/play", json=body).json()
    reason = Message(found["reason"]["key"], found["reason"]["args"])
    assert len({language(code).say(reason) for code in LANGUAGES}) == 4
    assert language("en").say(reason) == found["text"]
