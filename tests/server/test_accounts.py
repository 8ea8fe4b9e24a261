"""Accounts: a guest stays who they are, comes back by password or passkey, and can go for good."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sql

from tavola.language import LANGUAGES
from tavola.server.database import metadata
from tests.server.authenticator import Authenticator
from tests.server.running import Guest, Running

PASSWORD = "drei Pferde, kein Turm"


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    """Another browser, in which nobody is signed in."""
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as there:
        yield there


def a_match(anna: Guest, bernd: Guest, game: str = "great-wall") -> str:
    made = anna.post("/api/tables", {"game": game, "players": 2})
    link = anna.post(f"/api/tables/{made['id']}/invitations")
    bernd.post(f"/api/invitations/{link['token']}")
    bernd.post(f"/api/tables/{made['id']}/sit", {})
    return str(made["id"])


def error(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["error"])


def test_a_guest_comes_back_by_password_and_has_all_tables(
    anna: Guest, bernd: Guest, browser: httpx.Client
) -> None:
    table = a_match(anna, bernd)
    login = f"anna-{anna.id}"
    assert not anna.get("/api/me")["account"]
    me = anna.put("/api/me/password", {"login": login, "password": PASSWORD})
    assert me["account"]
    assert me["id"] == anna.id
    body = {"login": login.upper(), "password": PASSWORD}
    assert browser.post("/api/session/password", json=body).json()["id"] == anna.id
    mine = browser.get("/api/tables", params={"of": "mine"}).json()["tables"]
    assert table in [card["id"] for card in mine]
    assert anna.get("/api/me")["id"] == anna.id  # both are signed in


def test_a_guest_who_signs_in_takes_the_seats_along(
    server: Running, anna: Guest, bernd: Guest, clara: Guest
) -> None:
    login = f"anna-{anna.id}"
    anna.put("/api/me/password", {"login": login, "password": PASSWORD})
    pace = {"kind": "live", "base": 600, "increment": 0}
    seats = [{"kind": "you"}, {"kind": "open"}]
    wish = {"game": "great-wall", "seats": seats, "pace": pace, "public": True}
    table = bernd.post("/api/tables", wish)["id"]
    path = f"/api/tables/{table}"
    phone = clara  # where Anna has come in as a guest, and sat down
    phone.post(f"{path}/sit", {})
    shared = a_match(anna, phone)
    before = bernd.get(path)
    standing = server.house.tables[table].standing
    left = list(standing.clocks.left)

    body = {"login": login, "password": PASSWORD, "bring": True}
    assert phone.post("/api/session/password", body)["id"] == anna.id
    after = bernd.get(path)
    assert after["seats"][1]["person"]["id"] == anna.id
    assert after["status"] == "running"
    assert (after["number"], after["awaited"]) == (before["number"], before["awaited"])
    now = server.house.tables[table].standing.clocks.left
    assert all(new <= old for new, old in zip(now, left, strict=True) if new and old)
    mine = [card["id"] for card in anna.get("/api/tables", of="mine")["tables"]]
    assert table in mine
    sitting = anna.get(f"/api/tables/{shared}")["seats"]
    assert [seat["person"]["id"] for seat in sitting] == [anna.id, clara.id]  # one seat each
    # An account is not swallowed by another.
    bernd.put("/api/me/password", {"login": f"b-{bernd.id}", "password": PASSWORD})
    assert bernd.post("/api/session/password", body, 409)["error"] == "not-a-guest"


def test_a_wrong_password_tells_nothing(anna: Guest, browser: httpx.Client) -> None:
    login = f"anna-{anna.id}"
    anna.put("/api/me/password", {"login": login, "password": PASSWORD})
    for body in (
        {"login": login, "password": PASSWORD + "!"},
        {"login": "nobody", "password": PASSWORD},
    ):
        assert error(browser.post("/api/session/password", json=body), 401) == "wrong-password"
    assert "tavola_session" not in browser.cookies


def test_a_password_is_changed_by_who_knows_it_and_ends_other_devices(
    anna: Guest, browser: httpx.Client
) -> None:
    login = f"anna-{anna.id}"
    anna.put("/api/me/password", {"login": login, "password": PASSWORD})
    browser.post("/api/session/password", json={"login": login, "password": PASSWORD})
    new = {"login": login, "password": "another one"}
    assert anna.put("/api/me/password", new, 403)["error"] == "password-needed"
    assert anna.put("/api/me/password", new | {"old": "no"}, 403)["error"] == "wrong-old-password"
    anna.put("/api/me/password", new | {"old": PASSWORD})
    assert error(browser.get("/api/me"), 401) == "no-session"
    old = {"login": login, "password": PASSWORD}
    assert error(browser.post("/api/session/password", json=old), 401) == "wrong-password"


def test_a_name_for_signing_in_belongs_to_one(anna: Guest, bernd: Guest) -> None:
    login = f"ÄNNA-{anna.id}"
    anna.put("/api/me/password", {"login": login, "password": PASSWORD})
    body = {"login": login.lower(), "password": PASSWORD}
    assert bernd.put("/api/me/password", body, 409)["error"] == "login-taken"
    same = {"login": "horse-and-tower", "password": "Horse-and-Tower"}
    assert bernd.put("/api/me/password", same, 400)["error"] == "password-is-login"
    assert bernd.put("/api/me/password", {"login": "bb", "password": "x"}, 400)


def test_no_secret_is_kept_as_it_is(server: Running, anna: Guest) -> None:
    anna.put("/api/me/password", {"login": f"anna-{anna.id}", "password": PASSWORD})
    token = anna.post("/api/me/tokens", {"name": "Robot"})["token"]
    code = anna.post("/api/me/device-codes")["code"]
    kept = ""
    with server.house.store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            kept += str(connection.execute(sql.select(table)).all())
    for secret in (PASSWORD, anna.cookie, token, code):
        assert secret not in kept
    assert "$argon2id$" in kept


def with_passkey(server: Running, guest: Guest) -> Authenticator:
    device = Authenticator(server.url)
    here = {"Origin": server.url}
    options = guest.http.post("/api/me/passkeys/options", headers=here).json()
    answer = guest.http.post(
        "/api/me/passkeys", json={"credential": device.make(options)}, headers=here
    )
    assert answer.status_code == 201, answer.text
    assert answer.json()["account"]
    return device


def test_a_guest_comes_back_by_passkey(server: Running, anna: Guest, browser: httpx.Client) -> None:
    device = with_passkey(server, anna)
    options = browser.post("/api/session/passkey/options").json()
    assert options["rpId"] == "127.0.0.1"
    signed = {"credential": device.sign(options)}
    me = browser.post("/api/session/passkey", json=signed)
    assert me.status_code == 201, me.text
    assert me.json()["id"] == anna.id
    assert anna.get("/api/me/passkeys")[0]["seen"]
    # The same once more: each challenge counts once.
    assert error(browser.post("/api/session/passkey", json=signed), 400) == "challenge-used"


def test_passkeys_of_others_or_other_sites_do_not_count(
    server: Running, anna: Guest, browser: httpx.Client
) -> None:
    device = with_passkey(server, anna)

    def come(credential: dict[str, Any]) -> str:
        return error(browser.post("/api/session/passkey", json={"credential": credential}), 400)

    def options() -> Any:
        return browser.post("/api/session/passkey/options").json()

    assert come(device.sign(options(), origin="https://evil.example")) == "bad-passkey"
    assert come(device.sign(options(), type="webauthn.create")) == "bad-passkey"
    forged = Authenticator(server.url)
    forged.credential = device.credential
    assert come(forged.sign(options())) == "bad-passkey"
    made_up = options() | {"challenge": "AAAA"}
    assert come(device.sign(made_up)) == "challenge-used"
    device.uses = 0  # a copy of the key that lags behind
    browser.post("/api/session/passkey", json={"credential": device.sign(options())})
    device.uses = 0
    assert come(device.sign(options())) == "bad-passkey"
    unknown = Authenticator(server.url)
    answer = browser.post("/api/session/passkey", json={"credential": unknown.sign(options())})
    assert error(answer, 401) == "no-such-passkey"
    for junk in ({}, {"response": 3}, {"response": {"clientDataJSON": "%%%"}}):
        assert come(junk) == "bad-passkey"
    del browser.headers["Origin"]
    assert error(browser.post("/api/session/passkey/options"), 400) == "no-origin"


def test_the_last_way_in_stays(server: Running, anna: Guest) -> None:
    with_passkey(server, anna)
    [key] = anna.get("/api/me/passkeys")
    path = f"/api/me/passkeys/{key['id']}"
    assert anna.delete(path, 409)["error"] == "last-way-in"
    anna.put("/api/me/password", {"login": f"anna-{anna.id}", "password": PASSWORD})
    anna.delete(path)
    old = {"old": PASSWORD}
    assert anna.post("/api/me/password/removal", old, 409)["error"] == "last-way-in"
    with_passkey(server, anna)
    assert anna.post("/api/me/password/removal", old)["account"]


def test_signing_out_here_or_everywhere(server: Running, anna: Guest) -> None:
    code = anna.post("/api/me/device-codes")["code"]
    with httpx.Client(base_url=server.url) as phone:
        phone.post("/api/session/device", json={"code": code})
        assert len(anna.get("/api/me/sessions")) == 2
        live = anna.socket()
        assert phone.delete("/api/me/sessions").status_code == 204
        assert live.closed() == 1012
        assert error(phone.get("/api/me"), 401) == "no-session"
    assert anna.get("/api/me", 401)["error"] == "no-session"


def test_a_program_cannot_act_for_the_account(server: Running, anna: Guest) -> None:
    token = anna.post("/api/me/tokens", {"name": "Robot"})["token"]
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.url, headers=headers) as robot:
        for method, path, body in (
            ("PUT", "/api/me/password", {"login": "robot", "password": PASSWORD}),
            ("GET", "/api/me/export", None),
            ("DELETE", "/api/me/sessions", None),
            ("POST", "/api/me/deletion", {"name": "Robot"}),
            ("POST", "/api/me/tokens", {"name": "Robot 2"}),
        ):
            assert error(robot.request(method, path, json=body), 403) == "not-for-programs"


# --- one's data


def test_the_export_has_ones_data_and_no_hidden_cards(
    server: Running, anna: Guest, bernd: Guest
) -> None:
    table = a_match(anna, bernd)
    anna.post(f"/api/tables/{table}/chat", {"text": "Viel Glück"})
    bernd.post(f"/api/tables/{table}/chat", {"text": "Danke"})
    anna.put(f"/api/tables/{table}/note", {"text": "er sammelt Reiter"})
    found = json.loads(anna.http.get("/api/me/export").text)
    assert found["person"]["id"] == anna.id
    assert [line["text"] for line in found["chat"]] == ["Viel Glück"]
    [match] = found["tables"]
    assert match["note"] == "er sammelt Reiter"
    assert match["match"] == anna.get(f"/api/tables/{table}/text")
    assert "[Seed" not in match["match"]
    assert match["match"] != bernd.get(f"/api/tables/{table}/text")


def test_deleting_hands_seats_to_bots_and_leaves_the_match(
    server: Running, anna: Guest, bernd: Guest
) -> None:
    table = a_match(anna, bernd)
    gathering = anna.post("/api/tables", {"game": "great-wall", "players": 3})["id"]
    anna.put("/api/me/password", {"login": f"anna-{anna.id}", "password": PASSWORD})
    anna.post(f"/api/tables/{table}/chat", {"text": "Viel Glück"})
    robot = anna.post("/api/me/tokens", {"name": "Robot"})
    live = bernd.watching(table)
    assert anna.post("/api/me/deletion", {"name": "Bernd"}, 400)["error"] == "not-your-name"
    mine = {"name": anna.name}
    assert anna.post("/api/me/deletion", mine, 403)["error"] == "password-needed"
    anna.post("/api/me/deletion", mine | {"password": PASSWORD}, 204)

    assert anna.get("/api/me", 401)["error"] == "no-session"
    headers = {"Authorization": f"Bearer {robot['token']}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401
    shown = bernd.get(f"/api/tables/{table}")
    seat = shown["seats"][0]
    assert seat["person"]["gone"]
    assert seat["person"]["name"] == "–"
    assert seat["level"] == "apprentice"
    live.wait(lambda m: m["type"] == "table" and m["table"]["seats"][0]["person"]["gone"])
    assert shown["status"] == "running"
    assert bernd.get(f"/api/tables/{table}/chat")["lines"] == []
    assert server.house.tables[gathering].standing.status == "closed"

    here = f"/api/tables/{table}"
    for _ in range(3):  # the match goes on: the bot plays, and the log is as playable as before
        view = bernd.get(f"{here}/view")["view"]
        while not view["choices"]:
            live.next("events")
            view = bernd.get(f"{here}/view")["view"]
        body = {"number": view["number"], "action": view["choices"][0]["action"]}
        bernd.post(f"{here}/play", body)
        bernd.get(f"{here}/view", at=0)
    live.close()
    kept = ""
    with server.house.store.engine.connect() as connection:
        for kind in metadata.sorted_tables:
            if kind.name not in ("entries", "seats", "visitors", "tables", "people"):
                kept += str(connection.execute(sql.select(kind)).all())
    assert anna.id not in kept


# --- limits


@pytest.mark.parametrize(
    ("what", "method", "path", "body", "most"),
    [
        ("guests", "POST", "/api/session", {"name": "Flood"}, 30),
        ("sign-in", "POST", "/api/session/password", {"login": "abc", "password": "x"}, 20),
        ("codes", "POST", "/api/session/device", {"code": "AAAA-AAAA-AAAA"}, 20),
    ],
)
def test_asking_too_often_is_refused(
    limited: Running, what: str, method: str, path: str, body: Any, most: int
) -> None:
    with httpx.Client(base_url=limited.url) as flood:
        answers = [flood.request(method, path, json=body) for _ in range(most + 10)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused, what
    assert int(refused[0].headers["Retry-After"]) >= 1
    assert error(refused[0], 429) == "too-many-requests"


@pytest.fixture
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    from tests.server.running import running, sqlite_in

    with running(sqlite_in(tmp_path_factory.mktemp("limited")), limits=True) as there:
        yield there


def test_chat_and_new_tables_have_limits(limited: Running) -> None:
    anna = limited.guest("Anna")
    made = [
        anna.http.post("/api/tables", json={"game": "great-wall"}).status_code for _ in range(25)
    ]
    assert 429 in made
    table = anna.get("/api/tables", of="mine")["tables"][0]["id"]
    live = anna.watching(table)
    for _ in range(15):
        live.send({"type": "chat", "text": "spam"})
    assert live.next("refused")["error"] == "too-many-requests"
    live.close()
    anna.close()


def test_all_of_an_ipv6_network_is_one_address() -> None:
    from litestar.connection import ASGIConnection

    from tavola.server.identity import address_of

    def at(host: str) -> str:
        connection: Any = ASGIConnection({"type": "http", "client": (host, 1)})  # type: ignore[arg-type]
        return address_of(connection)

    assert at("2001:db8::1") == at("2001:db8::ffff:1") != at("2001:db8:0:1::1")
    assert at("::ffff:192.0.2.1") == at("192.0.2.1") != at("192.0.2.2")


def test_languages_of_the_interface_are_those_of_the_catalogues() -> None:
    from typing import get_args

    from tavola.server.api import LanguageCode

    assert get_args(LanguageCode) == LANGUAGES
