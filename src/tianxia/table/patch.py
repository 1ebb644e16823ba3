"""Patches: the difference between two views, small enough to send for each event.

A patch is either a list with one item, the new value; or an object with a patch for each changed key of an
object (or index of a list of the same length), and 0 for each removed key. `{}` means no change.
`web/src/state/patch.ts` applies it in the browser.
"""

from __future__ import annotations

from typing import Any

import msgspec

Patch = list[Any] | dict[str, Any]


def difference(before: Any, after: Any) -> Patch:
    """The patch that leads from one JSON value to another."""
    if same(before, after):
        return {}
    if isinstance(before, dict) and isinstance(after, dict):
        changed: dict[str, Any] = {key: 0 for key in before if key not in after}
        for key, value in after.items():
            if key not in before:
                changed[key] = [value]
            elif not same(before[key], value):
                changed[key] = difference(before[key], value)
        return changed
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = zip(before, after, strict=True)
        return {str(at): difference(was, now) for at, (was, now) in enumerate(pairs) if not same(was, now)}
    return [after]


def same(one: Any, other: Any) -> bool:
    """Are two values equal as JSON, where true is not 1?"""
    return one is other or msgspec.json.encode(one) == msgspec.json.encode(other)


def apply(value: Any, patch: Patch) -> Any:
    """Apply a patch; returns the new value and leaves the old one unchanged."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(value, list):
        changed_list = list(value)
        for at, inner in patch.items():
            changed_list[int(at)] = apply(value[int(at)], inner)
        return changed_list
    if not patch:
        return value
    changed = {key: inner for key, inner in value.items() if patch.get(key) != 0}
    for key, inner in patch.items():
        if inner != 0:
            changed[key] = apply(value.get(key), inner)
    return changed
