/** Names of pieces and places, for labels, tips and captions. */

import type { Say } from "../../board/types";
import {
  WEAPONS,
  MASTERS,
  type Decree,
  type Group,
  type Item,
  type Master,
  type TerracottaPosition,
  type Tile,
  type Weapon,
} from "./position";

/** The item that a ring shows, as an argument of a sentence. */
function itemWord(item: Item["item"]): string {
  if (WEAPONS.includes(item as Weapon)) return `@weapon-${item}`;
  return MASTERS.includes(item as Master) ? `@master-${item}` : `@item-${item}`;
}

export function itemWords(t: Say, { item, number }: Item): string {
  return t("name-item", { item: itemWord(item), number });
}

/** "Segment 7: Shape a warrior 3, Master Shaper, Sword." */
export function segmentWords(t: Say, position: TerracottaPosition, i: number): string {
  const segment = position.wheel.segments[i];
  if (!segment) return "";
  const items = (["central", "middle", "outer"] as const).map((ring) => itemWords(t, segment[ring]));
  return t("ui-segment", { segment: i + 1, items: items.join(", ") });
}

/** "Anna 3, Bertrand 1", without seats that have nothing. */
export function seatCounts(t: Say, counts: readonly number[]): string {
  const found = counts.flatMap((count, seat) =>
    count > 0 ? [t("ui-seat-count", { seat: `#${seat}`, count })] : [],
  );
  return found.length > 0 ? found.join(", ") : t("ui-nobody");
}

export function tileWords(t: Say, tile: Tile): string {
  const { round, counts, domination, presence, now } = tile;
  return t("ui-tile", { round, counts: `@tile-${counts}`, domination, presence, now: seatCounts(t, now) });
}

export function groupWords(t: Say, group: Group): string {
  if (group.size < 2) return t("ui-group-alone");
  const who =
    group.dominated >= 0 ? t("ui-group-dominated", { seat: `#${group.dominated}` }) : t("ui-group-tied");
  return t("ui-group", {
    type: `@warrior-${group.type}`,
    size: group.size,
    who,
    strength: seatCounts(t, group.strength),
    points: seatCounts(t, group.points),
  });
}

export function decreeWords(t: Say, { action, number, rotates, row, marked }: Decree): string {
  const what = WEAPONS.includes(action as Weapon)
    ? t("ui-decree-weapon", { weapon: `@weapon-${action}` })
    : t(`ui-decree-${action}`, { number });
  const turns = t(`ui-decree-turns-${rotates}`);
  return t(marked ? "ui-decree-marked" : "ui-decree", { row, what, turns });
}
