"""How much a server has to do: a few figures out of those for Prometheus, for people."""

from __future__ import annotations

from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from lifetable.web.middleware.metrics import exposition

_SUMMED = {
    "lifetable_requests_total": "requests",
    "lifetable_moves_total": "moves",
    "lifetable_bot_moves_total": "bot_moves",
    "lifetable_bot_seconds_total": "bot_seconds",
    "lifetable_open_streams": "streams",
    "lifetable_tables": "tables_in_memory",
    "lifetable_watchers": "watchers",
}


def figures() -> dict[str, float]:
    """All processes together; the memory is that of the one that answers."""
    found = dict.fromkeys(_SUMMED.values(), 0.0)
    for family in text_string_to_metric_families(exposition().decode()):
        for sample in family.samples:
            if name := _SUMMED.get(sample.name):
                found[name] += sample.value
    return found | {"memory_bytes": float(memory())}


def memory() -> int:
    """What this process holds in memory; 0 where the system does not tell."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS")), 0)
