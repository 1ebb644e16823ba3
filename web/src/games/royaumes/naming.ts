/**
 * The position of each commandery's name: under its diamond, or beside it if pieces, gates or fords are in
 * the way.
 */

import type { Box } from "../../board/types";
import type { Chart } from "./chart.svelte";
import { standing } from "./landscape";
import { HEIGHT, mix, WIDTH } from "./lines";
import type { RoyaumesPosition } from "./position";

type Pieces = Pick<RoyaumesPosition, "armies" | "generals">;

export interface Name {
  number: string;
  name: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

const OUTSIDE = 10_000; // the sheet
const LETTER = 8.8; // the breadth of one
const SPOTS: readonly [x: number, y: number, anchor: Name["anchor"], cost: number][] = [
  [0, 41, "middle", 0],
  [-14, 39, "start", 12],
  [14, 39, "end", 12],
  [46, 6, "start", 30],
  [-42, 6, "end", 30],
  [16, 36, "start", 34],
  [-16, 36, "end", 34],
  [26, -18, "start", 44],
  [-26, -18, "end", 44],
];

export function boxOf({ name, x, y, anchor }: Name): Box {
  const w = name.length * LETTER + 2;
  return { x: anchor === "start" ? x : anchor === "end" ? x - w : x - w / 2, y: y - 13, w, h: 17 };
}

export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The area that the pieces on a space take: an army with its tag, and banners. */
export function pieceBox(chart: Chart, position: Pieces, space: string): Box {
  const at = standing(chart, space);
  const foot = at.y + (space.includes("-") ? 4 : -37);
  const army = position.armies[space];
  const count = (position.generals[space] ?? []).reduce((sum, one) => sum + one.count, 0);
  const both = army && army.organised > 0 && army.disorganised > 0;
  const half = Math.max(both ? 33 : 22, count > 0 ? 32 : 0);
  const top = count > 0 ? 56 : 32;
  return { x: at.x - half, y: foot - top, w: 2 * half, h: top + (army ? 22 : 20) };
}

export function namesOf(chart: Chart, position: Pieces): Name[] {
  const pieces = [...Object.keys(position.armies), ...Object.keys(position.generals)].map((space) =>
    pieceBox(chart, position, space),
  );
  const marks = chart.links.flatMap(({ a, b, barrier }) => {
    const { x, y } = mix(a, b, 0.5);
    if (barrier === "wall") return [{ x: x - 24, y: y - 24, w: 48, h: 48 }];
    return barrier === "river" ? [{ x: x - 15, y: y - 10, w: 30, h: 20 }] : [];
  });
  const diamonds = chart.commanderies.map(({ x, y }) => ({ x: x - 34, y: y - 20, w: 68, h: 40 }));
  const found: Name[] = [];
  for (const { number, name, x, y } of chart.commanderies) {
    let least = Infinity;
    let best: Name | null = null;
    for (const [dx, dy, anchor, price] of SPOTS) {
      const one: Name = { number, name, x: x + dx, y: y + dy, anchor };
      const box = boxOf(one);
      let cost = box.x < 14 || box.x + box.w > WIDTH - 14 || box.y + box.h > HEIGHT - 14 ? OUTSIDE : price;
      for (const piece of pieces) cost += 3 * shared(box, piece);
      for (const mark of marks) cost += shared(box, mark);
      for (const diamond of diamonds) cost += 2 * shared(box, diamond);
      for (const other of found) cost += 3 * shared(box, boxOf(other));
      if (cost < least) [least, best] = [cost, one];
    }
    if (best) found.push(best);
  }
  return found;
}
