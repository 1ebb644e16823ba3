/** The layout of the board, a painted scroll: one sheet of 1200 by 760, north at the top. */

import { through } from "../../board/brush";
import type { Box, Point } from "../../board/types";
import { REGIONS, type Region } from "./position";

export { through };
export type { Box, Point };

export const WIDTH = 1200;
export const HEIGHT = 760;

/** On a narrow screen each part is shown separately, in a window of this size. */
export const WINDOWS = {
  court: { x: 6, y: 142, w: 288, h: 392 },
  regions: [
    { x: 290, y: 150, w: 432, h: 386 },
    { x: 710, y: 150, w: 296, h: 386 },
  ],
  wall: [
    { x: 8, y: 4, w: 398, h: 142 },
    { x: 400, y: 4, w: 398, h: 142 },
    { x: 792, y: 4, w: 398, h: 142 },
  ],
  elixir: { x: 856, y: 146, w: 340, h: 610 },
  rewards: { x: 4, y: 532, w: 290, h: 226 },
  mausoleum: { x: 292, y: 532, w: 562, h: 226 },
} as const;

// The five regions are side by side, in the order of the row in the rulebook.
const WEST = 296;
const EAST = 1002;
const NORTH = 150;
const SOUTH = 534;
const BROAD = (EAST - WEST) / REGIONS.length;

/** The middle of a land, from west to east. */
export function landMiddle(region: Region): number {
  return WEST + BROAD * (REGIONS.indexOf(region) + 0.5);
}

/** The distance of each border from a straight line, at equal steps from north to south. */
const STRAY = [
  [0, 3, -3, 2, -2, 3, 0],
  [3, -7, 4, 8, -3, -6, 2],
  [-4, 6, -2, -8, 5, 2, -5],
  [2, 8, 3, -6, -4, 7, 3],
  [-3, -6, 6, 4, -7, 2, -2],
  [0, 4, -5, 3, 6, -3, 2],
];

function border(i: number): Point[] {
  const stray = STRAY[i] ?? [];
  return stray.map((dx, k) => ({
    x: WEST + BROAD * i + dx,
    y: NORTH + ((SOUTH - NORTH) * k) / (stray.length - 1),
  }));
}

/** The border to the west of the i-th land. */
export const borderLine = (i: number): string => through(border(i));

/** The outline of a land: down its western border, up its eastern one. */
export function landShape(region: Region): string {
  const i = REGIONS.indexOf(region);
  const back = through([...border(i + 1)].reverse()).replace("M", "L");
  return `${through(border(i))}${back}Z`;
}

/** The height of the Wall's crest at each end of a section, from the west. */
const CREST = [96, 84, 94, 98, 86, 96, 94, 84, 96];
const SITE = 392;
const TOWER = 74;
const SPAN = 154;

export interface Slope extends Point {
  turn: number; // degrees
  long: number;
}

/** The lower left corner of a tower; a site has one, at its western end. */
export function tower(site: number): Point {
  return { x: 14 + SITE * site, y: 122 };
}

/** A section of a site: 0 to the left, 1 to the right. The left end of its crest is at (x, y). */
export function slope(site: number, side: number): Slope {
  const from = CREST[site * 3 + side] ?? 90;
  const to = CREST[site * 3 + side + 1] ?? 90;
  const x = 14 + SITE * site + TOWER + (SPAN + 4) * side;
  return { x, y: from, turn: (Math.atan2(to - from, SPAN) * 180) / Math.PI, long: SPAN };
}

/** The spaces of the voyage, from the harbour to the Isles of the Immortals. */
export const ISLES: readonly Point[] = [
  { x: 890, y: 712 },
  { x: 944, y: 722 },
  { x: 998, y: 714 },
  { x: 1052, y: 722 },
  { x: 1106, y: 714 },
  { x: 1158, y: 700 },
  { x: 1160, y: 644 },
  { x: 1104, y: 650 },
  { x: 1048, y: 642 },
  { x: 992, y: 650 },
  { x: 936, y: 642 },
  { x: 898, y: 590 },
  { x: 954, y: 580 },
  { x: 1010, y: 576 },
  { x: 1066, y: 578 },
  { x: 1124, y: 570 },
  { x: 1160, y: 508 },
  { x: 1100, y: 488 },
  { x: 1066, y: 428 },
];

/** Nine chambers in three rows. */
export function chamber(i: number): Box {
  return { x: 352 + (i % 3) * 158, y: 554 + Math.floor(i / 3) * 66, w: 150, h: 60 };
}

/** Doors of the hall: 0-2 to the left, 3-5 to the right. */
export function door(i: number): Box {
  return { x: i < 3 ? 20 : 151, y: 336 + (i % 3) * 60, w: 125, h: 56 };
}

/** A cell of the hanging scroll: a column by aspect, a line by round. */
export function reward(row: number, round: number): Box {
  return { x: 50 + row * 78, y: 590 + (round - 1) * 32, w: 76, h: 30 };
}
