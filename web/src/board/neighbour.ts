/** Which element lies next in a direction: for arrow keys on a board of any shape. */

export type Direction = "left" | "right" | "up" | "down";

const STEP: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The nearest in that direction; what lies aside counts twice. */
export function nearest<T extends Element>(from: Element, all: readonly T[], direction: Direction): T | null {
  const [ux, uy] = STEP[direction];
  const start = middle(from);
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const to = middle(one);
    const ahead = (to.x - start.x) * ux + (to.y - start.y) * uy;
    const aside = Math.abs((to.x - start.x) * uy) + Math.abs((to.y - start.y) * ux);
    if (ahead <= 1) continue;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best;
}

export function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
