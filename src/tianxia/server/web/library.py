"""What can be played and read without a match: titles, rules, components, words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, PathParameter, QueryParameter

import tianxia
from tianxia.bots import bots_for
from tianxia.games import UnknownGame
from tianxia.kernel.errors import BadComponents
from tianxia.kernel.game import Game
from tianxia.kernel.ledger import Rule
from tianxia.kernel.options import OptionInfo
from tianxia.kernel.words import COMMON
from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.storage.packs import NotAtHand, PackCache
from tianxia.server.web.problems import Asked, problems
from tianxia.table.frame import PackInfo

Title = Annotated[str, PathParameter(description="the name of a title", max_length=40)]
Digest = Annotated[
    str, QueryParameter(description="the digest of a pack", pattern=r"^(sha256:[0-9a-f]{32})?$")
]


class GameInfo(msgspec.Struct):
    """A title for the lobby. `seat_counts` are those of people; `solo` is the game against the automa,
    and `solo_options` are those that only this game takes."""

    name: str
    seat_counts: list[int]
    usual_seats: int
    solo: bool
    solo_options: list[str]
    minutes: tuple[int, int]
    weight: int
    options: list[OptionInfo]
    bots: list[str]
    packs: list[PackInfo]  # components to choose from, the built-in ones first
    agreements: bool  # between seats: a table may record them


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
        raise NotFoundException(str(error)) from None


def only_solo(game: Game, option: OptionInfo) -> bool:
    """Do the rules refuse every other value than the usual one to all but the solo game?"""
    others = [choice for choice in option.choices if choice != option.default]
    return bool(others) and all(
        (count == 1) == game.takes(count, {option.name: other})
        for count in game.seat_counts
        for other in others
    )


def game_info(game: Game, packs: list[PackInfo]) -> GameInfo:
    return GameInfo(
        game.name,
        [count for count in game.seat_counts if count > 1],
        game.seats_by_default(),
        1 in game.seat_counts,
        [option.name for option in game.list_options() if only_solo(game, option)],
        game.minutes,
        game.weight,
        game.list_options(),
        bots_for(game),
        packs,
        bool(game.agreements),
    )


@get("/games", responses=problems(429))
async def games(request: Asked) -> list[GameInfo]:
    """The titles there are."""
    packs: PackCache = request.app.state.packs
    return [game_info(tianxia.game(name), packs.offers[name]) for name in tianxia.titles()]


@get("/games/{game:str}/rules", responses=problems(400, 404, 429))
async def rules(game: Title) -> list[Rule]:
    """Every rule of a title in English and French."""
    return list(find_game(game).ledger.rules.values())


@get("/games/{game:str}/components", responses=problems(400, 404, 429))
async def components(request: Asked, game: Title, pack: Digest = "") -> Components:
    """The data tables of a title with their sources: its own, or those of a pack by its digest."""
    matches: LiveMatches = request.app.state.matches
    try:
        found = (await matches.game(game, pack)).pack
    except (UnknownGame, NotAtHand, BadComponents) as error:
        raise NotFoundException(str(error)) from None
    tables = {
        name: TableInfo(found.sources[name], found.notes[name], found.files[name], table)
        for name, table in found.tables.items()
    }
    return Components(game, matches.packs.info(found.digest), tables)


@get("/words/{language:str}/{game:str}", media_type=MediaType.TEXT, responses=problems(400, 404, 429))
async def words(language: FromPath[Literal["en", "fr"]], game: Title) -> str:
    """The words of a language as Fluent text: the common ones and a title's."""
    files = [COMMON / f"{language}.ftl"]
    if game != "common":
        files.append(find_game(game).folder / "words" / f"{language}.ftl")
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


library = Router("/", route_handlers=[games, rules, components, words], tags=["library"])
