"""An extension of griffe, which reads docstrings for the site: examples after `>>>` become blocks of code."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^>>> .*\n(?:(?!>>> ).+\n?)*)+", re.MULTILINE)


def fence(text: str) -> str:
    """The text with its examples between fences.

    >>> print(fence("Adds.\\n\\n>>> 1 + 1\\n2"))
    Adds.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    """
    return EXAMPLE.sub(lambda match: f"```pycon\n{match[0].rstrip()}\n```\n", text).rstrip()


class FencedExamples(griffe.Extension):
    """Fences the examples of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fence(obj.docstring.value)
