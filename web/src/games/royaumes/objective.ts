/**
 * The progress of the viewing seat's secret objective, and its places on the map. Other seats' objectives are
 * not in the view.
 */

import type { Sentence } from "../../protocol";
import type { Card, Chart } from "./chart.svelte";
import type { RoyaumesPosition } from "./position";

function cardOf(chart: Chart, position: RoyaumesPosition, seat: number): Card | null {
  const card = position.players[seat]?.objective;
  return card ? (chart.cards[card - 1] ?? null) : null;
}

export function progressOf(chart: Chart, position: RoyaumesPosition, seat: number): Sentence | null {
  const card = cardOf(chart, position, seat);
  const controls = position.players[seat]?.controls ?? [];
  if (!card) return null;
  if (card.rank > 0) {
    const held = Object.values(goalsOf(chart, position, seat)).filter((one) => one).length;
    return { key: "ui-objective-places", args: { held, of: card.commanderies } };
  }
  if (card.kingdoms > 0)
    return { key: "ui-objective-kingdoms", args: { held: controls.length, of: card.kingdoms } };
  const named = card.named.filter((kingdom) => controls.includes(kingdom)).length;
  const others = controls.filter(
    (kingdom) => !card.named.includes(kingdom) && (card.other === "any" || chart.majors.includes(kingdom)),
  );
  const free = card.other === "" ? 0 : 1; // the further kingdom, which the card does not name
  return {
    key: "ui-objective-kingdoms",
    args: { held: named + Math.min(free, others.length), of: card.named.length + free },
  };
}

/** For each commandery that the objective asks for, by number: does the seat hold it? */
export function goalsOf(chart: Chart, position: RoyaumesPosition, seat: number): Record<string, boolean> {
  const card = cardOf(chart, position, seat);
  if (!card) return {};
  const holds = (number: string): boolean => position.armies[number]?.seat === seat;
  const begun = new Set(
    Object.keys(position.kingdoms).flatMap((one) => (holds(one) ? [position.kingdoms[one]] : [])),
  );
  const asks = (number: string): boolean => {
    const kingdom = position.kingdoms[number] ?? "";
    if (card.rank > 0) return position.ranks[number] === card.rank;
    return card.kingdoms > 0 ? begun.has(kingdom) : card.named.includes(kingdom);
  };
  const numbers = chart.commanderies.map(({ number }) => number).filter(asks);
  return Object.fromEntries(numbers.map((number) => [number, holds(number)]));
}
