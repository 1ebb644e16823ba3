/** The content of a view of Royaumes Combattants, and values read from it. */

import type { Markers, RoyaumesPosition } from "./view.generated";

export * from "./view.generated";

export const VALUES = [4, 2, 1] as const;
export type Value = (typeof VALUES)[number];

/** The character of each kingdom. */
export const KINGDOMS: Record<string, string> = {
  qin: "秦",
  zhao: "趙",
  qi: "齊",
  liang: "梁",
  chu: "楚",
  yan: "燕",
  ba: "巴",
  yue: "越",
  zhongshan: "中山",
  han: "韓",
  song: "宋",
  wey: "衛",
};

/** The element of a space: `commandery:22` or `link:22-27`. */
export function placeElement(space: string): string {
  return `${space.includes("-") ? "link" : "commandery"}:${space}`;
}

/** The value of some markers. */
export function worth(markers: Markers): number {
  return VALUES.reduce((sum, value) => sum + value * (markers[value] ?? 0), 0);
}

/** The generals of a seat on a space: the power of each, or 0 if the viewer may not know it. */
export function powersOn(position: RoyaumesPosition, seat: number, space: string): number[] {
  const known = position.players[seat]?.powers;
  if (known) return ([1, 2, 4] as const).filter((power) => known[power] === space);
  const combat = position.combat;
  const side =
    combat?.place === space ? [combat.attacker, combat.defender].find((one) => one.seat === seat) : undefined;
  if (side?.powers) return side.powers;
  const count = position.generals[space]?.find((one) => one.seat === seat)?.count ?? 0;
  return Array.from({ length: count }, () => 0);
}
