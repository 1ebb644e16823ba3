"""Errors for people, as JSON: what was wrong, and the rule that says so where there is one."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from tianxia.kernel.errors import BadOptions
from tianxia.server.storage.database import StorageFault

log = logging.getLogger("tianxia.server")

Asked = Request[Any, Any, Any]


class Problem(msgspec.Struct, omit_defaults=True):
    """What went wrong."""

    error: str
    rule: str = ""
    key: str = ""  # a word for it in the player's language


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: the refusals a call may answer with."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="refused") for status in statuses
    }


def told(_request: Asked, error: HTTPException) -> Response[Problem]:
    """Any refusal."""
    detail = error.detail or "this cannot be done"
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{fault.get('key', '')}: {fault.get('message', '')}" for fault in error.extra)
    return Response(Problem(detail), status_code=error.status_code, headers=error.headers)


def bad_options(_request: Asked, error: BadOptions) -> Response[Problem]:
    return Response(Problem(error.message, error.rule), status_code=400)


def out_of_order(_request: Asked, error: StorageFault) -> Response[Problem]:
    """The database does not do its work: nothing was kept."""
    log.warning("a request failed: the database: %s", error)
    told = Problem("the server cannot keep anything just now; nothing was done", key=error.key)
    return Response(told, status_code=503, headers={"retry-after": "5"})


def too_deep(_request: Asked, _error: RecursionError) -> Response[Problem]:
    return Response(Problem("this JSON is nested too deeply"), status_code=400)


def broken(_request: Asked, error: Exception) -> Response[Problem]:
    """Our own fault: told to the log in full, to the client in brief."""
    log.error("a request failed", exc_info=error)
    return Response(Problem("the server failed; the fault is in its log"), status_code=500)
