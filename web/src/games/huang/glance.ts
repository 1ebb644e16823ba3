/** A seat in the strip: its lowest colour, if the viewer may know it, and its leaders on the board. */

import type { Glance } from "../../board/types";
import type { View } from "../../protocol";
import { COLOURS, type Counts, type HuangPosition } from "./position";

const GRANARY = 2; // blue points for each

/** The points in the four colours with granaries, before white points are added. */
export function fourOf(points: Counts, granaries: number): [string, number][] {
  return COLOURS.filter((colour) => colour !== "white").map((colour) => [
    colour,
    points[colour] + (colour === "blue" ? GRANARY * granaries : 0),
  ]);
}

/**
 * A seat's lowest colour after its white points; each of them goes to the colour that is lowest at that
 * moment.
 */
export function lowestOf(points: Counts, granaries: number): number {
  const values = fourOf(points, granaries).map(([, value]) => value);
  for (let white = points.white; white > 0; white--) {
    const at = values.indexOf(Math.min(...values));
    values[at] = (values[at] ?? 0) + 1;
  }
  return Math.min(...values);
}

export function glance(view: View, seat: number): Glance {
  const own = (view.position as HuangPosition).players[seat];
  if (!own) return { score: null, facts: [] };
  const out = Object.values(own.leaders).filter((hex) => hex !== null).length;
  const leaders = { key: "glance-leaders", args: { count: out } };
  if (!own.points) return { score: null, facts: [{ key: "glance-hidden", args: {} }, leaders] };
  const four = fourOf(own.points, own.granaries);
  const least = Math.min(...four.map(([, value]) => value));
  const colours = four.filter(([, value]) => value === least).map(([colour]) => `@colour-${colour}`);
  const lowest = colours.length === four.length ? [] : [{ key: "glance-lowest", args: { colours } }];
  return { score: lowestOf(own.points, own.granaries), facts: [...lowest, leaders] };
}
