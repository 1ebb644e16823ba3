/** What a seat is called. */

import type { Say } from "../board/types";
import type { SeatInfo } from "../protocol";

export function nameOf(seat: SeatInfo, t: Say): string {
  if (seat.open) return t("ui-open-seat");
  if (seat.kind === "automa") return t("automa");
  if (seat.kind === "bot") return seat.name || t(`bot-${seat.bot}`);
  return seat.name || t("seat-number", { number: seat.seat + 1 });
}

/** The names in seat order. Two bots of a kind are told apart by their seat. */
export function namesOf(seats: readonly SeatInfo[], t: Say): string[] {
  const names = seats.map((seat) => nameOf(seat, t));
  return names.map((name, i) => (names.indexOf(name) === i && names.lastIndexOf(name) === i ? name : `${name} ${i + 1}`));
}
