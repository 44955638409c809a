"""A bot of your own: it takes a free seat at a table and plays. Change `choose`.

python examples/bot.py http://localhost:8000 kelp-h3x9q2mva TOKEN     (a token: POST /api/me/tokens, see docs/serve.md)
"""

import json
import random
import sys
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SERVER, TABLE, TOKEN = sys.argv[1:4]


def choose(view, legal):
    """`view` is what your seat sees (docs/data.md), `legal` the moves it may make."""
    return random.choice(legal)


def ask(method, path, body=None, **headers):
    headers |= {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{SERVER}/api/tables/{TABLE}{path}", data, headers, method=method))


def messages(last=None):
    """Everything that happens at the table. A stream that is cut goes on after the last message seen."""
    while True:
        for line in ask("GET", "/stream", **({"Last-Event-ID": str(last)} if last else {})):
            if line.startswith(b"data: ") and "number" in (message := json.loads(line[6:])):
                last = message["number"]
                yield message


table = json.load(ask("GET", ""))
if not any(seat["you"] for seat in table["seats"]):
    free = next(seat["seat"] for seat in table["seats"] if seat["kind"] == "free")
    ask("PUT", f"/seats/{free}", {"kind": "me", "name": "My bot"})
for message in messages():
    table |= message  # a message holds what changed
    if table["status"] == "over":
        sys.exit(print("Winners:", table["result"]["winners"]))
    if table["status"] == "playing" and table["legal"]:
        move = choose(table["view"], table["legal"])
        try:
            ask(
                "POST",
                "/moves",
                {"move": move, "version": table["version"], "key": uuid.uuid4().hex},
            )
        except HTTPError as error:  # somebody was quicker: the stream says what happened
            print(json.load(error)["title"])
