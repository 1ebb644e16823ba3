/** The landscape as SVG paths: the water of rivers and sea in one shape, and mountains as decoration. */

import {
  across,
  closed,
  keyOf,
  lot,
  middle,
  outlines,
  smooth,
  spread,
  tremble,
  type Cell,
  type Point,
} from "./hex";

export interface Outline {
  cells: readonly Cell[]; // every hex of the board
  river: readonly Cell[];
  rivers: readonly (readonly Cell[])[];
  taken: readonly Cell[]; // capitals and bandit spots: no mountain there
}

/** A character written on the ground. */
export interface Sign extends Point {
  text: string;
  size: number;
}

const RIVER_SIGNS = ["黃河", "長江"];
const SEA_SIGNS: readonly Sign[] = [
  { text: "渤", x: 985, y: 164, size: 34 },
  { text: "海", x: 1028, y: 164, size: 34 },
  { text: "東", x: 1030, y: 520, size: 46 },
  { text: "海", x: 1030, y: 582, size: 46 },
];

/** The names of the waters: each river's on two of its hexes, a third of the way down. */
export function signs(rivers: readonly (readonly Cell[])[]): Sign[] {
  const written = rivers.flatMap((river, i) =>
    [...(RIVER_SIGNS[i] ?? "")].flatMap((text, k) => {
      const cell = river[Math.floor(river.length / 3) + k];
      return cell ? [{ text, size: 38, ...middle(cell) }] : [];
    }),
  );
  return [...written, ...SEA_SIGNS];
}

export interface Mountain extends Point {
  size: number;
  shape: number;
  wild: boolean; // the mountains beyond the board are taller
}

const FAR = 18; // columns drawn beyond the board
const LAST_LAND_ROW = 1; // in rows north of this one, there is land in the east as well

/** The cells east of the coast. */
export function sea(cells: readonly Cell[]): Cell[] {
  const last = new Map<number, number>();
  for (const { row, col } of cells) last.set(row, Math.max(last.get(row) ?? 0, col));
  const found: Cell[] = [];
  for (let row = LAST_LAND_ROW + 1; row <= 16; row++) {
    const first = row <= 12 ? (last.get(row) ?? 0) + 1 : 24 - row;
    for (let col = first; col <= FAR; col++) found.push({ row, col });
  }
  return found;
}

/** The banks of all water, slightly irregular, as if drawn by hand. */
export function water(outline: Outline): string {
  const wet = [...outline.river, ...sea(outline.cells)];
  return outlines(wet)
    .map((loop) => closed(tremble(spread(smooth(smooth(loop, 1, 0.3), 2), -3), 2.2)))
    .join("");
}

/** The border of the board itself. */
export function border(cells: readonly Cell[]): string {
  return outlines(cells).map(closed).join("");
}

/** Ripples on every hex with water: short strokes, all different. */
export function ripples(outline: Outline): string {
  let d = "";
  for (const cell of [...outline.river, ...sea(outline.cells)]) {
    const m = middle(cell);
    for (let i = 0; i < 3; i++) {
      if (lot(m.x, m.y, i) < 0.25) continue;
      const x = m.x - 20 + 26 * lot(m.x, m.y, i + 5);
      const y = m.y - 14 + 14 * i + 6 * lot(m.x, m.y, i + 9);
      const w = 3.5 + 2 * lot(m.x, m.y, i + 13);
      d += `M${x.toFixed(1)} ${y.toFixed(1)}q${w} -4 ${2 * w} 0q${w} 3 ${2 * w} -1`;
    }
  }
  return d;
}

/** Mountains on some land hexes, most of them in the west, and all along the border. */
export function mountains(outline: Outline): Mountain[] {
  const inside = new Set(outline.cells.map(keyOf));
  const wet = new Set([...outline.river, ...sea(outline.cells)].map(keyOf));
  const taken = new Set(outline.taken.map(keyOf));
  const found: Mountain[] = [];
  for (let row = -2; row <= 14; row++) {
    for (let col = -2; col <= 16; col++) {
      const cell = { row, col };
      const key = keyOf(cell);
      const m = middle(cell);
      const wild = !inside.has(key);
      if (wet.has(key) || taken.has(key)) continue;
      const shore = [0, 1, 2, 3, 4, 5].filter((edge) => wet.has(keyOf(across(cell, edge)))).length;
      const chance = wild ? (shore ? 0 : 0.75) : shore > 1 ? 0 : col < 4 ? 0.55 : row > 9 ? 0.42 : 0.24;
      if (lot(m.x, m.y, 3) > chance) continue;
      found.push({
        x: m.x + 16 * (lot(m.x, m.y, 1) - 0.5),
        y: m.y + 10 * (lot(m.x, m.y, 2) - 0.5) + 8,
        size: wild ? 1 + 0.5 * lot(m.x, m.y, 4) : 0.62 + 0.3 * lot(m.x, m.y, 4),
        shape: Math.floor(3 * lot(m.x, m.y, 6)),
        wild,
      });
    }
  }
  return found;
}

/** The border of a group of hexes: its outline, moved a little inwards or outwards. */
export function fence(cells: readonly Cell[], out: number): string {
  return outlines(cells)
    .map((loop) => closed(smooth(spread(dense(loop), out), 2)))
    .join("");
}

/** Add points along the sides, so that smoothing keeps the shape of the hexes. */
function dense(loop: readonly Point[]): Point[] {
  return loop.flatMap((p, k) => {
    const q = loop[(k + 1) % loop.length] as Point;
    return [0, 1 / 3, 2 / 3].map((t) => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }));
  });
}
