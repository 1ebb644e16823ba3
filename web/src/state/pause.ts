/** The pause before reconnecting: growing and random, so that pages do not reconnect all at once. */

const FIRST = 300; // milliseconds
const LONGEST = 10_000;
const SPREAD = 4000; // after a restart every page reconnects
const RESTARTS = [1012, 1013]; // WebSocket close codes: service restart, try again later

/**
 * The pause before try `tries` (0: the first) after a connection ended with `code`; `chance` is in [0, 1).
 */
export function pause(tries: number, code: number, chance: number): number {
  const usual = Math.min(LONGEST, FIRST * 2 ** tries);
  const spread = tries === 0 && RESTARTS.includes(code) ? SPREAD : usual;
  return usual / 2 + spread * chance;
}
