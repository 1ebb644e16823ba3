"""`tianxia completion`: completes commands, options and values at Tab in bash, zsh and fish.

The script that it prints calls `tianxia completion SHELL -- WORDS` at each Tab. The candidates follow from
the parser of the command line, so a new command or option needs nothing here.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import tianxia
from tianxia.bots import BOTS
from tianxia.cli.common import bot_names
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.options import list_options
from tianxia.kernel.words import languages

FILES, FOLDERS = ":files", ":folders"  # lines that ask the shell for names of files and folders

BASH = """\
_tianxia() {
    local line=${COMP_LINE:0:COMP_POINT} current candidate
    local -a words
    read -ra words <<< "$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    current=${words[${#words[@]} - 1]}
    COMPREPLY=()
    while IFS= read -r candidate; do
        case $candidate in
            :files) compopt -o default ;;
            :folders) compopt -o dirnames ;;
            *)
                candidate=${candidate%%$'\\t'*}
                # readline completes what follows the last `=`
                [[ $COMP_WORDBREAKS == *=* && $current == *=* ]] && candidate=${candidate#"${current%=*}="}
                COMPREPLY+=("$candidate")
                ;;
        esac
    done < <("${words[0]/#\\~/$HOME}" completion bash -- "${words[@]:1}" 2> /dev/null)
}
complete -F _tianxia tianxia
"""

ZSH = """\
#compdef tianxia
_tianxia() {
    local line
    local -a found
    for line in "${(@f)$("${words[1]}" completion zsh -- "${(@)words[2,CURRENT]}" 2> /dev/null)}"; do
        case $line in
            :files) _files ;;
            :folders) _files -/ ;;
            ?*) found+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}") ;;
        esac
    done
    (( $#found )) && _describe tianxia found
}
if [[ $funcstack[1] == _tianxia ]]; then _tianxia "$@"; else compdef _tianxia tianxia; fi
"""

FISH = """\
function __tianxia_complete
    set -l before (commandline -opc)
    set -l current (commandline -ct)
    for line in ($before[1] completion fish -- $before[2..] "$current" 2> /dev/null)
        switch $line
            case ':files'
                __fish_complete_path "$current"
            case ':folders'
                __fish_complete_directories "$current"
            case '*'
                echo $line
        end
    end
end
complete --command tianxia --no-files --arguments '(__tianxia_complete)'
"""

SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


class Candidate(NamedTuple):
    """A word that can stand at the cursor, and its meaning."""

    text: str
    help: str = ""


def add(commands: Any) -> None:
    parser = commands.add_parser("completion", help="print the script that completes commands in a shell")
    parser.add_argument("shell", choices=list(SCRIPTS))
    parser.add_argument("words", nargs="*", help=argparse.SUPPRESS)  # the script asks with `-- WORDS`
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if not arguments.words:
        print(SCRIPTS[arguments.shell], end="")
        return 0
    from tianxia.cli import parser

    for one in candidates(parser(), arguments.words):
        print(one.text if arguments.shell == "bash" else f"{one.text}\t{one.help}".strip("\t"))
    return 0


def candidates(parser: argparse.ArgumentParser, words: list[str]) -> list[Candidate]:
    """The candidates for the last word; the words before it are complete."""
    *before, current = words
    given: dict[str, str] = {}  # by the argument's name
    expected: argparse.Action | None = None  # the option whose value comes next
    at = 0  # positional arguments so far
    for word in before:
        if expected is not None:
            given[expected.dest] = word
            expected = None
        elif word.startswith("-") and word != "-":
            name, equals, _ = word.partition("=")
            option = option_of(parser, name)
            if option is not None:
                given.setdefault(option.dest, "")
                expected = option if option.nargs != 0 and not equals else None
        else:
            here = positional(parser, at)
            if isinstance(here, argparse._SubParsersAction):
                if word not in here.choices:
                    return []
                parser, at, given = here.choices[word], 0, {}
            elif here is not None:
                given[here.dest] = word
                at += 1
    if expected is not None:
        return matching(values(expected, current, given), current)
    name, equals, typed = current.partition("=")
    option = option_of(parser, name) if equals else None
    if option is not None:
        found = values(option, typed, given)
        return matching([Candidate(f"{name}={one.text}", one.help) for one in found], current)
    here = positional(parser, at)
    if current.startswith("-") or here is None:
        return matching(options(parser, given), current)
    return matching(values(here, current, given), current)


def matching(found: Iterable[Candidate], current: str) -> list[Candidate]:
    """The candidates that begin with the current word, and requests for file names."""
    return [one for one in found if one.text.startswith(current) or one.text in (FILES, FOLDERS)]


def positional(parser: argparse.ArgumentParser, at: int) -> argparse.Action | None:
    """The positional argument number `at`; the last one again if it takes several words."""
    there = [action for action in parser._actions if not action.option_strings]
    if there and at >= len(there) and there[-1].nargs in ("*", "+"):
        return there[-1]
    return there[at] if at < len(there) else None


def option_of(parser: argparse.ArgumentParser, name: str) -> argparse.Action | None:
    return parser._option_string_actions.get(name)


def options(parser: argparse.ArgumentParser, given: dict[str, str]) -> list[Candidate]:
    """The options that are not used yet, by their long names."""
    return [
        Candidate(action.option_strings[-1], about(action.help))
        for action in parser._actions
        if action.option_strings
        if action.dest not in given or isinstance(action, argparse._AppendAction)
    ]


def about(help: str | None) -> str:
    """The help of an argument as one line."""
    return " ".join((help or "").split())


def values(action: argparse.Action, current: str, given: dict[str, str]) -> list[Candidate]:
    """The possible values of an argument, if they can be listed."""
    if isinstance(action, argparse._SubParsersAction):
        return [Candidate(one.dest, about(one.help)) for one in action._choices_actions]
    if action.choices is not None:
        return [Candidate(str(choice)) for choice in action.choices]
    if action.type is bot_names:  # a list with commas
        whole = current[: current.rfind(",") + 1]
        return [Candidate(whole + name) for name in BOTS]
    if action.dest in ("bot", "agent"):
        return [Candidate(name) for name in BOTS]
    if action.dest == "game":
        return [Candidate(title) for title in tianxia.titles()]
    if action.dest in ("option", "seats"):
        return of_title(action.dest, given.get("game", ""))
    if action.dest == "task":
        from tianxia.arena.benchmark import suite

        return [Candidate(task.id) for task in suite().task]
    if action.dest == "languages":
        return [Candidate(language, name) for language, name in languages().items()]
    if action.metavar == "FOLDER" or action.dest == "folder":
        return [Candidate(FOLDERS)]
    if action.type is Path or action.metavar in ("FILE", "DB"):
        return [Candidate(FILES)]
    return []


def of_title(wanted: str, title: str) -> list[Candidate]:
    """Options with their values, or numbers of seats, of the title on the command line."""
    try:
        game = tianxia.game(title)
    except TianxiaError:
        return []
    if wanted == "seats":
        return [Candidate(str(count)) for count in game.seat_counts]
    return [
        Candidate(f"{option.name}={str(choice).lower()}")
        for option in list_options(game.options_type)
        for choice in option.choices
    ]
