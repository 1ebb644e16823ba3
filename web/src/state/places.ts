/** The rank of each seat by its score, equal for equal scores; all zeros if a score is hidden. */
export function placesOf(scores: readonly (number | null)[]): number[] {
  if (scores.some((score) => score === null)) return scores.map(() => 0);
  return scores.map((score) => 1 + scores.filter((other) => (other ?? 0) > (score ?? 0)).length);
}
