"""An evening at the server: people who play, look on, chat, ask for hints, leave, and ask to be forgotten."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from tests.of_a_game import FILED, SHIPPED

from benchmarks.persistent import Follower, LostError, Visitor
from lifetable.games import find

GAMES = {name: find(name).info.least_players for name in SHIPPED}  # and how many sit there
LEVELS = ("easy", "medium", "hard", "expert")
FOLLOWED = 600.0  # seconds after which a game is left, whatever the reason


class Evening:
    """What all of them share: the server, the pace, how long requests took, what was refused."""

    def __init__(self, port: int, thinking: float, levels: tuple[str, ...] = LEVELS) -> None:
        self.port, self.thinking, self.levels = port, thinking, levels
        self.times: dict[str, list[float]] = {"moves": [], "reads": []}
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        self.rng = random.Random(7)

    async def think(self, times: float = 1.0) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / (times * self.thinking)))

    async def ask(
        self, who: Visitor, method: str, path: str, data: Any = None, kind: str = ""
    ) -> tuple[int, Any]:
        before = time.perf_counter()
        try:
            status, told = await who.try_once(method, path, data)
        except LostError as error:  # nobody kills this server: a connection has no reason to break
            self.problems.append(f"{method} {path}: {error}")
            return 0, None
        self.counts["sent_again"] += who.counts.pop("sent_again", 0)
        if kind:
            self.times[kind].append((time.perf_counter() - before) * 1000)
        self.counts[f"{status // 100}xx"] += 1
        if status == 503:
            self.counts[f"503 {told.get('code') if isinstance(told, dict) else told}"] += 1
        if status >= 500 and status != 503:
            self.problems.append(f"{method} {path}: {status} {told}")
        return status, told

    async def newcomer(self) -> Visitor:
        who = Visitor(self.port)
        await self.ask(who, "PATCH", "/api/me", {"name": f"Guest {self.rng.randrange(10**6)}"})
        return who


async def player(evening: Evening) -> None:
    """Plays whole games against bots; now and then asks to be forgotten, and comes back as somebody else."""
    rng, who = evening.rng, await evening.newcomer()
    while True:
        await _game(evening, who)
        await evening.ask(who, "GET", "/api/me/tables", kind="reads")
        if rng.random() < 0.3:
            await evening.ask(who, "DELETE", "/api/me")
            evening.counts["erased"] += 1
            who.close()
            who = await evening.newcomer()


async def _game(evening: Evening, who: Visitor) -> None:
    game, seats = evening.rng.choice(list(GAMES.items()))
    level = evening.rng.choice(evening.levels)
    given = {"game": game, "pace": 300, "start": True, "public": True}
    given["seats"] = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (seats - 1)]
    status, told = await evening.ask(who, "POST", "/api/tables", given)
    if status != 201:
        await evening.think(5)
        return
    mine = Follower(who, told["table"])
    following = asyncio.create_task(mine.follow())
    try:
        async with asyncio.timeout(FOLLOWED):
            await _turns(evening, who, mine)
            await _afterwards(evening, who, mine.table)
            evening.counts["games"] += 1
    except TimeoutError:
        evening.counts["left"] += 1
        await evening.ask(who, "POST", f"/api/tables/{mine.table}/leave", {})
    finally:
        following.cancel()
        with suppress(asyncio.CancelledError):
            await following
        evening.problems += mine.problems


async def _turns(evening: Evening, who: Visitor, mine: Follower) -> None:
    path = f"/api/tables/{mine.table}"
    while mine.state.get("status") != "over":
        mine.changed.clear()
        state = mine.state
        if not state.get("legal"):
            await mine.changed.wait()
            continue
        await evening.think()
        if evening.rng.random() < 0.03:
            await evening.ask(who, "GET", f"{path}/hint")
        if evening.rng.random() < 0.05:
            await evening.ask(who, "POST", f"{path}/chat", {"text": "what a day!"})
        data = {"move": evening.rng.choice(state["legal"]), "version": state["version"]}
        data["key"] = f"{state['version']}"
        status, _ = await evening.ask(who, "POST", f"{path}/moves", data, "moves")
        if status == 200:
            evening.counts["moves"] += 1
            while mine.state["version"] == data["version"]:
                mine.changed.clear()
                await mine.changed.wait()


async def _afterwards(evening: Evening, who: Visitor, table: str) -> None:
    await evening.ask(who, "GET", f"/api/tables/{table}/record")
    if evening.rng.random() < 0.1:
        await evening.ask(who, "GET", f"/api/tables/{table}/review")
        evening.counts["reviews"] += 1


async def onlooker(evening: Evening) -> None:
    """Looks at home's list, follows a table for a while, goes."""
    who = Visitor(evening.port)
    while True:
        _, told = await evening.ask(who, "GET", "/api/tables", kind="reads")
        tables = [card["table"] for card in (told or {}).get("tables", [])]
        if tables:
            table = evening.rng.choice(tables)
            await evening.ask(who, "GET", f"/api/tables/{table}", kind="reads")
            with suppress(TimeoutError):
                async with asyncio.timeout(evening.rng.uniform(1, 15)):
                    await Follower(who, table).follow()
            evening.counts["streams"] += 1
        await evening.think(2)


async def lobbyist(evening: Evening) -> None:
    """Opens a table; somebody sits down, they talk, and nothing comes of it."""
    while True:
        host, guest = await evening.newcomer(), await evening.newcomer()
        status, told = await evening.ask(host, "POST", "/api/tables", {"game": FILED})
        if status == 201:
            path = f"/api/tables/{told['table']}"
            await evening.ask(guest, "PUT", f"{path}/seats/1", {"kind": "me"})
            await evening.ask(guest, "POST", f"{path}/chat", {"text": "anybody else?"})
            await evening.think(2)
            await evening.ask(guest, "DELETE", f"{path}/seats/1")
            await evening.ask(host, "DELETE", f"{path}/seats/0")
            evening.counts["lobbies"] += 1
        for who in (host, guest):
            if evening.rng.random() < 0.5:
                await evening.ask(who, "DELETE", "/api/me")
                evening.counts["erased"] += 1
            who.close()
        await evening.think(5)


async def spectator_of_bots(evening: Evening) -> None:
    """Lets bots play alone, as fast as they like, and asks from time to time how it stands."""
    who = await evening.newcomer()
    while True:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]
        given = {"game": evening.rng.choice(list(GAMES)), "seats": seats, "start": True, "pace": 0}
        status, told = await evening.ask(who, "POST", "/api/tables", given)
        if status == 201:
            path = f"/api/tables/{told['table']}"
            await evening.ask(who, "POST", f"{path}/leave", {})
            while told and told.get("status") != "over":
                await asyncio.sleep(0.5)
                _, told = await evening.ask(who, "GET", path, kind="reads")
            evening.counts["bots_games"] += 1
        await evening.think(0.5)


async def newcomer_to_the_page(evening: Evening) -> None:
    """Opens the page in a browser with an empty cache."""
    while True:
        who = Visitor(evening.port)
        _, page = await evening.ask(who, "GET", "/")
        for part in (page or b"").split(b'"'):
            if part.startswith(b"/assets/"):
                await evening.ask(who, "GET", part.decode())
        for path in ("/api/server", "/api/games", "/api/me", "/api/tables"):
            await evening.ask(who, "GET", path, kind="reads")
        who.close()
        evening.counts["pages"] += 1
        await evening.think(4)


Role = Callable[[Evening], Awaitable[None]]
ROLES: dict[Role, float] = {
    player: 0.5,
    onlooker: 0.2,
    lobbyist: 0.1,
    spectator_of_bots: 0.1,
    newcomer_to_the_page: 0.1,
}


def crowd(
    evening: Evening, people: int, roles: dict[Role, float] = ROLES
) -> list[asyncio.Task[None]]:
    """So many, of every kind at least one."""

    async def live(role: Role) -> None:
        await role(evening)

    return [
        asyncio.create_task(live(role))
        for role, share in roles.items()
        for _ in range(max(1, round(share * people)))
    ]
