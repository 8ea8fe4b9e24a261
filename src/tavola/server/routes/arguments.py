"""What many requests take."""

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from tavola.server.house import House
from tavola.server.people import SignedIn

Asked: TypeAlias = Request[Any, Any, Any]
TheHouse: TypeAlias = NamedDependency[House]
Who: TypeAlias = NamedDependency[SignedIn]
"""Who asks: whoever is not signed in is refused."""

Key: TypeAlias = Annotated[str, PathParameter(description="The id of a table.", max_length=64)]
Token: TypeAlias = Annotated[
    str, PathParameter(description="What a link ends with.", max_length=64)
]
Word: TypeAlias = Annotated[str, PathParameter(max_length=64)]
SeatInPath: TypeAlias = Annotated[int, PathParameter(description="A seat, from 0.", ge=0, le=15)]
After: TypeAlias = Annotated[str | None, QueryParameter(max_length=64)]
Game: TypeAlias = Annotated[
    str | None, QueryParameter(description="Only of this game.", max_length=40)
]
At: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="The entry; else the last one.")
]
Viewer: TypeAlias = Annotated[
    int | None,
    QueryParameter(
        ge=-1, le=15, description="Through whose eyes: one's own, or any once the match is over."
    ),
]
Since: TypeAlias = Annotated[
    int, QueryParameter(ge=-1, le=1_000_000, description="-1: from the preparation on.")
]
AfterLine: TypeAlias = Annotated[int, QueryParameter(ge=0, le=2**53)]
