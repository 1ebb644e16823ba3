/** The payment for the authority of a seat at the end of this turn, if the map does not change. */

import type { Phase, Player } from "./position";

type Standing = Pick<Player, "authority" | "commanderies" | "progress" | "alive" | "debt">;

export function forecast(own: Standing, levels: readonly number[], phase: Phase): number {
  if (!own.alive) return 0;
  if (phase === "authority") return own.debt; // it has fallen already
  const at = Math.max(0, levels.indexOf(-own.authority));
  const progressed = own.commanderies > own.progress; // strictly more than at the start of the turn
  return levels[progressed ? at : Math.min(at + 1, levels.length - 1)] ?? 0;
}
