"""What all requests of one process share."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

from lifetable.tables import Hub
from lifetable.web.environment import home_database
from lifetable.web.identity import Seal
from lifetable.web.middleware.limits import Limits
from lifetable.web.middleware.metrics import Gauges
from lifetable.web.settings import Settings, networks

LOOK = 5.0  # seconds between two looks at the hub's figures


class Stream(Protocol):
    def interrupt(self) -> None: ...


class Services:
    """Settings, the hub, the key of the cookies, the limits; open while the server runs."""

    hub: Hub
    seal: Seal

    def __init__(self, settings: Settings, hub: Hub | None = None) -> None:
        self.settings = settings
        self.origin = settings.origin
        self.secure = settings.secure
        self.proxies = networks(settings.proxy)
        self.readers = networks(settings.metrics)
        self.limits = Limits(settings.rate, settings.streams)
        self.closing = False
        self.streams: set[Stream] = set()
        self.names = settings.names
        self._gauges = Gauges()
        self._given = hub
        self._watch: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.closing = False
        if self._given is not None:
            self.hub = self._given
        else:
            database = self.settings.database or home_database()
            self.hub = await Hub.open(database, crowd=self.settings.crowd)
            if self.settings.keep_finished:
                self.hub.keep_house(self.settings.keep_finished)
        self.seal = Seal(await self.hub.people.cookie_key())
        self.hub.bus.subscribe("gone", lambda _: self.seal.forget())
        self._watch = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        self.end_streams()
        if self._watch:
            self._watch.cancel()
            with suppress(asyncio.CancelledError):
                await self._watch
        if self._given is None:
            await self.hub.close()

    def end_streams(self) -> None:
        """Tell every stream to end, and its client to come back a little later."""
        self.closing = True
        for stream in tuple(self.streams):
            stream.interrupt()

    def look(self) -> None:
        """Bring the figures up to date."""
        self._gauges.show(self.hub.figures())

    async def _keep_looking(self) -> None:
        """Another process may be the one that is asked for them."""
        while True:
            self.look()
            await asyncio.sleep(LOOK)
