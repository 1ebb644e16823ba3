/**
 * The places of the cards in the hand: a card that was played leaves its place empty, so that the others stay
 * where they are.
 */

/** The places after the hand has changed; `before` may name cards that have left the hand. */
export function keepPlaces(before: readonly string[], hand: readonly string[]): readonly string[] {
  if (!hand.some((card) => before.includes(card))) return hand; // a new hand
  const fresh = hand.filter((card) => !before.includes(card));
  const kept = before.map((card) => (hand.includes(card) ? card : (fresh.shift() ?? card)));
  return [...kept, ...fresh];
}
