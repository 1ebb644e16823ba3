/** What a seat is called. */

import type { Say } from "../board/types";
import type { SeatInfo } from "../protocol";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name written from right to left turns nothing round it: Unicode's isolates stand about it. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

export function nameOf(seat: SeatInfo, t: Say): string {
  if (seat.open) return t("ui-open-seat");
  if (seat.kind === "automa") return t("automa");
  if (seat.kind === "bot") return isolated(seat.name) || t(`bot-${seat.bot}`);
  return isolated(seat.name) || t("seat-number", { number: seat.seat + 1 });
}

/** The names in seat order. Two bots of a kind are told apart by their seat. */
export function namesOf(seats: readonly SeatInfo[], t: Say): string[] {
  const names = seats.map((seat) => nameOf(seat, t));
  return names.map((name, i) =>
    names.indexOf(name) === i && names.lastIndexOf(name) === i ? name : `${name} ${i + 1}`,
  );
}
