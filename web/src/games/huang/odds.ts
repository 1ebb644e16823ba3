/**
 * The tiles that may still be committed to the sides of a conflict: exact for the viewing seat, the maximum
 * for others.
 */

import type { Sentence, View } from "../../protocol";
import type { HuangPosition, Rebel } from "./position";

/** Null without a conflict, and when all seats have committed. */
export function oddsOf(view: Pick<View, "seat" | "position">): Sentence | null {
  const { revolt, war } = view.position as HuangPosition;
  const known = ({ seat }: Rebel): string => (seat === view.seat ? "own" : "hidden");
  if (revolt) {
    const [one, two] = [revolt.attacker, revolt.defender];
    if (one.more + two.more === 0) return null;
    return {
      key: "ui-odds-revolt",
      args: {
        attack: one.strength,
        attacking: one.more,
        attacker: known(one),
        defence: two.strength,
        defending: two.more,
        defender: known(two),
      },
    };
  }
  if (!war) return null;
  const own = war.more[view.seat] ?? 0;
  const others = war.more.reduce((sum, more, seat) => (seat === view.seat ? sum : sum + more), 0);
  if (own + others === 0) return null;
  return { key: "ui-odds-war", args: { own, others } };
}
