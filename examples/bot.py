"""A bot of your own (docs/serve.md): python examples/bot.py http://localhost:8000 kelp-h3x9q2mva TOKEN [NAME]"""

import json
import random
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.request import Request, urlopen

SERVER, TABLE, TOKEN, NAME = (*sys.argv[1:], "My bot")[:4]
table: dict[str, Any] = {}


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Change this. `view` is what your seat sees (docs/data.md), `legal` the moves it may make."""
    return random.choice(legal)


def ask(method: str, path: str, body: object = None) -> Any:
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    url, data = f"{SERVER}/api/tables/{TABLE}{path}", json.dumps(body).encode() if body else None
    return urlopen(Request(url, data, headers, method=method), timeout=60)


while True:
    try:
        for new in (json.loads(line[6:]) for line in ask("GET", "/stream") if b"data: " in line):
            table |= new  # the whole table first, then what changes
            mine = [s["seat"] for s in table["seats"] if s["you"] and s["name"] == NAME]
            free = [s["seat"] for s in table["seats"] if s["kind"] == "free"]
            if table["status"] == "over":
                sys.exit(print("Winners:", table["result"]["winners"]))
            if free and not mine:
                sat = json.load(ask("PUT", f"/seats/{free[0]}", {"kind": "me", "name": NAME}))
                NAME = sat["seats"][free[0]]["name"]  # it may have been too long
            elif new.get("legal") and new["seat"] in mine:
                move, version = choose(table["view"], new["legal"]), new["version"]
                ask("POST", "/moves", {"move": move, "version": version, "key": f"v{version}"})
    except (OSError, HTTPException) as error:  # cut off, or somebody was quicker: look again
        print(error)
        time.sleep(1)
