/** The colour and shape of each seat of the match on screen. */

import { untrack } from "svelte";
import type { SeatInfo } from "../protocol";

export const COLOURS = 7;

let worn: readonly number[] = $state.raw([]);

export function colourOf(seat: number): number {
  return worn[seat] ?? seat;
}

/** Show the seats in these colours; without any, each seat has the colour of its number. */
export function wear(seats: readonly SeatInfo[]): void {
  const next = seats.map((seat) => seat.colour);
  const before = untrack(() => worn); // untracked: a calling effect must not depend on it
  if (next.length === before.length && next.every((colour, seat) => colour === before[seat])) return;
  worn = next;
  const { style } = document.documentElement;
  for (let seat = 0; seat < COLOURS; seat++) {
    const colour = next[seat] ?? seat;
    if (colour === seat) style.removeProperty(`--seat-${seat}`);
    else style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`);
  }
}
