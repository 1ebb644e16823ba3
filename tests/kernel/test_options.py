"""Options: unknown names and bad values are refused, and the message says what would be right."""

from typing import Annotated, Literal

import msgspec
import pytest

from tianxia.kernel.errors import BadOptions
from tianxia.kernel.options import list_options, make_options, read_option


class Options(msgspec.Struct, frozen=True):
    quick: bool = False
    level: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    side: Literal["front", "back"] = "front"


def test_listed_with_kinds_choices_and_defaults() -> None:
    assert [(o.name, o.kind, o.default, o.choices) for o in list_options(Options)] == [
        ("quick", "bool", False, [False, True]),
        ("level", "int", 1, [1, 2, 3, 4]),
        ("side", "choice", "front", ["back", "front"]),
    ]


def test_made_from_names_and_values() -> None:
    assert make_options("toy", Options, {"level": 3}) == Options(level=3)
    assert make_options("toy", Options, None) == Options()


def test_refused_with_what_would_be_right() -> None:
    with pytest.raises(BadOptions, match="toy has no option 'slow'; it has quick, level, side"):
        make_options("toy", Options, {"slow": True})
    with pytest.raises(BadOptions, match=r"level"):
        make_options("toy", Options, {"level": 9})


def test_read_as_people_type_them() -> None:
    assert read_option("toy", Options, "quick") == ("quick", True)
    assert read_option("toy", Options, "quick=False") == ("quick", False)
    assert read_option("toy", Options, "level=2") == ("level", 2)
    with pytest.raises(BadOptions, match="option side takes back, front, not 'top'"):
        read_option("toy", Options, "side=top")
    with pytest.raises(BadOptions, match="has no option"):
        read_option("toy", Options, "slow=1")
