/** The content of a view of Zhanguo, and values read from it. */

import type { Card, SeatBoard } from "./view.generated";

export * from "./view.generated";

/** The face-up cards of a hand; the hand of another seat has none. */
export function readable(hand: SeatBoard["hand"]): Card[] {
  return hand.filter((card): card is Card => "id" in card);
}
