"""Errors as JSON: a sentence for people, and the rule if there is one."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from tianxia.kernel.errors import BadOptions
from tianxia.kernel.words import words
from tianxia.server.storage.database import StorageFault
from tianxia.table.offer import SentenceOut

log = logging.getLogger("tianxia.server")

Asked = Request[Any, Any, Any]


class Problem(msgspec.Struct, omit_defaults=True):
    """An error: `error` is English text for programs, `why` a sentence (key and arguments) for the page."""

    error: str
    why: SentenceOut
    rule: str = ""


class Refusal(HTTPException):
    """A refused request. The reason is a sentence: a key of the word files and its arguments."""

    def __init__(
        self, status_code: int, key: str, args: dict[str, object] | None = None, detail: str = ""
    ) -> None:
        self.why = SentenceOut(key, args or {})
        english = words("en").format(key, self.why.args)
        super().__init__(detail=f"{english} ({detail})" if detail else english, status_code=status_code)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of an endpoint, for the OpenAPI document."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="refused") for status in statuses
    }


def refused(_request: Asked, error: HTTPException) -> Response[Problem]:
    """Convert a refusal to a response."""
    detail = error.detail or "this cannot be done"
    why = error.why if isinstance(error, Refusal) else SentenceOut(f"refusal-status-{error.status_code}", {})
    if why.key not in words("en").messages:
        why = SentenceOut("refusal-request", {})
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{fault.get('key', '')}: {fault.get('message', '')}" for fault in error.extra)
    return Response(Problem(detail, why), status_code=error.status_code, headers=error.headers)


def bad_options(_request: Asked, error: BadOptions) -> Response[Problem]:
    why = SentenceOut("refusal-options", {})
    return Response(Problem(error.message, why, error.rule), status_code=400)


def out_of_order(_request: Asked, error: StorageFault) -> Response[Problem]:
    """Convert a StorageFault to a 503: nothing was stored."""
    log.warning("a request failed: the database: %s", error)
    problem = Problem(
        "the server cannot keep anything just now; nothing was done", SentenceOut(error.key, {})
    )
    return Response(problem, status_code=503, headers={"retry-after": "5"})


def too_deep(_request: Asked, _error: RecursionError) -> Response[Problem]:
    return Response(
        Problem("this JSON is nested too deeply", SentenceOut("refusal-request", {})), status_code=400
    )


def broken(_request: Asked, error: Exception) -> Response[Problem]:
    """An internal error: logged in full, reported in brief."""
    log.error("a request failed", exc_info=error)
    why = SentenceOut("refusal-fault", {})
    return Response(Problem("the server failed; the fault is in its log", why), status_code=500)
