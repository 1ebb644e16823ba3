/**
 * Markers behind the viewing seat's screen, picked one by one: `marker:4:3` is the third and last of the
 * fours.
 */

import { VALUES, type Markers } from "./position";

/** The markers that can still be picked: without those already in the closed hand of a bid. */
export function atHand(stock: Markers, chosen: Markers | null): Markers {
  const left = VALUES.map((value) => [value, stock[value] - (chosen?.[value] ?? 0)]);
  return Object.fromEntries(left) as Markers;
}

export function pickedOf(picked: ReadonlySet<string>): string[] {
  return [...picked].filter((element) => element.startsWith("marker:"));
}

/** The total value of the picked markers. */
export function total(markers: readonly string[]): number {
  return markers.reduce((sum, element) => sum + Number(element.split(":")[1]), 0);
}

/** The element whose id says which markers are taken: it contains the number left of each kind. */
export function restElement(purse: Markers, picked: ReadonlySet<string>): string {
  const taken = pickedOf(picked).map((element) => element.split(":").map(Number));
  const left = VALUES.map((value) =>
    Math.min(purse[value] ?? 0, ...taken.filter((one) => one[1] === value).map((one) => (one[2] ?? 1) - 1)),
  );
  return `rest:${left.join(".")}`;
}
