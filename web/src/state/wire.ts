/** The HTTP half of the wire. */

import type { Say } from "../board/types";
import type {
  Advice,
  Begun,
  Frame,
  LogLine,
  Standing,
  Telling,
  GameInfo,
  MatchInfo,
  Me,
  MeChange,
  NewMatch,
  PackInfo,
  Reached,
  Puzzles,
  PuzzleVerdict,
  ReviewProgress,
  Rule,
  Sentence,
  View,
} from "../protocol";
import { api } from "./server";

/** A request that was refused: `why` for people, `message` in English for reports. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rule: string,
    readonly why: Sentence | null,
  ) {
    super(message);
  }
}

/** Why a request failed, in the reader's language. */
export function reason(error: unknown, t: Say): string {
  const why = error instanceof Refused ? error.why : null;
  return why ? t(why.key, why.args) : t("refusal-no-answer");
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(api(path), {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as Partial<{
      error: string;
      rule: string;
      why: Sentence;
    }>;
    throw new Refused(answer.status, said.error ?? answer.statusText, said.rule ?? "", said.why ?? null);
  }
  return answer;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

/** The learning material of a title. */
export interface Learning {
  game: string;
  pack: string;
  options: Record<string, unknown>;
  chapters: readonly { id: string; sections: readonly string[]; own: boolean }[];
  pictures: readonly { picture: Picture; view: View }[];
  examples: readonly Example[];
  lessons: readonly string[];
  reconstructed: readonly string[]; // the rules that rest on a reconstructed table
}
/** A part of the table that is drawn: cropped to `show`. */
export interface Cropped {
  id: string;
  part: "board" | "mine";
  show: readonly string[];
  highlight: readonly string[];
}
export interface Picture extends Cropped {
  section: string;
  chapter: string; // the chapter of the rules for which it is an example, too; empty: none
}
/** An example in a chapter of the rules. */
export interface Example extends Cropped {
  chapter: string;
  pack: string;
  options: Record<string, unknown>;
  view: View;
}

export interface Components {
  pack: PackInfo;
  tables: Record<string, { source: string; note: string; file: string; table: unknown }>;
}

let games: Promise<GameInfo[]> | null = null;
const ledgers = new Map<string, Promise<Rule[]>>();

/** Fetch once and keep the result; after a failure it may be fetched again. */
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
  learning: (game: string) => call<Learning>("GET", `games/${game}/learning`),
  components: (game: string, pack = "") =>
    call<Components>("GET", `games/${game}/components${pack ? `?pack=${encodeURIComponent(pack)}` : ""}`),
  me: () => call<Me>("GET", "me"),
  setMe: (me: MeChange) => call<Me>("PATCH", "me", me),
  matches: () => call<{ mine: MatchInfo[]; open: MatchInfo[] }>("GET", "matches"),
  match: (id: string) => call<MatchInfo>("GET", `matches/${id}`),
  create: (match: NewMatch) =>
    call<{ match: string; invite: { seat: number; link: string }[] }>("POST", "matches", match),
  join: (id: string, secret: string) => call<{ seat: number }>("POST", `matches/${id}/join`, { secret }),
  again: (id: string) => call<{ match: string }>("POST", `matches/${id}/rematch`),
  lesson: (game: string, name = "first") => call<Begun>("POST", `games/${game}/lessons/${name}`),
  goToStep: (id: string, step: number) => call<Reached>("POST", `matches/${id}/lesson`, { step }),
  remove: (id: string) => call<{ deleted: string }>("DELETE", `matches/${id}`),
  log: (id: string, seat: number, before: { version: number; number: number }) =>
    call<{ lines: LogLine[]; earlier: boolean }>(
      "GET",
      `matches/${id}/log?seat=${seat}&version=${before.version}&number=${before.number}`,
    ),
  position: async (id: string, version: number) =>
    (await ask("GET", `matches/${id}/position/${version}`)).text(),
  review: (id: string) => call<ReviewProgress>("GET", `matches/${id}/review`),
  whatIf: (id: string, version: number, seat: number) =>
    call<Begun>("POST", `matches/${id}/what-if`, { version, seat }),
  puzzles: (game: string) => call<Puzzles>("GET", `games/${game}/puzzles`),
  beginPuzzle: (game: string, name: string) => call<Begun>("POST", `games/${game}/puzzles/${name}`),
  puzzle: (id: string, giveUp = false, thought = "") =>
    call<PuzzleVerdict>(
      "GET",
      `matches/${id}/puzzle?give_up=${giveUp}&thought=${encodeURIComponent(thought)}`,
    ),
  hint: (id: string, seat: number) => call<Advice>("GET", `matches/${id}/hint?seat=${seat}`),
  standing: (id: string, seat: number) => call<Standing>("GET", `matches/${id}/standing?seat=${seat}`),
  tell: (id: string, seat: number, since: number, upto: number) =>
    call<Telling>("GET", `matches/${id}/tell?seat=${seat}&since=${since}&upto=${upto}`),
  at: (id: string, version: number, seat: number, since = version - 1) =>
    call<Frame>("GET", `matches/${id}/at/${version}?seat=${seat}&since=${Math.max(0, since)}`),
};
