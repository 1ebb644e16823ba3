/** The shape of an order on the map. */

import type { Chart } from "./chart.svelte";
import { standing } from "./landscape";
import { distance, mix, n, type Point } from "./lines";

export interface ArrowShape {
  d: string;
  head: string;
  beside: Point; // the position of the cross that takes the order back
}

const EDGE = 26; // the distance from the middle of a diamond to the start of the arrow

export function arrowShape(chart: Chart, from: string, to: string): ArrowShape {
  const [a, b] = [standing(chart, from), standing(chart, to)];
  const long = distance(a, b) || 1;
  const start = mix(a, b, Math.min(0.4, EDGE / long));
  const end = mix(a, b, 1 - Math.min(0.3, (to.includes("-") ? 12 : 30) / long));
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const aside = (by: number): Point => {
    const middle = mix(start, end, 0.5);
    return { x: middle.x - by * Math.sin(angle), y: middle.y + by * Math.cos(angle) };
  };
  const bend = aside(12);
  const way = Math.atan2(end.y - bend.y, end.x - bend.x);
  const wing = (turn: number): string =>
    `${n(end.x - 14 * Math.cos(way + turn))} ${n(end.y - 14 * Math.sin(way + turn))}`;
  return {
    d: `M${n(start.x)} ${n(start.y)}Q${n(bend.x)} ${n(bend.y)} ${n(end.x)} ${n(end.y)}`,
    head: `M${wing(0.5)}L${n(end.x)} ${n(end.y)}L${wing(-0.5)}`,
    beside: aside(Math.cos(angle) >= 0 ? 24 : -24), // below it: armies stand above
  };
}
