"""Whatever the OpenAPI document allows or forbids is answered or refused, and is never a fault."""

import time
import traceback
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.generation import GenerationMode
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tavola.compiling import prepare
from tavola.game import games
from tavola.server.app import make_app
from tavola.server.settings import Settings
from tests.server.running import sqlite_in
from tests.server.test_bad_input import INSIDES

ENDLESS = r"^/api/bot/"
"""Streams, which do not end by themselves."""

EXAMPLES = 10
"""Requests for each operation."""

SECONDS = 20
"""After these, one request for each operation that is left must do."""

HERE = f"http://{asgi.HOST}"

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    for game in games():
        prepare(game)  # a request that waits for its rules to be compiled takes too long here
    url = sqlite_in(tmp_path_factory.mktemp("fuzzing"))
    app: Any = make_app(Settings(database=url, limits=False, bot_pause=0.0))
    with asgi.get_client(app) as there:
        yield there


@pytest.mark.parametrize("mode", GenerationMode)
def test_every_operation_withstands_anything(client: Any, mode: GenerationMode) -> None:
    document = client.get(f"{HERE}/api/docs/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document).exclude(path_regex=ENDLESS)
    faults = []
    until = time.monotonic() + SECONDS
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # the document is valid
        if mode == GenerationMode.NEGATIVE and not (operation.body or operation.query):
            continue
        try:
            withstands(operation, mode, client, EXAMPLES if time.monotonic() < until else 1)
        except (Exception, FailureGroup) as error:
            faults.append("".join(traceback.format_exception(error)))
    assert not faults, "\n\n".join(faults)


def withstands(operation: Any, mode: GenerationMode, client: Any, examples: int) -> None:
    @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
    @hypothesis.settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    def answers(case: Any) -> None:
        client.cookies.clear()
        client.post(f"{HERE}/api/session", json={"name": "Fuzz"})
        response = case.call(base_url=HERE, session=client)
        case.validate_response(response, checks=CHECKS)
        assert not [word for word in INSIDES if word in response.text]

    answers()
