/** The content of a view of Terracotta Army, and the size of the mausoleum. */

import type { View } from "../../protocol";
import type { TerracottaPosition } from "./view.generated";

export * from "./view.generated";

export const COLUMNS = "abcdefghi";
export const ROWS = 7;

/** The position of a view. When the game is over, its boards show the totals of the score sheet, as the strip does. */
export function positionOf(view: View): TerracottaPosition {
  const position = view.position as TerracottaPosition;
  const totals = view.over ? view.sheet.find(([category]) => category.endsWith("total"))?.[1] : undefined;
  if (!totals) return position;
  const boards = position.boards.map((own, seat) => ({ ...own, points: totals[seat] ?? own.points }));
  return { ...position, boards };
}
