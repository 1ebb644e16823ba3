/** Names of seats and players. */

import type { Say } from "../board/types";
import type { SeatInfo } from "../protocol";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Wrap a name in Unicode isolates, so that a right-to-left name does not reorder the text around it. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

export function nameOf(seat: SeatInfo, t: Say): string {
  if (seat.open) return t("ui-open-seat");
  if (seat.kind === "automa") return t("automa");
  if (seat.kind === "bot") return isolated(seat.name) || t(`bot-${seat.bot}`);
  return isolated(seat.name) || t("seat-number", { number: seat.seat + 1 });
}

/** The names in seat order. Two bots of a kind get their seat numbers. */
export function namesOf(seats: readonly SeatInfo[], t: Say): string[] {
  const names = seats.map((seat) => nameOf(seat, t));
  return names.map((name, i) =>
    names.indexOf(name) === i && names.lastIndexOf(name) === i ? name : `${name} ${i + 1}`,
  );
}
