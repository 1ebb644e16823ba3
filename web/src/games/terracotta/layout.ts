/** The layout of the board: one sheet of 1000 by 770, the workshop above the ground, the tomb below it. */

import type { Box, Point } from "../../board/types";
import { COLUMNS, ROWS, type Ring } from "./position";

export type { Box, Point };

export const WIDTH = 1000;
export const HEIGHT = 770;
export const GROUND = 436; // where the earth begins

/** The wheel: its middle, the bands of its rings from the inside out, and the rim where workers stand. */
export const HUB: Point = { x: 222, y: 219 };
export const BANDS: Record<Ring, [number, number]> = {
  central: [45, 98],
  middle: [98, 138],
  outer: [138, 176],
};
export const RIM: [number, number] = [176, 214];
const TURN = 360;

/** The middle of a place on a ring, in degrees: place 0 is at the top, the others follow clockwise. */
export function degrees(place: number, places: number): number {
  return (place * TURN) / places;
}

export function polar(radius: number, angle: number): Point {
  const a = ((angle - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(a)), y: round(radius * Math.sin(a)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A segment of a ring round (0, 0), made narrower by `gap` on both sides. */
export function wedge(
  [inner, outer]: readonly [number, number],
  angle: number,
  places: number,
  gap = 0,
): string {
  const half = TURN / places / 2;
  const corner = (radius: number, side: number): string => {
    const { x, y } = polar(radius, angle + side * (half - (gap * 180) / (Math.PI * radius)));
    return `${x} ${y}`;
  };
  const [a, b] = [inner + gap, outer - gap];
  return `M${corner(a, -1)}L${corner(b, -1)}A${b} ${b} 0 0 1 ${corner(b, 1)}L${corner(a, 1)}A${a} ${a} 0 0 0 ${corner(a, -1)}Z`;
}

/** A whole ring round (0, 0). */
export function band([inner, outer]: readonly [number, number]): string {
  const circle = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
  return circle(inner) + circle(outer);
}

/**
 * The angle nearest to the present angle that looks the same as `to`, so that the ring turns the shorter
 * way.
 */
export function onward(from: number, to: number): number {
  const by = ((((to - from) % TURN) + TURN + TURN / 2) % TURN) - TURN / 2;
  return from + by;
}

/** The position of a worker of a kind at the rim of a segment. */
export function slot(segment: number, places: number, artisan: boolean): Point {
  return polar((RIM[0] + RIM[1]) / 2, degrees(segment, places) + (artisan ? 6.4 : -6.4));
}

/** The position of the Supervisor at a segment: on the rim, but never beyond the edges of the sheet. */
export function walk(segment: number, places: number): Point {
  const { x, y } = polar(RIM[1] - 3, degrees(segment, places));
  const most = HUB.x - 24;
  return { x: Math.max(-most, Math.min(most, x)), y: Math.max(-176, y + 16) };
}

/** The row of Masters along the wall. */
export function portrait(i: number, of: number): Box {
  const w = 552 / of;
  return { x: 444 + w * i, y: 10, w, h: 122 };
}

/** The bays of the workshop, one for each kind of warrior: rack, Warehouse, and a specialist below. */
export function bay(i: number): Box {
  return { x: 446 + i * 94, y: 138, w: 90, h: 292 };
}

/** The column of scoring tiles. */
export function seal(i: number, of: number): Box {
  const h = 292 / of;
  return { x: 826, y: 138 + h * i, w: 168, h: h - 4 };
}

/** Beside the tomb: the seats, or the Prime Minister. */
export const STRIP: Box = { x: 782, y: 446, w: 210, h: 318 };

/** The mausoleum, seen at a slant: each row is moved a little to the right of the row in front of it. */
export class Tomb {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly w: number, // of a space
    readonly h: number,
    readonly slant: number, // by row
  ) {}

  /** A corner of the grid, or any point between. */
  at(column: number, row: number): Point {
    return {
      x: round(this.x + column * this.w + (ROWS - row) * this.slant),
      y: round(this.y + row * this.h),
    };
  }

  /** The position of the feet of a figure on a space. */
  feet(space: string): Point {
    const { column, row } = cellOf(space);
    return this.at(column + 0.5, row + 0.72);
  }

  quad(column: number, row: number, columns: number, rows: number, inset = 0): string {
    const side = inset / this.w;
    const end = inset / this.h;
    const points = [
      this.at(column + side, row + end),
      this.at(column + columns - side, row + end),
      this.at(column + columns - side, row + rows - end),
      this.at(column + side, row + rows - end),
    ];
    return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
  }

  space(space: string, inset = 0): string {
    const { column, row } = cellOf(space);
    return this.quad(column, row, 1, 1, inset);
  }

  /** The common outline of some spaces. */
  outline(spaces: readonly string[]): string {
    const all = new Set(spaces);
    let d = "";
    for (const space of spaces) {
      const { column, row } = cellOf(space);
      const edges: [number, number, number, number, number, number][] = [
        [0, -1, 0, 0, 1, 0],
        [1, 0, 1, 0, 1, 1],
        [0, 1, 1, 1, 0, 1],
        [-1, 0, 0, 1, 0, 0],
      ];
      for (const [dc, dr, c1, r1, c2, r2] of edges) {
        if (all.has(nameOf(column + dc, row + dr))) continue;
        const a = this.at(column + c1, row + r1);
        const b = this.at(column + c2, row + r2);
        d += `M${a.x} ${a.y}L${b.x} ${b.y}`;
      }
    }
    return d;
  }
}

export const TOMB = new Tomb(58, 468, 70, 42, 12);
/** On a narrow screen the tomb has a sheet of its own. */
export const NARROW_TOMB = new Tomb(30, 40, 46, 52, 1);
export const NARROW: Box = { x: 0, y: 0, w: 456, h: 416 };

/** On a narrow screen each part of the workshop is shown in a window. */
export const WINDOWS = {
  wheel: { x: 2, y: 2, w: 440, h: 434 },
  masters: [
    { x: 440, y: 4, w: 284, h: 130 },
    { x: 714, y: 4, w: 284, h: 130 },
  ],
  bays: { x: 440, y: 134, w: 380, h: 300 },
  seals: { x: 820, y: 134, w: 178, h: 300 },
  strip: { x: 778, y: 440, w: 220, h: 328 },
} as const;

export function cellOf(space: string): { column: number; row: number } {
  return { column: COLUMNS.indexOf(space[0] ?? "a"), row: Number(space.slice(1)) - 1 };
}

export function nameOf(column: number, row: number): string {
  return `${COLUMNS[column] ?? "?"}${row + 1}`;
}

export const SPACES: readonly string[] = Array.from({ length: ROWS * COLUMNS.length }, (_, i) =>
  nameOf(i % COLUMNS.length, Math.floor(i / COLUMNS.length)),
);
