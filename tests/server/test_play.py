"""Playing at tables: live and by plain HTTP, from the first seat to the rematch."""

import json
import random
import time
from typing import Any

import pytest

import tavola
from tests.server.running import Guest, Live, Running

WALL = "great-wall"


def three_at_a_table(anna: Guest, bernd: Guest, clara: Guest, **more: Any) -> str:
    table = anna.post("/api/tables", {"game": WALL, "players": 3, **more})
    link = anna.post(f"/api/tables/{table['id']}/invitations")
    for guest in (bernd, clara):
        guest.post(f"/api/invitations/{link['token']}")
        guest.post(f"/api/tables/{table['id']}/sit", {"number": "7"})
    return str(table["id"])


class Player:
    """Somebody who plays anything that is allowed, and keeps a log as the web client does."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.live: Live = guest.watching(table)
        self.log: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.status = ""

    def hear(self) -> None:
        """Take in one message."""
        message = self.live.wait(lambda _: True)
        match message["type"]:
            case "view":
                self.view, self.log = message["view"], list(message["view"]["log"])
            case "events":
                assert message["from"] == self.view["number"]
                self.view = message["view"]
                for event in message["events"]:
                    if event["kind"] == "undo":
                        self.log = [e for e in self.log if e["number"] != event["item"]]
                    self.log.append(event)
            case "table":
                self.status = message["table"]["status"]
            case "refused":
                raise AssertionError(message)

    def play(self, choice: random.Random) -> None:
        action = choice.choice(self.view["choices"])["action"]
        self.live.send({"type": "play", "number": self.view["number"], "action": action})

    def catch_up(self, number: int) -> None:
        while self.view.get("number", -1) < number:
            self.hear()


def play_to_the_end(players: list[Player], seed: int) -> None:
    choice = random.Random(seed)
    while players[0].status != "over":
        for player in players:
            if player.view["choices"]:
                player.play(choice)
                break
        number = players[0].view["number"] + 1
        for player in players:
            player.catch_up(number)
        if not players[0].view["actors"]:
            for player in players:
                while player.status != "over":
                    player.hear()


def test_a_whole_match_live(anna: Guest, bernd: Guest, clara: Guest) -> None:
    table = three_at_a_table(anna, bernd, clara)
    players = [Player(guest, table) for guest in (anna, bernd, clara)]
    for player in players:
        player.catch_up(0)
    play_to_the_end(players, 1)
    after = anna.get(f"/api/tables/{table}")
    match = tavola.read(anna.get(f"/api/tables/{table}/text"))
    assert after["outcome"]["scores"] == list(match.scores)
    assert after["outcome"]["winners"] == list(match.winners)
    for seat, player in enumerate(players):
        fresh = player.guest.get(f"/api/tables/{table}/view")["view"]
        assert player.log == fresh["log"], "the log that was added up is the log"
        assert fresh["viewer"] == seat
        player.live.close()


def test_two_people_play_by_plain_http(anna: Guest, bernd: Guest) -> None:
    table = anna.post("/api/tables", {"game": WALL, "players": 2, "public": True})["id"]
    assert table in [t["id"] for t in bernd.get("/api/tables", of="open")["tables"]]
    bernd.post(f"/api/tables/{table}/sit", {})
    number = 0
    for _ in range(6):
        for guest in (anna, bernd):
            view = guest.get(f"/api/tables/{table}/view")["view"]
            if view["choices"]:
                move = {"number": view["number"], "action": view["choices"][0]["action"]}
                number = guest.post(f"/api/tables/{table}/play", move)["number"]
                assert number == view["number"] + 1
                break
    since = anna.get(f"/api/tables/{table}/events", since=0)
    assert (since["from"], since["to"]) == (0, number)
    waiting = [g for g in (anna, bernd) if g.get("/api/tables/next")["tables"]]
    assert len(waiting) == 1
    assert waiting[0].get("/api/tables", of="mine")["tables"][0]["yours"]


def test_a_move_is_taken_back_and_logs_agree(anna: Guest, bernd: Guest) -> None:
    table = anna.post("/api/tables", {"game": WALL, "players": 2, "public": True})["id"]
    bernd.post(f"/api/tables/{table}/sit", {})
    players = [Player(anna, table), Player(bernd, table)]
    for player in players:
        player.catch_up(0)
    mover, other = sorted(players, key=lambda player: not player.view["choices"])
    place = next(c for c in mover.view["choices"] if c["kind"] == "place")
    mover.guest.post(f"/api/tables/{table}/play", {"number": 0, "action": place["action"]})
    mover.catch_up(1)
    other.guest.post(f"/api/tables/{table}/undo", {"number": 1}, status=409)
    mover.live.send({"type": "undo", "number": 1, "id": 5})
    answer = mover.live.wait(lambda m: m["type"] in ("played", "refused"))
    assert answer == {"type": "played", "table": table, "number": 2, "id": 5}
    other.catch_up(2)
    fresh = other.guest.get(f"/api/tables/{table}/view")["view"]
    assert other.log == fresh["log"]
    assert [e["kind"] for e in fresh["log"] if e["number"] == 1] == []
    for player in players:
        player.live.close()


def test_after_an_interruption_the_client_catches_up_exactly(anna: Guest, bernd: Guest) -> None:
    table = anna.post("/api/tables", {"game": WALL, "players": 2, "public": True})["id"]
    bernd.post(f"/api/tables/{table}/sit", {})
    players = [Player(anna, table), Player(bernd, table)]
    for player in players:
        player.catch_up(0)
    choice = random.Random(3)
    for number in range(1, 30):
        mover = next(p for p in players if p.view["choices"])
        mover.play(choice)
        if number % 7 == 0:  # Bernd's line is cut before he hears of it, and he comes back
            players[1].live.close()
            players[0].catch_up(number)
            known = players[1].view["number"]
            players[1].live = bernd.watching(table, since=known)
        for player in players:
            player.catch_up(number)
    assert players[1].log == bernd.get(f"/api/tables/{table}/view")["view"]["log"]
    up_to_date = bernd.watching(table, since=29)
    up_to_date.next("ping")
    assert not [m for m in up_to_date.heard if m["type"] in ("view", "events")]
    ahead = bernd.watching(table, since=500)
    assert ahead.next("view")["view"]["number"] == 29
    for live in (up_to_date, ahead, *(player.live for player in players)):
        live.close()


def test_two_devices_of_one_person_see_the_same(server: Running, anna: Guest) -> None:
    code = anna.post("/api/me/device-codes")["code"]
    phone = server.guest("Somebody")
    assert phone.post("/api/session/device", {"code": code})["id"] == anna.id
    phone.post("/api/session/device", {"code": code}, status=401)
    phone.cookie = phone.http.cookies["tavola_session"]
    assert len(anna.get("/api/me/sessions")) == 2
    table = anna.post("/api/tables", against_a_bot())["id"]
    here, there = anna.watching(table), phone.watching(table)
    mine = here.wait(lambda m: bool(m.get("view", {}).get("choices")))["view"]
    there.wait(lambda m: m.get("view", {}).get("number") == mine["number"])
    move = {"number": mine["number"], "action": mine["choices"][0]["action"]}
    phone.post(f"/api/tables/{table}/play", move)
    assert here.next("events") == there.next("events")
    [other] = [s for s in anna.get("/api/me/sessions") if not s["here"]]
    anna.delete(f"/api/me/sessions/{other['id']}")
    assert there.closed() == 1012
    phone.get("/api/me", status=401)
    here.close()
    phone.close()


def against_a_bot(level: str = "random") -> dict[str, Any]:
    return {"game": WALL, "seats": [{"kind": "you"}, {"kind": "bot", "level": level}]}


def test_one_request_leads_to_a_running_game_against_bots(anna: Guest) -> None:
    table = anna.post("/api/tables", against_a_bot())
    assert table["status"] == "running"
    player = Player(anna, table["id"])
    choice = random.Random(9)
    played = -1
    while player.status != "over":
        player.hear()
        if player.view and player.view["choices"] and player.view["number"] > played:
            played = player.view["number"]
            player.play(choice)
    assert anna.get(f"/api/tables/{table['id']}")["outcome"]["winners"]
    player.live.close()


def test_spectators_see_what_everybody_may_see(anna: Guest, bernd: Guest, clara: Guest) -> None:
    table = anna.post("/api/tables", {"game": WALL, "players": 2, "public": True})["id"]
    bernd.post(f"/api/tables/{table}/sit", {})
    live = clara.watching(table)
    view = live.next("view")["view"]
    assert view["viewer"] == -1
    assert all(player["hand"] is None for player in view["players"])
    assert live.next("presence")["spectators"] == 1
    assert table in [t["id"] for t in clara.get("/api/tables", of="running")["tables"]]
    clara.post(f"/api/tables/{table}/play", {"number": 0, "action": 0}, status=403)
    live.close()


def test_a_private_table_is_for_those_who_were_invited(
    anna: Guest, bernd: Guest, clara: Guest
) -> None:
    table = anna.post("/api/tables", {"game": WALL, "players": 3})["id"]
    bernd.get(f"/api/tables/{table}", status=404)
    bernd.post(f"/api/tables/{table}/sit", {}, status=404)
    link = anna.post(f"/api/tables/{table}/invitations")
    assert link["path"] == f"/join/{link['token']}"
    shown = bernd.get(f"/api/invitations/{link['token']}")
    assert (shown["host"]["name"], shown["free"]) == ("Anna", 2)
    bernd.post(f"/api/invitations/{link['token']}")
    bernd.post(f"/api/tables/{table}/sit", {"seat": 2})
    anna.delete(f"/api/tables/{table}/invitations/{link['token']}")
    clara.post(f"/api/invitations/{link['token']}", status=404)
    clara.get(f"/api/tables/{table}", status=404)


def test_seats_change_before_the_start(anna: Guest, bernd: Guest, clara: Guest) -> None:
    wish = {"game": WALL, "players": 3, "public": True, "autostart": False}
    table = anna.post("/api/tables", wish)["id"]
    here = f"/api/tables/{table}"
    bernd.post(f"{here}/sit", {"seat": 2})
    clara.post(f"{here}/sit", {"seat": 2}, status=409)
    bernd.post(f"{here}/sit", {"seat": 1})
    bernd.put(f"{here}/seats/2", {"to": {"kind": "bot", "level": "random"}}, status=403)
    bernd.post(f"{here}/start", status=403)
    anna.post(f"{here}/start", status=409)
    anna.put(f"{here}/seats/2", {"to": {"kind": "bot", "level": "genius"}}, status=400)
    anna.put(f"{here}/seats/2", {"to": {"kind": "invited", "person": clara.id}})
    assert clara.get(here)["seats"][2]["person"]["name"] == "Clara"
    assert [t["id"] for t in clara.get("/api/tables", of="mine")["tables"]] == [table]
    bernd.post(f"{here}/leave")
    anna.put(f"{here}/seats/1", {"to": {"kind": "bot", "level": "random"}})
    clara.post(f"{here}/sit", {})
    started = anna.post(f"{here}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "person"]
    assert started["status"] == "running"
    anna.put(f"{here}/seats/1", {"to": {"kind": "open"}}, status=409)


def test_the_host_gives_up_a_table_before_the_start(anna: Guest, bernd: Guest) -> None:
    table = anna.post("/api/tables", {"game": WALL, "players": 2, "public": True})["id"]
    assert anna.post(f"/api/tables/{table}/leave")["status"] == "closed"
    bernd.post(f"/api/tables/{table}/sit", {}, status=409)


def test_a_bot_plays_for_who_leaves_until_they_come_back(anna: Guest, bernd: Guest) -> None:
    table = anna.post("/api/tables", {"game": WALL, "players": 2, "public": True})["id"]
    bernd.post(f"/api/tables/{table}/sit", {})
    live = bernd.watching(table)
    live.next("view")
    left = anna.post(f"/api/tables/{table}/leave")
    assert left["seats"][0]["level"] == "apprentice"
    assert left["seats"][0]["person"]["name"] == "Anna"
    while not (mine := bernd.get(f"/api/tables/{table}/view")["view"])["choices"]:
        time.sleep(0.05)
    anna.post(f"/api/tables/{table}/play", {"number": 0, "action": 0}, status=409)
    while mine["actors"] == [1]:
        move = {"number": mine["number"], "action": mine["choices"][0]["action"]}
        bernd.post(f"/api/tables/{table}/play", move)
        mine = bernd.get(f"/api/tables/{table}/view")["view"]
    live.wait(lambda m: m["type"] == "events" and m["events"][0]["seat"] == 0)
    back = anna.post(f"/api/tables/{table}/return")
    assert back["seats"][0]["level"] is None
    live.close()


def test_bots_do_not_play_on_alone(anna: Guest) -> None:
    table = anna.post("/api/tables", against_a_bot())["id"]
    anna.post(f"/api/tables/{table}/leave")
    number = anna.get(f"/api/tables/{table}")["number"]
    time.sleep(0.3)
    after = anna.get(f"/api/tables/{table}")
    assert (after["status"], after["number"]) == ("running", number)
    assert anna.post(f"/api/tables/{table}/return")["seats"][0]["level"] is None


def test_those_who_played_play_again(anna: Guest, bernd: Guest, clara: Guest) -> None:
    table = three_at_a_table(anna, bernd, clara)
    anna.post(f"/api/tables/{table}/rematch", {}, status=409)
    players = [Player(guest, table) for guest in (anna, bernd, clara)]
    for player in players:
        player.catch_up(0)
    play_to_the_end(players, 2)
    again = bernd.post(f"/api/tables/{table}/rematch", {"number": "11"})
    assert again["previous"] == table
    assert [s["person"]["name"] for s in again["seats"]] == ["Bernd", "Clara", "Anna"]
    assert [s["kind"] for s in again["seats"]] == ["person", "invited", "invited"]
    told = players[0].live.wait(lambda m: m["type"] == "table" and m["table"]["rematch"])
    assert told["table"]["rematch"] == again["id"]
    assert anna.get("/api/tables", of="mine")["tables"][0]["yours"]
    for guest in (anna, clara):
        joined = guest.post(f"/api/tables/{table}/rematch", {})
        assert joined["id"] == again["id"]
    assert joined["status"] == "running"
    for player in players:
        player.live.close()


def test_chat_and_notes(anna: Guest, bernd: Guest) -> None:
    table = anna.post("/api/tables", {"game": WALL, "players": 2, "public": True})["id"]
    bernd.post(f"/api/tables/{table}/sit", {})
    live = bernd.watching(table)
    live.next("ping")
    line = anna.post(f"/api/tables/{table}/chat", {"text": "Hallo Bernd <b>"})
    assert live.next("chat")["lines"] == [line]
    live.send({"type": "chat", "text": "Hallo Anna"})
    answer = live.next("chat")["lines"][0]
    assert (answer["text"], answer["seat"], answer["person"]["name"]) == ("Hallo Anna", 1, "Bernd")
    later = bernd.socket()
    later.send({"type": "hello", "table": table, "chat": line["id"]})
    assert later.next("chat")["lines"] == [answer]
    anna.put(f"/api/tables/{table}/note", {"text": "likes nobles"})
    assert anna.get(f"/api/tables/{table}/note") == {"text": "likes nobles"}
    assert bernd.get(f"/api/tables/{table}/note") == {"text": ""}
    live.close()
    later.close()


def test_hints_where_the_table_allows_them(anna: Guest) -> None:
    table = anna.post("/api/tables", against_a_bot())["id"]
    while not (choices := anna.get(f"/api/tables/{table}/view")["view"]["choices"]):
        time.sleep(0.05)
    legal = {choice["action"] for choice in choices}
    hint = anna.post(f"/api/tables/{table}/hint")
    assert {advice["action"] for advice in hint["advice"]} <= legal
    assert hint["advice"][0]["label"]["key"].startswith("great-wall-action")
    strict = anna.post("/api/tables", against_a_bot() | {"hints": False})["id"]
    anna.post(f"/api/tables/{strict}/hint", status=403)


def test_looking_back(anna: Guest, bernd: Guest, clara: Guest) -> None:
    table = three_at_a_table(anna, bernd, clara)
    players = [Player(guest, table) for guest in (anna, bernd, clara)]
    for player in players:
        player.catch_up(0)
    then = players[1].view
    for number in range(1, 9):
        next(p for p in players if p.view["choices"]).play(random.Random(number))
        for player in players:
            player.catch_up(number)
    earlier = bernd.get(f"/api/tables/{table}/view", at=0)["view"]
    assert earlier == then
    bernd.get(f"/api/tables/{table}/view", viewer=0, status=403)
    bernd.get(f"/api/tables/{table}/view", at=9, status=400)
    assert bernd.get(f"/api/tables/{table}/view", viewer=-1)["view"]["viewer"] == -1
    assert '[Viewer "2"]' in bernd.get(f"/api/tables/{table}/text")
    play_to_the_end(players, 4)
    for at in (0, 20):
        opened = clara.get(f"/api/tables/{table}/view", at=at, viewer=0)["view"]
        assert all(player["hand"] is not None for player in opened["players"])
    for player in players:
        player.live.close()


@pytest.mark.parametrize("pace", [{"kind": "live", "base": 60}, {"kind": "days", "days": 2}])
def test_clocks_are_shown_and_run_for_who_is_awaited(
    anna: Guest, bernd: Guest, pace: dict[str, Any]
) -> None:
    wish = {"game": WALL, "players": 2, "public": True, "pace": pace}
    table = anna.post("/api/tables", wish)["id"]
    clock = bernd.post(f"/api/tables/{table}/sit", {})["clock"]
    assert clock["running"] in ([0], [1])
    assert clock["left"][0] == clock["left"][1]


def test_a_name_is_changed_everywhere(anna: Guest, bernd: Guest) -> None:
    table = anna.post("/api/tables", {"game": WALL, "players": 2, "public": True})["id"]
    live = bernd.watching(table)
    live.next("ping")
    anna.http.patch("/api/me", json={"name": "Annette"}).raise_for_status()
    assert live.next("table")["table"]["host"]["name"] == "Annette"
    assert anna.get("/api/me")["name"] == "Annette"
    live.close()


def test_messages_are_small(anna: Guest) -> None:
    table = anna.post("/api/tables", against_a_bot())["id"]
    live = anna.watching(table)
    view = live.wait(lambda m: bool(m.get("view", {}).get("choices")))["view"]
    live.send({"type": "play", "number": view["number"], "action": view["choices"][0]["action"]})
    assert len(json.dumps(live.next("events"))) < 20_000
    live.close()
