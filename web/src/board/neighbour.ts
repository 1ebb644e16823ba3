/** The next element in a direction, for arrow keys on a board of any shape. */

export type Direction = "left" | "right" | "up" | "down";

const STEP: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The nearest element in that direction; sideways distance counts twice. */
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

/** Keys on an element of the board: Enter and Space pick it, arrows move the focus to its neighbour. */
export function onElementKey(event: KeyboardEvent, pick: () => void): void {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) pick(); // a key that is held is pressed once
  } else if (event.key.startsWith("Arrow") && event.currentTarget instanceof Element) {
    const all = [...document.querySelectorAll<HTMLElement | SVGGElement>(".element[tabindex]")];
    const next = nearest(event.currentTarget, all, event.key.slice(5).toLowerCase() as Direction);
    if (next) event.preventDefault();
    next?.focus();
  }
}
