/** A seat in the strip: its commanderies, authority and troops. */

import type { Glance } from "../../board/types";
import type { View } from "../../protocol";
import type { RoyaumesPosition } from "./position";

export function glance(view: View, seat: number): Glance {
  const own = (view.position as RoyaumesPosition).players[seat];
  if (!own) return { score: null, facts: [] };
  if (!own.alive) return { score: own.commanderies, facts: [{ key: "glance-out", args: {} }] };
  return {
    score: own.commanderies,
    facts: [
      { key: "glance-authority", args: { level: own.authority < 0 ? `−${-own.authority}` : "0" } },
      { key: "glance-troops", args: { count: own.troops } },
    ],
  };
}
