/** Lines and numbers for painted maps: the same drawing every time, although it looks drawn by hand. */

import type { Point } from "./types";

/** A coordinate in a path, with at most one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A pseudo-random number from 0 to 1; always the same for the same arguments. */
export function lot(x: number, y: number, salt = 0): number {
  const s = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return s - Math.floor(s);
}

/** A smooth line through points, as a path. */
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
