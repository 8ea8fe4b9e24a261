"""Notices: who is awaited is told once for each wait, unless they are looking."""

import asyncio
import functools
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import http_ece
import httpx
import pytest
import sqlalchemy as sql

from tavola.server import notices
from tavola.server.api import Invited, NewTable, TakeSeat, You
from tavola.server.database import mail_addresses
from tavola.server.seating import make_table, take_seat
from tavola.server.table import now
from tests.server.catchers import Browser, Letters, PushService, claims_of, letters, push_service
from tests.server.running import PATIENCE, Ear, Guest, Running, a_house, running, sqlite_in

AFTER = 0.4
"""Seconds after which people are told here."""

QUIET = 5 * AFTER
"""Within this, what is sent would have come."""

WORDS = {
    "en": "it is your turn in Great Wall of China",
    "it": "tocca a te in",
    "nl": "je bent aan de beurt bij",
    "de": "du bist am Zug bei",
}


@pytest.fixture(scope="module")
def post() -> Iterator[Letters]:
    with letters() as there:
        yield there


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as there:
        yield there


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, post: Letters, service: PushService
) -> Iterator[Running]:
    url = sqlite_in(tmp_path_factory.mktemp("notices"))
    settings: dict[str, Any] = {
        "mail": post.url,
        "mail_from": "tavola@example.org",
        "push_services": ("fcm.googleapis.com", "*.push.apple.com", service.url),
        "notice_after": AFTER,
    }
    with running(url, **settings) as there:
        yield there


@pytest.fixture(autouse=True)
def forgotten(post: Letters, service: PushService) -> None:
    post.caught.clear()
    service.caught.clear()
    service.answer = 201


def eventually(true: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def with_mail(guest: Guest, post: Letters, language: str = "en") -> str:
    """Have letters sent to the guest, by typing in the code that comes; the address."""
    address = f"{guest.id}@example.org"
    guest.put("/api/me/mail", {"address": address, "language": language})
    letter = post.caught.pop()
    assert letter["To"] == address
    code = re.search("[0-9A-Z]{4}-[0-9A-Z]{4}", letter.get_content())
    assert code
    found = guest.post("/api/me/mail/confirmation", {"code": code[0].lower()})
    assert found["mail_confirmed"]
    return address


def with_browser(guest: Guest, service: PushService, language: str = "en") -> Browser:
    browser = Browser(service.url, f"/send/{guest.id}")
    guest.post("/api/me/push", browser.subscription | {"language": language})
    return browser


def a_match(anna: Guest, bernd: Guest) -> tuple[str, Guest, Guest]:
    """A match, who moves first in it, and the other one."""
    made = anna.post("/api/tables", {"game": "great-wall", "players": 2, "public": True})
    path = f"/api/tables/{made['id']}"
    seat = bernd.post(f"{path}/sit", {})["awaited"][0]
    return path, *((anna, bernd) if seat == 0 else (bernd, anna))


def end_turn(path: str, guest: Guest) -> None:
    """Move until the match waits for somebody else."""
    while (view := guest.get(f"{path}/view")["view"])["choices"]:
        action = view["choices"][0]["action"]
        guest.post(f"{path}/play", {"number": view["number"], "action": action})


def test_a_letter_comes_once_for_each_wait(anna: Guest, bernd: Guest, post: Letters) -> None:
    addresses = {anna.id: with_mail(anna, post), bernd.id: with_mail(bernd, post)}
    path, first, second = a_match(anna, bernd)

    eventually(lambda: post.caught)
    [letter] = post.caught
    assert letter["To"] == addresses[first.id]
    assert letter["From"] == "tavola@example.org"
    assert "Great Wall of China" in letter["Subject"]
    assert WORDS["en"] in letter.get_content()
    assert second.name in letter.get_content()
    assert path.replace("/api/tables", "/table") in letter.get_content()
    view = first.get(f"{path}/view")["view"]
    time.sleep(QUIET)
    assert len(post.caught) == 1

    choices = view["choices"]
    first.post(f"{path}/play", {"number": view["number"], "action": choices[0]["action"]})
    if first.get(f"{path}/view")["view"]["choices"]:  # in the middle of the turn
        time.sleep(QUIET)
        assert len(post.caught) == 1
    end_turn(path, first)
    eventually(lambda: len(post.caught) == 2)
    assert post.caught[1]["To"] == addresses[second.id]
    end_turn(path, second)
    eventually(lambda: len(post.caught) == 3)
    assert post.caught[2]["To"] == addresses[first.id]
    first.post(f"{path}/leave")
    second.post(f"{path}/leave")


def test_nobody_is_told_who_is_looking(anna: Guest, bernd: Guest, post: Letters) -> None:
    with_mail(anna, post)
    with_mail(bernd, post)
    path, first, second = a_match(anna, bernd)
    lives = [guest.watching(path.rpartition("/")[2]) for guest in (first, second)]
    time.sleep(QUIET)
    end_turn(path, first)
    time.sleep(QUIET)
    assert post.caught == []
    for live in lives:
        live.close()
    end_turn(path, second)  # the wait of `second` was seen; that of `first` is a new one
    eventually(lambda: post.caught)
    assert [letter["To"] for letter in post.caught] == [f"{first.id}@example.org"]


@pytest.mark.parametrize("language", WORDS)
def test_letters_and_notices_speak_the_persons_language(
    anna: Guest, bernd: Guest, post: Letters, service: PushService, language: str
) -> None:
    for guest in (anna, bernd):
        with_mail(guest, post, language)
        with_browser(guest, service, language)
    a_match(anna, bernd)
    eventually(lambda: post.caught and service.caught)
    assert WORDS[language] in post.caught[0].get_content()
    assert post.caught[0]["Content-Language"] == language


def test_a_letter_ends_letters_with_one_click(
    server: Running, anna: Guest, bernd: Guest, post: Letters
) -> None:
    for guest in (anna, bernd):
        with_mail(guest, post, "it")
    path, first, second = a_match(anna, bernd)
    eventually(lambda: post.caught)
    [letter] = post.caught
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = letter["List-Unsubscribe"].strip("<>")
    assert link in letter.get_content()
    looked = httpx.get(link)  # as programs do that look for dangerous links
    assert 'method="post"' in looked.text
    assert "Basta messaggi" in looked.text
    assert first.get("/api/me/notices")["mail"]
    for wrong in (f"{link}x", link.replace(first.id, second.id)):
        httpx.post(wrong, content=b"List-Unsubscribe=One-Click")
    assert all(guest.get("/api/me/notices")["mail"] for guest in (first, second))
    one_click = httpx.post(
        link,
        content=b"List-Unsubscribe=One-Click",
        headers={
            "Content-Type": "application/x-www-form-urlencoded",
            "Origin": "https://mail.example",
        },
    )
    assert one_click.status_code == 200
    assert first.get("/api/me/notices")["mail"] is None
    assert second.get("/api/me/notices")["mail"]
    for _ in range(2):
        end_turn(path, first)
        end_turn(path, second)
    time.sleep(QUIET)
    assert f"{first.id}@example.org" not in [letter["To"] for letter in post.caught[1:]]


def test_an_address_counts_once_it_is_confirmed(anna: Guest, bernd: Guest, post: Letters) -> None:
    for guest in (anna, bernd):
        guest.put("/api/me/mail", {"address": f"{guest.id}@example.org"})
    post.caught.clear()
    for _ in range(7):
        wrong = anna.post("/api/me/mail/confirmation", {"code": "AAAA-AAAA"}, 400)
        assert wrong["error"] == "wrong-mail-code"
    a_match(anna, bernd)
    time.sleep(QUIET)
    assert post.caught == []
    post.refused = "nobody@example.org"
    refused = anna.put("/api/me/mail", {"address": "nobody@example.org"}, 503)
    assert refused["error"] == "mail-undelivered"
    assert anna.get("/api/me/notices")["mail"] is None
    for bad in ("anna", "a@b@c", "anna@example.org\nBcc: x@example.org", "a b@example.org"):
        assert anna.put("/api/me/mail", {"address": bad}, 400)["error"] == "bad-request"


def test_what_could_not_be_sent_is_tried_again(
    anna: Guest, bernd: Guest, post: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "RETRY", 100)
    for guest in (anna, bernd):
        with_mail(guest, post)
    post.busy = 2
    a_match(anna, bernd)
    eventually(lambda: post.caught)
    time.sleep(QUIET)
    assert len(post.caught) == 1


def test_a_browser_is_told_so_that_it_alone_can_read_it(
    server: Running, anna: Guest, bernd: Guest, service: PushService
) -> None:
    browsers = {guest.id: with_browser(guest, service, "de") for guest in (anna, bernd)}
    path, first, second = a_match(anna, bernd)
    eventually(lambda: service.caught)
    time.sleep(QUIET)
    [(where, headers, body)] = service.caught
    browser = browsers[first.id]
    assert where == browser.path
    said = browser.opened(body)
    assert said["title"] == "Chinesische Mauer"
    assert said["body"] == f"Du bist am Zug. Am Tisch: {second.name}."
    assert said["url"] == path.replace("/api/tables", "/table")
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert second.name.encode() not in body
    with pytest.raises(http_ece.ECEException):
        browsers[second.id].opened(body)
    key = first.get("/api/me/notices")["push_key"]
    claims = claims_of(headers["authorization"], key)
    assert claims["aud"] == service.url
    assert claims["sub"] == "mailto:tavola@example.org"
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600


def test_a_browser_that_is_gone_is_forgotten(
    anna: Guest, bernd: Guest, service: PushService
) -> None:
    for guest in (anna, bernd):
        with_browser(guest, service)
    service.answer = 410
    _, first, second = a_match(anna, bernd)
    eventually(lambda: not first.get("/api/me/notices")["push"])
    assert len(second.get("/api/me/notices")["push"]) == 1
    assert len(service.caught) == 1


def test_signing_out_ends_what_the_browser_is_told(anna: Guest, service: PushService) -> None:
    with_browser(anna, service)
    [here] = anna.get("/api/me/notices")["push"]
    assert here["here"]
    code = anna.post("/api/me/device-codes")["code"]
    with httpx.Client(base_url=anna.url) as phone:
        phone.post("/api/session/device", json={"code": code})
        anna.delete("/api/session")
        assert phone.get("/api/me/notices").json()["push"] == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://169.254.169.254/latest",
        "https://127.0.0.1/",
        "https://evil.example/",
        "http://fcm.googleapis.com/send",
        "https://fcm.googleapis.com:22/send",
        "https://fcm.googleapis.com@evil.example/send",
        "https://evil.example\\.push.apple.com/send",
        "https://evil.example#.push.apple.com",
    ],
)
def test_the_server_cannot_be_made_to_call_others(
    anna: Guest, service: PushService, endpoint: str
) -> None:
    subscription = Browser(service.url, "/x").subscription | {"endpoint": endpoint}
    assert anna.post("/api/me/push", subscription, 400)["error"] == "unknown-push-service"


def test_keys_that_no_browser_has_are_refused(anna: Guest, service: PushService) -> None:
    good = Browser(service.url, "/x").subscription
    for keys in (
        {"p256dh": "AAAA", "auth": good["keys"]["auth"]},
        {"p256dh": good["keys"]["p256dh"], "auth": "AAAA"},
        {"p256dh": "B" + "A" * 86, "auth": good["keys"]["auth"]},
        {"p256dh": "ä", "auth": "ö"},
    ):
        assert anna.post("/api/me/push", good | {"keys": keys}, 400)["error"] == "bad-push-keys"


@pytest.mark.parametrize("looking", [True, False])
def test_of_several_nodes_one_tells_and_none_if_somebody_looks_at_any(
    postgres: str, post: Letters, looking: bool
) -> None:
    settings: dict[str, Any] = {"mail": post.url, "notice_after": AFTER}

    async def run() -> None:
        async with a_house(postgres, **settings) as one, a_house(postgres, **settings) as two:
            people = []
            for name in ("Anna", "Bernd"):
                person, _ = await one.people.new_guest(name, "test", now())
                row = {
                    "person": person, "address": f"{person}@example.org", "language": "en",
                    "confirmed": now(), "tries": 0, "asked": now(),
                }  # fmt: skip
                confirmed = sql.insert(mail_addresses).values(row)
                await one.store.write(
                    functools.partial(sql.Connection.execute, statement=confirmed)
                )
                people.append(person)
            wish = NewTable(game="great-wall", players=2, seats=[You(), Invited(people[1])])
            table = await make_table(one, wish, people[0])
            await table.change(lambda draft: take_seat(draft, people[1], TakeSeat(), True))
            if looking:
                there = await two.table(table.id)
                for person in people:
                    there.enter(Ear(person), None)
            await asyncio.sleep(2 * QUIET)
            assert len(post.caught) == (0 if looking else 1)
            assert one.notices.sent["mail"] + two.notices.sent["mail"] == len(post.caught)

    asyncio.run(run())


def test_the_servers_key_stays_the_same(tmp_path: Any) -> None:
    keys = []
    for _ in range(2):
        with running(sqlite_in(tmp_path)) as there:
            guest = there.guest("Anna")
            found = guest.get("/api/me/notices")
            keys.append(found["push_key"])
            assert not found["mail_offered"]
            refused = guest.put("/api/me/mail", {"address": "a@example.org"}, 409)
            assert refused["error"] == "no-mail-here"
            guest.close()
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87
