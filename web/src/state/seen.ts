/** The version of a match that was seen in this browser, for "since you left". */

const key = (match: string, seat: number) => `tianxia.seen.${match}.${seat}`;

export function lastSeen(match: string, seat: number): number | null {
  const kept = localStorage.getItem(key(match, seat));
  return kept === null ? null : Number(kept);
}

export function remember(match: string, seat: number, version: number): void {
  if (!document.hidden) localStorage.setItem(key(match, seat), String(version));
}
