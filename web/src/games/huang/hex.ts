/** The positions of hexes: pointy-top, odd rows shifted half a hex to the right. `e7` is row 4, column 7. */

import { lot, n } from "../../board/brush";
import type { Point } from "../../board/types";

export { lot, n };
export type { Point };

export const R = 40; // the distance from the middle of a hex to its corners
export const W = Math.sqrt(3) * R;
export const STEP = 1.5 * R; // from row to row

export interface Cell {
  row: number;
  col: number;
}

export function cellOf(hex: string): Cell {
  return { row: hex.charCodeAt(0) - 97, col: Number(hex.slice(1)) };
}

export function keyOf(cell: Cell): string {
  return `${cell.row},${cell.col}`;
}

export function middle({ row, col }: Cell): Point {
  return { x: (col + (row & 1 ? 1 : 0.5)) * W, y: row * STEP + R };
}

export function at(hex: string): Point {
  return middle(cellOf(hex));
}

/** The mean of the centres of some hexes: the position of a pagoda or the palace. */
export function between(hexes: readonly string[]): Point {
  let x = 0;
  let y = 0;
  for (const hex of hexes) {
    const p = at(hex);
    x += p.x / hexes.length;
    y += p.y / hexes.length;
  }
  return { x, y };
}

/** Corners of a hex round (0, 0), clockwise from the top. */
export const CORNERS: readonly Point[] = [-90, -30, 30, 90, 150, 210].map((degrees) => ({
  x: R * Math.cos((degrees * Math.PI) / 180),
  y: R * Math.sin((degrees * Math.PI) / 180),
}));

/** The neighbour across the edge from corner i to corner i + 1. */
export function across({ row, col }: Cell, edge: number): Cell {
  const odd = row & 1;
  const [dr, dc] = (
    [
      [-1, odd],
      [0, 1],
      [1, odd],
      [1, odd - 1],
      [0, -1],
      [-1, odd - 1],
    ] as const
  )[edge] as readonly [number, number];
  return { row: row + dr, col: col + dc };
}

/** A hex outline round (0, 0), scaled. */
export function hexPath(scale = 1, dy = 0): string {
  return `M${CORNERS.map((p) => `${n(p.x * scale)} ${n(p.y * scale + dy)}`).join("L")}Z`;
}

/** The closed outlines of a set of cells: outer ones clockwise, holes the other way. */
export function outlines(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(keyOf));
  const next = new Map<string, { from: Point; to: Point }>();
  for (const cell of cells) {
    const m = middle(cell);
    for (let edge = 0; edge < 6; edge++) {
      if (inside.has(keyOf(across(cell, edge)))) continue;
      const from = add(m, CORNERS[edge] as Point);
      const to = add(m, CORNERS[(edge + 1) % 6] as Point);
      next.set(mark(from), { from, to });
    }
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let key = (next.keys().next().value ?? "") as string;
    for (let side = next.get(key); side; side = next.get(key)) {
      next.delete(key);
      loop.push(side.from);
      key = mark(side.to);
    }
    loops.push(loop);
  }
  return loops;
}

/** Round a closed line, such as the bank of a river, by cutting its corners repeatedly. */
export function smooth(loop: readonly Point[], times: number, cut = 0.25): Point[] {
  let line = [...loop];
  for (let i = 0; i < times; i++) {
    line = line.flatMap((p, k) => {
      const q = line[(k + 1) % line.length] as Point;
      return [mix(p, q, cut), mix(p, q, 1 - cut)];
    });
  }
  return line;
}

/** Move each point of a closed line to the left by a distance; for a clockwise outline that is outwards. */
export function spread(loop: readonly Point[], distance: number): Point[] {
  return loop.map((p, k) => {
    const a = loop[(k + loop.length - 1) % loop.length] as Point;
    const b = loop[(k + 1) % loop.length] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: p.x + ((b.y - a.y) / length) * distance, y: p.y - ((b.x - a.x) / length) * distance };
  });
}

/** Move each point a little, as if drawn by hand; the result is always the same. */
export function tremble(loop: readonly Point[], by: number): Point[] {
  return loop.map((p) => ({
    x: p.x + by * wave(p.x * 0.9 + p.y * 1.7),
    y: p.y + by * wave(p.y * 1.1 - p.x * 1.3 + 40),
  }));
}

export function closed(loop: readonly Point[]): string {
  return `M${loop.map((p) => `${n(p.x)} ${n(p.y)}`).join("L")}Z`;
}

function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

function mark(p: Point): string {
  return `${Math.round(p.x)},${Math.round(p.y)}`;
}

function wave(at: number): number {
  return Math.sin(at * 0.11) * 0.6 + Math.sin(at * 0.047 + 1) * 0.4;
}

/** The number of steps between two hexes. */
export function distance(one: Cell, other: Cell): number {
  const down = other.row - one.row;
  const across = other.col - (other.row >> 1) - (one.col - (one.row >> 1));
  return Math.max(Math.abs(down), Math.abs(across), Math.abs(down + across));
}

/**
 * A hex named after its nearest capital, in the same way as on the server
 * (src/tianxia/games/huang/tables.py).
 */
export function callAfter(hex: string, capitals: readonly { id: string; hex: string }[]): string {
  let [nearest, least] = ["", Infinity];
  let how = "on";
  for (const capital of capitals) {
    const from = cellOf(capital.hex);
    const to = cellOf(hex);
    const away = distance(from, to);
    if (away >= least) continue;
    [nearest, least] = [capital.id, away];
    how = away === 0 ? "on" : `${away === 1 ? "by" : "off"}-${way(from, to)}`;
  }
  return `@${how}(capital-${nearest})`;
}

function way(from: Cell, to: Cell): string {
  const south = 7 * (to.row - from.row);
  const east = 4 * (2 * (to.col - from.col) + (to.row & 1) - (from.row & 1));
  const along = south > 0 ? "s" : "n";
  const across = east > 0 ? "e" : "w";
  if (5 * Math.abs(south) < 2 * Math.abs(east)) return across;
  return 5 * Math.abs(east) < 2 * Math.abs(south) ? along : along + across;
}
