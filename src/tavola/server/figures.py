"""Figures: how the server does, for Prometheus and for the log.

Requests are told apart by the form of their address, never by the address itself: what stands in it
may be an invitation.
"""

import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from prometheus_client import Metric

    from tavola.server.house import House

log = logging.getLogger("tavola.requests")

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Figures:
    """The figures of a server."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Histogram

        self._registry = CollectorRegistry()
        self._requests = Histogram(
            "tavola_request_seconds",
            "How long requests over HTTP took",
            ("method", "route", "status"),
            buckets=BOUNDS,
            registry=self._registry,
        )

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).observe(seconds)

    def text(self, house: "House") -> bytes:
        """As Prometheus reads it."""
        from prometheus_client import CollectorRegistry, generate_latest

        now = CollectorRegistry()
        now.register(Now(house))
        return generate_latest(self._registry) + generate_latest(now)


class Now:
    """What can be read off a house at any moment."""

    def __init__(self, house: "House") -> None:
        self._house = house

    def collect(self) -> "Iterable[Metric]":
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        house = self._house
        statuses = [table.standing.status for table in house.tables.values()]
        tables = GaugeMetricFamily(
            "tavola_tables", "Tables in memory, by where they stand", labels=["status"]
        )
        for status in ("gathering", "running", "over", "closed"):
            tables.add_metric([status], statuses.count(status))
        yield tables
        yield GaugeMetricFamily("tavola_sockets", "Open live sockets", len(house.sockets))
        yield GaugeMetricFamily("tavola_streams", "Open streams of programs", len(house.streams))
        yield GaugeMetricFamily(
            "tavola_people_watching",
            "People who have a table open",
            len({w.person for table in house.tables.values() for w in table.watchers}),
        )
        store = house.store
        yield CounterMetricFamily("tavola_writes", "What was written to the store", store.written)
        yield CounterMetricFamily("tavola_commits", "Transactions it took", store.commits)
        yield CounterMetricFamily(
            "tavola_bot_decisions", "Decisions of bots of the house", house.bots.decisions
        )
        notices = CounterMetricFamily(
            "tavola_notices", "Notices of turns, by the way they were sent", labels=["way"]
        )
        for way in ("mail", "push", "lost"):
            notices.add_metric([way], house.notices.sent[way])
        yield notices


class Counted:
    """Counts requests, or writes each into the log, or both."""

    def __init__(self, app: ASGIApp, logged: bool) -> None:
        self._app = app
        self._logged = logged

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def heard(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, heard)
        finally:
            self._tell(scope, status, time.perf_counter() - began)

    def _tell(self, scope: Any, status: int, seconds: float) -> None:
        method, route = scope["method"], route_of(scope)
        figures = scope["litestar_app"].state.house.figures
        if figures:
            figures.count(method, route, status, seconds)
        if self._logged:
            said = {
                "method": method,
                "route": route,
                "status": status,
                "ms": round(1000 * seconds, 1),
            }
            log.info("request", extra=said)


def route_of(scope: Any) -> str:
    """The form of an address, such as `/api/tables/{key}`."""
    return str(scope.get("path_template") or "none")
