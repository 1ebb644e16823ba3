"""Matches on a real Ray that the test starts; progress messages, and errors if Ray cannot start."""

from __future__ import annotations

import json
import multiprocessing
import time
from pathlib import Path

import pytest

from tianxia.arena.cluster import (
    BATCH_SECONDS,
    LARGEST_BATCH,
    RayError,
    batch_size,
    check_version,
    drive,
    on_ray,
    play_batch,
)
from tianxia.arena.match import Plan, play
from tianxia.arena.run import run
from tianxia.cli import main

PLAN = Plan("toy", 2, ["novice", "random"], 12, 5)


@pytest.mark.slow
def test_ray_plays_the_same_matches_and_says_how_it_starts(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """From the command line: Ray's own output reaches neither stream."""
    here = run(PLAN, tmp_path / "here")
    words = ["arena", "toy", "--seats", "2", "--bots", "novice,random", "--games", "12", "--seed", "5"]
    assert main([*words, "--ray", "local", "--jobs", "1", "--out", str(tmp_path / "ray"), "--json"]) == 0
    said = capfd.readouterr()
    starts, *_, ready = said.err.splitlines()
    assert starts == "tianxia: starting Ray on this machine; giving up after 180 s"
    assert ready.startswith("tianxia: Ray is ready after ")
    assert ready.endswith(": 1 worker, machines: 1")
    assert all(line.startswith("tianxia: ") for line in said.err.splitlines())
    assert json.loads(said.out)["figures"][0]["matches"] == 12
    assert run(PLAN, tmp_path / "ray") == here
    assert not (tmp_path / "ray/ray.log").exists()


def test_a_cluster_that_does_not_answer_is_given_up_in_words(tmp_path: Path) -> None:
    said: list[str] = []
    began = time.monotonic()
    with pytest.raises(
        RayError, match=r"^no Ray at '127.0.0.1:9': no worker answered within 0.2 s; --ray-wait"
    ):
        list(on_ray(PLAN, [0], tmp_path, "127.0.0.1:9", patience=0.2, say=said.append))
    assert time.monotonic() - began < 60
    assert said == ["connecting to Ray at 127.0.0.1:9; giving up after 0.2 s"]
    assert not multiprocessing.active_children()


def test_what_ray_answers_reaches_the_error(tmp_path: Path) -> None:
    """The code of the helper process, called directly, with an address that Ray refuses at once."""
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(
        target=drive, args=(theirs, PLAN, [0], "nonsense://here", 0, str(tmp_path / "ray.log"))
    )
    process.start()
    theirs.close()
    failed, why = ours.recv()
    process.join()
    assert failed
    assert "nonsense" in why
    assert "Traceback" in (tmp_path / "ray.log").read_text(encoding="utf-8")


def test_batches_take_some_seconds_and_end_together() -> None:
    assert batch_size(0, 0.0, 10_000, 2) == 1  # nothing is known yet
    assert batch_size(10, 1.0, 10_000, 2) == round(BATCH_SECONDS / 0.1)
    assert batch_size(10, 1.0, 8, 2) == 2  # near the end
    assert batch_size(10, 1.0, 1, 2) == 1
    assert batch_size(10, 100.0, 10_000, 2) == 1  # matches longer than a batch
    assert batch_size(10, 0.0, 10**9, 2) == LARGEST_BATCH


def test_a_batch_is_the_matches_of_the_plan() -> None:
    from tianxia import __version__

    rows, seconds = play_batch(PLAN, __version__, [3, 4])
    assert rows == [play(PLAN, 3), play(PLAN, 4)]
    assert seconds > 0
    with pytest.raises(RayError, match=r"has tianxia .*, and this machine 0\.0$"):
        check_version("0.0")
