"""The pages of the titles for the documentation site, from their own words, ledger and components.

`python scripts/docs_titles.py huang --language fr` prints one. `scripts/docs.py` writes them all.
"""

from __future__ import annotations

import argparse
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import tianxia
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.game import Game
from tianxia.kernel.ledger import SOURCES as RULE_KINDS
from tianxia.kernel.ledger import Ledger, Rule
from tianxia.kernel.observation import observer
from tianxia.kernel.words import Words, words
from tianxia.learn.chapters import Chapter, read_chapters
from tianxia.learn.page import MISTAKES, Section
from tianxia.research.spaces import table

ROOT = Path(__file__).parent.parent
LANGUAGES = {"en": "English", "fr": "Français"}
SECTIONS: tuple[Section, ...] = ("about", "win", "turn", "pieces", "points")
SOURCES = ("rulebook", "deduced", "public", "reconstructed")
MARKDOWN = re.compile(r"([\\`*_\[\]<>#|])")
# Headings and sentences that only this site has.
OWN: dict[str, dict[str, Any]] = {
    "en": {
        "seats": "Seats: {seats}. Minutes: {minutes}.",
        "rules": "Rules",
        "kinds": "Every rule says what kind of truth it is:",
        "options": "Optional rules",
        "data": "Where each number comes from",
        "data-help": "Each table of components says where it comes from. `tianxia data {game}` prints the "
        "numbers, and [Correct components](../components.md) says how to correct them.",
        "columns": ("file", "table", "source", "note"),
        "version": "Rules version {rules}, components `{digest}`.",
    },
    "fr": {
        "seats": "Places : {seats}. Minutes : {minutes}.",
        "rules": "Règles",
        "kinds": "Chaque règle dit de quelle vérité elle relève :",
        "options": "Règles optionnelles",
        "data": "D’où vient chaque nombre",
        "data-help": "Chaque table du matériel dit d’où elle vient. `tianxia data {game}` affiche les "
        "nombres, et [Correct components](../components.md) (en anglais) dit comment les corriger.",
        "columns": ("fichier", "table", "source", "note (en anglais)"),
        "version": "Règles, version {rules} ; matériel `{digest}`.",
    },
}


def plain(text: str) -> str:
    """The text with all Markdown syntax escaped."""
    return MARKDOWN.sub(r"\\\1", " ".join(text.split()))


def page(title: str, language: str = "en") -> str:
    """The page of a title as Markdown: introduction, optional rules, rules in teaching order, sources."""
    game: Game = tianxia.game(title)
    spoken, own = words(language, game.folder), OWN[language]

    def said(key: str) -> str:
        return plain(spoken.format(key, {}))

    seats = ", ".join(map(str, game.seat_counts))
    least, most = game.minutes
    minutes = str(least) if least == most else f"{least}–{most}"
    parts = [
        f"# {said('title')}",
        said("tagline"),
        own["seats"].format(seats=seats, minutes=minutes),
        f"![{said('title')}](../files/docs/screenshots/{title}-table-desktop.jpg)",
    ]
    for section in SECTIONS:
        if f"page-{section}" in spoken.messages:
            parts += [f"## {said(f'ui-learn-{section}')}", said(f"page-{section}")]
    misses = [key for n in range(1, MISTAKES + 1) if (key := f"page-miss-{n}") in spoken.messages]
    if misses:
        parts += [f"## {said('ui-learn-miss')}", "\n".join(f"- {said(key)}" for key in misses)]
    parts += optional_rules(spoken, own["options"])
    parts += rules(game, spoken, language)
    parts += sources(game, spoken, language)
    return "\n\n".join(parts) + "\n"


def observations(titles: list[str]) -> str:
    """The page of the observations as Markdown: each title's numbers at its usual number of seats."""
    parts = [
        "# Observations",
        "What a seat may know, as a row of 16-bit numbers. Seats are relative to the observing seat: 0 is "
        "itself, 1 the next one. [Learn with it](research.md) says how to get rows, masks and named views.",
    ]
    for title in titles:
        game: Game = tianxia.game(title)
        look = observer(game.new(game.seats_by_default()))
        sizes = {}
        for seats in game.seat_counts:
            with suppress(BadOptions):  # a number of seats that needs an option
                sizes[seats] = observer(game.new(seats)).size
        counts = ", ".join(f"{size} at {seats}" for seats, size in sizes.items())
        parts += [
            f"## {plain(words('en', game.folder).format('title', {}))}",
            f"Version `{look.version}`, {look.actions} actions. Numbers by seats: {counts}.",
            f"The table is that of {game.seats_by_default()} seats.",
            table(look),
        ]
    return "\n\n".join(parts) + "\n"


def optional_rules(spoken: Words, heading: str) -> list[str]:
    names = sorted(
        key for key in spoken.messages if f"{key}-help" in spoken.messages and key.startswith("option-")
    )
    lines = [
        f"- **{plain(spoken.format(key, {}))}**: {plain(spoken.format(f'{key}-help', {}))}" for key in names
    ]
    return [f"## {heading}", "\n".join(lines)] if lines else []


def rules(game: Game, spoken: Words, language: str) -> list[str]:
    """The ledger in teaching order, each rule with its kind and its place in the rulebook."""
    own, ledger = OWN[language], game.ledger
    counts = ledger.count()
    kinds = []
    for kind in RULE_KINDS:
        name, help = (spoken.format(key, {}) for key in (f"ui-rule-{kind}", f"ui-rule-help-{kind}"))
        kinds.append(f"- **{name}** ({counts[kind]}): {help}")
    parts = [f"## {own['rules']}", own["kinds"], "\n".join(kinds)]
    for chapter in read_chapters(game.name):
        parts += [f"### {plain(heading(chapter, spoken))}"]
        found = [rule for rule in ledger.rules.values() if rule.id.split(".")[1] in chapter.sections]
        found.sort(key=lambda rule: chapter.sections.index(rule.id.split(".")[1]))
        parts += ["\n".join(line(rule, ledger, spoken, language) for rule in found)]
    return parts


def heading(chapter: Chapter, spoken: Words) -> str:
    return spoken.format(f"{'rules' if chapter.own else 'chapter'}-{chapter.id}", {})


def line(rule: Rule, ledger: Ledger, spoken: Words, language: str) -> str:
    kind = spoken.format(f"ui-rule-{rule.source}", {})
    place = f", {plain(rule.ref)}" if rule.ref.strip("-– ") and rule.ref not in RULE_KINDS else ""
    option = f", `{rule.option}`" if rule.option else ""
    return f"- {plain(ledger.text(rule.id, language))}<br><small>`{rule.id}` · {kind}{place}{option}</small>"


def sources(game: Game, spoken: Words, language: str) -> list[str]:
    """Where each table of components comes from."""
    own, pack = OWN[language], game.pack
    kinds = {kind: spoken.format(f"ui-source-{kind}", {}) for kind in SOURCES}
    columns = own["columns"]
    rows = [
        f"| `{pack.files[name]}` | `{name}` | {kinds[source]} | {plain(pack.notes[name])} |"
        for name, source in pack.sources.items()
    ]
    table = "\n".join([f"| {' | '.join(columns)} |", "|---|---|---|---|", *rows])
    version = own["version"].format(rules=game.rules, digest=pack.digest)
    return [f"## {own['data']}", own["data-help"].format(game=game.name), table, version]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("title", choices=tianxia.titles())
    parser.add_argument("--language", choices=sorted(LANGUAGES), default="en")
    chosen = parser.parse_args()
    print(page(chosen.title, chosen.language), end="")


if __name__ == "__main__":
    main()
