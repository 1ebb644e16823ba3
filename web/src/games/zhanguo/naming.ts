/** Names of cards, pieces and places, for labels, tips and captions. */

import type { Say } from "../../board/types";
import type { Card, MausoleumSpot, Tucked } from "./position";

export function effectWords(t: Say, code: string): string {
  return t(`effect-${code}`);
}

/** "Coin 57. Palace: Recruit an Alchemist here." */
export function cardWords(t: Say, card: Card | Tucked): string {
  const emperor = "emperor" in card ? card.emperor : null;
  const suit = card.id.startsWith("m") ? "master" : card.suit;
  return t(emperor ? "ui-card-emperor" : "ui-card", {
    suit: `@suit-${suit}`,
    card: /^\d/.test(card.id) ? card.id : "none", // Alchemists have no number
    trigger: `@court-${emperor ?? card.trigger}`,
    ability: `@effect-${card.ability}`,
  });
}

export function needWords(t: Say, spot: MausoleumSpot): string {
  const { governors = 0, palaces = 0, walls = 0, ship_value = 0 } = spot.needs;
  if (ship_value > 0) return t("ui-need-ship", { value: ship_value });
  if (walls > 0) return t("ui-need-wall", { walls });
  return t("ui-need-region", { governors, palaces, both: governors > 0 && palaces > 0 ? 1 : 0 });
}
