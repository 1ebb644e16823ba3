/**
 * What is known about a combat before it begins: strengths, the number of markers that each side may bid,
 * and the generals. The strongest general of a side adds its power to the bid.
 */

import type { Sentence } from "../../protocol";
import { powersOn, type RoyaumesPosition, type Troops } from "./position";

function strength(army: Troops): number {
  return 2 * army.organised + army.disorganised;
}

/** Null if no other seat's army is there. */
export function oddsOf(position: RoyaumesPosition, seat: number, from: string, to: string): Sentence | null {
  const own = position.armies[from];
  const enemy = position.armies[to];
  if (!own || !enemy || own.seat !== seat || enemy.seat === seat) return null;
  return {
    key: "ui-odds",
    args: {
      own: strength(own),
      markers: own.organised,
      power: Math.max(0, ...powersOn(position, seat, from)),
      enemy: strength(enemy),
      others: enemy.organised,
      generals: powersOn(position, enemy.seat, to).length,
    },
  };
}
