/**
 * What is known about the sides of a conflict: the sum of their strengths, and the tiles that may still be
 * committed (exact for the viewing seat, the maximum for other seats).
 */

import type { Sentence, View } from "../../protocol";
import type { HuangPosition, Rebel } from "./position";
import { kingdomAt } from "./spots";

/** Null if there is no conflict, or if all seats have committed. */
export function oddsOf(view: Pick<View, "seat" | "position">): Sentence | null {
  const position = view.position as HuangPosition;
  const { revolt, war } = position;
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
  const strengths = war.sides.map(({ strength }) => strength);
  const mine = war.sides.flatMap(({ hex, support }, i) => {
    const rulers = kingdomAt(position.kingdoms, hex)?.rulers ?? {};
    const fights = war.colours.some((colour) => rulers[colour] === view.seat);
    return fights || support.some(({ seat }) => seat === view.seat) ? [i] : [];
  });
  const [at] = mine;
  if (view.seat < 0 || at === undefined || mine.length > 1)
    return { key: "ui-odds-war", args: { strengths, own, others } };
  const enemies = strengths.toSpliced(at, 1);
  return { key: "ui-odds-war-own", args: { strength: strengths[at] ?? 0, own, enemies, others } };
}
