/** A seat in the strip: its points, coins and clay. */

import type { Glance } from "../../board/types";
import type { View } from "../../protocol";
import { positionOf } from "./position";

export function glance(view: View, seat: number): Glance {
  const own = positionOf(view).boards[seat];
  if (!own) return { score: null, facts: [] };
  return {
    score: own.points,
    facts: [
      { key: "glance-coins", args: { count: own.coins } },
      { key: "glance-clay", args: { wet: own.wet, dry: own.dry } },
    ],
  };
}
