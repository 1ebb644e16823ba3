/** Where a window over the map covers the least: names, pieces, and what its order is about. */

import type { Box } from "../../board/types";
import type { Chart } from "./chart.svelte";
import { standing } from "./landscape";
import { HEIGHT, mix, type Point } from "./lines";
import { boxOf, namesOf, pieceBox, shared } from "./naming";
import type { Order } from "./orders";
import type { RoyaumesPosition } from "./position";

interface Cost {
  box: Box;
  each: number; // for each covered unit
}

const STEP = 14; // units of the sheet between two tried places
const EDGE = 16;
const FAR = 16; // the cost of a unit of distance
const [NAME, PIECE, DIAMOND, ORDER] = [3, 1.5, 0.6, 25];

function around({ x, y }: Point, left: number, right: number, top: number, bottom: number): Box {
  return { x: x - left, y: y - top, w: left + right, h: top + bottom };
}

/** What a window for this order should not cover. */
export function costs(chart: Chart, position: RoyaumesPosition, order: Order): Cost[] {
  const spaces = [...new Set([...Object.keys(position.armies), ...Object.keys(position.generals)])];
  const own = [order.from, order.to].filter((space) => space !== "").map((space) => standing(chart, space));
  const [from, to] = own;
  const forecast = to ? [around(to, 100, 100, -48, 74)] : [];
  return [
    ...namesOf(chart, position).map((name) => ({ box: boxOf(name), each: NAME })),
    ...spaces.map((space) => ({ box: pieceBox(chart, position, space), each: PIECE })),
    ...chart.commanderies.map((one) => ({ box: around(one, 36, 36, 24, 24), each: DIAMOND })),
    ...[...own.map((at) => around(at, 42, 42, 70, 30)), ...forecast].map((box) => ({ box, each: ORDER })),
    ...(from && to ? [{ box: around(mix(from, to, 0.5), 20, 20, 20, 20), each: ORDER }] : []),
  ];
}

/** The best upper left corner of a window of this size on a sheet of this width, close to a point. */
export function clearSpot(at: Point, w: number, h: number, width: number, avoid: readonly Cost[]): Point {
  let best = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (let y = EDGE; y <= HEIGHT - EDGE - h; y += STEP) {
    for (let x = EDGE; x <= width - EDGE - w; x += STEP) {
      const aside = Math.max(x - at.x, 0, at.x - x - w);
      const above = Math.max(y - at.y, 0, at.y - y - h);
      let cost = FAR * Math.hypot(aside, above);
      for (const { box, each } of avoid) cost += each * shared({ x, y, w, h }, box);
      if (cost < least) [least, best] = [cost, { x, y }];
    }
  }
  return best;
}
