"""Figures for Prometheus.

With several workers each process keeps its figures in files of a shared folder (`PROMETHEUS_MULTIPROC_DIR`, set by
`lifetable serve`), and whichever of them is asked adds all of them up.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

REQUESTS = Counter(
    "lifetable_requests", "Requests answered", ("method", "route", "status"), registry=REGISTRY
)
LATENCY = Histogram(
    "lifetable_request_seconds", "Time to answer, streams left out", ("route",), buckets=_SECONDS
)
MOVES = Counter("lifetable_moves", "Moves sent by people and outside programs", ("answer",))
STREAMS = Gauge("lifetable_open_streams", "Streams open now", multiprocess_mode="livesum")
_TABLES = Gauge("lifetable_tables", "Tables in memory", multiprocess_mode="livesum")
_WATCHERS = Gauge("lifetable_watchers", "Viewers of tables", multiprocess_mode="livesum")
_WAITING = Gauge("lifetable_work_waiting", "Work in the queue", multiprocess_mode="livesum")
_BOT_MOVES = Counter("lifetable_bot_moves", "Moves made by bots")
_BOT_SECONDS = Counter("lifetable_bot_seconds", "Time that bots have thought")
_GROWING = (
    (MOVES.labels("accepted"), "moves"),
    (_BOT_MOVES, "bot_moves"),
    (_BOT_SECONDS, "bot_seconds"),
)

MEDIA_TYPE = CONTENT_TYPE_LATEST


@cache
def counted(method: str, route: str, status: int) -> Counter:
    """The counter of such requests. Few kinds of them exist, and looking one up is dear."""
    return REQUESTS.labels(method, route, status)


@cache
def timed(route: str) -> Histogram:
    return LATENCY.labels(route)


class Gauges:
    """The hub's own figures, put where Prometheus finds them."""

    def __init__(self) -> None:
        self._before: Mapping[str, float] = {}

    def show(self, figures: Mapping[str, float]) -> None:
        _TABLES.set(figures.get("tables", 0))
        _WATCHERS.set(figures.get("watchers", 0))
        _WAITING.set(figures.get("work_waiting", 0))
        for counter, name in _GROWING:
            counter.inc(max(0.0, figures.get(name, 0) - self._before.get(name, 0)))
        self._before = dict(figures)


def exposition() -> bytes:
    """All figures as Prometheus reads them."""
    folder = os.environ.get(SHARED)
    if not folder:
        return generate_latest(REGISTRY)
    _bury(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _bury(folder: Path) -> None:
    """A killed worker has no open streams any more; its counters stay."""
    if os.name == "nt":  # there is no harmless signal there
        return
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
        except PermissionError:
            continue
