"""What a route is given: the request, who is asking, and the parts of the hub that it uses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Depends, Path, Query
from starlette.requests import Request as FrameworkRequest

from lifetable.tables import Hub
from lifetable.tables.actions import Actions
from lifetable.tables.after.finished_games import FinishedGames
from lifetable.tables.after.hints import Hints
from lifetable.tables.after.kept_reviews import Reviews
from lifetable.tables.after.records import Records
from lifetable.tables.live.listing import Listing
from lifetable.tables.live.views import Views
from lifetable.tables.moderation.operator import Operator
from lifetable.tables.moderation.overview import Overview
from lifetable.tables.moderation.reports import Reports
from lifetable.tables.people.erasure import Erasure
from lifetable.tables.people.identity import People
from lifetable.tables.people.uploads import Uploads
from lifetable.web.models.requests import TABLE
from lifetable.web.problems import WebError
from lifetable.web.request import Request

T = TypeVar("T")


async def _request(asgi: FrameworkRequest) -> Request:
    request: Request = asgi.scope["lifetable.request"]
    return request


RequestNow = Annotated[Request, Depends(_request)]


async def _in_person(request: RequestNow) -> Request:
    await request.person()  # a token that is not valid is told so
    if request.bearer is not None:
        raise WebError("token-cannot", 403)
    return request


InPersonNow = Annotated[Request, Depends(_in_person)]
"""For what a program may not do with its token: whoever finds one must not become its owner for good."""


def _part(choose: Callable[[Hub], T]) -> Callable[[Request], T]:
    async def part(request: RequestNow) -> T:
        return choose(request.services.hub)

    return part  # type: ignore[return-value]


ActionsNow = Annotated[Actions, Depends(_part(lambda hub: hub.actions))]
ViewsNow = Annotated[Views, Depends(_part(lambda hub: hub.views))]
ListingNow = Annotated[Listing, Depends(_part(lambda hub: hub.listing))]
HintsNow = Annotated[Hints, Depends(_part(lambda hub: hub.hints))]
FinishedNow = Annotated[FinishedGames, Depends(_part(lambda hub: hub.finished))]
RecordsNow = Annotated[Records, Depends(_part(lambda hub: hub.records))]
ReviewsNow = Annotated[Reviews, Depends(_part(lambda hub: hub.reviews))]
UploadsNow = Annotated[Uploads, Depends(_part(lambda hub: hub.uploads))]
PeopleNow = Annotated[People, Depends(_part(lambda hub: hub.people))]
ErasureNow = Annotated[Erasure, Depends(_part(lambda hub: hub.erasure))]
ReportsNow = Annotated[Reports, Depends(_part(lambda hub: hub.reports))]
OperatorNow = Annotated[Operator, Depends(_part(lambda hub: hub.operator))]
OverviewNow = Annotated[Overview, Depends(_part(lambda hub: hub.overview))]

TableId = Annotated[
    str,
    Path(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$", description="The table's name", examples=[TABLE]),
]
SeatNumber = Annotated[int, Path(ge=0, le=15, description="Counted from 0, clockwise")]
SeatQuery = Annotated[
    int | None, Query(ge=0, le=15, description="Through the eyes of which of your seats")
]
