/** How a game ended, in one sentence. */

import type { Say } from "../board/types";
import type { MatchInfo, Result } from "../protocol";

export function endOf(result: Result, t: Say): string {
  if (result.ending === "agreed") return t("ui-ending-agreed");
  if (result.ending === "drawn") return t("ui-ending-drawn");
  const winners = result.winners.map((seat) => `#${seat}`);
  if (winners.length === 0) return t("ui-ending-nobody");
  return t("ui-sheet-win", { seats: winners, count: winners.length });
}

/**
 * The ending of a match in a list. Old matches may lack details, because endings were not stored at first.
 */
export function listedEnd(match: Pick<MatchInfo, "ending" | "winners">, t: Say): string {
  const winners = match.winners.map((seat) => `#${seat}`);
  if (match.ending === "agreed") return t("ui-ending-agreed");
  if (match.ending === "drawn") return t("ui-ending-drawn");
  if (match.ending === null && winners.length !== 1) return t("game-over");
  if (winners.length === 0) return t("ui-ending-nobody");
  return t("ui-won-by", { seats: winners });
}
