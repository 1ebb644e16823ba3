"""The README's examples run."""

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_python_examples() -> None:
    for example in re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(example, str(README), "exec"), {})


def test_commands_exist() -> None:
    from tianxia.cli import parser

    commands = re.findall(r"^tianxia (\w+)", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert commands
    there = parser().format_help()
    assert all(f"    {command} " in there for command in commands)
