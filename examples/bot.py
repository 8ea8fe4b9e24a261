"""A program that plays on a Tavola server: anything that is allowed, wherever it is asked to sit.

python examples/bot.py http://127.0.0.1:8420 TOKEN
"""

import json
import random
import sys
import threading
import urllib.request

URL, TOKEN = sys.argv[1:]
HEADERS = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(URL + path, data, HEADERS))


def play(table):
    for line in ask(f"/api/bot/tables/{table}/stream"):
        message = json.loads(line.strip() or b"{}")
        if message.get("view", {}).get("choices"):
            move = {"number": message["view"]["number"]}
            move["action"] = random.choice(message["view"]["choices"])["action"]
            ask(f"/api/tables/{table}/play", move)
        if message.get("type") == "table" and message["table"]["outcome"]:
            print(table, message["table"]["outcome"], flush=True)
            break


playing = set()
for line in ask("/api/bot/stream"):
    table = json.loads(line.strip() or b"{}").get("table")
    if table and table["id"] not in playing and table["status"] in ("gathering", "running"):
        playing.add(table["id"])
        if table["status"] == "gathering":
            ask(f"/api/tables/{table['id']}/sit", {})
        threading.Thread(target=play, args=[table["id"]]).start()
