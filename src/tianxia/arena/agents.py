"""Agents that play a benchmark: bots, policies that use observations, and programs that exchange text."""

from __future__ import annotations

import atexit
import json
import math
import shlex
import subprocess
import sys
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from tianxia.bots import UnknownBot
from tianxia.bots.bot import Bot, asked
from tianxia.bots.own import find_bot
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.observation import observer
from tianxia.kernel.phrase import phrase_goes_on
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State
from tianxia.kernel.words import words

GREETING = "tianxia-4 1"  # first line of a conversation: name and version of the protocol
PROGRAM, POLICY = "program:", "policy:"  # how the name of an agent begins


class AgentGone(TianxiaError):
    """The agent's program has ended or cannot be started."""


class Agent(Protocol):
    """A player of a benchmark: it answers in words or actions, for a redealt position."""

    def answer(self, position: State, seat: int, rng: Rng, refused: str) -> str | list[int]:
        """Return a phrase for the seat. `refused`: why the previous answer was not legal; empty at first."""
        ...


@cache
def find_agent(name: str) -> Agent:
    """An agent by its name; the same object each time, so that a program is started once in each process.

    - `adept`, `module:Class`: a bot, see `tianxia.bots.own`.
    - `policy:module:Class`: a class whose `predict(observation, mask)` (NumPy arrays) returns an action.
    - `program:COMMAND`: a program that is asked on its standard input; see docs/benchmark.md.
    """
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM))
    if name.startswith(POLICY):
        return Policy(name.removeprefix(POLICY))
    return BotAgent(find_bot(name))


class BotAgent:
    """A bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def answer(self, position: State, seat: int, rng: Rng, refused: str) -> list[int]:
        return self.bot.choose(position, seat, rng, math.inf)


class Policy:
    """A policy of observations and masks, asked once for each action of a phrase."""

    def __init__(self, name: str) -> None:
        module, _, class_name = name.partition(":")
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.append(here)
        try:
            self.policy: Any = getattr(import_module(module), class_name)()
        except (ImportError, AttributeError, TypeError, ValueError) as error:
            raise UnknownBot(f"policy {name!r}: {error}") from None
        if not callable(getattr(self.policy, "predict", None)):
            raise UnknownBot(f"policy {name!r} has no predict(observation, mask)")

    def answer(self, position: State, seat: int, rng: Rng, refused: str) -> list[int]:
        import numpy as np

        here = asked(position, seat)
        look = observer(here)
        phrase: list[int] = []
        while True:
            row = np.frombuffer(look.observation(here, seat), "<i2")
            legal = np.frombuffer(look.mask(here, seat), np.int8)
            action = int(self.policy.predict(row, legal))
            if not (0 <= action < len(legal) and legal[action]):
                return [*phrase, action]  # if it is not legal, the benchmark refuses and counts it
            phrase.append(action)
            learned = here.learned
            here.take(action)
            if not phrase_goes_on(learned, here, seat):
                return phrase


class Program:
    """A program that reads questions from standard input and writes one line for each answer."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except (OSError, ValueError, IndexError) as error:
            raise AgentGone(f"{command!r} cannot be started: {error}") from None
        self.command = command
        atexit.register(self.close)
        self.say(GREETING)

    def answer(self, position: State, seat: int, rng: Rng, refused: str) -> str:
        here = asked(position, seat)
        self.say(f"refused: {refused}" if refused else question(here, seat))
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.endswith("\n"):
            raise AgentGone(f"{self.command!r} has ended before it answered")
        return line.strip()

    def close(self) -> None:
        """End the program: its input is closed, and it is killed if it does not stop within a second."""
        with suppress(OSError, ValueError, subprocess.TimeoutExpired):
            self.process.communicate(timeout=1)
        self.process.kill()
        self.process.wait()

    def say(self, text: str) -> None:
        """Write a block of lines; an empty line ends it."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{text}\n\n")
            self.process.stdin.flush()
        except OSError:
            raise AgentGone(f"{self.command!r} has ended: it no longer reads") from None


def question(position: State, seat: int) -> str:
    """The question to a seat: its view of the position (JSON), the prompt, and the legal answers."""
    game = position.game
    spoken = words("en", game.folder)
    prompt = position.decision.prompt(position)
    lines = [
        f"game: {game.name}",
        f"seat: {seat}",
        f"scores: {' '.join(map(str, position.scores()))}",
        f"position: {json.dumps(position.view(seat), ensure_ascii=False, separators=(',', ':'))}",
        f"question: {spoken.format(prompt.key, prompt.args)}",
        "answers:",
    ]
    for action in position.actions():
        label = position.describe(action)
        lines.append(f"{game.notate(position, action)} = {spoken.format(label.key, label.args)}")
    return "\n".join(lines)
