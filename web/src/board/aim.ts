/**
 * Touch targets: a touch within half a finger's width of an element that may be chosen hits it, and small
 * elements are zoomed.
 */

import { CLOSEST, HOME, type Viewport } from "./zoom";

export const FINGER = 44; // pixels: the smallest width of a target
const MARGIN = 0.35; // margin around the shown elements, in fingers

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The distance of a point from a box; 0 inside it. */
function distance(x: number, y: number, box: Rect): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

/** The box nearest to a touch, if the touch is inside the box or within a finger's width of its centre. */
export function aimed<T extends { box: Rect }>(x: number, y: number, targets: readonly T[]): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const target of targets) {
    const { left, top, right, bottom } = target.box;
    const side = Math.min(right - left, bottom - top);
    if (side >= FINGER) continue; // wide enough to be met itself; its box may hold what is not its own
    const reach = (FINGER - side) / 2;
    const far = distance(x, y, target.box);
    if (far <= reach && far < least) [best, least] = [target, far];
  }
  return best;
}

/**
 * The zoom factor needed before a touch clearly means one of its targets. It is 1 if there is no second
 * target under the finger, or if the targets are wide enough.
 */
export function closer(x: number, y: number, targets: readonly { box: Rect }[]): number {
  const near = targets.map(({ box }) => box).filter((box) => distance(x, y, box) <= FINGER / 2);
  if (near.length < 2) return 1;
  const smallest = Math.min(...near.map((box) => Math.min(box.right - box.left, box.bottom - box.top)));
  return Math.max(1, FINGER / Math.max(1, smallest));
}

/**
 * A viewport in which the smallest of these boxes is as wide as a finger, if all of them stay visible. Boxes
 * are in units of the drawing without zoom, `unit` pixels each.
 */
export function closeUp(boxes: readonly Rect[], width: number, height: number, unit: number): Viewport {
  if (boxes.length === 0 || unit <= 0) return HOME;
  const smallest =
    Math.min(...boxes.map((box) => Math.min(box.right - box.left, box.bottom - box.top))) * unit;
  const edge = (MARGIN * FINGER) / unit;
  const left = Math.min(...boxes.map((box) => box.left)) - edge;
  const top = Math.min(...boxes.map((box) => box.top)) - edge;
  const right = Math.max(...boxes.map((box) => box.right)) + edge;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + edge;
  const fits = Math.min(width / (right - left), height / (bottom - top));
  const k = Math.min(CLOSEST, Math.max(1, Math.min(fits, FINGER / Math.max(1, smallest))));
  return { k, x: width / 2 - (k * (left + right)) / 2, y: height / 2 - (k * (top + bottom)) / 2 };
}
