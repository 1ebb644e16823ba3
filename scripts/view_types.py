"""Write the types of the titles' views for the client, from the titles' `view_shape.py`.

    python scripts/view_types.py           # or: make web-types
    python scripts/view_types.py --check   # exit 1 if a file is not what would be written

Structs become interfaces, named types (`Colour = Literal[...]`) types, and `LISTS` constants with all words.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from scripts.typescript import TypeScript, literals  # noqa: E402

GAMES = ROOT / "src" / "tianxia" / "games"
HEAD = "// Written by scripts/view_types.py from the title's view_shape.py: `make web-types`. Do not edit.\n"


def own_structs(module: ModuleType) -> list[Any]:
    """The structs of a module, in its order."""
    return [one for one in vars(module).values() if getattr(one, "__module__", "") == module.__name__]


def named_types(module: ModuleType) -> dict[str, Any]:
    """The types with a name that are no structs."""
    return {name: one for name, one in vars(module).items() if get_origin(one) in (Literal, Annotated)}


def typescript(module: ModuleType) -> str:
    """The whole file of a title."""
    aliases = named_types(module)
    structs = [one for one in own_structs(module) if isinstance(one, type)]
    writer = TypeScript(structs, aliases=aliases)
    lists = {id(literal): name for name, literal in module.LISTS.items()}
    parts = [HEAD]
    for name, alias in aliases.items():
        if id(alias) in lists:
            words = ", ".join(msgspec.json.encode(word).decode() for word in get_args(alias))
            parts.append(f"export const {lists[id(alias)]} = [{words}] as const;\n")
            parts.append(f"export type {name} = (typeof {lists[id(alias)]})[number];\n")
        elif get_origin(alias) is Literal:
            parts.append(f"export type {name} = {literals(alias)};\n")
        else:
            parts.append(f"export type {name} = {writer.compound(alias)};\n")
    return "\n".join([*parts, *map(writer.interface, structs)])


def wanted() -> dict[Path, str]:
    """The expected content of each file."""
    found = {}
    for file in sorted(GAMES.glob("*/view_shape.py")):
        title = file.parent.name
        module = import_module(f"tianxia.games.{title}.view_shape")
        found[ROOT / "web" / "src" / "games" / title / "view.generated.ts"] = typescript(module)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; name stale files")
    check = parser.parse_args().check
    stale = {
        path: text for path, text in wanted().items() if not path.exists() or path.read_text("utf-8") != text
    }
    for path, text in stale.items():
        print(f"{path.relative_to(ROOT)} {'is stale: make web-types' if check else 'written'}")
        if not check:
            path.write_text(text, "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
