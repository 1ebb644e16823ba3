/** Computes the painted landscape from the map: lands of the kingdoms, coast, rivers, mountains, names. */

import type { Chart, Link } from "./chart.svelte";
import {
  byHand,
  crossing,
  distance,
  HEIGHT,
  inside,
  lands,
  lot,
  mix,
  path,
  through,
  WIDTH,
  type Point,
  type Side,
} from "./lines";
import { boxOf, namesOf } from "./naming";

export interface Landscape {
  fields: { kingdom: string; d: string }[]; // one for each commandery
  borders: string;
  land: string; // all of it, up to the coast
  sea: string;
  rivers: { name: string; d: string; sign: string; at: Point; turn: number }[];
  mountains: { x: number; y: number; size: number; shape: number }[];
  names: ({ kingdom: string } & Point)[];
}

const SIGNS: Record<string, string> = { huang_he: "黃河", wei: "渭", han_yangtze: "長江", huai: "淮" };

export function paint(chart: Chart, kingdoms: Readonly<Record<string, string>>): Landscape {
  const wild = wilderness(chart);
  const cells = lands([...chart.commanderies, ...wild]);
  const kingdomOf = (i: number): string => kingdoms[chart.commanderies[i]?.number ?? ""] ?? "wild";
  const fields = cells.map((sides, i) => ({ kingdom: kingdomOf(i), d: `${path(outline(sides))}Z` }));
  let borders = "";
  cells.forEach((sides, i) => {
    for (const { from, to, beyond } of sides) {
      if (beyond > i && kingdomOf(beyond) !== kingdomOf(i)) borders += path(byHand(from, to, 5));
    }
  });
  const coast = chart.coast;
  const first = coast[0] ?? { x: WIDTH, y: 0 };
  const last = coast.at(-1) ?? { x: WIDTH, y: HEIGHT };
  const line = [{ x: WIDTH + 60, y: first.y - 70 }, ...coast, { x: last.x - 12, y: HEIGHT + 60 }];
  const shore = through(line);
  const sea = `${shore}L${WIDTH + 60} ${HEIGHT + 60}Z`;
  const land = `${shore}L-60 ${HEIGHT + 60}L-60-90L${WIDTH + 60}-90Z`;
  const ground = [...line, { x: -60, y: HEIGHT + 60 }, { x: -60, y: -90 }, { x: WIDTH + 60, y: -90 }];
  return {
    fields,
    borders,
    land,
    sea,
    rivers: chart.rivers.map(({ name, line }) => ({ name, d: through(line), ...signOn(chart, name, line) })),
    mountains: mountains(chart, ground),
    names: names(chart, wild, kingdomOf, ground),
  };
}

/** Land that is too far from every commandery to belong to a kingdom. */
function wilderness(chart: Chart): Point[] {
  const found: Point[] = [];
  for (let y = -20; y <= HEIGHT + 20; y += 48) {
    for (let x = -20; x <= WIDTH; x += 48) {
      if (chart.commanderies.every((one) => distance(one, { x, y }) > 132)) found.push({ x, y });
    }
  }
  return found;
}

function outline(sides: readonly Side[]): Point[] {
  return sides.flatMap(({ from, to }) => byHand(from, to, 5).slice(0, -1));
}

/** The position of the river's name: on a long stretch away from everything. */
function signOn(
  chart: Chart,
  name: string,
  line: readonly Point[],
): { sign: string; at: Point; turn: number } {
  const room = (a: Point, b: Point): number => {
    const at = mix(a, b, 0.5);
    const near = Math.min(...chart.commanderies.map((one) => distance(at, { x: one.x, y: one.y - 6 })));
    const off = Math.min(...chart.links.map((link) => distance(at, mix(link.a, link.b, 0.5))));
    return Math.min(distance(a, b), near, 2 * off) - (at.x < 40 ? 1000 : 0);
  };
  let [a, b] = [line[0], line[1]] as [Point, Point];
  line.slice(1).forEach((to, i) => {
    const from = line[i] as Point;
    if (room(from, to) > room(a, b)) [a, b] = [from, to];
  });
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return {
    sign: SIGNS[name] ?? "",
    at: mix(a, b, 0.5),
    turn: turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn,
  };
}

/** The distance of a point from everything drawn on the land. */
function freedom(chart: Chart, p: Point): number {
  let least = Infinity;
  for (const one of chart.commanderies) least = Math.min(least, distance(p, { x: one.x, y: one.y + 4 }));
  for (const { a, b } of chart.links) least = Math.min(least, 6 + fromSegment(p, a, b));
  for (const { line } of chart.rivers)
    line.slice(1).forEach((to, i) => (least = Math.min(least, 8 + fromSegment(p, line[i] as Point, to))));
  return least;
}

function fromSegment(p: Point, a: Point, b: Point): number {
  const length = distance(a, b) || 1;
  const t = Math.max(
    0,
    Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (length * length)),
  );
  return distance(p, mix(a, b, t));
}

/** Mountains in free places, most of them in the west and south-west. */
function mountains(chart: Chart, ground: readonly Point[]): Landscape["mountains"] {
  const found: Landscape["mountains"] = [];
  for (let y = 20; y < HEIGHT + 20; y += 26) {
    for (let x = 8; x < WIDTH; x += 38) {
      const p = { x: x + 24 * (lot(x, y) - 0.5), y: y + 16 * (lot(x, y, 1) - 0.5) };
      const west = p.x < 380 - 0.22 * p.y || (p.y > 640 && p.x < 720);
      const size = west ? 0.7 + 0.45 * lot(x, y, 3) : 0.5 + 0.2 * lot(x, y, 3);
      const chance = west ? 0.85 : p.x < 560 ? 0.5 : 0.22;
      if (lot(x, y, 2) > chance || freedom(chart, { x: p.x, y: p.y - 8 }) < 20 + 20 * size) continue;
      if (!inside({ x: p.x + 34, y: p.y }, ground)) continue;
      found.push({ ...p, size, shape: Math.floor(3 * lot(x, y, 4)) });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

const GRID = 10; // the grid in which the sheet is searched for free room
const GAP = 4; // between the names of a place and a kingdom
const CAPITAL = 14; // the width of a letter in the name of a kingdom

interface Box extends Point {
  w: number;
  h: number;
  weight: number;
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h * b.weight : 0;
}

/**
 * Place each kingdom's name where it covers as little as possible: diamonds with armies and names, roads,
 * other names.
 */
function names(
  chart: Chart,
  wild: readonly Point[],
  kingdomOf: (i: number) => string,
  ground: readonly Point[],
): Landscape["names"] {
  const around = (p: Point, left: number, up: number, w: number, h: number, weight: number): Box => ({
    x: p.x - left,
    y: p.y - up,
    w,
    h,
    weight,
  });
  const taken: Box[] = [
    ...namesOf(chart, { armies: {}, generals: {} })
      .map(boxOf)
      .map(({ x, y, w, h }) => ({ x: x - GAP, y: y - GAP, w: w + 2 * GAP, h: h + 2 * GAP, weight: 16 })),
    ...chart.commanderies.flatMap((one) => [around(one, 42, 30, 84, 76, 6), around(one, 34, 74, 68, 46, 2)]),
    ...chart.links.map(({ a, b, barrier }) =>
      around(mix(a, b, 0.5), 30, 30, 60, 56, barrier === "wall" ? 5 : 1),
    ),
    ...chart.links.flatMap(({ a, b }) =>
      [0.25, 0.37, 0.63, 0.75].map((t) => around(mix(a, b, t), 8, 8, 16, 16, 3)),
    ),
    ...chart.rivers.flatMap(({ line }) =>
      line
        .slice(1)
        .flatMap((to, i) =>
          [0, 0.33, 0.66].map((t) => around(mix(line[i] as Point, to, t), 10, 10, 20, 20, 3)),
        ),
    ),
  ];
  // The kingdom of each square of the sheet, computed once.
  const sites: readonly Point[] = [...chart.commanderies, ...wild];
  const columns = Math.ceil(WIDTH / GRID) + 1;
  const squares = Array.from({ length: columns * (Math.ceil(HEIGHT / GRID) + 1) }, (_, i) => {
    const [x, y] = [(i % columns) * GRID, Math.floor(i / columns) * GRID];
    let [best, least] = [0, Infinity];
    sites.forEach((one, k) => {
      const far = (one.x - x) * (one.x - x) + (one.y - y) * (one.y - y);
      if (far < least) [best, least] = [k, far];
    });
    return kingdomOf(best);
  });
  const owner = (x: number, y: number): string =>
    squares[Math.round(y / GRID) * columns + Math.round(x / GRID)] ?? "wild";
  const sizes = new Map<string, number>();
  chart.commanderies.forEach((_, i) => sizes.set(kingdomOf(i), (sizes.get(kingdomOf(i)) ?? 0) + 1));
  const smallestFirst = [...sizes.keys()].sort((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0));
  const found: Landscape["names"] = [];
  for (const kingdom of smallestFirst) {
    const wide = Math.max(66, kingdom.length * (kingdom.length > 6 ? CAPITAL - 3 : CAPITAL));
    let least = Infinity;
    let at: Point = { x: 0, y: 0 };
    for (let y = 5 * GRID; y < HEIGHT - 40; y += GRID) {
      for (let x = 6 * GRID; x < WIDTH - 50; x += GRID) {
        if (owner(x, y) !== kingdom) continue;
        const box = { x: x - wide / 2, y: y - 30, w: wide, h: 56, weight: 1 };
        let cost = 0;
        for (const other of taken) cost += overlap(box, other);
        for (const [dx, dy] of [
          [-wide / 2, 0],
          [wide / 2, 0],
          [0, -26],
          [0, 24],
        ] as const) {
          if (owner(x + dx, y + dy) !== kingdom) cost += 700;
        }
        if (cost >= least || !inside({ x: x + 46, y }, ground) || !inside({ x: x - 30, y }, ground)) continue;
        [least, at] = [cost, { x, y }];
      }
    }
    if (least === Infinity) continue;
    taken.push({ x: at.x - 50, y: at.y - 34, w: 100, h: 64, weight: 8 });
    found.push({ kingdom, ...at });
  }
  return found;
}

// --- roads ------------------------------------------------------------------------------------------------

export interface Road extends Link {
  d: string;
  middle: Point;
  turn: number; // degrees, of the direction from west to east
  ford: Point; // where the road crosses the river; without a river, the middle of the road
}

/** A road between two diamonds. */
export function roadOf(chart: Chart, link: Link): Road {
  const [west, east] = link.a.x <= link.b.x ? [link.a, link.b] : [link.b, link.a];
  const middle = mix(link.a, link.b, 0.5);
  const turn = (Math.atan2(east.y - west.y, east.x - west.x) * 180) / Math.PI;
  let ford = middle;
  for (const { line } of chart.rivers) {
    line.slice(1).forEach((to, i) => (ford = crossing(link.a, link.b, line[i] as Point, to) ?? ford));
  }
  return { ...link, d: through(byHand(west, east, 2.4, 30)), middle, turn, ford };
}

/** The position of pieces on a space. */
export function standing(chart: Chart, space: string): Point {
  const ends = space.split("-").map((number) => chart.commanderies.find((one) => one.number === number));
  const [a, b] = [ends[0], ends[1] ?? ends[0]];
  return a && b ? mix(a, b, 0.5) : { x: 0, y: 0 };
}
