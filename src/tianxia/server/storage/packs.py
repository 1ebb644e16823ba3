"""Component packs: the built-in ones, those offered with `--data`, those stored with matches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import tianxia
from tianxia.kernel.components import Pack, pack_from_json, read_pack
from tianxia.kernel.errors import BadComponents, TianxiaError
from tianxia.kernel.game import Game, built_in_packs
from tianxia.server.storage.store import PackRow
from tianxia.table.frame import PackInfo

LONGEST_NAME = 40


class NotAtHand(TianxiaError):
    """The rules or components of a match are not available; the message says what would help."""


class PackCache:
    """All available packs by digest. TianxiaError says what is wrong with a pack.

    `data`: the packs to offer, as in `tianxia serve --data`.
    """

    def __init__(self, data: Sequence[str] = ()) -> None:
        self.known: dict[str, tuple[str, Pack, PackInfo]] = {}  # with the title each belongs to
        self.offers: dict[str, list[PackInfo]] = {}
        for game in tianxia.games():
            self.offer(game, PackInfo(game.pack.digest, "built-in"))
            for digest, pack in built_in_packs(type(game)).items():  # available for old matches, not offered
                self.known.setdefault(digest, (game.name, pack, PackInfo(digest, "earlier")))
        for text in data:
            game, folder = read_offer(text)
            self.offer(game, PackInfo(game.pack.digest, "corrected", name_of(folder)))

    def offer(self, game: Game, info: PackInfo) -> None:
        if info.digest not in self.known:
            self.known[info.digest] = game.name, game.pack, info
            self.offers.setdefault(game.name, []).append(info)

    def add(self, row: PackRow) -> None:
        """Add a stored pack. BadComponents if it cannot be read."""
        pack = pack_from_json(row.content, f"the pack {row.digest}")
        if pack.digest != row.digest:
            raise BadComponents([f"the pack {row.digest} is kept with the content of {pack.digest}"])
        info = PackInfo(row.digest, "earlier" if row.built_in else "corrected", row.name)
        self.known.setdefault(row.digest, (row.game, pack, info))

    def row(self, digest: str) -> PackRow:
        """The database row of a pack."""
        title, pack, info = self.known[digest]
        return PackRow(digest, title, info.name, info.source != "corrected", pack.to_json())

    def game(self, title: str, digest: str = "", rules: int | None = None) -> Game:
        """The title with these components (default: built-in) and rules; NotAtHand says what is missing."""
        newest = tianxia.game(title)
        rules = newest.rules if rules is None else rules
        if not 1 <= rules <= newest.rules_version:
            known = f"1 to {newest.rules_version}" if newest.rules_version > 1 else "1"
            raise NotAtHand(
                f"it is played by rules version {rules} of {title} and this tianxia knows {known}: "
                "a newer one can go on with it"
            )
        if not digest:
            return newest.variant(rules=rules)
        belongs, pack, _ = self.known.get(digest, ("", newest.pack, None))
        if belongs != title:
            raise NotAtHand(f"components {digest} of {title} are not available: offer them with --data")
        return newest.variant(pack, rules)

    def info(self, digest: str) -> PackInfo:
        """The description of an available pack."""
        return self.known[digest][2]


def read_offer(text: str) -> tuple[Game, Path]:
    """A title with the corrected pack of a folder: `huang=DIR`, or `DIR` to try all titles."""
    title, equals, folder = text.partition("=")
    if equals and (title in tianxia.titles() or not Path(text).exists()):
        return tianxia.game(title, data=folder), Path(folder)
    pack = read_pack(Path(text))
    nearest, most = "", 0
    for game in tianxia.games():
        shared = len(pack.tables.keys() & game.pack.tables.keys())
        if shared > most:
            nearest, most = game.name, shared
    if not nearest:
        raise BadComponents([f"{text}: no table of {', '.join(tianxia.titles())} is in it"])
    try:
        return tianxia.game(nearest).variant(pack), Path(text)
    except BadComponents as error:
        raise BadComponents([f"{nearest}: {problem}" for problem in error.problems]) from None


def name_of(folder: Path) -> str:
    """The display name of a pack: the name of its folder."""
    return folder.absolute().name.encode(errors="replace").decode()[:LONGEST_NAME]
