/** The HTTP half of the wire. */

import type { Frame, LogLine, Telling, GameInfo, MatchInfo, Me, NewMatch, PackInfo, Rule } from "../protocol";

/** The server's own words about what was wrong. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rule: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`api/${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as { error?: string; rule?: string };
    throw new Refused(answer.status, said.error ?? answer.statusText, said.rule ?? "");
  }
  return (await answer.json()) as T;
}

export interface Components {
  pack: PackInfo;
  tables: Record<string, { source: string; note: string; file: string; table: unknown }>;
}

let games: Promise<GameInfo[]> | null = null;
const ledgers = new Map<string, Promise<Rule[]>>();

/** Asked once; a failure may be asked again. */
function once<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(forget);
  return promise;
}

export const wire = {
  games: () => (games ??= once(call<GameInfo[]>("GET", "games"), () => (games = null))),
  rules: (game: string) => {
    const known = ledgers.get(game);
    if (known) return known;
    const asked = once(call<Rule[]>("GET", `games/${game}/rules`), () => ledgers.delete(game));
    ledgers.set(game, asked);
    return asked;
  },
  components: (game: string, pack = "") =>
    call<Components>("GET", `games/${game}/components${pack ? `?pack=${encodeURIComponent(pack)}` : ""}`),
  me: () => call<Me>("GET", "me"),
  setMe: (me: Partial<Me>) => call<Me>("PATCH", "me", me),
  matches: () => call<{ mine: MatchInfo[]; open: MatchInfo[] }>("GET", "matches"),
  match: (id: string) => call<MatchInfo>("GET", `matches/${id}`),
  create: (match: NewMatch) =>
    call<{ match: string; invite: { seat: number; link: string }[] }>("POST", "matches", match),
  join: (id: string, secret: string) => call<{ seat: number }>("POST", `matches/${id}/join`, { secret }),
  again: (id: string) => call<{ match: string }>("POST", `matches/${id}/rematch`),
  remove: (id: string) => call<{ deleted: string }>("DELETE", `matches/${id}`),
  log: (id: string, seat: number, before: { version: number; number: number }) =>
    call<{ lines: LogLine[]; earlier: boolean }>(
      "GET",
      `matches/${id}/log?seat=${seat}&version=${before.version}&number=${before.number}`,
    ),
  tell: (id: string, seat: number, since: number, upto: number) =>
    call<Telling>("GET", `matches/${id}/tell?seat=${seat}&since=${since}&upto=${upto}`),
  at: (id: string, version: number, seat: number, since = version - 1) =>
    call<Frame>("GET", `matches/${id}/at/${version}?seat=${seat}&since=${Math.max(0, since)}`),
};
