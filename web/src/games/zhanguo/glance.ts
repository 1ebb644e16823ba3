/** A seat in the strip: its points, its tokens by aspect and the space of its ship. */

import type { Glance } from "../../board/types";
import type { View } from "../../protocol";
import { ASPECTS, type ZhanguoPosition } from "./position";

const LARGE = 2; // the value of a large token

export function glance(view: View, seat: number): Glance {
  const own = (view.position as ZhanguoPosition).boards[seat];
  if (!own) return { score: null, facts: [] };
  const [writing = 0, currency = 0, laws = 0] = ASPECTS.map(
    (aspect, i) => (own.tokens[i] ?? 0) + (own.large.includes(aspect) ? LARGE : 0),
  );
  return { score: own.score, facts: [{ key: "glance-tokens", args: { writing, currency, laws } }] };
}
