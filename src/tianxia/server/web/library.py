"""Endpoints that need no match: titles, rules, components, words."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from itertools import product
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Router, get
from litestar.params import PathParameter, QueryParameter

import tianxia
from tianxia.bots import bots_for
from tianxia.games import UnknownGame
from tianxia.kernel.errors import BadComponents
from tianxia.kernel.game import Game
from tianxia.kernel.ledger import Rule, Source
from tianxia.kernel.options import OptionInfo
from tianxia.kernel.words import fluent, languages
from tianxia.learn.page import Learning, learning
from tianxia.learn.puzzle import puzzles_of
from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.storage.packs import NotAtHand, PackCache
from tianxia.server.web.problems import Asked, Refusal, problems
from tianxia.table.frame import PackInfo

Title = Annotated[str, PathParameter(description="the name of a title", max_length=40)]
Language = Annotated[str, PathParameter(description="the code of a language", max_length=8)]
Digest = Annotated[
    str, QueryParameter(description="the digest of a pack", pattern=r"^(sha256:[0-9a-f]{32})?$")
]


class OptionLimit(msgspec.Struct):
    """The settings that an option can be combined with.

    - `seats`: numbers of players; 1 is the solo game.
    - `apart`: options that it excludes.
    - `needed`: numbers of players that cannot play without it."""

    name: str
    seats: list[int]
    apart: list[str]
    needed: list[int]


class GameInfo(msgspec.Struct):
    """A title for the lobby.

    - `seat_counts`: numbers of people.
    - `solo`: is there a game against the automa?
    - `solo_options`: options for the solo game only."""

    name: str
    seat_counts: list[int]
    usual_seats: int
    solo: bool
    solo_options: list[str]
    minutes: tuple[int, int]
    weight: int
    options: list[OptionInfo]
    limits: list[OptionLimit]  # for each option
    bots: list[str]
    packs: list[PackInfo]  # components to choose from, the built-in ones first
    agreements: bool  # agreements between seats, which a table may record
    rules: dict[Source, int]  # how many rules there are of each kind
    puzzles: int  # how many there are
    tables: dict[str, int]  # how many tables of components there are from each source


class LanguageInfo(msgspec.Struct):
    """A language: its code and its own name."""

    code: str
    name: str


class TableInfo(msgspec.Struct):
    """One table of components and where it comes from."""

    source: str
    note: str
    file: str
    table: dict[str, Any]


class Components(msgspec.Struct):
    """The components of a title."""

    game: str
    pack: PackInfo
    tables: dict[str, TableInfo]


def find_game(name: str) -> Game:
    try:
        return tianxia.game(name)
    except UnknownGame as error:
        raise Refusal(404, "refusal-no-game", detail=str(error)) from None


def read_ledger(title: str) -> None:
    """Parse a ledger at the start: it takes 0.1 s, too long for the event loop later."""
    _ = tianxia.game(title).ledger


def values_of(option: OptionInfo) -> list[Any]:
    """The values that differ from the default."""
    return [choice for choice in option.choices if choice != option.default]


@cache
def option_limits(game: Game) -> list[OptionLimit]:
    """Try each option, alone and paired with every other option, at every number of seats."""
    options = [option for option in game.list_options() if values_of(option)]
    needed: dict[int, dict[str, Any]] = {}
    for count in game.seat_counts:
        ways = ({option.name: value} for option in options for value in values_of(option))
        needed[count] = {} if game.takes(count, {}) else next(filter(partial(game.takes, count), ways), {})

    def seats_of(*chosen: OptionInfo) -> list[int]:
        mixes = [
            {option.name: value for option, value in zip(chosen, values, strict=True)}
            for values in product(*map(values_of, chosen))
        ]
        return [
            count for count in game.seat_counts if all(game.takes(count, needed[count] | m) for m in mixes)
        ]

    return [
        OptionLimit(
            option.name,
            seats_of(option),
            [one.name for one in options if one != option and seats_of(one) and not seats_of(option, one)],
            [count for count in game.seat_counts if option.name in needed[count]],
        )
        for option in options
    ]


def game_info(game: Game, packs: list[PackInfo]) -> GameInfo:
    return GameInfo(
        game.name,
        [count for count in game.seat_counts if count > 1],
        game.seats_by_default(),
        1 in game.seat_counts,
        [limit.name for limit in option_limits(game) if limit.seats == [1]],
        game.minutes,
        game.weight,
        game.list_options(),
        option_limits(game),
        bots_for(game),
        packs,
        bool(game.agreements),
        game.ledger.count(),
        len(puzzles_of(game.name)),
        dict(Counter(game.pack.sources.values())),
    )


@get("/games", responses=problems(429))
async def games(request: Asked) -> list[GameInfo]:
    """All titles."""
    packs: PackCache = request.app.state.packs
    return [game_info(tianxia.game(name), offered) for name, offered in packs.offers.items()]


@get("/games/{game:str}/rules", responses=problems(400, 404, 429))
async def rules(game: Title) -> list[Rule]:
    """Every rule of a title in English and French."""
    return list(find_game(game).ledger.rules.values())


@get("/games/{game:str}/learning", sync_to_thread=True, responses=problems(400, 404, 429))
def learn(game: Title) -> Learning:
    """Learning material of a title: the order of its rules, pictures for its page, guided games."""
    return learning(find_game(game).name)


@get("/games/{game:str}/components", responses=problems(400, 404, 429))
async def components(request: Asked, game: Title, pack: Digest = "") -> Components:
    """The data tables of a title with their sources: the built-in ones, or those of a pack by digest."""
    matches: LiveMatches = request.app.state.matches
    try:
        found = (await matches.game(game, pack)).pack
    except (UnknownGame, NotAtHand, BadComponents) as error:
        raise Refusal(404, "refusal-no-game", detail=str(error)) from None
    tables = {
        name: TableInfo(found.sources[name], found.notes[name], found.files[name], table)
        for name, table in found.tables.items()
    }
    return Components(game, matches.packs.info(found.digest), tables)


@get("/words/{language:str}/{game:str}", media_type=MediaType.TEXT, responses=problems(400, 404, 429))
async def words(request: Asked, language: Language, game: Title) -> str:
    """The words of a language as Fluent text, common and of a title; English where sentences are missing."""
    folder = None if game == "common" else find_game(game).folder
    further = request.app.state.settings.words
    if language not in languages(further):
        raise Refusal(
            404, "refusal-no-language", {"language": repr(language), "languages": list(languages(further))}
        )
    return fluent(language, folder, further)


@get("/languages", responses=problems(429))
async def list_languages(request: Asked) -> list[LanguageInfo]:
    """All languages, English first."""
    return [LanguageInfo(*one) for one in languages(request.app.state.settings.words).items()]


library = Router(
    "/", route_handlers=[games, rules, learn, components, words, list_languages], tags=["library"]
)
