"""Errors for people: what was wrong, where, what would be right."""

from __future__ import annotations

from tianxia.kernel.event import Sentence


class TianxiaError(ValueError):
    """The base of all errors that a caller can handle."""


class BadArgument(TianxiaError):
    """An argument with a value that cannot be chosen."""


class WrongType(TianxiaError, TypeError):
    """An argument of a wrong type."""


class GameOver(TianxiaError):
    """The game is over, and the call needs a running game."""

    def __init__(self) -> None:
        super().__init__("the game is over: nothing is asked any more")


class IllegalMove(TianxiaError):
    """A move or command that is refused.

    `rule` is the ledger entry that forbids it, or empty. `sentence` is the reason: a key of the word files
    with its arguments. The message is its English text, followed by `rule_text`, the text of the ledger.
    """

    def __init__(
        self, rule: str, key: str, args: dict[str, object] | None = None, rule_text: str = ""
    ) -> None:
        super().__init__(rule, key, args, rule_text)
        self.rule = rule
        self.sentence = Sentence(key, args or {})
        self.rule_text = rule_text

    @property
    def message(self) -> str:
        """The reason in English."""
        from tianxia.kernel.words import words  # formatted only when the message is read

        text = words("en").format(self.sentence.key, self.sentence.args)
        return f"{text}: {self.rule_text}" if self.rule_text else text

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]" if self.rule else self.message


class BadOptions(TianxiaError):
    """Seats or options that cannot be combined. `rule` is the ledger entry, if there is one."""

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
    """A data pack that cannot be played: file, table and reason of each error."""

    def __init__(self, problems: list[str]) -> None:
        problems = list(dict.fromkeys(problems))  # each once
        super().__init__("these components cannot be used:\n" + "\n".join(f"- {p}" for p in problems))
        self.problems = problems


class BadRecord(TianxiaError):
    """A match file that cannot be read or replayed; the message has the line."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
