/** Lines that look drawn with a brush, and the lands between them. */

import { lot, n, through } from "../../board/brush";
import type { Point } from "../../board/types";

export { lot, n, through };
export type { Point };

export const WIDTH = 1136;
export const HEIGHT = 848;

export function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * A straight line, as if drawn by hand: the same in both directions, so neighbouring lands share their
 * border.
 */
export function byHand(a: Point, b: Point, by: number, every = 22): Point[] {
  const steps = Math.max(1, Math.round(distance(a, b) / every));
  return Array.from({ length: steps + 1 }, (_, i) =>
    stray(mix(a, b, i / steps), i === 0 || i === steps ? by / 2 : by),
  );
}

/** The offset of a point from the straight line, which depends on its place only. */
function stray({ x, y }: Point, by: number): Point {
  const wave = (at: number): number => Math.sin(at * 0.083) * 0.6 + Math.sin(at * 0.031 + 1) * 0.5;
  return { x: x + by * wave(x * 0.7 + y * 1.9), y: y + by * wave(y * 1.3 - x * 1.1 + 40) };
}

export function path(points: readonly Point[]): string {
  return `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join("L")}`;
}

// --- lands ----------------------------------------------------------------------------------------------

export interface Side {
  from: Point;
  to: Point;
  beyond: number; // the land on the other side, or -1: the edge of the sheet
}

/**
 * For each place, the polygon of points that are nearer to it than to any other place, as a list of sides.
 */
export function lands(places: readonly Point[], margin = 30): Side[][] {
  const [l, t, r, b] = [-margin, -margin, WIDTH + margin, HEIGHT + margin];
  return places.map((own, i) => {
    let sides: Side[] = [
      { from: { x: l, y: t }, to: { x: r, y: t }, beyond: -1 },
      { from: { x: r, y: t }, to: { x: r, y: b }, beyond: -1 },
      { from: { x: r, y: b }, to: { x: l, y: b }, beyond: -1 },
      { from: { x: l, y: b }, to: { x: l, y: t }, beyond: -1 },
    ];
    places.forEach((other, k) => {
      if (k !== i) sides = nearer(sides, own, other, k);
    });
    return sides;
  });
}

/** The part of a polygon that is nearer to one point than to another. */
function nearer(sides: readonly Side[], own: Point, other: Point, beyond: number): Side[] {
  const middle = mix(own, other, 0.5);
  const dx = other.x - own.x;
  const dy = other.y - own.y;
  const past = (p: Point): number => (p.x - middle.x) * dx + (p.y - middle.y) * dy;
  const kept: Side[] = [];
  let out: Point | null = null;
  let into: Point | null = null;
  for (const side of sides) {
    const [from, to] = [past(side.from), past(side.to)];
    const cut = (): Point => mix(side.from, side.to, from / (from - to));
    if (from <= 0 && to <= 0) kept.push(side);
    else if (from <= 0) {
      out = cut();
      kept.push({ ...side, to: out });
    } else if (to <= 0) {
      into = cut();
      kept.push({ ...side, from: into });
    }
  }
  if (!out || !into) return kept;
  const at = kept.findIndex((side) => side.to === out);
  kept.splice(at + 1, 0, { from: out, to: into, beyond });
  return kept;
}

/** The point where two straight lines meet, or null. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const under = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (under === 0) return null;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / under;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / under;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? mix(a, b, t) : null;
}

/** Is a point inside a polygon? */
export function inside(p: Point, corners: readonly Point[]): boolean {
  let within = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}
