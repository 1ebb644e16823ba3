"""Errors for people: what was wrong, where, what would be right."""

from __future__ import annotations


class TianxiaError(ValueError):
    """Any refusal a caller can do something about."""


class BadArgument(TianxiaError):
    """A value that is not there to be chosen."""


class WrongType(TianxiaError, TypeError):
    """A value of a type that nothing can be made of."""


class GameOver(TianxiaError):
    """Something was asked of a finished game."""

    def __init__(self) -> None:
        super().__init__("the game is over: nothing is asked any more")


class IllegalMove(TianxiaError):
    """A move that the rules forbid here. `rule` is its ledger entry."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message} [{rule}]" if rule else message)
        self.rule = rule
        self.message = message


class BadOptions(TianxiaError):
    """Seats or options that do not go together. `rule` is the ledger entry, where there is one."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} [{rule}]" if rule else message)
        self.rule = rule
        self.message = message


class BadPosition(TianxiaError):
    """A position that cannot exist, with every reason."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("this position cannot exist:\n" + "\n".join(f"- {p}" for p in problems))
        self.problems = problems


class BadComponents(TianxiaError):
    """A data pack that cannot be played: file, table and reason of each fault."""

    def __init__(self, problems: list[str]) -> None:
        problems = list(dict.fromkeys(problems))  # each once
        super().__init__("these components cannot be used:\n" + "\n".join(f"- {p}" for p in problems))
        self.problems = problems


class BadRecord(TianxiaError):
    """A match file that cannot be read or does not replay; the line says where."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
