/** Lines as a brush draws them, and the lands between them. */

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 1136;
export const HEIGHT = 848;

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A number from 0 to 1 that looks drawn by lot, the same for the same place. */
export function lot(x: number, y: number, salt = 0): number {
  const s = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return s - Math.floor(s);
}

export function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A soft line through points. */
export function through(points: readonly Point[]): string {
  return points
    .map((p, i) => {
      const before = points[i - 1];
      if (!before) return `M${n(p.x)} ${n(p.y)}`;
      const first = points[i - 2] ?? before;
      const after = points[i + 1] ?? p;
      const one = { x: before.x + (p.x - first.x) / 6, y: before.y + (p.y - first.y) / 6 };
      const two = { x: p.x - (after.x - before.x) / 6, y: p.y - (after.y - before.y) / 6 };
      return `C${[one, two, p].map(({ x, y }) => `${n(x)} ${n(y)}`).join(" ")}`;
    })
    .join("");
}

/** A straight line as a hand draws it: the same in both directions, so neighbours share their border. */
export function byHand(a: Point, b: Point, by: number, every = 22): Point[] {
  const steps = Math.max(1, Math.round(distance(a, b) / every));
  return Array.from({ length: steps + 1 }, (_, i) =>
    stray(mix(a, b, i / steps), i === 0 || i === steps ? by / 2 : by),
  );
}

/** Every place has its own way to stray. */
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

/** For each place the land that is nearer to it than to any other, as the sides of a polygon. */
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

/** Where two straight lines meet, or null. */
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
