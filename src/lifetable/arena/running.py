"""Where work is done: in this process, on all cores, or on a Ray cluster.

A job is data, the work is a function of it and of nothing else, and results carry the number of their job:
it does not matter who does it, in which order, or how often. So a worker that is lost costs time and no
result: what it had not finished is done again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from typing import TypeVar

from lifetable.arena.outside import optional
from lifetable.errors import LifetableError, SetupError

Job = TypeVar("Job")
Done = TypeVar("Done")
Work = Callable[[Job], Done]
Numbered = Generator[tuple[int, Done]]
JOBLIB, RAY = "joblib", "ray"
BACKENDS = (JOBLIB, RAY)
PATIENCE = 5
"""So many lost workers in a row, with nothing finished in between, are no accident."""


class _LostError(Exception):
    """A worker died; what it was doing is not done."""


def stream(
    work: Work[Job, Done],
    jobs: Sequence[Job],
    workers: int | None = None,
    backend: str = JOBLIB,
    threads: bool = False,
) -> Numbered[Done]:
    """Do all jobs and give (number, result) as they are finished, in any order.

    `threads` is for work that runs in compiled code and needs no processes of its own.
    """
    check(workers, backend)
    left, lost = dict(enumerate(jobs)), 0
    while left:
        try:
            with closing(_somewhere(work, left, workers, backend, threads)) as results:
                for number, result in results:
                    if isinstance(result, LifetableError):
                        raise result
                    del left[number]
                    lost = 0
                    yield number, result
        except _LostError as loss:
            lost += 1
            if lost > PATIENCE:
                raise SetupError("arena-lost", times=lost) from loss


def check(workers: int | None, backend: str) -> None:
    """SetupError for a number of workers or a backend that cannot be."""
    if workers is not None and workers < 1:
        raise SetupError("arena-no-workers", workers=workers)
    if backend not in BACKENDS:
        raise SetupError("arena-backend", backend=backend, backends=", ".join(BACKENDS))


def _somewhere(
    work: Work[Job, Done],
    left: Mapping[int, Job],
    workers: int | None,
    backend: str,
    threads: bool,
) -> Numbered[Done | LifetableError]:
    if backend == RAY:
        return _on_ray(work, left, workers)
    import joblib

    workers = min(workers or joblib.cpu_count(), len(left))
    if workers == 1:
        return (_numbered(work, number, job) for number, job in list(left.items()))
    return _on_cores(work, left, workers, threads)


def _numbered(work: Work[Job, Done], number: int, job: Job) -> tuple[int, Done | LifetableError]:
    """One job. Errors of ours come back as results: not every backend lets them pass as they are."""
    try:
        return number, work(job)
    except LifetableError as error:
        return number, error


def _on_cores(
    work: Work[Job, Done], left: Mapping[int, Job], workers: int, threads: bool
) -> Numbered[Done | LifetableError]:
    import joblib

    jobs = list(left.items())

    def calls() -> Iterator[object]:
        while jobs:
            yield joblib.delayed(_numbered)(work, *jobs.pop())

    jobs.reverse()
    prefer = "threads" if threads else "processes"
    results = joblib.Parallel(n_jobs=workers, return_as="generator_unordered", prefer=prefer)(
        calls()
    )
    try:
        for result in results:  # noqa: UP028  (`yield from` would let joblib break off its workers)
            yield result
    except GeneratorExit:
        # Whoever asked has enough: no new jobs, and the few that are under way come to their end.
        jobs.clear()
        with suppress(BrokenProcessPool):
            for _ in results:
                pass
        raise
    except BrokenProcessPool as broken:
        raise _LostError from broken


def _on_ray(
    work: Work[Job, Done], left: Mapping[int, Job], workers: int | None
) -> Numbered[Done | LifetableError]:
    """On the cluster of `RAY_ADDRESS`, the one running here, or a new one on this machine."""
    ray = optional("ray", extra="ray")
    gone = ("WorkerCrashedError", "NodeDiedError", "ObjectLostError", "OutOfMemoryError")
    lost = tuple(getattr(ray.exceptions, name) for name in gone)
    mine = not ray.is_initialized()
    if mine:
        ray.init(log_to_driver=False, logging_level="warning", include_dashboard=False)
    # Ray itself starts a job again whose worker or machine is gone.
    task = ray.remote(_numbered).options(max_retries=PATIENCE)
    try:
        crowd = workers or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(left.items())[::-1]
        away: set[object] = set()
        while waiting or away:
            while waiting and len(away) < crowd:
                away.add(task.remote(work, *waiting.pop()))
            ready, _ = ray.wait(list(away), num_returns=1)
            away -= set(ready)
            yield from ray.get(ready)
    except lost as loss:
        raise SetupError("arena-lost", times=PATIENCE) from loss
    finally:
        if mine:
            ray.shutdown()
